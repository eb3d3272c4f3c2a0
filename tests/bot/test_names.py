"""Names are harmless: as they are kept, and in every sentence of both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from bot.locales import HERE, LANGUAGES, plainly, read_once
from bot.names import Said, cleaned, escaped, unescaped
from bot.store import SeatRow
from bot.widgets.shapes.typed_options import matching, option_id
from engine.ask import Option
from engine.text import T, Text, seat_name
from tests.bot.harness import World, labels
from tests.bot.moderators import boss, heard

HOSTILE = "*_~`|<@1></x:1>[a](b)@everyone #"
HARMLESS = escaped(HOSTILE)
ACTIVE = re.compile(r"(?<!\\)[*_~`|<>\[\]@]")
TOWER = "Z" + "\u0301" * 20


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ann", "Ann"),
        ("Łucja-Zofia Żółć", "Łucja-Zofia Żółć"),
        ("Ann\nBob\r\n\tCid", "Ann Bob Cid"),
        ("a\u202eb\u2066c\u200bd\ufeff", "abcd"),
        ("\u0000\u0007x\u001b[31m", "x[31m"),
        ("\u200b\u2063", "?"),
        ("\u3164\u3164", "?"),
        ("\u2800 \ufe0f", "?"),
        ("\u0301", "?"),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("   ", "?"),
        ("", ""),
        ("<@123>", "@123"),
        ("<#123>", "#123"),
        ("<t:1:R>", "t:1:R"),
        ("<@123> too", "<@123> too"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("x" * 40, "x" * 32),
    ],
)
def test_a_name_as_it_is_kept(name: str, kept: str) -> None:
    assert cleaned(name) == kept == cleaned(kept)
    assert SeatRow(0, 1, name).name == kept


def test_towers_of_accents_are_cut() -> None:
    assert len(cleaned(TOWER)) <= 4


@pytest.mark.parametrize("words", [HOSTILE, "</game new:12>", "a\\*b*", "https://x.y/z", "- x", "> x", "# x", "@here"])
def test_words_in_a_sentence(words: str) -> None:
    assert not ACTIVE.search(escaped(words).replace("\\\\", "")) and "://" not in escaped(words)
    assert unescaped(escaped(words)) == words


def test_links_of_the_bot_and_its_own_markdown_stay() -> None:
    for words in ("<@12>", "<@&12>", "<#12>", "<t:1700000000:R>", Said("`/game new`")):
        assert escaped(words) == words


# --- every sentence --------------------------------------------------------------------------------------------------


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - fluent calls it so
        self.found.add(node.id.name)


def sentences(language: str) -> list[tuple[str, set[str]]]:
    """Every key of a language with the values that stand in it."""
    found = []
    for file in sorted(Path(HERE, language).glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                variables = _Variables()
                variables.visit(entry)
                found.append((entry.id.name, variables.found))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_gets_a_raw_name(language: str) -> None:
    say = read_once().speaker(language, [HOSTILE])
    raw = []
    for key, variables in sentences(language):
        if key == "seat":  # said by its number
            continue
        for value in (HOSTILE, seat_name(0), (HOSTILE, T("seat", n=0))):
            said = say(Text(key, dict.fromkeys(variables, value)))
            raw += [key] if HOSTILE in said or HOSTILE in said.replace(HARMLESS, "") else []
    assert raw == []


def test_where_there_is_no_markdown_names_read_as_they_are() -> None:
    say = plainly(read_once().speaker("en", [HOSTILE]))
    assert say(seat_name(0)) == HOSTILE and say(T("bot-leaves", player=HOSTILE)).startswith(HOSTILE)


# --- at a table ------------------------------------------------------------------------------------------------------


async def test_people_of_any_name_sit_down_play_and_leave(world: World) -> None:
    eve: Any = world.guild.add_member(world.env.create_user(HOSTILE[:32]))
    harmless = escaped(HOSTILE[:32].strip())
    await eve.slash(world.channel, "game new", game="toy")
    await world.bob.slash(world.channel, "game join")
    await eve.slash(world.channel, "game start")
    mod = boss(world)
    offered = await mod.autocomplete(world.channel, "mod kick", "seat", "")
    assert offered[0]["name"] == f"1. {HOSTILE[:32].strip()}"
    await world.bob.slash(world.channel, "toy bid", coins="1")
    await world.resigned(eve)
    await world.env.settle()
    assert heard(world, "resign").startswith(harmless) or harmless in heard(world, harmless)
    said = "\n".join(world.said())
    assert harmless in said and not ACTIVE.search(said.replace(harmless, "").replace("**", "").split("\n")[0])
    assert HOSTILE[:32].strip() not in said.replace(harmless, "")
    assert all("\\" not in label for message in world.channel.history() for label in labels(message))


@pytest.mark.parametrize("typed", ["Tren'lak", "tren’lak", " TREN'LAK "])
def test_a_name_is_found_by_either_apostrophe(typed: str) -> None:
    options = [Option("30", T("ti4-planet-trenlak")), Option("31", T("ti4-planet-tarmann"))]
    say = read_once().speaker("en")
    assert option_id(options, typed, say) == "30"
    assert [label for label, _ in matching(options, typed, say)] == ["Tren’lak"]
