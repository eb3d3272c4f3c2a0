"""How an answer is repeated to who gave it: what was asked, in a sentence, and what was chosen."""

from __future__ import annotations

import re

from bot.live.model import CommandResult
from bot.locales import Say
from bot.widgets.explain import titled, unnumbered
from bot.widgets.lines import words_of
from engine.ask import Seat
from engine.text import T, Text

SENTENCE = 16
"""So long at least is a sentence; what is shorter may be a name with a stop in it."""
ASIDE = 2
"""So many words at most say what lies at a place."""


def answered(about: Text, answer: Text, say: Say) -> Text:
    """What was asked and what was chosen, said once more; without numbers, for their picture is gone."""
    return T("bot-answered-so", about=first_sentence(say(about)), answer=titled(unnumbered(answer), say))


def first_sentence(words: str) -> str:
    """As much as recalls a question."""
    ends = [at.end() for at in re.finditer(r"[.?!](?= )", words)]
    return next((words[:end] for end in ends if end >= SENTENCE), words)


def what_came_of_it(
    played: CommandResult, said: Text | None, seat: Seat | None, say: Say, asked: Text | None = None
) -> list[str]:
    """A line on what the command did, then what it showed this seat; that alone where it tells what was chosen.

    Args:
        said: what was chosen.
        asked: what is asked below it; a question that is asked again is not said twice.
    """
    own = secrets(played, seat, say)
    again = said is not None and asked is not None and said.params.get("about") == first_sentence(say(asked))
    done = confirmed(said, bool(own) or again) if played.done else T("bot-took-back")
    if own and said is not None and played.partly is None and _tells(own, str(said.params.get("answer", ""))):
        return [say(T("bot-answered-told", what=own[0])), *own[1:]]
    return [say(played.partly or done), *own]


def not_twice(told: str, about: str) -> str:
    """What was told of the last answer, above a question that it recalls: the question is not said twice."""
    recalled = f"-# {first_sentence(about)}"
    return "\n".join(line for line in told.split("\n") if line != recalled)


def _tells(own: list[str], answer: str) -> bool:
    """Whether these lines have all words of an answer, but for one or two behind its last comma: what lies there."""
    told, (named, _, rest) = words_of(" ".join(own)), answer.rpartition(", ")
    if not named or len(rest.split()) > ASIDE:
        named = answer
    return told >= words_of(named) != set()


def secrets(played: CommandResult, seat: Seat | None, say: Say) -> list[str]:
    """What the command showed this seat alone."""
    return [say(event.secret[seat]) for event in played.events if seat is not None and seat in event.secret]


def only_for(played: CommandResult, seat: Seat | None, say: Say) -> list[str]:
    """What is said in private to who pressed in the channel, where all others read what was chosen."""
    return [*([] if played.partly is None else [say(played.partly)]), *secrets(played, seat, say)]


def confirmed(said: Text | None, more: bool) -> Text:
    """What was chosen; with what was asked, unless more is told that recalls it."""
    if said is None:
        return T("bot-answered")
    return Text("bot-answered-briefly", said.params) if more and said.key == "bot-answered-so" else said
