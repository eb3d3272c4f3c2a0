"""What a viewer of the leak tests does: every command with every offered value, every button, and wrong answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from discord import AppCommandOptionType as Kind
from discord import app_commands

from bot.measuring.loopback_shapes import walked
from engine import games
from engine.ask import Seat
from tests.bot.viewing import EPHEMERAL, MOST_PRESSED, Seen, Visit, plain


async def walk(visit: Visit) -> list[Seen]:
    """Everything that the viewer can do, one deed after the other, each at a table as it was."""
    await visit.sit_down()
    visit.seen.append(Seen("the prompt", plain("\n".join(visit._known.values())), False))
    if visit.tries.line or not visit.tries.only:
        await _type_wrongly(visit)
        await _answer(visit)
        await _press(visit)
    offered = {command.qualified_name: command for command in commands(visit.bot.tree, visit.at.position.game)}
    assert offered.keys() >= set(visit.tries.only), visit.tries.only
    for name, command in offered.items():
        if name in visit.tries.only or not (visit.tries.only or name.split(" ")[0] in visit.tries.without):
            await _use(visit, command)
    return visit.seen


async def _answer(visit: Visit) -> None:
    """Whoever is asked answers, and the viewer looks on."""
    for seat, value in visit.tries.answers:
        await visit.do(f"{seat} answers {value}", partial(_answered, visit, seat, value))


async def _answered(visit: Visit, seat: Seat, value: Any) -> None:
    await visit.bot.services.tables.answers.answer(visit.game, visit.people[seat].id, value)


def commands(tree: app_commands.CommandTree[Any], game: str) -> Iterator[app_commands.Command[Any, ..., Any]]:
    """Every command but those of other games."""
    others = set(games.names()) - {game}
    for command in tree.walk_commands():
        if isinstance(command, app_commands.Command) and command.qualified_name.split(" ")[0] not in others:
            yield command


async def _use(visit: Visit, command: app_commands.Command[Any, ..., Any]) -> None:
    """With what it needs only; then with everything, each time with the first or the last of what is offered."""
    needed = [option for option in command.parameters if option.required]
    if any(option.type is Kind.attachment for option in needed):
        return
    runs = [(needed, 0)]
    if command.parameters:
        runs += [
            ([option for option in command.parameters if option.type is not Kind.attachment], at) for at in (0, -1)
        ]
    for options, at in runs:
        await _run(visit, command.qualified_name, options, at)


async def _run(visit: Visit, name: str, options: Sequence[app_commands.Parameter], at: int) -> None:
    filled: dict[str, Any] = {}
    for option in options:
        value = await _value(visit, name, option, filled, at)
        if value is not None:
            filled[option.display_name] = value
    said = " ".join(f"{key}={value}" for key, value in filled.items())
    await visit.do(plain(f"/{name} {said}"), partial(_typed, visit, name, filled))


async def _typed(visit: Visit, name: str, options: dict[str, Any]) -> Any:
    return await visit.who.slash(visit.channel, name, **options)


async def _typing(visit: Visit, name: str, option: str, typed: str, options: dict[str, Any]) -> Any:
    return await visit.who.autocomplete(visit.channel, name, option, typed, **options)


async def _value(visit: Visit, name: str, option: app_commands.Parameter, filled: dict[str, Any], at: int) -> Any:
    """Something that fits into an option: offered while typing, a choice, the least number, another person."""
    if option.autocomplete:
        offered: list[Any] = []
        for typed in ("", "a"):
            deed = plain(f"/{name} {filled} {option.display_name}: {typed}…")
            found = await visit.do(deed, partial(_typing, visit, name, option.display_name, typed, filled))
            offered = offered or found or []
        return offered[at]["value"] if offered else "1" if option.required else None
    if option.choices:
        return option.choices[at].value
    other = visit.people[1 if visit.viewer == 0 else 0]
    plain_values: dict[Kind, Any] = {
        Kind.string: "1",
        Kind.boolean: True,
        Kind.user: other,
        Kind.channel: visit.channel,
    }
    if option.type in (Kind.integer, Kind.number):
        return int(option.min_value or 1)
    return plain_values.get(option.type)


async def _type_wrongly(visit: Visit) -> None:
    """Answers that cannot be, among them the names of what others may hold."""
    name = f"{games.rules_of(visit.at.position.game).commands} answer"
    for word in ("nonsense", "-1", "999999", "", "a,b=c", *visit.tries.typed):
        await visit.do(f"/{name} {word}", partial(_typed, visit, name, {"answer": word or "?"}))


async def _press(visit: Visit) -> None:
    """Every button and list of the prompt, and of what opens for the viewer alone."""
    for custom_id, value in _pressable(_prompt(visit).components)[:MOST_PRESSED]:
        deed, table = plain(f"press {custom_id} {value}"), visit.game
        opened = await visit.do(deed, partial(_pressed, visit, custom_id, value))
        message = opened.response if opened is not None else None
        if message is None or not message.ephemeral or visit.game != table:
            continue
        for at, (inner, picked) in enumerate(_pressable(message.components)[:MOST_PRESSED]):
            await visit.do(
                plain(f"{deed}, then {inner} {picked}"), partial(_pressed_inside, visit, custom_id, value, at)
            )


async def _pressed(visit: Visit, custom_id: str, value: str | None) -> Any:
    """Presses a component of the prompt: that which stands at this table where the other stood at an earlier one."""
    prompt, rest = _prompt(visit), custom_id.split(":", 1)[1]
    now = next(id for id, _ in _pressable(prompt.components) if id.split(":", 1)[1] == rest)
    message = next(m for m in visit.channel.history() if m.id == prompt.id)
    return await _press_part(visit, message, now, value)


async def _pressed_inside(visit: Visit, custom_id: str, value: str | None, at: int) -> Any:
    """Opens what a component opens, and presses a component in there."""
    opened = await _pressed(visit, custom_id, value)
    return await _press_part(visit, opened.response, *_pressable(opened.response.components)[at])


async def _press_part(visit: Visit, message: Any, custom_id: str, value: str | None) -> Any:
    if value is None:
        return await visit.who.click(message, custom_id=custom_id)
    return await visit.who.select(message, [value], custom_id=custom_id)


def _prompt(visit: Visit) -> Any:
    """The message with the question."""
    messages = visit.env.backend.messages.get(visit.channel.id, {}).values()
    asking = [message for message in messages if not message.flags & EPHEMERAL and _pressable(message.components)]
    return max(asking, key=lambda message: message.id)


def _pressable(components: Any) -> list[tuple[str, str | None]]:
    """What can be pressed, with the first value of a list."""
    return [
        (part["custom_id"], part["options"][0]["value"] if part.get("options") else None)
        for part in walked(components)
        if part.get("custom_id") and not part.get("disabled")
    ]
