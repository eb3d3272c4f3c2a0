"""The strategy phase: strategy cards are chosen, and the rest gain trade goods. TI-STRATPHASE-08"""

from __future__ import annotations

from functools import cache

from engine.ask import Option, Refusal, Seat
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.abilities.occasions import Occasion, WithCard
from engine.ti4.abilities.windows import Moment
from engine.ti4.components import STRATEGY_CARDS, TWO_CARDS_UP_TO
from engine.ti4.economy import trade_goods
from engine.ti4.phases.order import initiative_order, speaker_order
from engine.ti4.play import Game, Question

WHEN_CHOOSE_STRATEGY_CARD = Moment[WithCard]("when_choose_strategy_card", card=words.strategy)
START_OF_STRATEGY_PHASE = Moment[Occasion]("start_of_strategy_phase")
END_OF_STRATEGY_PHASE = Moment[Occasion]("end_of_strategy_phase")


async def step(game: Game) -> None:
    """One step of the phase: its start, one choice, or its end. TI-STRATPHASE-01"""
    if game.state.step == "start":
        await start(game)
    elif game.state.queue:
        await choose(game)
    else:
        await finish(game)


async def start(game: Game) -> None:
    """A new round: delayed effects, then the order of choosing. TI-ROUND-05, TI-SPEAKER-02"""
    state = game.state
    state.round += 1
    state.turn = state.zero = None
    for player in state.players:
        player.passed = False
    game.say(T("ti4-round-begins", n=state.round), weight=2)
    await START_OF_STRATEGY_PHASE.open(game, Occasion())
    game.end("next_strategy_phase")
    each = cards_each(game)
    state.queue = [seat for seat in speaker_order(game) * each if not kept(game, seat)]
    state.step = "choose"


def cards_each(game: Game) -> int:
    """Strategy cards a player holds: two in games that began with three or four. TI-PLAYERS-02, TI-DOUBT-60"""
    return 2 if len(game.state.players) <= TWO_CARDS_UP_TO else 1


def kept(game: Game, seat: Seat) -> bool:
    """Whether a seat kept its cards from the last round and skips choosing."""
    return bool(game.player(seat).strategy_cards)


async def choose(game: Game) -> None:
    """The next player takes a card of the common area, with the trade goods on it.

    TI-STRATPHASE-02, TI-STRATPHASE-03, TI-STRATPHASE-04, TI-STRATPHASE-05, TI-STRATCARD-07, TI-STRATCARD-08
    """
    seat = game.state.queue.pop(0)
    card = await pick_card(game, seat, list(game.state.strategy_goods))
    moment = await WHEN_CHOOSE_STRATEGY_CARD.open(game, WithCard(actor=seat, card=card))
    if moment.cancelled and len(game.state.strategy_goods) > 1:
        card = await pick_card(game, seat, [id for id in game.state.strategy_goods if id != card])
    await take(game, seat, card)


STRATEGY_CARD = Question("strategy_card", open=True)


async def pick_card(game: Game, seat: Seat, cards: list[str]) -> str:
    """Asks for one of the cards in the common area."""
    options = [_card(id, game.state.strategy_goods.get(id, 0)) for id in cards]
    about = T("ti4-ask-strategy-card", seat=seat_name(seat))
    return await game.pick(STRATEGY_CARD, seat, options, about, why=lambda id: why_not(game, id))


@cache
def _card(id: str, goods: int) -> Option:
    """A card by its name and number, and what lies on it."""
    initiative = STRATEGY_CARDS[id].initiative
    text = T("ti4-strategy-with-goods", card=words.strategy(id), initiative=initiative, goods=goods)
    return Option(id, text, more=Text(f"ti4-strategy-brief-{id}"))


def why_not(game: Game, id: str) -> Refusal | None:
    """A card that somebody has taken is not available. TI-STRATPHASE-04"""
    if id not in STRATEGY_CARDS:
        return None
    return Refusal("TI-STRATPHASE-04", T("ti4-strategy-card-taken", card=words.strategy(id)))


async def take(game: Game, seat: Seat, id: str) -> None:
    """Moves a card and its trade goods to a player. TI-STRATPHASE-03, TI-STRATCARD-09, TI-STRATPHASE-07"""
    goods = game.state.strategy_goods.pop(id)
    player = game.player(seat)
    player.strategy_cards.append(id)
    player.trade_goods += goods
    game.say(T("ti4-took-strategy-card", seat=seat_name(seat), card=words.strategy(id), goods=goods))
    await trade_goods.gained(game, seat, goods)


async def finish(game: Game) -> None:
    """Each unchosen card gains a trade good, and the action phase begins.

    TI-STRATPHASE-06, TI-STRATPHASE-07, TI-STRATPHASE-08, TI-PLAYERS-05, TI-INITIATIVE-01, TI-INITIATIVE-04,
    TI-ACTIVEPLAYER-02
    """
    state = game.state
    for id in state.strategy_goods:
        state.strategy_goods[id] += 1
    await END_OF_STRATEGY_PHASE.open(game, Occasion())
    order = initiative_order(game)
    state.phase, state.step, state.turn = "action", "start", order[0]
    state.queue = []
    game.say(T("ti4-action-phase", order=tuple(map(seat_name, order))), weight=2)
