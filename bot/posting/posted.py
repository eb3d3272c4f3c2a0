"""What was posted of a table, as far as this process remembers it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

import discord

from bot.drawing.named_cards import new_cards
from bot.drawing.pictures import digest_of
from bot.store import Outgoing
from bot.wording.accounts import moves_on_board, places, tells
from bot.wording.channel_prompt import Prompt
from engine.game import AnyRules
from engine.text import Text


@dataclass(slots=True)
class PostedMessages:
    """What this process knows of a game's messages.

    Attributes:
        prompt: the message that asks; of one pass over the outbox.
        called: whom it called.
        people: whether a person was waited for there.
        outside: what everybody sees of a question that opens for its seats alone.
        question: the one that was posted last.
        at: when it was changed last.
        soon: wakes the sender when computer players take long for what is told with a person's answer.
        slow: they do.
        buried: something was posted below it.
        carried: the rows of the outbox that it tells.
        looks: what its picture looks like; empty without one.
        board: whether that is a board; None: nobody knows.
        zoom: what that shows, where it is no board.
        stage: of what is going on there.
        within: what the question stood within for which it was drawn.
        zoomed: the last row of the outbox that was told when it was drawn.
        behind: whether something has happened on the board since its last picture; None: nobody knows.
        marks: where that was, of what is told already.
        cards: what was seen for the first time since that picture, by the ids of its components.
        drawn: the last row of the outbox whose picture was posted.
        round: the round of that picture.
        beside: the pictures beside the board that were posted last, by their zooms: what they looked like.
    """

    channel: int = 0
    server: int | None = None
    prompt: int | None = None
    called: frozenset[int] = frozenset()
    people: bool = True
    outside: tuple[str, ...] = ()
    question: str = ""
    at: datetime | None = None
    soon: asyncio.TimerHandle | None = None
    slow: bool = False
    buried: bool = True
    carried: frozenset[int] = frozenset()
    looks: str = ""
    board: bool | None = None
    zoom: str = ""
    stage: str = ""
    within: tuple[Text, ...] = ()
    zoomed: int = 0
    behind: bool | None = None
    marks: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    drawn: int = 0
    round: int = -1
    beside: dict[str, str] = field(default_factory=dict)

    def asks(self, message: int, now: Prompt, at: datetime) -> None:
        """This message asks that, since then."""
        if self.prompt != message:
            self.called, self.buried = frozenset(now.called), False
        self.prompt, self.people, self.at = message, now.people, at
        self.outside, self.question = now.outside, now.question
        self.wait_no_more()

    def goes_on_unseen(self, now: Prompt) -> bool:
        """Whether the same people go on in their own prompts, so that the message that asks stays as it is: everybody
        sees the same of the next question. Where a question is posted once more, something else has changed.
        """
        same = now.outside != () and self.outside == now.outside and self.called.issuperset(now.called)
        return same and self.question != now.question and self.prompt is not None and not self.buried

    def ask_no_more(self) -> None:
        """No message asks."""
        self.prompt, self.called, self.outside, self.buried = None, frozenset(), (), True
        self.wait_no_more()
        self.carried, self.looks, self.board, self.zoom = frozenset(), "", False, ""

    def wait_no_more(self) -> None:
        """What people have answered is told."""
        if self.soon is not None:
            self.soon.cancel()
        self.soon, self.slow = None, False

    def shows(self, now: Prompt, held: Sequence[Outgoing]) -> bool:
        """Whether the picture of the message that asks shows these places as they are, or as the stage began which is
        told below it. A question without places leaves what is shown as long as that goes on, or nothing has happened
        anywhere.
        """
        since = [row for row in held if row.id > self.zoomed]
        if not now.places:
            return self.zoom != "" and (self._goes_on(now) or (self.stage == "" and not places(since)))
        return self.zoom == now.places and self.stage == now.stage and (now.stage != "" or not tells(since))

    def of_now(self, now: Prompt, held: Sequence[Outgoing]) -> Prompt:
        """What is to be shown with this question: where what is going on keeps its picture over a question without
        places, and something has happened there since, that picture as it is now.
        """
        moved = places([row for row in held if row.id > self.zoomed])
        if now.places or now.stage or self.stage or not (moved and self.zoom and self._goes_on(now)):
            return now
        return replace(now, places=self.zoom)

    def _goes_on(self, now: Prompt) -> bool:
        """Whether what its picture was drawn for is not over yet: its stage, or what its step belongs to."""
        if self.stage:
            return self.stage == now.stage
        around = self.within[: max(1, len(self.within) - 1)]
        return around != () and now.within[: len(around)] == around

    def carries(self, held: Sequence[Outgoing]) -> None:
        """The message that asks is about to tell these. Where something that it told was taken back since a picture
        was drawn, that picture is of then.
        """
        told, before = frozenset(row.id for row in held), self.carried
        since, self.carried = min(before - told, default=None), told
        if since is None:
            return
        if self.zoom and self.zoomed >= since:
            self.zoom, self.stage, self.behind = "", "", True
        self.behind = True if self.drawn >= since else self.behind

    def told(self, rules: AnyRules, rows: Sequence[Outgoing]) -> None:
        """A message without a board of its own tells these. The last board shows of them what was told with it; what
        the others unveil stands below the next one.
        """
        since = [row for row in rows if row.id > self.drawn]
        self.cards += new_cards(rules, since)
        if moves_on_board(since, self.drawn):
            self.behind, self.marks = True, [*self.marks, *places(since)]

    def fall_behind_anew(self, held: Sequence[Outgoing], *, late: bool) -> None:
        """The next message is a new one, without the board of the one before (`late`: which has not got it yet), and
        tells what that board does not show.
        """
        if late or self.board or moves_on_board([row for row in held if row.id > self.drawn], self.drawn):
            self.behind = True

    def is_behind(self, stays: bool) -> bool:
        """Whether the message that asks has to show the board; `stays`: it is edited, and shows nothing of now."""
        return self.behind is True or (self.zoom != "" if stays else self.behind is None)

    def has_drawn(self, rows: Sequence[Outgoing], round: int) -> None:
        """A board was posted that shows what these tell, in place of what the message that asks showed."""
        self.behind, self.round, self.zoom = False, round, ""
        self.marks, self.cards = [], []
        self.drawn = max([self.drawn, *(row.id for row in rows)])

    def news(self, pictures: Sequence[tuple[str, discord.File]]) -> list[discord.File]:
        """Those pictures beside the board that do not look as when they were posted last; they are by now."""
        looks = {zoom: digest_of(file) for zoom, file in pictures}
        found = [file for zoom, file in pictures if self.beside.get(zoom) != looks[zoom]]
        self.beside.update(looks)
        return found
