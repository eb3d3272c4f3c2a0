"""What people do with each other around a game: they find each other, whisper, plan, vote, look back, play again."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from bot.widgets.presses import ButtonKind
from tests.bot.monkey.menus import looks_up
from tests.bot.monkey.pressing import goes_on, presses_kind
from tests.bot.monkey.recipes import Recipe, finished, late_table, looks_back, opened, passes, started
from tests.bot.monkey.tables import answered, free, running_at, typed
from tests.bot.monkey.typing import for_nobody_else
from tests.bot.monkey.walk import Walk

HOUR, TOO_LONG = 3600.0, 3 * 86_400.0
PACES = ("pace-live", "pace-daily", "pace-weekly")
CLOCKS = ("clock-live", "clock-daily", "clock-weekly")


async def keeps_company(walk: Walk) -> None:
    """One of all that, by people who want it to be accepted."""
    with walk.in_earnest():
        await walk.chance.choice(COMPANY)(walk)


async def _answers(walk: Walk, place: Any, count: int) -> None:
    live = await running_at(walk, place.id)
    if live is not None:
        words = f"{count} answers in game {live.game.id}"
        await walk.step(walk.world.ann, words, None, partial(answered, walk, live, count, frozenset()))


# --- finding each other ----------------------------------------------------------------------------------------------


async def seeks_players(walk: Walk) -> None:
    """Somebody looks for people to play with; all tables and all searches stand in a channel."""
    place = walk.chance.choice(walk.rooms)
    await typed(walk, walk.mod, place, "play overview")
    await typed(walk, walk.chance.choice(walk.people[:5]), place, "play seek", game="toy", seats=4)
    await passes(walk, 200.0)


async def seeks_with_friends(walk: Walk) -> None:
    """Somebody looks together with a friend, who is asked; the role is called."""
    place, (person, friend) = walk.chance.choice(walk.rooms), walk.chance.sample(walk.people[:5], 2)
    await typed(walk, walk.mod, place, "mod setup", seekers=walk.mods)
    await typed(walk, person, place, "play seek", game="toy", seats=4, friend=friend, call=True)


async def stops_seeking(walk: Walk) -> None:
    person, place = walk.chance.choice(walk.people[:5]), walk.chance.choice(walk.rooms)
    await typed(walk, person, place, "play seek", game="toy", seats=4)
    await typed(walk, person, place, "play stop")


async def finds_a_table(walk: Walk) -> None:
    """Two or three look for the same, until a table opens for them."""
    place, pace, count = walk.chance.choice(walk.rooms), walk.chance.choice(PACES), walk.chance.randint(2, 3)
    for person in walk.chance.sample(walk.people[:5], count):
        await typed(walk, person, place, "play seek", game="toy", also="zoo", pace=pace, seats=count)


async def finds_nobody(walk: Walk) -> None:
    """One looks until the wait is over: AI players fill up, or nobody was found."""
    person, place = walk.chance.choice(walk.people[:5]), walk.chance.choice(walk.rooms)
    level = {"level": "level-calm"} if walk.chance.random() < 0.5 else {}
    game = walk.chance.choice(walk.how.titles or ("toy",))
    await typed(walk, person, place, "play seek", game=game, hours=1, language="language-pl", **level)
    await passes(walk, 2 * HOUR)


async def avoids(walk: Walk) -> None:
    """One would rather not sit with another; both look for the same, and then one thinks better of it."""
    place, (person, other) = walk.chance.choice(walk.rooms), walk.chance.sample(walk.people[:5], 2)
    for _ in range(2):
        await typed(walk, person, place, "play avoid", player=other)
        for each in (person, other):
            await typed(walk, each, place, "play seek", game="toy", seats=2)
        await typed(walk, person, place, "play avoid")


async def brings_a_friend(walk: Walk) -> None:
    """The friend says yes, and a third one sits down with the two."""
    place, (person, friend, third) = walk.chance.choice(walk.rooms), walk.chance.sample(walk.people[:5], 3)
    await typed(walk, person, place, "play seek", game="toy", seats=3, friend=friend)
    await presses_kind(walk, ButtonKind.PARTY, friend)
    await typed(walk, third, place, "play seek", game="toy", seats=3)


async def keeps_a_preset(walk: Walk) -> None:
    """How a table is gets a name, a table opens by it, and it is forgotten."""
    small, name = await opened(walk, 1), "Like that one"
    place = await free(walk) if small is not None else None
    if small is not None and place is not None:
        await typed(walk, walk.mod, small.place, "play save", name=name)
        await typed(walk, walk.chance.choice(walk.people[:5]), place, "play new", preset=name)
        await typed(walk, walk.mod, small.place, "play forget", preset=name)


async def shows_all_tables(walk: Walk) -> None:
    """An overview stands in a channel, and goes again."""
    place = walk.chance.choice(walk.rooms)
    for _ in range(2):
        await typed(walk, walk.mod, place, "play overview")


# --- plans and votes -------------------------------------------------------------------------------------------------


async def plans(walk: Walk) -> None:
    """Somebody plans decisions to come."""
    small = await started(walk)
    if small is not None:
        await _plans(walk, small.place, small.people[0])


async def _plans(walk: Walk, place: Any, person: Any) -> None:
    for _ in range(3):
        await goes_on(walk, person, await typed(walk, person, place, "play plan"))


async def carries_out_plans(walk: Walk) -> None:
    """All plan at a table of any game, answer a little, and wait; some plans are carried out, some come to nothing."""
    place = await late_table(walk) if walk.chance.random() < 0.5 else None
    small = await started(walk, 3, 40) if place is None else None
    place = place or (small.place if small is not None else None)
    live = await running_at(walk, place.id) if place is not None else None
    if live is None:
        return
    for row in live.seats:
        person = walk.person(row.user)
        if person is not None:
            await _plans(walk, place, person)
    for _ in range(3):
        await _answers(walk, place, 2)
        await passes(walk, HOUR)


async def takes_back_what_was_planned(walk: Walk) -> None:
    """A plan ends where its table goes back."""
    small = await started(walk, 2, 40)
    if small is not None:
        await _answers(walk, small.place, 4)
        await _plans(walk, small.place, small.people[1])
        await typed(walk, small.people[0], small.place, "game undo", steps=2)
        await presses_kind(walk, ButtonKind.AGREE)
        await typed(walk, walk.mod, small.place, "mod rollback")
        await presses_kind(walk, ButtonKind.ROLLING, walk.mod)


async def is_absent(walk: Walk) -> None:
    """Somebody lets the table wait until the others may vote on it."""
    small = await started(walk, 3)
    live = await running_at(walk, small.place.id) if small is not None else None
    if small is None or live is None:
        return
    await typed(walk, walk.mod, small.place, "mod timers", limit="10m", late="late-vote")
    await walk.step(walk.world.ann, "3 answers", None, partial(answered, walk, live, 3, frozenset()))
    for _ in range(12):
        await passes(walk, 900.0)
    what = walk.chance.choice(["vote-replace", "vote-replace", "vote-pause"])
    for person in small.people:
        await typed(walk, person, small.place, "play vote", what=what)
    for kind in (ButtonKind.AGREE, ButtonKind.ABSENT, ButtonKind.AGREE):
        await presses_kind(walk, kind)


# --- words -----------------------------------------------------------------------------------------------------------


async def whispers(walk: Walk) -> None:
    """One player tells another something, and both read it again."""
    small = await started(walk)
    if small is not None:
        one, other = small.people
        await typed(walk, one, small.place, "play whisper", player=other, text=for_nobody_else(walk))
        for person in (one, other, walk.mod):
            await typed(walk, person, small.place, "play whispers")


async def notes_down(walk: Walk) -> None:
    """Somebody notes something for nobody else, and answers with it below the own prompt."""
    small = await started(walk)
    if small is not None:
        await typed(walk, small.people[0], small.place, "play note", text=for_nobody_else(walk), where="note-prompt")
        await presses_kind(walk, ButtonKind.ANSWER, small.people[0])
        await typed(walk, small.people[0], small.place, "play note", where="note-delete")


async def points_at_a_turn(walk: Walk) -> None:
    """Somebody posts the way to a turn; everybody looks there, and asks what it was."""
    small = await started(walk, 3, 40)
    if small is not None:
        await _answers(walk, small.place, 9)
        await typed(walk, small.people[0], small.place, "play link")
        await presses_kind(walk, ButtonKind.HISTORY)
        await looks_up(walk, small.place)


# --- around a game ---------------------------------------------------------------------------------------------------


async def by_the_clock(walk: Walk) -> None:
    """A table plays by clocks, whatever happens when one has run out."""
    small = await started(walk, 3, 40)
    if small is None:
        return
    late = walk.chance.choice(["late-vote", "late-seat", "late-answer", "late-nothing"])
    await typed(walk, walk.mod, small.place, "mod timers", clock=walk.chance.choice(CLOCKS), late=late)
    for person in small.people:
        await typed(walk, person, small.place, "me messages", next="ahead-dm")
    for _ in range(4):
        await _answers(walk, small.place, 3)
        await passes(walk, walk.chance.choice([HOUR, 12 * HOUR, TOO_LONG]))
        await typed(walk, walk.chance.choice(small.people), small.place, "game status")


async def plays_again(walk: Walk) -> None:
    """A game is over, and whoever likes opens another one like it, for which the others are asked."""
    small = await finished(walk)
    if small is not None:
        await presses_kind(walk, ButtonKind.ANOTHER, small.people[0])
        await presses_kind(walk, ButtonKind.INVITE, small.people[1])
        await passes(walk, 2 * TOO_LONG)


COMPANY: tuple[Recipe, ...] = (
    seeks_players,
    seeks_with_friends,
    stops_seeking,
    finds_a_table,
    finds_nobody,
    avoids,
    brings_a_friend,
    keeps_a_preset,
    shows_all_tables,
    is_absent,
    carries_out_plans,
    takes_back_what_was_planned,
    whispers,
    notes_down,
    points_at_a_turn,
    by_the_clock,
    plays_again,
)
COMMANDS: Mapping[str, Recipe] = {
    **dict.fromkeys(("play save", "play new", "play forget"), keeps_a_preset),
    **dict.fromkeys(("play whisper", "play whispers"), whispers),
    "play note": notes_down,
    "play vote": is_absent,
    "play link": points_at_a_turn,
    "play turning": looks_back,
    "play overview": shows_all_tables,
    "play plan": plans,
    "play seek": seeks_players,
    "play avoid": avoids,
    "play stop": stops_seeking,
}
"""As `recipes.COMMANDS`."""
BUTTONS: Mapping[ButtonKind, Recipe] = {
    ButtonKind.SEEK: seeks_players,
    ButtonKind.PARTY: seeks_with_friends,
    ButtonKind.ABSENT: is_absent,
    ButtonKind.PLAN: plans,
    ButtonKind.ANOTHER: plays_again,
}
