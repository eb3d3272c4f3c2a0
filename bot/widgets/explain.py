"""What there is to know about options beyond their names: what a card, a technology or an objective does.

Few options are explained in lines above their buttons, as much of each as the message has room for. In a list each
stands under its option, as far as Discord shows it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from bot.locales import Say
from engine.ask import Option
from engine.text import Param, T, Text

FEW = 10
LEAST = 60
DESCRIPTION = 100
ENDLESS = 1 << 16
_FIRST = re.compile(r"^((?:[0-9]+ · )?)(\w)")
"""The first letter, be it after the number that an option has on a picture."""


def cut(words: str, longest: int) -> str:
    """At most so many characters, and where there are more no half word, unless it were half of them, and no half
    bracket.
    """
    if len(words) <= longest:
        return words
    kept = words[: longest - 1]
    whole, space, _ = kept.rpartition(" ")
    if space and len(whole) > longest // 2 and words[longest - 1] != " ":
        kept = whole.rstrip(" ,;:")
    before, bracket, inside = kept.rpartition(" (")
    return (before if bracket and ")" not in inside and len(before) > longest // 3 else kept) + "…"


def titled(text: Text, say: Say) -> str:
    """What stands by itself, such as on a button: with a capital letter, unless a player's name begins it."""
    said = say(text)
    if any(said.startswith(say(name)) for name in _players(text)):
        return said
    return _FIRST.sub(lambda found: f"{found[1]}{found[2].upper()}", said, count=1)


def _players(*params: Param) -> Iterator[Text]:
    """The seats that are named there."""
    for param in params:
        if isinstance(param, Text) and param.key == "seat":
            yield param
        elif isinstance(param, Text):
            yield from _players(*param.params.values())
        elif isinstance(param, tuple):
            yield from _players(*param)


def numbered(option: Option, numbers: Mapping[str, int]) -> Text:
    """What an option is called, before that its number on the picture of the question, if it has one."""
    number = numbers.get(option.id)
    return option.text if number is None else T("bot-numbered", n=number, option=option.text)


def unnumbered(text: Text) -> Text:
    """The same without the numbers that options have on a picture, within it too."""
    if text.key == "bot-numbered":
        inner = text.params["option"]
        return unnumbered(inner) if isinstance(inner, Text) else text
    parts = {name: unnumbered(part) if isinstance(part, Text) else part for name, part in text.params.items()}
    return Text(text.key, parts)


def explained(options: Sequence[Option], called: Callable[[Option], Text], say: Say, room: int) -> list[str]:
    """A line for what options have more to say, one for those that say the same; none for many options, or without
    room.

    Args:
        called: what an option is called there; its number on a picture is enough.
    """
    named: dict[str, list[str]] = {}
    for option in options:
        if option.more is not None:
            named.setdefault(say(option.more), []).append(f"**{_brief(called(option), say)}**")
    lines = [f"- {' / '.join(names)}: {more}" for more, names in named.items()]
    return _within(lines, room) if len(options) <= FEW else []


def _brief(name: Text, say: Say) -> str:
    number = name.params.get("n") if name.key == "bot-numbered" else None
    return titled(name, say) if number is None else str(number)


def in_full(options: Sequence[Option], say: Say, room: int) -> list[str]:
    """What lists have to cut short, below a line that says so; nothing where that would be cut short here, too."""
    told = explained(shortened(options, say), lambda option: option.text, say, ENDLESS)
    lines = [f"-# {say(T('bot-in-full'))}", *told]
    return lines if told and sum(len(line) + 1 for line in lines) <= room else []


def told_of(options: Sequence[Option], say: Say, room: int) -> list[tuple[Option, str]]:
    """The options that have more to say, each with that; none for many options."""
    more = [(option, titled(option.more, say)) for option in options if option.more is not None]
    told = _within([words for _, words in more], room) if len(options) <= FEW else []
    return [(option, words) for (option, _), words in zip(more, told, strict=False)]


def _within(lines: list[str], room: int) -> list[str]:
    """The lines, each cut to its share where there is no room for all of them; none where a share is too little."""
    if not lines or sum(len(line) + 1 for line in lines) <= room:
        return lines
    share = room // len(lines) - 1
    return [cut(line, share) for line in lines] if share >= LEAST else []


def description(option: Option, say: Say) -> str | None:
    """What stands under an option of a list."""
    return None if option.more is None else cut(titled(option.more, say), DESCRIPTION)


def is_aside(option: Option) -> bool:
    """Whether lists put it behind the others."""
    return option.aside


def from_to(options: Sequence[Option]) -> Text:
    """A list by its first and its last, or by the one that is alone in it; it says which are the others."""
    first, last = options[0], options[-1]
    named = first.text if first.id == last.id else T("bot-slots", first=first.text, last=last.text)
    return T("bot-others", options=named) if first.aside else named


def choose_from(options: Sequence[Option]) -> Text:
    """The only list of a prompt: as above, but so that its first option does not look as if it were chosen."""
    named = from_to(options)
    return named if options[0].aside else T("bot-choose-from", options=named)


def shortened(options: Sequence[Option], say: Say) -> list[Option]:
    """The options with more to say than fits under them in a list."""
    return [one for one in options if one.more is not None and description(one, say) != titled(one.more, say)]
