"""Secret objectives: the hand of three, drawing, scoring, and the five that are scored in the action phase.

Those five stand in windows as abilities of the kind `secret`, open to everyone who publicly holds unscored ones.
"""

from __future__ import annotations

from engine.ask import Option, Refusal, Seat
from engine.errors import IllegalAnswer
from engine.text import T, seat_name
from engine.ti4 import objectives, units, victory, windows, words
from engine.ti4.components import OBJECTIVES, SECRET_LIMIT
from engine.ti4.dice import Combat
from engine.ti4.play import Game
from engine.ti4.space_cannon import Offense
from engine.ti4.windows import Ability, Moment, ability


async def draw_secret(game: Game, seat: Seat, number: int = 1) -> None:
    """Draws secret objectives; beyond three, one unscored goes back into the deck, perhaps the new one.

    TI-SECRETOBJ-04, TI-SECRETOBJ-05, TI-SECRETOBJ-06, TI-DOUBT-20
    """
    deck, player = game.state.secret_deck, game.player(seat)
    drawn = [deck.pop() for _ in range(min(number, len(deck)))]
    if not drawn:
        return
    player.secrets += drawn
    game.seal()
    objectives = [words.explained(words.objective(id)) for id in drawn]
    secret = {seat: T("ti4-your-new-secrets", objectives=words.listed(objectives))}
    game.say(T("ti4-draws-secrets", seat=seat_name(seat), n=len(drawn)), secret=secret)
    while len(player.secrets) + len(player.scored_secrets) > SECRET_LIMIT and player.secrets:
        await return_secret(game, seat)


async def return_secret(game: Game, seat: Seat) -> None:
    """Shuffles an unscored secret of choice back into the deck, unseen. TI-SECRETOBJ-05, TI-HIDDEN-05"""
    state, player = game.state, game.player(seat)
    options = [words.with_text(id, "objective") for id in player.secrets]
    chosen = await game.pick("return_secret", seat, options, T("ti4-ask-return-secret", seat=seat_name(seat)))
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


def may_score(game: Game, seat: Seat, moment: Moment, objective: str) -> bool:
    """Whether the rules let a seat score in the action phase now: at any moment of it, or of its own turn where the
    table wants that; once in a combat.

    TI-OBJECTIVE-07, TI-OBJECTIVE-09, TI-OBJECTIVE-10, TI-DOUBT-48, TI-DOUBT-62
    """
    if game.state.phase != "action" or (objective in game.state.public and not objectives.holds_home(game, seat)):
        return False
    if game.state.options.house.scoring == "own" and game.state.turn != seat:
        return False
    fight = combat_of(moment)
    return fight is None or not any(
        effect.source == SCORED and effect.seat == seat and effect.about["combat"] == fight
        for effect in game.state.effects
    )


SCORED = "scored_in_combat"


def combat_of(moment: Moment) -> str | None:
    """The combat a moment belongs to: its planet, or its system for a space combat; None outside combats."""
    return moment.combat.place if isinstance(moment.combat, Combat) else None


async def _announce(game: Game, seat: Seat, moment: Moment, entry: Ability, target: Option) -> bool:
    """Scores a secret objective in a window, and remembers the combat in which it happened. TI-OBJECTIVE-09"""
    fight = combat_of(moment)
    if fight is not None:
        game.begin(SCORED, seat, "turn", combat=fight)
    await entry.use(game, seat, moment, entry.source)
    return True


windows.ANNOUNCE["secret"] = _announce


def _greatest_ship(game: Game, seat: Seat, moment: Moment) -> bool:
    """The seat destroyed another player's war sun or flagship, by whatever means. TI-OBJECTIVE-12"""
    great = moment.unit in ("war_sun", "flagship") and moment.other == seat
    return great and may_score(game, seat, moment, "destroy_their_greatest_ship")


@ability("secret", "destroy_their_greatest_ship", "after_unit_destroyed", who="other", when=_greatest_ship)
async def destroy_their_greatest_ship(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Scored as soon as the ship is destroyed, inside a combat or not; a ship removed for the fleet pool is not.

    TI-OBJECTIVE-12, TI-OBJECTIVE-13
    """
    await reveal(game, seat, target)


def _world_wiped_out(game: Game, seat: Seat, moment: Moment) -> bool:
    """The bombardment took the last ground forces that a player had on the planet."""
    if moment.planet is None or not moment.amount:
        return False
    bare = not any(
        units.count(game, other, "infantry", moment.planet)
        for other in game.state.planets[moment.planet].ground
        if other != seat
    )
    return bare and may_score(game, seat, moment, "make_an_example_of_their_world")


@ability("secret", "make_an_example_of_their_world", "after_bombardment", when=_world_wiped_out)
async def make_an_example_of_their_world(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Scored after the bombardment, which is no combat. TI-OBJECTIVE-09"""
    await reveal(game, seat, target)


def _beat_a_leader(game: Game, seat: Seat, moment: Moment) -> bool:
    """The loser has the most points, alone or among others. TI-VICTORY-07"""
    return moment.other in victory.leaders(game) and may_score(game, seat, moment, "spark_a_rebellion")


@ability("secret", "spark_a_rebellion", "after_win_combat", when=_beat_a_leader)
async def spark_a_rebellion(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Scored after winning a combat, space or ground, against a player in the lead."""
    await reveal(game, seat, target)


def _fleet_shot_down(game: Game, seat: Seat, moment: Moment) -> bool:
    """The seat's Space Cannon took the last ship that a player had in the active system."""
    step = moment.combat
    wiped = isinstance(step, Offense) and any(volley.wiped for volley in step.volleys if volley.seat == seat)
    return wiped and may_score(game, seat, moment, "turn_their_fleets_to_dust")


@ability("secret", "turn_their_fleets_to_dust", "after_space_cannon_offense", who="any", when=_fleet_shot_down)
async def turn_their_fleets_to_dust(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Scored after the cannons of the movement step, which are no combat. TI-OBJECTIVE-09"""
    await reveal(game, seat, target)


def _flagship_won(game: Game, seat: Seat, moment: Moment) -> bool:
    """The seat's flagship is there after the space combat it won."""
    if moment.system is None or not units.count(game, seat, "flagship", moment.system):
        return False
    return may_score(game, seat, moment, "unveil_flagship")


@ability("secret", "unveil_flagship", "after_win_space_combat", when=_flagship_won)
async def unveil_flagship(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Scored after winning a space combat with a flagship that survived."""
    await reveal(game, seat, target)
