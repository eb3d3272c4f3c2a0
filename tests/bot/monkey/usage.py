"""What a walk has used so far: commands, kinds of buttons and forms, questions; and what was never accepted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple, TypeVar

from bot.services.buttons import BUTTONS
from bot.widgets.presses import Kind, Press
from engine import games

X = TypeVar("X")


class Used(NamedTuple):
    """Something that can be used: what it is (`command`, `button`, `form`, `question`), and its name."""

    what: str
    name: str


FORMS = (Kind.PROMPT, Kind.LAYING, Kind.SEVERAL, Kind.CORRECTING)
"""The kinds of forms, by the custom_id with which they come back."""
RARE = "no game by chance or of computer players comes to it; tests/bot/test_round_empires.py types it"
CANNOT = {Used("command", f"empires {verb}"): RARE for verb in ("ambush", "challenge", "copy", "detonate")}
"""What no walk can get accepted, and why."""


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
    """How often each was tried, and accepted."""

    tried: Counter[Used] = field(default_factory=Counter)
    accepted: Counter[Used] = field(default_factory=Counter)

    def note(self, used: Used, accepted: bool) -> None:
        """It was used once more."""
        self.tried[used] += 1
        self.accepted[used] += accepted

    def add(self, other: Usage) -> None:
        """What another walk has used."""
        self.tried += other.tried
        self.accepted += other.accepted

    def weight(self, used: Used) -> float:
        """Rare kinds first: what was never accepted more than what was, and what was tried in vain a little less."""
        return 1.0 / (0.05 + self.accepted[used] + 0.02 * self.tried[used])

    def pick(self, chance: Random, found: Sequence[tuple[X, Used]]) -> X:
        """One of these, the rare ones first."""
        return chance.choices([one for one, _ in found], [self.weight(used) for _, used in found])[0]

    def missing(self, commands: Iterable[str]) -> list[Used]:
        """What was never accepted and could have been."""
        every = [*(Used("command", name) for name in commands), *(Used("button", kind.name) for kind in BUTTONS)]
        every += [Used("form", kind.name) for kind in FORMS]
        return [used for used in every if not self.accepted[used] and used not in CANNOT]

    def lines(self, commands: Sequence[str]) -> list[str]:
        """How much of all there is was accepted, and what was not."""
        missing = self.missing(commands)
        can = [name for name in commands if Used("command", name) not in CANNOT]
        totals = {"command": len(can), "button": len(BUTTONS), "form": len(FORMS)}
        return [*(self._line(what, total, missing) for what, total in totals.items()), self._questions()]

    def _line(self, what: str, total: int, missing: Sequence[Used]) -> str:
        left = [used.name for used in missing if used.what == what]
        never = f"; never: {', '.join(left)}" if left else ""
        return f"{what}s accepted: {total - len(left)} of {total}{never}"

    def _questions(self) -> str:
        kinds = Counter(used.name.split(" ")[0] for used in self.accepted if used.what == "question")
        return "questions answered: " + ", ".join(f"{game} {kinds[game]} kinds" for game in games.names())
