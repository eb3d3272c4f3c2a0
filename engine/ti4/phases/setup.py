"""Setup, in the order of the rulebook. Each step is a safe point."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from engine.ask import Option, PickOne, Seat, Shape, Slot, Spread
from engine.kit import drafting
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
    UNIT_TYPES,
    UNITS,
    Faction,
)
from engine.ti4.economy import notes, technology
from engine.ti4.galaxy import map_building, units
from engine.ti4.phases import agenda_phase, midgame
from engine.ti4.play import Game, Question
from engine.ti4.state import EDITION, Options, Player, State
from engine.ti4.words import Note

DEALT_PUBLIC, REVEALED_PUBLIC, DEALT_SECRETS, DEALT_FACTIONS = 5, 2, 2, 3
DRAFTS = {drafting.BAN: "bans", drafting.DEAL: "deal"}
"""The first step of the ways that do not begin with the choice itself."""


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
    """A random speaker; then factions: those that the map names, the others by lot or by choice.

    TI-SETUP-01, TI-SPEAKER-07, TI-SETUP-02, TI-DOUBT-37
    """
    state = game.state
    state.speaker = game.shuffle(game.seats(), "speaker")[0]
    game.say(T("ti4-first-speaker", seat=seat_name(state.speaker)), weight=2)
    for seat, faction in map_building.factions_at_home(state).items():
        take_faction(game, seat, faction)
    seats = turns(game)
    if state.options.factions != drafting.RANDOM and seats:
        state.queue, state.step = seats, DRAFTS.get(state.options.factions, "factions")
        return
    for seat, faction in zip(sorted(seats), game.shuffle(free_factions(state), "factions"), strict=False):
        take_faction(game, seat, faction)
    state.step = "board"


def turns(game: Game) -> list[Seat]:
    """Who still chooses, first to last: from the speaker on, or the speaker last. TI-DOUBT-37"""
    order = [seat for seat in game.clockwise(game.state.speaker) if not game.player(seat).faction]
    return order[::-1] if game.state.options.factions == drafting.REVERSE else order


def free_factions(state: State) -> list[str]:
    """Factions that nobody plays and nobody banned."""
    gone = [*state.banned, *(player.faction for player in state.players)]
    return [id for id in FACTIONS if id not in gone]


BAN_FACTION = Question("ban_faction", open=True)


async def ban_faction(game: Game) -> None:
    """The next player puts a faction back into the box. TI-SETUP-05, TI-DOUBT-37"""
    state = game.state
    seat = state.queue.pop(0)
    free = drafting.bannable([[id] for id in free_factions(state)], (), len(turns(game)))
    options = [Option(id, words.faction(id)) for id in free]
    banned = await game.pick(BAN_FACTION, seat, options, T("ti4-ask-ban-faction", seat=seat_name(seat)))
    state.banned.append(banned)
    game.say(T("ti4-bans-faction", seat=seat_name(seat), faction=words.faction(banned)))
    if not state.queue:
        state.queue, state.step = turns(game), "factions"


KEEP_FACTION = Question("keep_faction", open=False)


async def deal_factions(game: Game) -> None:
    """Each player is dealt factions, sees them alone and keeps one; all are shown together. TI-DOUBT-37"""
    dealt = drafting.deal(game, [[id] for id in free_factions(game.state)], game.state.queue, DEALT_FACTIONS)
    hands = {seat: [Option(id, words.faction(id)) for id in ids] for seat, ids in dealt.items()}
    about = T("ti4-ask-keep-faction", count=len(next(iter(dealt.values()))))
    for seat, faction in (await drafting.keep(game, KEEP_FACTION, hands, about)).items():
        take_faction(game, seat, faction)
    game.state.queue, game.state.step = [], "board"


FACTION = Question("faction", open=True)


async def choose_faction(game: Game) -> None:
    """The next player picks one of the factions left. TI-SETUP-02, TI-SETUP-05"""
    seat = game.state.queue.pop(0)
    options = [Option(id, words.faction(id)) for id in free_factions(game.state)]
    chosen = await game.pick(FACTION, seat, options, T("ti4-ask-faction", seat=seat_name(seat)))
    take_faction(game, seat, chosen)
    if not game.state.queue:
        game.state.step = "board"


def take_faction(game: Game, seat: Seat, id: str) -> None:
    """Takes a faction sheet: its unit cards, and the promissory notes of the color. TI-SETUP-03, TI-SETUP-09"""
    player = game.player(seat)
    player.faction = id
    player.units = unit_cards(FACTIONS[id])
    player.notes = [Note(note, seat).id for note in notes.of(game, seat)]
    player.notes_lent = player.notes_taken = 0
    game.say(T("ti4-plays-faction", seat=seat_name(seat), faction=words.faction(id)))


def unit_cards(faction: Faction) -> dict[str, str]:
    """The unit cards on a faction sheet: its own where it has them, else the generic ones; war suns need a technology.

    TI-UPGRADE-04
    """
    own = {UNITS[id].type: id for id in (*faction.units, faction.flagship) if UNITS[id].level == 1}
    generic = {unit.type: unit.id for unit in UNITS.values() if unit.faction is None and unit.level == 1}
    cards = generic | own
    return {type: cards[type] for type in UNIT_TYPES if type in cards}


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


DEPLOY_INFANTRY = Question("deploy_infantry", open=False)
DEPLOY_SPACE_DOCK = Question("deploy_space_dock", open=False)
DEPLOY_PDS = Question("deploy_pds", open=False)
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
    "bans": ban_faction,
    "deal": deal_factions,
    "factions": choose_faction,
    "board": map_building.build,
    "tiles": map_building.lay_tile,
    "homes": lay_home_planets,
    "technology": choose_technologies,
    "deploy": deploy,
    "secrets": prepare_cards,
    "objectives": lay_objectives,
}
