"""Free undo ends where something hidden is shown: in games by chance every such line stands behind a seal of its own,
for those who read it. What is sealed without a line has its test beside its rule.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from random import Random
from typing import NamedTuple

import pytest

from engine.checking.fuzz import choose
from engine.games import rules_of
from engine.table import Table
from tests.engine.showing import by_key, watched

LONGEST = 6000
ALIENS = {"scenario": "aliens_map_1", "carriers": "on", "raiders": "on", "mines": "on", "pipelines": "on"}
LATE = {"opening": "midgame"}
"""Every other game of Twilight Imperium, for few others come to the Yssaril's looks at a hand."""
CROWDED = {
    "pipelines": "on", "carriers": "on", "raiders": "on", "mines": "on", "research": "grants", "aliens": "on",
    "doomsday_machines": "3", "slingshot": "on", "warp_points": "6",
}  # fmt: skip


class Games(NamedTuple):
    """Which games are played: how many, of how many seats with which options in turn; and what shows something hidden.

    Attributes:
        groups: the keys of lines that show something hidden; one seal covers those of a group.
        own: the keys of lines that somebody reads alone and that tell nothing but what that seat has done.
    """

    number: int
    kinds: tuple[tuple[int, Mapping[str, str]], ...]
    groups: tuple[Collection[str], ...]
    own: Collection[str] = ()


GAMES = {
    "eclipse": Games(
        12,
        ((2, {}), (4, {"species": "choose"}), (6, {})),
        (
            {"reputation-drawn"},
            {"starts-with-reputation"},
            {"explored"},
            {"new-technologies"},
            {"finds"},
            {"used-front"},
            {"final-score"},
        ),
    ),
    "forbidden_stars": Games(
        40,
        ((2, {}), (3, {"board": "built"}), (4, {"factions": "deal"})),
        (
            {"dealt-systems"},
            {"draws-combat"},
            {"plays-card"},
            {"reveals"},
            {"draws-events"},
            {"chooses-event", "discards-events"},
            {"reveals-event"},
            {"looks-at-card"},
            {"plays-for-icons"},
            {"orders-to-deck"},
            {"looks-at-order"},
        ),
        {"plans"},
    ),
    "space_empires": Games(
        6,
        ((2, CROWDED), (3, {}), (1, ALIENS)),
        (
            {"black-hole"},
            {"raiders-here"},
            {"decoy-gone"},
            {"looks"},
            {"swept-away"},
            {"explores"},
            {"bids", "bids-tied"},
            {"announces"},
            {"fleet-launched"},
            {"grant-rolled", "grant-gained"},
            {"wreck-gives", "wreck-useless"},
        ),
        {"moves-own", "scuttles", "sheet-filled", "sheet-closed", "home-chosen", "extra-chosen"},
    ),
    "ti4": Games(
        32,
        ((3, {"map": "tiles"}), (5, {"map": "tiles"}), (6, LATE), (6, LATE)),
        (
            {"objective-revealed"},
            {"agenda-revealed"},
            {"looked-at-agendas"},
            {"extra-tile"},
            {"draws-secrets"},
            {"draws-cards"},
            {"card-taken"},
            {"looks-at-hand"},
            {"discards-card"},
            {"plays-card", "plays-card-on"},
            {"note-in-play"},
        ),
        {"deal", "kept-secret", "offers", "seen-card-taken"},
    ),
}


@pytest.mark.parametrize("game", GAMES)
def test_whatever_shows_something_hidden_is_sealed_for_those_who_read_it(game: str) -> None:
    asked = GAMES[game]
    groups = by_key(asked.groups, game)
    with watched(groups) as shown:
        for number in range(asked.number):
            seats, options = asked.kinds[number % len(asked.kinds)]
            _play(game, seats, number, options, shown.answered)
    assert not Counter(shown.bare)
    assert [group for group in asked.groups if shown.heard.isdisjoint(f"{game}-{key}" for key in group)] == []
    assert shown.private <= {f"{game}-{key}" for key in asked.own}, "is it sealed, or the reader's own deed?"


def _play(game: str, seats: int, number: int, options: Mapping[str, str], answered: Callable[[], None]) -> None:
    table, luck = Table.new(rules_of(game), seats, f"seals {number}", options), Random(f"{game}{number}")
    for _ in range(LONGEST):
        answered()
        if table.ask is None:
            return
        given = choose(table, luck)
        table.answer(given.seat, given.value, given.verb)
