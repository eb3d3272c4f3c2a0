"""The buttons of the channel's prompt: to the own prompt, to something else, and an option pressed right there."""

from __future__ import annotations

from bot.asking import private_prompt
from bot.asking.confirming import only_for
from bot.asking.seated import Seated, seated, seated_at, verb_name
from bot.errors import BotError
from bot.live.model import CommandResult
from bot.services.authority import ASKED
from bot.services.buttons import Values, button
from bot.services.replies import heard, whisper
from bot.services.services import Services
from bot.tables.answers import question_of
from bot.widgets.interactions import Interaction
from bot.widgets.lines import lines
from bot.widgets.maker import Frame, Panel
from bot.widgets.presses import ButtonKind, Move, Press
from bot.widgets.shapes import face_of
from bot.wording.channel_prompt import in_private
from bot.wording.offers import with_offers
from engine.ask import Shape
from engine.errors import StaleQuestion
from engine.text import T


@button(ButtonKind.ANSWER, need=ASKED)
async def open_own(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """The own prompt, whatever was asked when the button came."""
    await private_prompt.open_prompt(await seated(services, interaction, press.game), interaction)


@button(ButtonKind.MEANWHILE, need=ASKED)
async def meanwhile(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """Something else than what is asked now; where there is only one such thing, that at once."""
    at = await seated(services, interaction, press.game)
    verb = press.rest or _only(at)
    if not verb:
        await _open_verbs(at, interaction)
    elif verb in at.question.may:
        await private_prompt.open_prompt(at, interaction, verb)
    else:
        raise BotError(T("bot-nothing-meanwhile"))


def _only(at: Seated) -> str:
    """The one thing that the seat may do besides, of which somebody else's offer is none; empty for several."""
    verbs = list(at.question.may)
    return verbs[0] if len(verbs) == 1 and at.live.rules.question(verbs[0]).replies is not True else ""


async def _open_verbs(at: Seated, interaction: Interaction) -> None:
    """Shows what the seat may do besides."""
    if not at.question.may:
        raise BotError(T("bot-nothing-meanwhile"))
    make, verbs = at.maker(Move()), [one for one in at.question.may if at.live.rules.question(one).replies is not True]
    buttons = [make.button("verb", verb_name(at.live, verb), verb=verb, arg="v") for verb in verbs]
    rows = tuple(buttons[start : start + 5] for start in range(0, len(buttons), 5))
    shown = Panel(at.say(T("bot-meanwhile-which")), rows, Frame(make.colour))
    shown = with_offers(shown, at.live, at.question.may, at.say)
    await whisper(interaction, shown.content, shown)


@button(ButtonKind.DIRECT, ButtonKind.LIST, need=ASKED, held=True)
async def direct(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """An option of the channel's prompt."""
    at = await private_prompt.seated_now(services, interaction, press)
    if at is None:
        return
    value = _meant(at.shape(""), press.rest if press.kind is ButtonKind.DIRECT else next(iter(values), ""))
    last = at.asked_again(value)
    if last is not None:
        await whisper(interaction, last.content, last)
        return
    await _go_on(services, interaction, await private_prompt.taken(at, interaction, value))


def _meant(shape: Shape, picked: str) -> object:
    """What a press in the channel answers. Raises StaleQuestion: nothing of this shape stood there."""
    try:
        return face_of(shape).pressed_in_channel(picked)
    except LookupError:
        raise StaleQuestion from None


async def _go_on(services: Services, interaction: Interaction, played: CommandResult) -> None:
    """Tells what only this person may read of it; and opens what is asked next where the same person is asked alone,
    and the channel does not hold all of it: who has just pressed a button need not press the one to their own prompt.
    """
    live = await services.tables.look(played.game.id)
    say, seat = await services.say(interaction, live), live.seat_of(interaction.user.id)
    told = lines(*only_for(played, seat, say))
    if live.table is not None and seat is not None and in_private(live, live.table, seat):
        question = question_of(live, seat)
        if question is not None and question.shape is not None:
            at = await seated_at(services, interaction, live, question)
            await private_prompt.open_prompt(at, interaction, above=told)
            return
    if told:
        await whisper(interaction, told)


@button(ButtonKind.UNDO, need=ASKED, held=True)
async def taken_back(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """Takes the last own decision back; the prompt then asks its question again. Raises NotAsked: it is not theirs."""
    if not (await services.tables.look(press.game)).alone:
        (await seated(services, interaction, press.game, press.question)).shape("")
    await heard(interaction, services.tables.answers.undo(press.game, interaction.user.id, before=press.question))


@button(ButtonKind.LEAD, need=ASKED, held=True)
async def direct_and_on(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """An option of the channel's prompt, and what follows from it."""
    at = await private_prompt.seated_now(services, interaction, press)
    if at is None:
        return
    first, then = private_prompt.picked(at.face().leading(), values)
    played = await private_prompt.both_taken(at, interaction, first, then)
    await _go_on(services, interaction, played)
