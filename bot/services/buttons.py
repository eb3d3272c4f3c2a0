"""Presses on components, and modals that come back: each is checked against channel, seat and question.

What a kind of button does is registered beside it, with whom it is for:

    @button(Kind.SNOOZE, need=ASKED)
    async def snooze(services: Services, interaction: Interaction, press: Press, values: Values) -> None: ...

A stale, forged or foreign press gets one sentence and changes nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

from bot.errors import BotError
from bot.services import authority
from bot.services.authority import Need
from bot.services.context import Context
from bot.services.replies import guarded
from bot.services.services import Services
from bot.widgets.interactions import Interaction
from bot.widgets.partial_answers import Values as Values
from bot.widgets.presses import ButtonKind, Press
from engine.digits import whole
from engine.text import T

Handler = Callable[[Services, Interaction, Press, Values], Awaitable[None]]


class Button(NamedTuple):
    """What a kind of button does, and what it takes.

    Attributes:
        held: what comes of the press may be the answer to it (`bot.services.held_presses`).
    """

    need: Need
    pressed: Handler
    held: bool = False


BUTTONS: dict[ButtonKind, Button] = {}
"""Every kind of button that there is, once all rooms are open (`bot.rooms`)."""


def button(*kinds: ButtonKind, need: Need, held: bool = False) -> Callable[[Handler], Handler]:
    """Registers what these buttons do. Raises ValueError where one of them does something already."""

    def register(pressed: Handler) -> Handler:
        for kind in kinds:
            if kind in BUTTONS:
                raise ValueError(f"{kind!r} is registered twice")
            BUTTONS[kind] = Button(need, pressed, held)
        return pressed

    return register


async def pressed(services: Services, interaction: Interaction, custom_id: str, values: Values) -> None:
    """A press on one of our components."""
    await guarded(services, interaction, lambda: _dispatch(services, interaction, custom_id, values))


async def _dispatch(services: Services, interaction: Interaction, custom_id: str, values: Values) -> None:
    press = Press.read(custom_id)
    known = BUTTONS.get(press.kind) if press is not None and press.kind is not None else None
    if press is None or known is None:
        raise BotError(T("bot-unknown-button"))
    if known.held:
        services.held.hold(interaction, press.game)
    await authority.let(Context(services, interaction), press, known.need)
    await known.pressed(services, interaction, press, values)


def step_of(choice: str, ops: Collection[str]) -> tuple[str, int, str]:
    """A step in a message of lists: what to do, the page in view, and what is in hand (`k2/bid`).

    Raises:
        BotError: no such step.
    """
    op, (page, _, name) = choice[:1], choice[1:].partition("/")
    number = whole(page, 2)
    if op not in ops or number is None:
        raise BotError(T("bot-unknown-button"))
    return op, number, name


async def submitted(services: Services, interaction: Interaction) -> None:
    """A modal that came back."""
    data: Any = interaction.data
    await pressed(services, interaction, data["custom_id"], dict(_given(data["components"])))


def _given(components: Sequence[Any]) -> list[tuple[str, list[str]]]:
    """What was typed into each field, or chosen in it."""
    found = []
    for part in components:
        inner = [part["component"]] if "component" in part else part.get("components", [])
        found += [(item["custom_id"], _values(item)) for item in inner if "custom_id" in item]
    return found


def _values(field: Mapping[str, Any]) -> list[str]:
    value = field.get("value")
    return list(field.get("values") or ([] if value is None else [str(value)]))
