"""Commands. What one does is registered beside it, with what is offered for its options, which are its parameters:

    @command("game board", complete={"zoom": complete_place})
    async def board(at: Context, zoom: str = "") -> None: ...

Where they are many, a dataclass has them as its fields, and the function takes one of these: `options=Wish`.

Whom it is for stands in `bot.services.authority`. Names, descriptions, options and choices come from the locale files.
The key of a command is `command-game-new`, of an option `option-game-new-seats` or, when many commands share it,
`option-seats`; of a choice `choice-` and its value. The attribute `.name` is what people type in that language.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import Any, Concatenate, NamedTuple, TypeVar, get_type_hints

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Place

from bot.errors import Refused
from bot.live import task_memory
from bot.locales import LANGUAGES, Locales
from bot.names import unescaped
from bot.services import authority
from bot.services.context import Context
from bot.services.replies import guarded, think
from bot.widgets.interactions import AnyCommand, Interaction, Offer
from engine.text import Text

Tree = app_commands.CommandTree[Any]
Call = Callable[Concatenate[Context, ...], Awaitable[None]]
"""What a command does, given what was typed into its options."""
Completer = Callable[[Context, str], Awaitable[list[Offer]]]
"""What is offered for an option, given what is typed there so far."""
Choices = Mapping[str, Sequence[str] | Callable[[], Sequence[str]]]
"""The fixed values of options; what makes them is called when the commands are added."""
C = TypeVar("C", bound=Call)
DESCRIPTION = 100


class SlashCommand(NamedTuple):
    """A command, and what is offered for its options, which are the parameters of its function after the first.

    Attributes:
        path: what is typed, such as `game status`.
        choices: the fixed values of options, whose words have keys such as `choice-level-sharp`.
        complete: what is offered while an option is typed.
        aloud: everybody may read the answer, and the function itself tells Discord that one is coming; else only its
            reader does, and Discord hears of it before the function begins.
        brief: it says one thing to its reader, mostly soon: that is the answer (`bot.services.held_presses`).
        options: what is typed makes one of these, whose fields the options are; None: they are parameters.
    """

    path: str
    call: Call
    choices: Choices = {}
    complete: Mapping[str, Completer] = {}
    aloud: bool = False
    brief: bool = False
    options: type[object] | None = None

    @property
    def key(self) -> str:
        """What the keys of its texts and its row in `bot.services.authority` have in common."""
        return self.path.replace(" ", "-")


GROUPS: Mapping[str, str] = {
    "game": """new join leave start list watch invite settings status board history since replay stats
        orders undo resign end export reveal look opponent advise""",
    "play": "new presets save forget whisper whispers note plan link overview seek stop avoid vote turning",
    "map": "show use",
    "players": "show top factions hide",
    "secret": "show hand objectives told all board",
    "me": "games remind away quiet timezone language messages settings data",
    "mod": """pause resume rollback end replace kick swap stand-in answer-for lock unlock transfer archive unarchive
        setup audit timers correct restore""",
}
ORDER = (*(f"{group} {name}" for group, names in GROUPS.items() for name in names.split()), "learn", "rules", "help")
"""Every command outside of the games' own groups, in the order in which Discord and help list them."""
COMMANDS: dict[str, SlashCommand] = {}
"""By their paths, all of these once all rooms are open (`bot.rooms`)."""


def command(
    path: str,
    *,
    choices: Choices | None = None,
    complete: Mapping[str, Completer] | None = None,
    aloud: bool = False,
    options: type[object] | None = None,
) -> Callable[[C], C]:
    """Registers what a command does: see `SlashCommand`. Raises ValueError for one that is taken, or not in `ORDER`."""

    def register(call: C) -> C:
        if path in COMMANDS or path not in ORDER:
            raise ValueError(f"/{path} is taken, or has no place in the order of commands")
        COMMANDS[path] = SlashCommand(path, call, choices or {}, complete or {}, aloud, options=options)
        return call

    return register


MessageCall = Callable[[Context, discord.Message], Awaitable[None]]
"""What a command in the menu of a message does."""
MENUS: dict[str, MessageCall] = {}
"""These by their keys: what they are called stands in `command-` and the key, once all rooms are open."""


def message_command(key: str) -> Callable[[MessageCall], MessageCall]:
    """Registers one, for everybody; only its reader sees the answer. Raises ValueError for a key that is taken."""

    def register(call: MessageCall) -> MessageCall:
        if key in MENUS:
            raise ValueError(f"the menu has {key} already")
        MENUS[key] = call
        return call

    return register


Verbs = Callable[[], Iterable[SlashCommand]]
VERBS: list[Verbs] = []
"""What makes the commands of the games' own groups. The list of games is read when commands are added."""


def commands_of_games(make: Verbs) -> Verbs:
    """Registers one of these; its groups follow all others."""
    VERBS.append(make)
    return make


# --- for Discord -----------------------------------------------------------------------------------------------------


def every_command() -> list[SlashCommand]:
    """Those of all open rooms, in their order."""
    return [*(COMMANDS[path] for path in ORDER), *chain.from_iterable(make() for make in VERBS)]


def add_commands(tree: Tree, locales: Locales) -> None:
    """Adds every command of the open rooms, and with the first one of a group the group."""
    groups: dict[str, app_commands.Group] = {}
    for one in every_command():
        name, of_group, _ = one.path.partition(" ")
        if of_group and name not in groups:
            groups[name] = _group(locales, name)
            tree.add_command(groups[name])
        (groups[name] if of_group else tree).add_command(_made(locales, one))
    for key, call in MENUS.items():
        tree.add_command(_in_menu(locales, key, call))


