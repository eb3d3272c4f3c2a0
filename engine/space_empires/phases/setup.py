"""Setup: the scenario's map, home worlds, markers, first units, and the die for the first player.

SE-SYS-01, SE-SYS-02, SE-SYS-03, SE-SYS-04, SE-SYS-05, SE-HOME-01, SE-HOME-02, SE-TURN-01, SE-BID-07, SE-GEN-01, D-77
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from engine.ask import Option, Seat
from engine.space_empires import words
from engine.space_empires.components import ALIENS, COLONY_STEPS, COLOURS, HOME_CP, MARKERS, SCENARIOS, SIDES
from engine.space_empires.economy import technology
from engine.space_empires.galaxy import board, home_systems, units
from engine.space_empires.phases import drafting, midgame, rounds
from engine.space_empires.phases.drafting import PLACE_DRAFT, place_of
from engine.space_empires.play import EDITION, Game, Question
from engine.space_empires.solitaire import course
from engine.space_empires.state import Colony, Marker, Options, Player, State, System
from engine.text import T, seat_name

EXTRA_HEX = Question("extra_hex", open=False)
HOME = Question("home", open=False)
HOME_WORLD = "home_world"


def new_state(seats: int, seed: str, options: Options) -> State:
    """The state before the first step. SE-GEN-01, SE-PIECE-01"""
    paired = options.teams != "none"
    players = [Player(seat, COLOURS[seat], seat % 2 if paired else seat) for seat in range(seats)]
    state = State(seed, 0, 0, 0, options, players, names_opponents=True, edition=EDITION)
    scenario = SCENARIOS[options.scenario, seats]
    state.draft = drafting.prepared(options, scenario)
    if not scenario.random_map:  # so that there is a map to choose a home world on
        state.systems = home_systems.offered(scenario, {seat: seat for seat in range(seats)} if not state.draft else {})
    return state


async def step(game: Game) -> None:
    """One step of setup."""
    await STEPS[game.state.step](game)


# --- home worlds -----------------------------------------------------------------------------------------------------


async def begin(game: Game) -> None:
    """The draft, where the table drafts places; else home worlds at once."""
    game.say(T("space_empires-scenario-is", scenario=words.scenario(game.scenario.id)), weight=2)
    if game.state.draft is None:
        await choose(game)
    else:
        PLACE_DRAFT.begin(game, game.seats())


async def choose(game: Game) -> None:
    """All choose the hex of their home world in secret; then all are shown. D-77"""
    scenario = game.scenario
    if scenario.random_map:
        _draw_homes(game)
    elif scenario.extra is None and all(len(hexes) == 1 for hexes in scenario.worlds):
        _settle_on(game, {seat: (scenario.worlds[place_of(game, seat)][0], None) for seat in game.seats()})
    else:
        rules = {seat: _one(game, seat) for seat in game.seats()}
        _settle_on(game, await game.together(HOME, rules, T("space_empires-ask-homes")))
    game.state.step = "map"


async def _one(game: Game, seat: Seat) -> tuple[str, str | None]:
    """A seat's home world, and the extra hex of a narrow map, where a home world may lie too."""
    scenario, place, extra = game.scenario, place_of(game, seat), None
    hexes = list(scenario.worlds[place])
    if scenario.extra is not None and scenario.extra[0] == place:
        options = [Option(at, words.hex(at)) for at in scenario.extra[1]]
        extra = await game.pick(EXTRA_HEX, seat, options, T("space_empires-ask-extra", seat=seat_name(seat)))
        game.tell([seat], T("space_empires-extra-chosen", hex=words.hex(extra)))
        hexes += [extra] if board.place(extra)[0] == board.place(hexes[0])[0] else []
    options = [Option(at, words.hex(at)) for at in hexes]
    home = await game.pick(HOME, seat, options, T("space_empires-ask-home", seat=seat_name(seat)))
    game.tell([seat], T("space_empires-home-chosen", hex=words.hex(home)))
    return home, extra


def _settle_on(game: Game, chosen: dict[Seat, tuple[str, str | None]]) -> None:
    extra = {at: seat for seat, (_, at) in chosen.items() if at is not None}
    game.state.systems = home_systems.of(game.scenario, {place_of(game, seat): seat for seat in game.seats()}, extra)
    for seat, (home, _) in chosen.items():
        game.player(seat).home = home


def _draw_homes(game: Game) -> None:
    """Home worlds of a random map lie anywhere; no hex belongs to a home system. SE-DOOM-17"""
    drawn = game.shuffle(board.HEXES, "home worlds")
    game.state.systems = {at: System(at) for at in board.HEXES}
    for seat in game.seats():
        game.player(seat).home = drawn[seat]


