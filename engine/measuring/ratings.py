"""Who came in ahead of whom, and ratings from that: Plackett and Luce's model after Weng and Lin, by `openskill`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import permutations
from typing import Any

from openskill.models import PlackettLuce

from engine.ask import Seat
from engine.measuring.match import Match
from engine.text import Json


def ratings(matches: Sequence[Match]) -> dict[str, Json]:
    """By kind of player: `mu` the strength, `sigma` how unsure it is, `ordinal` what it is at least.

    One kind counts as one player; where several seats are its, what each of them gained is averaged.
    Whoever plays alone is in no place among others.
    """
    model = PlackettLuce()
    rated: dict[str, Any] = {}
    for match in (match for match in matches if len(match.seats) > 1):
        _rate(model, rated, match)
    return {kind: _rating_json(one) for kind, one in rated.items()}


def _rate(model: Any, rated: dict[str, Any], match: Match) -> None:
    """One game, in which every seat plays for itself."""
    kinds = [conduct.kind for conduct in match.seats]
    teams = [[rated.setdefault(kind, model.rating(name=kind))] for kind in kinds]
    after = [team[0] for team in model.rate(teams, ranks=places(len(kinds), match.winners, match.scores))]
    for kind in dict.fromkeys(kinds):
        own = [one for one, sat in zip(after, kinds, strict=True) if sat == kind]
        mu, sigma = (sum(getattr(one, name) for one in own) / len(own) for name in ("mu", "sigma"))
        rated[kind] = model.rating(mu=mu, sigma=sigma, name=kind)


def places(seats: int, winners: Collection[Seat], scores: Sequence[int]) -> list[float]:
    """In which place each seat came: winners first, the others by their points; where none are counted, together."""
    points = scores or (0,) * seats
    standing = [(1, -points[at]) if at not in winners else (0, 0) for at in range(seats)]
    order = sorted(dict.fromkeys(standing))
    return [float(order.index(one)) for one in standing]


def ahead(matches: Sequence[Match]) -> dict[str, Json]:
    """By two kinds of player, `hard normal`: `pairs` of theirs at one table, and in how many the first was `ahead`; a
    place that they share counts half.
    """
    pairs, won = Counter[str](), Counter[str]()
    for match in matches:
        came = places(len(match.seats), match.winners, match.scores)
        for (one, own), (other, their) in permutations(zip(match.seats, came, strict=True), 2):
            if one.kind != other.kind:
                pairs[f"{one.kind} {other.kind}"] += 1
                won[f"{one.kind} {other.kind}"] += (own < their) + (own <= their)
    return {two: {"pairs": count, "ahead": won[two] / 2} for two, count in pairs.items()}


def _rating_json(rating: Any) -> Json:
    return {"mu": round(rating.mu, 2), "sigma": round(rating.sigma, 2), "ordinal": round(rating.ordinal(), 2)}
