"""Some fifty changes for `tests.mutants` at places that the other lists do not touch: kernel, games, bot, pictures."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tests.mutations import HERE, Mutant


@cache
def _texts(folder: str) -> dict[str, str]:
    """The tests of a folder, by their path from the root."""
    files = sorted(Path(HERE, folder).rglob("test_*.py"))
    return {str(file.relative_to(HERE.parent)): file.read_text(encoding="utf-8") for file in files}


def _with(folder: str, *words: str) -> tuple[str, ...]:
    """The tests of a folder in which any of these words stands: an id of a rule, the name of a module or function."""
    return tuple(name for name, text in _texts(folder).items() if any(word in text for word in words))


KERNEL = (
    Mutant("boards turn back", "engine/hexes.py", "q, r = -r, q + r", "q, r = q + r, -q", _with("engine", "hexes")),
    Mutant(
        "what a seat alone reads beside others has no place",
        "engine/events.py",
        "self.places.get(seat, self.where), self.weight)",
        "(), self.weight)",
        _with("engine", "together", "parted", "Event"),
    ),
    Mutant(
        "chance leans to nothing",
        "engine/chance.py",
        "int(chance.random() * upto[-1])",
        "int(chance.random() * len(things))",
        _with("engine", "lean", "drawn"),
    ),
    Mutant(
        "what was held back is told in the order in which seats were named",
        "engine/lanes.py",
        "for seat in sorted(rules)}",
        "for seat in rules}",
        _with("engine", "together"),
    ),
    Mutant(
        "who has nothing to decide beside others is not asked",
        "engine/lanes.py",
        "self.ask = None if self.asked else self._nothing()",
        "self.ask = None",
        _with("engine", "together"),
    ),
    Mutant(
        "what was answered before the question beside others is taken back in it",
        "engine/log.py",
        "if given.within != within or (given.seat == seat and given.sealed):",
        "if given.seat == seat and given.sealed:",
        _with("engine", "undoable", "within"),
    ),
    Mutant(
        "a correction may change nothing",
        "engine/correcting.py",
        "if new == one.now:",
        "if new is None:",
        _with("engine", "correct"),
    ),
    Mutant(
        "one thing is chosen twice",
        "engine/questions/shapes.py",
        "if len(set(value)) != len(value) or not self.low",
        "if not self.low",
        _with("engine", "PickSome"),
    ),
    Mutant(
        "whoever acted is first again",
        "engine/effects/window.py",
        "return order[at:] + order[:at]",
        "return order[at - 1 :] + order[: at - 1]",
        _with("engine", "Moment", "window"),
    ),
    Mutant(
        "what applies last applies in its turn",
        "engine/effects/point.py",
        "key=lambda hook: (hook.last, hook.source)",
        "key=lambda hook: hook.source",
        _with("engine", "Point", "last="),
    ),
    Mutant(
        "one thing is used twice at a moment",
        "engine/effects/window.py",
        "        self.used.add((seat, choice))\n",
        "",
        _with("engine", "Moment", "window"),
    ),
)

TI4 = (
    Mutant(
        "own ground forces on a foreign planet are no place to retreat to",
        "engine/ti4/combat/retreat.py",
        "planet.owner == seat or seat in planet.ground",
        "planet.owner == seat",
        _with("engine/ti4", "TI-RETREAT-07"),
    ),
    Mutant(
        "ground forces leave planets of others along with a retreat",
        "engine/ti4/combat/retreat.py",
        "if game.state.planets[planet].owner == seat and (number",
        "if (number",
        _with("engine/ti4", "TI-RETREAT-04"),
    ),
    Mutant(
        "notes that come home from an eliminated player still count as lent",
        "engine/ti4/phases/elimination.py",
        "            home.notes_lent -= 1\n",
        "",
        _with("engine/ti4", "TI-ELIMINATION-05", "TI-ELIMINATION-06"),
    ),
    Mutant(
        "the speaker token of an eliminated player goes to the right",
        "engine/ti4/phases/elimination.py",
        "state.speaker = left[0]",
        "state.speaker = left[-1]",
        _with("engine/ti4", "TI-ELIMINATION-02", "TI-DOUBT-35"),
    ),
    Mutant(
        "an odd hybrid crystal fighter takes no room in the fleet pool",
        "engine/ti4/galaxy/capacity.py",
        "-(-excess_fighters(game, seat, system) // a_slot)",
        "excess_fighters(game, seat, system) // a_slot",
        _with("engine/ti4", "hybrid_crystal", "TI-FLEETPOOL-02"),
    ),
    Mutant(
        "a smaller fleet pool leaves fleets as they are",
        "engine/ti4/economy/tokens.py",
        "if player.fleet < before[1]:",
        "if player.fleet < 0:",
        _with("engine/ti4", "TI-STATUSPHASE-11", "TI-FLEETPOOL-05"),
    ),
    Mutant(
        "guns of other planets fire at a landing",
        "engine/ti4/combat/space_cannon.py",
        "            guns = [gun for gun in guns if gun.place == planet]\n",
        "",
        _with("engine/ti4", "TI-SPACECANNONDEF-02"),
    ),
    Mutant(
        "the last two trade goods pay for no reroll",
        "engine/ti4/factions/letnev.py",
        "trade_goods >= PRICE",
        "trade_goods > PRICE",
        _with("engine/ti4", "munitions_reserves"),
    ),
    Mutant(
        "two ships over Mecatol Rex are three",
        "engine/ti4/objectives/control.py",
        "ships >= 3",
        "ships >= 2",
        _with("engine/ti4", "occupy_the_seat"),
    ),
    Mutant(
        "two secrets are scored in one combat",
        "engine/ti4/objectives/secrets.py",
        "return combat is None or seat not in combat.scored",
        "return True",
        _with("engine/ti4", "TI-OBJECTIVE-09"),
    ),
)

ECLIPSE = (
    Mutant(
        "relations are formed while ships of the other are here",
        "engine/eclipse/diplomacy/relations.py",
        "if hostile(game, seat, other) or hostile(game, other, seat):",
        "if hostile(game, seat, other):",
        _with("engine/eclipse", "EC-DIPL-21"),
    ),
    Mutant(
        "all offers of relations end with anybody's turn",
        "engine/eclipse/diplomacy/relations.py",
        "if seat in (None, pair[0])]",
        "]",
        _with("engine/eclipse", "EC-DOUBT-43"),
    ),
    Mutant(
        "an ambassador more than there are",
        "engine/eclipse/diplomacy/relations.py",
        "if given >= AMBASSADORS or",
        "if given > AMBASSADORS or",
        _with("engine/eclipse", "EC-DIPL-11"),
    ),
    Mutant(
        "every hit on population counts one",
        "engine/eclipse/combat/bombing.py",
        "points += sum(DAMAGE[die.colour] for die",
        "points += sum(1 for die",
        _with("engine/eclipse", "EC-BOMB-03", "EC-EX-10"),
    ),
    Mutant(
        "a trade while paying may leave too little",
        "engine/eclipse/economy/storage.py",
        "return terms if owed is None else [one for one in terms if _leaves(game, owed, *one)]",
        "return terms",
        _with("engine/eclipse", "EC-RES-06"),
    ),
    Mutant(
        "storage breaks no tie",
        "engine/eclipse/phases/scoring.py",
        "(points(game, player.seat), sum(player.storage.values()))",
        "(points(game, player.seat), 0)",
        _with("engine/eclipse", "EC-SCORE-10"),
    ),
)

STARS = (
    Mutant(
        "more than eight dice",
        "engine/forbidden_stars/combat/dice.py",
        "    number = min(number, room(game, seat))\n",
        "",
        _with("engine/forbidden_stars", "FS-GAIN-03"),
    ),
    Mutant(
        "routed units may suffer first",
        "engine/forbidden_stars/combat/damage.py",
        "for unit in here if not unit.routed]",
        "for unit in here]",
        _with("engine/forbidden_stars", "FS-DMG-04"),
    ),
    Mutant(
        "defence keeps nothing off",
        "engine/forbidden_stars/combat/damage.py",
        "own.left = max(0, (other.attack or 0) - (own.defence or 0))",
        "own.left = max(0, other.attack or 0)",
        _with("engine/forbidden_stars", "FS-COMBAT-17"),
    ),
    Mutant(
        "bastions remember damage",
        "engine/forbidden_stars/combat/damage.py",
        "        structure.damage = 0\n",
        "        pass\n",
        _with("engine/forbidden_stars", "FS-DMG-10", "FS-DMG-11", "FS-BASTION-05"),
    ),
    Mutant(
        "a symbol does not turn with a standing storm",
        "engine/forbidden_stars/galaxy/storms.py",
        "symbol = TURNED.get(symbol, symbol)",
        "pass",
        _with("engine/forbidden_stars", "D-13", "FS-STORM-06", "FS-STORM-09"),
    ),
    Mutant(
        "damage of a strike routs where it does not",
        "engine/forbidden_stars/combat/damage.py",
        "    elif routs:\n",
        "    else:\n",
        _with("engine/forbidden_stars", "FS-ORBIT-10", "FS-ORBIT-08"),
    ),
)

EMPIRES = (
    Mutant(
        "raiders blockade a colony with ships of its own",
        "engine/space_empires/economy/income.py",
        "return bool(armed) and not game.at(at, colony.owner)",
        "return bool(armed)",
        _with("engine/space_empires", "SE-RAIDER-05", "SE-INCOME-05"),
    ),
    Mutant(
        "whoever destroys a home world in the long game gets no CP",
        "engine/space_empires/phases/victory.py",
        "game.player(by).reward += REWARD",
        "pass",
        _with("engine/space_empires", "victory", "SE-GEN-02", "SE-TURN-06"),
    ),
    Mutant(
        "dearer ships break no tie",
        "engine/space_empires/phases/victory.py",
        "win(game, [seat for seat in first if worth[seat] == max(worth.values())])",
        "win(game, first)",
        _with("engine/space_empires", "victory", "colony_points"),
    ),
    Mutant(
        "mines strike cloaked raiders",
        "engine/space_empires/combat/mines.py",
        "if unit.type not in (MACHINE, MINES) and at.key(unit) not in hidden]",
        "if unit.type not in (MACHINE, MINES)]",
        _with("engine/space_empires", "SE-MINE-12"),
    ),
    Mutant(
        "raiders surprise in every round",
        "engine/space_empires/combat/figures.py",
        "surprise = int(at.battle.round == 1 and unseen(at, unit))",
        "surprise = int(unseen(at, unit))",
        _with("engine/space_empires", "SE-RAIDER"),
    ),
    Mutant(
        "a lone ship yard builds a hull more",
        "engine/space_empires/components.py",
        "{at: half // 2 for at",
        "{at: (half + 1) // 2 for at",
        _with("engine/space_empires", "SE-PLACE-01", "SE-YARDTECH-02"),
    ),
)

BOT = (
    Mutant(
        "a free seat does not change places with the player",
        "bot/tables/seats.py",
        "{one: other, other: one}.get(seat, seat)",
        "seat",
        _with("bot", "swap"),
    ),
    Mutant(
        "a seat that a stand-in takes for a while is kept for nobody",
        "bot/tables/seats.py",
        "was=before.user)",
        "was=None)",
        _with("bot", "stand_in_for", "mod stand-in", "give_back"),
    ),
    Mutant(
        "who cuts in is reminded later",
        "bot/store/keeping/waits.py",
        "        if answer.verb is not None:\n            continue\n",
        "",
        tuple(f"tests/bot/test_{file}.py" for file in ("waits", "waiting", "patience", "timers")),
    ),
    Mutant(
        "a lock forgets what the channel said of chat",
        "bot/tables/channels.py",
        '{"locked": True, "chat": chat}',
        '{"locked": True}',
        _with("bot", "unlock"),
    ),
    Mutant(
        "private tables stand in everybody's list",
        "bot/gathering/browse.py",
        "(one.guest if one.private else one.channel not in unseen)",
        "one.channel not in unseen",
        _with("bot", "game list", "browse", "bot-list"),
    ),
    Mutant(
        "figures count what was answered beside others",
        "bot/wording/figures.py",
        "        if within_of(row):",
        "        if within_of(row) < 0:",
        _with("bot", "figures(", "stats"),
    ),
    Mutant(
        "moderators do not see their own deeds before others do",
        "bot/moderators/audit.py",
        "game is not None and line.actor != reader and is_early(",
        "game is not None and is_early(",
        _with("bot", "audit-", "mod audit"),
    ),
    Mutant(
        "without a connection people are late",
        "bot/waiting/waiting.py",
        "shards = self.ownership.held - self._apart",
        "shards = self.ownership.held",
        _with("bot", ".connected(", "TableWatch"),
    ),
)

PICTURES = (
    Mutant(
        "what was used last goes first",
        "render/kept.py",
        "                self._made.move_to_end(key)\n",
        "                pass\n",
        _with("render", "kept"),
    ),
    Mutant(
        "boards drive out the signs that all share",
        "render/kept.py",
        "crowded = self.boards > self.most / 2",
        "crowded = False",
        _with("render", "kept"),
    ),
    Mutant(
        "a pixel near an edge lies in the wrong hex",
        "render/hexmap.py",
        "    elif dr > ds:\n",
        "    elif dr < ds:\n",
        _with("render", "hexmap"),
    ),
    Mutant(
        "the words of figures tell the points of the first round",
        "render/summary/statistics.py",
        "points=seat.points[-1]",
        "points=seat.points[0]",
        _with("render", "statistics"),
    ),
)

FURTHER = (*KERNEL, *TI4, *ECLIPSE, *STARS, *EMPIRES, *BOT, *PICTURES)
