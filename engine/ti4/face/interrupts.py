"""The verbs with which a seat cuts in while a question is open; rooms register theirs here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.interrupts import Verbs

if TYPE_CHECKING:
    from engine.ti4.play import Game

VERBS: Verbs[Game] = Verbs()
verb, may, cut_in = VERBS.verb, VERBS.may, VERBS.cut_in
