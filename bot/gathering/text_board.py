"""`/game look`: the board in words, for those who do not see its pictures or have no time for them.

What is looked at stands in the `custom_id` of each button and in each value of a list, so it works after a restart.
Everything is told from the reader's own view, to the reader alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import discord

from bot.errors import BotError
from bot.live.model import Live
from bot.locales import Say
from bot.services.authority import LOBBY
from bot.services.buttons import Values, button
from bot.services.commands import command
from bot.services.context import Context
from bot.services.here import matching
from bot.services.replies import whisper
from bot.services.services import Services
from bot.widgets.explain import cut
from bot.widgets.interactions import NOBODY, Button, Interaction, Offer, Select
from bot.widgets.lines import pages
from bot.widgets.maker import BLUE, CONTENT, GREY, LABEL, PLACEHOLDER, Panel, Row
from bot.widgets.presses import ButtonKind, Press
from bot.widgets.rows import view_of
from bot.widgets.spelling import place_of, spelling
from bot.widgets.two_lines import OPTION
from bot.wording import board_words
from bot.wording.reader import reader_of
from engine.ask import Option, Seat
from engine.board_text import BoardText, PlaceText, Show
from engine.digits import whole
from engine.text import T, Text

A_PAGE, A_LIST = 1800, 25
ALL, SEAT, PLACE, PICK = "over", "seat", "at", "pick"
PREFIX = "look-"


@dataclass(frozen=True, slots=True)
class Look:
    """What of the board is looked at.

    Attributes:
        at: `over` for the overview, `seat` and `at` for a seat and a place, else the name of a list of places.
        id: the number of the seat, the id of the place.
        page: of what is said, counted from 0.
    """

    at: str = ALL
    id: str = ""
    page: int = 0

    def __str__(self) -> str:
        return f"{ButtonKind.LOOK}{self.page}/{self.at}/{self.id}"

    @classmethod
    def read(cls, choice: str) -> Look:
        """What a button or a value names. Raises BotError: forged."""
        page, _, rest = choice.removeprefix(ButtonKind.LOOK).partition("/")
        at, slash, id = rest.partition("/")
        number = whole(page, 3)
        if number is None or not slash:
            raise BotError(T("bot-unknown-button"))
        return cls(at, id, number)


@dataclass(frozen=True, slots=True)
class Looking:
    """Somebody who looks at the board of a table."""

    live: Live
    seat: Seat | None
    board: BoardText
    say: Say

    def words(self, look: Look) -> list[str]:
        """What is said of it. Raises BotError: there is no such thing."""
        if look.at == ALL:
            return board_words.overview(self.board, self.say)
        if look.at == SEAT:
            number = whole(look.id, 2)
            if number is not None and number < len(self.board.seats):
                return board_words.seat_words(self.board.seats[number], self.say)
        if look.at == PLACE:
            place = self.board.place(look.id)
            if place is not None:
                return board_words.around(self.board, place, self.say)
        if look.at in list(Show):
            return board_words.listed(self.board, Show(look.at), self.seat, self.say)
        raise BotError(T("bot-no-such-place", place=look.id[:40]))

    def panel(self, look: Look) -> Panel:
        """A page of it, with the ways to everything else."""
        assert self.live.table is not None
        parts = pages("\n".join(self.words(look)), A_PAGE)
        look = replace(look, page=min(look.page, len(parts) - 1))
        headline = self.say(self.live.table.headline())
        foot = self.say(T("bot-look-page", page=look.page + 1, pages=len(parts))) if len(parts) > 1 else ""
        top = f"-# {headline} {foot}".rstrip()
        before = sum(part.count("\n") + 1 for part in parts[: look.page])
        rows = (self._lists(look), *self._places(look, before), self._buttons(look, len(parts)))
        return Panel(cut(f"{top}\n{parts[look.page]}", CONTENT), rows)

    def _lists(self, look: Look) -> Row:
        """The overview, the lists and the seats."""
        whole_board = [(T("bot-look-overview"), Look())]
        lists = [(board_words.list_name(show), Look(show)) for show in self._shows()]
        seats = [(seat.name, Look(SEAT, str(at))) for at, seat in enumerate(self.board.seats)]
        return [self._menu("lists", T("bot-look-what"), [*whole_board, *lists, *seats], look)]

    def _shows(self) -> list[Show]:
        return [show for show in Show if self.seat is not None or show not in (Show.MINE, Show.THREATENED)]

    def _places(self, look: Look, before: int) -> list[Row]:
        """The places that this page speaks of. `before`: lines of the pages before, the title among them."""
        named = self._named(look, max(0, before - 1))[:A_LIST]
        found = [(place.name, Look(PLACE, place.id)) for place in named]
        return [[self._menu("places", T("bot-look-place"), found, look)]] if found else []

    def _named(self, look: Look, first: int) -> list[PlaceText]:
        place = self.board.place(look.id) if look.at == PLACE else None
        if place is not None:
            found = (self.board.place(near.id) for near in place.near)
            return [place, *(one for one in found if one is not None)]
        return self.board.listed(Show(look.at), self.seat)[first:] if look.at in list(Show) else []

    def _menu(self, name: str, label: Text, offers: Sequence[tuple[Text, Look]], now: Look) -> Select:
        custom_id = str(Press(self.live.game.id, "-", str(Look(PICK, name))))
        menu: Select = discord.ui.Select(custom_id=custom_id, placeholder=cut(self.say(label), PLACEHOLDER))
        for text, to in offers[:A_LIST]:
            here = replace(now, page=0) == to
            menu.add_option(label=cut(self.say(text), OPTION), value=str(to), default=here)
        return menu

    def _buttons(self, look: Look, count: int) -> Row:
        """Pages, what happened, and the own question while there is one."""
        row: Row = []
        if count > 1:
            row.append(self._turn(T("bot-look-before"), replace(look, page=look.page - 1), off=look.page == 0))
            row.append(self._turn(T("bot-look-after"), replace(look, page=look.page + 1), off=look.page + 1 == count))
        row.append(self._leads("bot-what-happened", Press(self.live.game.id, "-", ButtonKind.SINCE), GREY))
        table = self.live.table
        if table is not None and self.seat is not None and self.seat in table.waiting():
            row.append(self._leads("bot-answer", Press(self.live.game.id, table.question, ButtonKind.ANSWER), BLUE))
        return row

    def _turn(self, label: Text, to: Look, *, off: bool) -> Button:
        custom_id = str(Press(self.live.game.id, "-", str(replace(to, page=max(to.page, 0)))))
        return discord.ui.Button(label=cut(self.say(label), LABEL), style=GREY, custom_id=custom_id, disabled=off)

    def _leads(self, key: str, to: Press, style: discord.ButtonStyle) -> Button:
        return discord.ui.Button(label=cut(self.say(Text(key)), LABEL), style=style, custom_id=str(to))


async def looking(at: Context, live: Live) -> Looking:
    """The reader, who sees what the own seat sees. Raises BotError: the game has not begun."""
    if live.table is None:
        raise BotError(T("bot-not-started"))
    reader = reader_of(live, at.user)
    rules, state = live.rules, live.table.state
    view = rules.revealed(state) if reader.everything else rules.view(state, reader.seat)
    return Looking(live, reader.seat, rules.board_text(view), await at.say(live))


@button(ButtonKind.LOOK, need=LOBBY)
async def turn(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """In the message of the board in words: something else of it; under a picture: the overview, in a new message."""
    live = await services.tables.look(press.game)
    reader, choice = await looking(Context(services, interaction), live), next(iter(values), press.choice)
    if not press.rest:
        shown = reader.panel(Look())
        await whisper(interaction, shown.content, shown)
        return
    shown = reader.panel(Look.read(choice))
    await interaction.response.edit_message(content=shown.content, view=view_of(shown.rows), allowed_mentions=NOBODY)


async def complete(at: Context, typed: str) -> list[Offer]:
    """Places of the board by any part of their names."""
    live = await at.live_or_none()
    if live is None or live.table is None:
        return []
    reader = await looking(at, live)
    found = [Option(place.id, place.name) for place in reader.board.places]
    return matching([(reader.say(one.text), spelling(one, reader.say)) for one in found], typed)


@command("game look", choices={"list": [f"{PREFIX}{show}" for show in Show]}, complete={"place": complete})
async def look(at: Context, place: str = "", list: str = "") -> None:
    """The whole board, a place of it, or a list of places."""
    reader = await looking(at, await at.live())
    named = [(one.name, one.id) for one in reader.board.places]
    to = Look(PLACE, place_of(named, place, reader.say)) if place else Look(list.removeprefix(PREFIX) or ALL)
    shown = reader.panel(to)
    await at.whisper(shown.content, shown)
