"""The picture of a combat of Twilight Imperium comes with every question in it, and shows what decides it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

import pytest

from bot.locales import LANGUAGES, read_once
from engine.ask import Ask
from engine.chance import stream
from engine.checking.minded import picking
from engine.games import rules_of
from engine.table import Table
from engine.ti4.galaxy.capacity import LOSE_SHIPS
from engine.ti4.interface.view import BattleView, FighterView, RollView, View
from engine.ti4.interface.zooms import BATTLE
from render import Picture, paint, painter_of
from tests.render import sample_views as sv
from tests.render.recording import recorded
from tests.render.seeing import differing, pixels

RULES = rules_of("ti4")
COMBATS = ("ti4-pending-space-combat", "ti4-pending-ground-combat")
SYSTEM, PHONE = "18", 390
FIGHTERS = (
    FighterView(0, "dreadnought", 3, 1, 5, 1, 2),
    FighterView(0, "fighter", 6, 0, 9, 1, 0),
    FighterView(2, "war_sun", 1, 0, 3, 3, 1),
)
ROLLS = (RollView(0, "dreadnought", 5, (4, 5, 10)), RollView(2, "war_sun", 3, (1, 2, 8)))
FOUGHT = BattleView(SYSTEM, None, 0, 2, 2, FIGHTERS, ROLLS, 1, ((0, 2), (2, 1)), None)


class Asked(NamedTuple):
    """A question of a game: who is asked, what was seen then, and what is shown with it."""

    ask: Ask
    view: View
    zoom: str | None


@cache
def questions() -> Sequence[Asked]:
    """What computer players were asked in the middle of a game."""
    seats = 6
    table = Table.new(RULES, seats, "3", {"opening": "midgame"})
    pick, chance, found = picking(RULES, ["keen"] * seats, "3"), stream("3", 0, seats, "play"), list[Asked]()
    while table.ask is not None and len(found) < 450:
        ask = table.ask.of(seat := table.waiting()[0])
        focus = RULES.focus(seat, ask)
        found.append(Asked(ask, RULES.view(table.state, None), None if focus is None else focus.zoom))
        given = pick(table, chance, 0.0)
        table.answer(given.seat, given.value, given.verb)
    return found


def fighting(asked: Asked) -> bool:
    return any(step.key in COMBATS for step in asked.ask.pending)


def look(battle: BattleView, words: Any = sv.plain) -> Picture:
    view = replace(sv.middle(6), battle=battle)
    return paint("ti4", view, words=words, names=sv.NAMES, zoom=BATTLE.of(SYSTEM))


def test_a_combat_is_seen_as_long_as_it_goes_on_and_no_longer() -> None:
    assert all((asked.view.battle is not None) == fighting(asked) for asked in questions())
    fought = [asked.view.battle for asked in questions() if asked.view.battle is not None]
    assert {battle.planet is None for battle in fought} == {True, False}
    assert any(battle.retreating is not None for battle in fought)


def test_questions_in_a_combat_come_with_its_picture() -> None:
    """Which ships go for want of room is asked with their system, as elsewhere."""
    fought = [asked for asked in questions() if asked.ask.pending and asked.ask.pending[-1].key in COMBATS]
    inside = [asked for asked in fought if asked.ask.kind != LOSE_SHIPS.name]
    shown = [asked.zoom for asked in inside if asked.view.battle and asked.zoom == BATTLE.of(asked.view.battle.system)]
    others = {asked.zoom for asked in inside} - set(shown)
    assert len(shown) > 10
    assert all(zoom is not None and zoom.startswith("focus-") for zoom in others), "where a retreat can lead"


def test_units_and_what_they_hit_on_are_those_of_the_board() -> None:
    for asked in questions():
        battle = asked.view.battle
        for one in battle.fighters if battle else ():
            system = next(place for place in asked.view.systems if str(place.tile) == battle.system)
            planet = next((world for world in system.planets if world.id == battle.planet), None)
            (force,) = [f for f in (planet.forces if planet else system.ships) if f.seat == one.seat]
            assert force.units[one.unit] == one.number and force.damaged.get(one.unit, 0) == one.damaged


def test_the_dice_that_fell_last_lie_there_until_others_are_rolled() -> None:
    fought = [asked.view.battle for asked in questions() if asked.view.battle and asked.view.battle.hits]
    assert fought and all(battle.rolled in (battle.round, battle.round - 1) for battle in fought)
    for battle in fought:
        for seat, hits in battle.hits:
            rolled = [number >= one.need for one in battle.rolls if one.seat == seat for number in one.dice]
            assert hits <= len(rolled) and (hits > 0 or not any(rolled))


@pytest.mark.parametrize(
    "change",
    [
        {"round": 3},
        {"retreating": 0},
        {"planet": "mecatol_rex"},
        {"hits": ((0, 3), (2, 1))},
        {"rolls": (replace(ROLLS[0], dice=(5, 5, 10)), ROLLS[1])},
        {"rolls": ()},
        {"fighters": (replace(FIGHTERS[0], damaged=2), *FIGHTERS[1:])},
        {"fighters": (replace(FIGHTERS[0], sound=1), *FIGHTERS[1:])},
        {"fighters": (replace(FIGHTERS[0], need=4), *FIGHTERS[1:])},
        {"fighters": (*FIGHTERS[:2], replace(FIGHTERS[2], dice=2))},
    ],
)
def test_everything_that_decides_shows(change: dict[str, Any]) -> None:
    before, after = (pixels(look(battle)) for battle in (FOUGHT, replace(FOUGHT, **change)))
    assert before.size != after.size or differing(before, after) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_and_dice_can_be_read_on_a_phone(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view = replace(sv.middle(6), battle=replace(FOUGHT, retreating=2))
    words = read_once().speaker(language, sv.NAMES)
    with recorded(monkeypatch) as drawn:
        drawing = painter_of("ti4").draw(view, words=words, names=sv.NAMES, marks=(), zoom=BATTLE.of(SYSTEM))
    high = {put.text: put.high * PHONE / drawing.image.width for _, put in drawn.words()}
    assert {text for text in high if text.endswith("+")} == {"5+", "9+", "3+"}
    assert min(high.values()) >= 8, high
    assert not [put.text for at, put in drawn.words() if drawn.hidden(at) > 0 or "\\" in put.text]


def test_there_is_no_picture_of_a_combat_that_is_over() -> None:
    for view, zoom in ((sv.middle(3), SYSTEM), (replace(sv.middle(3), battle=FOUGHT), "19")):
        with pytest.raises(KeyError):
            paint("ti4", view, words=sv.plain, names=sv.NAMES, zoom=BATTLE.of(zoom))


def test_a_game_that_was_saved_before_loads() -> None:
    state = Table.new(RULES, 3, "1", {}).state
    saved = RULES.dump(state)
    assert b'"battle":null' in saved
    assert RULES.dump(RULES.load(saved.replace(b',"battle":null', b""))) == saved
