"""Transactions and deals: offers that one player makes another while a question is open.

A deal is what two players agree on. What the bot can carry out at once it carries out when the offer is accepted: that
part binds. Anything else is a promise in words, kept on record and binding nobody. TI-DEAL-05, TI-DEAL-06,
TI-DOUBT-50. A transaction is the part of a deal in which components change hands.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine.ask import YES, Amount, Answer, Form, FreeText, Option, PickOne, Refusal, Seat, Shape, yes_no
from engine.run import refuse
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.abilities.occasions import OfSeat
from engine.ti4.abilities.windows import Moment
from engine.ti4.combat.space_cannon import MAY_FIRE, Firing
from engine.ti4.economy import dealing, notes
from engine.ti4.phases.order import initiative_order
from engine.ti4.play import INTERRUPTS, Game, Point, Question
from engine.ti4.state import Offer, Terms

NOTHING = "none"
PROMISE = 200
"""Characters of a promise in words."""
TRIES = 5
_NO_NOTE = Option(NOTHING, T("ti4-no-note"))

DEALS_AFAR = Point[bool, Seat]("deals_afar")
"""Whether the seat deals with another without being neighbors."""


@dataclass(slots=True)
class Trading(OfSeat):
    """A transaction with another player."""

    other: Seat


AFTER_TRANSACTION = Moment[Trading]("after_transaction")

OFFER = Question("offer", open=False, invites=dealing.taker)
ACCEPT = Question("accept", open=False, replies=True)
DECLINE = Question("decline", open=False, replies=True)
WITHDRAW = Question("withdraw", open=False)


# --- what is allowed -------------------------------------------------------------------------------------------------


def refusal(game: Game, offer: Offer) -> Refusal | None:
    """Why an offer cannot be carried out now, or None. Nobody can give what they do not have."""
    if not _moves_anything(offer):
        return None
    forbidden = _forbidden(game, offer)
    if forbidden is not None:
        return forbidden
    for seat, terms in ((offer.giver, offer.gives), (offer.taker, offer.wants)):
        if not _has(game, seat, terms):
            return Refusal("TI-TRANSACTION-04", T("ti4-cannot-give", seat=seat_name(seat)))
    return None


def _forbidden(game: Game, offer: Offer) -> Refusal | None:
    return may_transact(game, offer.giver, offer.taker) or dealing.refusal(game, offer)


def may_transact(game: Game, seat: Seat, other: Seat) -> Refusal | None:
    """Whether two players may make a transaction now: the active player with each neighbor once a turn, and while
    an agenda is voted on every two players once.

    TI-TRANSACTION-02, TI-TRANSACTION-09, TI-NEIGHBOR-05, TI-DEAL-03, TI-DOUBT-24
    """
    voting = game.state.vote is not None
    if not voting and game.state.turn not in (seat, other):
        return Refusal("TI-TRANSACTION-02", T("ti4-deal-active-player"))
    if not voting and not _reach(game, seat, other):
        return Refusal("TI-NEIGHBOR-05", T("ti4-deal-not-neighbors", seat=seat_name(seat), other=seat_name(other)))
    return _already(game, seat_name(seat), seat_name(other)) if _pair(seat, other) in game.state.transacted else None


def _already(game: Game, one: Text, other: Text) -> Refusal:
    """They have had their one transaction, and of what. TI-TRANSACTION-02, TI-TRANSACTION-09, TI-DOUBT-24"""
    if game.state.vote is None:
        return Refusal("TI-TRANSACTION-02", T("ti4-deal-once", seat=one, other=other))
    if game.state.options.house.deals == "once":
        return Refusal("TI-TRANSACTION-09", T("ti4-deal-once-a-phase", seat=one, other=other))
    return Refusal("TI-TRANSACTION-09", T("ti4-deal-once-an-agenda", seat=one, other=other))


def _reach(game: Game, seat: Seat, other: Seat) -> bool:
    """Neighbors, or one of them deals with whoever it likes. TI-NEIGHBOR-05"""
    return game.are_neighbors(seat, other) or _deals_afar(game, seat, other)


def _deals_afar(game: Game, seat: Seat, other: Seat) -> bool:
    return DEALS_AFAR(game, seat, False, other) or DEALS_AFAR(game, other, False, seat)


def _pair(seat: Seat, other: Seat) -> str:
    return f"{min(seat, other)}:{max(seat, other)}"


def _moves_anything(offer: Offer) -> bool:
    sides = (offer.gives, offer.wants)
    return any(terms.trade_goods or terms.commodities or terms.note or terms.cards for terms in sides)


def _has(game: Game, seat: Seat, terms: Terms) -> bool:
    """Whether a seat has all of this. Nothing else than goods, commodities, hand notes and, for some, action cards
    exists as terms. TI-TRANSACTION-05
    """
    player = game.player(seat)
    enough = player.trade_goods >= terms.trade_goods and player.commodities >= terms.commodities
    return enough and (terms.note is None or terms.note in player.notes) and dealing.holds(game, seat, terms.cards)


# --- offering --------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Proposal(Form):
    """The fields of an offer. A stand-in tries a few times to fill them in so that they fit, and asks for no cards."""

    def check(self, value: object) -> dict[str, Answer]:
        return super(Proposal, self).check(dealing.filled(value, self.fields))

    def random(self, chance: Random) -> dict[str, Answer]:
        for _ in range(TRIES):
            answer = super(Proposal, self).random(chance) | self._no_cards(chance)
            if int(chance.random() * 2):
                answer |= {"want_trade_goods": 0, "want_commodities": 0, "want_note": NOTHING}
            if self.fits(answer) is None:
                break
        return answer

    def _no_cards(self, chance: Random) -> dict[str, Answer]:
        """Hardly ever are action cards part of it."""
        left_out = [dealing.WANTED] if not int(chance.random() * 3) else dealing.FIELDS
        return {name: [] for name in left_out if name in self.fields}


def offer_form(game: Game, seat: Seat) -> Shape | None:
    """The fields of an offer: any number of goods and one note a side, fair or not, and promises.

    TI-TRANSACTION-04, TI-TRANSACTION-06, TI-TRADEGOOD-08, TI-COMMODITY-04, TI-COMMODITY-05, TI-DEAL-02,
    TI-TRANSACTION-08, TI-DEAL-01
    """
    others = _partners(game, seat)
    if not others:
        return None
    player, rule = game.player(seat), "TI-TRANSACTION-04"
    neighbors = game.neighbors(seat) if game.state.vote is None else ()
    fields: dict[str, Shape] = {
        "to": PickOne([_partner(game, seat, other, other in neighbors) for other in others]),
        "trade_goods": Amount(0, player.trade_goods, rule),
        "commodities": Amount(0, player.commodities, rule),
        "want_trade_goods": Amount(0, max(game.player(other).trade_goods for other in others), rule),
        "want_commodities": Amount(0, max(game.player(other).commodities for other in others), rule),
        "note": PickOne(_note_options(player.notes), _not_yours),
        "want_note": PickOne(_note_options(notes.elsewhere(game, seat))),
        "hold_fire": yes_no(),
        "promise": FreeText(PROMISE),
        "want_promise": FreeText(PROMISE),
    }
    fields |= dealing.fields(game, seat, others)
    return Proposal(fields, lambda answer: _misfit(game, seat, answer))


def _partners(game: Game, seat: Seat) -> list[Seat]:
    if game.player(seat).eliminated or (game.state.turn is None and game.state.vote is None):
        return []
    return game.others(seat)


def _partner(game: Game, seat: Seat, other: Seat, near: bool) -> Option:
    """Whom an offer can go to; from afar nothing changes hands. TI-NEIGHBOR-05, TI-DEAL-03"""
    far = game.state.vote is None and not near and not _deals_afar(game, seat, other)
    return Option(str(other), seat_name(other), more=T("ti4-note-not-near") if far else None)


def _note_options(held: list[str]) -> list[Option]:
    return [_NO_NOTE, *map(words.note_option, held)]


def _not_yours(choice: str) -> Refusal:
    return Refusal("TI-TRANSACTION-05", T("ti4-not-a-note-of-yours"))


def _misfit(game: Game, seat: Seat, answer: dict[str, Answer]) -> Refusal | None:
    """Judges an offer by what its giver may know: the partner's hand of notes is secret. TI-PROMISSORY-09"""
    offer = _read(game, seat, answer)
    if not (_moves_anything(offer) or offer.hold_fire or offer.terms or offer.wanted):
        return Refusal("TI-DEAL-01", T("ti4-deal-empty"))
    if offer.hold_fire and not _can_hold_fire(game, offer):
        return Refusal("TI-DEAL-05", T("ti4-deal-nothing-to-hold"))
    known = Terms(offer.wants.trade_goods, offer.wants.commodities)
    if not _has(game, offer.taker, known) or len(offer.wants.cards) > len(game.player(offer.taker).action_cards):
        return Refusal("TI-TRANSACTION-04", T("ti4-cannot-give", seat=seat_name(offer.taker)))
    return _forbidden(game, offer) if _moves_anything(offer) else None


