"""The cards that an account names: an objective that was revealed, a technology, an agenda, an event."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from bot.store import Outgoing
from bot.wording.accounts import told_lines
from engine.component import Component
from engine.game import AnyRules
from engine.text import Param, Text

KINDS = frozenset({"objective", "agenda", "tech", "card", "note", "discovery", "marker"})
"""What comes up in play, by how its components' ids begin; what lies on the board all the time is none of it."""
MOST = 6
"""So many of them, the latest."""


def named_cards(rules: AnyRules, told: Iterable[Param]) -> list[str]:
    """The ids of the components that these lines name, in the order of their last mention."""
    known = defaultdict[str, list[Component]](list)
    for card in rules.components():
        if card.id.partition(":")[0] in KINDS:
            known[card.name.key].append(card)
    named = [text for line in told for text in _within(line) if text.key in known]
    found = [card.id for text in named for card in known[text.key] if card.name == text]
    return list(dict.fromkeys(reversed(found)))[:MOST][::-1]


def new_cards(rules: AnyRules, rows: Iterable[Outgoing]) -> list[str]:
    """The ids of the components that everybody sees from now on, by what these rows tell, the latest."""
    told = [line.text for row in rows for line in told_lines(row.post)]
    new = [text.params[rules.unveils[text.key]] for text in told if text.key in rules.unveils]
    return named_cards(rules, new) if new else []


def _within(param: Param) -> Iterator[Text]:
    """A text, and all texts that stand in it."""
    if isinstance(param, Text):
        yield param
    within = param.params.values() if isinstance(param, Text) else param if isinstance(param, tuple) else ()
    for one in within:
        yield from _within(one)
