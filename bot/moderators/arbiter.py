"""`/mod correct`: a guided edit of a fact. Whose, what kind of thing, which, its new value, and a last look.

Every step stands in the `custom_id`s, as places in the lists of what can be corrected under this question, and the
reason stands in the message itself, so a restart loses nothing. Moderators who play at the table may correct what is
public; what only some seats know, only those who never played here, and that they look at it is noted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

import discord

from bot.errors import BotError
from bot.live.audit_lines import By, one_line
from bot.live.model import Live
from bot.locales import Say
from bot.services.authority import MODERATING
from bot.services.buttons import Values, button
from bot.services.commands import command
from bot.services.context import Context
from bot.services.replies import put
from bot.services.services import Services
from bot.tables.corrections import Record, correctable
from bot.widgets.explain import cut
from bot.widgets.forms import form_of
from bot.widgets.interactions import Button, Interaction, Label, Select, TextInput
from bot.widgets.lines import lines
from bot.widgets.maker import GREEN, GREY, LABEL, PLACEHOLDER, Panel, Row
from bot.widgets.partial_answers import PAGE, number
from bot.widgets.presses import ButtonKind, Press
from bot.widgets.rows import view_of
from bot.widgets.two_lines import OPTION
from engine.ask import Seat
from engine.correcting import ARBITER, CORRECT, Correction, NotAtRest
from engine.digits import whole
from engine.errors import IllegalAnswer, StaleQuestion
from engine.table import Table
from engine.text import Json, T, Text, seat_name

X = TypeVar("X")
QUOTE = "> "
OPEN, PICK, TYPED, SURE = "o", "p", "t", "s"
"""Show a list (or a page of it), an entry was picked, a number was typed, carry it out."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far one has come: places in the lists, None where nothing is chosen yet; and the page in view."""

    op: str = OPEN
    owner: int | None = None
    topic: int | None = None
    item: int | None = None
    value: int | None = None
    page: int = 0

    def __str__(self) -> str:
        chosen = (self.owner, self.topic, self.item, self.value)
        return "/".join(
            [ButtonKind.CORRECTING + self.op, *("" if part is None else str(part) for part in chosen), str(self.page)]
        )

    @classmethod
    def read(cls, choice: str) -> Progress:
        """The step of a press.

        Raises:
            StaleQuestion: nobody made this.
        """
        op, *parts = choice[1:].split("/")
        numbers = [whole(part, 9) for part in parts]
        if len(parts) != 5 or any(part and number is None for part, number in zip(parts, numbers, strict=True)):
            raise StaleQuestion
        owner, topic, item, value, page = numbers
        return cls(op, owner, topic, item, value, page or 0)

    @property
    def depth(self) -> int:
        """How much is chosen. It stands in the values of a list, or a client takes the next list's entry for chosen."""
        return sum(part is not None for part in (self.owner, self.topic, self.item, self.value))

    def then(self, place: int) -> Progress:
        """The next step, with this entry of the list in view."""
        names = ("owner", "topic", "item", "value")
        free = next((name for name in names if getattr(self, name) is None), "value")
        fresh = {name: getattr(self, name) for name in names} | {free: place}
        return Progress(OPEN, fresh["owner"], fresh["topic"], fresh["item"], fresh["value"])

    def back(self) -> Progress:
        """The step before."""
        for name in ("value", "item", "topic", "owner"):
            if getattr(self, name) is not None:
                return replace(self, op=OPEN, page=0, **{name: None})
        return Progress()


@dataclass(frozen=True, slots=True)
class Facts:
    """What can be corrected under the open question, in lists."""

    live: Live
    question: str
    found: Sequence[Correction]
    say: Say
    user: int

    @property
    def insight(self) -> bool:
        """Whether this moderator may look into hands: who plays here, or has played, may not."""
        return not self.live.has_played(self.user)

    def owners(self) -> list[int | None]:
        """The seats that have something, and None for the table."""
        return list(dict.fromkeys(one.seat for one in self.found))

    def topics(self, step: Progress) -> list[Text]:
        """What there is of the chosen owner."""
        owner = _at(self.owners(), step.owner)
        kept: list[Text] = []
        for one in self.found:
            if one.seat == owner and one.topic not in kept:
                kept.append(one.topic)
        return kept

    def items(self, step: Progress) -> list[Correction]:
        """What there is under the chosen topic."""
        owner, topic = _at(self.owners(), step.owner), _at(self.topics(step), step.topic)
        return [one for one in self.found if one.seat == owner and one.topic == topic]

    def item(self, step: Progress) -> Correction:
        """The thing that was chosen."""
        return _at(self.items(step), step.item)

    def labels(self, step: Progress) -> list[str]:
        """The list in view."""
        if step.owner is None:
            return [self.say(Text("bot-correct-table") if seat is None else seat_name(seat)) for seat in self.owners()]
        if step.topic is None:
            return [self.say(topic) for topic in self.topics(step)]
        if step.item is None:
            return [self.say(T("bot-correct-item", what=one.text, now=one.named(one.now))) for one in self.items(step)]
        return [self.say(name) for name in self.item(step).names]


