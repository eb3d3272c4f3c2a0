"""What an account names can be read as cards: objectives, technologies, events, agendas."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from bot.drawing.named_cards import MOST, named_cards
from bot.locales import has_words, read_once
from engine import games
from engine.chance import stream
from engine.checking.fuzz import choose
from engine.game import AnyRules
from engine.table import Table
from engine.text import T, Text, seat_name
from engine.ti4 import words
from tests.bot.harness import World
from tests.render.sample_views import NAMES

KINDS = {
    "ti4": {"tech", "objective"},
    "eclipse": {"tech"},
    "forbidden_stars": {"card"},
    "space_empires": {"tech", "marker"},
}


@pytest.mark.parametrize("game", KINDS)
def test_cards_of_an_account_are_found(game: str) -> None:
    rules = games.rules_of(game)
    options = {} if game == "forbidden_stars" else {"opening": "midgame"}
    table, chance, seen, new = Table.new(rules, 3, "1", options), stream("1", 0, 3, "play"), set[str](), set[str]()
    for _ in range(3000):
        if table.ask is None or KINDS[game] <= seen & new:
            break
        given = choose(table, chance)
        events = table.answer(given.seat, given.value, given.verb).events
        told = [event.text for event in events if event.text is not None]
        seen |= {id.partition(":")[0] for id in named_cards(rules, told)}
        for text in told:
            if text.key in rules.unveils:
                (card,) = named_cards(rules, [text.params[rules.unveils[text.key]]])
                new.add(card.partition(":")[0])
    assert KINDS[game] <= seen & new


@pytest.mark.parametrize("game", KINDS)
def test_lines_that_unveil_a_card_have_words(game: str) -> None:
    say = read_once().speaker("en", NAMES)
    assert all(has_words(say, key) for key in games.rules_of(game).unveils)


def test_the_latest_are_kept_each_once_and_what_lies_on_the_board_is_none() -> None:
    rules = games.rules_of("ti4")
    ids = [card.id for card in rules.components() if card.id.startswith("tech:")][: MOST + 2]
    said = [T("x", seat=seat_name(0), things=(words.technology(id.removeprefix("tech:")),)) for id in (*ids, ids[-2])]
    assert named_cards(rules, said) == [*ids[2:-2], ids[-1], ids[-2]]
    assert named_cards(rules, [words.system("27"), words.planet("lodor"), Text("no")]) == []


async def test_who_catches_up_reads_the_cards_beside_the_board(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = list[str]()

    def found(rules: AnyRules, told: Iterable[Text]) -> list[str]:
        lines.extend(text.key for text in told)
        return ["card:card-1"] if lines else []

    monkeypatch.setattr("bot.history.since.named_cards", found)
    await world.started()
    await world.bob.slash(world.channel, "toy bid", coins="2")
    await world.ann.slash(world.channel, "toy bid", coins="3")
    told = (await world.bob.slash(world.channel, "game since")).response
    assert lines and [file.filename for file in told.attachments] == ["cards.png"], "this game has no board to be drawn"
