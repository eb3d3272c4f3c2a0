"""Steps about dice and combat tokens."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ask import Option, Seat, Slot, Spread
from engine.forbidden_stars import words
from engine.forbidden_stars.cards.counting import bounds, number
from engine.forbidden_stars.cards.steps import CardStep, Doing, op
from engine.forbidden_stars.combat import dice, sides, tokens
from engine.forbidden_stars.combat.occasions import COPIES
from engine.forbidden_stars.components import FACES, Face
from engine.forbidden_stars.play import Question

# --- dice ------------------------------------------------------------------------------------------------------------


def _dice_gift(doing: Doing, step: CardStep) -> bool:
    """Own dice, as long as another one could be gained afterwards. FS-COMBAT-28"""
    own = doing.who(step) == doing.seat and step["face"] != "any"
    return own and dice.room(doing.game, doing.seat) > number(doing, step["n"])


@op("gain_dice", able=lambda doing, step: dice.room(doing.game, doing.who(step)) > 0, gift=_dice_gift)
async def gain_dice(doing: Doing, step: CardStep) -> bool:
    """FS-GAIN-01, FS-GAIN-02, FS-GAIN-03, FS-CLAR-14, FS-COMBAT-28"""
    game, seat, face = doing.game, doing.who(step), step["face"]
    if face != "any":
        dice.gain(game, seat, number(doing, step["n"]), None if face == "roll" else face, doing.source)
        return True
    for _ in range(min(number(doing, step["n"]), dice.room(game, seat))):
        dice.gain(game, seat, 1, await _name_face(doing, seat, FACES), "")
    return True


NAME_FACE = Question("name_face", open=True)


async def _name_face(doing: Doing, seat: Seat, faces: Sequence[Face]) -> Face:
    options = [Option(face, words.face(face)) for face in faces]
    picked = await doing.game.pick(NAME_FACE, seat, options, doing.asks("name-face", seat))
    return faces[list(faces).index(_face(picked))]


def _face(id: str) -> Face:
    return next(face for face in FACES if face == id)


def _some_dice(doing: Doing, step: CardStep) -> bool:
    both = _seats(doing, step)
    return any(dice.count(doing.game, seat, step["face"]) > 0 for seat in both)


def _seats(doing: Doing, step: CardStep) -> tuple[Seat, ...]:
    """Both roll in the order of abilities: the attacker first. FS-SIM-02"""
    if step.get("who") == "both":
        return sides.both(sides.combat_of(doing.game))
    return (doing.who(step),)


LOSE_DICE = Question("lose_dice", open=True)


@op("lose_dice", able=_some_dice)
async def lose_dice(doing: Doing, step: CardStep) -> bool:
    """FS-GAIN-05, FS-GAIN-06"""
    seat, chooser, n = doing.who(step), doing.chooser(step), number(doing, step["n"])
    about = doing.asks("lose-dice", chooser, n=n)
    gone = await dice.choose(doing.game, LOSE_DICE, chooser, seat, step["face"], n, n, about)
    dice.lose(doing.game, seat, gone)
    return True


REROLL = Question("reroll", open=True)


@op("reroll", able=_some_dice)
async def reroll(doing: Doing, step: CardStep) -> bool:
    """Dice are rolled again; where each rolls its own, the attacker is first. D-32"""
    for seat in _seats(doing, step):
        low, high = bounds(doing, step["n"], dice.count(doing.game, seat, step["face"]))
        chooser = seat if step["chooser"] == "roller" else doing.chooser(step)
        about = doing.asks("reroll", chooser, n=high)
        low = 0 if step.get("optional") else low
        rolled = await dice.choose(doing.game, REROLL, chooser, seat, step["face"], low, high, about)
        dice.reroll(doing.game, seat, rolled, doing.source)
    return True


def _can_spend(doing: Doing, step: CardStep) -> bool:
    least = 1 if step["n"] == "any" else number(doing, step["n"])
    return dice.count(doing.game, doing.who(step), step["face"]) >= least


SPEND_DICE = Question("spend_dice", open=True)


@op("spend_dice", able=_can_spend)
async def spend_dice(doing: Doing, step: CardStep) -> bool:
    """A price in dice, paid in full or not at all.

    FS-SPEND-03, FS-SPEND-04, FS-SPEND-05, FS-ORBIT-17, FS-CARD-19, FS-CARD-22
    """
    if not _can_spend(doing, step):
        return False
    seat, there = doing.who(step), dice.count(doing.game, doing.who(step), step["face"])
    low, high = (1, there) if step["n"] == "any" else bounds(doing, step["n"], there)
    about = doing.asks("spend-dice", seat, n=high)
    paid = await dice.choose(doing.game, SPEND_DICE, seat, seat, step["face"], low, high, about)
    dice.spend(doing.game, seat, paid)
    doing.spent = sum(paid.values())
    return True


def _some_to_convert(doing: Doing, step: CardStep) -> bool:
    return dice.count(doing.game, doing.who(step), step["from"]) > 0


def _convert_gift(doing: Doing, step: CardStep) -> bool:
    """What becomes a bolter in a strike, in which nothing else counts. FS-ORBIT-08"""
    return doing.game.state.strike is not None and step["to"] == ["bolter"] and "bolter" not in step["from"]


CONVERT = Question("convert", open=True)


@op("convert", able=_some_to_convert, gift=_convert_gift)
async def convert(doing: Doing, step: CardStep) -> bool:
    """Dice of one face are turned to another; neither tokens nor card icons can be.

    FS-CONV-01, FS-CONV-02, FS-ICON-03
    """
    seat = doing.who(step)
    low, high = bounds(doing, step["n"], dice.count(doing.game, seat, step["from"]))
    low = max(low, min(1, high))
    about = doing.asks("convert", seat, n=high, to=tuple(words.face(face) for face in step["to"]))
    turned = await dice.choose(doing.game, CONVERT, seat, seat, step["from"], low, high, about)
    dice.convert(doing.game, seat, turned, await _to(doing, seat, step["to"], sum(turned.values())))
    return True


CONVERT_TO = Question("convert_to", open=True)


async def _to(doing: Doing, seat: Seat, faces: Sequence[Face], n: int) -> dict[Face, int]:
    slots = [Slot(face, words.face(face), n) for face in faces]
    about = doing.asks("convert-to", seat, n=n)
    chosen = await doing.game.spread(CONVERT_TO, seat, Spread(slots, n, n), about)
    return {face: chosen[face] for face in faces if chosen.get(face)}


# --- tokens ----------------------------------------------------------------------------------------------------------


def _tokens_gift(doing: Doing, step: CardStep) -> bool:
    """Own tokens that the opponent does not gain as well."""
    own = doing.who(step) == doing.seat and step["face"] != "any"
    return own and not COPIES(doing.game, doing.other(), False)


NAME_TOKENS = Question("name_tokens", open=True)


@op(
    "gain_tokens",
    able=lambda doing, step: number(doing, step["n"]) > 0 or _depends_on_price(step),
    gift=_tokens_gift,
)
async def gain_tokens(doing: Doing, step: CardStep) -> bool:
    """Bolter or shield tokens, of any side where the card names none. FS-GAIN-04, FS-CARD-20"""
    seat, n = doing.who(step), number(doing, step["n"])
    if step["face"] != "any":
        tokens.gain(doing.game, seat, step["face"], n)
        return True
    slots = [Slot(face, words.face(face), n) for face in ("bolter", "shield")]
    about = doing.asks("name-tokens", seat, n=n)
    chosen = await doing.game.spread(NAME_TOKENS, seat, Spread(slots, n, n), about)
    for face, count in chosen.items():
        tokens.gain(doing.game, seat, _face(face), count)
    return True


def _depends_on_price(step: CardStep) -> bool:
    return isinstance(step["n"], dict) and step["n"].get("count") == "dice_spent"


@op(
    "lose_tokens",
    able=lambda doing, step: tokens.held(doing.game, doing.who(step), step["face"]) > 0,
    gift=lambda doing, step: doing.who(step) != doing.seat,
)
async def lose_tokens(doing: Doing, step: CardStep) -> bool:
    """FS-GAIN-05, FS-GAIN-06"""
    tokens.lose(doing.game, doing.who(step), step["face"], number(doing, step["n"]))
    return True