def _at(found: Sequence[X], place: int | None) -> X:
    if place is None or place >= len(found):
        raise StaleQuestion
    return found[place]


@command("mod correct")
async def correct(at: Context, reason: str = "") -> None:
    """Shows where to begin.

    Raises:
        NotRunning
        BotError: not now, and when; or this game has nothing to correct.
    """
    facts = await _facts(at, await at.live())
    if not facts.found:
        raise BotError(T("bot-correct-none"))
    why = one_line(reason)
    shown = _panel(facts, Progress(), f"{QUOTE}{why}" if why else "")
    await at.whisper(shown.content, shown)


async def _facts(at: Context, live: Live) -> Facts:
    table, say, user = correctable(live), await at.say(live), at.user
    seats: list[Seat | None] = [None] if live.has_played(user) else [None, *(row.seat for row in live.seats)]
    try:
        return Facts(live, table.question, await asyncio.to_thread(_known, table, seats), say, user)
    except NotAtRest as error:
        people = tuple(say(seat_name(seat)) for seat in table.waiting())
        raise BotError(T("correct-not-now", count=error.since, seats=people)) from error


def _known(table: Table, seats: Sequence[Seat | None]) -> list[Correction]:
    """What one of these may know that it can be corrected; None: anybody."""
    found = {one.id: one for seat in seats for one in table.corrections(seat)}
    return list(found.values())


async def _look_into(services: Services, facts: Facts, step: Progress) -> None:
    """Before values are shown that only some seats know: that this moderator knows them from now on is noted."""
    known = [one.known for one in facts.items(step) if one.known] if step.topic is not None else []
    for seat in sorted({seat for seats in known for seat in seats}):
        await services.tables.seats.look_into(facts.live.game.id, seat, facts.user)


