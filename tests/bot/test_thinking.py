"""How long ordered answers wait: as long as people at the table think, so that nobody can tell one from the other."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from math import exp, sqrt
from pathlib import Path
from random import Random
from statistics import median

import pytest
import pytest_asyncio

from bot import clock
from bot.live.audit_lines import By
from bot.live.thinking import BY_POST, KEPT, SITTING, STEPS, WINDOW, Tempo, drawn, noted, tempo_of
from bot.settings import TableSettings
from bot.tables.game_file import whole
from tests.bot.tabling import ANN, BOB, CYD, Room

WINDOWS = 1000
FAR_APART = 1.358 * sqrt(2 / WINDOWS)
"""The distance of two samples of so many from which on they differ at p < 0.05 (Kolmogorov and Smirnov)."""


def distance(one: list[float], other: list[float]) -> float:
    """How far two samples lie apart: the greatest difference of the shares that are no longer than a time."""
    one, other = sorted(one), sorted(other)
    marks = [*one, *other]
    return max(abs(bisect_right(one, at) / len(one) - bisect_right(other, at) / len(other)) for at in marks)


def evening(chance: Random) -> float:
    """All sit at one screen."""
    return chance.lognormvariate(2.5, 0.7)


def lively(chance: Random) -> float:
    """Everybody looks at nothing else."""
    return chance.uniform(2, 10)


def by_post(chance: Random) -> float:
    """People look in now and then, and sleep at night."""
    return chance.lognormvariate(6.5, 1.1) if chance.random() < 0.7 else 6 * 3600 * exp(chance.gauss(0, 0.3))


def steady(chance: Random) -> float:
    """Between half a minute and three."""
    return chance.uniform(30, 180)


def windows(thinks: Callable[[Random], float], seed: str, tempo: Tempo = BY_POST) -> tuple[list[float], list[float]]:
    """The times of a seat with a card, which thinks and passes by hand, and of one without, window by window."""
    chance, counts, kind = Random(seed), dict[str, tuple[int, ...]](), WINDOW + tempo.mark
    for _ in range(WINDOWS // 4):  # the table has played a while
        counts = noted(counts, kind, thinks(chance))
    with_card, without = list[float](), list[float]()
    for _ in range(WINDOWS):
        without.append(drawn(counts, WINDOW, chance, tempo))
        with_card.append(thinks(chance))
        counts = noted(counts, kind, with_card[-1])
    return with_card, without


@pytest.mark.parametrize(
    ("thinks", "tempo"),
    [(evening, BY_POST), (by_post, BY_POST), (steady, BY_POST), (evening, SITTING), (lively, SITTING)],
    ids=lambda at: at.__name__ if callable(at) else at.mark or "post",
)
def test_who_thinks_and_who_has_no_card_cannot_be_told_apart(thinks: Callable[[Random], float], tempo: Tempo) -> None:
    told_apart = [distance(*windows(thinks, f"{n}", tempo)) > FAR_APART for n in range(5)]
    assert sum(told_apart) <= 1, "chance alone tells one in twenty apart"


def test_a_delay_that_knows_nothing_of_the_table_is_told_apart() -> None:
    chance = Random(1)
    with_card = [by_post(chance) for _ in range(WINDOWS)]
    assert distance(with_card, [chance.uniform(5, 45) for _ in range(WINDOWS)]) > FAR_APART


def test_a_table_that_changes_its_pace_is_followed() -> None:
    counts, chance = dict[str, tuple[int, ...]](), Random(2)
    for seconds in [20_000.0] * KEPT + [10.0] * 5 * KEPT:
        counts = noted(counts, WINDOW, seconds)
    assert sum(counts[WINDOW]) <= KEPT
    assert sum(drawn(counts, WINDOW, chance) < 60 for _ in range(200)) > 180


def test_each_kind_is_counted_for_itself_and_no_time_is_too_long() -> None:
    counts = noted(noted({}, WINDOW, 0.0), "action", 1e9)
    assert counts[WINDOW][0] == 1 and counts["action"][STEPS - 1] == 1


# --- by which tempo --------------------------------------------------------------------------------------------------


def closes(thinks: Callable[[Random], float], seats: int, known: int, tempo: Tempo = SITTING) -> float:
    """The median of the seconds after which all of these seats have passed, none of which has anything to use."""
    chance, counts = Random(7), dict[str, tuple[int, ...]]()
    for _ in range(known):
        counts = noted(counts, WINDOW + tempo.mark, thinks(chance))
    return median(max(drawn(counts, WINDOW, chance, tempo) for _ in range(seats)) for _ in range(300))


@pytest.mark.parametrize(("seats", "known"), [(2, 0), (3, 0), (6, 0), (2, 30), (3, 30)])
def test_where_people_sit_together_a_window_closes_soon(seats: int, known: int) -> None:
    assert closes(lively, seats, known) <= 10 < closes(lively, seats, 0, BY_POST)


def test_what_is_learned_at_one_tempo_changes_nothing_at_the_other() -> None:
    counts = dict[str, tuple[int, ...]]()
    for _ in range(200):
        counts = noted(counts, WINDOW + SITTING.mark, 2.0)
    assert drawn(counts, WINDOW, Random(3)) == drawn({}, WINDOW, Random(3))
    assert drawn(counts, WINDOW, Random(3), SITTING) < drawn({}, WINDOW, Random(3), SITTING)


class Clock:
    """Turned by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = clock.now()
        monkeypatch.setattr(clock, "now", lambda: self.at)

    async def answers(self, room: Room, game: int, user: int, value: object, after: float) -> None:
        self.at += timedelta(seconds=after)
        await room.tables.answers.answer(game, user, value)


