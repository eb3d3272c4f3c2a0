"""One person at one table, about one question: what their own prompt shows at each step."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial

import discord

from bot.asking.confirming import answered
from bot.errors import BotError
from bot.live.lessons import at_lesson, at_step
from bot.live.model import Live, Question
from bot.live.standing_orders import passed_soon, passes_idle
from bot.locales import Say
from bot.services.services import Services
from bot.tables.answers import question_to
from bot.widgets.arranging import with_below
from bot.widgets.confirm_final import confirm_final, ended_by
from bot.widgets.explain import cut
from bot.widgets.follow_ups import further, unpictured
from bot.widgets.interactions import Interaction, Item
from bot.widgets.lines import with_icons
from bot.widgets.maker import GREY, LABEL, Maker, Panel, Row
from bot.widgets.notes import note_lines, noted, notes_on
from bot.widgets.panels import panel
from bot.widgets.partial_answers import PartialAnswer
from bot.widgets.presses import UNTIL_TURN, WHEN_IDLE, ButtonKind, Move, Press
from bot.widgets.several import with_several
from bot.widgets.shapes import AnyFace, face_of
from bot.wording.focus import numbers_of
from bot.wording.lessons import HINT, lesson_lines
from bot.wording.names import colour_of
from bot.wording.odds import asks_of_battle
from bot.wording.offers import with_offers
from bot.wording.pending import pending
from engine.ask import Shape
from engine.errors import NotAsked, StaleQuestion
from engine.questions.notes import Notes
from engine.text import T, Text


class Pass(StrEnum):
    """Under a chance to react: pass this kind whenever there is nothing to use, and pass until the next turn."""

    HERE = WHEN_IDLE
    TURN = UNTIL_TURN


@dataclass(frozen=True, slots=True)
class Seated:
    """One person at one table, about one question; `note`: what this person has noted about the game; `pictured`:
    whether what is asked comes with its picture.
    """

    services: Services
    live: Live
    question: Question
    say: Say
    note: str = ""
    pictured: bool = True

    def maker(self, move: Move) -> Maker:
        """Makes the components of this seat's prompt."""
        game, name, table = self.live.game.id, self.live.rules.name, self.live.table
        numbers = {} if move.verb else numbers_of(self.live, self.question.seat)
        alone = table is None or move.verb or at_step(self.live)
        leading = {} if table is None or alone else further(table, self.question.seat)
        leading = leading if self.pictured else unpictured(leading)
        colour, kept = colour_of(self.live, self.question.seat), self.services.partials
        return Maker(game, self.question.id, move, self.say, kept, name, numbers, leading, colour=colour)

    def shape(self, verb: str) -> Shape:
        """What the verb takes; without one, what the question takes.

        Raises:
            NotAsked: nothing now.
        """
        shape = self.question.may.get(verb) if verb else self.question.shape
        if shape is None:
            raise NotAsked
        return shape

    def face(self, verb: str = "") -> AnyFace:
        """What the prompt makes of that shape. Raises NotAsked: nothing can be answered now."""
        return face_of(self.shape(verb))

    def name(self, verb: str) -> str:
        """This question as it is asked now, for half-made choices."""
        return f"{self.question.id} {verb} {self.face(verb).mark()}"

    def panel(self, move: Move, partial_answer: PartialAnswer) -> Panel:
        """The prompt at this step."""
        face = self.face(move.verb)
        fresh = move.to("open", mark=face.mark(), partial_answer=face.pack(partial_answer), arg="")
        notes = Notes() if move.verb or self.live.table is None else notes_on(self.live.table, self.question.seat)
        told = notes.options or notes.aside or notes.purposes
        shape = face.noted(partial(noted, notes=notes)) if told else face.shape
        about = with_icons(self.say, partial(self._about, move.verb, notes))
        shown = panel(self.maker(fresh), shape, about, partial_answer)
        if not move.verb and self.live.table is not None:
            if not at_step(self.live):
                shown = with_several(self.maker(fresh), shown, self.live.table, self.question.seat)
            shown = with_offers(shown, self.live, self.question.may, self.say)
        below = [] if move.verb else [row for row in (self._counsel(), self._passing()) if row]
        return replace(shown, rows=with_below(shown.rows, below))

    def asked_again(self, value: object) -> Panel | None:
        """Whether this answer is meant, where it ends something for good; None where it is taken at once."""
        ended = ended_by(self.live.table, self.question.seat, value)
        if ended is None:
            return None
        face = self.face()
        packed, option = face.sure(value)
        make = self.maker(Move(mark=face.mark(), partial_answer=packed))
        return confirm_final(make, face.summary(value, self.live.rules.name), ended, option)

    def answered(self, answer: Text) -> Text:
        """What was asked and what was chosen, said once more."""
        return answered(self.question.about, answer, self.say)

    def can_pass(self) -> bool:
        """Whether the question is a chance to react that can be passed in advance."""
        table, seat = self.live.table, self.question.seat
        return table is not None and table.lets_pass(seat) is not None

    def _counsel(self) -> Row:
        """The hint of a lesson; how the battle at hand would go, where one is asked about; and advice, where the table
        allows it.
        """
        at, kinds = at_lesson(self.live), list[tuple[str, Text]]()
        if at is not None and at.step is not None and not at.strayed:
            kinds.append((f"{ButtonKind.LESSON}{HINT}", T("lesson-hint")))
        if self._battle():
            kinds.append((ButtonKind.ODDS, T("odds-button")))
        if self.live.advises and self.live.rules.mind is not None:
            kinds.append((ButtonKind.ADVISE, T("bot-advise-me")))
        game, question = self.live.game.id, self.question.id
        return [self._button(label, str(Press(game, question, kind))) for kind, label in kinds]

    def _battle(self) -> bool:
        """Whether a battle is at hand whose odds can be told."""
        table, seat = self.live.table, self.question.seat
        if table is None or table.ask is None:
            return False
        return asks_of_battle(self.live, seat, table.ask.of(seat))

    def _passing(self) -> Row:
        """Two ways to pass it and those to come; the first where that is not ordered already."""
        if not self.can_pass():
            return []
        here = [] if passes_idle(self.live, self.question.seat) else [self._order(Pass.HERE, T("bot-pass-here"))]
        return [*here, self._order(Pass.TURN, T("bot-pass-turn"))]

    def _order(self, op: Pass, label: Text) -> Item:
        return self._button(label, str(Press(self.live.game.id, self.question.id, f"{ButtonKind.ORDERS}{op}")))

    def _button(self, label: Text, custom_id: str) -> Item:
        return discord.ui.Button(label=cut(self.say(label), LABEL), style=GREY, custom_id=custom_id)

    def _about(self, verb: str, notes: Notes, say: Say) -> list[str]:
        """The lines above the choices."""
        told = note_lines(notes.lines, say)
        if verb:
            return [f"**{say(verb_name(self.live, verb))}**", *told]
        private = [say(self.question.private)] if self.question.private else []
        within = [*lesson_lines(at_lesson(self.live), say), *pending(self.question.pending, self.say)]
        told += [f"-# {say(T('bot-passed-soon'))}"] if passed_soon(self.live, self.question.seat) else []
        told += [f"-# {say(T('bot-own-note', words=self.note))}"] if self.note else []
        return [*within, *private, f"**{say(self.question.about)}**", *told]


