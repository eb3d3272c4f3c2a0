"""`/game orders`: what a seat lets pass in advance, and what it lays down for questions to come."""

from __future__ import annotations

from discord import app_commands

from bot.asking.order_panel import Orders, orders_of
from bot.asking.standing_orders import DROPPED, lay_typed, show_orders
from bot.errors import BotError
from bot.services.commands import command
from bot.services.context import Context
from bot.services.here import matching
from bot.widgets.interactions import Offer
from bot.widgets.typed import offers
from engine.questions.standing_order import fits
from engine.text import T


async def complete_order(at: Context, typed: str) -> list[Offer]:
    """The orders that this game offers the reader's seat."""
    mine = await _orders(at)
    return [] if mine is None else matching([(mine.line(order), order.name) for order in mine.offered], typed)


async def complete_answer(at: Context, typed: str) -> list[Offer]:
    """What can be laid down by the order that is named, and that it is dropped."""
    mine, name = await _orders(at), at.typed("order")
    order = next((order for order in mine.offered if order.name == name), None) if mine else None
    if mine is None or order is None:
        return []
    found = offers(order.shape, typed, mine.say, mine.live.rules.name)
    drop = matching([(mine.say(T("bot-orders-drop")), DROPPED)], typed) if fits(order, mine.laid) else []
    return [*(app_commands.Choice(name=label, value=value) for label, value in found[: 25 - len(drop)]), *drop]


async def _orders(at: Context) -> Orders | None:
    """The reader's; None for a stranger."""
    live = await at.live_or_none()
    seat = live.seat_of(at.user) if live else None
    if live is None or seat is None:
        return None
    return orders_of(live, seat, await at.say(live))


@command("game orders", complete={"order": complete_order, "answer": complete_answer})
async def orders(at: Context, order: str = "", answer: str = "") -> None:
    """Shows the orders, or one of them; with an answer it is laid down."""
    live = await at.live()
    if answer and not order:
        raise BotError(T("bot-orders-which"))
    if answer:
        await lay_typed(at, live, order, answer)
    else:
        await show_orders(at, live, order)
