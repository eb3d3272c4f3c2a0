"""What lies open and has abilities: technologies, laws, faction sheets, unit cards, effects; and how it is used."""

from __future__ import annotations

from collections.abc import Sequence

from engine import effects
from engine.ask import Option, Seat
from engine.effects import Holding, UseId
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.abilities import naming
from engine.ti4.components import TECHNOLOGIES
from engine.ti4.interface import pending_steps as pending
from engine.ti4.play import Game
from engine.ti4.state import Law

Entry = effects.Entry[Game]
At = effects.At[Game]


class Component(Holding[Game]):
    """Components with names and texts: whoever uses one says so."""

    def option(self, choice: str) -> Option:
        return naming.option(choice)

    def question(self, seat: Seat, choice: str) -> Text:
        return naming.question(seat, choice)

    def step(self, seat: Seat, choice: str) -> Text | None:
        return pending.component(seat, choice)


class Sheet(Component):
    """A faction sheet: an ability of the faction, or of a unit on it. TI-ABILITY-14, TI-ABILITY-15"""

    def held(self, at: At, seat: Seat, ability: Entry) -> Sequence[str]:
        works = at.game.in_force.has(seat, ability.source)
        return [self.id(ability.source)] if works else []

    async def announce(self, at: At, seat: Seat, ability: Entry, choice: UseId, target: Option) -> bool:
        at.game.say(T("ti4-uses-ability", seat=seat_name(seat), ability=naming.name(choice.id)))
        return await super().announce(at, seat, ability, choice, target)


class Technologies(Component):
    """The technologies of a player, readied, or copies of them."""

    def held(self, at: At, seat: Seat, ability: Entry) -> Sequence[str]:
        works = at.game.in_force.has(seat, ability.source) and ready_card(at.game, seat, ability.source)
        return [self.id(ability.source)] if works else []

    async def announce(self, at: At, seat: Seat, ability: Entry, choice: UseId, target: Option) -> bool:
        """It is exhausted where that is its cost. TI-EXHAUST-03, TI-EXHAUST-04, TI-EXHAUST-05"""
        game, source = at.game, ability.source
        if TECHNOLOGIES[source].exhausts:
            game.player(seat).exhausted_technologies.append(ready_card(game, seat, source) or source)
        game.say(T("ti4-uses-technology", seat=seat_name(seat), technology=words.technology(source)))
        return await super().announce(at, seat, ability, choice, target)


class Laws(Component):
    """Laws in play."""

    def held(self, at: At, seat: Seat, ability: Entry) -> Sequence[str]:
        laws = [law for law in at.game.state.laws if law.id == ability.source and _rules(at.game, seat, law)]
        return [self.id(law.id) for law in laws]

    async def announce(self, at: At, seat: Seat, ability: Entry, choice: UseId, target: Option) -> bool:
        """TI-AGENDACARD-05"""
        at.game.say(T("ti4-uses-law", seat=seat_name(seat), law=words.agenda(ability.source)))
        return await super().announce(at, seat, ability, choice, target)


class Effects(Component):
    """What an ability left in force; it happens by itself and has no name of its own."""

    def held(self, at: At, seat: Seat, ability: Entry) -> Sequence[str]:
        return [self.id(ability.source)] if at.game.effect(ability.source, seat) else []

    def step(self, seat: Seat, choice: str) -> Text | None:
        return None


TECHNOLOGY, LAW = Technologies("tech"), Laws("law")
FACTION, UNIT, EFFECT = Sheet("faction"), Sheet("unit"), Effects("effect")


def ready_card(game: Game, seat: Seat, technology: str) -> str | None:
    """The readied card of a seat that has this technology's text: itself, or a copy of it. TI-EXHAUST-04"""
    player = game.player(seat)
    cards = [technology] if technology in player.technologies else []
    cards += [card for card, copied in player.copies.items() if copied == technology]
    return next((card for card in cards if card not in player.exhausted_technologies), None)


def _rules(game: Game, seat: Seat, law: Law) -> bool:
    """Whether a law works for a seat: its own, one on its planet (or one that it just lost), or a common one.

    TI-AGENDACARD-05
    """
    if law.exhausted or law.owner not in (None, seat):
        return False
    return law.planet is None or game.state.planets[law.planet].owner in (None, seat)
