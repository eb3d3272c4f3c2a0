"""What every game package does alike: its state and views as JSON, its options checked, its catalogue of rules read."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from importlib.resources import files
from random import Random

from pydantic import TypeAdapter, ValidationError

from engine.ask import Seat
from engine.chance import shuffled
from engine.errors import BrokenSave, IllegalAnswer
from engine.game import G, Rules, S, V
from engine.text import Json, T


class BaseRules(Rules[S, V, G]):
    """Rules whose state and views are dataclasses, and whose rule ids stand in `data/rules.txt` of the package, what
    asks where they let somebody choose in `data/choices.txt`.

    Attributes:
        package: such as `engine.ti4`.
        states: reads and writes the state; `views`: writes views.
    """

    package: str
    states: TypeAdapter[S]
    views: TypeAdapter[V]

    def chosen(self, options: Mapping[str, str]) -> dict[str, str]:
        """Every choice of a table with its value, the first one where nothing was chosen.

        Raises:
            IllegalAnswer: an option or a value the game does not have.
        """
        known = {choice.name: choice.values + choice.former for choice in self.choices + self.trials}
        picked = {name: self._picked(known.get(name, ()), name, value) for name, value in options.items()}
        return {name: values[0] for name, values in known.items()} | picked

    def _picked(self, values: Sequence[str], name: str, value: str) -> str:
        found = value if value in values else self.own_board(name, value)
        if found is None:
            raise IllegalAnswer(T("unknown-option", name=name, value=str(value)))
        return found

    def dump(self, state: S) -> bytes:
        return self.states.dump_json(state)

    def load(self, data: bytes) -> S:
        try:
            return self.states.validate_json(data)
        except ValidationError as error:
            raise BrokenSave(f"not a game of {self.name}: {error.error_count()} fields are wrong") from error

    def view_json(self, view: V) -> Json:
        plain: Json = self.views.dump_python(view, mode="json")
        return plain

    def scramble(self, state: S, seat: Seat | None, chance: Random) -> S:
        """As `redeal` deals it, with another seed: nobody may see by anything what the dice will be."""
        copy = self.load(self.dump(state))
        self.redeal(copy, seat, chance)
        copy.seed = "".join(shuffled(copy.seed, chance))
        return copy

    @abstractmethod
    def redeal(self, state: S, seat: Seat | None, chance: Random) -> None:
        """Deals anew, in place, what this seat cannot see; every count stays."""

    def rule_ids(self) -> Sequence[str]:
        return files(self.package).joinpath("data", "rules.txt").read_text().split()

    def choice_list(self) -> str:
        """The file `data/choices.txt` of the package; a new game has none yet."""
        file = files(self.package).joinpath("data", "choices.txt")
        return file.read_text(encoding="utf-8") if file.is_file() else ""
