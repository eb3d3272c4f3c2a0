"""What a channel shows of a table: messages of turns that are over, and last the one that asks.

The message that asks carries what has happened since the last turn that a person has played, and the board as it was
when it came: so who is asked reads both together. Once a turn in which a person has answered is over, that very message
becomes its account, without the question, and the next one asks. Turns of computer players wait for whoever is asked
next, as long as they are told in a few lines. While nobody but computer players is asked, nothing new is posted.

What the message carries stays unsent in the outbox until its turn is over. Then the edit that leaves the account alone
comes first, and one transaction notes its rows and that no message asks any more: whatever dies in between, the same
edit is made again (`bot.store.keeping.outbox`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import NamedTuple

import discord

from bot import clock
from bot.drawing.named_cards import MOST, new_cards
from bot.drawing.pictures import Pictures, digest_of, further_row
from bot.drawing.turns import Rank
from bot.live.model import Live
from bot.live.standing_orders import is_by_hand
from bot.locales import Say
from bot.posting.chances import told_in_private
from bot.posting.guests import below
from bot.posting.late_pictures import LatePictures, PictureKind
from bot.posting.messages import Messenger, OutgoingMessage
from bot.posting.posted import PostedMessages
from bot.posting.readers import in_channel
from bot.services.services import Services
from bot.store import Outgoing, PostNote
from bot.store.posts import AccountPost, BoardPost, FiguresPost, NoticePost, PromptPost
from bot.store.rows import of_kinds
from bot.widgets.maker import Frame
from bot.wording.accounts import account_lines, places, seen_on_board
from bot.wording.channel_prompt import Prompt, prompt

CARRIED = 900
"""So many characters of computer players' turns wait for the next question; more become a message of their own."""
OFTEN = timedelta(seconds=3)
"""While nobody can press anything there, what happens is written into a message at most so often."""
SOON = 1.2
"""So many seconds an answer waits to be told with those of the computer players that follow at once."""
STORY = (AccountPost, BoardPost)


class InChannel(NamedTuple):
    """The table as it is while something of it is posted, what stands in its channel, and who speaks there."""

    live: Live
    shown: PostedMessages
    say: Say


