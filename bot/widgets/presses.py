"""What stands in a component's `custom_id`: `game:question:choice`, at most 100 characters.

It names the game and the question, so that a button works after a restart and can never answer another question. A
half-made choice (some of several cards, the fields of a deal) stands in it too, so the bot remembers nothing.
"""

from __future__ import annotations

import hashlib
import re
from collections import OrderedDict
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from engine.digits import whole
from engine.questions import question_id

LIMIT = 100
TEMPLATE = rf"(?P<game>[0-9]{{1,12}}):(?P<question>{question_id.PATTERN}|-):(?P<choice>.+)"
_PATTERN = re.compile(TEMPLATE, re.DOTALL)
_LONGEST_ID = 36
_KEPT = 2000


class ButtonKind(StrEnum):
    """What a button is for: with this its choice begins, and of two that fit the longer one counts.

    Buttons hang in channels for months, so what one is called never changes.
    """

    PROMPT = "p"
    """A step within a seat's own prompt."""
    ANSWER = "a"
    """The own prompt."""
    MEANWHILE = "m"
    """Something else than what is asked."""
    OFFERED = "Q"
    """What somebody else has laid before one's seat: look at it, or meet it."""
    DIRECT = "d"
    """An option of the channel's prompt."""
    LIST = "l"
    """The same, from a list."""
    LEAD = "D"
    """The same, with what follows from it."""
    BACK = "u"
    """Take the own answer back."""
    UNDO = "U"
    """The same, by the channel's prompt, which stays as it is."""
    ORDERS = "z"
    """Standing orders, and the passes under a chance to react."""
    LAYING = "L"
    """A step of laying something down by a standing order."""
    PLAN = "I"
    """The own plan for decisions to come."""
    SEVERAL = "S"
    """Several answers at once."""
    SECRETS = "s"
    """The own secrets."""
    SNOOZE = "t"
    """Be reminded later."""
    HISTORY = "h"
    """A turn of the past."""
    SINCE = "c"
    """What happened since the own last answer."""
    REVEAL = "v"
    """Everything that was secret, after the end."""
    FIGURES = "Y"
    """The game in figures, after the end."""
    FILM = "E"
    """The game as a film, after the end."""
    TURNING = "J"
    """The turning points of the game, after the end."""
    TRYING = "H"
    """A table of one's own at a turning point."""
    ANOTHER = "A"
    """Open another table like this one."""
    OPEN = "o"
    """Open a table."""
    JOIN = "j"
    LEAVE = "e"
    START = "g"
    FILL = "f"
    """Start, with computer players on the other seats."""
    PROGRAM = "O"
    """Seat a computer player, or take one away."""
    WATCH = "w"
    """Watch, or no longer."""
    PAGE = "wp"
    """Another page of the server's tables."""
    INVITE = "i"
    """Take the seat one is invited to."""
    ENDING = "x"
    """The end of a game before its end, and why."""
    UNSEATING = "X"
    """A moderator takes a person out of a seat."""
    RESIGNING = "R"
    """Give the own seat up."""
    FORGET = "F"
    """Forget the one who presses."""
    KEPT = "K"
    """A game that was broken off: have it back, or its seed told."""
    AGREE = "y"
    REFUSE = "n"
    ABSENT = "yv"
    """Vote on going on without somebody who lets the table wait, or on a pause."""
    SHARE = "+"
    """Ask the others whether somebody who knows one hand may hold another one."""
    CORRECTING = "k"
    """A step of a moderator's correction."""
    ROLLING = "r"
    """Back to an earlier turn."""
    SETTINGS = "W"
    """What a table has chosen, and choosing anew."""
    AUDIT = "ra"
    """Another page of what moderators did."""
    PICTURES = "P"
    """The pictures that belong to the board."""
    LEGEND = "G"
    """What the signs on the pictures mean."""
    LOOK = "T"
    """The board in words."""
    RULE = "q"
    """Look a rule or a component up."""
    HELP = "b"
    ODDS = "B"
    """How the battle at hand would go."""
    ADVISE = "V"
    """Good plans for the own open question."""
    LESSON = "N"
    """At the table of a pupil: a hint, another try, or the game without the lesson."""
    SEEK = "C"
    """Look for a table like somebody else."""
    PARTY = "Z"
    """Sit down together with those who look for a table and have asked."""
    LEARN = "M"
    """Begin a guided first game."""


SURE = "sure"
"""The step that gives an answer about which its person was asked once more."""
OPEN_ORDERS = "o"
"""What a button for standing orders does under a line in the channel: it opens the own ones."""
WHEN_IDLE, UNTIL_TURN = "a", "t"
"""What it does under a chance to react: it passes this one, and from now on those of its kind unless there is something
to use, or all of them until the next turn."""
_LONGEST_FIRST = sorted(ButtonKind, key=len, reverse=True)


