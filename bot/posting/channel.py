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

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

import discord

from bot import clock
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
from bot.wording.accounts import account_lines, moves_on_board, note_of, places, seen_on_board
from bot.wording.channel_prompt import Prompt, prompt

CARRIED = 900
"""So many characters of computer players' turns wait for the next question; more become a message of their own."""
OFTEN = timedelta(seconds=3)
"""While nobody can press anything there, what happens is written into a message at most so often."""
STORY = (AccountPost, BoardPost)


class ChannelPosts:
    """Works for the sender."""

    def __init__(self, services: Services, messenger: Messenger, pictures: Pictures, late: LatePictures) -> None:
        self.services, self.messenger, self.pictures, self.late = services, messenger, pictures, late

    async def post(self, live: Live, shown: PostedMessages, rows: Sequence[Outgoing]) -> None:
        """What all may read, in the order in which it belongs."""
        if not rows:
            return
        self.messenger.readers.check(in_channel(live.game.channel))
        shown.prompt = await self._shown_by(live, rows[-1])
        held = await self._story(live, shown, of_kinds(rows, *STORY))
        for row in rows:
            if isinstance(row.post, NoticePost):
                await self._notice(live, shown, row, row.post)
        await self._sent(None, *of_kinds(rows, FiguresPost))
        await self._prompts(live, shown, of_kinds(rows, PromptPost), held)

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

    async def _story(self, live: Live, shown: PostedMessages, rows: list[Outgoing]) -> list[Outgoing]:
        """Tells the turn that is over, if it is one to be told by itself; the accounts that are still carried."""
        last = max((at for at, row in enumerate(rows) if isinstance(row.post, BoardPost)), default=-1)
        ended = rows if _over(live) else rows[: last + 1]
        if ended and await self._stands_alone(live, shown, ended):
            await self._turn(live, shown, ended)
            return rows[len(ended) :]
        if moves_on_board(ended, shown.drawn):
            shown.fall_behind(ended)
        await self._sent(None, *of_kinds(ended, BoardPost))
        return of_kinds(rows, AccountPost)

    async def _stands_alone(self, live: Live, shown: PostedMessages, rows: Sequence[Outgoing]) -> bool:
        """Whether that is the start, or a person has played there, and it is more than a line that shows nowhere."""
        if _over(live) or _start(rows) or self._too_long(live, rows):
            return True
        return seen_on_board(rows, shown.drawn) and await self._by_hand(live, rows)

    def _too_long(self, live: Live, rows: Sequence[Outgoing]) -> bool:
        """Whether an account has grown beyond what the prompt should carry."""
        return sum(len(line) for line in account_lines(rows, self.services.aloud(live))) > CARRIED

    async def _by_hand(self, live: Live, rows: Sequence[Outgoing]) -> bool:
        """Whether a person has given one of the answers that are told."""
        told = [row.post.seq for row in rows if isinstance(row.post, AccountPost)]
        if not told:
            return False
        log, store = self.services.store.log, live.game.id
        given = await self.services.call(lambda: log(store, since=min(told), until=max(told)))
        return any(map(is_by_hand, given))

    async def _turn(self, live: Live, shown: PostedMessages, rows: Sequence[Outgoing]) -> None:
        """Its account, in the message that has asked."""
        self.late.forget(live.game.id, "prompt")
        told = account_lines(rows, self.services.aloud(live))
        files = await self._board_of_turn(live, shown, rows)
        drawn = bool(files) or self.late.is_new(live.game.id, "turn")
        if drawn or told:
            letter = self._letter(live, rows, told, files)
            if shown.prompt is None or not await self._closed(live, shown, rows, letter):
                await self._by_itself(live, shown, rows, letter)
        else:
            await self._sent(None, *rows)
        if drawn:
            shown.has_drawn(rows, _round(live))
        elif moves_on_board(rows, shown.drawn):
            shown.fall_behind(rows)

    def _letter(
        self, live: Live, rows: Sequence[Outgoing], told: list[str], files: Sequence[discord.File]
    ) -> OutgoingMessage:
        say, note = self.services.aloud(live), PostNote(live.game.id, tuple(row.id for row in rows))
        words = told or ([f"-# {say(live.table.headline())}"] if live.table is not None else [])
        below_it = further_row(live, say) if _over(live) else ()
        return OutgoingMessage(
            "\n".join(words), rows[-1].nonce, below_it, tuple(files), note=note, frame=Frame(top=True)
        )

    async def _closed(
        self, live: Live, shown: PostedMessages, rows: Sequence[Outgoing], letter: OutgoingMessage
    ) -> bool:
        """Leaves the account alone in the message that has asked; False where that cannot be edited any more."""
        assert shown.prompt is not None
        game, before = live.game.id, shown.prompt
        keeps = shown.board is not False and not letter.files
        message = await self.messenger.edit(live.game.channel, before, letter, keeps=keeps)
        if message is None:
            await self.messenger.remove(live.game.channel, before)
            await self.services.call(self.services.store.keep_prompt, game, None)
        else:
            await self.services.call(self.services.store.told, game, letter.note.posts, message)
            self.late.follows(game, "turn", live.game.channel, message, letter)
            self.late.renew(game, message, letter)
        shown.ask_no_more()
        return message is not None

    async def _by_itself(
        self, live: Live, shown: PostedMessages, rows: Sequence[Outgoing], letter: OutgoingMessage
    ) -> None:
        """What no message has asked about."""
        message = await self.messenger.to_channel(live.game.channel, letter)
        self.late.follows(live.game.id, "turn", live.game.channel, message, letter)
        shown.buried = True

    async def _board_of_turn(
        self, live: Live, shown: PostedMessages, rows: Sequence[Outgoing]
    ) -> tuple[discord.File, ...]:
        """The board where the turn has none yet, as the next question may be long in coming; and where the table wants
        everything, what has changed of the pictures beside it.
        """
        full = live.game.settings.pictures == "everything"
        if not (_over(live) or full or shown.prompt is None) or not self._wanted(live, shown):
            return ()
        if not seen_on_board(rows, shown.drawn) or not (_over(live) or of_kinds(rows, BoardPost)):
            return ()
        say = self.services.aloud(live)
        picture = await self._board(live, say, [*shown.marks, *places(rows)])
        if picture is None:
            return ()
        return (picture, *shown.news(await self.pictures.beside(live, say))) if full else (picture,)

    async def _board(self, live: Live, say: Say, marks: Sequence[str]) -> discord.File | None:
        """The board with what happened, if it is drawn soon."""
        drawing = self.pictures.board(live, say, marks=[*dict.fromkeys(marks)], rank=Rank.TURN)
        return await self.late.soon(live.game.id, "turn", drawing)

    def _wanted(self, live: Live, shown: PostedMessages) -> bool:
        """Whether the table wants a board now: where it wants few, one a round, and one of the end."""
        return _over(live) or live.game.settings.pictures != "few" or _round(live) != shown.round

    # --- lines of the bot --------------------------------------------------------------------------------------------

    async def _notice(self, live: Live, shown: PostedMessages, row: Outgoing, notice: NoticePost) -> None:
        say = self.services.aloud(live)
        picture = await self.services.ending(live, say) if notice.ending else None
        files = () if picture is None else (picture,)
        letter = OutgoingMessage(say(notice.text), row.nonce, below(live, notice, say), files, note=note_of(row))
        await self.messenger.to_channel(live.game.channel, letter)
        shown.buried = True

    # --- the prompt --------------------------------------------------------------------------------------------------

    async def _prompts(
        self, live: Live, shown: PostedMessages, rows: Sequence[Outgoing], held: Sequence[Outgoing]
    ) -> None:
        if not rows:
            return
        waited = await self.services.call(self.services.store.waited, live.game.id)
        happened, private = account_lines(held, self.services.aloud(live)), await told_in_private(self.services, live)
        now = prompt(live, self.services.locales, happened, waited, private)
        self.services.tables.games.must_own(live)
        if now is None:
            await self._asks_nothing(live, shown, rows)
        elif self._waits(shown, now):
            await self._sent(shown.prompt, *rows)
        else:
            await self._asks(live, shown, now, rows, held)

    def _waits(self, shown: PostedMessages, now: Prompt) -> bool:
        """Whether this is shown with what comes next: nobody can press anything there."""
        if shown.prompt is None:
            return not now.people
        just = shown.at is not None and clock.now() - shown.at < OFTEN
        return not now.people and not shown.people and just and not shown.buried

    async def _asks_nothing(self, live: Live, shown: PostedMessages, rows: Sequence[Outgoing]) -> None:
        self.late.forget(live.game.id, "prompt")
        await self.messenger.remove(live.game.channel, shown.prompt)
        await self.services.call(self.services.store.keep_prompt, live.game.id, None)
        await self._sent(None, *rows)

    async def _asks(
        self,
        live: Live,
        shown: PostedMessages,
        now: Prompt,
        rows: Sequence[Outgoing],
        held: Sequence[Outgoing],
    ) -> None:
        """The message that asks: edited where it stands, or anew where somebody else has to be called."""
        before, message = shown.prompt, None
        stays = before is not None and not shown.buried and shown.called.issuperset(now.called)
        kind, picture = await self._picture(live, shown, now, held, stays)
        letter = self._question(live, now, rows, kind, picture, before)
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
            shown.zoom, shown.zoomed = now.places, max((row.id for row in held), default=0)
        if kind == "turn" and (picture is not None or self.late.is_new(live.game.id, kind)):
            shown.has_drawn(held, _round(live))
        self.late.follows(live.game.id, kind, live.game.channel, message, letter)
        self.late.renew(live.game.id, message, letter)
        if message == before:
            await self._sent(message, *rows)

    def _question(
        self,
        live: Live,
        now: Prompt,
        rows: Sequence[Outgoing],
        kind: PictureKind,
        picture: discord.File | None,
        before: int | None,
    ) -> OutgoingMessage:
        posts, instead = tuple(row.id for row in rows), () if before is None else (before,)
        note, asked = PostNote(live.game.id, posts, role="prompt", instead=instead), now.panel
        frame = (asked.frame or Frame())._replace(top=kind == "turn")
        below_it = (*asked.rows, *further_row(live, self.services.aloud(live)))
        files = () if picture is None else (picture,)
        return OutgoingMessage(asked.content, rows[-1].nonce, below_it, files, now.called, note=note, frame=frame)

    async def _picture(
        self, live: Live, shown: PostedMessages, now: Prompt, held: Sequence[Outgoing], stays: bool
    ) -> tuple[PictureKind, discord.File | None]:
        """The places that everybody may know to be asked about; else the board, where the last one is not of now."""
        say = self.services.aloud(live)
        self.late.forget(live.game.id, "prompt")
        if now.places and stays and shown.shows(now.places, held):
            return "prompt", None
        if now.places:
            drawing = self.pictures.places(live, say, now.places)
            return "prompt", await self.late.soon(live.game.id, "prompt", drawing)
        if not stays:
            shown.fall_behind_anew(held, late=self.late.message(live.game.id, "turn") == shown.prompt is not None)
        behind = shown.is_behind(stays) or (shown.round not in (-1, _round(live)) and not stays)
        if not (now.due and behind and self._wanted(live, shown)):
            return "prompt", None
        return "turn", await self._board(live, say, [*shown.marks, *places(held)])


def _start(rows: Sequence[Outgoing]) -> bool:
    """Whether these tell how the game begins."""
    return any(isinstance(row.post, AccountPost) and not row.post.seq for row in rows)


def _round(live: Live) -> int:
    return -1 if live.table is None else live.table.round()


def _over(live: Live) -> bool:
    return live.game.standing not in ("running", "paused")
