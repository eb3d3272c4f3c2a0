"""Deals: commodities for commodities, what is offered to neighbours, and which offers are accepted.

Both sides of a fair deal gain: commodities are worth something only to whoever gets them. TI-COMMODITY-06
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.ask import NO, Amount, Answer, Form, Shape
from engine.players.mind import Offer, picks_of
from engine.ti4.economy.transactions import ACCEPT, DECLINE, OFFER
from engine.ti4.interface.view import OfferView, SeatView
from engine.ti4.minds import hand
from engine.ti4.minds.economy import raids
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import forces, galaxy, grudges, rivals, weights, worth
from engine.ti4.minds.tactics import freeing, plans
from engine.ti4.phases.action_phase import ACTION
from engine.ti4.phases.voting import VOTE
from engine.ti4.words import Note

COMMODITY = 35
"""What an own commodity is worth that is kept."""
NOTHING = "none"
NOTES: Mapping[str, int] = {
    galaxy.SUPPORT: 1000, "trade_agreement": 300, "research_agreement": 350, "military_support": 200,
}  # fmt: skip
NOTE, FAVOUR = 140, 120
"""What another note is worth, and an unlooked-for kindness such as held fire."""
SPITE = 6
"""What each hundredth of a grudge takes from a deal."""
SOON = 10_000
"""What is offered is answered before anything new is."""
CLOSE = 2
"""So near to winning nobody is given a point."""
KNOWN = 3
"""From this round on support for the throne is offered."""
FIRST = 3
"""The plans that are likely to be carried out."""
Terms = tuple[int, int, str | None]


def _given(at: At, terms: Terms, cards_: tuple[str, ...], partner: int) -> int:
    """What it costs to give that away."""
    goods, commodities, note = terms
    return goods * weights.TRADE_GOOD + commodities * COMMODITY + _lent(at, note, partner) + _hand(cards_)


def _got(at: At, terms: Terms, cards_: tuple[str, ...]) -> int:
    """What it is worth to get that."""
    goods, commodities, note = terms
    return (goods + commodities) * weights.TRADE_GOOD + _received(at, note) + _hand(cards_)


def _hand(cards_: tuple[str, ...]) -> int:
    return sum(hand.KEEP.get(card, weights.ACTION_CARD) for card in cards_)


def _received(at: At, note: str | None) -> int:
    """What it is worth to get a note; nothing where a point for the throne is lost in the next attack."""
    found = Note.maybe(note) if note is not None else None
    if found is None or found.issuer in (None, at.seat):
        return 0
    lost = found.name == galaxy.SUPPORT and (_attacked(at, found.issuer) or _besieged(at, found.issuer))
    return 0 if lost else NOTES.get(found.name, NOTE)


@galaxy.once_each
def _attacked(at: At, seat: int) -> bool:
    """Whether the own fleets are about to go where a seat stands, though its support be broken by it: for more than
    that is worth, or by several of the best plans, in this round or the next. TI-PROMISSORY-06
    """
    systems, every = galaxy.of(at).systems, plans.every(freeing.unbound(at))
    aimed = [seat in galaxy.present(at, systems[plan.system]) for plan in every]
    dear = any(there and plan.worth > weights.SURE for there, plan in zip(aimed, every, strict=True))
    return dear or sum(aimed[:FIRST]) > 1


def _besieged(at: At, seat: int) -> bool:
    """Whether a seat has ships above own planets, which nobody who keeps its support drives off. TI-PROMISSORY-06"""
    here = galaxy.of(at)
    above = [galaxy.force(here.systems[here.lies[id]].ships, seat) for id in galaxy.planets(at)]
    return any(forces.ships(pieces) for pieces in above)


def _lent(at: At, note: str | None, partner: int) -> int:
    """What it costs to give a note: a point for the throne helps its holder, and nobody who is about to win."""
    found = Note.maybe(note) if note is not None else None
    if found is None:
        return 0
    if found.name == galaxy.SUPPORT and at.view.seats[partner].points >= at.view.goal - CLOSE:
        return 10 * weights.SURE
    return NOTES.get(found.name, NOTE) * max(25, worth.dislike(at, partner)) // 100


def gain(at: At, offer: OfferView) -> int:
    """What accepting an offer brings, in thousandths of a point; whoever attacked finds little favour, and who holds a
    planet of the own home none. A promise in words cannot be weighed, so none is given that might have to be broken.
    """
    shunned = rivals.leads(at, offer.giver) or _at_home(at, offer.giver)
    if offer.wanted or (any(offer.wants) and shunned):
        return -weights.SURE
    got = _got(at, offer.gives, offer.gives_cards)
    given = _given(at, offer.wants, offer.wants_cards, offer.giver)
    fire = FAVOUR if offer.hold_fire and at.view.turn != at.seat else 0
    return (
        got * at.character.traits.trade // 100
        - given
        - raids.raided(at, galaxy.me(at).trade_goods + sum(offer.gives[:2]) - offer.wants[0])
        - fire
        - _theirs(at, offer.giver, offer.wants, offer.gives)
        - SPITE * grudges.held(at, offer.giver)
    )


def _theirs(at: At, partner: int, gets: Terms, gives: Terms) -> int:
    """What it means that the other side gains goods, too, where it is ahead: what it gets, less what it gives; and the
    points that it buys with them, wherever it stands. TI-IMPERIAL-02
    """
    goods, dislike = gets[0] + gets[1] - gives[0], worth.dislike(at, partner)
    gained = goods * weights.TRADE_GOOD - gives[1] * COMMODITY
    points = rivals.lifted(at, partner, goods) * dislike // 100
    return points + max(0, gained) * max(0, dislike - worth.USUAL) // 100


def _mine(at: At, shape: Shape) -> Iterator[OfferView]:
    ids = [option.id for option in picks_of(shape)]
    yield from (offer for offer in at.view.offers if offer.taker == at.seat and str(offer.id) in ids)


@MIND.cuts_in(ACCEPT, ACTION, VOTE)
def accept(at: At, shape: Shape) -> Iterator[Offer]:
    """What brings more than it costs. A deputy gives nothing away."""
    for offer in _mine(at, shape):
        gives = any(offer.wants[:2]) or offer.wants[2] is not None or bool(offer.wants_cards)
        found = gain(at, offer)
        if found > 0 and not (at.character.deputy and gives):
            yield Offer(str(offer.id), SOON + found)


@MIND.cuts_in(DECLINE, ACTION, VOTE)
def decline(at: At, shape: Shape) -> Iterator[Offer]:
    """The rest, so that nobody waits."""
    yield from (Offer(str(offer.id), SOON) for offer in _mine(at, shape) if gain(at, offer) <= 0)


# --- what is offered -------------------------------------------------------------------------------------------------


@MIND.cuts_in(OFFER, ACTION)
def offer(at: At, shape: Shape) -> Iterator[Offer]:
    """To whoever's turn it is, once a round, so that it can be thought over: commodities for commodities, and support
    for support. Whoever has declined that is left alone with it for a round, then for two, and so on; and who holds a
    planet of the own home gets nothing. TI-PUBLICOBJ-04
    """
    _count_declined(at)
    if not isinstance(shape, Form) or at.character.deputy or not _has_something(at, shape):
        return
    partner = at.view.turn
    if partner is None or partner == at.seat or rivals.leads(at, partner) or _at_home(at, partner):
        return
    if str(partner) in (option.id for option in picks_of(shape.fields["to"])):
        for terms, value in _ideas(at, at.view.seats[partner], shape):
            kind, spite = f"{partner} {' '.join(sorted(terms))}", SPITE * grudges.held(at, partner)
            if value > spite and not _rests(at, kind) and _fits(shape, _filled(partner, terms)):
                at.memory[f"offered {kind}"], at.memory[f"open {kind}"] = at.view.round, _to_give(at)
                yield Offer(dict(_filled(partner, terms)), value)
                return


def _at_home(at: At, seat: int) -> bool:
    """Whether a seat holds a planet of the own home."""
    return any(worth.own_home(at, id) for id in galaxy.planets(at, seat))


def _to_give(at: At) -> int:
    """How much there is that deals are made with; less once one is accepted."""
    notes = at.view.hand.notes if at.view.hand is not None else ()
    return galaxy.me(at).commodities + (Note(galaxy.SUPPORT, at.seat).id in notes)


def _count_declined(at: At) -> None:
    """Takes note of the own offers that stand no longer and have changed nothing."""
    for key in [key for key in at.memory if key.startswith("open ")]:
        kind = key.removeprefix("open ")
        if any(offer.giver == at.seat and kind.startswith(f"{offer.taker} ") for offer in at.view.offers):
            continue
        if _to_give(at) >= _number(at, key):
            at.memory[f"declined {kind}"] = _number(at, f"declined {kind}") + 1
        del at.memory[key]


def _rests(at: At, kind: str) -> bool:
    """Whether that is not to be offered again yet."""
    last = at.memory.get(f"offered {kind}")
    return isinstance(last, int) and at.view.round <= last + _number(at, f"declined {kind}")


def _number(at: At, key: str) -> int:
    found = at.memory.get(key, 0)
    return found if isinstance(found, int) else 0


def _has_something(at: At, shape: Form) -> bool:
    """Whether there is anything to offer, as the question alone tells, before the view is made for it."""
    goods, own = shape.fields["commodities"], Note(galaxy.SUPPORT, at.seat).id
    notes = picks_of(shape.fields["note"])
    return (isinstance(goods, Amount) and goods.high > 0) or any(option.id == own for option in notes)


def _fits(shape: Form, answer: dict[str, Answer]) -> bool:
    """Whether the rules let it be offered."""
    known = {name: field for name, field in shape.fields.items() if name in answer}
    return shape.fits({name: known[name].check(answer[name]) for name in known}) is None


def _ideas(at: At, partner: SeatView, shape: Form) -> Iterator[tuple[dict[str, Answer], int]]:
    """Terms, and what they bring: as much as the same would be worth, did the partner offer it."""
    mine = galaxy.me(at)
    some = min(mine.commodities, partner.commodities)
    if some:
        fair = some * (weights.TRADE_GOOD - COMMODITY) - raids.raided(at, mine.trade_goods + some)
        yield (
            {"commodities": some, "want_commodities": some},
            fair - _theirs(at, partner.seat, (0, some, None), (0, some, None)),
        )
    price = (mine.commodities + 1) // 2
    if price < mine.commodities and not partner.commodities and partner.trade_goods >= price:
        sold = price * COMMODITY - raids.raided(at, mine.trade_goods + price)
        theirs = _theirs(at, partner.seat, (0, mine.commodities, None), (price, 0, None))
        yield {"commodities": mine.commodities, "want_trade_goods": price}, sold - theirs
    yield from _support(at, partner, shape)


def _support(at: At, partner: SeatView, shape: Form) -> Iterator[tuple[dict[str, Answer], int]]:
    """A point for a point, with whoever is not about to win, once it is known how everybody stands: whoever holds it
    attacks its owner no more.
    """
    if at.view.round < KNOWN:
        return
    own, theirs = Note(galaxy.SUPPORT, at.seat).id, Note(galaxy.SUPPORT, partner.seat).id
    offered = {option.id for option in picks_of(shape.fields["note"])}
    wanted = {option.id for option in picks_of(shape.fields["want_note"])}
    if own in offered and theirs in wanted:
        yield {"note": own, "want_note": theirs}, _received(at, theirs) - _lent(at, own, partner.seat)


EMPTY: Mapping[str, Answer] = {
    "trade_goods": 0, "commodities": 0, "note": NOTHING, "want_trade_goods": 0, "want_commodities": 0,
    "want_note": NOTHING, "hold_fire": NO, "promise": "", "want_promise": "",
}  # fmt: skip


def _filled(partner: int, terms: Mapping[str, Answer]) -> dict[str, Answer]:
    return {"to": str(partner), **EMPTY, **terms}