def _read(game: Game, seat: Seat, answer: dict[str, Answer]) -> Offer:
    def number(name: str) -> int:
        value = answer[name]
        return value if isinstance(value, int) else 0

    def note(name: str) -> str | None:
        return None if answer[name] == NOTHING else str(answer[name])

    gives = Terms(number("trade_goods"), number("commodities"), note("note"), dealing.read(answer, dealing.GIVEN))
    wants = Terms(number("want_trade_goods"), number("want_commodities"), note("want_note"))
    wants.cards = dealing.read(answer, dealing.WANTED)
    taker, fire = dealing.taker(answer), answer["hold_fire"] == YES
    promises = str(answer["promise"]), str(answer["want_promise"])
    return Offer(game.state.offered + 1, seat, taker, gives, wants, fire, *promises)


@INTERRUPTS.verb(OFFER, offer_form)
async def make_offer(game: Game, seat: Seat, value: Answer) -> None:
    """Lays an offer before another player; a new one to the same player takes the place of the last.

    The terms are agreed before anything changes hands. TI-TRANSACTION-03, TI-TRANSACTION-07
    """
    assert isinstance(value, dict)
    offer, state = _read(game, seat, value), game.state
    state.offered = offer.id
    state.offers = [o for o in state.offers if (o.giver, o.taker) != (offer.giver, offer.taker)]
    state.offers.append(offer)
    tell(game, "ti4-offers", offer)


