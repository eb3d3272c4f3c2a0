"""What became of what a crowd did: how soon it was answered, and whether all that was acknowledged is kept."""

from __future__ import annotations

import json
import logging
from collections import Counter
from collections.abc import Sequence
from statistics import median, quantiles

from bot.locales import read_once
from bot.measuring.crowd import Crowd
from bot.measuring.loopback_people import Deed
from bot.measuring.loopback_shapes import words
from bot.store.sql import Sql
from engine.text import T

Measures = dict[str, float]
_WAITING = "SELECT count(*) FROM outbox WHERE sent IS NULL AND kind != 'account'"

log = logging.getLogger(__name__)


def unposted(db: Sql) -> int:
    """So many rows wait to be posted."""
    return _count(db, _WAITING)


def _count(db: Sql, sql: str) -> int:
    ((count,),) = db.execute(sql)
    return int(count)


def complaints(log: Sequence[str]) -> list[str]:
    """The lines of a log that tell of something wrong."""
    return [line for line in log if not line.startswith('{"at"') or json.loads(line)["level"] not in ("INFO", "DEBUG")]


def latencies(crowd: Crowd) -> Measures:
    """Milliseconds until people saw that they were heard, and until they had something to read."""
    acknowledged = [deed.acknowledged or 0.0 for deed in crowd.answers]
    answered = [deed.answered or 0.0 for deed in crowd.answers if deed.answered]
    others = [deed.acknowledged or 0.0 for deed in crowd.others]
    spreads = {"acknowledged": acknowledged, "answered": answered, "others_acknowledged": others}
    found = {f"load_{name}_ms_{part}": value for name, times in spreads.items() for part, value in spread(times)}
    return {"load_answers": len(crowd.answers), "load_silent": crowd.silent} | found


def spread(times: list[float]) -> list[tuple[str, float]]:
    """Half of them are below the first, but one of a hundred below the second."""
    times = times if len(times) > 1 else 2 * (times or [0.0])
    return [("median", median(times)), ("p99", quantiles(times, n=100, method="inclusive")[98]), ("worst", max(times))]


def kept(db: Sql, crowd: Crowd) -> Measures:
    """Whether every acknowledged answer stands in the log, once; the others were refused in words."""
    logged = Counter(row[0] for row in db.execute("SELECT interaction FROM answers WHERE interaction IS NOT NULL"))
    missing = [deed for deed in crowd.answers if deed.id not in logged]
    refused = [deed for deed in missing if is_refused(deed)]
    for said, count in Counter(words(deed.message)[:90] for deed in refused).most_common():
        log.info("refused, %d times: %s", count, said)
    found: Measures = {"load_answers_kept": len(crowd.answers) - len(missing), "load_answers_refused": len(refused)}
    return found | {"load_lost": len(missing) - len(refused), "load_unsent": unposted(db)}


def is_refused(deed: Deed) -> bool:
    """Whether somebody was told in private that nothing was done: in words that do not say that it is taken."""
    return bool(deed.said) and bool(deed.message["flags"] & 64) and not is_taken(deed)


def is_taken(deed: Deed) -> bool:
    """Whether somebody was told that an answer is taken."""
    taken = read_once().say(T("bot-answered"), "en")
    return any(taken in words(message) for message in deed.said)


def of_log(db: Sql) -> Measures:
    """What programs and chance have answered, and the pictures of turns."""
    pictures = "SELECT count(*) FROM outbox WHERE kind = 'board' AND message IS NOT NULL"
    programs = "SELECT count(*) FROM answers WHERE player NOT IN ('', 'chance')"
    by_chance = "SELECT count(*) FROM answers WHERE player = 'chance'"
    asked = {"programs": programs, "chance": by_chance, "pictures": pictures}
    return {f"load_{name}": _count(db, sql) for name, sql in asked.items()}
