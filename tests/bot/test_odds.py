"""Odds of battles as people ask for them: forces in both languages, the answer, and the button under a question."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.drawing.odds import Sides, bar, drawn_battle, seated_sides
from bot.errors import BotError
from bot.helping.odds_typed import LONGEST, reader_of
from bot.live.model import Live
from bot.store import GameRow, SeatRow
from bot.wording.channel_prompt import prompt
from bot.wording.names import speaker
from bot.wording.odds import battles_lines, odds_lines
from engine import games
from engine.focus import Focus
from engine.odds.battles import AtHand, Losses, Odds
from engine.table import Table
from engine.text import T
from render.colours import seat_colour
from render.odds.bar import MARGIN, NAMES, SECOND, WIDTH, draw, paint_odds
from tests.bot.harness import World, error
from tests.bot.viewing import words
from tests.titles import having

# --- what is typed ---------------------------------------------------------------------------------------------------

TYPED = [
    ("ti4", "2 cruisers 1 dreadnought vs 3 fighters 1 carrier", "cruiser=2 dreadnought=1 | fighter=3 carrier=1"),
    ("ti4", "2 krążowniki 1 pancernik kontra 3 mysliwce", "cruiser=2 dreadnought=1 | fighter=3"),
    ("ti4", "3x cruiser II and 2 ff vs. war sun in a nebula", "cruiser_2=1 cruiser=3 fighter=2 | war_sun=1 | nebula=1"),
    ("ti4", "cruser sol vs destoyer", "cruiser=1 sol=1 | destroyer=1"),
    ("ti4", "cruiser : destroyer", "cruiser=1 | destroyer=1"),
    ("ti4", "2 dreads morale boost na 4 piechoty psd", "dreadnought=2 morale_boost=1 | infantry=4 pds=1"),
    ("eclipse", "2 cruisers 2 plasma cannons vs gcds", "cruiser=2 cruiser.plasma_cannon=2 | gcds=1"),
    ("eclipse", "3 myśliwce orion kontra 2 starożytnych", "interceptor=3 orion_hegemony=1 | ancient=2"),
    ("space_empires", "3 CA attack 1 v 6 sc def 2 tactics 1", "CA=3 attack=1 | SC=6 defense=2 tactics=1"),
    ("space_empires", "2 ciężkie krążowniki atak 2 kontra 3 bazy asteroidy", "BC=2 attack=2 | BASE=3 | asteroids=1"),
    ("forbidden_stars", "2 nobs boyz vs 3 space marines no cards", "nob=2 ork_boyz=1 | space_marine=3 | no_cards=1"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "typed", "meant"), TYPED)
def test_forces_are_read_as_people_type_them(game: str, typed: str, meant: str) -> None:
    found = reader_of(words(), games.rules_of(game)).read(typed)
    said = " | ".join(" ".join(f"{id}={n}" for id, n in part.items()) for part in found if part)
    assert said == meant


@pytest.mark.parametrize("game", having("battles"))
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_examples_can_be_read_and_fought(game: str, language: str) -> None:
    battles = games.rules_of(game).battles
    assert battles is not None
    typed = words().say(battles.example, language)
    assert battles.odds(reader_of(words(), games.rules_of(game)).read(typed)).first > 0


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("2 cruisers", "odds-two-sides"),
        ("vs 2 cruisers", "odds-two-sides"),
        ("2 cruisers vs", "odds-two-sides"),
        ("2 bananas vs 1 carrier", "odds-unknown"),
        ("9" * 400, "odds-two-sides"),
        ("cruiser vs " + "x" * 4000, "odds-unknown"),
        ("cruiser " * 40 + " vs carrier", "odds-two-sides"),
    ],
)
def test_what_cannot_be_read_says_why(typed: str, key: str) -> None:
    assert len(typed) < LONGEST or key
    with pytest.raises(BotError) as caught:
        reader_of(words(), games.rules_of("ti4")).read(typed)
    assert caught.value.text.key == key


# --- the answer ------------------------------------------------------------------------------------------------------

PLAIN = Sides((T("odds-first"), T("odds-second")))
UNSURE = Odds(600_000, 300_000, ((Losses(T("ti4-unit-cruiser"), 2, 77),), ()), error=4000, least=400_000, most=800_000)


def test_the_answer_says_chances_losses_range_and_error() -> None:
    said = odds_lines(UNSURE, T("odds-first"), T("odds-second"), words().speaker("en")).splitlines()
    chances = (("First side (attacks)", "60.0"), ("Second side", "30.0"))
    assert said[:3] == [*(f"**{side}**: chance to win {n}%" for side, n in chances), "Nobody wins 10.0%"]
    assert "between 40.0% and 80.0%" in said[3] and "cruiser 0.8 of 2" in said[4]
    assert said[5] == "-# Each chance above is calculated to within 0.4%."


def test_the_picture_is_small_and_says_the_same() -> None:
    say = words().speaker("pl")
    picture = paint_odds([bar(UNSURE, PLAIN, say)])
    assert picture.width < 1000 and len(picture.png) < 40_000 and "60,0%" in picture.alt


def test_battles_of_several_places_are_told_and_drawn_together_with_what_was_assumed_once() -> None:
    note = T("ti4-odds-all-come")
    found = [
        AtHand(0, 1, replace(UNSURE, notes=(note,)), T("ti4-planet-jord")),
        AtHand(0, None, UNSURE, T("ti4-planet-jord")),
    ]
    say, rules = words().speaker("pl"), games.rules_of("ti4")
    said = battles_lines([found[0], found[0]], say)
    assert said.count("__Jord__") == 2 and said.count(say(note)) == 1 and "60,0% · " in said
    one, both = ([drawn_battle(rules, battle, say) for battle in found[:number]] for number in (1, 2))
    assert paint_odds(both).height > draw(one[0]).image.height - 100
    assert paint_odds(both).alt.startswith("Jord: ") and "Jord" not in paint_odds([bar(UNSURE, PLAIN, say)]).alt


def test_sides_that_sit_at_the_table_have_the_colours_of_their_seats() -> None:
    rules = games.rules_of("eclipse")
    own = seat_colour(rules.colours[1]).rgb
    ancients = T("eclipse-combat-ancients")
    assert seated_sides(rules, AtHand(1, None, UNSURE, nobodys=ancients)).names == (T("seat", n=1), ancients)
    assert seated_sides(rules, AtHand(1, None, UNSURE)) == Sides((T("seat", n=1), T("odds-nobodys")), (own, SECOND))
    shown = draw(bar(UNSURE, seated_sides(rules, AtHand(1, 0, UNSURE)), words().speaker("en"))).image
    found = [shown.getpixel((x, NAMES + 8)) for x in (MARGIN + 8, WIDTH - MARGIN - 8)]
    assert found == [own, seat_colour(rules.colours[0]).rgb]


async def test_typed_odds_are_for_their_reader_alone(world: World) -> None:
    typed = {"odds": "2 cruisers 1 dreadnought vs 3 fighters 1 carrier", "game": "ti4"}
    told = await world.ann.slash(world.channel, "rules", **typed)
    said = [message for message in [told.response, *told.followups] if message is not None]
    assert any("to win 87.2%" in message.content for message in said) and told.ephemeral
    assert "fighters" in error(await world.ann.slash(world.channel, "rules", odds="2 cruisers", game="ti4"))
    assert error(await world.ann.slash(world.channel, "rules", odds="a vs b"))


# --- the button ------------------------------------------------------------------------------------------------------


def _live(kind: str, *, odds: bool = True) -> Live:
    """A table at which somebody is asked this."""
    table = Table.new(games.rules_of("ti4"), 3, "5eed", {"opening": "midgame"}, keep=True)
    assert table.ask is not None
    table.ask = replace(table.ask, kind=kind)
    row = GameRow(1, 1, 1, "ti4", {}, "5eed" * 16, "running", "en", 1)
    row = replace(row, question=table.question, settings=row.settings.model_copy(update={"odds": odds}))
    return Live(row, tuple(SeatRow(seat, 10 + seat, name) for seat, name in enumerate("abc")), table.rules, table)


def shown(live: Live) -> list[str]:
    """The buttons of the channel's prompt."""
    found = prompt(live, speaker(live, words(), "en"), [])
    assert found is not None
    return [getattr(item, "label", "") or "" for row in found.panel.rows for item in row]


@pytest.mark.parametrize(("stage", "places"), [("here", "combat"), ("", "")])
def test_what_goes_on_is_shown_to_all_also_at_a_secret_question(
    monkeypatch: pytest.MonkeyPatch, stage: str, places: str
) -> None:
    live = _live("retreat")
    monkeypatch.setattr(type(live.rules), "is_open", lambda *_: False)
    monkeypatch.setattr(type(live.rules), "focus", lambda *_: Focus("combat", {}, stage=stage))
    found = prompt(live, speaker(live, words(), "en"), [])
    assert found is not None and found.places == places


def test_the_button_stands_under_questions_about_battles_unless_the_table_wants_none() -> None:
    assert "Odds" in shown(_live("retreat"))
    assert "Odds" not in shown(_live("action"))
    assert "Odds" not in shown(_live("activate")), "nobody to be met"
    assert "Odds" not in shown(_live("retreat", odds=False))
