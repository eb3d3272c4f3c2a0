"""Rules are found by id and by words, shown with what stands around them, and linked from every refusal."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import discord
import pytest

from bot import rulebook
from bot.locales import LANGUAGES
from bot.measuring.loopback_shapes import walked
from bot.rulebook import find, look_up
from bot.rulebook.books import Book
from bot.store import Guild, Preferences
from engine import games
from engine.games import TITLES
from tests.bot.harness import World, enabled, error, labels, option_values, raw
from tests.bot.playing import revived
from tests.bot.test_widgets import asked

BOOKS = Path(__file__).parent / "rulebook"


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy and the zoo have rules that can be looked up."""
    monkeypatch.setattr(rulebook, "FOLDERS", [*rulebook.FOLDERS, BOOKS])


def book(game: str, language: str = "en") -> Book:
    found = rulebook.book(game, language)
    assert found is not None
    return found


def ids(query: str, game: str = "ti4", language: str = "en") -> list[str]:
    return [found.rule.id for found in find([book(game, language)], query)]


# --- the books -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES)
def test_every_rule_has_a_text_in_both_languages(game: str, language: str) -> None:
    here = book(game, language)
    assert here.language == language
    listed = [rule.id for rule in here.rules]
    assert len(listed) == len(set(listed))
    assert set(games.rules_of(game).rule_ids()) - set(listed) == set()
    assert listed == [rule.id for rule in book(game, "pl" if language == "en" else "en").rules]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES)
def test_rule_texts_have_no_leftovers_and_fit(game: str, language: str) -> None:
    for rule in book(game, language).rules:
        assert rule.heading and rule.text[-1] in ".!?)”:", rule
        assert len(rule.text) + len(rule.heading) < 1500, rule.id
        assert not re.search(r"\[[a-z]+\]|TODO|\bTBD\b|  |\ufffd|[{}<>]", rule.text), rule
        assert rule.text.count("“" if language == "en" else "„") == rule.text.count("”"), rule


def test_headings_stand_once_each() -> None:
    for game in TITLES:
        for language in LANGUAGES:
            headings = [rules[0].heading for rules in book(game, language).sections()]
            assert len(headings) == len(set(headings))
        assert len(book(game, "en").sections()) == len(book(game, "pl").sections())


# --- finding ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("query", ["TI-RETREAT-03", "ti-retreat-03", "retreat 3", "Retreat 03", "ti retreat 3"])
def test_a_rule_is_found_by_its_id(query: str) -> None:
    assert ids(query)[0] == "TI-RETREAT-03"


def test_a_topic_of_two_words_is_found_by_both() -> None:
    assert ids("fleet pool 3")[0] == "TI-FLEETPOOL-03"


def test_a_topic_comes_whole_and_in_order() -> None:
    assert ids("retreat")[:3] == ["TI-RETREAT-01", "TI-RETREAT-02", "TI-RETREAT-03"]


def test_a_heading_comes_before_texts(library: None) -> None:
    assert ids("kindness", "toy") == ["TOY-GIFT-01"]
    assert ids("bidding coins", "toy") == ["TOY-BID-01", "TOY-GIFT-01", "TOY-BID-02"], "both words, in some form, first"


def test_all_words_come_before_some(library: None) -> None:
    assert ids("seat dice", "toy") == ["TOY-ROLL-01", "TOY-BID-02"]
    assert ids("lion", "toy") == []


def test_words_are_found_by_their_beginning_and_without_diacritics(library: None) -> None:
    assert ids("zyczliwosci", "toy", "pl") == ["TOY-GIFT-01"]
    assert ids("KOŚĆ", "toy", "pl") == ids("kosc", "toy", "pl") == ["TOY-ROLL-01"]


def test_among_some_words_an_ending_may_differ(library: None) -> None:
    assert ids("licytacje", "toy", "pl")[0] in ("TOY-BID-01", "TOY-BID-02")


def test_a_language_without_a_book_falls_back(library: None) -> None:
    assert book("zoo", "pl").language == "en"
    assert rulebook.book("chess", "en") is None


def test_ids_are_looked_up_exactly(library: None) -> None:
    assert look_up([book("toy")], "toy-bid-02") is not None
    assert look_up([book("toy")], "TOY-BID-2") is None


def read(result: Any) -> Any:
    """The message that answers a command."""
    return [message for message in (result.response, *result.followups) if message][-1]


# --- the command -----------------------------------------------------------------------------------------------------


