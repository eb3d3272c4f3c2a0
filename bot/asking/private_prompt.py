"""A seat's own prompt at work: it opens, follows every press, gives the answer, and goes on with the next question."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

import discord

from bot.asking.confirming import first_sentence, not_twice, only_for, what_came_of_it
from bot.asking.places_shown import show_with_places
from bot.asking.seated import Seated, looked_at, seated, seated_at, verb_name
from bot.errors import BotError
from bot.faults import FAILURES
from bot.live.lessons import at_lesson, held
from bot.live.model import CommandResult, Live, Question, ShorthandAnswer
from bot.live.standing_orders import is_by_hand, passed_soon
from bot.locales import Say
from bot.services.authority import ASKED
from bot.services.buttons import Values, button
from bot.services.replies import heard, put, take_away, turn_to, whisper
from bot.services.services import Services
from bot.tables.answers import question_of
from bot.widgets.arranging import with_below
from bot.widgets.explain import cut
from bot.widgets.follow_ups import chosen
from bot.widgets.interactions import Interaction, Item
from bot.widgets.lead_lists import in_words, read
from bot.widgets.lines import lines
from bot.widgets.maker import GREY, LABEL, Frame, Panel, Row
from bot.widgets.modals import modal
from bot.widgets.partial_answers import PartialAnswer
from bot.widgets.presses import SURE, ButtonKind, Move, Press
from bot.widgets.private_messages import OwnPrompt, PrivateMessage
from bot.widgets.shapes import AnyFace
from bot.wording.channel_prompt import stands_in_channel
from bot.wording.lessons import lesson_lines, lesson_row
from engine.ask import Option, Seat
from engine.errors import NotAsked, StaleQuestion
from engine.text import T, Text


async def seated_now(services: Services, interaction: Interaction, press: Press) -> Seated | None:
    """The person at the table of a press; None where its question is answered, and the open one is shown instead.

    Raises:
        BotError, NotAsked: as of `seated`.
        StaleQuestion: and nothing else is asked of this seat.
    """
    try:
        return await seated(services, interaction, press.game, press.question)
    except StaleQuestion:
        at = await _asked_now(services, interaction, press.game)
    shown = at.panel(Move(), at.face().unpack(""))
    said = await whisper(interaction, shown.content, _below(at.say(T("bot-open-now")), shown))
    await services.shown.replace(press.game, interaction.user.id, said)
    return None


def _below(words: str, shown: Panel) -> Panel:
    """A prompt with something said above it."""
    return replace(shown, frame=(shown.frame or Frame())._replace(above=words))


async def _asked_now(services: Services, interaction: Interaction, game: int) -> Seated:
    """Whom an old button finds asked something else. Raises StaleQuestion: nothing is."""
    try:
        at = await seated(services, interaction, game)
    except NotAsked:
        raise StaleQuestion from None
    if at.question.shape is None:
        raise StaleQuestion
    return at


async def open_prompt(at: Seated, interaction: Interaction, verb: str = "", *, above: str = "") -> None:
    """Shows the seat its question, with what this person has chosen so far. `above`: what is said before that."""
    begun, face = at.services.partials.begun(at.live.game.id, interaction.user.id, at.name(verb)), at.face(verb)
    if verb and not begun and face.in_forms():
        move = Move(verb, mark=face.mark(), partial_answer=face.pack(face.unpack("")))
        await interaction.response.send_modal(modal(at.maker(move), face.shape, _title(at, move), face.unpack("")))
        return
    shown = at.panel(Move(verb), face.unpack(begun))
    shown = _below(above, shown) if above else shown

    async def tell(picture: discord.File | None) -> PrivateMessage:
        said = await whisper(interaction, shown.content, shown, file=picture)
        await at.services.shown.replace(at.live.game.id, interaction.user.id, said)
        if not verb and interaction.guild_id is not None:
            own = OwnPrompt(said, above, at.question.id)
            at.services.shown.stand(at.live.game.id, interaction.user.id, own)
        return said

    if verb:
        await tell(None)
    else:
        await show_with_places(at.services, interaction, at.live.game.id, at.question, shown, tell)


@button(ButtonKind.PROMPT, need=ASKED)
async def follow(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """A press in the seat's own prompt."""
    move = services.partials.read(press.choice)
    if move is None:
        raise BotError(T("bot-unknown-button"))
    at = await seated_now(services, interaction, press)
    if at is None:
        return
    face = at.face(move.verb)
    if move.mark and move.mark != face.mark():
        raise StaleQuestion
    partial_answer = face.unpack(move.partial_answer)
    if move.op == "modal" or (move.op == "verb" and face.in_forms()):
        move = move.to("modal", mark=face.mark())
        await interaction.response.send_modal(modal(at.maker(move), face.shape, _title(at, move), partial_answer))
    elif move.op in ("verb", "page", "field"):
        await _show(at, interaction, turned(move, face, values), partial_answer)
    elif move.op == "lead" and face.leading():
        await _give_both(at, interaction, face, values)
    else:
        await _step(at, interaction, move, partial_answer, values)


