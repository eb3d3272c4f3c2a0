"""A seat's own prompt at work: it opens, follows every press, gives the answer, and goes on with the next question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import discord

from bot.asking import drafts
from bot.asking.explain import cut
from bot.asking.panels import GREY, LABEL, Item, Maker, Panel, Row, modal, panel
from bot.asking.pending import pending
from bot.asking.presses import BACK, ORDERS, PASS_HERE, PASS_ON, Move, Press
from bot.asking.rows import view_of
from bot.errors import BotError
from bot.house import House, Interaction, lines
from bot.live.play import Live, Played, Question
from bot.locales import Say
from bot.replies import whisper
from engine.ask import Form, Shape
from engine.errors import NotAsked, StaleQuestion
from engine.text import T, Text

ROWS = 5
Values = Sequence[str] | Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Seated:
    """One person at one table, about one question."""

    house: House
    live: Live
    question: Question
    say: Say

    def maker(self, move: Move) -> Maker:
        """Makes the components of this seat's prompt."""
        game, name = self.live.game.id, self.live.rules.name
        return Maker(game, self.question.id, move, self.say, self.house.drafts, name)

    def shape(self, verb: str) -> Shape:
        """What the verb takes; without one, what the question takes.

        Raises:
            NotAsked: nothing now.
        """
        shape = self.question.may.get(verb) if verb else self.question.shape
        if shape is None:
            raise NotAsked
        return shape

    def name(self, verb: str) -> str:
        """This question as it is asked now, for half-made choices."""
        return f"{self.question.id} {verb} {drafts.mark(self.shape(verb))}"

    def panel(self, move: Move, draft: drafts.Draft) -> Panel:
        """The prompt at this step."""
        shape = self.shape(move.verb)
        fresh = move.to("open", mark=drafts.mark(shape), draft=drafts.pack(shape, draft), arg="")
        shown = panel(self.maker(fresh), shape, self.about(move.verb), draft)
        if move.verb or len(shown.rows) >= ROWS or not self.can_pass():
            return shown
        return Panel(shown.content, (*shown.rows, self._passing()))

    def can_pass(self) -> bool:
        """Whether the question is a chance to react that can be passed in advance."""
        table, seat = self.live.table, self.question.seat
        if table is None or table.ask is None or seat not in table.ask.must:
            return False
        return self.live.rules.lets_pass(table.state, seat, table.ask) is not None

    def _passing(self) -> Row:
        """Two ways to pass it and those to come."""
        made = [(PASS_HERE, T("bot-pass-here")), (PASS_ON, T("bot-pass-turn"))]
        return [self._order(op, label) for op, label in made]

    def _order(self, op: str, label: Text) -> Item:
        custom_id = str(Press(self.live.game.id, self.question.id, f"{ORDERS}{op}"))
        return discord.ui.Button(label=cut(self.say(label), LABEL), style=GREY, custom_id=custom_id)

    def about(self, verb: str) -> list[str]:
        """The lines above the choices."""
        if verb:
            return [f"**{self.say(verb_name(self.live, verb))}**"]
        private = [self.say(self.question.private)] if self.question.private else []
        within = pending(self.question.pending, self.say)
        return [*within, *private, f"**{self.say(self.question.about)}**"]


def verb_name(live: Live, verb: str) -> Text:
    """What a cut-in is called."""
    return Text(f"{live.rules.name}-verb-{verb}")


async def seated(house: House, interaction: Interaction, game: int, question: str | None = None) -> Seated:
    """The person at this table.

    Raises:
        BotError: no game, not this channel, no seat.
        StaleQuestion, NotAsked: the question is answered, or this seat is not asked.
    """
    live = await _looked_at(house, interaction, game)
    asked = await house.tables.question_for(game, interaction.user.id)
    if asked is None:
        raise StaleQuestion if question is not None and question != _open(live) else NotAsked
    if question is not None and asked.id != question:
        raise StaleQuestion
    return Seated(house, live, asked, await house.say(interaction, live))


async def _looked_at(house: House, interaction: Interaction, game: int) -> Live:
    """The game of a prompt, which is pressed in its own channel or in private."""
    live = await house.tables.look(game)
    if interaction.guild_id is not None and live.game.channel != interaction.channel_id:
        raise BotError(T("bot-not-this-channel"))
    return live


def _open(live: Live) -> str | None:
    return live.table.question if live.table else None


async def open_prompt(at: Seated, interaction: Interaction, verb: str = "") -> None:
    """Shows the seat its question, with what this person has chosen so far."""
    begun = at.house.drafts.begun(at.live.game.id, interaction.user.id, at.name(verb))
    shown = at.panel(Move(verb), drafts.unpack(at.shape(verb), begun))
    await whisper(interaction, shown.content, shown)
    await at.house.shown.replace(at.live.game.id, interaction)


