"""The strategic action: a primary ability for its owner, then the secondary for everyone else. TI-STRATACTION-01"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.ask import YES, Seat, Shape, yes_no
from engine.ids import Id
from engine.question import IF_YES
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.abilities.occasions import WithCard
from engine.ti4.abilities.windows import Moment
from engine.ti4.economy import tokens
from engine.ti4.interface import pending_steps
from engine.ti4.play import Game, Point, Question

Primary = Callable[[Game, Seat], Awaitable[None]]
Able = Callable[[Game, Seat], bool]
Price = Callable[[Game, Seat, bool], Text]

MAY_FOLLOW = Point[bool, str]("may_follow")
"""Whether the seat could use the secondary ability of a strategy card, its token apart."""
SECONDARY_TOKEN = Point[bool, str]("secondary_token")
"""Whether that costs it a token beforehand."""


@dataclass(frozen=True)
class Strategic(Id):
    """The strategic action with a card."""

    tag: ClassVar[str] = "strategic"

    card: str


@dataclass(slots=True)
class StrategyAbility(WithCard):
    """An ability of a strategy card: `primary` or `secondary`."""

    part: str


WHEN_RESOLVE_STRATEGY_CARD_ABILITY = Moment[StrategyAbility]("when_resolve_strategy_card_ability", card=words.strategy)
AFTER_RESOLVE_STRATEGY_CARD_ABILITY = Moment[StrategyAbility](
    "after_resolve_strategy_card_ability", card=words.strategy
)


def token_price(game: Game, seat: Seat, token: bool) -> Text:
    """A strategy token, or none."""
    return T("ti4-price-token") if token else T("ti4-price-no-token")


@dataclass(frozen=True, slots=True)
class StrategyAbilities:
    """What a strategy card does. TI-STRATCARD-02, TI-STRATCARD-06

    Attributes:
        primary: for its owner only. TI-STRATCARD-04
        secondary: for every other player who wants to. TI-STRATCARD-05
        able: whether a player could use the secondary now, its cost apart.
        token: whether the secondary costs a strategy token that is spent beforehand.
        price: what the secondary costs a player, in words; told whether it costs that player such a token.
    """

    primary: Primary
    secondary: Primary
    able: Able = lambda game, seat: True
    token: bool = True
    price: Price = token_price


PRIMARY, SECONDARY = "primary", "secondary"
_FOLLOWING = yes_no(T("ti4-use-secondary"), T("ti4-skip-secondary"))
CARDS: dict[str, StrategyAbilities] = {}


async def strategic_action(game: Game, seat: Seat, card: str) -> None:
    """Primary, secondaries clockwise from the left, then the card is exhausted.

    TI-STRATACTION-01, TI-STRATACTION-02, TI-STRATACTION-04, TI-STRATACTION-05, TI-STRATACTION-06
    """
    game.say(T("ti4-strategic-action", seat=seat_name(seat), card=words.strategy(card)), weight=2)
    await game.during(pending_steps.strategic(seat, card), _resolve_both(game, seat, card))
    game.player(seat).exhausted_strategy_cards.append(card)
    game.end("strategic_action")


async def _resolve_both(game: Game, seat: Seat, card: str) -> None:
    await resolve(game, seat, card, PRIMARY)
    await secondaries(game, seat, card)


async def resolve(game: Game, seat: Seat, card: str, part: str) -> None:
    """One ability of a card, unless another takes its place. TI-STRATCARD-02"""
    step = pending_steps.PRIMARY if part == PRIMARY else pending_steps.secondary(seat)
    await game.during(step, _resolve(game, seat, card, part))


async def _resolve(game: Game, seat: Seat, card: str, part: str) -> None:
    when = await WHEN_RESOLVE_STRATEGY_CARD_ABILITY.open(game, StrategyAbility(actor=seat, card=card, part=part))
    if not when.cancelled:
        await (CARDS[card].primary if part == PRIMARY else CARDS[card].secondary)(game, seat)
    await AFTER_RESOLVE_STRATEGY_CARD_ABILITY.open(game, StrategyAbility(actor=seat, card=card, part=part))


ASK_SECONDARY = Question("secondary", open=True, interruptible=True, leads_to=IF_YES)


async def secondaries(game: Game, seat: Seat, card: str) -> None:
    """Everyone else is asked at once whether they will; those who will resolve it in clockwise order.

    TI-STRATACTION-02, TI-STRATACTION-03, TI-STRATACTION-07, TI-ACTIONPHASE-07
    """
    able = [other for other in game.others(seat) if may_follow(game, other, card)]
    shapes: dict[Seat, Shape] = dict.fromkeys(able, _FOLLOWING)
    effect, named = Text(f"ti4-secondary-{card}"), words.strategy(card)
    price = _price(game, card, able)
    about = T("ti4-ask-secondary", card=named, seat=seat_name(seat), effect=effect, price=price)
    answers = await game.ask(ASK_SECONDARY, shapes, about) if able else {}
    for other in able:
        if answers[other] == YES and may_follow(game, other, card):
            await follow(game, other, card)


def _price(game: Game, card: str, able: Sequence[Seat]) -> Text:
    """What the secondary costs those who are asked: what most pay, and who pays something else."""
    prices = {seat: CARDS[card].price(game, seat, pays_token(game, seat, card)) for seat in able}
    every = list(prices.values())
    most = max(every, key=every.count, default=T("list-empty"))
    others = [T("ti4-price-of", seat=seat_name(seat), price=price) for seat, price in prices.items() if price != most]
    return T("ti4-prices", price=most, others=tuple(others)) if others else most


def may_follow(game: Game, seat: Seat, card: str) -> bool:
    """Whether a player could pay for the secondary and do something with it. TI-ABILITY-08"""
    if game.player(seat).eliminated or game.effect(f"followed_{card}", seat):
        return False
    if pays_token(game, seat, card) and game.player(seat).strategy <= 0:
        return False
    return MAY_FOLLOW(game, seat, CARDS[card].able(game, seat), card)


def pays_token(game: Game, seat: Seat, card: str) -> bool:
    """Whether the secondary costs this player a token beforehand. TI-STRATACTION-07"""
    return SECONDARY_TOKEN(game, seat, CARDS[card].token, card)


async def follow(game: Game, seat: Seat, card: str) -> None:
    """Pays the strategy token and resolves the secondary. TI-STRATACTION-07"""
    if pays_token(game, seat, card):
        tokens.spend_strategy(game, seat)
    game.say(T("ti4-secondary", seat=seat_name(seat), card=words.strategy(card)))
    await resolve(game, seat, card, SECONDARY)
