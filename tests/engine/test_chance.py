"""Chance: the same key gives the same dice for ever. These numbers must never change, or running games would."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.chance import Thrown, commitment, dice, redeal, shuffled, stream
from engine.run import Core, Run
from engine.table import Table
from tests.toy import ToyRules


def run(seed: str = "seed", epoch: int = 0, rolls: int = 0) -> Run[Core]:
    return Run(Core(seed, epoch, rolls, 0))


def test_golden_numbers() -> None:
    assert dice(stream("seed", 0, 1, "combat"), 10, 10) == [8, 6, 10, 6, 4, 6, 8, 1, 2, 3]
    assert shuffled(range(10), stream("seed", 0, 1, "deck")) == [8, 1, 6, 9, 2, 3, 5, 4, 7, 0]


def test_every_part_of_the_key_counts() -> None:
    keys = [("a", 0, 1, "x"), ("b", 0, 1, "x"), ("a", 1, 1, "x"), ("a", 0, 2, "x"), ("a", 0, 1, "y")]
    assert len({tuple(dice(stream(*key), 20, 10)) for key in keys}) == len(keys)


def test_an_added_roll_by_another_purpose_does_not_touch_the_dice_of_its_neighbours() -> None:
    first, second = run(), run()
    one = [first.roll(5, 10, "a"), first.roll(5, 10, "b")]
    two = [second.roll(9, 10, "a")[:5], second.roll(5, 10, "b")]
    assert one == two


def test_a_new_epoch_lets_the_dice_fall_anew() -> None:
    assert run(epoch=0).roll(20, 10, "a") != run(epoch=1).roll(20, 10, "a")


def test_a_roll_seals_and_a_shuffle_does_not() -> None:
    rolled, mixed = run(), run()
    rolled.roll(1, 6, "a")
    mixed.shuffle([1, 2, 3], "a")
    assert (rolled.sealed, mixed.sealed) == (True, False)
    assert (rolled.state.rolls, mixed.state.rolls) == (1, 1)


@pytest.mark.parametrize(
    ("need", "most", "hits", "expected"), [(9, None, 2, 0.8), (None, 3, 1, 1.2), (12, None, 0, 0.0), (None, 10, 4, 4.0)]
)
def test_what_luck_is_counted_by(need: int | None, most: int | None, hits: int, expected: float) -> None:
    thrown = Thrown((2, 5, 9, 10), 10, 0, need, most)
    assert (thrown.counts, thrown.hits, round(thrown.expected, 6)) == (True, hits, expected)
    assert not Thrown((2,), 10, None, need, most).counts and not Thrown((2,), 10, 0).counts


def test_dice_are_fair_and_have_every_face() -> None:
    faces = Counter(dice(stream("fair", 0, 0, ""), 10_000, 10))
    assert sorted(faces) == list(range(1, 11))
    assert all(850 < number < 1150 for number in faces.values())


def test_a_shuffle_keeps_every_card_and_leaves_the_deck_it_was_given() -> None:
    deck = list("abcdefgh")
    mixed = [tuple(shuffled(deck, stream("s", 0, n, ""))) for n in range(50)]
    assert deck == list("abcdefgh")
    assert {tuple(sorted(cards)) for cards in mixed} == {tuple(deck)}
    assert len(set(mixed)) == 50


def test_cards_dealt_anew_change_hands_and_every_hand_keeps_its_size() -> None:
    dealt = set[tuple[str, ...]]()
    for n in range(50):
        hands = [list("abc"), [], list("de")]
        redeal(hands, stream("s", 0, n, ""))
        assert [len(hand) for hand in hands] == [3, 0, 2]
        assert sorted(hands[0] + hands[2]) == list("abcde")
        dealt.add(tuple(sorted(hands[0])))
    assert len(dealt) == 10


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_two_tables_of_one_seed_deal_alike_and_of_two_seeds_do_not() -> None:
    hands = [[p.hand for p in Table.new(ToyRules(), 4, seed, {"length": "40"}).state.players] for seed in "aab"]
    assert hands[0] == hands[1] != hands[2]
