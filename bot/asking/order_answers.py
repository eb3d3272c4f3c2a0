"""Laying something down by an order of the game: the widgets that answers have, in the message of standing orders."""

from __future__ import annotations

from dataclasses import replace

from bot.asking.order_panel import Orders, back, orders_of, panel_of
from bot.asking.private_prompt import turned
from bot.errors import BotError, NotSeated
from bot.live.model import Live
from bot.locales import Say
from bot.services.authority import ASKED
from bot.services.buttons import Values, button
from bot.services.replies import turn_to
from bot.services.services import Services
from bot.widgets.interactions import Interaction
from bot.widgets.maker import Maker, Panel
from bot.widgets.modals import modal
from bot.widgets.panels import panel
from bot.widgets.partial_answers import PartialAnswer
from bot.widgets.presses import ButtonKind, Move, PartialStore, Press
from bot.widgets.shapes import face_of
from engine.errors import StaleQuestion
from engine.questions.standing_order import StandingOrder, fits
from engine.text import T

DROP = "drop"
"""The step that drops what is laid down."""
ROWS = 4


def named(at: Orders, name: str) -> StandingOrder:
    """The order of that name. Raises BotError: there is none now."""
    found = next((order for order in at.offered if order.name == name), None)
    if found is None:
        raise BotError(T("bot-no-such-order"))
    return found


def laying_panel(
    at: Orders, order: StandingOrder, kept: PartialStore, move: Move | None = None, partial_answer: PartialAnswer = None
) -> Panel:
    """What can be laid down by an order, below what is; and the ways to drop it and back."""
    step = move or Move(order.name, kind=ButtonKind.LAYING)
    face = face_of(order.shape)
    partial_answer = face.unpack("") if move is None else partial_answer
    fresh = step.to("open", mark=face.mark(), partial_answer=face.pack(partial_answer), arg="")
    make = _maker(at.live, fresh, at.say, kept)
    about = [f"**{at.say(order.text)}**", at.say(T("bot-orders-now", now=at.now(order)))]
    shown = panel(make, order.shape, about, partial_answer)
    drop = [make.button(DROP, T("bot-orders-drop"), field=-1)] if fits(order, at.laid) else []
    return replace(shown, rows=(*shown.rows[:ROWS], [*drop, back(at)]))


def _maker(live: Live, move: Move, say: Say, kept: PartialStore) -> Maker:
    return Maker(live.game.id, "-", move, say, kept, live.rules.name)


@button(ButtonKind.LAYING, need=ASKED)
async def pressed(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """A press while something is laid down."""
    move = services.partials.read(press.choice)
    if move is None:
        raise BotError(T("bot-unknown-button"))
    live = await services.tables.look(press.game)
    seat, say = live.seat_of(interaction.user.id), await services.say(interaction, live)
    if seat is None:
        raise NotSeated
    at = orders_of(live, seat, say)
    order = named(at, move.verb)
    face = face_of(order.shape)
    if move.mark != face.mark():
        raise StaleQuestion
    partial_answer = face.unpack(move.partial_answer)
    if move.op == DROP:
        await _lay(services, interaction, press.game, order, None)
    elif move.op == "modal":
        form = modal(_maker(live, move, say, services.partials), order.shape, say(order.text), partial_answer)
        await interaction.response.send_modal(form)
    elif move.op in ("page", "field"):
        further = turned(move, face, values)
        await turn_to(interaction, laying_panel(at, order, services.partials, further, partial_answer))
    else:
        await _step(services, interaction, at, order, move, partial_answer, values)


async def _step(
    services: Services,
    interaction: Interaction,
    at: Orders,
    order: StandingOrder,
    move: Move,
    partial_answer: PartialAnswer,
    values: Values,
) -> None:
    face = face_of(order.shape)
    try:
        done = face.step(partial_answer, move, values)
    except (LookupError, StopIteration):
        raise StaleQuestion from None
    if done.made and face.part(move, partial_answer) is None:
        await _lay(services, interaction, at.live.game.id, order, done.partial_answer)
    else:
        further = move.to("open", field=-1 if done.made else move.field)
        await turn_to(interaction, laying_panel(at, order, services.partials, further, done.partial_answer))


async def _lay(services: Services, interaction: Interaction, game: int, order: StandingOrder, answer: object) -> None:
    """Lays it down, or drops the order, and shows all of them again."""
    live = await services.tables.orders.lay(game, interaction.user.id, order.name, answer)
    seat = live.seat_of(interaction.user.id)
    assert seat is not None
    await turn_to(interaction, panel_of(orders_of(live, seat, await services.say(interaction, live))))
