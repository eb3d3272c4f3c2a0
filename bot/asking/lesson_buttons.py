"""The buttons of a lesson: a hint, another try where the pupil went another way, and the game without the lesson."""

from __future__ import annotations

from bot.asking.private_prompt import go_on
from bot.asking.seated import looked_at
from bot.errors import BotError
from bot.live.lessons import AtLesson, at_lesson
from bot.live.model import Live
from bot.locales import Say, plainly
from bot.services.authority import ASKED
from bot.services.buttons import Values, button
from bot.services.replies import whisper
from bot.services.services import Services
from bot.widgets.interactions import Interaction
from bot.widgets.lines import lines
from bot.widgets.one_press import Called
from bot.widgets.presses import ButtonKind, Press
from bot.wording.channel_prompt import numbers_shown
from bot.wording.lessons import AGAIN, HINT, ON
from engine.ask import Answer
from engine.lessons.lesson import PUPIL
from engine.text import T, Text


@button(ButtonKind.LESSON, need=ASKED)
async def learn_on(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """What the pupil chose."""
    live = await looked_at(services, interaction, press.game)
    if press.rest == HINT:
        await whisper(interaction, hint(live, await services.say(interaction, live)))
    elif press.rest in (AGAIN, ON):
        await _chosen(services, interaction, press)
    else:
        raise BotError(T("bot-unknown-button"))


async def _chosen(services: Services, interaction: Interaction, press: Press) -> None:
    """Another try, or the game without the lesson; the channel's prompt shows what is asked then, as does the own one
    where that was pressed.
    """
    await interaction.response.defer()
    lessons = services.tables.lessons
    played = await (lessons.try_again if press.rest == AGAIN else lessons.play_on)(press.game)
    if interaction.message is not None and interaction.message.flags.ephemeral:
        await go_on(services, interaction, played)


def hint(live: Live, say: Say) -> str:
    """What the lesson wants to be answered, in words, and the rule behind it. Raises BotError: it wants nothing now."""
    at = at_lesson(live)
    if at is None or at.step is None or at.strayed or live.table is None:
        raise BotError(T("lesson-no-hint"))
    called = Called(live.table.shape(PUPIL), live.game.name, numbers_shown(live, PUPIL))
    return lines(wanted(called, at.step.answer, say), *_rule(at, say))


def wanted(called: Called, answer: Answer, say: Say) -> str:
    """An answer as what gives it is called; of a form, the fields to be filled in, by their names."""
    return say(T("lesson-wanted", answer=called(answer, plainly(say))))


def _rule(at: AtLesson, say: Say) -> list[str]:
    rule = at.step.rule if at.step else ""
    return [f"-# {say(Text('lesson-rule', {'rule': rule}))}"] if rule else []