@button(ButtonKind.CORRECTING, need=MODERATING)
async def pressed(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """A press in the panel, or its form come back."""
    live, step = await services.tables.look(press.game), Progress.read(press.choice)
    if correctable(live).question != press.question:
        raise StaleQuestion
    facts = await _facts(Context(services, interaction), live)
    place = _place(values) if step.op == PICK and isinstance(values, Sequence) else None
    await _look_into(services, facts, step if place is None else step.then(place))
    if step.op == SURE:
        await _carry_out(services, interaction, facts, step)
    elif step.op == TYPED and not isinstance(values, Sequence):
        await _edit(interaction, facts, replace(step, op=OPEN, value=_typed(facts, step, "".join(values.get("0", ())))))
    else:
        await _picked(interaction, facts, step if place is None else step.then(place))


def _place(values: Sequence[str]) -> int | None:
    """The entry of a list that was picked."""
    return whole(next(iter(values), "").partition(".")[0], 9)


def _typed(facts: Facts, step: Progress, words: str) -> int:
    """The place of a typed number among the values."""
    one, value = facts.item(step), number(words)
    _check(facts, one, value)
    return value - one.low


def _check(facts: Facts, one: Correction, value: int) -> None:
    """Raises IllegalAnswer for what the game cannot be in; why, can hang on what this moderator may not know."""
    try:
        correctable(facts.live).shape(ARBITER, CORRECT, facts.question).check({"id": one.id, "value": value})
    except IllegalAnswer as error:
        if facts.insight or error.text.key != "correct-breaks":
            raise
        raise IllegalAnswer(T("correct-breaks-something")) from None


async def _picked(interaction: Interaction, facts: Facts, step: Progress) -> None:
    """A thing with numbers asks for one in a form, also on the way back to it; everything else is one more list."""
    if step.item is not None and step.value is None and not facts.item(step).names:
        await interaction.response.send_modal(_form(facts, step))
        return
    if step.value is not None:
        one = facts.item(step)
        _check(facts, one, one.low + step.value)
    await _edit(interaction, facts, step)


def _form(facts: Facts, step: Progress) -> discord.ui.Modal:
    one = facts.item(step)
    custom_id = str(Press(facts.live.game.id, facts.question, str(replace(step, op=TYPED))))
    field: TextInput = discord.ui.TextInput(
        custom_id="0", default=str(one.now), placeholder=f"{one.low}–{one.high}", max_length=6
    )
    label: Label = discord.ui.Label(text=facts.say(one.text), component=field)
    return form_of(facts.say(T("bot-correct-title")), custom_id, [label])


async def _edit(interaction: Interaction, facts: Facts, step: Progress) -> None:
    shown = _panel(facts, step, _reason_line(interaction))
    await interaction.response.edit_message(content=shown.content, view=view_of(shown.rows))


def _reason_line(interaction: Interaction) -> str:
    """The reason, as it stands in the message."""
    content = interaction.message.content if interaction.message else ""
    return next((line for line in content.splitlines() if line.startswith(QUOTE)), "")


# --- what is shown ---------------------------------------------------------------------------------------------------


def _panel(facts: Facts, step: Progress, reason: str) -> Panel:
    if step.value is not None:
        one = facts.item(step)
        told = facts.say(one.account_line(one.low + step.value))
        words = lines(f"**{told}**", facts.say(T("bot-correct-sure")), reason)
        return Panel(words, ([_button(facts, replace(step, op=SURE), T("bot-confirm"), GREEN), *_back(facts, step)],))
    words = lines(f"**{facts.say(_asked(facts, step))}**", reason)
    labels = facts.labels(step)
    return Panel(words, ([_list(facts, step, labels)], *_pages(facts, step, len(labels))))


def _asked(facts: Facts, step: Progress) -> Text:
    if step.item is not None:
        one = facts.item(step)
        return T("bot-correct-value", what=one.text, now=one.named(one.now))
    return Text("bot-correct-whose" if step.owner is None else "bot-correct-what")


def _list(facts: Facts, step: Progress, labels: list[str]) -> Select:
    """A page of the list."""
    page = step.page if step.page * PAGE < len(labels) else 0
    custom_id = str(Press(facts.live.game.id, facts.question, str(replace(step, op=PICK, page=page))))
    shown = list(enumerate(labels))[page * PAGE : (page + 1) * PAGE]
    named = T("bot-choose-from", options=T("bot-slots", first=shown[0][1], last=shown[-1][1]))
    menu: Select = discord.ui.Select(custom_id=custom_id, placeholder=cut(facts.say(named), PLACEHOLDER))
    for place, label in shown:
        menu.add_option(label=cut(label, OPTION), value=f"{place}.{step.depth}")
    return menu


def _pages(facts: Facts, step: Progress, count: int) -> list[Row]:
    row: Row = _back(facts, step)
    last = (count - 1) // PAGE
    if last > 0:
        before, after = replace(step, op=OPEN, page=step.page - 1), replace(step, op=OPEN, page=step.page + 1)
        row += [_button(facts, before, T("bot-page-back"))] if step.page > 0 else []
        row += [_button(facts, after, T("bot-page-next", n=step.page + 1, of=last + 1))] if step.page < last else []
    return [row] if row else []


def _back(facts: Facts, step: Progress) -> Row:
    return [] if step.owner is None else [_button(facts, step.back(), T("bot-back"))]


def _button(facts: Facts, step: Progress, label: Text, style: discord.ButtonStyle = GREY) -> Button:
    custom_id = str(Press(facts.live.game.id, facts.question, str(step)))
    return discord.ui.Button(label=cut(facts.say(label), LABEL), style=style, custom_id=custom_id)


async def _carry_out(services: Services, interaction: Interaction, facts: Facts, step: Progress) -> None:
    """The correction itself. The table hears of it from the outbox."""
    one, aloud = facts.item(step), services.aloud(facts.live)
    if step.value is None:
        raise StaleQuestion
    _check(facts, one, one.low + step.value)
    value, reason = one.low + step.value, _reason_line(interaction).removeprefix(QUOTE)
    owner = f"{aloud(seat_name(one.seat))}: " if one.seat is not None else ""
    old, new = (_worded(one, number, aloud) for number in (one.now, value))
    details: dict[str, Json] = {"what": f"{owner}{aloud(one.text)}", "old": old, "new": new}
    await interaction.response.defer()
    await services.tables.corrections.correct(
        facts.live.game.id,
        one.id,
        value,
        By(interaction.user.id, reason),
        record=Record(details, one.known is not None),
        question=facts.question,
        interaction=interaction.id,
    )
    await put(interaction, Panel(facts.say(one.account_line(value)), ()))


def _worded(one: Correction, value: int, say: Say) -> str:
    named = one.named(value)
    return say(named) if isinstance(named, Text) else str(named)