class ChannelPosts:
    """Works for the sender."""

    def __init__(
        self,
        services: Services,
        messenger: Messenger,
        pictures: Pictures,
        late: LatePictures,
        again: Callable[[int, float], asyncio.TimerHandle],
    ) -> None:
        """`again`: after so many seconds what there is of this game is posted whatever has not followed."""
        self.services, self.messenger, self.pictures, self.late = services, messenger, pictures, late
        self._again = again

    async def post(self, live: Live, shown: PostedMessages, rows: Sequence[Outgoing]) -> None:
        """What all may read, in the order in which it belongs."""
        if not rows:
            return
        self.messenger.readers.check(in_channel(live.game.channel))
        shown.prompt = await self._shown_by(live, rows[-1])
        at = InChannel(live, shown, self.services.aloud(live))
        held = await self._story(at, of_kinds(rows, *STORY))
        for row in rows:
            if isinstance(row.post, NoticePost):
                await self._notice(at, row, row.post)
        await self._sent(None, *of_kinds(rows, FiguresPost))
        await self._prompts(at, of_kinds(rows, PromptPost), held)

    async def _shown_by(self, live: Live, row: Outgoing) -> int | None:
        """The message that asks; a row that is as old as what is known of its game tells it."""
        if row.version == live.game.version:
            return row.prompt
        return (await self.services.call(self.services.store.game, live.game.id)).prompt

    async def _sent(self, message: int | None, *rows: Outgoing) -> None:
        """Notes rows as posted."""
        if rows:
            await self.services.call(self.services.store.sent, [row.id for row in rows], message)

    # --- turns -------------------------------------------------------------------------------------------------------

    async def _story(self, at: InChannel, rows: list[Outgoing]) -> list[Outgoing]:
        """Tells the turn that is over, if it is one to be told by itself; the accounts that are still carried."""
        last = max((place for place, row in enumerate(rows) if isinstance(row.post, BoardPost)), default=-1)
        ended = rows if _over(at.live) else rows[: last + 1]
        if ended and await self._stands_alone(at, ended):
            await self._turn(at, ended)
            return rows[len(ended) :]
        at.shown.told(at.live.rules, ended)
        await self._sent(None, *of_kinds(ended, BoardPost))
        return of_kinds(rows, AccountPost)

    async def _stands_alone(self, at: InChannel, rows: Sequence[Outgoing]) -> bool:
        """Whether that is the start, or a person has played there, and it is more than a line that shows nowhere; or
        the account has grown beyond what the prompt should carry.
        """
        if _over(at.live) or _start(rows) or sum(map(len, account_lines(rows, at.say))) > CARRIED:
            return True
        return seen_on_board(rows, at.shown.drawn) and await self._by_hand(at.live, rows)

    async def _by_hand(self, live: Live, rows: Sequence[Outgoing]) -> bool:
        """Whether a person has given one of the answers that are told."""
        told = [row.post.seq for row in rows if isinstance(row.post, AccountPost) and not row.post.begins]
        if not told:
            return False
        log, store = self.services.store.log, live.game.id
        given = await self.services.call(lambda: log(store, since=min(told), until=max(told)))
        return any(map(is_by_hand, given))

    async def _turn(self, at: InChannel, rows: Sequence[Outgoing]) -> None:
        """Its account, in the message that has asked."""
        live, shown, told = at.live, at.shown, account_lines(rows, at.say)
        self.late.forget(live.game.id, "prompt")
        files = await self._board_of_turn(at, rows)
        drawn = bool(files) or self.late.is_new(live.game.id, "turn")
        if drawn or told:
            letter = _letter(at, rows, told, files)
            if shown.prompt is None or not await self._closed(at, shown.prompt, letter):
                await self._by_itself(at, letter)
        else:
            await self._sent(None, *rows)
        if drawn:
            shown.has_drawn(rows, _round(live))
        else:
            shown.told(live.rules, rows)

    async def _closed(self, at: InChannel, before: int, letter: OutgoingMessage) -> bool:
        """Leaves the account alone in the message that has asked; False where that cannot be edited any more."""
        game, channel = at.live.game.id, at.live.game.channel
        keeps = at.shown.board is not False and not letter.files
        message = await self.messenger.edit(channel, before, letter, keeps=keeps)
        if message is None:
            await self.messenger.remove(channel, before)
            await self.services.call(self.services.store.keep_prompt, game, None)
        else:
            await self.services.call(self.services.store.told, game, letter.note.posts, message)
            self.late.follows(game, "turn", channel, message, letter)
            self.late.renew(game, message, letter)
        at.shown.ask_no_more()
        return message is not None

    async def _by_itself(self, at: InChannel, letter: OutgoingMessage) -> None:
        """What no message has asked about."""
        message = await self.messenger.to_channel(at.live.game.channel, letter)
        self.late.follows(at.live.game.id, "turn", at.live.game.channel, message, letter)
        at.shown.buried = True

    async def _board_of_turn(self, at: InChannel, rows: Sequence[Outgoing]) -> tuple[discord.File, ...]:
        """The board where the turn has none yet, as the next question may be long in coming; and where the table wants
        everything, what has changed of the pictures beside it. The last board stands in the picture of the end.
        """
        live, shown = at.live, at.shown
        full = live.game.settings.pictures == "everything"
        if not (_over(live) or full or shown.prompt is None) or not _wanted(at) or _ends_with_its_picture(live):
            return ()
        if not seen_on_board(rows, shown.drawn) or not (_over(live) or of_kinds(rows, BoardPost)):
            return ()
        picture = await self._board(at, rows)
        if picture is None:
            return ()
        return (picture, *shown.news(await self.pictures.beside(live, at.say))) if full else (picture,)

    async def _board(self, at: InChannel, rows: Sequence[Outgoing]) -> discord.File | None:
        """The board with what happened, and below it the cards that are new, if it is drawn soon."""
        marks = [*dict.fromkeys((*at.shown.marks, *places(rows)))]
        cards = [*dict.fromkeys((*at.shown.cards, *new_cards(at.live.rules, rows)))][-MOST:]
        drawing = self.pictures.board(at.live, at.say, marks=marks, cards=cards, rank=Rank.TURN)
        return await self.late.soon(at.live.game.id, "turn", drawing)

    # --- lines of the bot --------------------------------------------------------------------------------------------

    async def _notice(self, at: InChannel, row: Outgoing, notice: NoticePost) -> None:
        picture = await self.services.ending(at.live, at.say) if notice.ending else None
        files, buttons = () if picture is None else (picture,), below(at.live, notice, at.say)
        letter = OutgoingMessage(at.say(notice.text), row.nonce, buttons, files, note=row.note)
        await self.messenger.to_channel(at.live.game.channel, letter)
        at.shown.buried = True

    # --- the prompt --------------------------------------------------------------------------------------------------

    async def _prompts(self, at: InChannel, rows: Sequence[Outgoing], held: Sequence[Outgoing]) -> None:
        if not rows:
            return
        live, shown = at.live, at.shown
        waited = await self.services.call(self.services.store.waited, live.game.id)
        private = await told_in_private(self.services, live)
        at = at._replace(say=self.services.aloud(live))  # whoever sits there by now
        now = prompt(live, at.say, account_lines(held, at.say), waited, private)
        self.services.tables.games.must_own(live)
        if now is None:
            await self._asks_nothing(at, rows)
        elif self._follows_soon(live, shown, now):
            pass  # the rows stay until it is over
        elif self._waits(shown, now) or shown.goes_on_unseen(now):
            shown.question = now.question
            await self._sent(shown.prompt, *rows)
        else:
            await self._asks(at, now, rows, held)

    def _follows_soon(self, live: Live, shown: PostedMessages, now: Prompt) -> bool:
        """Whether computer players answer next, for a moment after a person has: one change tells both."""
        if shown.prompt is None or shown.buried or now.people or not shown.people:
            return False
        if shown.slow or not live.stand_ins():
            return False
        shown.soon = shown.soon or self._again(live.game.id, SOON)
        return True

    def _waits(self, shown: PostedMessages, now: Prompt) -> bool:
        """Whether this is shown with what comes next: nobody can press anything there."""
        if shown.prompt is None:
            return not now.people
        just = shown.at is not None and clock.now() - shown.at < OFTEN
        return not now.people and not shown.people and just and not shown.buried

    async def _asks_nothing(self, at: InChannel, rows: Sequence[Outgoing]) -> None:
        self.late.forget(at.live.game.id, "prompt")
        await self.messenger.remove(at.live.game.channel, at.shown.prompt)
        await self.services.call(self.services.store.keep_prompt, at.live.game.id, None)
        await self._sent(None, *rows)

    async def _asks(self, at: InChannel, now: Prompt, rows: Sequence[Outgoing], held: Sequence[Outgoing]) -> None:
        """The message that asks: edited where it stands, or anew where somebody else has to be called."""
        live, shown, before, message = at.live, at.shown, at.shown.prompt, None
        stays = before is not None and not shown.buried and shown.called.issuperset(now.called)
        if before is not None and not stays:
            await self.services.held.let_go_of(before)
        shown.carries(held)
        now = shown.of_now(now, held) if stays else now
        kind, picture = await self._picture(at, now, held, stays)
        letter = _question(at, now, rows, kind, picture, before)
        if stays and before is not None:
            keeps = picture is None or shown.looks == digest_of(picture)
            sent = replace(letter, files=()) if keeps else letter
            message = await self.messenger.edit(live.game.channel, before, sent, keeps=keeps)
        if message is None:
            message = await self.messenger.to_channel(live.game.channel, letter)
            shown.looks, shown.board, shown.zoom = "", False, ""
        shown.asks(message, now, clock.now())
        if picture is not None:
            shown.looks, shown.board = digest_of(picture), kind == "turn"
            shown.zoom, shown.stage, shown.within = now.places, now.stage, now.within
            shown.zoomed = max((row.id for row in held), default=0)
        if kind == "turn" and (picture is not None or self.late.is_new(live.game.id, kind)):
            shown.has_drawn(held, _round(live))
        self.late.follows(live.game.id, kind, live.game.channel, message, letter)
        self.late.renew(live.game.id, message, letter)
        if message == before:
            await self._sent(message, *rows)

    async def _picture(
        self, at: InChannel, now: Prompt, held: Sequence[Outgoing], stays: bool
    ) -> tuple[PictureKind, discord.File | None]:
        """The places that everybody may know to be asked about; else the board, where the last one is not of now.

        What is going on keeps its picture over questions that have none, as long as it is true.
        """
        live, shown = at.live, at.shown
        self.late.forget(live.game.id, "prompt")
        on_board = now.on_board and not (stays and shown.board) and _wanted(at)
        if stays and not on_board and shown.shows(now, held):
            return "prompt", None
        if now.places:
            drawing = self.pictures.places(live, at.say, now.places)
            return "prompt", await self.late.soon(live.game.id, "prompt", drawing)
        if not stays:
            shown.fall_behind_anew(held, late=self.late.message(live.game.id, "turn") == shown.prompt is not None)
        behind = shown.is_behind(stays) or (shown.round not in (-1, _round(live)) and not stays)
        if not on_board and not (now.due and behind and _wanted(at)):
            return "prompt", None
        return "turn", await self._board(at, held)


