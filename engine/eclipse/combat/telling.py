"""What is told of a battle: rolls in small, a sum for each round, who won and what both sides have lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.eclipse import words
from engine.eclipse.combat import sides
from engine.eclipse.combat.sides import Battle, BattleSide, Unit
from engine.eclipse.play import Game
from engine.events import SMALL, SUM
from engine.text import T, Text

Kills = Mapping[BattleSide, Sequence[str]]


def fires(game: Game, battle: Battle, unit: Unit, dice: Sequence[Text], needs: Mapping[str, int]) -> None:
    """A roll, with the lowest face that hits each type, and what that is made of. EC-ROLL-06, EC-ROLL-08"""
    name = sides.unit_name(game, battle.sector, unit)
    ships = T("eclipse-combat-of", side=sides.side_name(unit.side), ships=name)
    computer = sides.stats(game, unit).computer
    shields = {
        enemy.type: sides.stats(game, enemy).shield for enemy in sides.units(game, battle, battle.other(unit.side))
    }
    hits = tuple(_hits(type, need, computer, shields.get(type, 0)) for type, need in needs.items())
    game.say(T("eclipse-fires-at", ships=ships, dice=tuple(dice), hits=hits), where=[battle.sector], weight=SMALL)


def _hits(type: str, need: int, computer: int, shield: int) -> Text:
    """The lowest face that hits a type; a computer and a shield that cancel each other are told both."""
    made = {"computer": computer, "shield": shield}
    parts = tuple(Text(f"eclipse-by-{name}", {"n": by}) for name, by in made.items() if by)
    if not parts:
        return T("eclipse-hits-on", ship=words.ship(type), need=need)
    return T("eclipse-hits-on-modified", ship=words.ship(type), need=need, parts=parts)


def count(battle: Battle, side: BattleSide, hits: Sequence[bool]) -> None:
    """Dice of a side, and which of them hit anything."""
    dice, before = battle.fired.get(side, (0, 0))
    battle.fired[side] = dice + len(hits), before + sum(hits)


def round_ends(game: Game, battle: Battle) -> None:
    """How many dice each side rolled in this round, or of missiles before it, and how many hit."""
    if battle.fired:
        told = tuple(
            T("eclipse-fired", side=sides.side_name(side), dice=dice, hits=hits)
            for side, (dice, hits) in battle.fired.items()
        )
        game.say(T("eclipse-round-fire", round=battle.round, fire=told), where=[battle.sector], weight=SUM)
    battle.fired = {}


def ends(game: Game, battle: Battle, before: Kills) -> None:
    """Who is left, and what each side has lost; `before`: what was destroyed there until this battle began."""
    sector = game.sector(battle.sector)
    both = (battle.attacker, battle.defender)
    left = [side for side in both if sides.stands(sector, side)]
    if len(left) == 1:
        line = T("eclipse-battle-won", side=sides.side_name(left[0]), sector=words.sector(battle.sector))
        game.say(line, where=[battle.sector], weight=2)
    for side in both:
        killed = Counter(battle.tally.kills.get(battle.other(side), ()))
        lost = words.ships(dict(killed - Counter(before.get(battle.other(side), ()))))
        key = "eclipse-losses" if lost else "eclipse-losses-none"
        game.say(T(key, side=sides.side_name(side), ships=lost), where=[battle.sector])
