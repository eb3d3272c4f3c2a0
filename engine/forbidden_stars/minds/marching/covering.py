"""An own token on top of one by which another seat would win. FS-STACK-07"""

from __future__ import annotations

from engine.forbidden_stars.interface.view import AreaView
from engine.forbidden_stars.minds import odds, worth
from engine.forbidden_stars.minds.chart import Chart, chart
from engine.forbidden_stars.minds.mind import At

COVER, LATER = 60, 120
"""What any token is worth at least on top of one by which another seat would win, and how much later it is resolved."""
DELAYS = 8
"""Of so much as hangs on it, as often as that seat would win, a token on top is worth one part."""


def covers(at: At, system: str, *, laid: bool = False) -> bool:
    """Whether an own token in a system lies, or once it is `laid` would lie, on top of one of a seat that would win by
    what it does there: that one has to wait. FS-STACK-07, FS-OPS-11
    """
    return bool(_wanted(at, chart(at), system, laid=laid))


def cover(at: At, here: Chart, system: str, kind: str) -> int:
    """What a token of a kind is worth on top of one by which another seat would win, besides what it does itself."""
    wanted = _wanted(at, here, system)
    if not wanted:
        return 0
    helps = max(_helped(at, here, area) for area in wanted) if kind == "advance" else 0
    return max(COVER, max(_hangs(at, here, area) for area in wanted) // DELAYS) + helps


def _helped(at: At, here: Chart, area: AreaView) -> int:
    """What one unit more saves there that an own Deploy order next door may buy: by an Advance order it may come after
    that. FS-STACK-07, FS-ADV-04
    """
    bought = any(system in worth.lying(at, "deploy") for system in here.linked(area.system))
    return worth.saved(at, here, area.id) * bought


def _wanted(at: At, here: Chart, system: str, *, laid: bool = False) -> list[AreaView]:
    """The worlds by which the seat would win whose token lies there on top, but for own ones that are `laid`."""
    below = [one.seat for one in worth.stack(at, system) if not laid or one.seat != at.seat]
    if not below or below[-1] == at.seat:
        return []
    worlds = [here.areas[area] for area in here.board.worlds[system]]
    wanted = [area for area in worlds if area.objective == below[-1] and area.owner != below[-1]]
    return [area for area in wanted if worth.denied(at, here, area) >= worth.LOOMS]


def _hangs(at: At, here: Chart, area: AreaView) -> int:
    """What hangs on a world, as often as who wants it takes it from who holds it."""
    host = None if area.objective is None else worth.hosts(at, here, area.id).get(area.objective)
    if host is None:
        return 0
    chance = odds.SURE if area.owner is None else odds.wins(host, worth.side(at, here, area.id, area.owner))
    return worth.DECIDES * chance // odds.SURE
