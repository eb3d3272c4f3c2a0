"""What nobody has used yet is looked for: a few steps that set it up, by people who want it to be accepted."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.widgets.presses import ButtonKind
from engine import games
from tests.bot.monkey import company, recipes, saves
from tests.bot.monkey.menus import looks_up
from tests.bot.monkey.pressing import presses_kind
from tests.bot.monkey.tables import begins_at, begins_from, goes_on_as_saved, kinds_of, types_verb
from tests.bot.monkey.typing import commands, types_one
from tests.bot.monkey.usage import Used
from tests.bot.monkey.walk import Walk

TRIES, ONWARD = 3, 25
"""So often a verb is typed until it is accepted; so many answers follow where a question is looked for."""


async def seeks(walk: Walk) -> None:
    """One thing that nothing has used yet, what was seldom looked for first."""
    missing = walk.usage.missing(sorted(commands(walk)))
    if not missing:
        return
    weights = [1.0 / (1 + 3 * walk.usage.sought[used]) ** 2 for used in missing]
    wanted = walk.chance.choices(missing, weights)[0]
    walk.usage.sought[wanted] += 1
    with walk.in_earnest():
        await SEEKING[wanted.what](walk, wanted)


async def _command(walk: Walk, wanted: Used) -> None:
    """A verb of a game where it fits, or any other command after what makes it fit."""
    group, _, name = wanted.name.partition(" ")
    game = next((game for game in games.names() if games.rules_of(game).commands == group), None)
    if game is None:
        await (recipes.COMMANDS | company.COMMANDS).get(wanted.name, _nothing)(walk)
        if not walk.usage.accepted[wanted]:
            await types_one(walk, wanted.name)
    elif game in walk.how.titles:
        await _verb(walk, game, name)
    else:
        await recipes.plays_small(walk, game, name)


async def _verb(walk: Walk, game: str, name: str) -> None:
    rules = games.rules_of(game)
    verb = next((verb for verb in rules.verbs if verb.name == name), None)
    kinds = frozenset(rules.questions) if verb is None else kinds_of(verb)
    place = await begins_at(walk, game, kinds, cut=None if verb is None else verb.cut)
    if place is None:
        return
    for _ in range(TRIES):
        await types_verb(walk, place.id, name)
        if walk.usage.accepted[Used("command", f"{rules.commands} {name}")]:
            return


async def _question(walk: Walk, wanted: Used) -> None:
    """A late game goes on as it did, over that question and others that nobody has answered; then a verb is typed."""
    game, _, kind = wanted.name.partition(" ")
    if wanted.name in recipes.QUESTIONS:
        await recipes.QUESTIONS[wanted.name](walk)
        return
    if game not in walk.how.titles:
        return
    of = saves.fitting(game, frozenset([kind]), walk.chance)
    others = {used.name.partition(" ")[2] for used in walk.usage.missing([]) if used.name.startswith(f"{game} ")}
    start = saves.stretch(of, kind, others, ONWARD)
    place = await begins_from(walk, of, start)
    if place is not None:
        await goes_on_as_saved(walk, place.id, of, start, ONWARD)
        await types_verb(walk, place.id)


async def _button(walk: Walk, wanted: Used) -> None:
    """Pressed where it stands; where it does not, it is set up."""
    kind = ButtonKind[wanted.name]
    if not await presses_kind(walk, kind) or not walk.usage.accepted[wanted]:
        await (recipes.BUTTONS | company.BUTTONS).get(kind, recipes.opens_prompts)(walk)
        await presses_kind(walk, kind)


async def _form(walk: Walk, wanted: Used) -> None:
    """What opens it is pressed."""
    await recipes.FORMS[ButtonKind[wanted.name]](walk)


async def _menu(walk: Walk, wanted: Used) -> None:
    """A message that tells something of a game is asked about."""
    await company.points_at_a_turn(walk)
    if not walk.usage.accepted[wanted]:
        await looks_up(walk)


async def _nothing(walk: Walk) -> None: ...


SEEKING: dict[str, Callable[[Walk, Used], Awaitable[None]]] = {
    "command": _command,
    "question": _question,
    "button": _button,
    "form": _form,
    "menu": _menu,
}
