"""Computer players as people meet them: in the lobby, by command, at the table, with advice and a deputy's report."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.asking.advise_command import advised as advice_lines
from bot.locales import read_once
from bot.store import AnswerRow
from bot.tables import lobby
from bot.tables.newcomers import unlike
from bot.widgets.one_press import Called
from bot.wording.whom import whom
from engine import games
from engine.ask import Amount
from engine.players.announcing import goes
from engine.players.characters import PlayerKind
from engine.players.playing import RatedAction
from engine.text import T, to_json
from tests.bot.harness import BotToy, World, error, raw
from tests.toy_mind import MIND


class Known(BotToy):
    """The bot's toy, which programs know."""

    mind = MIND


@pytest.fixture
def hall(world: World, monkeypatch: pytest.MonkeyPatch) -> World:
    monkeypatch.setattr("tests.bot.harness.BotToy", Known)
    games.register(Known())
    return world


def lists(message: Any) -> dict[str, list[str]]:
    """What each list of a message offers, by what stands in it before a choice."""
    menus = [part for row in raw(message) for part in row["components"] if part["type"] == 3]
    return {menu["placeholder"]: [option["value"] for option in menu["options"]] for menu in menus}


def about(message: Any, value: str) -> dict[str, str]:
    """What a list says of one of its options."""
    menus = [part for row in raw(message) for part in row["components"] if part["type"] == 3]
    return next(option for menu in menus for option in menu["options"] if option["value"] == value)


async def opened(world: World, **options: Any) -> Any:
    """The message of an open table."""
    await world.ann.slash(world.channel, "game new", game="toy", **options)
    await world.env.settle()
    return world.channel.history()[-1]


def menu_id(message: Any, placeholder: str) -> str:
    menus = [part for row in raw(message) for part in row["components"] if part["type"] == 3]
    return next(menu["custom_id"] for menu in menus if menu["placeholder"] == placeholder)


async def pick(world: World, who: Any, placeholder: str, value: str) -> Any:
    message = world.channel.history()[0] if not world.channel.history()[-1].components else world.channel.history()[-1]
    result = await who.select(message, [value], custom_id=menu_id(message, placeholder))
    await world.env.settle()
    return result


def log(world: World) -> list[AnswerRow]:
    return world.bot.services.store.log(1)


async def test_the_lobby_offers_every_level_and_trait_with_a_line_on_each(hall: World) -> None:
    message = await opened(hall)
    offered = lists(message)["Add an AI player"]
    assert len(offered) == 20 and {"calm", "sharp", "keen-raider", "steady-trader"} <= set(offered)
    told = about(message, "keen-raider")
    assert (told["label"], told["description"]) == (
        "hard, raider",
        "looks three rounds ahead and rarely makes mistakes; likes war",
    )
    assert "Remove an AI player" not in lists(message)


async def test_one_sits_down_and_goes_again(hall: World) -> None:
    await opened(hall)
    await pick(hall, hall.ann, "Add an AI player", "keen-raider")
    assert "2. Alphard (AI, hard, raider)" in hall.channel.history()[0].content
    await pick(hall, hall.ann, "Remove an AI player", "1")
    assert "Alphard" not in hall.channel.history()[0].content
    refused = await pick(hall, hall.bob, "Add an AI player", "keen")
    assert error(refused)


async def test_by_command_too_and_from_the_start(hall: World) -> None:
    message = await opened(hall, opponents=2, level="level-calm")
    assert "3. Bellatrix (AI, easy" in message.content
    done = await hall.ann.slash(hall.channel, "game opponent", level="level-sharp", trait="trait-grudge")
    assert "Deneb joins: AI player, expert, vengeful." in done.response.content
    assert "never forgets" in done.response.content
    assert error(await hall.ann.slash(hall.channel, "game opponent", level="level-keen"))
    await hall.ann.slash(hall.channel, "game opponent", remove="2")
    assert [row.name for row in hall.bot.services.store.seats(1)] == ["ann", "Bellatrix", "Deneb"]
    assert error(await hall.bob.slash(hall.channel, "game opponent", level="level-keen"))
    assert error(await hall.ann.slash(hall.channel, "game opponent", remove="1")) == "That seat has no AI player."


async def test_a_game_that_nobody_knows_offers_none(world: World) -> None:
    message = await opened(world)
    assert "Add an AI player" not in lists(message) and "Start with 1 AI player (2 seats)" in str(raw(message))
    told = error(await world.ann.slash(world.channel, "game opponent", level="level-keen"))
    assert told == "This game has no such AI player."