@pytest_asyncio.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    room = Room(tmp_path / "games.sqlite")
    yield room
    await room.tables.close()


@pytest_asyncio.fixture
async def hands(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


async def tempo(room: Room, game: int) -> Tempo:
    return tempo_of(await room.tables.look(game))


async def sat_down(room: Room, hands: Clock, *times: float) -> int:
    """A game in which Ann, Bob, Ann, Bob answered after these times."""
    game = await room.game(ANN, BOB, settings=TableSettings(pace="even"))
    deeds = [(ANN, 1), (BOB, 0), (ANN, "still"), (BOB, "still")]
    for (user, value), after in zip(deeds, times, strict=False):
        await hands.answers(room, game, user, value, after)
    return game


async def test_people_sit_together_once_each_has_answered_soon(room: Room, hands: Clock) -> None:
    game = await room.game(ANN, BOB, settings=TableSettings(pace="even"))
    assert await tempo(room, game) == BY_POST, "nobody has answered yet"
    await hands.answers(room, game, ANN, 1, 5)
    assert await tempo(room, game) == BY_POST
    await hands.answers(room, game, BOB, 0, 5)
    assert await tempo(room, game) == SITTING
    await room.restart()
    assert await tempo(room, game) == SITTING


async def test_one_who_takes_an_hour_plays_by_post_and_all_with_that_person(room: Room, hands: Clock) -> None:
    assert await tempo(room, await sat_down(room, hands, 5, 4000)) == BY_POST


async def test_who_thinks_for_long_once_sits_there_still(room: Room, hands: Clock) -> None:
    game = await sat_down(room, hands, 5, 5, 10, 10)
    await hands.answers(room, game, ANN, "none", 240)
    assert await tempo(room, game) == SITTING


async def test_who_has_not_answered_for_half_an_hour_may_be_gone(room: Room, hands: Clock) -> None:
    game = await sat_down(room, hands, 5, 5)
    await hands.answers(room, game, ANN, "roll", 1900)
    assert await tempo(room, game) == BY_POST


async def test_many_answers_in_a_row_are_those_of_one_visit(room: Room, hands: Clock) -> None:
    """Who looks in once a day gives many quick ones."""
    game = await sat_down(room, hands, 5, 5, 5000)
    before = (await room.tables.look(game)).game.settings.lately[0]
    await hands.answers(room, game, BOB, "roll", 5000)
    await hands.answers(room, game, BOB, 0, 2)  # what of the dice to keep
    kept = (await room.tables.look(game)).game.settings.lately
    assert kept[0] == before and [took for _, took in kept[1]] == [10, 5000]


async def test_another_person_on_a_seat_is_another(room: Room, hands: Clock) -> None:
    game = await sat_down(room, hands, 5, 5)
    live = await room.tables.seats.replace(game, 1, CYD, "Cyd", 99)
    assert sorted(live.game.settings.lately) == [0] and await tempo(room, game) == BY_POST


async def test_a_moderators_answer_tells_nothing_of_whose_seat_it_is(room: Room, hands: Clock) -> None:
    game = await room.game(ANN, BOB, settings=TableSettings(pace="even"))
    await room.tables.answers.answer_for(game, 0, 1, By(99, "ill"))
    assert (await room.tables.look(game)).game.settings.lately == {}


async def test_the_file_of_a_game_does_not_tell_how_quick_people_are(room: Room, hands: Clock) -> None:
    game = await sat_down(room, hands, 5, 5)
    live = await room.tables.look(game)
    assert live.game.settings.lately and "lately" not in str(whole(live.game, live.seats, [], None, edition=0))
