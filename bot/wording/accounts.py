"""What happened, in words: rows of the outbox, and lines of an account.

A turn's account has a line for each thing that happened. Where many lines say the same of one after the other (what
everybody draws, where everybody's tokens go) they stand together as one paragraph, and what happened twice is said
once. Where they differ in one thing alone, such as the planet, and there are words for it (`...-several`), they are one
sentence with all of these, also where lines about somebody else stand in between.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from operator import itemgetter

from bot.locales import Say, has_words
from bot.store import Outgoing
from bot.store.posts import AccountLine, AccountPost, BoardPost, LinesPost, NoticePost, Post
from bot.widgets.lines import FINE, kept_lines
from engine.events import DETAIL, HEADLINE, PLAIN, SMALL, SUM
from engine.text import Param, T, Text, seat_name

ROOM = 1800
RUN = 4
"""So many lines of one kind in a row become a paragraph."""
SEVERAL = "-several"
"""What the key of a sentence about several things ends with."""
SEAT = seat_name(0).key
BOLD = (HEADLINE, SUM)
Told = tuple[Text, int]
"""A line of an account and its weight."""


def account_lines(rows: Sequence[Outgoing], say: Say) -> list[str]:
    """What happened, line by line, headlines in bold; the first ones are left out when there are too many."""
    told, lines = list[str](), list[Told]()
    for post in (row.post for row in rows):
        if isinstance(post, NoticePost):
            told += [*paragraphs(lines, say), say(post.text)]
            lines = []
        lines += [(line.text, PLAIN if line.weight is None else line.weight) for line in told_lines(post)]
    told += paragraphs(lines, say)
    kept = kept_lines(told, ROOM)
    left_out = len(told) - len(kept)
    return [say(T("bot-more-lines", n=left_out)), *kept] if left_out else kept


def paragraphs(told: Iterable[Told], say: Say) -> list[str]:
    """Lines of an account without details, headlines in bold, sums in bold above the small lines of which they are."""
    kept, found = _summed(line for line in told if line[1] != DETAIL), list[tuple[int, str]]()
    for (_, weight), run in groupby(kept, _kind):
        found += [(weight, said) for said in _run(list(run), weight, say)]
    return [line for weight, run in groupby(found, itemgetter(0)) for line in _set(weight, [said for _, said in run])]


def _set(weight: int, said: list[str]) -> list[str]:
    """Lines of one weight as they are shown: those in small, whatever they tell, are one paragraph."""
    return [f"{FINE}{' '.join(said)}"] if weight == SMALL else said


def _summed(told: Iterable[Told]) -> list[Told]:
    """With each sum above the small lines since the last line in bold."""
    found, first = list[Told](), 0
    for line in told:
        small = [at for at, (_, weight) in enumerate(found) if at >= first and weight == SMALL]
        found.insert(small[0] if small and line[1] == SUM else len(found), line)
        first = len(found) if line[1] in BOLD else first
    return found


def _kind(line: Told) -> tuple[str, int]:
    return line[0].key, line[1]


def _run(run: list[Told], weight: int, say: Say) -> list[str]:
    if weight in BOLD:
        return [f"**{say(text)}**" for text, _ in run]
    said = list(_counted(map(say, _joined([text for text, _ in run], say))))
    return [" ".join(said)] if len(said) >= RUN else said


def _joined(texts: Sequence[Text], say: Say) -> list[Text]:
    """Those that differ in one thing alone in one sentence, where there are words for that."""
    if not has_words(say, f"{texts[0].key}{SEVERAL}"):
        return list(texts)
    found = list[Text]()
    for text in texts:
        joined = [(at, both) for at, before in enumerate(found) if (both := _both(before, text)) is not None]
        if joined:
            at, found[at] = joined[-1]
        else:
            found.append(text)
    return found


def _both(before: Text, text: Text) -> Text | None:
    """One sentence for both; None where they differ in nothing, in more than one thing, or in a number."""
    other = [name for name, param in text.params.items() if before.params[name] != param]
    if len(other) != 1:
        return None
    old, new = _things(before.params[other[0]]), _things(text.params[other[0]])
    return Text(f"{text.key}{SEVERAL}", {**text.params, other[0]: (*old, *new)}) if old and new else None


def _things(param: Param) -> tuple[Param, ...]:
    """What can be listed with others; nothing for a number and the like, nor for who did it."""
    if isinstance(param, Text):
        return () if param.key == SEAT else (param,)
    if isinstance(param, tuple) and all(isinstance(one, Text) for one in param):
        return (*param,)
    return ()


def _counted(said: Iterable[str]) -> Iterator[str]:
    """Each of equal neighbours once, with how often."""
    for line, same in groupby(said):
        times = sum(1 for _ in same)
        yield line if times == 1 else f"{line} (×{times})"


def places(rows: Sequence[Outgoing]) -> list[str]:
    """Where it happened, each place once."""
    return list(dict.fromkeys(place for row in rows for place in _places(row.post)))


def tells(rows: Sequence[Outgoing]) -> bool:
    """Whether something happened, be it nowhere on the board."""
    return any(told_lines(row.post) for row in rows)


def _places(post: Post) -> Sequence[str]:
    return post.where if isinstance(post, BoardPost) else [place for line in told_lines(post) for place in line.where]


def told_lines(post: Post) -> Sequence[AccountLine]:
    """What a post tells; nothing for one that tells nothing."""
    return post.lines if isinstance(post, LinesPost) else ()


def seen_on_board(rows: Sequence[Outgoing], drawn: int = 0) -> bool:
    """Whether a picture shows something new: something happened somewhere, not a headline alone is told, or it is due.
    What these turns began with does not count.

    `drawn`: the last row whose picture was posted.
    """
    since = [row for row in rows if not (isinstance(row.post, AccountPost) and row.post.begins)]
    lines = [line for row in since for line in told_lines(row.post)]
    headed = len(lines) > 1 and any(line.weight == HEADLINE for line in lines)
    return headed or moves_on_board(since, drawn)


def moves_on_board(rows: Sequence[Outgoing], drawn: int = 0) -> bool:
    """Whether something happened somewhere, or a picture is due; `drawn` as above."""
    return bool(places(rows)) or any(_due(row, drawn) for row in rows)


def _due(row: Outgoing, drawn: int) -> bool:
    due = row.post.due if isinstance(row.post, BoardPost) else False
    return due is True or due > drawn
