"""What a walk has used so far: commands, kinds of buttons and forms, questions; and what was never accepted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple, TypeVar

from bot.services.buttons import BUTTONS
from bot.services.commands import MENUS
from bot.widgets.presses import ButtonKind, Press
from engine import games
from engine.ti4.abilities.windows import Moment

X = TypeVar("X")
TITLES = ("ti4", "eclipse", "forbidden_stars", "space_empires")


class Used(NamedTuple):
    """Something that can be used: what it is (`command`, `menu`, `button`, `form`, `question`), and its name."""

    what: str
    name: str


FORMS = (ButtonKind.PROMPT, ButtonKind.LAYING, ButtonKind.SEVERAL, ButtonKind.CORRECTING)
"""The kinds of forms, by the custom_id with which they come back."""


def question(game: str, kind: str) -> Used:
    """A kind of question of a game, or a verb by which seats cut in."""
    return Used("question", f"{game} {kind}")


FOLLOWED = "its window never opens: what can be used there is on offer among other things, or follows by itself"
CANNOT = {
    question("ti4", "component_action"): FOLLOWED,
    question("ti4", "cannon_target"): "no rule leaves ships of two other players in one system",
    question("forbidden_stars", "combat_card_revealed"): FOLLOWED,
    question("forbidden_stars", "event"): FOLLOWED,
    question("forbidden_stars", "instead_of_order"): FOLLOWED,
    question("forbidden_stars", "purchase"): FOLLOWED,
    question("forbidden_stars", "strike_card"): FOLLOWED,
    question("space_empires", "economy"): "all are told that while each answers questions of its own",
}
"""What no walk can get accepted, and why; `tests/bot/test_monkey.py` proves it."""


def button(custom_id: str) -> Used:
    """The kind of a button or list."""
    return Used("button", _kind(custom_id))


def form(custom_id: str) -> Used:
    """The kind of a form."""
    return Used("form", _kind(custom_id))


def _kind(custom_id: str) -> str:
    press = Press.read(custom_id)
    return press.kind.name if press is not None and press.kind is not None else "?"


@dataclass
class Usage:
    """How often each was tried, accepted, and looked for because nothing had used it yet."""

    tried: Counter[Used] = field(default_factory=Counter)
    accepted: Counter[Used] = field(default_factory=Counter)
    sought: Counter[Used] = field(default_factory=Counter)

    def note(self, used: Used, accepted: bool) -> None:
        """It was used once more."""
        self.tried[used] += 1
        self.accepted[used] += accepted

    def weight(self, used: Used) -> float:
        """Rare kinds first: what was never accepted more than what was, and what was tried in vain a little less."""
        return 1.0 / (0.05 + self.accepted[used] + 0.02 * self.tried[used])

    def pick(self, chance: Random, found: Sequence[tuple[X, Used]]) -> X:
        """One of these, the rare ones first."""
        return chance.choices([one for one, _ in found], [self.weight(used) for _, used in found])[0]

    def missing(self, commands: Iterable[str]) -> list[Used]:
        """What was never accepted and could have been."""
        return [used for used in every(commands) if not self.accepted[used]]

    def lines(self, commands: Sequence[str]) -> list[str]:
        """How much of all there is was accepted, and what was not."""
        missing, totals = self.missing(commands), Counter(used.what for used in every(commands))
        return [self._line(what, total, missing) for what, total in totals.items()]

    def _line(self, what: str, total: int, missing: Sequence[Used]) -> str:
        left = [used.name for used in missing if used.what == what]
        never = f"; never: {', '.join(left)}" if left else ""
        return f"{what}s accepted: {total - len(left)} of {total}{never}"


def every(commands: Iterable[str]) -> list[Used]:
    """All that can be accepted: these commands, those of messages, and all kinds of buttons, forms and questions."""
    found = [Used("command", name) for name in commands]
    found += [Used("menu", key) for key in MENUS]
    found += [Used("button", kind.name) for kind in BUTTONS] + [Used("form", kind.name) for kind in FORMS]
    found += [question(game, kind) for game in TITLES for kind in games.rules_of(game).questions]
    silent = silent_moments()
    return [used for used in found if used not in CANNOT and used not in silent]


def silent_moments() -> frozenset[Used]:
    """Occasions of Twilight Imperium at which nothing can be used: nobody is ever asked."""
    silent = [name for name, one in Moment.known.items() if all(ability.mandatory for ability in one.abilities)]
    return frozenset(question("ti4", name) for name in silent)
