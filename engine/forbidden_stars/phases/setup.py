"""Setup: factions, components, first player, board, decks. Each step is a safe point."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.ask import Seat
from engine.forbidden_stars.components import (
    ASSETS,
    CARDS_OF,
    COLOURS,
    COPIES,
    EVENTS_OF,
    FACTIONS,
    ORDERS,
    SETTINGS,
    TOKENS_OF_A_KIND,
)
from engine.forbidden_stars.galaxy import laying
from engine.forbidden_stars.phases import board_building, rounds
from engine.forbidden_stars.phases.drafting import FACTION_DRAFT
from engine.forbidden_stars.phases.factions import ban_next, free, offer, take_faction
from engine.forbidden_stars.play import Game, Question
from engine.forbidden_stars.state import EDITION, Options, Player, State, Storm, System
from engine.kit import drafting as ways
from engine.text import T, seat_name

DRAFTS = {ways.BAN: "bans", ways.DEAL: "deal"}
"""The first step of the ways that do not begin with the choice itself."""
DEALT = 2


def new_state(seats: int, seed: str, options: Options) -> State:
    """The state before the first step."""
    players = [Player(seat, COLOURS[seat]) for seat in range(seats)]
    return State(seed, 0, 0, 0, options, players, edition=EDITION)


async def step(game: Game) -> None:
    """One step of setup. FS-SETUP-01"""
    await STEPS[game.state.step](game)


# --- factions --------------------------------------------------------------------------------------------------------


async def prepare(game: Game) -> None:
    """Who chooses a faction first is drawn by lot. FS-SETUP-02"""
    state = game.state
    if state.draft is not None:
        FACTION_DRAFT.begin(game, game.seats())
        return
    state.queue = game.clockwise(game.shuffle(game.seats(), "draft")[0])
    state.step = "factions" if state.options.laid else DRAFTS.get(state.options.factions, "factions")


FACTION = Question("faction", open=True)


async def choose_faction(game: Game) -> None:
    """The next seat takes a faction. FS-SETUP-02"""
    state, found = game.state, free(game)
    seat = state.queue.pop(0)
    if state.options.factions == ways.RANDOM:
        chosen = game.shuffle(found, "factions")[0]
    else:
        about = T("forbidden_stars-ask-faction", seat=seat_name(seat))
        chosen = await game.pick(FACTION, seat, [offer(id) for id in found], about)
    take_faction(game, seat, chosen)
    if not state.queue:
        state.step = "components"


async def ban_faction(game: Game) -> None:
    """The next seat takes a faction out of the game; then factions are chosen, from this seat on."""
    state = game.state
    seat = state.queue[0]
    await ban_next(game)
    if not state.queue:
        state.queue, state.step = game.clockwise(seat), "factions"


KEEP_FACTION = Question("keep_faction", open=False)


async def deal_factions(game: Game) -> None:
    """Each seat is dealt factions, sees them alone and keeps one; all are shown together."""
    dealt = ways.deal(game, [[id] for id in FACTIONS], game.state.queue, DEALT)
    hands = {seat: [offer(id) for id in ids] for seat, ids in dealt.items()}
    about = T("forbidden_stars-ask-keep-faction")
    for seat, faction in (await ways.keep(game, KEEP_FACTION, hands, about)).items():
        take_faction(game, seat, faction)
    game.state.queue, game.state.step = [], "components"


# --- components ------------------------------------------------------------------------------------------------------


async def equip_all(game: Game) -> None:
    """Starting components, decks and the first player; then the board. FS-SETUP-03, FS-SETUP-05, FS-SETUP-11"""
    for seat in game.seats():
        equip(game, seat)
    FACTION_DRAFT.pay_out(game)
    draft = game.state.draft
    game.state.first = game.shuffle(game.seats(), "first player")[0] if draft is None else draft.first()
    game.say(T("forbidden_stars-first-player", seat=seat_name(game.state.first)))
    if game.state.options.laid:
        lay_ready_board(game)
        rounds.begin_first(game)
    else:
        board_building.deal(game)


def equip(game: Game, seat: Seat) -> None:
    """What lies in a play area at the start.

    FS-SETUP-03, FS-SETUP-04, FS-SETUP-07, FS-SETUP-08, FS-SETUP-09, FS-MAT-04, FS-MAP-12, FS-CARD-02, FS-UPG-02
    """
    player, faction = game.player(seat), game.faction(seat)
    player.materiel = faction.materiel
    player.assets = {kind: faction.assets.get(kind, 0) for kind in ASSETS}
    player.orders = [kind for kind in ORDERS for _ in range(TOKENS_OF_A_KIND)]
    player.events = game.shuffle([event.id for event in EVENTS_OF[faction.id]], f"event deck {seat}")
    basic = [card.id for card in CARDS_OF[faction.id] if card.kind == "basic" for _ in range(COPIES)]
    player.deck = game.shuffle(basic, f"combat deck {seat}")
    player.shelf = [card.id for card in CARDS_OF[faction.id] if card.kind == "upgrade"]


# --- a ready board ---------------------------------------------------------------------------------------------------


def lay_ready_board(game: Game) -> None:
    """The introductory board: systems, forces, objective tokens and storms. No source tells whose tokens lie where.

    FS-SETUP-06, FS-MAP-03, FS-OBJSET-01, FS-OBJSET-04, FS-OBJSET-05, FS-STORM-01
    """
    state, setting = game.state, SETTINGS[len(game.state.players)]
    for laid in setting.systems:
        laying.lay(game, System(laid.id, laid.col, laid.row, laid.turned))
        for area, faction in laid.former.get(state.options.board, laid.objectives).items():
            state.areas[area].objective = game.seat_of(faction)
        for forces in laid.forces:
            for piece, number in forces.pieces.items():
                laying.put(game, game.seat_of(forces.faction), piece, forces.area, number)
    state.storms = [Storm(edge) for edge in setting.storms]


STEPS: dict[str, Callable[[Game], Awaitable[None]]] = {
    "start": prepare,
    "bans": ban_faction,
    "deal": deal_factions,
    "factions": choose_faction,
    **FACTION_DRAFT.steps(),
    "components": equip_all,
    "board": board_building.step,
    "storms": board_building.place_storm,
}
