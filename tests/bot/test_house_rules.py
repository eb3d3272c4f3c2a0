"""House rules: doubts on which groups differ, chosen before the start and shown where a table's options are."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.gathering.settings_command import settings_of
from bot.locales import LANGUAGES, read_once
from bot.tables.lobby import checked_options
from bot.wording.announcements import announcement
from engine import games
from engine.errors import IllegalAnswer
from engine.ti4 import words
from tests.bot.harness import World, error

RIFTS = "Gravity rifts: dice after the movement (house rule, TI-DOUBT-25)"
HOUSE = [choice for choice in games.rules_of("ti4").choices if choice.doubt]


async def opened(world: World, options: str = "") -> str:
    await world.ann.slash(world.channel, "game new", game="ti4", options=options)
    return world.said()[-1]


async def test_a_table_with_the_usual_readings_says_so_in_one_line(world: World) -> None:
    said = await opened(world)
    assert f"- House rules: all default ({len(HOUSE)}; see /game settings)" in said.splitlines()
    assert "TI-DOUBT" not in said


async def test_the_table_names_what_it_reads_otherwise(world: World) -> None:
    said = (await opened(world, "rifts=after points=14")).splitlines()
    assert f"- {RIFTS}" in said and "- Points to win: 14" in said
    assert f"- Other house rules: default ({len(HOUSE) - 1}; see /game settings)" in said
    status = await world.ann.slash(world.channel, "game status")
    assert f"-# {RIFTS}" in status.response.content.splitlines()


async def test_the_status_says_who_plays_what_once_everybody_knows(world: World) -> None:
    await opened(world, "factions=deal")
    await world.ann.slash(world.channel, "game start", seats=3)
    await world.env.settle()
    status = (await world.ann.slash(world.channel, "game status")).response.content
    assert "\n1. ann · 0 points · **to answer**" in status
    live = await world.bot.services.tables.look(1)
    chosen = live.table.shape(0).random(Random(1))
    await world.bot.services.tables.answers.answer(1, world.ann.id, chosen)
    await world.env.settle()
    say = world.bot.services.locales.speaker("en")
    status = (await world.ann.slash(world.channel, "game status")).response.content
    assert f"\n1. ann · {say(words.faction(str(chosen)))} · 0 points" in status


async def test_where_every_reading_is_another_no_usual_ones_are_named(world: World) -> None:
    said = await opened(world, " ".join(f"{choice.name}={choice.values[1]}" for choice in HOUSE))
    assert said.count("(house rule, TI-DOUBT-") == len(HOUSE)
    assert "default" not in said


async def test_it_is_still_said_when_the_game_begins(world: World) -> None:
    await opened(world, "deals=once")
    await world.ann.slash(world.channel, "game start", seats=3)
    await world.env.settle()
    assert "(house rule, TI-DOUBT-24)" in "\n".join(world.said())


async def test_the_settings_list_them_under_their_own_heading(world: World) -> None:
    await opened(world)
    shown = (await world.ann.slash(world.channel, "game settings")).response.content.splitlines()
    heading = next(at for at, line in enumerate(shown) if line.startswith("**House rules"))
    below = shown[heading + 1 :]
    assert len(below) == len(HOUSE) and all(line.endswith(")") and "(TI-DOUBT-" in line for line in below)


async def test_one_of_them_is_explained_and_changed(world: World) -> None:
    await opened(world)
    told = (await world.ann.slash(world.channel, "game settings", setting="imperial")).response.content
    assert told.splitlines()[0] == "Secret objective of Imperial: always drawn"
    assert "What the primary ability gives without Mecatol Rex. (TI-DOUBT-47)" in told
    assert told.splitlines()[-1] == "- may be drawn"
    await world.ann.slash(world.channel, "game settings", setting="imperial", value="may")
    assert "(house rule, TI-DOUBT-47)" in "\n".join(world.said())


async def test_every_house_rule_is_offered_with_what_is_not_usual(world: World) -> None:
    offers = await world.ann.autocomplete(world.channel, "game new", "options", "", game="ti4")
    offered = {str(offer["value"]) for offer in offers}
    assert {f"{choice.name}={choice.values[1]}" for choice in HOUSE} <= offered
    assert not {f"{choice.name}={choice.values[0]}" for choice in HOUSE} & offered


async def test_a_value_of_games_from_before_is_offered_to_no_new_table_and_shown_where_it_is(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="forbidden_stars")
    say, services = read_once().speaker("en"), world.bot.services
    with pytest.raises(IllegalAnswer):
        checked_options(games.rules_of("forbidden_stars"), {"board": "introductory"})
    live = await services.tables.look(1)
    old = replace(live, game=replace(live.game, options=live.game.options | {"board": "introductory"}))
    assert games.rules_of("forbidden_stars").new(2, "s", old.game.options).options.board == "introductory"
    shown = next(setting for setting in settings_of(old) if setting.name == "board")
    assert "older games" in say(shown.values[shown.now])


async def test_none_is_changed_once_the_game_has_begun(world: World) -> None:
    await opened(world)
    await world.ann.slash(world.channel, "game start", seats=3)
    await world.env.settle()
    assert error(await world.ann.slash(world.channel, "game settings", setting="rifts", value="after"))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_of_them_chosen_otherwise_fit_into_the_messages(world: World, language: str) -> None:
    await opened(world, " ".join(f"{choice.name}={choice.values[1]}" for choice in HOUSE))
    live = await world.bot.services.tables.look(1)
    say = read_once().speaker(language, ["Ann"])
    assert len(announcement(live, say)) < 1800
    listed = [say(setting.text) + say(setting.values[setting.now]) for setting in settings_of(live)]
    assert sum(len(line) + 20 for line in listed) < 1800


async def test_orders_say_where_being_asked_tells_of_a_hand(world: World) -> None:
    await opened(world, "windows=holders")
    await world.ann.slash(world.channel, "game start", seats=3)
    await world.env.settle()
    orders = await world.ann.slash(world.channel, "game orders")
    assert "only players who can react are asked" in orders.response.content
    assert "nobody can tell" not in orders.response.content
