"""Secret objectives: the hand of three, drawing, scoring, and the five that are scored in the action phase.

Those five stand in windows as abilities of the kind `secret`, open to everyone who publicly holds unscored ones.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.ask import Option, Refusal, Seat
from engine.effects import UseId
from engine.errors import IllegalAnswer
from engine.text import T, seat_name
from engine.ti4 import objectives, words
from engine.ti4.abilities.holdings import At, Component, Entry
from engine.ti4.abilities.occasions import Occasion
from engine.ti4.cards import decks
from engine.ti4.combat.bombardment import AFTER_BOMBARDMENT, Bombarded
from engine.ti4.combat.dice import AFTER_WIN_COMBAT, AFTER_WIN_SPACE_COMBAT, Combat, InCombat
from engine.ti4.combat.hits import AFTER_UNIT_DESTROYED, Loss
from engine.ti4.combat.space_cannon import AFTER_SPACE_CANNON_OFFENSE, Shot
from engine.ti4.components import OBJECTIVES, SECRET_LIMIT
from engine.ti4.galaxy import units
from engine.ti4.phases import victory
from engine.ti4.play import Game, Question


async def draw_secret(game: Game, seat: Seat, number: int = 1) -> None:
    """Draws secret objectives; beyond three, one unscored goes back into the deck, perhaps the new one.

    TI-SECRETOBJ-04, TI-SECRETOBJ-05, TI-SECRETOBJ-06, TI-DOUBT-20
    """
    player, drawn = game.player(seat), decks.secrets(game, number)
    if not drawn:
        return
    player.secrets += drawn
    game.seal({seat})
    objectives = [words.objective_explained(id) for id in drawn]
    secret = {seat: T("ti4-your-new-secrets", objectives=words.listed(objectives))}
    game.say(T("ti4-draws-secrets", seat=seat_name(seat), n=len(drawn)), secret=secret)
    while len(player.secrets) + len(player.scored_secrets) > SECRET_LIMIT and player.secrets:
        await return_secret(game, seat)


RETURN_SECRET = Question("return_secret", open=False, answer_hidden=True)


async def return_secret(game: Game, seat: Seat) -> None:
    """Shuffles an unscored secret of choice back into the deck, unseen. TI-SECRETOBJ-05, TI-HIDDEN-05"""
    state, player = game.state, game.player(seat)
    options = [words.goal(id) for id in player.secrets]
    chosen = await game.pick(RETURN_SECRET, seat, options, T("ti4-ask-return-secret", seat=seat_name(seat)))
    player.secrets.remove(chosen)
    state.secret_deck = game.shuffle([*state.secret_deck, chosen], "secret deck")
    game.say(T("ti4-returns-secret", seat=seat_name(seat)))


def why_not(game: Game, seat: Seat, objective: str) -> Refusal | None:
    """The rule by which a seat cannot score a secret objective in the status phase; None when it can.

    TI-SECRETOBJ-03, TI-OBJECTIVE-03, TI-OBJECTIVE-05, TI-OBJECTIVE-06, TI-OBJECTIVE-11, TI-DOUBT-52
    """
    player = game.player(seat)
    if game.state.options.house.home == "all" and not objectives.holds_home(game, seat):
        return Refusal("TI-PUBLICOBJ-04", T("ti4-home-system-lost-all"))
    if objective in player.scored_secrets:
        return Refusal("TI-OBJECTIVE-11", T("ti4-already-scored", objective=words.objective(objective)))
    if objective not in player.secrets:
        return Refusal("TI-SECRETOBJ-03", T("ti4-not-your-secret"))
    if OBJECTIVES[objective].phase != "status":
        return Refusal("TI-OBJECTIVE-03", T("ti4-action-phase-secret", objective=words.objective(objective)))
    if not objectives.fulfilled(game, seat, objective):
        return Refusal("TI-OBJECTIVE-05", T("ti4-not-fulfilled", objective=words.objective(objective)))
    return None


def scorable_secret(game: Game, seat: Seat) -> list[str]:
    """The secret objectives a seat could score in the status phase now. TI-SECRETOBJ-03"""
    return [objective for objective in game.player(seat).secrets if why_not(game, seat, objective) is None]


async def score_secret(game: Game, seat: Seat, objective: str) -> None:
    """Scores a secret objective in the status phase, paying its cost.

    Raises:
        IllegalAnswer: it cannot be scored now.
    """
    refusal = why_not(game, seat, objective)
    if refusal is not None:
        raise IllegalAnswer(refusal.text, refusal.rule)
    await objectives.pay(game, seat, objective)
    await reveal(game, seat, objective)


async def reveal(game: Game, seat: Seat, objective: str) -> None:
    """Lays a secret open with a control token on it and gains its points. TI-SECRETOBJ-01, TI-SECRETOBJ-02"""
    player = game.player(seat)
    if objective in game.state.public:
        objectives.mark(game, seat, objective)
    else:
        player.secrets.remove(objective)
        player.scored_secrets.append(objective)
        game.seal()
    await objectives.gain(game, seat, objective)


# --- in the action phase ---------------------------------------------------------------------------------------------


def may_score(game: Game, seat: Seat, moment: Occasion, objective: str) -> bool:
    """Whether the rules let a seat score in the action phase now: at any moment of it, or of its own turn where the
    table wants that; once in a combat.

    TI-OBJECTIVE-07, TI-OBJECTIVE-09, TI-OBJECTIVE-10, TI-DOUBT-48, TI-DOUBT-62
    """
    if game.state.phase != "action" or (objective in game.state.public and not objectives.holds_home(game, seat)):
        return False
    if game.state.options.house.scoring == "own" and game.state.turn != seat:
        return False
    combat = combat_of(moment)
    return combat is None or seat not in combat.scored


def combat_of(moment: Occasion) -> Combat | None:
    """The combat that a moment belongs to, if any."""
    return moment.combat if isinstance(moment, (InCombat, Loss)) else None


class Secrets(Component):
    """Secret objectives in hand that are scored in the action phase, and those that a law made public."""

    open = False

    def can_use(self, at: At, seat: Seat, ability: Entry) -> bool:
        hidden = bool(at.game.player(seat).secrets) or _holds(at.game, seat, ability.source)
        return hidden and (seat, self.id(ability.source)) not in at.used

    def held(self, at: At, seat: Seat, ability: Entry) -> Sequence[str]:
        return [self.id(ability.source)] if _holds(at.game, seat, ability.source) else []

    async def announce(self, at: At, seat: Seat, ability: Entry, choice: UseId, target: Option) -> bool:
        """Scores it, and remembers the combat in which it happened. TI-OBJECTIVE-09"""
        combat = combat_of(at.occasion)
        if combat is not None:
            combat.scored.append(seat)
        await ability.use(at.game, seat, at.occasion, ability.source)
        return True


def _holds(game: Game, seat: Seat, objective: str) -> bool:
    """Whether a seat holds a secret objective unscored, or a law made it public. TI-SECRETOBJ-01, TI-SECRETOBJ-03"""
    state = game.state
    if objective in state.public:
        return seat not in state.scored.get(objective, ())
    return objective in state.players[seat].secrets


SECRET = Secrets("secret")


def _greatest_ship(game: Game, seat: Seat, moment: Loss) -> bool:
    """The seat destroyed another player's war sun or flagship, by whatever means. TI-OBJECTIVE-12"""
    great = moment.unit in ("war_sun", "flagship") and moment.other == seat
    return great and may_score(game, seat, moment, "destroy_their_greatest_ship")


