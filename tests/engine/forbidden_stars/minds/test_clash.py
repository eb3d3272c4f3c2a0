"""Dice, tokens and cards in a combat: nothing is turned, spent or refused that decides it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from engine.ask import NO, YES, Slot, Spread
from engine.forbidden_stars import words
from engine.forbidden_stars.components import AREAS, CARDS, Face
from engine.forbidden_stars.minds import clash
from engine.forbidden_stars.minds.blunders import BLUNDERS
from engine.forbidden_stars.minds.mind import MIND, At
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Combat, CombatSide
from engine.players.characters import LEVELS, Character
from engine.text import T, Text
from tests.engine.forbidden_stars.minds.test_minds import asked
from tests.engine.forbidden_stars.positions import ready, station

FACE: Mapping[str, Face] = {"b": "bolter", "s": "shield", "m": "morale"}


@pytest.fixture
def game() -> Game:
    """Two units of each side on 10A-SE."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-SE", space_marine=2)
    station(game, 1, "10A-SE", chaos_space_marine=2)
    return game


def fought(game: Game, own: str, other: str, card: str = "show_no_fear", round: int = 3) -> None:
    """A combat in which both cards of the round are revealed, dice by their letters."""
    dice = [[FACE[one] for one in faces] for faces in (own, other)]
    cards = [[card] * round, ["dark_faith"] * round]
    sides = {seat: CombatSide(dice=dice[seat], played=cards[seat]) for seat in (0, 1)}
    game.state.combat = Combat("10A-SE", 0, 1, ["10A-SW"], sides=sides, round=round, step="resolve")


def about(at: At, **params: Text | tuple[Text, ...]) -> At:
    """The same question with what stands in its words."""
    return replace(at, question=replace(at.question, about=T("x", **params)))


def turned(game: Game, to: tuple[Face, ...], **there: int) -> object:
    """Which dice are turned to these faces."""
    shape = Spread([Slot(face, T("x"), n) for face, n in there.items()], 1, 2)
    at = about(asked(game, "convert", shape=shape), to=tuple(words.face(face) for face in to))
    return MIND.decide(at).answer


@pytest.mark.rule("FS-CONV-01", "FS-COMBAT-23")
def test_morale_that_decides_a_combat_is_not_turned_to_what_hurts_nobody(game: Game) -> None:
    """As few dice as may be: 3 bolters do not get through 6 shields."""
    fought(game, "bmmm", "ssssssmm")
    assert turned(game, ("bolter", "shield"), morale=2) == {"morale": 1}
    break_the_line = words.paragraph("break_the_line", 1)
    fought(game, "bmmm", "ssssssmm", "break_the_line")
    assert MIND.decide(about(asked(game, "ability", (YES, NO)), text=break_the_line)).answer == NO


@pytest.mark.rule("FS-CONV-01")
def test_dice_are_turned_where_that_saves_or_kills(game: Game) -> None:
    fought(game, "bmm", "bbbbbb", "show_no_fear")
    shape = Spread([Slot("bolter", T("x"), 1), Slot("shield", T("x"), 1)], 1, 1)
    assert MIND.decide(asked(game, "convert_to", shape=shape)).answer == {"bolter": 1}, "no shield stands against it"
    for unit in game.area("10A-SE").units[1]:
        unit.routed = True
    fought(game, "smm", "bbbbbbbbsssss")
    at = asked(game, "convert_to", shape=shape)
    assert MIND.decide(at).answer == {"shield": 1}
    assert [BLUNDERS.of(at, {}, {face: 1}, {})["dice_wasted"] for face in ("shield", "bolter")] == [0, 1]


@pytest.mark.rule("FS-CARD-09")
@pytest.mark.parametrize(("foe", "wanted"), [("bbbbssss", "2"), ("mmm", "1")])
def test_of_two_possibilities_the_one_that_helps_is_taken(game: Game, foe: str, wanted: str) -> None:
    """Shields against who attacks, bolters against who does not."""
    fought(game, "b", foe, "reconnaissance", round=1)
    at = about(asked(game, "option", ("1", "2", "leave")), text=words.paragraph("reconnaissance", 2))
    assert MIND.decide(at).answer == wanted


@pytest.mark.rule("FS-CARD-07", "FS-SPEND-03")
def test_a_die_is_not_spent_for_tokens_that_do_nothing(game: Game) -> None:
    named: Mapping[str, str] = {"bolter": YES, "shield": NO}
    for face, answer in named.items():
        foe: str = "ss" if face == "bolter" else "ssssssss"
        game.player(0).faction = "chaos"
        fought(game, "bb", foe, "khornes_rage")
        at = about(asked(game, "ability", (YES, NO)), text=words.paragraph("khornes_rage", 1))
        assert MIND.decide(at).answer == answer


def test_more_than_all_that_stands_there_can_take_is_worth_nothing(game: Game) -> None:
    fought(game, "bbbbbbbb", "")
    at = asked(game, "plan")
    combat = at.view.combat
    assert combat is not None
    own, all_of_it = clash.value(at, combat, clash.Brings()), clash.health(at, combat, 1)
    assert own > 0 and all_of_it == 6
    assert clash.value(at, combat, clash.Brings(bolter=6)) == own


