"""`/game orders`: what a seat lets pass in advance, and what it lays down for questions to come."""

from __future__ import annotations

from discord import app_commands

from bot.asking.order_panel import Orders, orders_of
from bot.asking.standing_orders import DROPPED, lay_typed, show_orders
from bot.errors import BotError
from bot.services.commands import Builder, part_of
from bot.services.here import here, matching, quiet
from bot.services.parts import TalksOfTables
from bot.services.replies import think
from bot.widgets.interactions import Interaction, Offer
from bot.widgets.typed import offers
from engine.game import fits
from engine.text import T


@part_of("game", 5)
def add(builder: Builder, made: app_commands.Group) -> None:
    """Adds it."""

    async def orders(interaction: Interaction, order: str = "", answer: str = "") -> None:
        await think(interaction)
        live = await here(builder.services, interaction)
        if answer and not order:
            raise BotError(T("bot-orders-which"))
        if answer:
            await lay_typed(builder.services, interaction, live, order, answer)
        else:
            await show_orders(builder.services, interaction, live, order)

    async def named(interaction: Interaction, typed: str) -> list[Offer]:
        at = await _orders(builder.services, interaction)
        return [] if at is None else matching([(at.line(order), order.name) for order in at.offered], typed)

    async def answered(interaction: Interaction, typed: str) -> list[Offer]:
        at = await _orders(builder.services, interaction)
        return [] if at is None else _answers(at, str(getattr(interaction.namespace, "order", "") or ""), typed)

    builder.add(made, "orders", orders, complete={"order": named, "answer": answered})


async def _orders(services: TalksOfTables, interaction: Interaction) -> Orders | None:
    """The reader's; None for a stranger."""
    live = await quiet(here(services, interaction))
    seat = live.seat_of(interaction.user.id) if live else None
    if live is None or seat is None:
        return None
    return orders_of(live, seat, await services.say(interaction, live))


def _answers(at: Orders, name: str, typed: str) -> list[Offer]:
    """What can be laid down by this order, and that it is dropped."""
    order = next((order for order in at.offered if order.name == name), None)
    if order is None:
        return []
    found = offers(order.shape, typed, at.say, at.live.rules.name)
    drop = matching([(at.say(T("bot-orders-drop")), DROPPED)], typed) if fits(order, at.laid) else []
    return [*(app_commands.Choice(name=label, value=value) for label, value in found[: 25 - len(drop)]), *drop]