async def test_a_rule_with_its_heading_for_its_reader_only(world: World, library: None) -> None:
    await world.started()
    shown = await world.ann.slash(world.channel, "rules", about="bid 2")
    assert shown.ephemeral
    assert read(shown).content == (
        "**Bidding** · Toy\n`TOY-BID-02` The highest bid draws a card. Of equal bids the first seat counts."
    )
    assert enabled(read(shown)) == ["Previous", "Next", "Whole section", "Show to everyone"]


async def test_the_neighbours_are_one_press_away(world: World, library: None) -> None:
    await world.started()
    shown = read(await world.ann.slash(world.channel, "rules", about="TOY-GIFT-01"))
    await world.ann.click(shown, label="Previous")
    assert "`TOY-BID-02`" in shown.content
    await world.ann.click(shown, label="Previous")
    assert "`TOY-BID-01`" in shown.content and "Previous" not in enabled(shown)
    for _ in range(3):
        await world.ann.click(shown, label="Next")
    assert "`TOY-ROLL-01`" in shown.content and "Next" not in enabled(shown)


async def test_a_section_in_pages_and_back(world: World, library: None) -> None:
    await world.ann.slash(world.channel, "game new", game="zoo")
    shown = read(await world.ann.slash(world.channel, "rules", about="cage 3"))
    await world.ann.click(shown, label="Whole section")
    assert shown.content.startswith("**Cages (1/4)** · Zoo\n`ZOO-CAGE-01`")
    assert enabled(shown) == ["Back to the rule", "Next page"]
    for _ in range(3):
        await world.restart()
        await world.ann.click(shown, label="Next page")
    assert "**Cages (4/4)**" in shown.content and "`ZOO-CAGE-61`" in shown.content
    assert enabled(shown) == ["Back to the rule", "Previous page"]
    await world.ann.click(shown, label="Back to the rule")
    assert "`ZOO-CAGE-03`" in shown.content


async def test_other_rules_that_fit_stand_in_a_list_that_stays(world: World, library: None) -> None:
    await world.started()
    shown = read(await world.ann.slash(world.channel, "rules", about="coins"))
    assert option_values(shown) == ["TOY-BID-01", "TOY-GIFT-01"]
    await world.ann.select(shown, ["TOY-GIFT-01"])
    assert "`TOY-GIFT-01`" in shown.content
    assert option_values(shown) == ["TOY-BID-01", "TOY-GIFT-01"]


async def test_the_reader_has_it_in_the_own_language_and_the_table_in_its_own(world: World, library: None) -> None:
    await world.started()
    world.bot.services.store.prefer(Preferences(world.bob.id, language="pl"))
    shown = read(await world.bob.slash(world.channel, "rules", about="bid 2"))
    assert shown.content.startswith("**Licytacja**")
    told = await world.bob.click(shown, label="Pokaż przy stole")
    assert not told.ephemeral
    assert told.response.content.splitlines()[0] == "**Bidding** · Toy"
    assert told.response.content.splitlines()[-1] == "-# Shown by bob"


async def test_without_a_table_the_channel_reads_what_the_server_has_chosen(world: World, library: None) -> None:
    world.bot.services.store.set_guild(Guild(world.guild.id, "pl"))
    shown = read(await world.bob.slash(world.channel, "rules", about="TOY-BID-02"))
    assert shown.content.startswith("**Bidding**")
    told = await world.bob.click(shown, label="Show to everyone")
    assert told.response.content.splitlines()[0].startswith("**Licytacja**")
    assert told.response.content.splitlines()[-1] == "-# Pokazuje: bob"


async def test_who_cannot_write_in_the_channel_cannot_show_a_rule(world: World, library: None) -> None:
    silent = {world.cid: discord.PermissionOverwrite(send_messages=False)}
    channel = world.guild.create_text_channel("quiet", overwrites=silent)
    shown = read(await world.cid.slash(channel, "rules", about="bid 2"))
    refused = await world.cid.click(shown, label="Show to everyone")
    assert error(refused) == "You cannot write in this channel, so only you see the rule."


async def test_without_words_the_contents(world: World, library: None) -> None:
    await world.started()
    shown = read(await world.ann.slash(world.channel, "rules"))
    assert shown.content.startswith("**Rules in plain words: Toy**")
    assert option_values(shown) == ["TOY-BID-01", "TOY-GIFT-01", "TOY-ROLL-01"]
    await world.ann.select(shown, ["TOY-ROLL-01"])
    assert "`TOY-ROLL-01`" in shown.content


async def test_the_contents_of_all_games_fit_into_lists(world: World) -> None:
    shown = read(await world.ann.user.slash("rules"))
    lists = [part for row in raw(shown) for part in row["components"]]
    assert 2 <= len(lists) <= 5 and all(len(part["options"]) <= 25 for part in lists)


