"""The Nekro Virus: it researches nothing and votes on nothing, but takes what others know."""

from __future__ import annotations

from engine.ask import Option, Seat, Slot, Spread
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.abilities import sources
from engine.ti4.abilities.holdings import FACTION, UNIT
from engine.ti4.abilities.implemented import works
from engine.ti4.abilities.occasions import OfSeat, WithCard
from engine.ti4.cards.choosing import PLANET, places
from engine.ti4.cards.combat import combat_of
from engine.ti4.combat import hits
from engine.ti4.combat.dice import COMBAT_TYPES, START_OF_COMBAT, START_OF_SPACE_COMBAT, Combat, InCombat
from engine.ti4.combat.hits import AFTER_UNIT_DESTROYED, Loss
from engine.ti4.components import FACTIONS, GROUND, STRUCTURES, TECHNOLOGIES, UNITS
from engine.ti4.draft.factions import unit_cards
from engine.ti4.economy import notes, technology, tokens
from engine.ti4.economy.notes import NOTE
from engine.ti4.economy.technology import RESEARCHES, WHEN_RESEARCH_TECHNOLOGY
from engine.ti4.galaxy import capacity, structures, units
from engine.ti4.galaxy.board import planets_of
from engine.ti4.phases import voting
from engine.ti4.phases.agenda_phase import AFTER_AGENDA_REVEALED
from engine.ti4.phases.voting import VOTES
from engine.ti4.play import Game, Question

ASSIMILATORS = ("valefar_assimilator_x", "valefar_assimilator_y")
works(*ASSIMILATORS)
TOKENS = 3


# --- Galactic Threat -------------------------------------------------------------------------------------------------

THREAT = "galactic_threat"


@VOTES.hook(THREAT, last=True)
def no_votes(game: Game, seat: Seat, value: bool, about: None) -> bool:
    """This player cannot vote. TI-VOTE-16, TI-GOLDEN-04"""
    return False


def _predictable(game: Game, seat: Seat, moment: WithCard) -> list[Option]:
    used = game.effect(f"{THREAT}_used", seat)
    return [] if used else voting.prediction_options(game)


@AFTER_AGENDA_REVEALED.ability(FACTION, THREAT, who="any", targets=_predictable)
async def galactic_threat(game: Game, seat: Seat, moment: WithCard, target: str) -> None:
    """Once in an agenda phase the outcome is predicted. TI-PREDICT-01, TI-PREDICT-02, TI-PREDICT-03"""
    game.begin(f"{THREAT}_used", seat, "agenda_phase")
    voting.predict(game, seat, target, THREAT)


@voting.rider(THREAT)
async def threat_fulfilled(game: Game, seat: Seat) -> None:
    """A technology of somebody who voted for it; breaking a tie is no vote. TI-PREDICT-04"""
    at_hand = voting.vote(game)
    outcome = next(one.outcome for one in at_hand.predictions if one.seat == seat and one.source == THREAT)
    await take(game, seat, [other for other in voting.voters(at_hand, outcome) if other != seat])


# --- Technological Singularity ---------------------------------------------------------------------------------------

SINGULARITY = "technological_singularity"


def _learns(game: Game, seat: Seat, moment: Loss) -> bool:
    """The opponent lost a unit in this combat, nothing protects it, and it knows something new. TI-OPPONENT-03"""
    combat, foe = combat_of(moment), moment.actor
    if combat is None or foe is None or not combat.has(seat) or foe != combat.opponent(seat):
        return False
    if game.effect(f"{SINGULARITY}_used", seat) or f"antivirus:{seat}" in game.player(foe).notes_in_play:
        return False
    return bool(gainable(game, seat, [foe]))


@AFTER_UNIT_DESTROYED.ability(FACTION, SINGULARITY, who="other", when=_learns)
async def technological_singularity(game: Game, seat: Seat, moment: Loss, target: str) -> None:
    """Once in a combat a technology of the opponent is gained when a unit of theirs is destroyed. TI-TECH-07"""
    game.begin(f"{SINGULARITY}_used", seat, "combat")
    await take(game, seat, [moment.actor], combat_of(moment))


