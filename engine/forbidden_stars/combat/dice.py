"""Dice of combats and orbital strikes. FS-ICON-02, FS-CARD-19, FS-CLAR-14"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.ask import Option, Seat, Slot, Spread
from engine.events import SMALL
from engine.forbidden_stars import words
from engine.forbidden_stars.components import DICE, DIE, FACES, Face
from engine.forbidden_stars.play import Game, Question
from engine.text import T, Text, seat_name

BOLTERS = DIE.count("bolter")
"""The first so many sides of a die are bolters: what attacks, and what luck is counted by."""


def roll(game: Game, seat: Seat, number: int, purpose: str) -> list[Face]:
    """Rolls so many dice; `purpose` keys the stream. FS-GAIN-02"""
    if number <= 0:
        return []
    return [DIE[side - 1] for side in game.roll(number, len(DIE), purpose, seat=seat, most=BOLTERS)]


def of(game: Game, seat: Seat) -> list[Face]:
    """The dice of a seat, in the strike or the combat in course; of nobody else they can be changed."""
    strike, combat = game.state.strike, game.state.combat
    if strike is not None:
        return strike.dice if strike.seat == seat and strike.dice is not None else []
    return [] if combat is None or seat not in combat.sides else combat.sides[seat].dice


def count(game: Game, seat: Seat, faces: Sequence[Face]) -> int:
    """Dice of a seat that show one of these faces."""
    return sum(die in faces for die in of(game, seat))


def room(game: Game, seat: Seat) -> int:
    """How many dice it can still gain. FS-COMBAT-28, FS-GAIN-03, FS-ORBIT-11"""
    return DICE - len(of(game, seat))


def gain(game: Game, seat: Seat, number: int, face: Face | None, purpose: str) -> None:
    """Takes dice from the supply, with a face up or rolled; never above eight.

    FS-GAIN-01, FS-GAIN-02, FS-GAIN-03, FS-CLAR-14, D-44
    """
    number = min(number, room(game, seat))
    if number <= 0:
        return
    gained = roll(game, seat, number, purpose) if face is None else [face] * number
    of(game, seat).extend(gained)
    game.say(T("forbidden_stars-gains-dice", seat=seat_name(seat), dice=dice_texts(gained)), weight=SMALL)


def remove(game: Game, seat: Seat, gone: Mapping[Face, int]) -> None:
    """Dice return to the supply: lost or spent. FS-GAIN-05, FS-SPEND-03"""
    dice = of(game, seat)
    for face, number in gone.items():
        for _ in range(number):
            dice.remove(face)


def lose(game: Game, seat: Seat, gone: Mapping[Face, int]) -> None:
    """FS-GAIN-05, FS-GAIN-06"""
    if gone:
        remove(game, seat, gone)
        game.say(T("forbidden_stars-loses-dice", seat=seat_name(seat), dice=_faces(gone)), weight=SMALL)


def spend(game: Game, seat: Seat, gone: Mapping[Face, int]) -> None:
    """FS-SPEND-03, FS-SPEND-04"""
    if gone:
        remove(game, seat, gone)
        game.say(T("forbidden_stars-spends-dice", seat=seat_name(seat), dice=_faces(gone)), weight=SMALL)


def reroll(game: Game, seat: Seat, rolled: Mapping[Face, int], purpose: str) -> None:
    """Rolls dice again and keeps the new faces. D-32"""
    if not rolled:
        return
    remove(game, seat, rolled)
    new = roll(game, seat, sum(rolled.values()), purpose)
    of(game, seat).extend(new)
    text = T("forbidden_stars-rerolls", seat=seat_name(seat), old=_faces(rolled), new=dice_texts(new))
    game.say(text, weight=SMALL)


def convert(game: Game, seat: Seat, turned: Mapping[Face, int], to: Mapping[Face, int]) -> None:
    """Turns dice to other faces. FS-CONV-01, FS-CONV-02"""
    if not turned:
        return
    remove(game, seat, turned)
    of(game, seat).extend(face for face, number in to.items() for _ in range(number))
    game.say(T("forbidden_stars-converts", seat=seat_name(seat), old=_faces(turned), new=_faces(to)), weight=SMALL)


async def choose(
    game: Game, kind: Question, chooser: Seat, owner: Seat, faces: Sequence[Face], low: int, high: int, about: Text
) -> dict[Face, int]:
    """So many dice of an owner that show one of these faces, by face; as many as there are where there are fewer."""
    dice = of(game, owner)
    there = {face: dice.count(face) for face in FACES if face in faces and face in dice}
    most = min(high, sum(there.values()))
    low = min(low, most)
    if low == most == 1 and len(there) > 1:
        options = [Option(face, words.face(face)) for face in there]
        picked = await game.pick(kind, chooser, options, about)
        return {face: 1 for face in there if face == picked}
    slots = [Slot(face, words.face(face), number) for face, number in there.items()]
    chosen = await game.spread(kind, chooser, Spread(slots, low, most), about)
    return {face: chosen[face] for face in there if chosen.get(face)}


def dice_texts(dice: Sequence[Face]) -> tuple[Text, ...]:
    """Dice in words: '2 bolters, 1 shield'."""
    return _faces({face: dice.count(face) for face in FACES})


def _faces(number: Mapping[Face, int]) -> tuple[Text, ...]:
    return tuple(words.faces_of(face, count) for face, count in number.items() if count)
