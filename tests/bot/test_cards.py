"""Components are found by name in either language and shown with a picture: for their reader, or for the table."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest
from PIL import Image

from bot.drawing.pictures import Pictures
from bot.helping import component_cards, component_search
from bot.locales import read_once
from bot.store import Guild, Preferences
from bot.widgets.lookups import Sought
from tests.bot.harness import World, error, labels, option_values
from tests.bot.playing import revived
from tests.bot.test_rules import read

SPY = "ti4/card:spy"


async def found(query: str, most: int = 5) -> list[str]:
    return [
        entry.component.id
        for entry in component_search.find(await component_search.opened(read_once(), ["ti4"]), query, most)
    ]


def pictured(world: World, message: Any) -> Image.Image:
    """The one picture of a message."""
    (file,) = message.attachments
    return Image.open(io.BytesIO(world.env.backend.cdn.get(file.url) or b""))


# --- finding ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("query", "id"),
    [
        ("Sabotage", "card:sabotage"),
        ("sabotaz", "card:sabotage"),
        ("SABOTAŻ", "card:sabotage"),
        ("dreadn", "unit:dreadnought_1"),
        ("pancernik ii", "tech:dreadnought_2"),
        ("norr", "faction:sardakk_norr"),
        ("n’orr", "faction:sardakk_norr"),
        ("jol nar", "faction:jol_nar"),
        ("emiraty", "faction:hacan"),
        ("mecatol", "planet:mecatol_rex"),
        ("secrets cosmos", "objective:learn_the_secrets_of_the_cosmos"),
        ("nebula", "anomaly:nebula"),
        ("mglawica", "anomaly:nebula"),
        ("bribery action", "card:bribery"),
    ],
)
async def test_a_component_is_found_by_its_name_in_either_language(query: str, id: str) -> None:
    assert (await found(query))[0] == id


async def test_a_kind_finds_what_is_of_it_and_nonsense_nothing() -> None:
    assert all(id.startswith("note:") for id in await found("promissory", 20))
    assert await found("submarine") == []
    assert await found("?!") == []
    assert (await found(""))[0] == "strategy:leadership"


async def test_every_component_is_found_by_its_own_name() -> None:
    entries = await component_search.opened(read_once(), ["ti4"])
    for language in ("en", "pl"):
        say = read_once().speaker(language)
        lost = [e.key for e in entries if e not in component_search.find(entries, say(e.component.name), 5)]
        assert lost == []


# --- the command -----------------------------------------------------------------------------------------------------


async def test_a_card_with_its_picture_for_its_reader_only(world: World) -> None:
    shown = await world.ann.slash(world.channel, "rules", card=SPY)
    assert shown.ephemeral and world.said() == []
    assert read(shown).content == (
        "**Spy** · Action card · Twilight Imperium 4\n"
        "Action: another player gives you a random action card.\n"
        "-# Played: as an action · Copies in the deck: 1"
    )
    assert pictured(world, read(shown)).width == 640
    assert read(shown).attachments[0].description.startswith("Spy, Action card.")
    assert labels(read(shown)) == ["Show to everyone"]


async def test_typed_words_will_do_and_what_fits_too_is_offered(world: World) -> None:
    shown = read(await world.ann.slash(world.channel, "rules", card="initiative", game="ti4"))
    assert "Initiative** · Action card" in shown.content
    assert {"ti4/card:economic_initiative", "ti4/card:mining_initiative"} <= set(option_values(shown))
    before = shown.content
    await world.ann.select(shown, ["ti4/card:mining_initiative"])
    assert shown.content != before and "**Mining Initiative**" in shown.content
    assert len(shown.attachments) == 1


async def test_a_sheet_leads_to_what_belongs_to_it(world: World) -> None:
    shown = read(await world.ann.slash(world.channel, "rules", card="ti4/faction:hacan"))
    assert "\n- Guild Ships. You may make" in shown.content and "Commodities: 6" in shown.content
    assert {"ti4/unit:wrath_of_kenara", "ti4/note:trade_convoys"} <= set(option_values(shown))
    await world.ann.select(shown, ["ti4/unit:wrath_of_kenara"])
    assert shown.content.startswith("**Wrath of Kenara** · Flagship") and "Combat" not in shown.content
    assert option_values(shown) == ["ti4/faction:hacan"]


async def test_what_was_shown_leads_on_after_a_restart(world: World) -> None:
    shown = read(await world.ann.slash(world.channel, "rules", card="ti4/faction:hacan"))
    await world.restart()
    await world.ann.select(shown, ["ti4/ability:guild_ships"])
    assert shown.content.startswith("**Guild Ships** · Faction ability")


async def test_the_reader_reads_the_own_language_and_the_table_its_own(world: World) -> None:
    world.bot.services.store.prefer(Preferences(world.bob.id, language="pl"))
    world.bot.services.store.set_guild(Guild(world.guild.id, "en"))
    shown = read(await world.bob.slash(world.channel, "rules", card="ti4/card:sabotage"))
    assert shown.content.startswith("**Sabotaż** · Karta akcji")
    told = await world.bob.click(shown, label="Pokaż przy stole")
    assert not told.ephemeral
    (aloud,) = world.channel.history()
    assert aloud.content.startswith("**Sabotage** · Action card")
    assert aloud.content.splitlines()[-1] == "-# Shown by bob"
    assert pictured(world, aloud).width == 640


async def test_who_cannot_write_cannot_show_a_card(world: World) -> None:
    silent = {world.cid: discord.PermissionOverwrite(send_messages=False)}
    channel = world.guild.create_text_channel("quiet", overwrites=silent)
    shown = read(await world.cid.slash(channel, "rules", card=SPY))
    refused = await world.cid.click(shown, label="Show to everyone")
    assert error(refused) == "You cannot write in this channel, so only you see the rule."


async def test_in_private_all_games_can_be_read(world: World) -> None:
    shown = read(await world.ann.user.slash("rules", card="sabotage"))
    assert shown.content.startswith("**Sabotage**") and labels(shown) == []


async def test_nothing_is_called_so(world: World) -> None:
    for typed in ("submarine", "ti4/card:submarine", "/", "?"):
        refused = await world.ann.slash(world.channel, "rules", card=typed)
        assert error(refused).startswith("Nothing matches “")


async def test_a_game_without_cards(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    refused = await world.ann.slash(world.channel, "rules", card="spy", game="ti4")
    assert read(refused).content.startswith("**Spy**")
    monkeypatch.setattr("engine.ti4.rules.TwilightImperium.components", lambda self: ())
    component_search._entries.cache_clear()
    refused = await world.ann.slash(world.channel, "rules", card="spy", game="ti4")
    assert error(refused) == "This game has no cards to look up."
    component_search._entries.cache_clear()


async def test_a_fault_in_drawing_leaves_the_words(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*given: Any, **how: Any) -> None:
        raise ValueError

    monkeypatch.setattr("render.cards.card", broken)
    shown = read(await world.ann.slash(world.channel, "rules", card=SPY))
    assert shown.content.startswith("**Spy**") and not shown.attachments


async def test_while_typing_components_are_offered_in_the_readers_language(world: World) -> None:
    offers = await world.ann.autocomplete(world.channel, "rules", "card", "sabotaz", game="ti4")
    assert [(offer["name"], offer["value"]) for offer in offers] == [("Sabotage · Action card", "ti4/card:sabotage")]
    world.bot.services.store.prefer(Preferences(world.ann.id, language="pl"))
    offers = await world.ann.autocomplete(world.channel, "rules", "card", "sabotage")
    assert offers[0]["name"] == "Sabotaż · Karta akcji"
    first = await world.ann.autocomplete(world.channel, "rules", "card", "")
    assert len(first) == 25


async def test_rules_that_name_a_component_lead_to_it(world: World) -> None:
    shown = read(await world.ann.slash(world.channel, "rules", about="carrier", game="ti4"))
    assert "TI-" in shown.content and "ti4/unit:carrier_1" in option_values(shown)
    aside = await world.ann.select(shown, ["ti4/unit:carrier_1"], custom_id="0:-:qo0//ti4/")
    assert aside.ephemeral and aside.response.content.startswith("**Carrier** · Unit")
    assert "TI-" in shown.content


async def test_a_name_that_no_rule_has_is_found_among_the_cards(world: World) -> None:
    shown = read(await world.ann.slash(world.channel, "rules", about="bribery", game="ti4"))
    assert shown.content == "No rule matches “bribery”, but cards do:"
    assert option_values(shown) == ["ti4/card:bribery"]


async def test_forged_presses_change_nothing(world: World) -> None:
    await world.started()
    for choice in ("qc0/card:nonsense/ti4/", "qd0/card:spy/nonsense/", "qc0", "qd0//ti4/"):
        refused = await world.ann.click(revived(world, f"0:-:{choice}", None), custom_id=f"0:-:{choice}")
        assert error(refused) == "This button is out of date."


async def test_cards_are_drawn_by_other_processes_too() -> None:
    pictures = Pictures(processes=1)
    pictures.painters.start()
    try:
        file = await pictures.card("ti4", "card:spy", read_once().speaker("pl"))
        assert file is not None and Image.open(io.BytesIO(file.fp.read())).width == 640
    finally:
        pictures.painters.close()


@pytest.mark.parametrize("language", ["en", "pl"])
async def test_the_words_of_every_component_fit_into_a_message(language: str) -> None:
    say = read_once().speaker(language)
    for entry in await component_search.opened(read_once(), component_search.readable()):
        words = component_cards.card_words(entry, say)
        assert len(words) < 1900 and not words.endswith("…"), entry.key
        assert len(entry.component.related) <= 25, entry.key
        for op in component_cards.CARDS:
            there = Sought(op, game=entry.game, id=entry.component.id, query="x" * 80)
            read_back = Sought.read(str(there).split(":", 2)[2])
            assert (read_back.game, read_back.id) == (entry.game, entry.component.id)


@pytest.mark.parametrize("language", ["en", "pl"])
async def test_what_sets_planta_apart_is_said_once(language: str) -> None:
    (card,) = [
        one for one in await component_search.opened(read_once(), ["eclipse"]) if one.component.id.endswith("planta")
    ]
    said = component_cards.card_words(card, read_once().speaker(language)).lower()
    assert said.count("colony ships" if language == "en" else "statki kolonizacyjne") == 1
