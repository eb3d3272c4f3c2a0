"""What tables, people and servers choose, as the database keeps it: JSON that older and newer versions can read."""

from __future__ import annotations

from typing import Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, field_validator

HOUR, DAY = 60, 24 * 60
PicturesWanted = Literal["all", "turns", "few"]
"""What a person sees in private: all pictures, those of turns without those of questions, or a board a round."""
TablePictures = Literal["everything", "described", "few"]
"""What a channel shows: a turn with all that is beside its board, one picture a message, or a board a round."""
Pace = Literal["before", "even", "quick", "instant"]
NEW_PACE: Pace = "even"
"""How orders are answered at a new table that has not chosen."""


class Clock(NamedTuple):
    """Minutes that a seat begins with, that it gets each time the table comes to it, and that it has at most."""

    bank: int
    more: int
    most: int


CLOCKS = {
    "live": Clock(10, 1, 30),
    "daily": Clock(DAY, 4 * HOUR, 3 * DAY),
    "weekly": Clock(3 * DAY, 12 * HOUR, 5 * DAY),
}


class _Settings(BaseModel):
    """A key that an older version wrote is dropped, one that it lacked has its default."""

    model_config = ConfigDict(extra="ignore", frozen=True)


class TableSettings(_Settings):
    """What a table has chosen.

    Attributes:
        remind: minutes of waiting after which a seat is reminded, ascending; empty: never.
        limit: minutes of waiting after which `late` happens; 0: never.
        clock: which of `CLOCKS` runs in place of the limit; empty: none.
        banks: the seconds that seats have left on their clocks; a seat without a number has not used any.
        running: the seats whose clock runs, see `bot.live.clocks`.
        turn: those whose clock ran last.
        lapses: when those who are invited to an open table are left out; empty: never.
        reminded: they were reminded of that.
        put_to_vote: of which seats the others were asked what happens, and since when they had let the table wait.
        heralded: the question at which the next one was told of it (`bot.tables.next_up`).
        agreed_pause: the players have agreed on the pause, and can end it.
        late: what happens when time is up: nothing more than a last reminder, a stand-in gives this one answer, or
            takes the seat, or the others are asked.
        absent: the limit runs also against people who are away.
        private: only those who were invited can join or watch.
        seating: seats as people came, or drawn when the game starts.
        reveal: direct messages with secrets stay where they are when the game ends.
        locked: the channel takes no chat while the game runs.
        chat: what the channel said of chat before it was locked: `allow`, `deny`, or nothing.
        left: people who played here and gave their seat up or lost it, of whom is forgotten the mark; moderators among
            them read no hands.
        owned: people whom moderators took out of their seats: the last answer that was given while they owned one.
        vacant: seats without a person on which no stand-in plays: the game waits until somebody takes them.
        deserted: no person sits here, so the game is paused until one comes.
        ended: when the game was broken off, as long as it can be brought back and its seed is not told; else empty.
        played_on: when another table began to play on from its file, for as long as it plays; empty: never.
        whispers: players may tell each other something in private through the bot, where the game allows it.
        whispers_after: everybody may read them once the game is over; agreed on before it begins.
        agreed: who of its players agrees to what then, see `bot.tables.afterwards`.
        thread: whether the table stands in a thread of its own, to which people have to be added when it is private.
        covered: seats for which a stand-in answers because their time is up, while all answer beside each other: at
            which question (see `bot.live.silent_stand_ins`).
        advice: players may ask for advice on their open question (`/game advise`).
        talk: AI players say in a line what they are after when they do something big.
        chances: figures of the running game tell how likely each seat is to win (`/game stats`).
        odds: players may ask how battles would go (`/rules odds`, *Odds* under their question).
        pictures: how many pictures there are in the channel; what one person alone sees, that person says first.
        welcome: the message that shows who sits here and has the button to watch, once there is one.
        pace: how what was ordered in advance is answered. `even`: after the time that people here take, which tells
            nothing. `quick`, `instant`: sooner, which tells who had nothing to think about. In all of these every seat
            begins with the order to pass unless it has something to use. `before`: a table opened when there was none.
        thinking: how long people here take, see `bot.live.thinking`.
        lesson: the lesson that is taught here; empty: none, or the pupil plays on without it.
        strayed: the place in it where the pupil gave another answer than the wanted one (`bot.live.lessons`).
        trial: the game of which a position is tried here; empty: none.
        lately: how quickly each seat has answered the last few times that the table came to it: when, in seconds since
            1970, and after how many seconds.
    """

    remind: tuple[int, ...] = (DAY, 3 * DAY)
    limit: int = Field(default=0, ge=0)
    clock: Literal["", "live", "daily", "weekly"] = ""
    banks: dict[int, int] = Field(default_factory=dict)
    running: tuple[int, ...] = ()
    turn: tuple[int, ...] = ()
    lapses: str = ""
    reminded: bool = False
    put_to_vote: dict[int, str] = Field(default_factory=dict)
    heralded: str = ""
    agreed_pause: bool = False
    late: Literal["nothing", "answer", "seat", "vote"] = "nothing"
    absent: bool = False
    private: bool = False
    seating: Literal["joined", "random"] = "joined"
    reveal: bool = False
    locked: bool = False
    chat: Literal["", "allow", "deny"] = ""
    vacant: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    owned: dict[int, int] = Field(default_factory=dict)
    deserted: bool = False
    ended: str = ""
    played_on: str = ""
    whispers: bool = True
    whispers_after: bool = False
    agreed: dict[str, tuple[int, ...]] = Field(default_factory=dict)
    thread: Literal["none", "public", "private"] = "none"
    covered: dict[int, str] = Field(default_factory=dict)
    advice: bool = False
    talk: bool = True
    chances: bool = False
    odds: bool = True
    pictures: TablePictures = "described"
    welcome: int | None = None
    pace: Pace = "before"
    thinking: dict[str, tuple[int, ...]] = Field(default_factory=dict)
    lately: dict[int, tuple[tuple[int, int], ...]] = Field(default_factory=dict)
    lesson: str = ""
    strayed: str = ""
    trial: str = ""

    @property
    def longest(self) -> int:
        """Minutes that the table waits for an answer that runs no clock; 0: without end."""
        return CLOCKS[self.clock].bank if self.clock else self.limit

    @property
    def has_teeth(self) -> bool:
        """Whether something happens to those who are late."""
        return self.longest > 0 and self.late != "nothing"

    @field_validator("pictures", mode="before")
    @classmethod
    def _quieter(cls, chosen: object) -> object:
        """Tables from before there was this choice take over the default; `growth.py` lets them say so."""
        return "described" if chosen in ("all", "turns") else chosen