@AFTER_UNIT_DESTROYED.ability(SECRET, "destroy_their_greatest_ship", who="other", when=_greatest_ship)
async def destroy_their_greatest_ship(game: Game, seat: Seat, moment: Loss, target: str) -> None:
    """Scored as soon as the ship is destroyed, inside a combat or not; a ship removed for the fleet pool is not.

    TI-OBJECTIVE-12, TI-OBJECTIVE-13
    """
    await reveal(game, seat, target)


def _world_wiped_out(game: Game, seat: Seat, moment: Bombarded) -> bool:
    """The bombardment took the last ground forces that a player had on the planet."""
    if not moment.amount:
        return False
    bare = not any(
        units.count(game, other, "infantry", moment.planet)
        for other in game.state.planets[moment.planet].ground
        if other != seat
    )
    return bare and may_score(game, seat, moment, "make_an_example_of_their_world")


@AFTER_BOMBARDMENT.ability(SECRET, "make_an_example_of_their_world", when=_world_wiped_out)
async def make_an_example_of_their_world(game: Game, seat: Seat, moment: Bombarded, target: str) -> None:
    """Scored after the bombardment, which is no combat. TI-OBJECTIVE-09"""
    await reveal(game, seat, target)


def _beat_a_leader(game: Game, seat: Seat, moment: InCombat) -> bool:
    """The loser has the most points, alone or among others. TI-VICTORY-07"""
    return moment.other in victory.leaders(game) and may_score(game, seat, moment, "spark_a_rebellion")


@AFTER_WIN_COMBAT.ability(SECRET, "spark_a_rebellion", when=_beat_a_leader)
async def spark_a_rebellion(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """Scored after winning a combat, space or ground, against a player in the lead."""
    await reveal(game, seat, target)


def _fleet_shot_down(game: Game, seat: Seat, moment: Shot) -> bool:
    """The seat's Space Cannon took the last ship that a player had in the active system."""
    wiped = any(volley.wiped for volley in moment.step.volleys if volley.seat == seat)
    return wiped and may_score(game, seat, moment, "turn_their_fleets_to_dust")


@AFTER_SPACE_CANNON_OFFENSE.ability(SECRET, "turn_their_fleets_to_dust", who="any", when=_fleet_shot_down)
async def turn_their_fleets_to_dust(game: Game, seat: Seat, moment: Shot, target: str) -> None:
    """Scored after the cannons of the movement step, which are no combat. TI-OBJECTIVE-09"""
    await reveal(game, seat, target)


def _flagship_won(game: Game, seat: Seat, moment: InCombat) -> bool:
    """The seat's flagship is there after the space combat it won."""
    if not units.count(game, seat, "flagship", moment.system):
        return False
    return may_score(game, seat, moment, "unveil_flagship")


@AFTER_WIN_SPACE_COMBAT.ability(SECRET, "unveil_flagship", when=_flagship_won)
async def unveil_flagship(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """Scored after winning a space combat with a flagship that survived."""
    await reveal(game, seat, target)
