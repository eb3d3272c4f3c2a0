"""Reputation tiles: the track and the draw after a battle."""

from __future__ import annotations

import pytest

from engine.eclipse.combat import reputation
from engine.eclipse.combat.sides import Tally
from engine.eclipse.components import SPECIES
from engine.eclipse.play import Game
from tests.engine.eclipse.battlefield import FIELD, field
from tests.engine.eclipse.positions import fleet, kinds, play, said

TERRAN, ERIDANI, PLANTA, ORION = "terran_union", "eridani_empire", "planta", "orion_hegemony"


def tiles_and_ambassadors(species: str) -> tuple[int, int]:
    """How many tiles of one kind alone a track takes."""
    track = SPECIES[species].track
    most = range(len(track) + 1)
    return (
        max(number for number in most if reputation.fits(track, number, 0)),
        max(number for number in most if reputation.fits(track, 0, number)),
    )


@pytest.mark.rule("EC-REP-01", "EC-REP-02", "EC-REP-03", "EC-REP-04", "EC-REP-05")
@pytest.mark.parametrize(
    ("species", "room"),
    [
        (TERRAN, (4, 5)),
        (ERIDANI, (4, 4)),
        ("descendants_of_draco", (4, 4)),
        ("mechanema", (4, 4)),
        ("hydran_progress", (3, 4)),
        (PLANTA, (3, 4)),
        (ORION, (5, 4)),
    ],
)
def test_what_a_track_takes(species: str, room: tuple[int, int]) -> None:
    assert tiles_and_ambassadors(species) == room


@pytest.mark.rule("EC-REP-06", "EC-REP-07")
def test_tiles_are_rearranged_within_the_kinds_of_the_spaces() -> None:
    track = SPECIES[TERRAN].track
    assert reputation.fits(track, 4, 1) and not reputation.fits(track, 4, 2)
    assert reputation.fits(track, 2, 3) and not reputation.fits(track, 5, 0)
    assert reputation.fits(SPECIES[ORION].track, 1, 4) and not reputation.fits(SPECIES[ORION].track, 0, 5)


@pytest.mark.rule("EC-DIPL-08", "EC-REP-08", "EC-EX-21")
def test_room_for_an_ambassador_is_made_by_a_tile_of_choice() -> None:
    game = field(ERIDANI, TERRAN)
    player = game.player(0)
    player.reputation, player.ambassadors = [1, 2, 3], [1]
    bag = list(game.state.reputation)
    assert not reputation.room(game, 0, ambassador=True) and reputation.spaces_for_ambassador(game, 0) == 3
    play(reputation.make_room(game, 0), ("reputation_return", "0"), others="stop")
    assert player.reputation == [2, 3] and game.state.reputation == [*bag, 1]
    assert kinds(play(reputation.make_room(game, 0), others="stop")) == []


# --- what is earned --------------------------------------------------------------------------------------------------


def earned(*kills: str) -> int:
    """Tiles for a battle in which these ships were destroyed."""
    game = field()
    fleet(game, 0, FIELD, cruiser=1)
    return reputation.earned(game, FIELD, Tally([0], [0], {0: list(kills)}), 0)


@pytest.mark.rule("EC-DRAW-02", "EC-DRAW-03", "EC-DRAW-04", "EC-DRAW-05", "EC-DRAW-06")
@pytest.mark.parametrize(
    ("type", "tiles"),
    [("interceptor", 2), ("starbase", 2), ("ancient", 2), ("cruiser", 3), ("dreadnought", 4), ("gcds", 4)],
)
def test_one_tile_for_the_battle_and_some_for_each_ship(type: str, tiles: int) -> None:
    assert earned() == 1 and earned(type) == tiles


@pytest.mark.rule("EC-EX-16", "EC-EX-17", "EC-DRAW-07")
def test_at_most_five_tiles() -> None:
    assert earned("interceptor", "interceptor") == 3
    assert earned("interceptor", "interceptor", "interceptor", "cruiser") == 5


# --- drawing ---------------------------------------------------------------------------------------------------------


