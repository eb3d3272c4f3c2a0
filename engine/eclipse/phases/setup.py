"""Setup, in the order of the rulebook: the supply, the boards in turn, the map. Each step is a safe point."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.ask import Seat
from engine.eclipse.components import (
    CENTRE_SECTOR,
    COLOURS,
    DISCOVERIES,
    REPUTATION,
    SECTORS,
    TABLES,
    TECHNOLOGIES,
)
from engine.eclipse.galaxy.wormholes import RINGS
from engine.eclipse.phases import midgame, opening_board, rounds
from engine.eclipse.phases.boards import ban_next, boards, offer, sides, take_board
from engine.eclipse.phases.drafting import SPECIES_DRAFT
from engine.eclipse.play import Game, Question
from engine.eclipse.state import EDITION, Options, Player, Sector, Stack, State
from engine.kit import decks
from engine.kit import drafting as ways
from engine.text import T, seat_name

DEALT_BOARDS = 2
DRAFTS = {ways.BAN: "bans", ways.DEAL: "deal"}
"""The first step of the ways that do not begin with the choice itself."""


def new_state(seats: int, seed: str, options: Options) -> State:
    """The state before the first step. EC-COMP-01, EC-COMP-02"""
    return State(seed, 0, 0, 0, options, [Player(seat, COLOURS[seat]) for seat in range(seats)], edition=EDITION)


async def step(game: Game) -> None:
    """One step of setup."""
    await STEPS[game.state.step](game)


async def prepare(game: Game) -> None:
    """The supply, and the order in which boards are chosen. EC-SETUP-11, EC-SETUP-12, EC-SETUP-13"""
    state = game.state
    fill_supply(game)
    if state.draft is not None:
        SPECIES_DRAFT.begin(game, game.seats())
        return
    state.start = game.shuffle(game.seats(), "start player")[0]
    state.queue, state.step = turns(game), DRAFTS.get(state.options.species, "boards")


def turns(game: Game) -> list[Seat]:
    """Who chooses first and last: backwards to the start player, among Terrans only from the start player on.

    EC-SETUP-12, EC-SETUP-13
    """
    order = game.clockwise(game.state.start)
    return order if game.state.options.species == "terran" else order[::-1]


def fill_supply(game: Game) -> None:
    """Bags, stacks and the supply board.

    EC-SETUP-01, EC-SETUP-02, EC-SETUP-03, EC-SETUP-04, EC-SETUP-05, EC-SETUP-06, EC-SETUP-08, EC-COMP-13, EC-COMP-15,
    EC-COMP-16, EC-COMP-23
    """
    state = game.state
    state.bag = [id for id, technology in TECHNOLOGIES.items() for _ in range(technology.count)]
    draw_technologies(game, game.table.technologies)
    state.reputation = [value for value, count in REPUTATION.items() for _ in range(count)]
    tiles = [id for id, tile in DISCOVERIES.items() for _ in range(tile.count)]
    state.discoveries = game.shuffle(tiles, "discovery tiles")
    state.stacks = {ring: _stack(game, ring) for ring in RINGS}
    state.discards = {ring: [] for ring in RINGS}


def _stack(game: Game, ring: Stack) -> list[str]:
    """EC-SETUP-08, EC-SETUP-09, EC-SETUP-10, EC-COMP-07, EC-COMP-08, EC-COMP-09"""
    stack = game.shuffle([id for id, sector in SECTORS.items() if sector.stack == ring], f"{ring} sectors")
    return stack[: game.table.outer] if ring == "outer" else stack


def draw_technologies(game: Game, number: int) -> list[str]:
    """Draws tiles from the bag onto the supply board; each counts, also a copy.

    EC-SETUP-02, EC-SETUP-03, EC-CLEAN-02
    """
    state = game.state
    mixed = game.shuffle(state.bag, "technology tiles")
    drawn, state.bag = mixed[:number], sorted(mixed[number:])
    for id in drawn:
        state.supply[id] = state.supply.get(id, 0) + 1
    return drawn


# --- boards ----------------------------------------------------------------------------------------------------------


ASK_SPECIES = Question("species", open=True)


async def choose_board(game: Game) -> None:
    """The next seat takes a side of a board. EC-SETUP-12, EC-SETUP-13, EC-COMP-12"""
    state = game.state
    seat = state.queue.pop(0)
    free = boards(state)
    if state.options.species == "random":
        chosen = game.shuffle([species.id for species in free], "species")[0]
    else:
        options = [offer(species.id) for species in free]
        chosen = await game.pick(ASK_SPECIES, seat, options, T("eclipse-ask-species", seat=seat_name(seat)))
    take_board(game, seat, chosen)
    if not state.queue:
        state.step = "map"


async def ban_board(game: Game) -> None:
    """The next seat takes a side out of the game; then boards are chosen. EC-SETUP-13"""
    state = game.state
    await ban_next(game)
    if not state.queue:
        state.queue, state.step = turns(game), "boards"


KEEP_SPECIES = Question("keep_species", open=False)


async def deal_boards(game: Game) -> None:
    """Each seat is dealt boards, sees them alone and keeps one side; all are shown together. EC-SETUP-14"""
    dealt = ways.deal(game, sides(), game.state.queue, DEALT_BOARDS)
    hands = {seat: [offer(id) for id in ids] for seat, ids in dealt.items()}
    about = T("eclipse-ask-keep-species", count=len(next(iter(dealt.values()))))
    for seat, species in (await ways.keep(game, KEEP_SPECIES, hands, about)).items():
        take_board(game, seat, species)
    game.state.queue, game.state.step = [], "map"


# --- the map ---------------------------------------------------------------------------------------------------------


async def lay_map(game: Game) -> None:
    """The center, the starting hexes with all that lies on them, and the first round.

    EC-SETUP-07, EC-SETUP-15, EC-SETUP-18, EC-MAP-02, EC-COMP-10, EC-COMP-11
    """
    state = game.state
    centre = Sector(CENTRE_SECTOR, (0, 0), cubes=[False] * len(SECTORS[CENTRE_SECTOR].squares), gcds=0)
    [centre.discovery] = decks.draw(game, state.discoveries)
    state.sectors[CENTRE_SECTOR] = centre
    for seat in game.clockwise(state.start):
        lay_home(game, seat)
    for seat in game.seats():
        await opening_board.equip(game, seat)
    SPECIES_DRAFT.pay_out(game)
    if state.options.opening == "midgame":
        midgame.scatter(game)
    state.round = 1
    rounds.begin(game, "action")


def lay_home(game: Game, seat: Seat) -> None:
    """A starting hex on its start point, a wormhole towards the center. EC-SETUP-15, EC-SETUP-16, EC-SETUP-17"""
    q, r, turned = starts(game.state)[seat]
    home = game.species(seat).home
    game.state.sectors[home] = Sector(home, (q, r), turned, cubes=[False] * len(SECTORS[home].squares))


def starts(state: State) -> list[tuple[int, int, int]]:
    """The start points in the order of the seats: place and turns. EC-SETUP-15"""
    points = TABLES[len(state.players)].starts
    return list(points) if state.draft is None else [points[at] for at in state.draft.sits(len(points))]


STEPS: dict[str, Callable[[Game], Awaitable[None]]] = {
    "start": prepare,
    "bans": ban_board,
    "deal": deal_boards,
    "boards": choose_board,
    **SPECIES_DRAFT.steps(),
    "map": lay_map,
}
