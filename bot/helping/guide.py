"""`/help`: where the reader is, what is next there, and which commands fit; below it a list of topics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from bot.drawing.pictures import further_row, legend_button
from bot.errors import BotError, NoGame
from bot.helping.hints import Hints
from bot.live.model import Live, Question
from bot.live.standing_orders import offered
from bot.locales import Say
from bot.services.authority import FREE
from bot.services.buttons import Values, button
from bot.services.commands import command
from bot.services.context import Context
from bot.services.services import Services
from bot.tables.answers import question_of
from bot.tables.brought import seat_counts
from bot.waiting.digest import digest_lines, glances
from bot.widgets.explain import cut
from bot.widgets.interactions import Interaction, Item, Select
from bot.widgets.lines import lines
from bot.widgets.maker import BLUE, GREY, LABEL, PLACEHOLDER, Panel, Row
from bot.widgets.presses import ButtonKind, Press
from bot.widgets.rows import view_of
from bot.widgets.two_lines import OPTION
from bot.wording.announcements import announcement, free_seats, game_name, lobby_rows, open_rows
from bot.wording.introductions import introduced
from bot.wording.lessons import learn_rows
from bot.wording.pending import pending
from bot.wording.whom import whom_or_closing
from engine import games
from engine.ask import Seat
from engine.text import T, Text

HOME, TOPIC = "h", "t"
FEW = 6
AFTERWARDS = ("game stats", "game replay", "play turning", "game history", "game export", "game reveal", "game new")


class Topic(NamedTuple):
    """Something that one may want to know about: what it is called, what there is to say, and its commands."""

    name: str
    title: Text
    text: Text
    commands: tuple[str, ...]


TOPICS = (
    Topic(
        "tables",
        T("bot-help-tables"),
        T("bot-help-tables-text"),
        (
            "game new",
            "game join",
            "game start",
            "game invite",
            "game watch",
            "game settings",
            "game list",
            "game resign",
        ),
    ),
    Topic(
        "playing",
        T("bot-help-playing"),
        T("bot-help-playing-text"),
        ("game status", "game board", "game look", "rules"),
    ),
    Topic("learning", T("bot-help-learning"), T("bot-help-learning-text"), ("learn", "rules")),
    Topic("undo", T("bot-help-undo"), T("bot-help-undo-text"), ("game undo",)),
    Topic("secrets", T("bot-help-secrets"), T("bot-help-secrets-text"), ("secret *", "game reveal")),
    Topic("reactions", T("bot-help-reactions"), T("bot-help-reactions-text"), ("game orders",)),
    Topic("time", T("bot-help-time"), T("bot-help-time-text"), ("me *",)),
    Topic(
        "story",
        T("bot-help-story"),
        T("bot-help-story-text"),
        ("game since", "game history", "game replay", "game board", "game stats", "play turning", "game export"),
    ),
    Topic("moderators", T("bot-help-moderators"), T("bot-help-moderators-text"), ("mod *",)),
)


class Reader(NamedTuple):
    """Who asks, and how they are spoken to."""

    services: Services
    interaction: Interaction
    say: Say
    hints: Hints


async def help_panel(services: Services, interaction: Interaction) -> Panel:
    """Where the reader is, and what is next."""
    live = None if interaction.guild_id is None else await _table_here(services, interaction)
    reader = Reader(services, interaction, await services.say(interaction, live), await Hints.of(services, interaction))
    if interaction.guild_id is None:
        shown = await _in_private(reader)
    elif live is None:
        shown = _no_table(reader)
    else:
        shown = await _at_table(reader, live)
    if interaction.guild_id is not None and await services.moderates(interaction):
        mods = T("bot-help-you-moderate", commands=reader.hints.names(*_deeds(live)))
        shown = Panel(lines(shown.content, f"-# {reader.say(mods)}"), shown.rows)
    signs = [[legend_button(live, reader.say)]] if live is not None and further_row(live, reader.say) else []
    return Panel(shown.content, (*shown.rows[: 4 - len(signs)], *signs, [_topics(reader.say)]))


def _deeds(live: Live | None) -> tuple[str, ...]:
    """The commands of moderators: all of them at a live table, else those that put something away or bring it here."""
    if live is not None and live.game.live:
        return ("mod *",)
    away = ("mod archive",) if live is not None and live.game.archived is None else ()
    return (*away, "mod unarchive", "mod restore", "mod transfer", "mod audit", "mod setup")


async def _table_here(services: Services, interaction: Interaction) -> Live | None:
    try:
        game = await services.tables.find(interaction.channel_id or 0)
    except NoGame:
        return None
    return await services.tables.look(game.id)


# --- without a table -------------------------------------------------------------------------------------------------


async def _in_private(reader: Reader) -> Panel:
    """The reader's games, and a button for each that waits for the reader."""
    services, user = reader.services, reader.interaction.user.id
    found = list((await services.call(glances, services.store, user)).values())[:FEW]
    language = await services.language(reader.interaction)
    mine = [digest_lines(one, services, language) for one in found]
    asked = [one.game for one in found if one.mine is not None and one.game.question]
    row = [
        _button(reader.say, T("bot-help-answer-in", game=game_name(game.name), n=game.id), str(press))
        for game in asked[:5]
        for press in [Press(game.id, game.question or "-", ButtonKind.ANSWER)]
    ]
    title = T("bot-help-private") if mine else T("bot-help-no-games")
    words = lines(f"**{reader.say(title)}**", *mine, *reader.hints.lines("me games", "me settings", "rules"))
    return Panel(words, (row,) if row else ())