def test_each_game_meets_players_who_like_other_things() -> None:
    tables = [[str(kind) for kind in unlike([PlayerKind("keen")] * 3, f"seed {n}")] for n in range(9)]
    assert all(len({*table}) == 3 and {one.partition("-")[0] for one in table} == {"keen"} for table in tables)
    assert len({*map(tuple, tables)}) > 3
    chosen = [PlayerKind("chance"), PlayerKind("calm", "raider")]
    assert unlike(chosen, "x") == chosen, "what somebody chose stays"
    both = [*unlike([PlayerKind("keen")], "x"), *unlike([PlayerKind("keen")], "x", 1)]
    assert both == unlike([PlayerKind("keen")] * 2, "x"), "who comes later is not like who sits there"


async def test_whoever_fills_the_table_gets_steady_players(hall: World) -> None:
    await opened(hall)
    await hall.ann.slash(hall.channel, "game start", seats=3)
    await hall.env.settle()
    seated = [PlayerKind.read(row.player) for row in hall.bot.services.store.seats(1)[1:]]
    assert [kind.level for kind in seated] == ["steady", "steady"] and seated[0].trait != seated[1].trait
    assert {row.player for row in log(hall)} <= {f"{kind}/7" for kind in seated}
    assert "Alphard" in "\n".join(hall.said())
    told = await hall.ann.slash(hall.channel, "game status")
    assert "2. Alphard (AI, normal" in told.response.content
    live = await hall.bot.services.tables.look(1)
    assert whom(live, hall.bot.services.aloud(live), [1], []).endswith("Alphard"), "of what kind, the status tells"


async def test_after_a_restart_they_go_on(hall: World) -> None:
    await opened(hall, opponents=2)
    await hall.ann.slash(hall.channel, "game start")
    await hall.env.settle()
    before = len(log(hall))
    await hall.restart()
    await hall.ann.slash(hall.channel, "toy bid", coins="1")
    await hall.env.settle()
    assert len(log(hall)) > before


async def test_polish_tables_read_of_them_in_polish(hall: World) -> None:
    message = await opened(hall, opponents=1, level="level-keen", language="language-pl")
    assert "2. Alphard (komputer, poziom: trudny" in message.content
    assert "Dodaj gracza komputerowego" in lists(message)


# --- what they are after ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("talk", [True, False])
async def test_they_say_what_they_are_after_below_what_happened_if_the_table_allows_it(
    hall: World, monkeypatch: pytest.MonkeyPatch, talk: bool
) -> None:
    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_hex=lambda size: "seed 1"))
    monkeypatch.setattr(MIND, "announced", lambda kind, act: goes(act().seat, T("toy")))
    await opened(hall, opponents=2)
    if not talk:
        await hall.ann.slash(hall.channel, "game settings", setting="talk", value="no")
        await hall.env.settle()
    await hall.ann.slash(hall.channel, "game start")
    await hall.ann.slash(hall.channel, "toy bid", coins="1")
    await hall.env.settle()
    await hall.ann.slash(hall.channel, "toy roll", choice="still")
    await hall.env.settle()
    told = "\n".join(hall.said()).splitlines()
    said = [line for line in told if "I’m going for" in line]
    assert bool(said) == talk
    if talk:
        assert said[0].startswith(("Alphard: “", "Bellatrix: “")) and told.index(said[0]) > 0


# --- advice ----------------------------------------------------------------------------------------------------------


async def advised(world: World, who: Any) -> Any:
    return await who.slash(world.channel, "game advise")


async def test_advice_is_given_where_the_table_allows_it_to_who_asks_alone(hall: World) -> None:
    await opened(hall, opponents=1)
    await hall.ann.slash(hall.channel, "game settings", setting="advice", value="yes")
    await hall.ann.slash(hall.channel, "game start")
    await hall.env.settle()
    told = await advised(hall, hall.ann)
    said = [message for message in [told.response, *told.followups] if message and "looks good" in message.content]
    assert said and "1. **2**: to cover upcoming costs" in said[0].content
    assert "2. **0**: to save resources" in said[0].content
    assert all("looks good" not in line for line in hall.said(hall.bob))
    assert error(await advised(hall, hall.bob))


