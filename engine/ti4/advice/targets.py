"""What a component is aimed at: planets, systems, units, players, outcomes; and what the component does."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import Option
from engine.players.advising import Point, against, aim, listed
from engine.players.mind import Offer, picks
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.abilities.windows import TARGET
from engine.ti4.advice.advice import ADVICE, chance
from engine.ti4.cards.action_cards import DISCARD_CARDS
from engine.ti4.cards.choosing import PLANET, Unit
from engine.ti4.cards.component import TARGET_PLAYER
from engine.ti4.cards.riders import SYSTEM
from engine.ti4.factions.yssaril import TAKE_CARD
from engine.ti4.minds import agenda, targets
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy, worth


@ADVICE.on(TARGET, TARGET_PLAYER, PLANET, SYSTEM)
def target(at: At, offer: Offer) -> Iterator[Point]:
    """What the component does, and what it is aimed at. TI-ABILITY-01"""
    option = next((one for one in picks(at) if one.id == offer.answer), None)
    if option is None:
        return
    component, named = targets.aimed(at), at.question.about.params.get("source")
    if component in targets.FORESEES:
        yield aim(T("ti4-advice-likely", chance=chance(agenda.foreseen(at, option.id))))
        return
    found = list(_aimed(at, option))
    yield from found or ([aim(words.effect(named))] if component and isinstance(named, Text) else [])


def _aimed(at: At, option: Option) -> Iterator[Point]:
    """A planet, a system, a unit or a player, as all see it."""
    here, unit = galaxy.of(at), Unit.maybe(option.id)
    if option.text == words.SYSTEMS.get(option.id):
        yield from _system(at, option.id)
    elif option.id in here.planets:
        yield from _planet(at, option.id)
    elif unit is not None:
        yield aim(T("ti4-advice-worth", n=forces.price(unit.type, at.view.seats[unit.owner]) // 2))
    else:
        yield from _player(at, option)


def _planet(at: At, id: str) -> Iterator[Point]:
    """A planet: whose it is, what stands there."""
    one = galaxy.of(at).planets[id]
    if one.owner is not None and one.owner != at.seat:
        yield aim(T("ti4-advice-controls", seat=seat_name(one.owner), n=at.view.seats[one.owner].points))
    else:
        yield aim(T("ti4-advice-is-yours" if one.owner == at.seat else "ti4-advice-nobodys"))
    for force in galaxy.foes(one.forces, at.seat):
        yield aim(T("ti4-advice-stands", seat=seat_name(force.seat), units=words.units(force.units)))


def _system(at: At, id: str) -> Iterator[Point]:
    """A system: own ships, those of others, and who is near."""
    here = galaxy.of(at).systems[id]
    own = forces.ships(galaxy.force(here.ships, at.seat))
    if own:
        yield aim(T("ti4-advice-yours", units=words.units(own)))
    for force in galaxy.foes(here.ships, at.seat):
        yield aim(T("ti4-advice-stands", seat=seat_name(force.seat), units=words.units(force.units)))
    if worth.invaders(at, id):
        yield aim(T("ti4-advice-enemies-near"))


def _player(at: At, option: Option) -> Iterator[Point]:
    """A player, by points."""
    seat = next((one for one in at.view.seats if option.text == seat_name(one.seat)), None)
    if seat is not None and seat.seat == at.seat:
        yield against(T("ti4-advice-yourself"))
    elif seat is not None:
        yield aim(T("ti4-advice-has-points", seat=seat_name(seat.seat), n=seat.points))


# --- cards -----------------------------------------------------------------------------------------------------------


@ADVICE.on(DISCARD_CARDS)
def discard_cards(at: At, offer: Offer) -> Iterator[Point]:
    """What the cards would have done. TI-ACTIONCARD-02"""
    cards = [words.card(words.Copy.read(id).card) for id in listed(offer.answer)]
    yield from (against(_card(card)) for card in cards)


def _card(name: Text) -> Text:
    return T("ti4-advice-text", name=name, text=words.effect(name))


@ADVICE.on(TAKE_CARD)
def take_card(at: At, offer: Offer) -> Iterator[Point]:
    """What it does."""
    yield aim(words.effect(words.card(words.Copy.read(str(offer.answer)).card)))