# --- markers ---------------------------------------------------------------------------------------------------------


async def lay_map(game: Game) -> None:
    """Home worlds face up, everything else by chance and face down. SE-SYS-02, SE-SYS-03, SE-SYS-04, SE-EXPLORE-01"""
    for seat in game.seats():
        home = game.system(game.player(seat).home)
        home.marker, home.colony = Marker("home_world"), Colony(seat, HOME_CP, home=True)
    state = game.state
    state.alien_pool = [card.id for card in ALIENS.values() for _ in range(card.count)]
    if game.scenario.random_map:
        markers = [marker for _ in game.seats() for marker in _home_markers(game)] + _deep_markers(game)
        _deal(game, [one.id for one in state.systems.values() if one.marker is None], markers, "markers")
    else:
        for seat in game.seats():
            _deal(game, _hexes(game, seat), _home_markers(game), "home markers")
        _deal(game, _hexes(game, None), _deep_markers(game), "deep space")
    state.step = "units"


def _hexes(game: Game, home: Seat | None) -> list[str]:
    found = [system for system in game.state.systems.values() if system.home == home]
    return [system.id for system in found if system.marker is None]


def _deal(game: Game, hexes: Sequence[str], markers: Sequence[Marker], purpose: str) -> None:
    """One face down in each hex; what is left over is set aside unseen. SE-SYS-02, SE-SYS-04"""
    mixed = game.shuffle(markers, purpose)
    for at, marker in zip(hexes, mixed, strict=False):
        game.system(at).marker, game.system(at).known = marker, False
    game.state.aside += mixed[len(hexes) :]


def _home_markers(game: Game) -> list[Marker]:
    mix = game.scenario.markers
    return [Marker(one.type, one.value) for one in mix if one.type != HOME_WORLD for _ in range(one.count)]


def _deep_markers(game: Game) -> list[Marker]:
    """Warp points and machines that are not used have no value, and are removed when they are found.

    Of warp points those of both numbers are used in turn. SE-SYS-01, SE-WARP-01, SE-DOOM-01, SE-EXPLORE-05
    """
    left = {"warp_point": game.options.warp_points, "doomsday_machine": game.options.doomsday_machines}
    found = [(nth, card) for card in MARKERS if card.deep for nth in range(card.count)]
    markers: list[Marker] = []
    for _, card in sorted(found, key=lambda one: one[0]):
        used = card.type not in left or left[card.type] > 0
        if card.type in left:
            left[card.type] -= 1
        least = 1 if card.type == "doomsday_machine" else 0
        markers.append(Marker(card.type, max(card.value, least) if used else 0))
    return markers


# --- units and the first round ---------------------------------------------------------------------------------------


async def start(game: Game) -> None:
    """Units at each home world, then the die for the first player. SE-TURN-01, SE-BID-07"""
    for seat in game.seats():
        _equip(game, seat)
    if game.options.quick_start:
        _quick_start(game)
    await course.prepare(game)
    if game.options.opening == "midgame":
        midgame.scatter(game)
    rounds.begin_round(game, game.clockwise(_first(game)))


def _equip(game: Game, seat: Seat) -> None:
    player, scenario = game.player(seat), game.scenario
    units.stock(game, seat)
    player.technology = {card.id: scenario.technology.get(card.id, card.start) for card in game.technologies}
    for type, count in scenario.units.items():
        if type == "COLONY_SHIP" and game.options.quick_start:
            continue
        singles = type in ("COLONY_SHIP", "MINER")
        for number in [1] * count if singles else [count]:
            units.place(game, seat, type, player.home, number, technology.newest(game, seat, type))


def _quick_start(game: Game) -> None:
    """Home markers lie face up, with a full colony on every planet that is not barren."""
    for system in game.state.systems.values():
        if system.home is None:
            continue
        system.known = True
        if system.marker is not None and system.marker.type == "planet":
            system.colony = Colony(system.home, COLONY_STEPS[-1])


def _first(game: Game) -> Seat:
    """The highest roll goes first; whoever ties rolls again. SE-TURN-01"""
    seats = game.seats()
    while len(seats) > 1:
        rolls = game.roll(len(seats), SIDES, "first player")
        told = tuple(T("space_empires-rolled", seat=seat_name(s), roll=r) for s, r in zip(seats, rolls, strict=True))
        game.say(T("space_empires-first-rolls", rolls=told))
        seats = [seat for seat, roll in zip(seats, rolls, strict=True) if roll == max(rolls)]
    return seats[0]


STEPS: dict[str, Callable[[Game], Awaitable[None]]] = {
    "start": begin,
    **PLACE_DRAFT.steps(),
    "homes": choose,
    "map": lay_map,
    "units": start,
}
