"""Pictures of the board: drawn and encoded elsewhere than on the event loop, a few at a time."""

from __future__ import annotations

import hashlib
import io
import logging
from collections.abc import Callable, Sequence

import discord

from bot.drawing.painters import Painters
from bot.drawing.turns import Queue, Rank
from bot.errors import BotError
from bot.live.model import Live
from bot.live.seen import seen_by_all
from bot.locales import Say, plainly
from bot.widgets.explain import cut
from bot.widgets.interactions import Item
from bot.widgets.layouts import pictures_in
from bot.widgets.maker import GREY, LABEL, Row
from bot.widgets.presses import ButtonKind, Press
from bot.wording.focus import is_asked_about
from bot.wording.reader import Reader
from engine.ask import Seat
from engine.board_text import BoardText
from engine.text import T, seat_name
from render import NoPainter, Picture, cards, explain, painter_of
from render.wide import widened

AT_ONCE = 2
ALT = 1024
BOARD, PLACES = "board.png", "places.png"
"""The names of the files."""
HIGHEST = 345 / 390
"""A picture of a question takes at most half of a phone's screen, for which it is as wide."""

log = logging.getLogger(__name__)


class Pictures:
    """Draws boards, a few at a time.

    Attributes:
        painters: whoever draws what people wait for.
        filming: whoever draws films, so that no picture ever waits behind one; there only as long as a film is drawn.
    """

    def __init__(self, processes: int = 0) -> None:
        """`processes`: so many draw; 0 for threads of the bot."""
        self.painters, self.filming = Painters(processes), Painters(min(processes, 1))
        self._turns = Queue(AT_ONCE)

    @property
    def busy(self) -> bool:
        """Whether the next picture has to wait for others."""
        return self._turns.busy

    @property
    def replaced(self) -> int:
        """How many processes had to make room for new ones."""
        return self.painters.replaced + self.filming.replaced

    def close(self) -> None:
        """Ends the processes, whatever they are drawing."""
        self.painters.close()
        self.filming.close()

    async def board(
        self,
        live: Live,
        say: Say,
        *,
        seat: Seat | None = None,
        marks: Sequence[str] = (),
        zoom: str | None = None,
        cards: Sequence[str] = (),
        rank: Rank = Rank.ASKED,
    ) -> discord.File | None:
        """The board as everyone (or that seat) sees it now; None for a game without pictures, or a fault in drawing.

        When the game is over it hides nothing. `cards` stand below it, by the ids of their components.

        Raises:
            BotError: `zoom` names no place.
        """
        async with self._turns.served(rank):
            return await self._seen(live, say, seat, marks, zoom, cards)

    async def _seen(
        self, live: Live, say: Say, seat: Seat | None, marks: Sequence[str], zoom: str | None, cards: Sequence[str] = ()
    ) -> discord.File | None:
        if live.table is None:
            return None
        view = Reader(seat, everything=live.game.is_revealed).now(live, live.table)
        return await self._drawn(live, plainly(say), view, marks, zoom, cards=cards)

    async def places(self, live: Live, say: Say, zoom: str, seat: Seat | None = None) -> discord.File | None:
        """The places that a question is about, as everyone (or that seat) sees them.

        None where the game has moved on before they could be drawn, and where they cannot be, which is no reason to say
        that anything went wrong.
        """
        try:
            async with self._turns.served(Rank.PLACES):
                return await self._asked_about(live, say, zoom, seat) if is_asked_about(live, zoom) else None
        except Exception:  # whatever the painter raises
            log.exception("the places of a question of game %s could not be drawn", live.game.id)
            return None

    async def _asked_about(self, live: Live, say: Say, zoom: str, seat: Seat | None) -> discord.File | None:
        """So wide that question and first buttons are seen with it on a phone."""
        file = await self._seen(live, say, seat, (), zoom)
        if file is None:
            return None
        return picture_file(await self.painters.call(widened, file.fp.read(), HIGHEST), PLACES, file.description or "")

    async def further(self, live: Live, say: Say, seat: Seat | None, asked: str = "") -> list[discord.File]:
        """The pictures that belong to the board: panels and sheets; of a seat's own board, that first.

        There may be none. `asked` is the zoom of the places that the reader is asked about, which comes before them.
        """
        async with self._turns.served():
            if live.table is None:
                return []
            view, say = live.rules.view(live.table.state, seat), plainly(say)
            zooms = (*([asked] if asked else ()), *further_of(live.rules.name, view))
            wanted = (None, *zooms) if seat is not None and zooms else zooms
            drawn = [await self._drawn(live, say, view, (), zoom) for zoom in wanted]
        return [file for file in drawn if file is not None]

    async def beside(self, live: Live, say: Say) -> list[tuple[str, discord.File]]:
        """The pictures that belong to the board as everybody sees it, each with its zoom; without those that cannot be
        drawn.
        """
        async with self._turns.served():
            if live.table is None:
                return []
            view, say = Reader(None, everything=live.game.is_revealed).now(live, live.table), plainly(say)
            drawn = [(zoom, await self._panel(live, say, view, zoom)) for zoom in further_of(live.rules.name, view)]
        found = [(zoom, file) for zoom, file in drawn if file is not None]
        for at, (_, file) in enumerate(found, 2):
            file.filename = f"board-{at}.png"
        return found

    async def _panel(self, live: Live, say: Say, view: object, zoom: str) -> discord.File | None:
        """One of them; a turn is told without it, whatever the painter raises."""
        try:
            return await self._drawn(live, say, view, (), zoom)
        except Exception:
            log.exception("a picture beside the board of game %s could not be drawn", live.game.id)
            return None

    async def of_view(self, live: Live, say: Say, view: object, marks: Sequence[str] = ()) -> discord.File | None:
        """What a view of this game shows, such as one of the past; None as for `board`."""
        async with self._turns.served():
            return await self._drawn(live, plainly(say), view, marks, None)

    async def preview(self, live: Live, say: Say, view: object, seats: int) -> discord.File | None:
        """A board before anybody plays on it, with the seats by their numbers; None as for `board`."""
        names = [plainly(say)(T("bot-seat-number", n=seat + 1)) for seat in range(seats)]
        async with self._turns.served():
            return await self._drawn(live, plainly(say), view, (), None, names)

    async def card(self, game: str, id: str, say: Say) -> discord.File | None:
        """A component to be read; None for a fault in drawing."""
        return await self._cards(cards.card, game, id, say)

    async def legend(self, game: str, say: Say) -> discord.File | None:
        """What the signs on the pictures of a game mean; None for a game without pictures, or a fault in drawing."""
        async with self._turns.served():
            try:
                picture = await self.painters.call(explain, game, plainly(say))
            except NoPainter:
                return None
            except Exception:  # whatever the painter raises
                log.exception("the legend of %s could not be drawn", game)
                return None
        return picture_file(picture.png, "legend.png", picture.alt)

    async def hand(self, live: Live, ids: Sequence[str], say: Say) -> discord.File | None:
        """What somebody holds, by the ids of its components; None where that is nothing, and for a fault in drawing."""
        names = called(live, say)
        return await self._cards(cards.hand, live.rules.name, tuple(ids), say, names=names) if ids else None

    async def _cards(
        self, draw: Callable[..., Picture], game: str, what: object, say: Say, **how: object
    ) -> discord.File | None:
        async with self._turns.served():
            try:
                picture = await self.painters.call(draw, game, what, words=plainly(say), **how)
            except Exception:  # words are there without their picture, whatever the painter raises
                log.exception("cards of %s could not be drawn", game)
                return None
        return picture_file(picture.png, "cards.png", picture.alt)

    async def _drawn(
        self,
        live: Live,
        say: Say,
        view: object,
        marks: Sequence[str],
        zoom: str | None,
        names: Sequence[str] | None = None,
        cards: Sequence[str] = (),
    ) -> discord.File | None:
        names, marks = names or called(live, say), tuple(marks)
        try:
            picture = await self.painters.paint(
                live.rules.name, view, words=say, names=names, marks=marks, zoom=zoom, cards=cards
            )
        except NoPainter:
            return None
        except Exception as error:  # a game goes on without its picture, whatever the painter raises
            if zoom is not None and isinstance(error, KeyError):
                raise BotError(T("bot-no-such-place", place=zoom[:40])) from None
            if zoom is not None:
                raise
            log.exception("the board of game %s could not be drawn", live.game.id)
            return None
        return picture_file(picture.png, BOARD, " ".join([*_happened(live, say, view, marks), picture.alt]))