class Press(NamedTuple):
    """A press on a component, as its `custom_id` tells it."""

    game: int
    question: str
    choice: str

    def __str__(self) -> str:
        return f"{self.game}:{self.question}:{self.choice}"

    @classmethod
    def read(cls, custom_id: str) -> Press | None:
        """The press, or None when this is not one of ours."""
        match = _PATTERN.fullmatch(custom_id)
        return cls(int(match["game"]), match["question"], match["choice"]) if match else None

    @property
    def kind(self) -> ButtonKind | None:
        """What was pressed; None for what is no button of ours."""
        return next((kind for kind in _LONGEST_FIRST if self.choice.startswith(kind)), None)

    @property
    def rest(self) -> str:
        """What the choice says besides its kind."""
        return self.choice.removeprefix(self.kind or "")


@dataclass(frozen=True, slots=True)
class Move:
    """A step within a seat's own prompt, or another where an answer is made of a shape.

    Attributes:
        verb: the cut-in it is about, empty for the question itself; elsewhere what the shape belongs to.
        op: what to do, such as `pick` or `page`.
        page: of a long list.
        field: the field of a form that is being filled, -1 for none.
        mark: fingerprint of the options, which can change while a question stays open.
        draft: what has been chosen so far, packed.
        arg: the option, for a button.
        kind: where the answer is made.
    """

    verb: str = ""
    op: str = "open"
    page: int = 0
    field: int = -1
    mark: str = ""
    partial_answer: str = ""
    arg: str = ""
    kind: ButtonKind = ButtonKind.PROMPT

    def to(self, op: str, **changes: object) -> Move:
        """The same prompt, another step."""
        return replace(self, op=op, **changes)  # type: ignore[arg-type]

    def __str__(self) -> str:
        field = "" if self.field < 0 else str(self.field)
        return "/".join(
            (self.kind, self.verb, self.op, str(self.page), field, self.mark, self.partial_answer, self.arg)
        )

    @classmethod
    def read(cls, choice: str) -> Move | None:
        """The step, or None when the choice is something else."""
        parts = choice.split("/", 7)
        page = whole(parts[3], 9) if len(parts) == 8 and parts[0] in (ButtonKind.PROMPT, ButtonKind.LAYING) else None
        if page is None:
            return None
        field = whole(parts[4], 9)
        return cls(
            parts[1], parts[2], page, -1 if field is None else field, parts[5], parts[6], parts[7], ButtonKind(parts[0])
        )


class PartialStore:
    """Half-made choices: those too long for a `custom_id`, by a short name, and the last one of each person at each
    table, to be gone on with in another message. Only these are lost in a restart.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[str, str] = OrderedDict()
        self._begun: OrderedDict[tuple[int, int], tuple[str, str]] = OrderedDict()

    def begin(self, game: int, user: int, question: str, partial_answer: str) -> None:
        """A person has chosen so much of an answer."""
        self._begun[game, user] = question, partial_answer
        self._begun.move_to_end((game, user))
        while len(self._begun) > _KEPT:
            self._begun.popitem(last=False)

    def begun(self, game: int, user: int, question: str) -> str:
        """What the person has chosen of the answer to this question, if that was the last one."""
        asked, partial_answer = self._begun.get((game, user), ("", ""))
        return partial_answer if asked == question else ""

    def fit(self, game: int, question: str, move: Move) -> str:
        """The `custom_id` of a step."""
        whole = str(Press(game, question, str(move)))
        if len(whole) <= LIMIT:
            return whole
        name = "~" + hashlib.sha1(move.partial_answer.encode()).hexdigest()[:10]
        self._kept[name] = move.partial_answer
        self._kept.move_to_end(name)
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return str(Press(game, question, str(replace(move, partial_answer=name))))

    def read(self, choice: str) -> Move | None:
        """The step of a choice, its draft filled in; an unknown draft is empty."""
        move = Move.read(choice)
        if move is None or not move.partial_answer.startswith("~"):
            return move
        return replace(move, partial_answer=self._kept.get(move.partial_answer, ""))


def short(id: str, longest: int = _LONGEST_ID) -> str:
    """An option's id, or a fingerprint where it is long."""
    return id if len(id) <= longest else "#" + hashlib.sha1(id.encode()).hexdigest()[:12]


def fingerprint(ids: list[str]) -> str:
    """Four characters that change with the options."""
    return hashlib.sha1("\0".join(ids).encode()).hexdigest()[:4]