def verb_name(live: Live, verb: str) -> Text:
    """What a cut-in is called."""
    return Text(f"{live.rules.name}-verb-{verb}")


async def seated(services: Services, interaction: Interaction, game: int, question: str | None = None) -> Seated:
    """The person at this table.

    Raises:
        BotError: no game, not this channel, no seat.
        StaleQuestion, NotAsked: the question is answered, or this seat is not asked.
    """
    live = await looked_at(services, interaction, game)
    asked = question_to(live, interaction.user.id)
    if asked is None:
        raise StaleQuestion if question is not None and question not in _open(live, interaction) else NotAsked
    if question is not None and question not in (asked.id, *_open(live, interaction)):
        raise StaleQuestion
    return await seated_at(services, interaction, live, asked)


async def seated_at(services: Services, interaction: Interaction, live: Live, question: Question) -> Seated:
    """The person who presses, about this question at this table."""
    say, note = await services.say(interaction, live), await services.note(interaction, live.game.id)
    pictured = await services.pictures_for(interaction.user.id, live) == "all"
    return Seated(services, live, question, say, note, pictured)


async def looked_at(services: Services, interaction: Interaction, game: int) -> Live:
    """The game of a prompt, which is pressed in its own channel or in private."""
    live = await services.tables.look(game)
    if interaction.guild_id is not None and live.game.channel != interaction.channel_id:
        raise BotError(T("bot-not-this-channel"))
    return live


def _open(live: Live, interaction: Interaction) -> tuple[str, ...]:
    """The ids of what is asked: in the channel, and of the seat of who presses."""
    table, seat = live.table, live.seat_of(interaction.user.id)
    if table is None:
        return ()
    return (table.question,) if seat is None else (table.question, table.question_of(seat))
