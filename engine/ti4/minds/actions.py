"""Which action a turn is used for, and when a seat passes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.players.aims import Aim
from engine.players.mind import Offer, picks
from engine.ti4.actions.strategy_action import Strategic
from engine.ti4.actions.tactical import ACTIVATE
from engine.ti4.minds import cards, strategy
from engine.ti4.minds.economy import guarding, production
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import galaxy, rivals, weights, worth
from engine.ti4.minds.tactics import plans
from engine.ti4.phases.action_phase import ACTION

LEAST = -40
"""A strategy card has to be used in any case."""
NOTHING = -2000
"""A tactical action that brings nothing, whatever somebody may misjudge."""
TACTICAL, PASS, END_TURN = "tactical", "pass", "end_turn"
LATER = 300
"""What it is worth less to use a strategy card before the others had their turns."""


@MIND.judges(ACTION)
def action(at: At) -> Iterator[Offer]:
    """The best use of a turn; strategy cards have to be used before passing, so they can wait. Whoever passes loses all
    turns that are left, so the more there is to be done the less anybody does that by mistake.
    """
    ends = [option.id for option in picks(at) if option.id in (PASS, END_TURN)]
    useful = [_use(at, option.id) for option in picks(at) if option.id not in ends]
    best = max((offer.worth for offer in useful), default=0)
    yield from (offer._replace(worth=LEAST) if offer.worth < best and _waits(at, offer) else offer for offer in useful)
    missed = 0 if at.character.deputy else max(0, *(offer.worth for offer in useful), 0) // 2
    yield from (Offer(id, -missed, Aim.PASS) for id in ends)


def _waits(at: At, offer: Offer) -> bool:
    """Whether that is a strategy card which is worth more later: no level plays it by an error."""
    used = Strategic.maybe(str(offer.answer))
    return used is not None and offer.worth > LEAST and _grows(at, used.card)


def _use(at: At, choice: str) -> Offer:
    """What a turn brings that is used so."""
    if choice == TACTICAL:
        return tactical(at)
    if (strategic := Strategic.maybe(choice)) is not None:
        return Offer(choice, strategic_worth(at, strategic.card), AIMS[strategic.card], f"card {strategic.card}")
    return Offer(choice, cards.component(at, choice), cards.aim(choice))


def tactical(at: At) -> Offer:
    """What the tactical action brings that seems best."""
    best = plans.chosen(at)
    if best is None or best.worth <= 0:
        return Offer(TACTICAL, NOTHING)
    return Offer(TACTICAL, best.worth, best.aim, f"system {best.system}")


AIMS: Mapping[str, Aim] = {
    "leadership": Aim.EARN, "diplomacy": Aim.DEFEND, "politics": Aim.EARN, "construction": Aim.PRODUCE,
    "trade": Aim.TRADE, "warfare": Aim.EXPAND, "technology": Aim.RESEARCH, "imperial": Aim.SCORE,
}  # fmt: skip
"""What a strategy card is used for."""


def strategic_worth(at: At, card: str) -> int:
    """What a strategy card does now; some grow in the course of a round, others come first. None runs away, but the
    home may be taken on which the game hangs; and who would win by following it may spend its tokens before.
    """
    if card == rivals.TECHNOLOGY and rivals.following(at):
        return LEAST
    now = strategy.PRIMARY[card](at)
    if now < strategy.FINISH:
        now -= guarding.first(at)
    if _grows(at, card):
        now = min(now, GROWS[card]) - LATER * 2 // 3
    return max(LEAST, now - LATER // 3)


def _grows(at: At, card: str) -> bool:
    """Whether a card is worth more when fleets have moved."""
    return card in GROWS and bool(galaxy.me(at).tactic) and not _due(at, card)


def _due(at: At, card: str) -> bool:
    """Whether there is nothing left to wait for."""
    if card == "warfare":
        return strategy.PRIMARY[card](at) >= RELEASES
    if card == "diplomacy":
        return strategy.readied(at) >= ENOUGH and bool(production.open_docks(at))
    return card == rivals.IMPERIAL and (strategy.scorable(at) > 0 or rivals.finishes(at) or _crown_sought(at))


def _crown_sought(at: At) -> bool:
    """Whether others who could soon come for the center outweigh who holds it, or come at all while the point that
    Imperial brings by it is one of the last. TI-IMPERIAL-03
    """
    if galaxy.MECATOL not in galaxy.planets(at) or not (attackers := worth.invaders(at, galaxy.CENTRE)):
        return False
    here = galaxy.of(at).systems[galaxy.CENTRE]
    own = worth.strength(at, galaxy.force(here.ships, at.seat))
    return rivals.crown(at, at.seat) > weights.SURE or worth.danger(at, here, own, attackers) > 0


GROWS = {"imperial": 700, "diplomacy": 300, "warfare": 640, "construction": 500}
"""Cards that are worth more when fleets have moved."""
ENOUGH = 3
"""Resources that are readied, while a dock can still be activated for them."""
RELEASES = 520
"""What taking a token back is worth when whole fleets can go on by it."""


@MIND.judges(ACTIVATE, plan="system", least=plans.SLIGHT)
def activate(at: At) -> Iterator[Offer]:
    """The system of the best plan."""
    found = {plan.system: plan for plan in plans.every(at)}
    for option in picks(at):
        plan = found.get(option.id)
        yield Offer(option.id, -_empty(at, option.id)) if plan is None else Offer(option.id, plan.worth, plan.aim)


def _empty(at: At, system: str) -> int:
    """What it costs to activate a system to no purpose: own ships there are stuck."""
    return 2000 + 10 * sum(galaxy.force(galaxy.of(at).systems[system].ships, at.seat).values())
