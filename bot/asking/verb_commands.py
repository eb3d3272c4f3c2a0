"""A game's own group: the verbs of its rulebook as shortcuts, and `answer` for whatever is asked.

Nothing here knows which game it serves: the verbs come from `Rules.verbs`, their names and descriptions from the locale
files, and what can be chosen from the open question.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from discord import app_commands

from bot.asking.private_prompt import aftermath
from bot.errors import BotError, Refused
from bot.live.model import Live, ShorthandAnswer
from bot.live.rebuild import given_of
from bot.locales import Say, plainly
from bot.services.commands import SlashCommand, commands_of_games
from bot.services.context import Context
from bot.services.services import Services
from bot.store import Saved
from bot.widgets.explain import cut
from bot.widgets.interactions import Offer
from bot.widgets.two_lines import OPTION
from bot.widgets.typed import offers, value_of
from bot.wording.announcements import game_name
from engine.ask import Seat, Shape
from engine.errors import BrokenSave, RuleBroke
from engine.game import AnyRules, Verb
from engine.games import names, rules_of
from engine.table import Table
from engine.text import T

SKIPPED = "-"
"""Stands in a field that is not asked for; Discord lets none of the first ones be empty."""


ANSWER = Verb("answer", (("answer", ""),))
"""Answers whatever is asked."""


@commands_of_games
def verbs() -> Iterator[SlashCommand]:
    """A group for each game."""
    for rules in map(rules_of, names()):
        yield from (_command(rules, verb) for verb in (ANSWER, *rules.verbs))


def _command(rules: AnyRules, verb: Verb) -> SlashCommand:
    """A command with an option for each field, the later ones optional."""

    async def call(at: Context, **fields: str) -> None:
        await _give(at, rules.name, verb, fields)

    made: Any = call
    made.__signature__ = _signature(verb)
    offered = {name: partial(_complete, rules.name, verb, n) for n, (name, _) in enumerate(verb.fields)}
    return SlashCommand(f"{rules.commands} {verb.name}", call, complete=offered, brief=True)


def _signature(verb: Verb) -> inspect.Signature:
    """What discord.py reads the options from."""
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    options = [
        inspect.Parameter(name, kind, annotation=str, default="" if n else inspect.Parameter.empty)
        for n, (name, _) in enumerate(verb.fields)
    ]
    return inspect.Signature([inspect.Parameter("at", kind, annotation=Context), *options])


async def _give(at: Context, game: str, verb: Verb, fields: Mapping[str, str]) -> None:
    """Plays a verb: all its fields or none."""
    live = await at.live()
    if live.rules.name != game:
        raise BotError(T("bot-other-game", game=game_name(live.rules.name)))
    steps = steps_of(verb, fields, await at.say(live), live.rules.name)
    seat, answers = live.seat_of(at.user), at.services.tables.answers
    question = live.table.question_of(seat) if live.table and seat is not None else None
    played = await answers.script(live.game.id, at.user, steps, question=question, interaction=at.interaction.id)
    shown = await aftermath(at.services, at.interaction, played)
    await at.whisper(shown.content, shown)


def steps_of(verb: Verb, fields: Mapping[str, str], say: Say, game: str) -> list[ShorthandAnswer]:
    """The answers of a verb. What was typed is read when its question is open, for only then its options are known."""
    first = [ShorthandAnswer(kind, value, optional=bool(verb.fields)) for kind, value in verb.first]
    typed = [(at, kind, fields.get(name, "")) for at, (name, kind) in enumerate(verb.fields)]
    return first + [
        ShorthandAnswer(
            kind or None, partial(_read, words, say, game), verb.cut, optional=at > 0 or len(verb.fields) > 1
        )
        for at, kind, words in typed
        if words
    ]


def _read(typed: str, say: Say, game: str, shape: Shape) -> object:
    return value_of(shape, typed, say, game)


async def _complete(game: str, verb: Verb, n: int, at: Context, typed: str) -> list[Offer]:
    """What the field number `n` can be now, given what stands in the fields before it."""
    live = await at.live_or_none()
    seat = live.seat_of(at.user) if live else None
    if live is None or seat is None or live.rules.name != game or live.table is None or live.table.ask is None:
        return []
    say = await at.say(live)
    before = {name: at.typed(name) for name, _ in verb.fields[:n]}
    shape = await _shape_after(at.services, live, seat, verb, n, steps_of(verb, before, say, game))
    found = offers(shape, typed, say, game) if shape is not None else _instead(live.table, seat, verb, n, say)
    return [app_commands.Choice(name=label, value=value) for label, value in found]


def _instead(table: Table, seat: Seat, verb: Verb, at: int, say: Say) -> list[tuple[str, str]]:
    """Why there is nothing to choose for the first field of a verb that is not asked for now: a later field may be,
    for the first one is answered, or another question of the seat is open."""
    ask = table.ask.of(seat) if table.ask is not None and seat in table.waiting() else None
    if ask is None or at or verb.cut or not verb.fields[at][1]:
        return []
    later = any(kind == ask.kind for _, kind in verb.fields[1:])
    why = T("bot-field-given") if later else T("bot-field-other", about=ask.about)
    return [(cut(plainly(say)(why), OPTION), SKIPPED)]


async def _shape_after(
    services: Services, live: Live, seat: Seat, verb: Verb, at: int, steps: list[ShorthandAnswer]
) -> Shape | None:
    """The shape that the field answers, once the earlier fields are played on a copy; None when it is not asked."""
    now = _open_shape(live.table, seat, verb, at)
    if now is not None or not steps:
        return now
    try:
        saved = await services.call(services.store.load, live.game.id)
        return await asyncio.to_thread(_played_ahead, live.rules, saved, seat, verb, at, steps)
    except (*Refused, RuleBroke, BrokenSave):
        return None


def _played_ahead(
    rules: AnyRules, saved: Saved, seat: Seat, verb: Verb, at: int, steps: list[ShorthandAnswer]
) -> Shape | None:
    """Never over a die or a drawn card: what they will show is not to be known before."""
    if saved.safe is None:
        return None
    table = Table.rebuild(rules, saved.safe.state, map(given_of, saved.tail), undone=saved.game.undone)
    for step in steps:
        asked = table.decides(seat)
        if asked is None or step.kind not in (None, asked.kind):
            continue
        shape = table.shape(seat)
        value = step.value(shape) if callable(step.value) else step.value
        if table.answer(seat, value).given.sealed:
            return None
    return _open_shape(table, seat, verb, at)


def _open_shape(table: Table | None, seat: Seat, verb: Verb, at: int) -> Shape | None:
    if table is None or table.ask is None:
        return None
    if verb.cut:
        return table.ask.may(seat).get(verb.cut)
    asked = table.decides(seat)
    return asked.must[seat] if asked is not None and verb.fields[at][1] in ("", asked.kind) else None
