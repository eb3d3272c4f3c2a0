"""Order upgrades and combat upgrades: what can be bought, and what it does to the combat deck.

FS-UPG-01, FS-UPG-02, FS-UPG-06, FS-SETUP-09
"""

from __future__ import annotations

from functools import cache

from engine.ask import Option, Refusal, Seat
from engine.forbidden_stars import words
from engine.forbidden_stars.components import CARDS, COPIES, ORDER_UPGRADES, UPGRADES_OF
from engine.forbidden_stars.economy import materiel
from engine.forbidden_stars.galaxy import structures
from engine.forbidden_stars.interface import random_weights
from engine.forbidden_stars.play import Game, Question
from engine.text import T, Text, seat_name

NONE = "none"
DEAREST = 3
"""The highest command level that an upgrade asks for. FS-CMD-04"""
REMOVE_CARD = Question("remove_card", open=True)
BUY_ORDER_UPGRADE = Question("buy_order_upgrade", open=True)
BUY_COMBAT_UPGRADE = Question("buy_combat_upgrade", open=True, leads_to=True, follow_ups=[REMOVE_CARD])


def price(id: str) -> int:
    """The printed cost; of a basic combat card it is 0. FS-COST-01, FS-COST-02, FS-CUPG-05, D-49"""
    return CARDS[id].cost if id in CARDS else ORDER_UPGRADES[id].cost


def level(id: str) -> int:
    """The command level that a card asks for. FS-CMD-04"""
    return CARDS[id].level if id in CARDS else ORDER_UPGRADES[id].level


def offered(game: Game, seat: Seat, most: int | None = None) -> list[str]:
    """Order upgrades not bought yet whose level is met; `most` takes the place of the command level.

    FS-UPG-04, FS-SETUP-10, FS-UPG-03
    """
    own, limit = game.player(seat).upgrades, structures.command_level(game, seat) if most is None else most
    return [card.id for card in UPGRADES_OF[game.player(seat).faction] if card.id not in own and card.level <= limit]


def shelved(game: Game, seat: Seat, most: int | None = None) -> list[str]:
    """Combat cards on the shelf whose level is met. FS-CUPG-03, FS-CMD-05, FS-COST-04"""
    limit = structures.command_level(game, seat) if most is None else most
    return [id for id in game.player(seat).shelf if CARDS[id].level <= limit]


def payable(game: Game, seat: Seat) -> list[str]:
    """Upgrades of both kinds that could be bought now. FS-UPG-04, FS-CUPG-03, FS-COST-01"""
    have = game.player(seat).materiel
    return [id for id in (*shelved(game, seat), *offered(game, seat)) if price(id) <= have]


async def buy_order(game: Game, seat: Seat, reduction: int = 0) -> bool:
    """An order upgrade, or none. FS-UPG-01, FS-UPG-04, FS-CACHE-04, FS-FORGE-07

    Args:
        reduction: how much cheaper it is, not below 0.
    """
    id = await choose(game, seat, BUY_ORDER_UPGRADE, offered(game, seat), reduction)
    if id is None:
        return False
    _pay(game, seat, price(id) - reduction)
    take_order(game, seat, id)
    return True


async def buy_combat(game: Game, seat: Seat, reduction: int = 0) -> bool:
    """A combat upgrade as two copies, or none. FS-CUPG-01, FS-CUPG-03, FS-CACHE-04, FS-FORGE-07"""
    id = await choose(game, seat, BUY_COMBAT_UPGRADE, shelved(game, seat), reduction)
    if id is None:
        return False
    _pay(game, seat, price(id) - reduction)
    await take_combat(game, seat, id)
    return True


def _pay(game: Game, seat: Seat, cost: int) -> None:
    """What it takes is told. FS-SPEND-01"""
    if cost > 0:
        materiel.pay(game, seat, cost)
        game.say(T("forbidden_stars-pays", seat=seat_name(seat), n=words.materiel(cost)))


async def choose(game: Game, seat: Seat, kind: Question, found: list[str], reduction: int) -> str | None:
    """One of these cards that can be paid, or none. FS-COST-04, FS-CMD-05"""
    have = game.player(seat).materiel + reduction
    options = [Option(id, _text(id, reduction), more=words.upgrade_explained(id)) for id in found if price(id) <= have]
    if not options:
        return None
    options.append(Option(NONE, T("forbidden_stars-buy-nothing")))
    about = Text(f"forbidden_stars-ask-{kind.name.replace('_', '-')}", {"seat": seat_name(seat)})
    why = lambda id: why_not(game, seat, id, reduction)  # noqa: E731
    chosen = await game.pick(kind, seat, options, about, why=why, lean=random_weights.to_act)
    return None if chosen == NONE else chosen


def why_not(game: Game, seat: Seat, id: str, reduction: int) -> Refusal | None:
    """Why an upgrade that a seat does not have yet cannot be bought."""
    open_to = [*game.player(seat).shelf, *offered(game, seat, DEAREST)]
    if id not in open_to:
        return None
    if level(id) > structures.command_level(game, seat):
        rule = "FS-CUPG-03" if id in CARDS else "FS-UPG-04"
        return Refusal(rule, T("forbidden_stars-upgrade-level", card=words.card(id), n=level(id)))
    dear = price(id) - reduction > game.player(seat).materiel
    return Refusal("FS-COST-01", T("forbidden_stars-not-enough-materiel")) if dear else None


def _text(id: str, reduction: int) -> Text:
    return T("forbidden_stars-buy-for", what=words.card(id), n=max(0, price(id) - reduction))


@cache
def _replaced(card: str) -> Option:
    return Option(card, T("forbidden_stars-replace", card=words.card(card)), more=words.explained(card))


def take_order(game: Game, seat: Seat, id: str, *, bought: bool = True) -> None:
    """It lies face up in the play area for the rest of the game. FS-UPG-05, FS-UPG-06, D-19"""
    game.player(seat).upgrades.append(id)
    if game.state.resolving is not None:
        game.state.resolving.bought.append(id)
    key = "forbidden_stars-buys-upgrade" if bought else "forbidden_stars-gains-upgrade"
    game.say(Text(key, {"seat": seat_name(seat), "card": words.card(id)}))


async def take_combat(game: Game, seat: Seat, id: str) -> None:
    """Two copies of one card leave the deck for the two of the new one; all see which. The deck is shuffled.

    FS-CUPG-01, FS-CUPG-02, FS-CUPG-04, FS-CARD-01, FS-CARD-24, D-49
    """
    player = game.player(seat)
    options = [_replaced(card) for card in CARDS if card in player.deck]
    about = T("forbidden_stars-ask-remove-card", seat=seat_name(seat), card=words.card(id))
    old = await game.pick(REMOVE_CARD, seat, options, about)
    deck = [card for card in player.deck if card != old] + [id] * COPIES
    player.deck = game.shuffle(deck, f"combat deck {seat}")
    player.shelf = [card for card in CARDS if (card in player.shelf and card != id) or card == old]
    text = T("forbidden_stars-exchanges-cards", seat=seat_name(seat), card=words.card(id), old=words.card(old))
    game.say(text)
