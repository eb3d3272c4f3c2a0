"""Positions to draw: games played by random legal answers, the gallery's moments, and measured drawing.

Positions are reached with the engine, but only their views are drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import process_time

from engine.chance import stream
from engine.checking.fuzz import choose, rounds
from engine.games import rules_of
from engine.log import LoggedAnswer
from engine.table import Table
from render import Say, cards, painter_of, settle
from render.canvas import Drawing, encode

RECENT, TRIES, GAIN, ATTEMPTS, MIDDLE, BATCH = 6, 60, 4, 3, 4, 9
Options = Mapping[str, str]
NONE: Options = {}
PLAYING = ("action", "operations")
"""The phases of games in which most happens on the board, of which the liveliest of several tries is kept."""
MIDST = (*PLAYING, "turn")
DECLINING = ("pass", "done", "no", "decline")
SEEDS = {
    "ti4": {3: "7", 6: "1"},
    "eclipse": {2: "2", 4: "1", 6: "1"},
    "forbidden_stars": {2: "3", 4: "3"},
    "space_empires": {1: "1", 4: "2"},
}
"""The games of the gallery, by seats."""
ADVANCED = dict.fromkeys(("pipelines", "carriers", "raiders", "mines", "aliens"), "on")
CHOSEN: dict[str, Options] = {"space_empires": {**ADVANCED, "opening": "midgame", "victory": "long"}}
"""What the tables of the gallery choose; who plays alone plays as usual."""
LONGEST = 2500
"""So many answers of a game are played for the gallery at most."""
STAGED: dict[str, tuple[int, str, Options, str, str]] = {
    "ti4": (6, "1", {"opening": "midgame"}, "action", "battle"),
    "eclipse": (6, "1", {"opening": "midgame"}, "combat", "battle"),
    "forbidden_stars": (4, "3", NONE, "operations", "battle"),
    "space_empires": (4, "1", CHOSEN["space_empires"], "turn", "battle"),
}
"""A close-up of a game played answer by answer: seats, seed, options, the phase to wait for, which close-up."""
SHOWN = {
    "ti4": (
        "strategy:trade card:direct_hit agenda:mutiny tech:dreadnought_2 unit:wrath_of_kenara tech:e_res_siphons "
        "faction:hacan planet:lodor objective:unveil_flagship"
    ),
    "eclipse": (
        "tech:plasma_cannon part:ion_turret sector:101 ship:cruiser ship:ancient discovery:ancient_cruiser "
        "species:planta species:mechanema sector:001"
    ),
    "forbidden_stars": (
        "card:wave_serpent card:dread_ritual card:warp_gate unit:land_raider structure:bastion faction:orks "
        "system:8B card:mark_of_khorne unit:void_stalker"
    ),
    "space_empires": (
        "unit:DN unit:R unit:COLONY_SHIP tech:attack tech:cloaking marker:nebula marker:minerals-5 alien:ALIEN_B"
    ),
}
"""Components of the gallery."""
HELD = {"ti4": "card:sabotage card:diplomacy_rider card:skilled_retreat note:ceasefire@1 objective:unveil_flagship"}
"""A hand of the gallery."""


@dataclass(slots=True)
class Position:
    """A view and where something just happened."""

    view: object
    marks: tuple[str, ...]


class Demo:
    """A game played by chance, the same that `python -m engine play` plays from this seed."""

    def __init__(self, game: str, seats: int, seed: str, seat: int | None = None, options: Options = NONE) -> None:
        self.rules, self.seat = rules_of(game), seat
        self.table = Table.new(self.rules, seats, seed, options)
        self.answers = 0
        self._chance = stream(seed, 0, seats, "play")
        self._places: list[tuple[str, ...]] = []

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.ask is None

    @property
    def phase(self) -> str:
        """Which phase is played, in games that have them."""
        return str(getattr(self.table.state, "phase", ""))

    def go(self) -> None:
        """Gives one answer."""
        given = choose(self.table, self._chance)
        events = self.table.answer(given.seat, given.value, given.verb).events
        self._places.append(tuple(place for event in events for place in event.where))
        self.answers += 1

    def position(self) -> Position:
        """How it looks now, with marks where something happened lately."""
        marks = dict.fromkeys(place for places in self._places[-RECENT:] for place in places)
        return Position(self.rules.view(self.table.state, self.seat), tuple(marks))


def position(
    game: str, seats: int, seed: str, answers: int, seat: int | None = None, options: Options = NONE
) -> Position:
    """What a seat sees after so many answers, or at the end of a shorter game.

    Raises:
        IllegalAnswer: the game cannot be started so.
    """
    demo = Demo(game, seats, seed, seat, options)
    while demo.answers < answers and not demo.over:
        demo.go()
    return demo.position()


class Lively(Demo):
    """A game in which, of some turns played by chance, the one with the most to see is kept."""

    def __init__(self, game: str, seats: int, seed: str) -> None:
        options = CHOSEN.get(game, NONE) if seats > 1 else NONE
        super().__init__(game, seats, seed, options=options)
        self._score = painter_of(game).lively
        self.table = Table.new(self.rules, seats, seed, options, keep=True)
        self._safe = self.table.opening.safe
        self.tries = TRIES

    def go(self) -> None:
        """Plays on to the next safe point."""
        assert self._safe is not None
        enough = self._score(self.position().view) + GAIN
        best = self._try(self._safe)
        for _ in range(self.tries if self.phase in PLAYING else 0):
            if best[0] >= enough:
                break
            best = max(best, self._try(self._safe), key=lambda tried: tried[0])
        _, self.answers, self.table, self._safe, self._places = best

    def _try(self, safe: bytes) -> tuple[float, int, Table, bytes | None, list[tuple[str, ...]]]:
        table, places, later = Table.rebuild(self.rules, safe, ()), list[tuple[str, ...]](), None
        answers = self.answers
        while later is None and table.ask is not None:
            given = self._eager(table)
            outcome = table.answer(given.seat, given.value, given.verb)
            places.append(tuple(place for event in outcome.events for place in event.where))
            answers, later = answers + 1, outcome.safe
        return self._score(self.rules.view(table.state, None)), answers, table, later, places

    def _eager(self, table: Table) -> LoggedAnswer:
        """A random answer, seldom one that declines to do something."""
        given = choose(table, self._chance, 0)
        for _ in range(ATTEMPTS):
            if given.value not in DECLINING:
                break
            given = choose(table, self._chance, 0)
        return given


def gallery(game: str) -> Iterator[tuple[str, Position, str | None]]:
    """Names, positions and zooms of the gallery: start, middle and end, and each close-up when first there is one."""
    for seats, seed in SEEDS[game].items():
        demo, shown = Lively(game, seats, seed), set[str]()
        while demo.phase == "setup":
            demo.go()
        yield f"{game}-{seats}-start", demo.position(), None
        while not demo.over and not (rounds(demo.table.state) == MIDDLE and demo.phase in MIDST):
            demo.go()
        for _ in range(0 if demo.over else 3 * seats):
            demo.go()
        yield f"{game}-{seats}-middle", demo.position(), None
        yield from _own(demo, f"{game}-{seats}")
        demo.tries = TRIES // 5
        while not demo.over and demo.answers < LONGEST * seats:
            found = demo.position()
            for name, zoom in painter_of(game).close_ups(found.view).items():
                if name not in shown and name not in STAGED.get(game, ()):
                    yield f"{game}-{seats}-{name}", found, zoom
                shown.add(name)
            demo.go()
        yield f"{game}-{seats}-{'end' if demo.over else 'late'}", demo.position(), None
    if game in STAGED:
        yield _staged(game)


def _own(demo: Demo, name: str) -> Iterator[tuple[str, Position, str | None]]:
    """Where each seat has a board of its own, that of the first one, and what belongs to it."""
    if demo.rules.own_boards:
        found = Position(demo.rules.view(demo.table.state, 0), demo.position().marks)
        yield f"{name}-own", found, None
        for zoom in painter_of(demo.rules.name).further(found.view):
            yield f"{name}-own-{zoom}", found, zoom


def _staged(game: str) -> tuple[str, Position, str | None]:
    """The close-up for which a game is played to where it can be seen."""
    seats, seed, options, phase, name = STAGED[game]
    demo = Demo(game, seats, seed, options=options)
    found, shows = demo.position(), painter_of(game).close_ups
    while demo.phase != phase or name not in shows(found.view):
        demo.go()
        found = demo.position()
    return f"{game}-{seats}-{name}", found, shows(found.view)[name]


def bench(game: str, seats: int, words: Say, names: Sequence[str]) -> dict[str, float]:
    """Milliseconds of the processor (medians) and KiB: the first picture of a process, the first of a game, an update,
    its encoding; and the most MiB that this process has held, its game included.

    It is `settle`d before, as processes that draw are.
    """
    painter, found = painter_of(game), position(game, seats, SEEDS[game].get(seats, "1"), 600)
    settle()

    def draw() -> Drawing:
        return painter.draw(found.view, words=words, names=names, marks=found.marks, zoom=None)

    def full() -> Drawing:
        painter.forget()
        return draw()

    cold, drawing = _timed(draw, 1), draw()
    return {
        "first_ms": cold,
        "full_ms": _timed(full, 7),
        "update_ms": _timed(draw, 15),
        **_cards(game, words, names),
        "encode_ms": _timed(lambda: encode(drawing), 15),
        "kib": round(len(encode(drawing)) / 1024),
        "width": drawing.image.width,
        "height": drawing.image.height,
        "memory_mib": _most_held(),
    }


def _most_held() -> int:
    """The most MiB that this process has held so far; 0 where the system does not tell."""
    with suppress(OSError):
        for line in Path("/proc/self/status").read_text(encoding="utf-8").splitlines():
            if line.startswith("VmHWM:"):
                return round(int(line.split()[1]) / 1024)
    return 0


def _cards(game: str, words: Say, names: Sequence[str]) -> dict[str, float]:
    """One component, and twelve in a hand, encoded."""
    ids = [component.id for component in rules_of(game).components()][:: max(1, BATCH)][:12]
    if not ids:
        return {}
    return {
        "card_ms": _timed(lambda: cards.card(game, ids[0], words=words), 15),
        "hand_ms": _timed(lambda: cards.hand(game, ids, words=words, names=names), 7),
    }


def _timed(work: Callable[[], object], times: int) -> float:
    found = []
    for _ in range(times):
        began = process_time()
        work()
        found.append(process_time() - began)
    return round(1000 * median(found), 1)
