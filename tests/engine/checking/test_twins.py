"""Twin worlds: leaks of every kind are found, in the game of fog and in the real ones, and none without a leak."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from random import Random
from typing import Any
from zlib import crc32

import pytest

from engine.ask import Amount, Ask, PickOne, Refusal, Reply, Seat, Shape, Together
from engine.checking.fuzz import choose
from engine.checking.twins import Differs, pair
from engine.events import Event
from engine.game import AnyRules
from engine.games import rules_of
from engine.run import Run
from engine.table import Table
from engine.text import T
from tests import fog
from tests.asked import asked
from tests.fog import FogRules, FogRun

Tamper = Callable[[Run[Any], Ask, int], Ask]


class Leaky:
    """A game in which something gives away what is hidden: a number that hangs on the whole state."""

    def __init__(self, rules: AnyRules, tamper: Tamper | None = None) -> None:
        self.rules, self.tamper, self.last = rules, tamper, 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)

    def hidden(self, state: Any) -> int:
        return crc32(self.rules.dump(state)) // 7

    async def step(self, run: Run[Any]) -> None:
        rule, reply = self.rules.step(run), None
        while True:
            try:
                ask = rule.send(reply)  # type: ignore[arg-type]
            except StopIteration:
                return
            reply = await (self.tamper(run, ask, self.hidden(run.state)) if self.tamper else ask)


class InView(Leaky):
    def view(self, state: Any, seat: Seat | None) -> Any:
        return self.rules.view(state, seat), self.hidden(state)

    def view_json(self, view: Any) -> Any:
        return [self.rules.view_json(view[0]), view[1]]

    def __getattr__(self, name: str) -> Any:
        real = getattr(self.rules, name)
        of_view = name in {"headline", "points", "sides", "round_of", "places", "held", "held_components", "orders"}
        return (lambda view, *rest: real(view[0], *rest)) if of_view else real


class InHeadline(InView):
    def view_json(self, view: Any) -> Any:
        return self.rules.view_json(view[0])

    def headline(self, view: Any) -> Any:
        return T("headline", n=view[1])


def shapes(ask: Ask, change: Callable[[Shape], Shape]) -> Ask:
    """Each seat is asked for something else."""
    own = {seat: change(shape) for seat, shape in ask.must.items()}
    if isinstance(ask, Together):
        inner = {seat: replace(one, must={seat: own[seat]}) for seat, one in ask.own.items()}
        return replace(ask, must=own, own=inner)
    return replace(ask, must=own)


def in_the_sentence(run: Run[Any], ask: Ask, hidden: int) -> Ask:
    return replace(ask, about=T(ask.about.key, n=hidden))


def in_the_id(run: Run[Any], ask: Ask, hidden: int) -> Ask:
    return replace(ask, number=ask.number * 2 + hidden % 2)


def in_who_is_asked(run: Run[Any], ask: Ask, hidden: int) -> Ask:
    how = {name: getattr(ask, name) for name in ("kind", "about", "must", "number", "where", "cuts", "pending")}
    return Together(**how, own={seat: ask.of(seat) for seat in ask.must}, shown=(hidden % 3,))


def in_the_order_of_options(run: Run[Any], ask: Ask, hidden: int) -> Ask:
    def turned(shape: Shape) -> Shape:
        return PickOne(shape.options[::-1]) if isinstance(shape, PickOne) and hidden % 2 else shape

    return shapes(ask, turned)


def in_the_options(run: Run[Any], ask: Ask, hidden: int) -> Ask:
    def fewer(shape: Shape) -> Shape:
        return PickOne(shape.options[: hidden % 2 + 1]) if isinstance(shape, PickOne) else shape

    return shapes(ask, fewer)


def in_a_private_word(run: Run[Any], ask: Ask, hidden: int) -> Ask:
    told = {seat: T("psst", n=hidden) for seat in ask.must}
    if isinstance(ask, Together):
        return replace(ask, own={seat: replace(one, private=told) for seat, one in ask.own.items()})
    return replace(ask, private=told)


def in_the_places(run: Run[Any], ask: Ask, hidden: int) -> Ask:
    return replace(ask, where=(*ask.where, f"x{hidden}"))


def in_what_is_pending(run: Run[Any], ask: Ask, hidden: int) -> Ask:
    return replace(ask, pending=(*ask.pending, T("step", n=hidden)))


def in_a_line(run: Run[Any], ask: Ask, hidden: int) -> Ask:
    run.say(T("line", n=hidden))
    return ask


def in_a_line_to_some(run: Run[Any], ask: Ask, hidden: int) -> Ask:
    run.tell({0, 1}, T("line"), where=[f"x{hidden}"])
    return ask


def in_a_line_that_is_not_told(run: Run[Any], ask: Ask, hidden: int) -> Ask:
    if hidden % 2:
        run.say(T("line"), weight=0)
    return ask


def in_a_refusal(run: Run[Any], ask: Ask, hidden: int) -> Ask:
    def explained(shape: Shape) -> Shape:
        return replace(shape, why=lambda _: Refusal("X", T("why", n=hidden))) if type(shape) is PickOne else shape

    return shapes(ask, explained)


TAMPERS: list[Tamper] = [
    in_the_sentence,
    in_the_id,
    in_who_is_asked,
    in_the_order_of_options,
    in_the_options,
    in_a_private_word,
    in_the_places,
    in_what_is_pending,
    in_a_line,
    in_a_line_to_some,
    in_a_line_that_is_not_told,
    in_a_refusal,
]
PLANTED = [*(lambda rules, tamper=tamper: Leaky(rules, tamper) for tamper in TAMPERS), InView, InHeadline]
NAMES = [*(tamper.__name__ for tamper in TAMPERS), "in_the_view", "in_the_headline"]


def safe_points(rules: Any, seats: int, seed: str, options: dict[str, str], answers: int) -> Iterator[bytes]:
    """The safe points of a game played by chance."""
    table, chance = Table.new(rules, seats, seed, options, keep=True), Random(seed)
    outcome = table.opening
    for _ in range(answers):
        if outcome.safe is not None:
            yield outcome.safe
        if table.ask is None:
            return
        given = choose(table, chance)
        outcome = table.answer(given.seat, given.value, given.verb)


def found(rules: Any, points: list[bytes], seats: int, answers: int, times: int = 1) -> list[Differs]:
    """What a reader can tell twins apart by, from these safe points on."""
    luck, differences = Random(5), []
    for safe in points * times:
        for reader in (*range(seats), None):
            try:
                pair(rules, safe, reader, luck).follow(luck, answers)
            except Differs as differs:
                differences.append(differs)
    return differences


def fogs(seats: int = 3, number: int = 3) -> list[bytes]:
    return [safe for n in range(number) for safe in safe_points(FogRules(), seats, f"fog{n}", {}, 200)]


# --- what is planted is found ----------------------------------------------------------------------------------------


def test_nothing_is_found_where_nothing_leaks() -> None:
    for seats in (1, 2, 4):
        assert found(FogRules(), fogs(seats), seats, 40) == []
        assert found(Leaky(FogRules()), fogs(seats, 1), seats, 20) == []


@pytest.mark.parametrize("planted", PLANTED, ids=NAMES)
def test_a_planted_leak_is_found_in_the_fog(planted: Any) -> None:
    assert found(planted(FogRules()), fogs(), 3, 20)


REAL = ("eclipse", "forbidden_stars", "space_empires", "ti4")
OPENING = {name: {"opening": "midgame"} for name in ("eclipse", "space_empires", "ti4")}
ADVANCED = {"space_empires": dict.fromkeys(("carriers", "raiders", "mines"), "on")}
"""What else these games are played with."""
PLAYED = {"space_empires": 120}
"""Where a turn stands open, in a game in which that is not so after 150 answers."""


@pytest.fixture(scope="module")
def positions() -> dict[str, list[bytes]]:
    """Where the real games stand somewhere in the middle."""
    begun = {
        n: [*safe_points(rules_of(n), 3, "2", OPENING.get(n, {}) | ADVANCED.get(n, {}), PLAYED.get(n, 150))]
        for n in REAL
    }
    return {name: points[-2:] for name, points in begun.items()}


@pytest.mark.parametrize("name", REAL)
def test_nothing_is_found_in_the_real_games(name: str, positions: dict[str, list[bytes]]) -> None:
    assert found(rules_of(name), positions[name], 3, 15) == []


@pytest.mark.parametrize("name", REAL)
@pytest.mark.parametrize("planted", PLANTED, ids=NAMES)
def test_a_planted_leak_is_found_in_the_real_games(name: str, planted: Any, positions: dict[str, list[bytes]]) -> None:
    rules, luck = planted(rules_of(name)), Random(3)
    for _ in range(12):
        for reader in (0, 1):
            try:
                pair(rules, positions[name][-1], reader, luck).follow(luck, 12)
            except Differs:
                return
    pytest.fail("it was not found")


# --- leaks in the rules of the fog -----------------------------------------------------------------------------------


async def asks_only_who_can(run: FogRun) -> None:
    """A raid that asks nobody but those who have warships."""
    armed = {seat: fog.yes_no() for seat in run.seats() if run.player(seat).warships}
    await run.ask(asked("meet"), armed, T("fog-meet"))
    await fog.raid(run)


async def skips(run: FogRun) -> None:
    """A patrol that is skipped by whom nobody could see it."""
    if run.player(run.state.turn).warships:
        await run.confirm(asked("go"), run.state.turn, T("go"))
    await fog.patrol(run)


async def looks(run: FogRun) -> None:
    """In the middle of a turn somebody is asked about what is to come."""
    await run.confirm(asked("wait"), run.state.turn, T("wait"))
    await run.ask_one(asked("guess"), run.state.turn, Amount(0, 3 + run.state.raids[-1]), T("guess"))
    await fog.patrol(run)


async def counts_for_all(run: FogRun) -> None:
    """Sheets whose questions are numbered by one counter."""

    async def one(seat: Seat) -> None:
        for _ in range(3):
            assert run.lane is not None
            run.state.asked += 1
            run.lane.asked = run.state.asked
            await run.confirm(asked("more"), seat, T("more"))

    await run.together(asked("sheet"), {seat: one(seat) for seat in run.seats()}, T("sheet"))
    await fog.sheet(run)


async def tells_at_once(run: FogRun) -> None:
    """Sheets that are spoken of before all are done."""

    async def one(seat: Seat) -> None:
        if await run.confirm(asked("more"), seat, T("more")):
            run.events.append(Event(T("somebody-bought")))

    await run.together(asked("sheet"), {seat: one(seat) for seat in run.seats()}, T("sheet"))
    await fog.sheet(run)


async def shares(run: FogRun) -> None:
    """Sheets that buy from one market while others buy."""
    left = [3]

    async def one(seat: Seat) -> None:
        while left[0] > 0 and await run.amount(asked("take"), seat, 0, left[0], T("take")):
            left[0] -= 1

    await run.together(asked("sheet"), {seat: one(seat) for seat in run.seats()}, T("sheet"))
    await fog.sheet(run)


async def ends_early(run: FogRun) -> None:
    """A question to some, of which everybody sees when they are done."""
    poor = {seat: fog.yes_no() for seat in run.seats() if run.player(seat).credits < 3}
    await run.ask(asked("beg"), poor, T("beg"))
    await fog.scout(run)


async def tells_the_wrong_seat(run: FogRun) -> None:
    """What one seat knows is told to another."""
    for seat in run.seats():
        run.tell({(seat + 1) % len(run.seats())}, T("rich", n=run.player(seat).credits))
    await fog.scout(run)


RULES: dict[str, tuple[Callable[[FogRun], Coroutine[Ask, Reply, None]], str]] = {
    "asks_only_who_can": (asks_only_who_can, "raid"),
    "skips": (skips, "patrol"),
    "looks": (looks, "patrol"),
    "counts_for_all": (counts_for_all, "sheet"),
    "tells_at_once": (tells_at_once, "sheet"),
    "shares": (shares, "sheet"),
    "ends_early": (ends_early, "scout"),
    "tells_the_wrong_seat": (tells_the_wrong_seat, "scout"),
}


@pytest.mark.parametrize("name", RULES)
def test_a_leak_in_a_rule_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    points = fogs()
    rule, step = RULES[name]
    monkeypatch.setitem(fog.STEPS, step, rule)
    assert found(FogRules(), points, 3, 25)


def test_options_that_everybody_may_know_are_compared_for_the_public(positions: dict[str, list[bytes]]) -> None:
    rules = Leaky(rules_of("eclipse"), in_the_order_of_options)
    differences = found(rules, positions["eclipse"], 3, 12, 3)
    assert "open options" in {differs.part for differs in differences if differs.reader is None}
