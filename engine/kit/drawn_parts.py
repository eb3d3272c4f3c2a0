"""Parts of a board that are drawn for a draft, as text: what a game offers so that a draft can be held, or checked,
without a table (`Rules.drawn`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

from engine.kit.maps import Judgement


class DrawnParts(ABC):
    """How parts are drawn, judged and written.

    Attributes:
        forms: how they can be written, the normal form first.
    """

    forms: tuple[str, ...]

    @abstractmethod
    def draw(self, seats: int, seed: str, options: Mapping[str, str]) -> str:
        """The parts that a table with this seed and these options drafts, in normal form.

        Raises:
            IllegalAnswer: it cannot have such.
        """

    @abstractmethod
    def judge(self, text: str, seats: int | None, options: Mapping[str, str]) -> Judgement:
        """Reads parts and judges them; what they break of the table's limits are warnings.

        Raises:
            UnreadableMap: there are none in the text.
            IllegalAnswer: the game cannot be played with so many seats.
        """

    @abstractmethod
    def write(self, text: str, form: str, seats: int) -> str:
        """Parts in another form, also laid out for so many seats. Raises UnreadableMap."""