# --- Propagation -----------------------------------------------------------------------------------------------------


@RESEARCHES.hook("propagation", last=True)
def no_research(game: Game, seat: Seat, value: bool, about: None) -> bool:
    """This player cannot research. TI-GOLDEN-04"""
    return False


@WHEN_RESEARCH_TECHNOLOGY.ability(FACTION, "propagation", mandatory=True)
async def propagation(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """3 command tokens instead of a technology. TI-ABILITY-05, TI-COMMANDTOKEN-02"""
    await tokens.gain_tokens(game, seat, TOKENS)


# --- taking technologies ---------------------------------------------------------------------------------------------


def gainable(game: Game, seat: Seat, owners: list[Seat]) -> list[str]:
    """Technologies of these players that are in the own deck, or that an assimilator can copy."""
    known = dict.fromkeys(id for other in owners for id in game.player(other).technologies)
    return [id for id in known if technology.in_deck(game, seat, id) or assimilators(game, seat, id)]


def assimilators(game: Game, seat: Seat, id: str) -> list[str]:
    """The own cards that can copy a faction technology; of each unit type only one upgrade can be copied.

    TI-FACTION-05, TI-FACTION-07, TI-DOUBT-56
    """
    card, copies = TECHNOLOGIES[id], game.player(seat).copies
    if card.faction in (None, game.player(seat).faction) or id in copies.values():
        return []
    held = [one for one in ASSIMILATORS if sources.in_force(game.state, seat, one)]
    type = _type(id)
    alike = [one for one, copied in copies.items() if type and _type(copied) == type]
    return [one for one in held if one in alike or not alike]


def _type(id: str) -> str | None:
    """The unit type that a technology upgrades."""
    unit = TECHNOLOGIES[id].unit
    return UNITS[unit].type if unit else None


TAKE_TECHNOLOGY = Question("take_technology", open=False)
ASSIMILATOR = Question("assimilator", open=False)


async def take(game: Game, seat: Seat, owners: list[Seat], combat: Combat | None = None) -> None:
    """Gains a technology of one of these players, or copies one of their faction's. TI-TECH-07"""
    options = [words.with_text(id, "tech") for id in gainable(game, seat, owners)]
    if not options:
        return
    id = await game.pick(TAKE_TECHNOLOGY, seat, options, T("ti4-ask-take-technology", seat=seat_name(seat)))
    if technology.in_deck(game, seat, id):
        technology.acquire(game, seat, id)
        return
    cards = [Option(one, _copying(game, seat, one)) for one in assimilators(game, seat, id)]
    about = T("ti4-ask-assimilator", seat=seat_name(seat), technology=words.technology(id))
    await copy(game, seat, await game.pick(ASSIMILATOR, seat, cards, about), id, combat)


def _copying(game: Game, seat: Seat, card: str) -> Text:
    old = game.player(seat).copies.get(card)
    if old is None:
        return words.technology(card)
    return T("ti4-assimilator-copies", card=words.technology(card), technology=words.technology(old))


async def copy(game: Game, seat: Seat, card: str, id: str, combat: Combat | None = None) -> None:
    """Moves an assimilator token: the card has the text of that technology, and no longer another's. TI-FACTION-06

    In a combat only its own system waits for its end until capacity counts again. TI-CAPACITY-06
    """
    copies = game.player(seat).copies
    old, copies[card] = copies.get(card), id
    names = {"card": words.technology(card), "technology": words.technology(id)}
    game.say(Text("ti4-copies-technology", {"seat": seat_name(seat), **names}))
    for type in dict.fromkeys(type for one in (old, id) if one and (type := _type(one))):
        await cover(game, seat, type)
    for system in game.state.systems if old else ():
        if combat is None or system != combat.system:
            await capacity.enforce_fleet(game, seat, system)
            await capacity.after_loss(game, seat, system)


async def cover(game: Game, seat: Seat, type: str) -> None:
    """Puts the right card on a unit type: the copied upgrade, else an own one, else what is printed. TI-FACTION-06"""
    player = game.player(seat)
    card = technology.upgrade(player, type) or unit_cards(FACTIONS[player.faction]).get(type)
    if card is None:
        _dismiss(game, seat, type)
        player.units.pop(type, None)
        return
    player.units[type] = card
    if type in STRUCTURES:
        await _resettle(game, seat, type)


def _dismiss(game: Game, seat: Seat, type: str) -> None:
    """Units without a card leave the board; they are not destroyed. TI-UPGRADE-04"""
    for system in game.on_board(seat, type):
        for slot in reversed(hits.slots_of(game, seat, system, (type,))):
            capacity.remove(game, seat, system, {slot.id: slot.most})


async def _resettle(game: Game, seat: Seat, type: str) -> None:
    """Structures whose card flies rise from their planets; others come down again, where there is a planet for them.

    TI-FACTION-01, TI-FACTION-02
    """
    flies = game.card(seat, type).in_space
    for place, number in game.on_board(seat, type).items():
        if (place in game.state.systems) == flies:
            continue
        system = place if not flies else game.state.planets[place].system
        for _ in range(number):
            units.remove(game, seat, type, 1, place)
            target = system if flies else await _landing(game, seat, type, system)
            if target:
                units.add(game, seat, type, 1, target)
                game.say(T("ti4-moves-structure", unit=words.unit(type), place=words.place(target)), where=[system])
        await structures.destroy_blockaded(game, system)


async def _landing(game: Game, seat: Seat, type: str, system: str) -> str:
    free = [id for id in planets_of(game.state, system) if structures.refusal(game, seat, type, id) is None]
    about = T("ti4-ask-landing", seat=seat_name(seat), unit=words.unit(type))
    return await game.pick(PLANET, seat, words.planet_options(free), about) if free else ""


# --- The Alastor -----------------------------------------------------------------------------------------------------


def _ground_forces(game: Game, seat: Seat, system: str) -> dict[str, int]:
    there = {place: units.count(game, seat, GROUND[0], place) for place in places(game, system)}
    return {place: number for place, number in there.items() if number}


def _leads(game: Game, seat: Seat, moment: InCombat) -> bool:
    combat = combat_of(moment, "space")
    if combat is None or not combat.has(seat) or not units.count(game, seat, "flagship", combat.system):
        return False
    return seat not in combat.joined and bool(_ground_forces(game, seat, combat.system))


ALASTOR = Question("alastor", open=False)


@START_OF_SPACE_COMBAT.ability(UNIT, "the_alastor", who="any", when=_leads)
async def the_alastor(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """Ground forces in the flagship's system, aboard or on planets, fight in space as ships. TI-ABILITY-15"""
    combat = combat_of(moment)
    assert combat is not None
    there = _ground_forces(game, seat, combat.system)
    slots = [Slot(place, words.place(place), number) for place, number in there.items()]
    about, most = T("ti4-ask-alastor", seat=seat_name(seat)), sum(there.values())
    chosen = await game.spread(ALASTOR, seat, Spread(slots, 1, most), about, where=[combat.system])
    combat.joined[seat] = {place: number for place, number in chosen.items() if number}
    text = T("ti4-alastor-joined", seat=seat_name(seat), units=words.units({GROUND[0]: sum(chosen.values())}))
    game.say(text, where=[combat.system])


@COMBAT_TYPES.hook("the_alastor")
def as_ships(game: Game, seat: Seat, value: tuple[str, ...], combat: Combat) -> tuple[str, ...]:
    """Those that joined count as ships of the combat, also once the flagship is lost. TI-OPPONENT-01"""
    return (*value, *GROUND) if seat in combat.joined else value


# --- the promissory note ---------------------------------------------------------------------------------------------


def _fights(game: Game, seat: Seat, moment: InCombat) -> bool:
    combat = combat_of(moment)
    return combat is not None and combat.has(seat)


@START_OF_COMBAT.ability(NOTE, "antivirus", who="any", when=_fights)
async def antivirus(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """It stays before its holder, whose technologies Nekro cannot gain in combat. TI-PROMISSORY-02, TI-PROMISSORY-08"""


notes.lasting("antivirus")