async def test_without_leave_there_is_no_advice(hall: World) -> None:
    await opened(hall, opponents=1)
    await hall.bob.slash(hall.channel, "game join")
    assert error(await advised(hall, hall.ann))
    await hall.ann.slash(hall.channel, "game start")
    await hall.env.settle()
    assert error(await advised(hall, hall.ann)) == "Advice is turned off at this table (/game settings)."


async def test_who_plays_alone_is_advised_without_a_setting(hall: World) -> None:
    await opened(hall, opponents=1)
    await hall.ann.slash(hall.channel, "game start")
    await hall.env.settle()
    told = await advised(hall, hall.ann)
    said = [message for message in [told.response, *told.followups] if message and "looks good" in message.content]
    assert said and "1. **2**: to cover upcoming costs" in said[0].content


async def test_advice_is_one_press_away_under_the_own_question(hall: World) -> None:
    await opened(hall, opponents=1)
    await hall.ann.slash(hall.channel, "game start")
    await hall.env.settle()
    asked = (await hall.ann.click(hall.channel.history()[-1], label="Answer")).response
    told = await hall.ann.click(asked, label="Advise me")
    said = [message for message in [told.response, *told.followups] if message and "looks good" in message.content]
    assert said and said[0].content.count("\n") >= 2
    assert all("looks good" not in line for line in hall.said(hall.bob))


FIVE = Called(Amount(0, 9), "pass_the_token")
"""What an answer is called where a number is asked for."""


def test_a_plan_without_a_reason_says_what_sets_it_apart() -> None:
    plans = [RatedAction(5, "best", worth) for worth in (900, 850, 10)]
    assert advice_lines(plans, FIVE, read_once().speaker("en")) == [
        "1. **5**: looks best.",
        "2. **5**. Nearly as good.",
        "3. **5**. Clearly weaker.",
    ]


def test_what_a_plan_costs_and_what_speaks_against_it_stands_behind_it() -> None:
    five = to_json(T("bot-number", n=5))
    points = (("aim", five), ("aim", five), ("cost", five), ("against", five))
    plan = RatedAction(5, "research", 900, points=points)
    assert advice_lines([plan], FIVE, read_once().speaker("en")) == ["1. **5**: 5; 5. Cost: 5. Against it: 5."]


def test_what_a_component_says_follows_a_full_stop() -> None:
    gains = T("forbidden_stars-advice-assets", assets="2")
    told = [to_json(text) for text in (gains, T("forbidden_stars-dominate-chaos-text"), gains)]
    plan = RatedAction(5, "dominate", 900, points=tuple(("aim", text) for text in told))
    (line,) = advice_lines([plan], FIVE, read_once().speaker("en"))
    assert line.startswith("1. **5**: gain 2. Take 1 of your Cultists") and line.endswith(
        "in an adjacent system; gain 2."
    )


def test_a_phrase_that_a_name_begins_is_no_sentence_of_its_own() -> None:
    told = [to_json(T("forbidden_stars-advice-leaves", area=name)) for name in ("Fornax", "Thylin")]
    plan = RatedAction(5, "advance", 900, points=tuple(("against", text) for text in told))
    (line,) = advice_lines([plan], FIVE, read_once().speaker("en"))
    assert line.endswith("Against it: Fornax is no longer yours; Thylin is no longer yours.")


async def test_advice_is_rationed(hall: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await opened(hall, opponents=1)
    await hall.ann.slash(hall.channel, "game settings", setting="advice", value="yes")
    await hall.ann.slash(hall.channel, "game start")
    await hall.env.settle()
    hall.bot.services.rates.hourly = {**hall.bot.services.rates.hourly, "advice": 1}
    await advised(hall, hall.ann)
    assert error(await advised(hall, hall.ann)).startswith("Hourly limit for advice reached (1).")


# --- a deputy --------------------------------------------------------------------------------------------------------


async def test_who_comes_back_reads_in_private_what_was_done_and_why(hall: World) -> None:
    await opened(hall)
    await hall.bob.slash(hall.channel, "game join")
    await hall.ann.slash(hall.channel, "game start")
    await hall.env.settle()
    game = hall.bot.services.tables
    await game.seats.stand_in_for(1, 1, 99)
    await hall.env.settle()
    await game.seats.give_back(1, 1, "bob", 99)
    await hall.env.settle()
    letters = "\n".join(message.content for message in hall.bob.user.dm_channel.history())
    assert (
        "Your substitute answered once while you were away:" in letters and "→ 2 (to cover upcoming costs)" in letters
    )
    assert "Your substitute answered" not in "\n".join(hall.said())