def _title(at: Seated, move: Move) -> str:
    part = at.face(move.verb).part(move, None)
    if part is not None:
        return at.say(at.maker(move).field(part.name))
    return at.say(verb_name(at.live, move.verb)) if move.verb else first_sentence(at.say(at.question.about))


def turned(move: Move, face: AnyFace, values: Values) -> Move:
    """The step with another page or field in view. Raises StaleQuestion: there is no such field."""
    try:
        picked = face.picked_field(values) if move.op == "field" else None
    except LookupError:
        raise StaleQuestion from None
    if picked is not None:
        return move.to("open", field=picked, page=0)
    return move.to("open", page=0 if move.op == "field" else move.page)


async def _step(
    at: Seated, interaction: Interaction, move: Move, partial_answer: PartialAnswer, values: Values
) -> None:
    face = at.face(move.verb)
    try:
        done = face.step(partial_answer, move, values)
    except (LookupError, StopIteration):
        raise StaleQuestion from None
    if done.made and face.part(move, partial_answer) is None:
        _keep(at, interaction, move, done.partial_answer)
        last = None if move.verb or move.op == SURE else at.asked_again(done.partial_answer)
        if last is not None:
            await turn_to(interaction, last)
            return
        await give(at, interaction, done.partial_answer, move.verb or None)
    else:
        await _show(at, interaction, move.to("open", field=-1 if done.made else move.field), done.partial_answer)


def _keep(at: Seated, interaction: Interaction, move: Move, partial_answer: PartialAnswer) -> None:
    """What was filled in is there still when the prompt is opened again, such as after a refusal."""
    face = at.face(move.verb)
    if face.keeps:
        packed = face.pack(partial_answer)
        at.services.partials.begin(at.live.game.id, interaction.user.id, at.name(move.verb), packed)


async def _show(at: Seated, interaction: Interaction, move: Move, partial_answer: PartialAnswer) -> None:
    packed = at.face(move.verb).pack(partial_answer)
    at.services.partials.begin(at.live.game.id, interaction.user.id, at.name(move.verb), packed)
    shown = at.panel(move, partial_answer)
    at.services.shown.step(at.live.game.id, interaction.user.id)
    if move.verb or interaction.message is None or interaction.message.attachments:
        await turn_to(interaction, shown)
        return
    await show_with_places(
        at.services, interaction, at.live.game.id, at.question, shown, partial(_put_into, interaction, shown)
    )


async def _put_into(interaction: Interaction, shown: Panel, picture: discord.File | None) -> PrivateMessage:
    return await put(interaction, shown, file=picture)


async def give(at: Seated, interaction: Interaction, value: object, verb: str | None = None) -> None:
    """Gives the answer, then shows in the same message what it did and what is asked next."""
    played = await taken(at, interaction, value, verb)
    said = None if verb else at.answered(at.face().summary(value, at.live.rules.name))
    await go_on(at.services, interaction, played, said)