def _happened(live: Live, say: Say, view: object, marks: Sequence[str]) -> list[str]:
    """Where something has happened, for those who do not see the marks."""
    board = live.rules.board_text(view) if marks else BoardText()
    named = tuple(place.name for id in marks if (place := board.place(id)) is not None)
    return [say(T("bot-alt-happened", places=named))] if named else []


def further_of(game: str, view: object) -> Sequence[str]:
    """Zooms of the pictures that belong to a board; none for a game without pictures."""
    try:
        return painter_of(game).further(view)
    except NoPainter:
        return ()


def further_row(live: Live, say: Say) -> tuple[Row, ...]:
    """The buttons under a board: the pictures that belong to it, the same in words, and what the signs mean."""
    if live.table is None or not further_of(live.rules.name, seen_by_all(live.table)):
        return ()
    ways = ((ButtonKind.PICTURES, T("bot-more-pictures")), (ButtonKind.LOOK, T("bot-look-words")))
    return ([*(_below(live, kind, say(text)) for kind, text in ways), legend_button(live, say)],)


def legend_button(live: Live, say: Say) -> Item:
    """The button that shows what the signs mean."""
    return _below(live, ButtonKind.LEGEND, say(T("bot-legend")))


def _below(live: Live, kind: ButtonKind, label: str) -> Item:
    custom_id = str(Press(live.game.id, "-", kind))
    return discord.ui.Button(label=cut(label, LABEL), style=GREY, custom_id=custom_id)


def called(live: Live, say: Say) -> list[str]:
    """What the seats are called in pictures."""
    return [plainly(say)(seat_name(row.seat)) for row in live.seats]


def colour_of(live: Live, seat: Seat) -> str:
    """The name of a seat's colour; nothing in a game that has too few."""
    colours = live.rules.colours
    return colours[seat] if seat < len(colours) else ""


def picture_file(data: bytes, name: str, alt: str) -> discord.File:
    """A picture to be sent, with as much of its alternative text as Discord takes."""
    return discord.File(io.BytesIO(data), filename=name, description=alt[:ALT])


def has_board(message: discord.Message | None) -> bool:
    """Whether the first picture of a message is a board."""
    return next((picture.file == BOARD for picture in pictures_in(message)), False)


def digest_of(file: discord.File) -> str:
    """What a picture looks like, in few characters."""
    digest = hashlib.sha256(file.fp.read()).hexdigest()
    file.fp.seek(0)
    return digest
