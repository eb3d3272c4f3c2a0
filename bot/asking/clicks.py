"""Presses on components, and modals that come back: each is checked against channel, seat and question.

A stale, forged or foreign press gets one sentence and changes nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from bot.asking import seatside, standing
from bot.asking.drafts import number
from bot.asking.presses import (
    AGREE,
    ANSWER,
    BACK,
    CORRECTING,
    DIRECT,
    ENDING,
    FILL,
    HELP,
    HISTORY,
    INVITE,
    JOIN,
    LEAVE,
    LIST,
    MEANWHILE,
    OPEN,
    ORDERS,
    REFUSE,
    REVEAL,
    ROLLING,
    RULE,
    SECRETS,
    SINCE,
    SNOOZE,
    START,
    WATCH,
    Press,
    short,
)
from bot.asking.prompts import choices
from bot.errors import BotError
from bot.files.reveal import reveal_by_button
from bot.gathering import around, ending
from bot.gathering.opening import join_by_button, leave_by_button, open_by_button, start_by_button
from bot.helping import reading
from bot.helping.guide import get_help
from bot.house import House, Interaction
from bot.moderators import agreement, arbiter, rolling
from bot.posting.nudges import snooze
from bot.replies import guarded
from bot.secrets import show_secrets
from bot.story.history import leaf_through
from bot.story.since import what_happened
from engine.ask import Amount
from engine.errors import StaleQuestion
from engine.text import T

Handler = Callable[[House, Interaction, Press, seatside.Values], Awaitable[None]]


async def pressed(house: House, interaction: Interaction, custom_id: str, values: seatside.Values) -> None:
    """A press on one of our components."""
    await guarded(house, interaction, lambda: _dispatch(house, interaction, custom_id, values))


async def _dispatch(house: House, interaction: Interaction, custom_id: str, values: seatside.Values) -> None:
    press = Press.read(custom_id)
    if press is None:
        raise BotError(T("bot-unknown-button"))
    move = house.drafts.read(press.choice)
    if move is not None:
        await seatside.follow(house, interaction, press, move, values)
        return
    handler = HANDLERS.get(press.choice[:1])
    if handler is None:
        raise BotError(T("bot-unknown-button"))
    await handler(house, interaction, press, values)


async def submitted(house: House, interaction: Interaction) -> None:
    """A modal that came back."""
    data: Any = interaction.data
    await pressed(house, interaction, data["custom_id"], dict(_typed(data["components"])))


def _typed(components: Sequence[Any]) -> list[tuple[str, str]]:
    """What was typed into each field."""
    found = []
    for part in components:
        inner = [part["component"]] if "component" in part else part.get("components", [])
        found += [(item["custom_id"], item.get("value", "")) for item in inner if "custom_id" in item]
    return found


# --- buttons of the channel ------------------------------------------------------------------------------------------


async def _answer(house: House, interaction: Interaction, press: Press, values: seatside.Values) -> None:
    at = await seatside.seated(house, interaction, press.game, press.question)
    await seatside.open_prompt(at, interaction)


async def _meanwhile(house: House, interaction: Interaction, press: Press, values: seatside.Values) -> None:
    at = await seatside.seated(house, interaction, press.game, press.question)
    verb = press.choice[1:]
    if not verb:
        await seatside.open_verbs(at, interaction)
    elif verb in at.question.may:
        await seatside.open_prompt(at, interaction, verb)
    else:
        raise BotError(T("bot-nothing-meanwhile"))


async def _direct(house: House, interaction: Interaction, press: Press, values: seatside.Values) -> None:
    """An option of the channel's prompt."""
    at = await seatside.seated(house, interaction, press.game, press.question)
    picked = press.choice[1:] if press.choice[0] == DIRECT else next(iter(values), "")
    shape = at.shape("")
    ids = [option.id for option in choices(shape)]
    if not ids:
        raise StaleQuestion
    value: object = next((id for id in ids if picked in (id, short(id, 60), short(id, 90))), picked)
    if isinstance(shape, Amount):
        value = number(picked)
    await interaction.response.defer()
    await house.tables.answer(
        press.game, interaction.user.id, value, question=press.question, interaction=interaction.id
    )


HANDLERS: dict[str, Handler] = {
    ANSWER: _answer,
    MEANWHILE: _meanwhile,
    DIRECT: _direct,
    LIST: _direct,
    SECRETS: show_secrets,
    REVEAL: reveal_by_button,
    CORRECTING: arbiter.pressed,
    ENDING: ending.end_by_button,
    HISTORY: leaf_through,
    SINCE: what_happened,
    AGREE: agreement.pressed,
    REFUSE: agreement.pressed,
    JOIN: join_by_button,
    LEAVE: leave_by_button,
    START: start_by_button,
    FILL: start_by_button,
    OPEN: open_by_button,
    BACK: seatside.take_back,
    ORDERS: standing.pressed,
    ROLLING: rolling.pressed,
    RULE: reading.pressed,
    HELP: get_help,
    SNOOZE: snooze,
    WATCH: around.watch_by_button,
    INVITE: around.accept,
}
