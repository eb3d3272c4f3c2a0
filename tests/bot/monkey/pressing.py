"""Buttons, lists and forms: pressed where they stand, in what has just opened, and where they never were."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

import simcord
from simcord.backend import serializers
from simcord.results import ResponseMessage

from bot.widgets.presses import TEMPLATE, ButtonKind
from tests.bot.laid_out import RADIO
from tests.bot.monkey.usage import Used, button, form
from tests.bot.monkey.walk import LAYOUT, Old, Walk, parts

BUTTON, LIST = 2, 3
ON = 0.88
"""So often somebody goes on in what has just opened."""
DEEPEST, PRESSED = 6, 4
"""So many steps follow in what has opened; of the buttons of a kind so many are pressed."""
GIVEN = ("1", "2", "3", "0", "1", "2", "5", "10", "-1", "²", "x" * 40, "", "ann")
LIKELY = 4
"""What is written into the fields of forms; the first so many are such as are often asked for."""


async def presses(walk: Walk) -> None:
    """Something that can be pressed, by somebody who can see it, the rare kinds first; and what opens then."""
    seen = [
        ((who, message, part), button(part["custom_id"]))
        for who in walk.people
        for message in walk.visible(who)
        for part in _enabled(message.components)
    ]
    if seen:
        who, message, part = walk.usage.pick(walk.chance, seen)
        await goes_on(walk, who, await _press(walk, who, message, part))


async def presses_kind(walk: Walk, kind: ButtonKind, who: Any | None = None) -> bool:
    """A button of this kind, wherever somebody, or this person, can press it now; whether there was one."""
    wanted = Used("button", kind.name)
    seen = [
        (person, message, part)
        for person in ([who] if who is not None else walk.people)
        for message in walk.visible(person)
        for part in _enabled(message.components)
        if button(part["custom_id"]) == wanted
    ]
    for person, message, part in walk.chance.sample(seen, min(len(seen), PRESSED)):
        await goes_on(walk, person, await _press(walk, person, message, part))
        if walk.usage.accepted[wanted]:
            break
    return bool(seen)


async def goes_on(walk: Walk, who: Any, told: Any) -> None:
    """Presses in the message that has just opened, and fills in its form at once."""
    for _ in range(DEEPEST):
        if not isinstance(told, simcord.InteractionResult) or walk.by_chance(1 - ON):
            return
        if told.modal:
            told = await _fill(walk, who, told)
            continue
        message = told.response
        inside = _enabled(message.components) if message is not None else []
        if message is None or not inside:
            return
        lists = [one for one in inside if one["type"] == LIST] if walk.earnest else []
        part = walk.usage.pick(walk.chance, [(one, button(one["custom_id"])) for one in lists or inside])
        told = await _press(walk, who, message._message, part)


def _enabled(components: Any) -> list[dict[str, Any]]:
    return [part for part in parts(components) if not part.get("disabled") and part["type"] in (BUTTON, LIST)]


async def _press(walk: Walk, who: Any, message: Any, part: dict[str, Any]) -> Any:
    custom_id, shown = part["custom_id"], ResponseMessage(walk.world.env, message)
    by = who.user if message.channel_id == who.user.dm_channel.id else who
    if part["type"] == BUTTON:
        work = partial(by.click, shown, custom_id=custom_id)
        return await walk.step(who, f"presses {custom_id}", button(custom_id), work)
    values = _picked(walk, part)
    work = partial(by.select, shown, values, custom_id=custom_id)
    return await walk.step(who, f"picks {values} of {custom_id}", button(custom_id), work)


def _picked(walk: Walk, part: dict[str, Any]) -> list[str]:
    values = [option["value"] for option in part["options"]]
    low, high = part.get("min_values", 1), min(part.get("max_values", 1), len(values))
    return walk.chance.sample(values, walk.chance.randint(min(max(low, 1), high), high))


# --- forms -----------------------------------------------------------------------------------------------------------


async def fills(walk: Walk) -> None:
    """A form that somebody has open, perhaps for long."""
    if walk.forms:
        who, shown = walk.forms.pop(walk.chance.randrange(len(walk.forms)))
        await goes_on(walk, who, await _fill(walk, who, shown))


async def _fill(walk: Walk, who: Any, shown: Any) -> Any:
    fields = parts(shown.modal["components"])
    wanted = 0.7 if walk.by_chance(0.3) else 1.0
    values = {part["custom_id"]: _given(walk, part) for part in fields if walk.chance.random() < wanted}
    custom_id = str(shown.modal["custom_id"])
    work = partial(who.submit_modal, shown, values)
    return await walk.step(who, f"fills in {values} of {custom_id}", form(custom_id), work)


def _given(walk: Walk, field: Mapping[str, Any]) -> Any:
    """Something in a field of a form; in a list only what stands there, as Discord's own clients do."""
    chance = walk.chance
    if "options" in field:
        values = [option["value"] for option in field["options"]]
        if field["type"] == RADIO:
            return chance.choice(values)
        low, high = min(field.get("min_values", 1), len(values)), min(field.get("max_values", 1), len(values))
        return chance.sample(values, chance.randint(max(low, 1), max(high, 1)))
    if field.get("value") and walk.by_chance(0.4):
        return field["value"]
    given = GIVEN[:LIKELY] if walk.earnest else GIVEN
    return chance.choice(given)[: field.get("max_length") or 40]


# --- forged ----------------------------------------------------------------------------------------------------------


async def forges(walk: Walk) -> None:
    """A press on what is no longer there, in any channel, or on what never was; on a message of the same kind."""
    if not walk.old:
        return
    old, who = walk.chance.choice(walk.old), walk.chance.choice(walk.people)
    place = walk.chance.choice(walk.channels)
    kept = walk.world.env.backend.messages.get(place.id, {}).values()
    alike = [one for one in kept if one.visible_to(who.id) and bool(one.flags & LAYOUT) is old.layout]
    if alike:
        await _forge(walk, who, place, walk.chance.choice(alike[-3:]), old)


async def _forge(walk: Walk, who: Any, place: Any, message: Any, old: Old) -> None:
    custom_id = _bent(walk, old.part["custom_id"])
    data: dict[str, Any] = {"component_type": old.part["type"], "custom_id": custom_id}
    if old.part["type"] == LIST:
        data["values"] = _picked(walk, old.part) if walk.chance.random() < 0.6 else [walk.chance.choice(GIVEN) or "?"]
    shown = dict(serializers.message_payload(walk.world.env.backend, message))
    shown["components"] = [{"type": 1, "components": [{**old.part, "custom_id": custom_id}]}]
    words = f"forges {custom_id} {data.get('values', '')} in {place.name}"
    extra = {"message": shown}
    work = partial(who._dispatch_interaction, 3, place, data, extra=extra, source_message_id=message.id)
    await walk.step(who, words, None, work)


def _bent(walk: Walk, custom_id: str) -> str:
    """It, or with a wrong character in it; what is not ours then is left alone, for nobody answers that."""
    if walk.chance.random() < 0.7:
        return custom_id
    at = walk.chance.randrange(len(custom_id))
    bent = (custom_id[:at] + walk.chance.choice("0:-9~Zv/²") + custom_id[at + 1 :])[:100]
    return bent if re.fullmatch(TEMPLATE, bent) else custom_id
