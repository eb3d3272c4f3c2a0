"""Yes or no, and nothing to decide: the plainest of what can be asked."""

from __future__ import annotations

from engine.shapes import Option, PickOne
from engine.text import T, Text

NOTHING = "nothing"


class Nothing(PickOne):
    """Nothing to decide, where nobody else may learn so: its only answer is given by whoever runs the table, after a
    while that is drawn for all alike.
    """

    __slots__ = ()
    nothing_to_decide = True

    def __init__(self) -> None:
        super().__init__([Option(NOTHING, T("nothing-to-decide"))])


YES, NO = "yes", "no"


def yes_no(yes: Text | None = None, no: Text | None = None) -> PickOne:
    """A plain choice between doing it and leaving it."""
    return PickOne([Option(YES, yes or T("yes")), Option(NO, no or T("no"))])


def either(yes: Text, no: Text) -> PickOne:
    """A choice between two deeds, of which neither is to leave it: to retreat, or to stay and fight."""
    return PickOne([Option(YES, yes, even=True), Option(NO, no, even=True)])
