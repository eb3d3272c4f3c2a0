"""A seat's standing orders as it changes them: one private message, and two buttons under a chance to react."""

from __future__ import annotations

from bot.asking.order_answers import laying_panel, named
from bot.asking.order_panel import EACH, LAY, NONE, PICK, SET, SHOW, Orders, orders_of, panel_of
from bot.asking.private_prompt import go_on
from bot.asking.seated import Pass, seated
from bot.errors import BotError
from bot.live.model import Live, Question
from bot.live.standing_orders import ALWAYS, EVERY, IDLE, TURN
from bot.services.authority import ASKED
from bot.services.buttons import Values, button, step_of
from bot.services.context import Context
from bot.services.replies import heard, turn_to
from bot.services.services import Services
from bot.store import OrderRow
from bot.widgets.interactions import Interaction
from bot.widgets.presses import OPEN_ORDERS, ButtonKind, Press
from bot.widgets.typed import value_of
from engine.errors import NotAsked, StaleQuestion
from engine.text import T

DROPPED = "-"
"""What is typed to drop what was laid down."""


async def show_orders(at: Context, live: Live, name: str = "") -> None:
    """The orders of the reader's seat; with a name, what can be laid down by that order.

    Raises:
        BotError: no seat, no such order, or a game without chances to react and orders.
    """
    mine = await _orders(at, live)
    shown = laying_panel(mine, named(mine, name), at.services.partials) if name else panel_of(mine)
    await at.whisper(shown.content, shown)


async def lay_typed(at: Context, live: Live, name: str, typed: str) -> None:
    """Lays down what is typed, or drops it, and shows the orders of the reader's seat.

    Raises:
        BotError, IllegalAnswer: it cannot be laid down.
    """
    mine = await _orders(at, live)
    order = named(mine, name)
    answer = None if typed.strip() == DROPPED else value_of(order.shape, typed, mine.say, live.rules.name)
    await at.services.tables.orders.lay(live.game.id, at.user, order.name, answer)
    await show_orders(at, await at.services.tables.look(live.game.id))


async def _orders(at: Context, live: Live) -> Orders:
    seat = live.seat_of(at.user)
    if seat is None:
        raise BotError(T("bot-not-seated"))
    mine = orders_of(live, seat, await at.say(live))
    if not live.rules.windows() and not mine.offered:
        raise BotError(T("bot-orders-none-here"))
    return mine


# --- presses ---------------------------------------------------------------------------------------------------------


@button(ButtonKind.ORDERS, need=ASKED)
async def pressed(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """A press in the message of orders, or on one of the two buttons under a chance to react."""
    if press.question != "-":
        await _pass_now(services, interaction, press)
        return
    if press.rest == OPEN_ORDERS:
        await show_orders(Context(services, interaction), await services.tables.look(press.game))
        return
    op, page, kind = step_of(press.rest, (SHOW, EACH, PICK, SET, LAY, Pass.TURN))
    at = await _orders(Context(services, interaction), await services.tables.look(press.game))
    chosen = next(iter(values), "")
    if op in (EACH, SET):
        mode = None if chosen == NONE else chosen
        await services.tables.orders.order(press.game, interaction.user.id, kind or EVERY, mode)
    elif op == Pass.TURN:
        on = TURN in at.given
        await services.tables.orders.order(press.game, interaction.user.id, TURN, None if on else ALWAYS)
    at = await _orders(Context(services, interaction), await services.tables.look(press.game))
    if op == LAY:
        shown = laying_panel(at, named(at, chosen), services.partials)
    else:
        shown = panel_of(at, page, _known(at.live, chosen if op == PICK else kind))
    await turn_to(interaction, shown)


def _known(live: Live, kind: str) -> str:
    return kind if kind in dict(live.rules.windows()) else ""


async def _pass_now(services: Services, interaction: Interaction, press: Press) -> None:
    """Passes this chance by hand and leaves the order for those to come, which holds at once."""
    at = await seated(services, interaction, press.game, press.question)
    answer = _pass_of(at.live, at.question)
    if answer is None or press.rest not in tuple(Pass):
        raise StaleQuestion if at.question.shape is not None else NotAsked
    kind, mode = (TURN, ALWAYS) if press.rest == Pass.TURN else (at.question.kind, IDLE)
    if _in_channel(interaction):
        services.held.hold(interaction, press.game)
    orders, (game, who) = [OrderRow(at.question.seat, kind, mode)], (press.game, interaction.user.id)
    given = services.tables.answers.answer(
        game, who, answer, question=at.question.id, interaction=interaction.id, orders=orders
    )
    played = await heard(interaction, given)
    if not _in_channel(interaction):
        await go_on(services, interaction, played, at.answered(at.face().summary(answer, at.live.rules.name)))


def _in_channel(interaction: Interaction) -> bool:
    """Whether it was pressed in the prompt of the table, which everybody sees."""
    message = interaction.message
    return interaction.guild_id is not None and message is not None and not message.flags.ephemeral


def _pass_of(live: Live, question: Question) -> object:
    table = live.table
    return None if table is None else table.lets_pass(question.seat)