async def taken(at: Seated, interaction: Interaction, value: object, verb: str | None = None) -> CommandResult:
    """Gives the answer; the message of the press stays as it is."""
    answer, game, who = at.services.tables.answers.answer, at.live.game.id, interaction.user.id
    given = answer(game, who, value, verb=verb, question=at.question.id, interaction=interaction.id)
    return await heard(interaction, given)


async def _give_both(at: Seated, interaction: Interaction, face: AnyFace, values: Values) -> None:
    """Gives an answer and what follows from it, and shows what it did and what is asked next."""
    first, then = picked(face.leading(), values)
    said = at.answered(in_words(face.summary(first), at.maker(Move()).leading.get(first, ()), then))
    await go_on(at.services, interaction, await both_taken(at, interaction, first, then), said)


def picked(options: Sequence[Option], values: Values) -> tuple[str, list[str]]:
    """What was picked in a list of what options lead to. Raises StaleQuestion: there is nothing such."""
    try:
        return read(options, next(iter(values)))
    except (LookupError, StopIteration):
        raise StaleQuestion from None


async def both_taken(at: Seated, interaction: Interaction, first: str, then: Sequence[str]) -> CommandResult:
    """Gives an answer and what follows from it, all or nothing; the message of the press stays as it is."""
    script, game, who = at.services.tables.answers.script, at.live.game.id, interaction.user.id
    given = script(game, who, led(first, then), question=at.question.id, interaction=interaction.id)
    return await heard(interaction, given)


def led(first: str, then: Sequence[str], kind: str | None = None) -> list[ShorthandAnswer]:
    """An answer, to a question of this kind, and what follows from it."""
    follow_ups = (ShorthandAnswer(None, partial(chosen, part)) for part in then)
    return [ShorthandAnswer(kind, partial(chosen, first)), *follow_ups]