def _no_table(reader: Reader) -> Panel:
    """How a table is opened."""
    words = lines(
        f"**{reader.say(T('bot-help-no-table'))}**",
        reader.say(T("bot-help-no-table-how")),
        *reader.hints.lines("game new", "learn", "game list", "rules"),
    )
    return Panel(words, (*open_rows(games.names(), reader.say), *learn_rows(reader.say)))


# --- at a table ------------------------------------------------------------------------------------------------------


async def _at_table(reader: Reader, live: Live) -> Panel:
    if live.game.standing == "open":
        return _open(reader, live)
    if live.game.standing == "running":
        return await _running(reader, live)
    if live.game.standing == "paused":
        words = reader.say(T("bot-help-paused"))
        return Panel(lines(f"**{words}**", *reader.hints.lines("game status", "game history", "rules")), ())
    if live.game.standing == "archived":
        words, after = reader.say(T("bot-not-running-archived")), reader.hints.lines("game new", "game list", "rules")
    else:
        words, after = reader.say(T("bot-help-over")), reader.hints.lines(*AFTERWARDS)
    return Panel(lines(f"**{words}**", *after), open_rows(games.names(), reader.say))


def _open(reader: Reader, live: Live) -> Panel:
    """Who sits here, who is missing, and how to begin."""
    seated = live.seat_of(reader.interaction.user.id) is not None
    missing = min(seat_counts(live)) - len(live.seats)
    if missing > 0:
        next_ = T("bot-help-open-missing", n=missing)
    else:
        next_ = T("bot-help-open-ready")
    mine = T("bot-help-open-seated" if seated else "bot-help-open-stranger")
    fitting = ("game start", "game settings", "game invite", "game leave") if seated else ("game join", "game watch")
    words = lines(
        announcement(live, reader.say),
        f"**{reader.say(mine)}** {reader.say(next_)}",
        *reader.hints.lines(*fitting),
    )
    return Panel(words, lobby_rows(live, reader.say))


async def _running(reader: Reader, live: Live) -> Panel:
    """What the reader is asked, or for whom the table waits; in the first round, what the own seat plays."""
    services, user = reader.services, reader.interaction.user.id
    waited = await services.call(services.store.waited, live.game.id)
    seat = live.seat_of(user)
    waiting = whom_or_closing(live, reader.say, waited)
    if seat is None:
        return _watching(reader, live, waiting)
    question = question_of(live, seat)
    undo = ["game undo"] if await services.tables.answers.may_undo(live.game.id, user) else []
    fitting = [*_verbs(live, seat, question), *undo]
    if question is None or question.shape is None:
        orders = ["game orders"] if live.rules.windows() or offered(live, seat) else []
        words = lines(
            f"**{reader.say(T('bot-help-nothing-asked'))}**",
            waiting,
            *reader.hints.lines(*fitting, "game since", *orders, *_secrets(live), "game board"),
        )
    else:
        about = T("bot-help-asked", about=question.about)
        within = pending(question.pending, reader.say)
        hints = reader.hints.lines(*fitting, *_secrets(live), "game since", "rules")
        words = lines(*within, f"**{reader.say(about)}**", *hints)
    return Panel(lines(words, *introduced(live, seat, reader.say)), _rows(reader.say, live, question))


