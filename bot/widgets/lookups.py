"""What a press on a button about rules looks up: all of it stands in the `custom_id`."""

from __future__ import annotations

from dataclasses import dataclass

from bot.errors import BotError
from bot.widgets.presses import LIMIT, ButtonKind, Press
from engine.digits import whole
from engine.text import T

SHOW, ASIDE, SECTION, ALOUD, PICK = "r", "w", "s", "t", "l"
"""What a press does: show a rule in the same message, in a new one, its section, show it to all, pick from a list."""
CARD, CARD_ASIDE, CARD_PICK, CARD_ALOUD = "c", "o", "k", "d"
"""Of a component: show it in the same message, chosen from a list in a new one or in the same one, show it to all."""


@dataclass(frozen=True, slots=True)
class Sought:
    """What is looked up.

    Attributes:
        op: what to do.
        page: of a section.
        id: the rule, or the component.
        game: whose rules are looked through; empty: of all games.
        query: what was typed; cut short where it is long.
    """

    op: str = SHOW
    page: int = 0
    id: str = ""
    game: str = ""
    query: str = ""

    def __str__(self) -> str:
        choice = f"{ButtonKind.RULE}{self.op}{self.page}/{self.id}/{self.game}/{self.query}"
        return str(Press(0, "-", choice))[:LIMIT]

    @classmethod
    def read(cls, choice: str) -> Sought:
        """The inverse.

        Raises:
            BotError: forged.
        """
        parts = choice[2:].split("/", 3)
        page = whole(parts[0], 3)
        if len(parts) != 4 or page is None:
            raise BotError(T("bot-unknown-button"))
        return cls(choice[1:2], page, *parts[1:])