class Note(NamedTuple):
    """What a person has noted about a game; `shown`: under the own prompt."""

    words: str
    shown: bool


class PersonSettings(_Settings):
    """What a person has chosen.

    Attributes:
        timezone: an IANA name such as `Europe/Warsaw`; empty: UTC.
        quiet: two local times such as `("22:00", "08:00")`, between which nothing pings; None: none.
        away: local date (ISO) up to and including which the person is away; empty: here.
        gone: since when, as `bot.clock.stamp` says it; empty: for as long as anybody remembers.
        back: when this person came back earlier than that, as `bot.clock.stamp` says it.
        nudges: where reminders reach this person.
        pictures: how many pictures this person wants to see in private; empty: as the table.
        boards: whether the own board comes with the own turn, in games where each seat has one.
        notes: on games, by their numbers, the newest last.
        ahead: whether this person hears when a table will probably come to them next.
        career: whether others may see how this person's games ended, summed up.
    """

    timezone: str = ""
    quiet: tuple[str, str] | None = None
    away: str = ""
    gone: str = ""
    back: str = ""
    nudges: Literal["channel", "dm", "none"] = "channel"
    boards: Literal["dm", "none"] = "dm"
    pictures: PicturesWanted | Literal[""] = ""
    notes: dict[int, Note] = Field(default_factory=dict)
    ahead: Literal["dm", "none"] = "none"
    career: Literal["shown", "hidden"] = "shown"


class GuildSettings(_Settings):
    """What a server has chosen.

    Attributes:
        log_channel: where what moderators do is told besides; None: only at the table.
        seek_role: who may be called by those who look for players; None: nobody.
    """

    log_channel: int | None = None
    seek_role: int | None = None
