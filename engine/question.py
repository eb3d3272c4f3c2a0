"""Kinds of questions. A rule declares the kind that it asks beside itself; commands, computer players and standing
orders import it:

    LAND = Question("land", open=True, interruptible=True)
    troops = await game.spread(LAND, seat, shape, about)

Each game derives a class of its own, which knows all its kinds: `class Question(engine.question.Question["Game"])`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, ClassVar, Generic, TypedDict, TypeVar, Unpack

from engine.ask import NO, YES, Answer, Ask, Option, Seat
from engine.questions.notes import Notes
from engine.text import Text

G = TypeVar("G")
NotesRule = Callable[[G, Seat, Ask], Notes]
"""`rule(game, seat, ask)` makes the notes on an open question, on a copy of the game that it may change."""
IF_YES = frozenset({YES})
"""`leads_to` of a question whether to do something that is followed by which."""
WHETHER = frozenset({YES, NO})


def _plain(option: str) -> Text | None:
    """The purpose of what explains itself."""
    return None


class Traits(TypedDict, total=False):
    """What is true of a kind of question besides whether it is open; by default nothing of it is.

    Attributes:
        interruptible: seats may cut in on it (deals).
        answer_hidden: others do not learn the answer at once, even after the question is closed. While a question waits
            for other seats, nobody else learns an answer to it in any case.
        asked_if_forced: it is asked although only one answer may be left, since others may not know that.
        never_public: even a plain yes can be missing, which others may not know: nothing that can be answered stands
            where others read it.
        leads_to: the options that lead their seat to a further choice at once, so that both can be asked together; True
            for every option.
        follow_ups: the kinds of those further choices; None where whatever is asked next belongs to it.
        repeats: it is among its own follow-ups: it is asked until its seat is done, in any order.
        undoing: options that, as further choices, take the first one back or waste it: they stand in no list in which
            both are chosen.
        several: which of its options can be chosen several at a time, where it is asked again and again.
        purpose: what an option is for, told to a seat until it has chosen it three times; None of options without.
        aloud: which of its options everybody may know of, although it is not open: that they are there, and that they
            are not.
        invites: of a verb: before which seat an answer to it lays something, which everybody hears.
        replies: of a verb: by which of its options a seat meets what another one has laid before it, by the keys of
            their texts; True for every option. Everybody may know that it has something to meet.
    """

    interruptible: bool
    answer_hidden: bool
    asked_if_forced: bool
    never_public: bool
    leads_to: Collection[str] | bool
    follow_ups: Sequence[Question[Any]] | None
    repeats: bool
    undoing: Collection[str]
    several: Callable[[str], bool] | None
    purpose: Callable[[str], Text | None]
    aloud: Callable[[str], bool] | None
    invites: Callable[[Answer], Seat] | None
    replies: Collection[str] | bool


class Question(Generic[G]):
    """A kind of question, or a verb with which a seat may cut in on one; its attributes are also those of `Traits`.

    Attributes:
        name: what saved logs, buttons and commands call it; it stays for ever.
        open: whether everybody may know its options; else only whether there is a choice at all.
        noted: makes the notes on it; see `notes`.
    """

    known: ClassVar[dict[str, Question[Any]]] = {}

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.known = {}

    def __init__(self, name: str, *, open: bool, **traits: Unpack[Traits]) -> None:
        assert name not in self.known, f"{name} is declared twice"
        if type(self) is not Question:
            self.known[name] = self
        self.name, self.open = name, open
        self.interruptible = traits.get("interruptible", False)
        self.answer_hidden = traits.get("answer_hidden", False)
        self.asked_if_forced = traits.get("asked_if_forced", False)
        self.never_public = traits.get("never_public", False)
        self.leads_to = traits.get("leads_to", False)
        self.follow_ups = traits.get("follow_ups")
        self.repeats = traits.get("repeats", False)
        self.undoing = tuple(traits.get("undoing", ()))
        self.several = traits.get("several")
        self.purpose = traits.get("purpose", _plain)
        self.aloud = traits.get("aloud")
        self.invites = traits.get("invites")
        self.replies = traits.get("replies", False)
        self.noted: NotesRule[G] | None = None

    def __repr__(self) -> str:
        return f"<question {self.name}>"

    def notes(self, rule: NotesRule[G]) -> NotesRule[G]:
        """Registers what makes the notes on it: `@ACTIVATE.notes`."""
        self.noted = rule
        return rule

    @property
    def is_noted(self) -> bool:
        """Whether there can be notes on it."""
        return self.noted is not None or self.purpose is not _plain

    @property
    def leads(self) -> bool:
        """Whether some option leads to a further choice."""
        return self.leads_to is not False

    def leads_on(self, option: str) -> bool:
        """Whether this option leads to a further choice."""
        return self.leads_to if isinstance(self.leads_to, bool) else option in self.leads_to

    def meets(self, option: Option) -> bool:
        """Whether this option of a verb meets what another seat has laid before its seat."""
        return self.replies if isinstance(self.replies, bool) else option.text.key in self.replies

    def leads_all(self) -> bool:
        """Whether every option leads to one, or plain yes does."""
        return self.leads_to is True or self.leads_to == IF_YES

    def is_followed_by(self, other: Question[Any]) -> bool:
        """Whether that further choice belongs to it."""
        return (
            self.follow_ups is None
            or any(one.name == other.name for one in self.follow_ups)
            or (self.repeats and other.name == self.name)
        )


AnyQuestion = Question[Any]
"""A kind of question of some game."""
