"""Strategy cards: which is taken, and which is kept from whoever would win by it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.players.mind import Offer, picks
from engine.ti4.components import STRATEGY_CARDS, TWO_CARDS_UP_TO
from engine.ti4.minds import happened, strategy
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import galaxy, objectives, rivals, weights, worth
from engine.ti4.phases.strategy_phase import STRATEGY_CARD

RACE, LATEST = 60, 8
"""What it is worth to come one place before those who may win in the same status phase, and who comes last."""
DENIED = (0, 900, 2500)
"""What it is worth to keep a card from whoever would win by it, at the end of the round or at once."""
POOR = 25
"""A card that is worth less of the best than that, in hundredths, no level takes."""


@MIND.judges(STRATEGY_CARD, plan="card", least=POOR)
def strategy_card(at: At) -> Iterator[Offer]:
    """The card that appeals most to this seat."""
    return (Offer(option.id, _appeal(at, option.id)) for option in picks(at))


def _appeal(at: At, card: str) -> int:
    """What a card is worth to this seat in the round to come, the trade goods on it, and being early."""
    lies = dict(at.view.common).get(card, 0) * weights.TRADE_GOOD
    return wanted(at, card) + lies + early(at, card) + denied(at, card)


def early(at: At, card: str) -> int:
    """What the initiative of a card is worth: more where others may win in the same status phase. TI-VICTORY-10"""
    number, mine = STRATEGY_CARDS[card].initiative, galaxy.me(at).initiative
    race = rivals.race(at)
    if not race:
        return -6 * number
    at_once = card == rivals.IMPERIAL and rivals.finishes(at)
    better = RACE * race * max(0, (LATEST if mine is None else mine) - (0 if at_once else number))
    return better + DENIED[_first(at, card)]


def _first(at: At, card: str) -> bool:
    """Whether who wins in the status phase of this round scores, with a card, before all others who may win in it,
    whichever of the rest they take. TI-VICTORY-10
    """
    others = rivals.closing(at)
    if not others or not rivals.closes(at):
        return False
    rest = [STRATEGY_CARDS[id].initiative for id, _ in at.view.common if id != card]
    places = [place for seat in others if (place := at.view.seats[seat].initiative) is not None]
    places += rest if any(seat in _choosing(at, at.seat) for seat in others) else []
    mine = galaxy.me(at).initiative
    return min(LATEST if mine is None else mine, STRATEGY_CARDS[card].initiative) < min(places, default=LATEST + 1)


def denied(at: At, card: str) -> int:
    """What it is worth that another does not get a card by which it would win, or come close to it. TI-TECH-05"""
    if card == rivals.IMPERIAL:
        return max(_wins_by(at, card, range(len(at.view.seats))), _approaching(at))
    return _wins_by(at, card, _choosing(at, at.seat))


def _approaching(at: At) -> int:
    """The sure point of the center, for whoever holds that, is close to winning and still chooses. TI-IMPERIAL-03"""
    near = [seat for seat in _choosing(at, at.seat) if at.view.seats[seat].points >= at.view.goal - rivals.CLOSE]
    lost = [worth.dislike(at, seat) for seat in near if galaxy.MECATOL in galaxy.planets(at, seat)]
    return weights.SURE * max(lost, default=0) // 100


def wanted(at: At, card: str) -> int:
    """What holding a card in this round is worth: its usual worth, and what it would do now."""
    usual, now = weights.STRATEGY[card] + (strategy.peace(at) if card == "diplomacy" else 0), strategy.PRIMARY[card](at)
    soon = 300 * sum(objectives.missing(at, id, objectives.holding(at)) == 0 for id in objectives.open_publics(at)[:2])
    late = min(3, at.view.round) * 60 if card == "imperial" else 0
    poor = 240 if card == "leadership" and galaxy.me(at).tactic + galaxy.me(at).strategy < 5 else 0
    return (usual + now) // 2 + late + poor + (soon // 3 if card == "imperial" else 0)


def refused(at: At) -> int:
    """What it is worth that another has to take another card than the one it chooses: what it loses by that, less what
    the next gains by it who takes that one instead; and the card that is played for it. TI-STRATPHASE-02
    """
    seat, card = happened.actor(at), happened.strategy_card(at)
    if seat is None or seat == at.seat or card not in strategy.PRIMARY:
        return -weights.ACTION_CARD
    next_ = next((one for one in _choosing(at, seat) if _takes(at, one, card)), seat)
    lost = max(0, _favours(at, seat, card)) * worth.dislike(at, seat) // 100
    gained = _favours(at, next_, card) if next_ != seat else 0
    spoils = lost + gained * (100 if next_ == at.seat else -worth.dislike(at, next_)) // 100
    return spoils - _reserved(at, seat, card) - weights.ACTION_CARD


def _reserved(at: At, seat: int, card: str) -> int:
    """What it costs to have refused another card, where somebody who still chooses would win by Imperial."""
    if card == rivals.IMPERIAL or not any(id == rivals.IMPERIAL for id, _ in at.view.common):
        return 0
    return _wins_by(at, rivals.IMPERIAL, (seat, *_choosing(at, seat)))


def swapped(at: At, seat: int | None) -> int:
    """What it is worth to exchange a strategy card with another seat, the best for the worst, and to do that now rather
    than in a later round.
    """
    if seat is None or seat == at.seat:
        return -weights.ACTION_CARD
    taken, given = ([one.id for one in at.view.seats[who].strategy_cards] for who in (seat, at.seat))
    if not taken or not given:
        return -weights.ACTION_CARD
    return max(drawn(at, card) for card in taken) - min(yielded(at, card) for card in given) - weights.ACTION_CARD


def drawn(at: At, card: str) -> int:
    """What it is worth to get a card from whoever holds it: also that it cannot win by it. TI-IMPERIAL-02"""
    holders = [seat.seat for seat in at.view.seats if any(one.id == card for one in seat.strategy_cards)]
    return wanted(at, card) + _wins_by(at, card, holders)


def yielded(at: At, card: str) -> int:
    """What it costs to give a card to another: also that somebody may win by it."""
    return wanted(at, card) + _wins_by(at, card, range(len(at.view.seats)))


def _wins_by(at: At, card: str, seats: Iterable[int]) -> int:
    """What it is worth that none of these others has a card by which it would win. TI-TECH-05, TI-IMPERIAL-02"""
    if card == rivals.TECHNOLOGY:
        return DENIED[any(seat in rivals.studying(at) for seat in seats)]
    if card != rivals.IMPERIAL:
        return 0
    return DENIED[max((rivals.crowning(at).get(seat, 0) for seat in seats), default=0)]


def _choosing(at: At, after: int) -> list[int]:
    """Who still chooses a card after a seat."""
    seats = at.view.seats[after + 1 :] + at.view.seats[:after]
    each = 2 if len(at.view.seats) <= TWO_CARDS_UP_TO else 1
    return [one.seat for one in seats if len(one.strategy_cards) < each and not one.eliminated]


def _takes(at: At, seat: int, card: str) -> bool:
    """Whether a seat would take a card of those that are left; the own one as it misjudges them in this round."""
    if seat != at.seat:
        return _favours(at, seat, card) > 0
    found = [(_appeal(at, id), f"card {id}") for id, _ in at.view.common]
    best = MIND.chosen(at, found, lambda one: one, max(found, default=(0, ""))[0] * POOR // 100)
    return best is not None and best[1] == f"card {card}"


def _favours(at: At, seat: int, card: str) -> int:
    """By how much a card is worth more to a seat than the best of the others that are left."""
    who = at if seat == at.seat else galaxy.through(at, seat)
    worths = {id: wanted(who, id) + early(who, id) + goods * weights.TRADE_GOOD for id, goods in at.view.common}
    return worths.pop(card, 0) - max(worths.values(), default=0)
