"""The combat cards: the paragraphs of the general box, then those of the unit box.

FS-CARD-04, FS-CARD-05, FS-CARD-06
"""

from __future__ import annotations

from engine.ask import Seat
from engine.effects.ability import When
from engine.forbidden_stars.abilities.windows import CARD
from engine.forbidden_stars.cards.counting import holds
from engine.forbidden_stars.cards.steps import Printed
from engine.forbidden_stars.combat import sides
from engine.forbidden_stars.combat.occasions import CARD_REVEALED, Revealing
from engine.forbidden_stars.components import CARDS, Ability, CombatCard
from engine.forbidden_stars.play import Game


def enabled(game: Game, seat: Seat, card: CombatCard) -> bool:
    """Whether one of the named units is there unrouted, or the bastion; it is asked once, before a paragraph.

    FS-CARD-10, FS-CARD-11, FS-CARD-12, FS-CARD-13, FS-ROUT-02, FS-BASTION-07, FS-REINF-05
    """
    return any(name in card.requires for name in sides.names(game, seat))


def _general(ability: Ability) -> When[Game, Revealing]:
    return lambda game, seat, about: holds(game, seat, ability.condition)


def _unit(card: CombatCard, ability: Ability) -> When[Game, Revealing]:
    return lambda game, seat, about: enabled(game, seat, card) and holds(game, seat, ability.condition)


def _register(card: CombatCard) -> None:
    """FS-CARD-07: what contains "must" is never declined."""
    for number, ability in enumerate((*card.general, *card.unit), 1):
        when = _general(ability) if number <= len(card.general) else _unit(card, ability)
        printed = Printed(card.id, number, ability, declinable=not ability.must)
        CARD_REVEALED.ability(CARD, card.id, when=when, mandatory=ability.must)(printed)


for _card in CARDS.values():
    _register(_card)