def _watching(reader: Reader, live: Live, waiting: str) -> Panel:
    join = ["game join"] if free_seats(live) else []
    assert live.table is not None
    words = lines(
        f"**{reader.say(T('bot-help-watching', game=game_name(live.game.name)))}**",
        f"-# {reader.say(live.table.headline())}",
        waiting,
        *reader.hints.lines("game status", "game board", "game history", "game watch", *join),
    )
    return Panel(words, ())


def _secrets(live: Live) -> list[str]:
    """The commands by which a seat looks at what only it may see."""
    held = "secret hand" if "hand" in live.rules.sections else "secret all"
    return [held, "secret board"] if live.rules.own_boards else [held]


def _verbs(live: Live, seat: Seat, question: Question | None) -> list[str]:
    """The commands of the game's own group that answer what this seat is asked, or that cut in."""
    if question is None:
        return []
    name, kind = live.rules.commands, question.kind if question.shape is not None else None
    asked = [verb for verb in live.rules.verbs if not verb.cut and _opens(verb.fields, verb.first, kind)]
    cuts = [verb for verb in live.rules.verbs if verb.cut in question.may]
    answer = [f"{name} answer"] if question.shape is not None else []
    return [*answer, *(f"{name} {verb.name}" for verb in (*asked, *cuts))][:FEW]


def _opens(fields: Sequence[tuple[str, str]], first: Sequence[tuple[str, str]], kind: str | None) -> bool:
    """Whether a verb begins with an answer to this kind of question."""
    kinds = [*(kind for kind, _ in first), *(kind for _, kind in fields)]
    return bool(kinds) and kinds[0] == kind


def _rows(say: Say, live: Live, question: Question | None) -> tuple[Row, ...]:
    """The way to the own prompt, and to what can be done besides."""
    if question is None:
        return ()
    row: Row = []
    if question.shape is not None:
        row.append(_button(say, T("bot-answer"), str(Press(live.game.id, question.id, ButtonKind.ANSWER)), BLUE))
    if question.may:
        row.append(_button(say, T("bot-meanwhile"), str(Press(live.game.id, question.id, ButtonKind.MEANWHILE))))
    return (row,) if row else ()


# --- topics ----------------------------------------------------------------------------------------------------------


def topic_panel(topic: Topic, say: Say, hints: Hints) -> Panel:
    """What there is to know about a topic, and the way back."""
    words = lines(f"**{say(topic.title)}**", say(topic.text), *hints.lines(*topic.commands))
    home = _button(say, T("bot-help-home"), str(Press(0, "-", f"{ButtonKind.HELP}{HOME}")))
    return Panel(words, ([home], [_topics(say, topic.name)]))


def _topics(say: Say, shown: str = "") -> Select:
    menu: Select = discord.ui.Select(
        custom_id=str(Press(0, "-", f"{ButtonKind.HELP}{TOPIC}")),
        placeholder=cut(say(T("bot-help-topics")), PLACEHOLDER),
    )
    for topic in TOPICS:
        menu.add_option(label=cut(say(topic.title), OPTION), value=topic.name, default=topic.name == shown)
    return menu


def _button(say: Say, label: Text, custom_id: str, style: discord.ButtonStyle = GREY) -> Item:
    return discord.ui.Button(label=cut(say(label), LABEL), style=style, custom_id=custom_id)


@command("help")
async def guide(at: Context) -> None:
    """Where the reader is, and what is next, for the reader alone."""
    shown = await help_panel(at.services, at.interaction)
    await at.whisper(shown.content, shown)


@button(ButtonKind.HELP, need=FREE)
async def get_help(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """A topic, or back to where the reader is."""
    if press.question != "-" or press.choice[1:] not in (HOME, TOPIC):
        raise BotError(T("bot-unknown-button"))
    if press.choice[1:] == HOME:
        shown = await help_panel(services, interaction)
    else:
        picked = next(iter(values), "")
        topic = next((topic for topic in TOPICS if topic.name == picked), None)
        if topic is None:
            raise BotError(T("bot-unknown-button"))
        shown = topic_panel(topic, await services.say(interaction), await Hints.of(services, interaction))
    await interaction.response.edit_message(content=shown.content, view=view_of(shown.rows))