def test_a_free_unit_is_welcome_in_a_combat_on_a_full_world(game: Game) -> None:
    """And a promotion takes no room at all."""
    station(game, 0, "10A-SE", scout=2)
    fought(game, "b", "b")
    for kind in ("place_unit", "replace_at"):
        assert MIND.decide(asked(game, kind, ("10A-SE", "leave"))).answer == "10A-SE"
    game.state.combat = None
    assert MIND.decide(asked(game, "place_unit", ("10A-SE", "leave"))).answer == "leave"
    assert MIND.decide(asked(game, "replace_at", ("10A-SE", "leave"))).answer == "10A-SE"


def test_of_the_other_sides_dice_the_one_is_rolled_again_that_hurts_most(game: Game) -> None:
    """Bolters that get through, and in the end the morale that decides."""
    card = words.card("gretchin")
    fought(game, "", "bbbbs", "ard_boyz", round=1)
    assert MIND.decide(about(asked(game, "reroll", ("shield", "bolter")), card=card)).answer == "bolter"
    fought(game, "ssssss", "sm", "ard_boyz")
    assert MIND.decide(about(asked(game, "reroll", ("shield", "morale")), card=card)).answer == "morale"
    assert MIND.decide(about(asked(game, "reroll", ("shield", "morale")))).answer == "shield", "of the own the least"


@pytest.mark.rule("FS-CARD-07")
@pytest.mark.parametrize(("card", "number"), [("veteran_scouts", 2), ("hit_and_run", 2), ("wave_serpent", 3)])
def test_no_unit_leaves_a_combat_that_is_not_lost(game: Game, card: str, number: int) -> None:
    paragraph = words.paragraph(card, number)
    fought(game, "mm", "m", card)
    assert MIND.decide(about(asked(game, "ability", (YES, NO)), text=paragraph)).answer == NO
    fought(game, "m", "mmmmmmmm", card)
    assert MIND.decide(about(asked(game, "ability", (YES, NO)), text=paragraph)).answer == YES


@pytest.mark.rule("FS-ROUT-03", "FS-COMBAT-17")
@pytest.mark.parametrize(("foe", "answer"), [("bbbb", YES), ("b", NO)])
def test_no_unit_is_routed_against_damage_that_does_not_come(game: Game, foe: str, answer: str) -> None:
    """Both cards are revealed: 4 bolters come through what stands against them, 1 does not."""
    game.player(0).faction = "eldar"
    fought(game, "ss", foe, "spiritseers_guidance", round=1)
    at = about(asked(game, "ability", (YES, NO)), text=words.paragraph("spiritseers_guidance", 2))
    assert MIND.decide(at).answer == answer


@pytest.mark.rule("FS-RETREAT-09", "FS-RETREAT-16", "FS-RETREAT-18")
@pytest.mark.parametrize(("refuge", "answer"), [("10A-NE", YES), ("1A-NE", NO)])
def test_nobody_retreats_from_a_combat_to_nowhere(game: Game, refuge: str, answer: str) -> None:
    """All around belongs to who attacks from 1A, but for one world."""
    for id in game.state.areas:
        if id not in ("10A-SE", refuge):
            station(game, 1, id, **{"cultist" if AREAS[id].kind == "world" else "iconoclast_destroyer": 1})
    station(game, 0, refuge, scout=1)
    fought(game, "m", "mmmmmmmm", "ranger_support")
    fight = game.state.combat
    assert fight is not None
    fight.attacker, fight.defender, fight.origins = 1, 0, ["1A-SW"]
    at = about(asked(game, "ability", (YES, NO)), text=words.paragraph("ranger_support", 2))
    assert MIND.decide(at).answer == answer


@pytest.mark.rule("FS-CARD-07", "FS-CAP-01")
@pytest.mark.parametrize(("there", "answer"), [(1, YES), (AREAS["10A-SE"].capacity - 2, NO)])
def test_no_die_is_given_for_a_unit_that_finds_no_room(game: Game, there: int, answer: str) -> None:
    """One of three to a combat against a Cultist, which four win as surely."""
    station(game, 0, "10A-SE", space_marine=there)
    station(game, 0, "7A-SE", scout=3)
    game.area("10A-SE").units[1] = []
    station(game, 1, "10A-SE", cultist=1)
    fought(game, "mmm", "", "drop_pod_assault")
    at = about(asked(game, "ability", (YES, NO)), text=words.paragraph("drop_pod_assault", 2))
    assert MIND.decide(at).answer == answer


@pytest.mark.rule("FS-COMBAT-15", "FS-COMBAT-17")
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_plays_a_card_that_brings_less_than_half_of_the_best(game: Game, level: str) -> None:
    """Four shields are enough: what is missing is something that hurts."""
    fought(game, "ssssb", "sm", round=1)
    ids = [id for id, card in CARDS.items() if card.faction == "space_marines" and card.kind == "basic"]
    at = replace(asked(game, "combat_card", ids), character=Character(LEVELS[level]))
    value = {str(offer.answer): offer.worth for offer in MIND.offers(at)}
    played = {str(MIND.decide(replace(at, seed=f"x{number}")).answer) for number in range(30)}
    assert min(value[id] for id in played) > max(value.values()) // 2 > min(value.values()), (value, played)