def bag(*values: int) -> Game:
    """A bag with these tiles only, and two players on the field."""
    game = field()
    game.state.reputation = list(values)
    for seat in (1, 0):
        fleet(game, seat, FIELD, interceptor=1)
    return game


@pytest.mark.rule("EC-DRAW-08", "EC-PUB-02", "EC-REP-09")
def test_one_tile_is_kept_and_the_others_go_back() -> None:
    game = bag(1, 4, 2)
    played = play(reputation.draw(game, 0, 3, FIELD), others="stop")
    assert played.open is not None and game.state.looking is not None
    assert game.state.looking.seat == 0 and game.state.looking.reputation == [4, 2, 1]
    play(reputation.draw(game := bag(1, 4, 2), 0, 3, FIELD), ("reputation_keep", "0"))
    assert game.player(0).reputation == [4] and sorted(game.state.reputation) == [1, 2]
    assert game.state.looking is None and game.sealed


@pytest.mark.rule("EC-REP-09", "EC-PUB-02")
def test_who_is_asked_does_not_tell_the_values() -> None:
    for values in ((2, 2), (1, 4)):
        game = bag(*values)
        played = play(reputation.draw(game, 0, 2, FIELD), others="stop")
        assert played.open is not None and played.open.kind == "reputation_keep"
        assert all(text.key != "eclipse-reputation-tile" for event in game.events for text in [event.text])
        assert list(game.events[0].secret) == [0]


@pytest.mark.rule("EC-DRAW-08")
def test_a_single_tile_is_kept_without_asking() -> None:
    game = bag(3)
    assert kinds(play(reputation.draw(game, 0, 1, FIELD), others="stop")) == []
    assert game.player(0).reputation == [3]


@pytest.mark.rule("EC-DRAW-09")
def test_a_full_track_may_exchange_or_keep_none() -> None:
    game = bag(4, 1)
    game.player(0).reputation = [1, 2, 2, 3]
    answers = [("reputation_keep", "0"), ("reputation_return", "0")]
    play(reputation.draw(game, 0, 2, FIELD), *answers, others="stop")
    assert game.player(0).reputation == [2, 2, 3, 4] and sorted(game.state.reputation) == [1, 1]
    play(reputation.draw(game, 0, 2, FIELD), ("reputation_keep", "none"), others="stop")
    assert game.player(0).reputation == [2, 2, 3, 4] and sorted(game.state.reputation) == [1, 1]


@pytest.mark.rule("EC-DRAW-09", "EC-REP-08")
def test_ambassadors_are_not_given_up_for_tiles() -> None:
    game = bag(4)
    game.player(0).ambassadors = [1, 2, 3, 4, 5]
    assert kinds(play(reputation.draw(game, 0, 1, FIELD), others="stop")) == []
    assert game.player(0).reputation == [] and game.state.reputation == [4]


@pytest.mark.rule("EC-DRAW-01", "EC-DRAW-10")
def test_the_first_to_enter_draws_keeps_and_returns_first() -> None:
    game = bag(1, 4, 2)
    tally = Tally([1, 0], [0, 1], {0: ["interceptor"], 1: ["interceptor"]})
    played = play(reputation.after_battles(game, FIELD, tally))
    assert played.asked == [("reputation_keep", (1,)), ("reputation_keep", (0,))]
    drawn = [event.text.params["n"] for event in game.events if event.text.key == "eclipse-reputation-drawn"]
    assert drawn == [2, 2] and len(game.state.reputation) == 1


@pytest.mark.rule("EC-DRAW-01")
def test_only_those_who_fought_draw() -> None:
    game = bag(1, 4)
    play(reputation.after_battles(game, FIELD, Tally([1, 0])), others="stop")
    assert said(game) == []


@pytest.mark.rule("EC-DRAW-13", "EC-COMP-24")
def test_an_empty_bag_gives_what_it_has() -> None:
    game = bag(2)
    assert kinds(play(reputation.draw(game, 0, 5, FIELD), others="stop")) == []
    assert game.player(0).reputation == [2]
    play(reputation.draw(game, 1, 5, FIELD), others="stop")
    assert game.player(1).reputation == [] and said(game).count("eclipse-reputation-drawn") == 1