def _group(locales: Locales, name: str) -> app_commands.Group:
    """A group of commands; all groups but `/me` are for servers only."""
    return app_commands.Group(name=name, description=_described(locales, f"command-{name}"), guild_only=name != "me")


def _made(locales: Locales, one: SlashCommand) -> AnyCommand:
    """The command as discord.py takes it; one outside of a group works in private, too."""
    call = _callback(one)
    options = [*inspect.signature(call).parameters][1:]
    app_commands.describe(**{o: _described(locales, option_key(locales, one.key, o)) for o in options})(call)
    app_commands.rename(**{option: _called(locales, one.key, option) for option in options})(call)
    for option, values in one.choices.items():
        known = values() if callable(values) else values
        app_commands.choices(**{option: [_choice(locales, value) for value in known]})(call)
    if one.complete:
        app_commands.autocomplete(**{option: _offering(one.key, each) for option, each in one.complete.items()})(call)
    description = _described(locales, f"command-{one.key}")
    return app_commands.Command(name=one.path.split()[-1], description=description, callback=call)


def _called(locales: Locales, path: str, option: str) -> str:
    """What an option is called in English."""
    return locales.attribute(option_key(locales, path, option), "name", "en") or option.replace("_", "-")


def _in_menu(locales: Locales, key: str, call: MessageCall) -> app_commands.ContextMenu:
    """A command in the menu of a message, on servers only."""

    async def used(interaction: Interaction, message: discord.Message) -> None:
        at = Context(interaction.client.services, interaction)

        async def work() -> None:
            await think(interaction)
            await call(at, message)

        await guarded(at.services, interaction, work)

    used.__annotations__ = {"interaction": discord.Interaction, "message": discord.Message}
    name = locales.attribute(f"command-{key}", "name", "en") or key
    menu = app_commands.ContextMenu(name=name, callback=used, extras={"key": key})
    return app_commands.guild_only(menu)


def _described(locales: Locales, key: str) -> str:
    """A description in English."""
    return locales.say(Text(key))[:DESCRIPTION]


def _choice(locales: Locales, value: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=locales.say(Text(f"choice-{value}"))[:100], value=value)


def _callback(one: SlashCommand) -> Any:
    """The command with its refusals said, not raised; it begins only for whom `bot.services.authority` says."""
    authority.right_of(one.key)

    async def safe(interaction: Interaction, **options: Any) -> None:
        at = Context(interaction.client.services, interaction)
        await guarded(at.services, interaction, lambda: admitted(at, options))

    async def admitted(at: Context, options: Mapping[str, Any]) -> None:
        await authority.admit(at, one.key)
        if one.brief:
            at.services.held.hold(at.interaction)
        elif not one.aloud:
            await think(at.interaction)
        await (one.call(at, **options) if one.options is None else one.call(at, one.options(**options)))

    made: Any = safe
    made.__signature__ = inspect.Signature([next(_parameters(one.call)), *_options(one)])
    return safe


def _options(one: SlashCommand) -> Iterator[inspect.Parameter]:
    """What can be typed."""
    return islice(_parameters(one.call), 1, None) if one.options is None else _parameters(one.options)


def _parameters(of: Callable[..., object]) -> Iterator[inspect.Parameter]:
    """What is given to it, with the types themselves."""
    kinds = get_type_hints(of, include_extras=True)
    for name, one in inspect.signature(of).parameters.items():
        yield one.replace(annotation=kinds.get(name, one.annotation))


def _offering(key: str, complete: Completer) -> Any:
    """The offers, for whom the command is, as they are shown: in a list there is no Markdown."""

    async def offered(interaction: Interaction, typed: str) -> list[Offer]:
        at = Context(interaction.client.services, interaction)
        task_memory.remember_lookups()
        try:
            at.services.rates.press(at.user)
            found = await complete(at, typed) if await authority.admits(at, key) else []
        except Refused:  # such as somebody who types too fast, or a database that is away
            found = []
        return [app_commands.Choice(name=unescaped(one.name)[:100], value=one.value) for one in found]

    return offered


def option_key(locales: Locales, path: str, option: str) -> str:
    """The key of an option: its own for this command, else the one that commands share."""
    name = option.replace("_", "-")
    own = f"option-{path}-{name}"
    return own if locales.has(own) else f"option-{name}"


class CommandTranslator(app_commands.Translator):
    """Names and descriptions of commands in the other languages."""

    def __init__(self, locales: Locales) -> None:
        self._locales = locales

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The words for Discord, or None for a language that is not spoken here, and for English itself."""
        language = str(locale)
        if language not in LANGUAGES or language == "en":
            return None
        return self.translated(language, context)

    def translated(self, language: str, context: app_commands.TranslationContextTypes) -> str | None:
        """The words for one thing in one language."""
        data: Any = context.data
        if context.location is Place.choice_name:
            return self._said(f"choice-{data.value}", language)
        if context.location in (Place.parameter_name, Place.parameter_description):
            path = data.command.qualified_name.replace(" ", "-")
            key = option_key(self._locales, path, data.name)
        else:
            menu = isinstance(data, app_commands.ContextMenu)
            key = "command-" + (data.extras["key"] if menu else data.qualified_name.replace(" ", "-"))
        if context.location in (Place.command_name, Place.group_name, Place.parameter_name):
            return self._locales.attribute(key, "name", language)
        return self._said(key, language)

    def _said(self, key: str, language: str) -> str | None:
        return self._locales.say(Text(key), language)[:DESCRIPTION] if self._locales.has(key, language) else None