def _letter(at: InChannel, rows: Sequence[Outgoing], told: list[str], files: Sequence[discord.File]) -> OutgoingMessage:
    live, note = at.live, PostNote(at.live.game.id, tuple(row.id for row in rows))
    words = told or ([f"-# {at.say(live.table.headline())}"] if live.table is not None else [])
    below_it, frame = further_row(live, at.say) if _over(live) else (), Frame(top=True)
    return OutgoingMessage("\n".join(words), rows[-1].nonce, below_it, tuple(files), note=note, frame=frame)


def _question(
    at: InChannel,
    now: Prompt,
    rows: Sequence[Outgoing],
    kind: PictureKind,
    picture: discord.File | None,
    before: int | None,
) -> OutgoingMessage:
    posts, instead = tuple(row.id for row in rows), () if before is None else (before,)
    note, asked = PostNote(at.live.game.id, posts, role="prompt", instead=instead), now.panel
    frame = (asked.frame or Frame())._replace(top=kind == "turn")
    below_it, files = (*asked.rows, *further_row(at.live, at.say)), () if picture is None else (picture,)
    return OutgoingMessage(asked.content, rows[-1].nonce, below_it, files, now.called, note=note, frame=frame)


def _wanted(at: InChannel) -> bool:
    """Whether the table wants a board now: where it wants few, one a round, and one of the end."""
    return _over(at.live) or at.live.game.settings.pictures != "few" or _round(at.live) != at.shown.round


def _start(rows: Sequence[Outgoing]) -> bool:
    """Whether these tell how the game begins."""
    return any(isinstance(row.post, AccountPost) and not row.post.seq for row in rows)


def _round(live: Live) -> int:
    return -1 if live.table is None else live.table.round()


def _ends_with_its_picture(live: Live) -> bool:
    """Whether the game has come to its result, which is told with a picture that has the board in it."""
    return _over(live) and live.table is not None and live.table.result is not None


def _over(live: Live) -> bool:
    return live.game.standing not in ("running", "paused")
