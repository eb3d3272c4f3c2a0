"""Setup, in the order of the rulebook. Each step is a safe point."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from engine.ask import PickOne, Seat, Shape, Slot, Spread
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.cards import action_cards, decks
from engine.ti4.components import (
    ACTION_CARDS,
    COLOURS,
    FACTIONS,
    OBJECTIVES,
    STRATEGY_CARDS,
    TECHNOLOGIES,
)
from engine.ti4.draft import factions, laying
from engine.ti4.draft.picking import GALAXY_DRAFT, vote_on_slices
from engine.ti4.economy import technology
from engine.ti4.galaxy import map_building, units
from engine.ti4.phases import agenda_phase, midgame
from engine.ti4.play import Game, Question
from engine.ti4.state import EDITION, Options, Player, State

DEALT_PUBLIC, REVEALED_PUBLIC, DEALT_SECRETS = 5, 2, 2


def new_state(seats: int, seed: str, options: Options) -> State:
    """The state before the first step: players with their colors and their 3, 3 and 2 command tokens.

    TI-PLAYERS-01, TI-SETUP-06, TI-SETUP-07, TI-SETUP-20
    """
    players = [Player(seat, COLOURS[seat]) for seat in range(seats)]
    return State(seed, 0, 0, 0, options, players, step="start", edition=EDITION)


async def step(game: Game) -> None:
    """One step of setup."""
    await STEPS[game.state.step](game)


async def choose_speaker(game: Game) -> None:
    """A random speaker, then factions; or the draft. TI-SETUP-01, TI-SPEAKER-07"""
    state = game.state
    if state.draft is not None:
        GALAXY_DRAFT.begin(game, game.seats())
        return
    state.speaker = game.shuffle(game.seats(), "speaker")[0]
    game.say(T("ti4-first-speaker", seat=seat_name(state.speaker)), weight=2)
    factions.share_out(game)


async def build_board(game: Game) -> None:
    """The board as the table chose it, or as it was drafted. TI-MAP-01"""
    await (map_building.build if game.state.draft is None else laying.build)(game)


async def lay_home_planets(game: Game) -> None:
    """The board is complete: home planets are taken, readied, and every faction sets up. TI-SETUP-10, TI-SETUP-25"""
    for player in game.state.players:
        for planet in FACTIONS[player.faction].home_planets:
            game.state.planets[planet].owner = player.seat
        for technology_id in FACTIONS[player.faction].starting_technologies:
            if technology_id in TECHNOLOGIES and technology.in_deck(game, player.seat, technology_id):
                technology.gain(game, player.seat, technology_id)
        _place_fleet(game, player)
    game.state.step = "technology"


def _place_fleet(game: Game, player: Player) -> None:
    """Ships, and units that have only one planet to stand on. TI-SETUP-11, TI-SETUP-17, TI-SETUP-18, TI-SETUP-19"""
    faction = FACTIONS[player.faction]
    for type, number in faction.starting_units.items():
        if game.card(player.seat, type).in_space:
            units.add(game, player.seat, type, number, str(faction.home))
        elif len(faction.home_planets) == 1:
            units.add(game, player.seat, type, number, faction.home_planets[0])


async def choose_technologies(game: Game) -> None:
    """A faction that starts with a technology of its choice takes it. TI-SETUP-17, TI-SETUP-18"""
    for player in game.state.players:
        for _ in range(FACTIONS[player.faction].starting_choice):
            free = [id for id in technology.deck(game, player.seat) if not TECHNOLOGIES[id].prerequisites]
            options = [words.with_text(id, "tech") for id in free if TECHNOLOGIES[id].faction is None]
            about = T("ti4-ask-starting-technology", seat=seat_name(player.seat))
            technology.gain(game, player.seat, await game.pick(technology.TECHNOLOGY, player.seat, options, about))
    game.state.step = "deploy"


DEPLOY_INFANTRY = Question("deploy_infantry", open=True)
DEPLOY_SPACE_DOCK = Question("deploy_space_dock", open=True)
DEPLOY_PDS = Question("deploy_pds", open=True)
DEPLOYED = {"infantry": DEPLOY_INFANTRY, "space_dock": DEPLOY_SPACE_DOCK, "pds": DEPLOY_PDS}
"""What is spread over several home planets, in this order."""


async def deploy(game: Game) -> None:
    """Players with several home planets spread ground forces and structures over them. TI-SETUP-19"""
    for type, question in DEPLOYED.items():
        seats = [player.seat for player in game.state.players if _spreads(game, player.seat, type)]
        shapes = {seat: _deployment(game, seat, type) for seat in seats}
        about = T("ti4-ask-deploy-start", unit=words.unit(type))
        for seat, chosen in (await game.ask(question, shapes, about)).items() if seats else ():
            for planet, number in (chosen if isinstance(chosen, dict) else {str(chosen): 1}).items():
                assert isinstance(number, int)
                units.add(game, seat, type, number, planet)
    game.state.step = "secrets"


def _spreads(game: Game, seat: Seat, type: str) -> bool:
    faction = game.faction(seat)
    on_planets = type in faction.starting_units and not game.card(seat, type).in_space
    return on_planets and len(faction.home_planets) > 1


def _deployment(game: Game, seat: Seat, type: str) -> Shape:
    """A planet for a single piece, or numbers for several. TI-SETUP-19"""
    faction = game.faction(seat)
    number = faction.starting_units[type]
    if number == 1:
        return PickOne(words.planet_options(faction.home_planets))
    most = 2 if type == "pds" else number
    slots = [Slot(planet, words.planet(planet), most) for planet in faction.home_planets]
    return Spread(slots, number, number, "TI-SETUP-19")


async def prepare_cards(game: Game) -> None:
    """Five shuffled decks of the components that work, supplies without end, and 2 secret objectives for each player.

    TI-SETUP-04, TI-SETUP-13, TI-SETUP-15, TI-SETUP-21, TI-HIDDEN-03, TI-HIDDEN-05
    """
    state = game.state
    deck = [id for id in action_cards.working() for _ in range(ACTION_CARDS[id].copies)]
    state.action_deck = game.shuffle(deck, "action deck")
    state.agenda_deck = game.shuffle(agenda_phase.agenda_ids(), "agenda deck")
    state.secret_deck = game.shuffle(_objectives(0), "secret deck")
    game.seal()
    drawn = {seat: decks.secrets(game, DEALT_SECRETS) for seat in game.seats()}
    await _keep_secrets(game, drawn)
    state.step = "objectives"


KEEP_SECRET = Question("keep_secret", open=False, answer_hidden=True)


async def _keep_secrets(game: Game, drawn: Mapping[Seat, list[str]]) -> None:
    shapes: dict[Seat, Shape] = {seat: PickOne([words.goal(id) for id in cards]) for seat, cards in drawn.items()}
    kept = await game.ask(KEEP_SECRET, shapes, T("ti4-ask-keep-secret"))
    for seat, secret in kept.items():
        game.player(seat).secrets.append(str(secret))
        game.state.secret_deck += [id for id in drawn[seat] if id != secret]
        game.say(
            T("ti4-kept-secret", seat=seat_name(seat)),
            secret={seat: T("ti4-your-secret", objective=words.objective_explained(str(secret)))},
            weight=0,
        )
    game.state.secret_deck = game.shuffle(game.state.secret_deck, "secret deck")


async def lay_objectives(game: Game) -> None:
    """Five objectives of each stage facedown, two of stage I revealed, strategy cards in the common area.

    TI-SETUP-12, TI-SETUP-16, TI-SETUP-22, TI-SETUP-23, TI-SETUP-24, TI-SPEAKER-05
    """
    state = game.state
    state.stage_1 = game.shuffle(_objectives(1), "stage 1")[:DEALT_PUBLIC]
    state.stage_2 = game.shuffle(_objectives(2), "stage 2")[:DEALT_PUBLIC]
    state.public = [state.stage_1.pop(0) for _ in range(REVEALED_PUBLIC)]
    game.seal()
    for id in state.public:
        game.say(T("ti4-objective-revealed", objective=words.objective_explained(id)), weight=2)
    if state.options.opening == "midgame":
        midgame.scatter(game)
    state.strategy_goods = dict.fromkeys(STRATEGY_CARDS, 0)
    state.phase, state.step = "strategy", "start"


def _objectives(stage: int) -> list[str]:
    return [objective.id for objective in OBJECTIVES.values() if objective.stage == stage]


STEPS: dict[str, Callable[[Game], Awaitable[None]]] = {
    "start": choose_speaker,
    "bans": factions.ban_faction,
    "deal": factions.deal_factions,
    "factions": factions.choose_faction,
    **GALAXY_DRAFT.steps(),
    "redraw": vote_on_slices,
    "board": build_board,
    "tiles": map_building.lay_tile,
    "homes": lay_home_planets,
    "technology": choose_technologies,
    "deploy": deploy,
    "secrets": prepare_cards,
    "objectives": lay_objectives,
}
