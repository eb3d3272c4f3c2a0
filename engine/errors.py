"""What can go wrong with an answer. Each error carries what a message to the player needs."""

from __future__ import annotations

from engine.text import T, Text


class AnswerError(Exception):
    """An answer that was not taken; the state is as it was before."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


class IllegalAnswer(AnswerError):
    """The rules forbid it.

    Attributes:
        rule: id of the rule in the catalogue, such as `TI-FLEETPOOL-03`, or None for a mere slip of form.
        text: why, for the reader.
    """

    def __init__(self, text: Text, rule: str | None = None) -> None:
        super().__init__(text)
        self.rule = rule


class StaleQuestion(AnswerError):
    """The answer is to a question that is no longer open."""

    def __init__(self) -> None:
        super().__init__(T("stale-question"))


class NotAsked(AnswerError):
    """This seat has nothing to answer now, or not this."""

    def __init__(self) -> None:
        super().__init__(T("not-asked"))


class GameOver(AnswerError):
    """The game has ended."""

    def __init__(self) -> None:
        super().__init__(T("game-is-over"))


class RuleBroke(Exception):
    """A rule raised: this live table is lost and must be rebuilt from what was saved."""


class BrokenSave(Exception):
    """A saved game that cannot be read, or whose answers today's rules do not accept.

    Attributes:
        at: index of the first answer that was refused, or None when the state itself is unreadable.
        text: why, for a reader who does not run the command line; None: no more is to be said.
    """

    def __init__(self, why: str, at: int | None = None, text: Text | None = None) -> None:
        super().__init__(why)
        self.at, self.text = at, text