async def open_verbs(at: Seated, interaction: Interaction) -> None:
    """Shows what the seat may do besides."""
    verbs = list(at.question.may)
    if not verbs:
        raise BotError(T("bot-nothing-meanwhile"))
    make = at.maker(Move())
    buttons = [make.button("verb", verb_name(at.live, verb), verb=verb, arg="v") for verb in verbs]
    rows = tuple(buttons[start : start + 5] for start in range(0, len(buttons), 5))
    shown = Panel(at.say(T("bot-meanwhile-which")), rows)
    await whisper(interaction, shown.content, shown)


async def follow(house: House, interaction: Interaction, press: Press, move: Move, values: Values) -> None:
    """A press in the seat's own prompt."""
    at = await seated(house, interaction, press.game, press.question)
    shape = at.shape(move.verb)
    if move.mark and move.mark != drafts.mark(shape):
        raise StaleQuestion
    draft = drafts.unpack(shape, move.draft)
    if move.op == "modal":
        await interaction.response.send_modal(modal(at.maker(move), shape, _title(at, move), draft))
    elif move.op in ("verb", "page", "field"):
        await _show(at, interaction, _turned(move, shape, values), draft)
    else:
        await _step(at, interaction, move, shape, draft, values)


def _title(at: Seated, move: Move) -> str:
    return at.say(verb_name(at.live, move.verb)) if move.verb else at.say(at.question.about)


def _turned(move: Move, shape: Shape, values: Values) -> Move:
    """The step with another page or field in view."""
    if move.op == "field" and values and isinstance(shape, Form):
        return move.to("open", field=int(next(iter(values))), page=0)
    return move.to("open", page=0 if move.op == "field" else move.page)


async def _step(
    at: Seated, interaction: Interaction, move: Move, shape: Shape, draft: drafts.Draft, values: Values
) -> None:
    try:
        done = drafts.step(shape, draft, move, values)
    except (LookupError, StopIteration):
        raise StaleQuestion from None
    in_field = isinstance(shape, Form) and move.field >= 0
    if done.made and not in_field:
        await give(at, interaction, done.draft, move.verb or None)
    else:
        await _show(at, interaction, move.to("open", field=-1 if done.made else move.field), done.draft)


async def _show(at: Seated, interaction: Interaction, move: Move, draft: drafts.Draft) -> None:
    packed = drafts.pack(at.shape(move.verb), draft)
    at.house.drafts.begin(at.live.game.id, interaction.user.id, at.name(move.verb), packed)
    shown = at.panel(move, draft)
    await interaction.response.edit_message(content=shown.content, view=view_of(shown.rows))


async def give(at: Seated, interaction: Interaction, value: object, verb: str | None = None) -> None:
    """Gives the answer, then shows in the same message what it did and what is asked next."""
    await interaction.response.defer()
    played = await at.house.tables.answer(
        at.live.game.id,
        interaction.user.id,
        value,
        verb=verb,
        question=at.question.id,
        interaction=interaction.id,
    )
    await _go_on(at.house, interaction, played)


async def take_back(house: House, interaction: Interaction, press: Press, values: Values) -> None:
    """Takes the last own answer back, and asks its question again in the same message."""
    live = await _looked_at(house, interaction, press.game)
    if press.question != _open(live):
        raise StaleQuestion
    await interaction.response.defer()
    await _go_on(house, interaction, await house.tables.undo(press.game, interaction.user.id))


async def _go_on(house: House, interaction: Interaction, played: Played) -> None:
    content, shown = await aftermath(house, interaction, played)
    view = view_of(shown.rows) if shown else None
    await interaction.edit_original_response(content=content, view=view)


async def aftermath(house: House, interaction: Interaction, played: Played) -> tuple[str, Panel | None]:
    """What a command did, for the one who gave it: the answer, own secrets, and the next question to this seat."""
    live = await house.tables.look(played.game.id)
    say, seat = await house.say(interaction, live), live.seat_of(interaction.user.id)
    told = [say(T("bot-answered"))] if played.done else []
    told += [say(event.secret[seat]) for event in played.events if seat is not None and seat in event.secret]
    question = None if seat is None else await house.tables.question_for(played.game.id, interaction.user.id)
    if question is None or question.shape is None or live.game.status != "running":
        return lines(*told), None
    shown = Seated(house, live, question, say).panel(Move(), drafts.unpack(question.shape, ""))
    free = await house.tables.undoable(played.game.id, interaction.user.id)
    if free and len(shown.rows) < ROWS:
        shown = Panel(shown.content, (*shown.rows, [_back(live, question, say)]))
    return lines(*told, shown.content), shown


def _back(live: Live, question: Question, say: Say) -> Item:
    """The button that takes the last answer back, while that is free."""
    label, custom_id = cut(say(T("bot-take-back")), LABEL), str(Press(live.game.id, question.id, BACK))
    return discord.ui.Button(label=label, style=GREY, custom_id=custom_id)