@button(ButtonKind.BACK, need=ASKED)
async def take_back(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """Takes the last own answer back, and asks its question again in the same message."""
    await looked_at(services, interaction, press.game)
    undo, game, who = services.tables.answers.undo, press.game, interaction.user.id
    await go_on(services, interaction, await heard(interaction, undo(game, who, before=press.question)))


async def go_on(services: Services, interaction: Interaction, played: CommandResult, said: Text | None = None) -> None:
    """Shows in the same message what was done and what is asked next; removes it where the channel tells both."""
    game, user = played.game.id, interaction.user.id
    plain = said is None or said.key == "bot-answered-so"
    if plain and await _told_in_channel(services, interaction, played):
        services.shown.forget(game, user)
        await take_away(interaction)
        return
    shown = await aftermath(services, interaction, played, said)
    asked = services.tables.answers.question_for
    question = await asked(game, user) if shown.frame is not None else None
    if question is not None:
        tell = partial(_goes_on_in, services, game, question, interaction, shown)
        await show_with_places(services, interaction, game, question, shown, tell)
        return
    said_so = await put(interaction, shown)
    if _is_own(interaction):
        told = "" if held(await services.tables.look(game)) else shown.content
        services.shown.rest(game, user, OwnPrompt(said_so, told, answers=played.game.answers))


async def _goes_on_in(
    services: Services,
    game: int,
    question: Question,
    interaction: Interaction,
    shown: Panel,
    picture: discord.File | None,
) -> PrivateMessage:
    """In the message of the press, which is the person's prompt."""
    message = await put(interaction, shown, file=picture)
    if _is_own(interaction):
        told = "" if shown.frame is None else shown.frame.above
        services.shown.stand(game, interaction.user.id, OwnPrompt(message, told, question.id))
    return message


def _is_own(interaction: Interaction) -> bool:
    """Whether what was pressed is a message of this person alone on a server."""
    message = interaction.message
    return interaction.guild_id is not None and message is not None and message.flags.ephemeral


async def _told_in_channel(services: Services, interaction: Interaction, played: CommandResult) -> bool:
    """Whether the next question to this person stands in the channel, and nothing was told to them alone."""
    live = await services.tables.look(played.game.id)
    seat = live.seat_of(interaction.user.id)
    if seat is None or not _is_own(interaction) or held(live):
        return False
    say = await services.say(interaction, live)
    return stands_in_channel(live, seat) and live.game.status == "running" and not only_for(played, seat, say)


async def ask_again(services: Services, own: OwnPrompt, game: int, question: Question, *, below: bool) -> None:
    """Asks in a prompt what it does not ask yet; `below`: in a new one in its place, the newest message."""
    interaction, live = own.message.interaction, await services.tables.look(game)
    at = await seated_at(services, interaction, live, question)
    begun = services.partials.begun(game, interaction.user.id, at.name(""))
    back = await _back(services, live, question.seat, interaction.user.id, at.say)
    told = own.told if own.question or not _answered_since(live, question.seat, own.answers) else ""
    told = not_twice(told, at.say(question.about))
    shown = _below(told, _with_last(at.panel(Move(), at.face().unpack(begun)), back))
    if below:
        tell = partial(_moved_into, services, own, game, question, shown)
    else:
        tell = partial(_goes_on_in, services, game, question, interaction, shown)
    await show_with_places(services, interaction, game, question, shown, tell)


def _answered_since(live: Live, seat: Seat, answers: int) -> bool:
    """Whether this seat has given an answer by hand since there were so many: what was told of one before is past."""
    return any(row.seat == seat and row.seq > answers and is_by_hand(row) for row in live.recent)


async def _moved_into(
    services: Services, own: OwnPrompt, game: int, question: Question, shown: Panel, picture: discord.File | None
) -> PrivateMessage:
    """In a new message, which is the person's prompt from now on; the one before is removed."""
    interaction = own.message.interaction
    said = await whisper(interaction, shown.content, shown, file=picture)
    with suppress(*FAILURES):
        await own.message.remove()
    services.shown.forget(game, interaction.user.id)
    await services.shown.replace(game, interaction.user.id, said)
    services.shown.stand(game, interaction.user.id, OwnPrompt(said, own.told, question.id))
    return said


async def aftermath(
    services: Services, interaction: Interaction, played: CommandResult, said: Text | None = None
) -> Panel:
    """What a command did, for the one who gave it: the answer, own secrets, and the next question to this seat, unless
    an order of it will answer that.

    Args:
        said: what was asked and chosen; it is said once more.
    """
    live = await services.tables.look(played.game.id)
    say, seat = await services.say(interaction, live), live.seat_of(interaction.user.id)
    question = None if seat is None else question_of(live, seat)
    told = what_came_of_it(played, said, seat, say, None if question is None else question.about)
    lesson = at_lesson(live)
    if lesson is not None and lesson.strayed:
        return Panel(lines(*told, *lesson_lines(lesson, say)), (lesson_row(live, lesson, say),))
    back = await _back(services, live, seat, interaction.user.id, say)
    if question is None or question.shape is None or live.game.status != "running" or passed_soon(live, question.seat):
        return Panel(lines(*told), (back,) if back else ())
    if interaction.guild_id is not None and stands_in_channel(live, question.seat):
        return Panel(lines(*told, f"-# {say(T('bot-asked-in-channel'))}"), (back,) if back else ())
    at = await seated_at(services, interaction, live, question)
    return _below(lines(*told), _with_last(at.panel(Move(), at.face().unpack("")), back))


def _with_last(shown: Panel, row: Row) -> Panel:
    """A prompt with one more row, where there is room for it or for its buttons."""
    return replace(shown, rows=with_below(shown.rows, [row])) if row else shown


async def _back(services: Services, live: Live, seat: Seat | None, user: int, say: Say) -> Row:
    """The button that takes the last decision back, where that is free; it works as long as that is so."""
    if seat is None or live.table is None or live.game.status != "running":
        return []
    if not await services.tables.answers.may_undo(live.game.id, user):
        return []
    return [_take_back_button(Press(live.game.id, live.table.question_of(seat), ButtonKind.BACK), say)]


def _take_back_button(press: Press, say: Say) -> Item:
    return discord.ui.Button(label=cut(say(T("bot-take-back")), LABEL), style=GREY, custom_id=str(press))
