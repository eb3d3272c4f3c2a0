"""A few steps that set up what chance seldom comes to: a table on which a command, a button or a form makes sense."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

from bot.widgets.presses import ButtonKind
from engine import games
from engine.space_empires.galaxy.orders import Orders
from tests.bot.monkey import saves
from tests.bot.monkey.pressing import goes_on, presses_kind
from tests.bot.monkey.tables import (
    answered,
    begins_at,
    begins_from,
    free,
    goes_on_as_saved,
    running_at,
    typed,
    types_verb,
    writes_out,
)
from tests.bot.monkey.typing import types_one
from tests.bot.monkey.walk import Walk

DAY, REASON, MANY = 90_000.0, "because it was agreed on at great length by all who sit at this table", 14
LAST = 5
"""So many answers before its end a game begins that is to be looked back on."""

MAP = "40 45 20 32 26 33 35 34 39 21 42 28 50 44 46 49 31 41 0 43 24 0 30 29 0 25 19 0 27 37 0 36 23 0 38 22"
"""A map of Twilight Imperium for six."""


class Small(NamedTuple):
    """A table of a small game: where, and who sits there, the first of whom has opened it."""

    place: Any
    people: list[Any]


# --- tables ----------------------------------------------------------------------------------------------------------


async def opened(walk: Walk, count: int = 2, game: str = "toy", **options: Any) -> Small | None:
    """A table that is open, on which so many sit; None where there is no channel."""
    place = await free(walk)
    if place is None:
        return None
    people = walk.chance.sample(walk.people[:5], count)
    await typed(walk, people[0], place, "game new", game=game, **options)
    for person in people[1:]:
        await typed(walk, person, place, "game join")
    return Small(place, people)


async def started(walk: Walk, count: int = 2, length: int = 3) -> Small | None:
    """A table at its first question."""
    small = await opened(walk, count, options=f"length={length}")
    if small is not None:
        await typed(walk, small.people[0], small.place, "game start")
    return small


async def finished(walk: Walk) -> Small | None:
    """A table whose game has come to its end."""
    small = await started(walk, length=1)
    live = await running_at(walk, small.place.id) if small is not None else None
    if live is not None:
        words = f"all answers in game {live.game.id}"
        await walk.step(walk.world.ann, words, None, partial(answered, walk, live, 60, frozenset()))
    return small


async def late_table(walk: Walk) -> Any | None:
    """A real game that goes on from somewhere; its place."""
    if not walk.how.titles:
        return None
    game = walk.chance.choice(walk.how.titles)
    kind = walk.chance.choice(sorted(games.rules_of(game).questions))
    return await begins_at(walk, game, frozenset([kind]))


async def passes(walk: Walk, seconds: float) -> None:
    """Time passes."""
    await walk.step(walk.mod, f"{seconds} seconds pass", None, partial(walk.world.env.advance_time, seconds))


# --- what is pressed -------------------------------------------------------------------------------------------------


async def opens_prompts(walk: Walk) -> None:
    """A real game asks somebody, who answers."""
    place = await late_table(walk)
    if place is not None:
        await types_verb(walk, place.id)


async def opens(walk: Walk) -> None:
    await opened(walk, 2)


async def opens_a_title(walk: Walk) -> None:
    await opened(walk, 1, game=walk.chance.choice(walk.how.titles or ("toy",)))


async def starts(walk: Walk) -> None:
    await started(walk)


async def finishes(walk: Walk) -> None:
    await finished(walk)


async def looks_back(walk: Walk) -> None:
    """A real game comes to its end; what decided it is told, and tried."""
    of = walk.chance.choice(saves.ENDED)
    start = len(saves.played(of).answers) - LAST
    place = await begins_from(walk, of, start) if of.game in walk.how.titles else None
    if place is not None:
        await goes_on_as_saved(walk, place.id, of, start, LAST)
        for person in walk.people[:3]:
            await goes_on(walk, person, await typed(walk, person, place, "play turning"))


async def invites(walk: Walk) -> None:
    """Somebody who does not sit there is invited."""
    small = await opened(walk)
    if small is not None:
        other = next(person for person in walk.people[:5] if person not in small.people)
        await typed(walk, small.people[0], small.place, "game invite", player=other)


async def looks_for_help(walk: Walk) -> None:
    """The pages of help follow on each other."""
    person = walk.chance.choice(walk.people[:5])
    await goes_on(walk, person, await typed(walk, person, walk.chance.choice(walk.rooms), "help"))


async def asks_for_help(walk: Walk) -> None:
    """Where nothing is played, help offers to open a table."""
    place = await free(walk)
    if place is not None:
        await typed(walk, walk.chance.choice(walk.people[:5]), place, "help")


async def reminds(walk: Walk) -> None:
    """A table waits until it reminds."""
    small = await started(walk)
    if small is not None:
        await typed(walk, walk.mod, small.place, "mod timers", remind="12h")
        await passes(walk, DAY)


async def breaks_off(walk: Walk) -> None:
    """A game ends before its end."""
    small = await started(walk)
    if small is not None:
        asked = await typed(walk, small.people[0], small.place, "game end")
        await goes_on(walk, small.people[0], asked)


async def resigns(walk: Walk) -> None:
    small = await started(walk, 3)
    if small is not None:
        await goes_on(walk, small.people[1], await typed(walk, small.people[1], small.place, "game resign"))


async def sets_up(walk: Walk) -> None:
    """The owner of an open table looks at what can be chosen."""
    small = await opened(walk, 1)
    if small is not None:
        await typed(walk, small.people[0], small.place, "game settings")
        await presses_kind(walk, ButtonKind.SETTINGS, small.people[0])


async def brings_a_map(walk: Walk) -> None:
    """An open table is to play on a map that somebody pastes."""
    small = await opened(walk, 1, game="ti4") if "ti4" in walk.how.titles else None
    if small is not None:
        await typed(walk, small.people[0], small.place, "map use", text=MAP)


async def votes(walk: Walk) -> None:
    """Somebody asks the others to take back what they have answered."""
    small = await started(walk)
    live = await running_at(walk, small.place.id) if small is not None else None
    if small is not None and live is not None:
        await walk.step(walk.world.ann, "5 answers", None, partial(answered, walk, live, 5, frozenset()))
        await typed(walk, small.people[0], small.place, "game undo", steps=3)


async def shares(walk: Walk) -> None:
    """Somebody who knows one hand is to sit on another seat."""
    small = await started(walk, 3)
    if small is not None:
        await goes_on(walk, small.people[0], await typed(walk, small.people[0], small.place, "game resign"))
        await typed(walk, walk.mod, small.place, "mod replace", seat="seat:2", player=small.people[0])


async def corrects(walk: Walk) -> None:
    """A number of a fresh table is set by hand."""
    small = await started(walk)
    if small is not None:
        await goes_on(walk, walk.mod, await typed(walk, walk.mod, small.place, "mod correct", reason=REASON))


async def audits(walk: Walk) -> None:
    """Moderators do more than stands on one page."""
    small = await started(walk)
    if small is not None:
        for at in range(MANY):
            name = "mod resume" if at % 2 else "mod pause"
            await typed(walk, walk.mod, small.place, name, reason=REASON)
        await typed(walk, walk.mod, small.place, "mod audit", most=50)


async def rolls_back(walk: Walk) -> None:
    """A moderator looks where one can go back to."""
    small = await started(walk)
    live = await running_at(walk, small.place.id) if small is not None else None
    if small is not None and live is not None:
        await walk.step(walk.world.ann, "9 answers", None, partial(answered, walk, live, 9, frozenset()))
        await typed(walk, walk.mod, small.place, "mod rollback")


async def lays(walk: Walk) -> None:
    """Something is laid down by a standing order."""
    small = await started(walk)
    if small is not None:
        person = small.people[0]
        told = await typed(walk, person, small.place, "game orders")
        for kind in (ButtonKind.ORDERS, ButtonKind.LAYING):
            if told is not None and await presses_kind(walk, kind, person):
                return


async def orders_fleets(walk: Walk) -> None:
    """Somebody may order several fleets at once."""
    if "space_empires" in walk.how.titles and await begins_at(walk, "space_empires", frozenset(["move"])) is not None:
        for kind in (ButtonKind.ANSWER, ButtonKind.SEVERAL):
            await presses_kind(walk, kind)


async def keeps_letters_out(walk: Walk) -> None:
    """Letters reach nobody, so what is secret waits in the channel."""
    faults = walk.world.env.backend.faults
    before = [*faults]
    walk.world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    await started(walk)
    await passes(walk, 1.0)
    await presses_kind(walk, ButtonKind.SECRETS)
    faults[:] = before


async def splits_as_before(walk: Walk) -> None:
    """A group is split without a number, as games begun before wrote it; the number is asked then."""
    if "space_empires" not in walk.how.titles:
        return
    place = await begins_at(walk, "space_empires", frozenset(["manage"]))
    live = await running_at(walk, place.id) if place is not None else None
    if live is None or live.table is None or not live.owing():
        return
    seat = live.owing()[0]
    shape, user = live.table.shape(seat), live.user_of(seat)
    older = [id for id in shape.older() if id.startswith("split:")] if isinstance(shape, Orders) else []
    if older and user is not None:
        work = partial(walk.services.tables.answers.answer, live.game.id, user, older[0])
        await walk.step(walk.world.ann, f"{older[0]} in game {live.game.id} (space_empires)", None, work)
        await types_verb(walk, live.game.channel)


async def lists(walk: Walk) -> None:
    """More tables have ended than stand on one page."""
    for _ in range(2):
        small = await opened(walk, 1)
        if small is not None:
            await typed(walk, small.people[0], small.place, "game end")
    await typed(walk, walk.people[0], walk.rooms[0], "game list", finished=True)


# --- what is typed ---------------------------------------------------------------------------------------------------


async def joins(walk: Walk) -> None:
    await opened(walk, 2)


async def leaves(walk: Walk) -> None:
    small = await opened(walk, 2)
    if small is not None:
        await typed(walk, small.people[1], small.place, "game leave")


async def seats_a_program(walk: Walk) -> None:
    small = await opened(walk, 1, game=walk.chance.choice(walk.how.titles or ("toy",)))
    if small is not None:
        await typed(walk, small.people[0], small.place, "game opponent", level="level-calm")


async def reveals(walk: Walk) -> None:
    small = await finished(walk)
    if small is not None:
        await typed(walk, small.people[0], small.place, "game reveal")


async def advises(walk: Walk) -> None:
    """Whoever is asked in a real game asks back."""
    place = await late_table(walk)
    live = await running_at(walk, place.id) if place is not None else None
    who = walk.person(live.user_of(live.owing()[0])) if live is not None and live.owing() else None
    if live is not None and who is not None:
        await typed(walk, walk.mod, place, "game settings", setting="advice", value="yes")
        await typed(walk, who, place, "game advise")


async def restores(walk: Walk) -> None:
    """A game is written out, ended, and opened again."""
    small = await started(walk)
    if small is not None:
        await writes_out(walk, small.place.id)
        await goes_on(walk, walk.mod, await typed(walk, walk.mod, small.place, "mod end"))
        await passes(walk, DAY)
        await types_one(walk, "mod restore")


async def swaps(walk: Walk) -> None:
    small = await opened(walk, 2)
    if small is not None:
        await typed(walk, walk.mod, small.place, "mod swap", seat="seat:1", other="seat:2")


async def transfers(walk: Walk) -> None:
    small = await opened(walk, 1)
    place = await free(walk) if small is not None else None
    if small is not None and place is not None:
        await typed(walk, walk.mod, small.place, "mod transfer", channel=place)


async def unarchives(walk: Walk) -> None:
    """A game is put away, and comes back in its channel."""
    small = await started(walk)
    if small is not None:
        await typed(walk, walk.mod, small.place, "mod archive")
        await typed(walk, walk.mod, small.place, "mod unarchive")


async def kicks(walk: Walk) -> None:
    small = await started(walk, 3)
    if small is not None:
        await typed(walk, walk.mod, small.place, "mod kick", seat="seat:2")


async def undoes(walk: Walk) -> None:
    """An answer is taken back."""
    small = await started(walk)
    if small is not None:
        await types_verb(walk, small.place.id)
        await presses_kind(walk, ButtonKind.UNDO)
        for person in small.people:
            await typed(walk, person, small.place, "game undo")


async def replaces(walk: Walk) -> None:
    small = await started(walk, 2)
    if small is not None:
        other = next(person for person in walk.people[:5] if person not in small.people)
        await typed(walk, walk.mod, small.place, "mod replace", seat="seat:2", player=other)


async def plays_small(walk: Walk, game: str, verb: str) -> None:
    """A table of a small game, at which that verb is typed."""
    small = await opened(walk, min(games.rules_of(game).seats), game=game)
    if small is not None:
        await typed(walk, small.people[0], small.place, "game start")
        await types_verb(walk, small.place.id, verb)


Recipe = Callable[[Walk], Awaitable[None]]
COMMANDS: Mapping[str, Recipe] = {
    "map use": brings_a_map,
    "game join": joins,
    "game leave": leaves,
    "game start": starts,
    "game invite": invites,
    "game opponent": seats_a_program,
    "game reveal": reveals,
    "game resign": resigns,
    "game end": breaks_off,
    "game undo": undoes,
    "game advise": advises,
    "mod restore": restores,
    "mod swap": swaps,
    "mod transfer": transfers,
    "mod unarchive": unarchives,
    "mod kick": kicks,
    "mod replace": replaces,
    "mod correct": corrects,
    "mod rollback": rolls_back,
}
"""What is done before a command is typed where it fits, or in place of it."""
BUTTONS: Mapping[ButtonKind, Recipe] = {
    **dict.fromkeys((ButtonKind.JOIN, ButtonKind.LEAVE, ButtonKind.START, ButtonKind.FILL, ButtonKind.WATCH), opens),
    **dict.fromkeys((ButtonKind.AGREE, ButtonKind.REFUSE), votes),
    **dict.fromkeys((ButtonKind.ENDING, ButtonKind.KEPT), breaks_off),
    ButtonKind.PROGRAM: opens_a_title,
    ButtonKind.SETTINGS: sets_up,
    ButtonKind.REVEAL: finishes,
    **dict.fromkeys((ButtonKind.TURNING, ButtonKind.TRYING), looks_back),
    ButtonKind.INVITE: invites,
    **dict.fromkeys((ButtonKind.OPEN, ButtonKind.LEARN), asks_for_help),
    ButtonKind.HELP: looks_for_help,
    ButtonKind.SNOOZE: reminds,
    ButtonKind.RESIGNING: resigns,
    ButtonKind.SHARE: shares,
    ButtonKind.CORRECTING: corrects,
    ButtonKind.AUDIT: audits,
    ButtonKind.ROLLING: rolls_back,
    ButtonKind.SEVERAL: orders_fleets,
    ButtonKind.SECRETS: keeps_letters_out,
    ButtonKind.LAYING: lays,
    ButtonKind.ORDERS: lays,
    ButtonKind.PAGE: lists,
    ButtonKind.UNDO: undoes,
    ButtonKind.BACK: undoes,
}
QUESTIONS: Mapping[str, Recipe] = {"space_empires split": splits_as_before}
FORMS: Mapping[ButtonKind, Recipe] = {
    ButtonKind.PROMPT: opens_prompts,
    ButtonKind.LAYING: lays,
    ButtonKind.SEVERAL: orders_fleets,
    ButtonKind.CORRECTING: corrects,
}