# --- answering -------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Acceptance(PickOne):
    """Offers to choose from; one that can no longer be carried out is refused with the rule that forbids it."""

    def check(self, value: object) -> str:
        choice = super(Acceptance, self).check(value)
        refused = self.why(choice)
        if refused is not None:
            raise refuse(refused.rule or "TI-DEAL-03", refused.text)
        return choice


def acceptable(game: Game, seat: Seat) -> Shape | None:
    """Offers to this seat, while it is in the game."""
    if game.player(seat).eliminated:
        return None
    mine = {str(offer.id): offer for offer in game.state.offers if offer.taker == seat}
    options = [_option(game, offer, "accept") for offer in mine.values()]
    return Acceptance(options, lambda id: refusal(game, mine[id]) if id in mine else None) if mine else None


@INTERRUPTS.verb(ACCEPT, acceptable)
async def accept(game: Game, seat: Seat, value: Answer) -> None:
    """Both sides give at once what they agreed on, and nothing can be taken back.

    TI-DEAL-05, TI-TRANSACTION-01, TI-TRANSACTION-07, TI-DEAL-04
    """
    offer = _take(game, value)
    game.seal()
    tell(game, "ti4-deal", offer)
    if offer.hold_fire:
        _hold_fire(game, offer)
    if _moves_anything(offer):
        game.state.transacted.append(_pair(offer.giver, offer.taker))
        await _exchange(game, offer)


async def _exchange(game: Game, offer: Offer) -> None:
    """Goods first, then notes, which may act on receipt, then cards. Of two who gain by that the first in initiative
    order is first, whoever made the offer. Goods that are exchanged are no gain of trade goods.

    TI-TRANSACTION-04, TI-TRADEGOOD-09, TI-COMMODITY-06, TI-DOUBT-32, TI-DOUBT-64
    """
    sides = ((offer.giver, offer.taker, offer.gives), (offer.taker, offer.giver, offer.wants))
    for giver, taker, terms in sides:
        game.player(giver).trade_goods -= terms.trade_goods
        game.player(giver).commodities -= terms.commodities
        game.player(taker).trade_goods += terms.trade_goods + terms.commodities
    order = initiative_order(game)
    for giver, taker, terms in sorted(sides, key=lambda side: order.index(side[1])):
        if terms.note is not None:
            await notes.give(game, giver, taker, terms.note)
    await dealing.exchange(game, sides)
    for giver, taker, _ in sides:
        await AFTER_TRANSACTION.open(game, Trading(actor=giver, other=taker))


@INTERRUPTS.verb(DECLINE, lambda game, seat: _pick_offer(game, "taker", seat, "decline"))
async def decline(game: Game, seat: Seat, value: Answer) -> None:
    """Turns an offer down."""
    offer = _take(game, value)
    game.say(T("ti4-deal-declined", seat=seat_name(seat), other=seat_name(offer.giver)))


