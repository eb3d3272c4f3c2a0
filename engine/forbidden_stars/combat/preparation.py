"""The first step of a combat: dice, cards, reinforcements. FS-COMBAT-04"""

from __future__ import annotations

from collections import Counter

from engine.ask import Amount, Seat
from engine.events import SMALL
from engine.forbidden_stars import words
from engine.forbidden_stars.combat import dice, sides
from engine.forbidden_stars.combat.occasions import START_DICE
from engine.forbidden_stars.components import HAND, Face
from engine.forbidden_stars.economy import assets
from engine.forbidden_stars.galaxy import units
from engine.forbidden_stars.play import Game, Question
from engine.forbidden_stars.state import Combat
from engine.kit import decks
from engine.text import T, seat_name


async def prepare(game: Game, combat: Combat) -> None:
    """Steps 1a to 1c."""
    roll_dice(game, combat)
    combat.step = "cards"
    for seat in sides.both(combat):
        draw(game, seat, HAND)
    combat.step = "reinforce"
    for seat in sides.both(combat):
        await reinforce(game, combat, seat)


def roll_dice(game: Game, combat: Combat) -> None:
    """Each side rolls its combat value, at most eight dice; those that lie there at the start count.

    FS-COMBAT-05, FS-COMBAT-06, FS-COMBAT-07, FS-COMBAT-08, FS-COMBAT-09, FS-COMBAT-28
    """
    for seat in sides.both(combat):
        given: tuple[Face, ...] = START_DICE(game, seat, ())
        for face in given:
            dice.gain(game, seat, 1, face, "")
        number = min(dice.room(game, seat), sides.combat_value(game, seat))
        rolled = dice.roll(game, seat, number, "combat")
        combat.sides[seat].dice += rolled
        text = T("forbidden_stars-rolls", seat=seat_name(seat), dice=dice.dice_texts(rolled))
        game.say(text, where=[combat.area], weight=SMALL)


def draw(game: Game, seat: Seat, number: int) -> None:
    """Cards from the own combat deck, seen by their owner alone; as many as there are.

    FS-COMBAT-10, FS-CARD-03, FS-INFO-04, D-47
    """
    hand, drawn = sides.side(game, seat).hand, decks.draw(game, game.player(seat).deck, number)
    if drawn:
        hand.extend(drawn)
        game.seal(to=[seat])
        public = T("forbidden_stars-draws-combat", seat=seat_name(seat), n=len(drawn))
        cards = tuple(words.counted(words.card(id), n) for id, n in Counter(drawn).items())
        own = T("forbidden_stars-drawn-combat", cards=cards)
        game.say(public, secret={seat: own}, weight=0)


REINFORCE = Question("reinforce", open=True)


async def reinforce(game: Game, combat: Combat, seat: Seat) -> None:
    """A side puts in reinforcement tokens, at most as many as it has figures there, routed ones too.

    FS-COMBAT-11, FS-REINF-01, FS-REINF-02, FS-REINF-03, FS-REINF-04, D-46
    """
    figures = sum(not unit.token for unit in units.at(game, seat, combat.area))
    most = min(figures, assets.held(game, seat, "reinforcement"))
    about = T("forbidden_stars-ask-reinforce", seat=seat_name(seat), area=words.area(combat.area))
    shape = Amount(0, most, "FS-REINF-03")
    number = await game.ask_one(REINFORCE, seat, shape, about, where=[combat.area]) if most else 0
    assert isinstance(number, int)
    if number:
        assets.lose(game, seat, "reinforcement", number)
        for _ in range(number):
            units.token(game, seat, combat.area)
        game.say(T("forbidden_stars-reinforces", seat=seat_name(seat), n=number), where=[combat.area])
