"""Every card, agenda, technology, objective, note, faction and tile comes into play once, as at a table.

What each of them does in detail stands in the tests of its room. Here each is put where it can be used, everybody plays
on by chance but uses it when it is on offer, and something has to come of it; the invariants hold after every answer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.ti4.components import (
    ACTION_CARDS,
    AGENDAS,
    FACTIONS,
    GENERIC_NOTES,
    GENERIC_TECHNOLOGIES,
    OBJECTIVES,
    TECHNOLOGIES,
    TILES,
    UNITS,
)
from engine.ti4.economy import technology
from engine.ti4.galaxy import board as boards
from engine.ti4.galaxy import routes, units
from engine.ti4.phases import course
from engine.ti4.play import Game, Point, TablePoint
from engine.ti4.rules import RULES
from engine.ti4.state import Law, State
from tests.engine.ti4 import moments as windows
from tests.engine.ti4.games import Eager, position
from tests.engine.ti4.hands import lend
from tests.engine.ti4.objectives import test_objectives
from tests.engine.ti4.positions import board, play

SEATS = 4
TRIES = range(60)
UPGRADES = [id for id in GENERIC_TECHNOLOGIES if TECHNOLOGIES[id].unit]
OTHERS = [id for id in GENERIC_TECHNOLOGIES if not TECHNOLOGIES[id].unit]
ON_BOARD = [tile for tile in TILES.values() if tile.home_of is None and tile.kind != "creuss_gate"]


# --- action cards ----------------------------------------------------------------------------------------------------


def deal(game: Game, card: str, first: int) -> None:
    """All copies of a card go to hands, one each, from a seat on."""
    state = game.state
    for pile in (state.action_deck, state.action_discard, *(player.action_cards for player in state.players)):
        pile[:] = [other for other in pile if other not in (card, "sabotage")]
    for copy in range(ACTION_CARDS[card].copies):
        state.players[(first + copy) % SEATS].action_cards.append(card)
    for player in state.players:
        player.commodities = 1


@pytest.mark.parametrize("card", ACTION_CARDS)
def test_every_action_card_is_played_and_laid_aside(card: str) -> None:
    said = f"ti4-card-{card}"
    for attempt in TRIES:
        eager = Eager(hand_for(card, attempt), [f"card:{card}"], seed=attempt)
        if eager.until_any(("ti4-plays-card", said), ("ti4-plays-card-on", said), answers=150):
            assert f"card:{card}" in eager.used
            assert eager.while_(lambda state: card in state.action_played)
            return
    pytest.fail(f"nobody could play {card}")


def hand_for(card: str, attempt: int) -> State:
    """A position of the phase that the card is for, with the card in a hand, and with a law."""
    phase = ACTION_CARDS[card].phase
    game = position("action" if phase == "any" else phase, SEATS, attempt)
    deal(game, card, attempt)
    pass_law(game)
    return game.state


def pass_law(game: Game, law: str = "minister_of_policy") -> None:
    """A law that someone owns is in play."""
    state = game.state
    state.agenda_deck = [id for id in state.agenda_deck if id != law]
    state.agenda_discard = [id for id in state.agenda_discard if id != law]
    state.laws = [other for other in state.laws if other.id != law] + [Law(law, owner=1)]


# --- agendas ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("agenda", AGENDAS)
def test_every_agenda_is_voted_on_and_has_an_outcome(agenda: str) -> None:
    game = position("agenda", SEATS, 1)
    state = game.state
    pass_law(game, "minister_of_policy" if agenda != "minister_of_policy" else "minister_of_war")
    deck = [id for id in (*state.agenda_deck, *state.agenda_discard) if id != agenda]
    state.agenda_deck, state.agenda_discard = [*deck, agenda], []
    state.players[0].scored_secrets, state.players[0].secrets = state.players[0].secrets[:1], []
    eager = Eager(state, unwanted=["card:veto"])
    assert eager.until(("ti4-outcome", f"ti4-agenda-{agenda}"))
    assert eager.while_(lambda state: state.vote is not None and state.vote.agenda == agenda)
    state = eager.table.state
    assert agenda in (*state.agenda_discard, *(law.id for law in state.laws)) or eager.table.ask is None


# --- technologies ----------------------------------------------------------------------------------------------------


def symbols(game: Game, seat: int, id: str) -> None:
    """Gives a player the technologies that another one needs."""
    for color, number in TECHNOLOGIES[id].prerequisites.items():
        like = [other for other in OTHERS if TECHNOLOGIES[other].color == color and other != id]
        for other in like[:number]:
            if other not in game.player(seat).technologies:
                technology.gain(game, seat, other)


@pytest.mark.parametrize("id", GENERIC_TECHNOLOGIES)
def test_every_technology_is_researched(id: str) -> None:
    game = researching(id)
    seat = game.state.turn
    assert seat is not None
    before = dict(game.player(seat).units)
    eager = Eager(game.state, ["strategic:technology", id], unwanted=["card:sabotage"])
    assert eager.until(("ti4-researched", f"ti4-tech-{id}"), answers=30)
    player = eager.table.state.players[seat]
    assert id in player.technologies
    unit = TECHNOLOGIES[id].unit
    assert (unit in player.units.values() and unit not in before.values()) if unit else player.units == before


def researching(id: str) -> Game:
    """The player in turn has the strategy card Technology and what the technology needs, but not itself."""
    for seed in TRIES:
        game = position("action", SEATS, seed)
        seat = game.state.turn
        if seat is None or id not in technology.deck(game, seat):
            continue
        for player in game.state.players:
            player.strategy_cards = [card for card in player.strategy_cards if card != "technology"]
        game.player(seat).strategy_cards.append("technology")
        game.state.strategy_goods.pop("technology", None)
        symbols(game, seat, id)
        return game
    pytest.fail(f"nobody lacks {id}")


@pytest.mark.parametrize("id", UPGRADES)
def test_every_upgrade_is_better_than_what_it_replaces(id: str) -> None:
    unit = UNITS[TECHNOLOGIES[id].unit or ""]
    before = [card for card in UNITS.values() if card.type == unit.type and card.level == 1 and not card.faction]
    assert all(replace(card, id="", name="", level=0) != replace(unit, id="", name="", level=0) for card in before)
    assert len(before) == (id != "war_sun")


class Notebook:
    """Notes which rules of a component were used and made a difference."""

    def __init__(self, source: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.used: set[str] = set()
        points = {**Point.known, **TablePoint.known}
        self.all = {name for name, point in points.items() for e in point.hooks if e.source == source}
        for name, point in points.items():
            watched = [replace(e, rule=self._hook(name, e.rule)) if e.source == source else e for e in point.hooks]
            monkeypatch.setattr(point, "hooks", watched)
        for window, abilities in windows.ABILITIES.items():
            noted = [replace(a, use=self._use(window, a.use)) if a.source == source else a for a in abilities]
            monkeypatch.setitem(windows.ABILITIES, window, noted)
        self.all |= {window for window, entries in windows.ABILITIES.items() for e in entries if e.source == source}

    def _hook(self, point: str, rule: Callable[..., Any]) -> Callable[..., Any]:
        def watched(game, seat, value, *about):
            changed = rule(game, seat, value, *about)
            if changed != value:
                self.used.add(point)
            return changed

        return watched

    def _use(self, window: str, use: Any) -> Any:
        async def noted(game, seat, moment, target):
            self.used.add(window)
            await use(game, seat, moment, target)

        return noted


def everybody_learns(game: Game, id: str) -> None:
    for player in game.state.players:
        if id in technology.deck(game, player.seat):
            technology.gain(game, player.seat, id)


@pytest.mark.parametrize("id", [*OTHERS, "infantry_2"])
def test_everything_that_a_technology_does_is_used(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    notebook = Notebook(id, monkeypatch)
    assert notebook.all, f"{id} does nothing"
    for seed in TRIES:
        game = position("status" if seed % 4 == 3 else "action", SEATS, seed)
        everybody_learns(game, id)
        eager = Eager(game.state, [f"tech:{id}", "yes"], seed=seed)
        for _ in range(250):
            if eager.table.ask is None or notebook.used >= notebook.all:
                break
            eager.answer()
        if notebook.used >= notebook.all:
            return
    pytest.fail(f"never: {notebook.all - notebook.used}")


# --- objectives ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("objective", [id for id, card in OBJECTIVES.items() if card.phase == "status"])
def test_every_objective_of_the_status_phase_is_scored_in_it(objective: str) -> None:
    game, card = board(seats=6), OBJECTIVES[objective]
    test_objectives.POSITIONS[objective](game, True)
    game.state.phase, game.state.step, game.state.turn = "status", "start", None
    kind = "score_public" if card.stage else "score_secret"
    if card.stage:
        game.state.public = [objective]
    else:
        game.player(0).secrets = [objective]
    play(to_scoring(game), (kind, 0, objective), others="pass")
    assert game.player(0).points == card.points
    assert objective in (game.state.scored if card.stage else game.player(0).scored_secrets)


async def to_scoring(game: Game) -> None:
    """The status phase up to the end of its first step."""
    await course.step(game)
    await course.step(game)


@pytest.mark.parametrize("objective", [id for id, card in OBJECTIVES.items() if card.phase == "action"])
def test_every_objective_of_the_action_phase_is_scored_in_it(objective: str) -> None:
    for seed in TRIES:
        game = position("action", SEATS, seed)
        state = game.state
        state.secret_deck = [id for id in state.secret_deck if id != objective]
        for player in state.players:
            player.secrets = [id for id in player.secrets if id != objective]
            fly_flagship(game, player.seat)
            lower_shields(game, player.seat)
        state.players[seed % SEATS].secrets = [objective]
        eager = Eager(state, [f"secret:{objective}"], seed=seed)
        if eager.until(("ti4-scored", f"ti4-objective-{objective}"), answers=300):
            return
    pytest.fail(f"nobody scored {objective}")


def lower_shields(game: Game, seat: int) -> None:
    """Planets without PDS can be bombarded."""
    for planet in game.on_board(seat, "pds"):
        units.remove(game, seat, "pds", units.count(game, seat, "pds", planet), planet)


def fly_flagship(game: Game, seat: int) -> None:
    """A flagship joins ships of the player, already damaged."""
    fleets = [id for id in game.state.systems if game.ships(seat, id)]
    if fleets and game.pieces_left(seat, "flagship"):
        units.add(game, seat, "flagship", 1, fleets[0], damaged=1)


# --- promissory notes ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("note", [note for note in GENERIC_NOTES if note != "support_for_the_throne"])
def test_every_note_is_used_and_goes_home(note: str) -> None:
    for seed in TRIES:
        game = position("agenda" if note == "political_secret" else "action", SEATS, seed)
        for issuer in range(SEATS):
            lend(game, f"{note}:{issuer}", (issuer + 1) % SEATS)
        eager = Eager(game.state, [f"note:{note}:{issuer}" for issuer in range(SEATS)], seed=seed)
        if eager.until(("ti4-note-returns", f"ti4-note-{note}"), answers=200):
            assert eager.used
            return
    pytest.fail(f"nobody used {note}")


def test_support_for_the_throne_is_dealt_for_and_lost_again() -> None:
    for seed in TRIES:
        eager = Eager(position("action", SEATS, seed).state, seed=seed)
        points = [player.points for player in eager.table.state.players]
        if not supported(eager):
            continue
        now = [player.points for player in eager.table.state.players]
        assert sum(now) == sum(points) + 1
        if eager.until(("ti4-note-returns", "ti4-note-support_for_the_throne"), answers=150):
            return
    pytest.fail("nobody lost the support for the throne")


def supported(eager: Eager) -> bool:
    """The player in turn gives its note to a neighbor for nothing, where there is one."""
    table = eager.table
    giver = table.state.turn
    for taker in range(SEATS):
        terms = {"to": str(taker), "note": f"support_for_the_throne:{giver}", "trade_goods": 0, "commodities": 0}
        terms |= {"want_trade_goods": 0, "want_commodities": 0, "want_note": "none", "hold_fire": "no", "promise": ""}
        try:
            table.answer(giver, terms, "offer")
            table.answer(taker, str(table.state.offered), "accept")
        except Exception:
            continue
        return True
    return False


# --- factions and tiles ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_plays_a_round(faction: str) -> None:
    state = RULES.new(3, "factions", {"factions": "choose", "windows": "holders"})
    eager = Eager(state, [faction])
    assert eager.until(("ti4-plays-faction", f"ti4-faction-{faction}"), ("ti4-phase-begins", "ti4-phase-status"))
    player = next(player for player in eager.table.state.players if player.faction == faction)
    sheet = FACTIONS[faction]
    assert {UNITS[id].type for id in player.units.values()} >= set(sheet.starting_units)
    assert set(sheet.starting_technologies) & set(GENERIC_TECHNOLOGIES) <= set(player.technologies)
    assert player.eliminated or str(sheet.board_tile) in eager.table.state.systems


@pytest.mark.parametrize("tile", ON_BOARD, ids=lambda tile: str(tile.id))
def test_every_tile_is_activated_and_flown_to_where_that_is_allowed(tile) -> None:
    game, start = beside(str(tile.id))
    wanted = ["tactical", str(tile.id), f"{start}:cruiser"]
    open_to_ships = routes.entry_refusal(at(game, str(tile.id)), game.state.turn or 0, str(tile.id)) is None
    eager = Eager(game.state, wanted)
    assert eager.until(("ti4-activated", str(tile.id)), answers=10)
    assert eager.until(("ti4-moved", str(tile.id)), answers=20) == open_to_ships


def at(game: Game, system: str) -> Game:
    """The same position with that system active."""
    copy = Game(RULES.load(RULES.dump(game.state)))
    copy.state.active_system = system
    return copy


def beside(system: str) -> tuple[Game, str]:
    """The player in turn has a cruiser next to a system in which, as in that one, nobody else has any ships."""
    for seed in TRIES:
        game = position("action", 6, seed)
        state, seat = game.state, game.state.turn
        if seat is None or system not in state.systems:
            continue
        start = next(id for id in game.near(seat)[system] if boards.anomaly(id) is None)
        for place in (system, start):
            state.systems[place].space.clear()
            state.systems[place].tokens.clear()
        if not game.pieces_left(seat, "cruiser"):
            continue
        units.add(game, seat, "cruiser", 1, start)
        game.player(seat).tactic = max(1, game.player(seat).tactic)
        return game, start
    raise AssertionError(f"{system} is on no board")