async def test_another_game_by_option_and_all_in_private(world: World, library: None) -> None:
    await world.started()
    shown = await world.ann.slash(world.channel, "rules", about="retreat 3", game="ti4")
    assert "`TI-RETREAT-03`" in read(shown).content
    private = read(await world.ann.user.slash("rules", about="retreat 3"))
    assert {"TI-RETREAT-03", "EC-RETREAT-03"} <= set(option_values(private))
    assert "Show to everyone" not in labels(private)


async def test_nothing_fits(world: World, library: None) -> None:
    await world.started()
    refused = await world.ann.slash(world.channel, "rules", about="submarine")
    assert error(refused) == "No rule matches “submarine”. Try fewer words, the beginning of a word, or an id."


async def test_of_an_endless_question_only_the_beginning_is_looked_up(
    world: World, library: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, find = list[str](), rulebook.find
    monkeypatch.setattr(rulebook, "find", lambda books, query, *rest: asked.append(query) or find(books, query, *rest))
    await world.ann.slash(world.channel, "rules", about="retreat " * 700)
    assert asked and max(map(len, asked)) <= 300


async def test_a_game_without_texts(world: World) -> None:
    await world.started()
    refused = await world.ann.slash(world.channel, "rules", about="bid")
    assert error(refused) == "This game has no rule texts."


async def test_while_typing_rules_are_offered(world: World, library: None) -> None:
    await world.started()
    offers = await world.ann.autocomplete(world.channel, "rules", "about", "gift")
    assert [(offer["name"], offer["value"]) for offer in offers] == [
        ("TOY-GIFT-01 While bids are open you may give coins away, but never three.", "TOY-GIFT-01")
    ]
    first = await world.ann.autocomplete(world.channel, "rules", "about", "")
    assert [offer["name"] for offer in first] == ["Bidding", "Gifts and other kindnesses", "Rolling"]
    other = await world.ann.autocomplete(world.channel, "rules", "about", "retreat", game="ti4")
    assert other[0]["value"] == "TI-RETREAT-01"


async def test_forged_presses_change_nothing(world: World, library: None) -> None:
    await world.started()
    forged = [
        "qr0/TOY-BID-99//",
        "qx0/TOY-BID-01//",
        "qr/TOY-BID-01//",
        "qr0",
        "qr9999/TOY-BID-01//",
        "qr0/TOY-BID-01/x",
    ]
    for choice in forged:
        refused = await world.ann.click(revived(world, f"0:-:{choice}", None), custom_id=f"0:-:{choice}")
        assert error(refused) == "This button is out of date."


# --- refusals --------------------------------------------------------------------------------------------------------


async def linked(person: Any, refused: Any) -> str:
    """What the button under a refusal shows; the refusal stays."""
    (said,) = [message for message in [refused.response, *refused.followups] if message and "(rule" in message.content]
    assert said.ephemeral and labels(said) == ["Show the rule"]
    shown = await person.click(said, label="Show the rule")
    assert shown.ephemeral
    return str(shown.response.content)


async def test_a_refused_command_links_to_its_rule(world: World, library: None) -> None:
    await world.started()
    refused = await world.ann.slash(world.channel, "toy bid", coins="9")
    assert "`TOY-BID-01` Everybody bids" in await linked(world.ann, refused)


async def test_a_refused_modal_links_to_its_rule_and_the_prompt_stays(world: World, library: None) -> None:
    prompt = await asked(world, "spread")
    form = await world.ann.click(prompt, label="Enter amounts")
    refused = await world.ann.submit_modal(form, {"0": ["4"], "1": ["1"]})
    assert "`ZOO-CAGE-01`" in await linked(world.ann, refused)
    assert "Enter amounts" in labels(prompt)


async def test_a_refused_press_links_to_its_rule(world: World, library: None) -> None:
    prompt = await asked(world, "guarded")
    await world.ann.submit_modal(await world.ann.click(prompt, label="Which"), {"0": "animal-1"})
    await world.ann.click(prompt, label="Cages")
    await world.ann.click(prompt, label="Cage 0")
    kept = world.env.backend.get_message(world.channel.id, prompt.id).components
    (confirm,) = [part for part in walked(kept) if part.get("label") == "Confirm"]
    assert confirm.pop("disabled"), "prompts from before have one that can be pressed"
    refused = await world.ann.click(prompt, label="Confirm")
    assert "`ZOO-LION-01`" in await linked(world.ann, refused)
    assert "Confirm" in labels(prompt)


async def test_a_rule_without_a_text_has_no_button(world: World) -> None:
    await world.started()
    refused = await world.ann.slash(world.channel, "toy bid", coins="9")
    assert error(refused).endswith("(rule TOY-BID-01)")
    assert all(not labels(message) for message in [refused.response, *refused.followups] if message)
