"""Lessons: begun, taken up again where the pupil went another way, and left for a game like any other. Chapters begin
with what comes before them played already.
"""

from __future__ import annotations

from dataclasses import replace

from bot.errors import BotError
from bot.live.apply_answers import apply_answer, follow_at_once, running
from bot.live.changes import AppliedAnswer, change_of, notice, played
from bot.live.games import LiveGames
from bot.live.lessons import at_lesson, held, taught
from bot.live.model import CommandResult, Live, ShorthandAnswer
from bot.live.transactions import transaction
from bot.store import Change, GameRow, SeatRow
from bot.store.posts import PromptPost
from bot.tables.lobby import Lobby, TableTerms
from bot.tables.moderation import Moderation
from bot.tables.newcomers import newcomer
from bot.tables.restoring import Destination, Restoring, prepared
from engine.errors import AnswerError
from engine.game import AnyRules
from engine.lessons.lesson import PUPIL, Lesson, Place
from engine.lessons.walk import before
from engine.players.characters import PlayerKind
from engine.saving.export import SavedPerson, SavedTable, save
from engine.table import Table
from engine.text import T, seat_name

BATCH = 40
"""So many answers of the file at most in one change."""


class Lessons:
    """What is done at the tables of pupils."""

    def __init__(self, games: LiveGames, lobby: Lobby, moderation: Moderation, restoring: Restoring) -> None:
        self.games, self._lobby, self._moderation, self._restoring = games, lobby, moderation, restoring

    async def begin(self, lesson: Lesson, channel: int, pupil: int, name: str, terms: TableTerms) -> Live:
        """A new table at which this person learns, at the first question of the lesson. Raises ChannelTaken."""
        if lesson.opens_at:
            place = Destination(channel, terms.guild, {pupil: name}, terms.language)
            rules = self.games.rules_of(lesson.game)
            row, seats, change = await self.games.apart(chapter_begun, lesson, rules, place, terms)
            made = await self.games.in_store(self.games.store.create, row, seats, change)
            return await self._restoring.begun(made.id)
        opened = await self._lobby.create(channel, lesson.game, pupil, name, options=lesson.options, terms=terms)
        return await self._lobby.start(opened.id)

    @transaction
    async def follow(self, game: int) -> int | None:
        """The other seats answer by the lesson's file; how many answers they gave. None: it has none for them."""
        async with self.games.turn(game) as live:
            self.games.must_own(live)
            if held(live) or live.game.standing != "running":
                return 0
            taken = list[AppliedAnswer]()
            while len(taken) < BATCH and live.stand_ins() and not held(live):
                seat = live.stand_ins()[0]
                answer = taught(live, seat)
                try:
                    if answer is not None:
                        taken.append(apply_answer(live, seat, ShorthandAnswer(None, answer), None, None))
                except AnswerError:  # the rules have changed since the lesson was recorded
                    answer = None
                if answer is None:
                    break
                taken += follow_at_once(live)
            if taken:
                await self.games.save(live, change_of(live, taken))
            return len(taken) or (None if live.stand_ins() else 0)

    @transaction
    async def try_again(self, game: int) -> CommandResult:
        """Takes everything back since the pupil went another way; dice and cards stay as the lesson knows them.

        Raises:
            BotError: the pupil has not, or has tried again already.
        """
        async with self.games.turn(game) as live:
            if not held(live):
                raise BotError(T("lesson-not-left"))
            log = await self.games.in_store(self.games.store.log, game)
            left = Place.read(live.game.settings.strayed)
            at = max(n for n, row in enumerate(log) if row.seat == PUPIL and Place.of(row.question) == left)
            told = [notice(T("bot-undone", seat=seat_name(PUPIL), count=1))]
            return await self._moderation.take_back(live, list(log[at:]), "undo", lambda _: told)

    @transaction
    async def play_on(self, game: int) -> CommandResult:
        """Makes the table one like any other: computer players answer for the other seats from here on.

        Raises:
            BotError: it is one already.
        """
        async with self.games.turn(game) as live:
            table = running(live)
            if at_lesson(live) is None:
                raise BotError(T("lesson-not-left"))
            settings = live.game.settings.model_copy(update={"lesson": "", "strayed": ""})
            posts = [notice(T("lesson-played-on")), PromptPost(table.question)]
            await self.games.save(live, Change(settings=settings, posts=posts))
            return played(live, [])


def chapter_begun(
    lesson: Lesson, rules: AnyRules, place: Destination, terms: TableTerms
) -> tuple[GameRow, list[SeatRow], Change]:
    """What the database has to keep of a table at which a chapter begins: what comes before it has been played.

    Raises:
        LessonBroken: the chapter does not fit today's rules.
    """
    table = Table.new(rules, lesson.seats, lesson.seed, lesson.options, keep=True)
    edition, given = table.state.edition, list(before(lesson, table))
    saved = save(lesson.game, lesson.seats, lesson.seed, lesson.options, given, edition)
    settings = terms.settings.model_dump(mode="json")
    ((user, _),) = place.people.items()
    there = SavedTable(status="running", language=terms.language, owner=user, settings=settings)
    answers = [one.model_copy(update={"actor": 0}) for one in saved.answers]
    saved = saved.model_copy(update={"answers": answers, "table": there, "people": _company(place, terms)})
    row, seats, change = prepared(saved, rules, place, 0, "")
    change.posts[0], change.audit = notice(T("lesson-chapter-begun", chapter=lesson.title())), None
    return replace(row, settings=row.settings.model_copy(update={"thread": terms.settings.thread})), seats, change


def _company(place: Destination, terms: TableTerms) -> list[SavedPerson]:
    """The pupil, and the computer players beside."""
    ((user, name),) = place.people.items()
    rows = [SeatRow(PUPIL, user, name)]
    for seat, kind in enumerate(terms.programs, PUPIL + 1):
        rows.append(newcomer(rows, seat, kind))
    return [SavedPerson(name=row.name, user=row.user, player=row.player or None) for row in rows]


def terms_of(lesson: Lesson, terms: TableTerms) -> TableTerms:
    """How a pupil's table is kept: with the lesson's chance, and its computer players beside the pupil."""
    settings = terms.settings.model_copy(update={"lesson": lesson.name})
    programs = (PlayerKind.read(lesson.players),) * (lesson.seats - 1)
    return TableTerms(terms.language, terms.guild, settings, lesson.seed, programs)
