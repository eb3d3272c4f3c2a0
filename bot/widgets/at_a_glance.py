"""What a phone shows of a list: the first letters of each option. Options that read alike so far are told apart by
nobody, so what stands in a list together is chosen one after the other instead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.locales import Say
from bot.widgets.explain import titled
from bot.widgets.lead_lists import Both, both, parts
from engine.ask import Option
from engine.text import Text

SEEN = 38
"""So many letters of an option are seen."""


def seen(text: Text, say: Say) -> str:
    """What is seen of an option that is called so."""
    return titled(text, say)[:SEEN]


def read_apart(texts: Iterable[Text], say: Say) -> bool:
    """Whether no two of them read alike."""
    return max(Counter(seen(text, say) for text in texts).values(), default=1) == 1


def clear(pairs: Sequence[Both], called: Callable[[Option], Text], say: Say) -> bool:
    """Whether nothing in a list of options with what they lead to reads like something else there."""
    return read_apart((both(one, called) for one in pairs), say)


def told_apart(leading: Mapping[str, Sequence[Option]], say: Say) -> dict[str, list[Option]]:
    """What options lead to, as far as it reads apart: of two further choices at least the first. What reads alike even
    so is asked next.
    """
    found = {id: _apart(options, say) for id, options in leading.items()}
    return {id: options for id, options in found.items() if options}


def _apart(options: Sequence[Option], say: Say) -> list[Option]:
    for tried in (list(options), _shallower(options)):
        if read_apart((option.text for option in tried), say):
            return tried
    return []


def _shallower(options: Sequence[Option]) -> list[Option]:
    """Without the second of two further choices, which is asked then."""
    found = dict[str, Option]()
    for option in options:
        first, *then = parts(option.id)
        text = option.text.params.get("first") if then and option.text.key == "bot-both" else None
        shown = Option(first, text) if isinstance(text, Text) else option
        found.setdefault(shown.id, shown)
    return list(found.values())