@INTERRUPTS.verb(WITHDRAW, lambda game, seat: _pick_offer(game, "giver", seat, "withdraw"))
async def withdraw(game: Game, seat: Seat, value: Answer) -> None:
    """Takes an offer back before it is accepted."""
    offer = _take(game, value)
    game.say(T("ti4-deal-withdrawn", seat=seat_name(seat), other=seat_name(offer.taker)))


def _pick_offer(game: Game, role: str, seat: Seat, verb: str) -> Shape | None:
    options = [_option(game, offer, verb) for offer in game.state.offers if getattr(offer, role) == seat]
    return PickOne(options) if options else None


def _take(game: Game, value: Answer) -> Offer:
    offer = next(offer for offer in game.state.offers if str(offer.id) == value)
    game.state.offers.remove(offer)
    return offer


def end_of_turn(game: Game) -> None:
    """Offers lapse, and everyone may be dealt with anew. TI-TRANSACTION-02"""
    game.end("space_cannon")
    game.state.offers.clear()
    game.state.transacted.clear()


def end_of_agenda(game: Game) -> None:
    """Offers lapse, and everyone may be dealt with anew, unless the table counts transactions over the whole phase;
    notes laid open for the agenda go back. TI-TRANSACTION-09, TI-DOUBT-24
    """
    dealt = game.state.transacted[:] if game.state.options.house.deals == "once" else []
    end_of_turn(game)
    game.state.transacted += dealt
    notes.end_of_agenda(game)


# --- a promise that binds --------------------------------------------------------------------------------------------


def _can_hold_fire(game: Game, offer: Offer) -> bool:
    """Space Cannon can be renounced while another player's tactical action goes on."""
    return game.state.active_system is not None and game.state.turn in (offer.giver, offer.taker)


def _gunner(game: Game, offer: Offer) -> Seat:
    """The partner whose turn it is not."""
    return offer.taker if game.state.turn == offer.giver else offer.giver


def _hold_fire(game: Game, offer: Offer) -> None:
    """The gunner fires no Space Cannon at the other when it could next do so in this action. TI-DEAL-05"""
    gunner = _gunner(game, offer)
    target = offer.giver if gunner == offer.taker else offer.taker
    game.begin("hold_fire", gunner, "space_cannon", target=target)


@MAY_FIRE.hook("hold_fire")
def _holds_fire(game: Game, seat: Seat, value: bool, about: Firing) -> bool:
    mine = (effect for effect in game.state.effects if effect.source == "hold_fire" and effect.seat == seat)
    return value and all(effect.about["target"] != about.target for effect in mine)


# --- telling ---------------------------------------------------------------------------------------------------------


def tell(game: Game, key: str, offer: Offer) -> None:
    """Tells everyone the terms, and the names of notes and action cards to the two partners only. TI-HIDDEN-01"""
    secret = {}
    if any(terms.note or terms.cards for terms in (offer.gives, offer.wants)):
        secret = {seat: _terms(game, key, offer, named=True) for seat in (offer.giver, offer.taker)}
    game.say(_terms(game, key, offer, named=False), secret=secret)


def _terms(game: Game, key: str, offer: Offer, named: bool) -> Text:
    gives, wants = goods(offer.gives, named), goods(offer.wants, named)
    if offer.hold_fire and _gunner(game, offer) == offer.giver:
        gives = (*gives, T("ti4-holding-fire"))
    elif offer.hold_fire:
        wants = (*wants, T("ti4-holding-fire"))
    gives += _promised(offer.terms)
    wants += _promised(offer.wanted)
    return Text(key, {"giver": seat_name(offer.giver), "taker": seat_name(offer.taker), "gives": gives, "wants": wants})


def _promised(words: str) -> tuple[Text, ...]:
    return (T("ti4-promise", words=words),) if words else ()


def goods(terms: Terms, named: bool) -> tuple[Text, ...]:
    """What one side gives, in words."""
    note = () if terms.note is None else (words.note(terms.note) if named else T("ti4-a-note"),)
    trade_goods = (T("ti4-trade-goods", n=terms.trade_goods),) if terms.trade_goods else ()
    commodities = (T("ti4-commodities", n=terms.commodities),) if terms.commodities else ()
    return (*trade_goods, *commodities, *note, *dealing.named(terms, named))


def _option(game: Game, offer: Offer, verb: str) -> Option:
    partners = Text(f"ti4-offer-{verb}", {"giver": seat_name(offer.giver), "taker": seat_name(offer.taker)})
    return Option(str(offer.id), partners, more=_terms(game, "ti4-offer-terms", offer, named=True))
