"""Timing windows: the moments at which abilities may or must be used, and the order in which players use them.

An ability is registered for a kind of window (`after_activate_system`; the kinds are those of the component data).
`await window(game, Moment("after_activate_system", actor=seat, system=system))` opens it:

1. Everyone who could ever react is asked at once, whether or not they hold the card, because who is asked gives a hand
   away; what makes a seat eligible is public. The first in order who wants to act does, and the others are asked anew.
2. Mandatory abilities resolve by themselves in their player's turn; before that only those earlier in order are asked.
3. The window closes when all pass; if a deal made meanwhile filled the hand of somebody else, it goes on.

Order: in the action phase from the active player in initiative order, otherwise clockwise from the speaker.

Each paragraph of a card is an ability of its own, with its own window. TI-ABILITY-01, TI-ABILITY-02, TI-ABILITY-10,
TI-ABILITY-11. The rule that opens a window opens it where the event is: "when" before "after", both at once, never
later in the turn. TI-TIMING-03, TI-TIMING-04, TI-TIMING-05, TI-TIMING-06, TI-TIMING-07
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from engine.ask import Option, PickOne, Seat, Shape
from engine.text import T
from engine.ti4 import naming, pending, telling
from engine.ti4.components import ACTION_CARDS, NOTES
from engine.ti4.order import going_on, reaction_order
from engine.ti4.play import Game
from engine.ti4.sources import Works, note_among, working
from engine.ti4.state import Law

PASS = "pass"
_PASSING = Option(PASS, T("ti4-pass-window"))
Who = Literal["self", "other", "any", "issuer"]
Kind = Literal["card", "tech", "note", "law", "secret", "effect", "faction", "unit"]


@dataclass(slots=True)
class Moment:
    """What is happening. Abilities may change `hits`, `amount` and `cancelled`, which the opening rule reads.

    Attributes:
        actor: whose moment it is (who activates, rolls, plays, votes); None for moments of the whole table.
        other: the opponent, the previous controller, whoever else is part of it.
        combat: the combat (dice.Combat) or the volley (space_cannon.Volley) at hand, when there is one.
        cause: what destroys or damages a unit: `combat`, `barrage`, `space_cannon`, `bombardment`, an ability's id;
            of a strategy card `primary` or `secondary`.
        pieces: units that it is about, by type (what was produced).
        used: abilities already used in this window, as (seat, source): each once per occurrence. TI-TIMING-09
    """

    kind: str
    actor: Seat | None = None
    other: Seat | None = None
    system: str | None = None
    planet: str | None = None
    unit: str | None = None
    card: str | None = None
    outcome: str | None = None
    hits: int = 0
    amount: int = 0
    cancelled: bool = False
    combat: object | None = None
    cause: str | None = None
    pieces: dict[str, int] = field(default_factory=dict)
    used: set[tuple[Seat, str]] = field(default_factory=set)


Test = Callable[[Game, Seat, Moment], bool]
Targets = Callable[[Game, Seat, Moment], list[Option]]
Further = Callable[[Game, Seat, str], Awaitable[Option]]
Use = Callable[[Game, Seat, Moment, str], Awaitable[None]]


def _always(game: Game, seat: Seat, moment: Moment) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Ability:
    """One ability of a component.

    Attributes:
        kind: what it stands on: an action card, a technology, a promissory note, a law, a secret objective, a faction
            sheet, a unit card, or what an agenda left in force.
        source: the component's id; for a faction sheet the ability's.
        window: the kind of window.
        who: whose moment it must be, seen from the holder: own, another's, anyone's, or the note issuer's.
        when: a public condition on the position.
        targets: what is chosen when it is announced, before it can be cancelled; unusable when there is none.
        further: asks for the rest of the announcement, given the target; its option stands for both.
        use: the effect; gets the chosen target, or an empty string, or the issuer's seat for a note.
        mandatory: it resolves by itself; a note then works from the play area. TI-ABILITY-05
        exhausts: using it exhausts its technology, where that one can be exhausted.
        near: whether a player has such a component where it works, ready or not; most have not, so it is told first.
    """

    kind: Kind
    source: str
    window: str
    use: Use
    who: Who = "self"
    when: Test = _always
    targets: Targets | None = None
    further: Further | None = None
    mandatory: bool = False
    exhausts: bool = True
    near: Works = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "near", _near(self.kind, self.source, self.mandatory))


def _near(kind: Kind, source: str, mandatory: bool) -> Works:
    """Where a component of a kind has to be. A note that works by itself does so from the play area."""
    if kind == "card":
        return lambda state, player: source in player.action_cards
    if kind == "note":
        return note_among(source, in_play=mandatory)
    if kind == "secret":
        return lambda state, player: source in player.secrets or source in state.public
    return working(source)


ABILITIES: dict[str, list[Ability]] = {}


def ability(
    kind: Kind,
    source: str,
    *windows: str,
    who: Who = "self",
    when: Test = _always,
    targets: Targets | None = None,
    further: Further | None = None,
    mandatory: bool = False,
    exhausts: bool = True,
) -> Callable[[Use], Use]:
    """Registers an ability for one or more kinds of window; their order does not depend on which room came first."""

    def register(use: Use) -> Use:
        for name in windows:
            entry = Ability(kind, source, name, use, who, when, targets, further, mandatory, exhausts)
            ABILITIES.setdefault(name, []).append(entry)
            ABILITIES[name].sort(key=lambda entry: (entry.kind, entry.source))
        return use

    return register


def sources(kind: Kind) -> list[str]:
    """The components of a kind that work; cards that do not are left out of their deck."""
    found = {entry.source: None for entries in ABILITIES.values() for entry in entries if entry.kind == kind}
    return list(found)


async def window(game: Game, moment: Moment) -> Moment:
    """Opens a window and leads it to its close. Returns the moment, as abilities left it."""
    entries = ABILITIES.get(moment.kind)
    if not entries:
        return moment
    abilities = [entry for entry in entries if not entry.mandatory]
    due = _due(game, moment, entries) if len(abilities) < len(entries) else {}
    order: list[Seat] = []
    while not moment.cancelled:
        asked = _could_react(game, moment, abilities)
        if not asked and not due:
            break
        order, dealt = order or reaction_order(game), len(game.state.transacted)
        actor = await _next(game, moment, order, asked, due)
        if actor is not None:
            order = going_on(order, actor)
        elif len(game.state.transacted) == dealt or set(_could_react(game, moment, abilities)) <= set(asked):
            break
    return moment


async def _next(game: Game, moment: Moment, order: list[Seat], asked: list[Seat], due: Due) -> Seat | None:
    """The next in order uses something, of free will or because it must; None when nobody does. TI-TIMING-01"""
    forced = next((s for s in order if any(_eligible(game, s, moment, entry) for entry in due.get(s, ()))), None)
    first = order if forced is None else order[: order.index(forced)]
    chosen = await _ask(game, moment, now) if (now := [seat for seat in first if seat in asked]) else {}
    actor = next((seat for seat in now if chosen.get(seat, PASS) != PASS), None)
    if actor is not None:
        await use(game, actor, moment, chosen[actor])
    elif forced is not None:
        await _resolve_mandatory(game, forced, moment, due.pop(forced))
    return forced if actor is None else actor


def choices(game: Game, seat: Seat, moment: Moment) -> list[Option]:
    """What a seat can use in this window: ids are `kind:source`, and `note:ceasefire:2` for a note."""
    state, player = game.state, game.player(seat)
    return [
        naming.option(id)
        for entry in ABILITIES.get(moment.kind, ())
        if not entry.mandatory and entry.near(state, player)
        for id in _held(game, seat, moment, entry)
        if (seat, id) not in moment.used and _eligible(game, seat, moment, entry)
    ]


async def use(game: Game, seat: Seat, moment: Moment, choice: str) -> bool:
    """Uses one ability: announce it with its target, let others cancel a card, then resolve all of it.

    Returns False when it was canceled. Effects resolve in their order, each when the one before is done.
    TI-ABILITY-04, TI-TIMING-08
    """
    kind, source, issuer = (*choice.split(":"), "")[:3]
    entry = next(e for e in ABILITIES[moment.kind] if e.kind == kind and e.source == source)
    moment.used.add((seat, choice))
    target = await _choose_target(game, seat, moment, entry, choice)
    announced = ANNOUNCE[entry.kind](game, seat, moment, entry, target or Option(issuer, T("ti4-no-target")))
    return await game.during(pending.component(seat, choice), announced)


async def _choose_target(game: Game, seat: Seat, moment: Moment, entry: Ability, choice: str) -> Option | None:
    if entry.targets is None:
        return None
    options = entry.targets(game, seat, moment)
    picked = await game.pick("target", seat, options, naming.question(seat, choice))
    if entry.further is not None:
        return await entry.further(game, seat, picked)
    return next(option for option in options if option.id == picked)


Announce = Callable[[Game, Seat, Moment, Ability, Option], Awaitable[bool]]
ANNOUNCE: dict[str, Announce] = {}
"""How each kind of component is used, and whether it came to pass; the rooms of the components add theirs."""


Due = dict[Seat, list[Ability]]
"""What still has to happen in a window, by whose it is."""


def _due(game: Game, moment: Moment, entries: Sequence[Ability]) -> Due:
    found: Due = {}
    for entry in [entry for entry in entries if entry.mandatory]:
        for player in game.state.players:
            seat = player.seat
            if entry.near(game.state, player) and _concerns(entry, seat, moment) and _held(game, seat, moment, entry):
                found.setdefault(seat, []).append(entry)
    return found


async def _resolve_mandatory(game: Game, seat: Seat, moment: Moment, abilities: Sequence[Ability]) -> None:
    """Whatever must happen for a seat happens, in order. TI-ABILITY-05"""
    for entry in abilities:
        for id in _held(game, seat, moment, entry):
            if _eligible(game, seat, moment, entry):
                await _happen(game, seat, moment, entry, id)


async def _happen(game: Game, seat: Seat, moment: Moment, entry: Ability, id: str) -> None:
    """Mandatory abilities lie open. What an agenda left in force has no name of its own."""
    resolved = entry.use(game, seat, moment, id.partition(":")[2].partition(":")[2])
    await (game.during(pending.component(seat, id), resolved) if entry.kind in naming.NAMES else resolved)


async def _ask(game: Game, moment: Moment, asked: list[Seat]) -> dict[Seat, str]:
    def shapes() -> dict[Seat, Shape]:
        return {seat: PickOne([*choices(game, seat, moment), _PASSING]) for seat in asked}

    about = telling.question(moment, asked)
    answers = await game.ask(moment.kind, shapes, about, where=(moment.system,) if moment.system else (), open=True)
    return {seat: str(answer) for seat, answer in answers.items()}


def _could_react(game: Game, moment: Moment, abilities: Sequence[Ability]) -> list[Seat]:
    """Who is asked: judged by what everyone knows, or by the hands where the table chose so."""
    seats, found = game.seats(), set[Seat]()
    if game.state.options.windows == "holders":
        return [seat for seat in seats if choices(game, seat, moment)]
    for entry in abilities:
        for seat in _concerned(entry, moment, seats):
            if seat not in found and _could_use(game, seat, moment, entry):
                found.add(seat)
    return [seat for seat in seats if seat in found]


def _concerned(entry: Ability, moment: Moment, seats: list[Seat]) -> list[Seat]:
    """Those of the seats whose right moment it is; see `_concerns`."""
    if entry.who == "any":
        return seats
    if entry.who == "self":
        return [moment.actor] if moment.actor in seats else []
    return [seat for seat in seats if seat != moment.actor]


def _could_use(game: Game, seat: Seat, moment: Moment, entry: Ability) -> bool:
    return _could_hold(game, seat, moment, entry) and _fits(game, seat, moment, entry) and not _gone(game, entry)


def _eligible(game: Game, seat: Seat, moment: Moment, entry: Ability) -> bool:
    return _concerns(entry, seat, moment) and _fits(game, seat, moment, entry)


def _concerns(entry: Ability, seat: Seat, moment: Moment) -> bool:
    """Whether it is the right player's moment for this seat."""
    if entry.who == "any":
        return True
    return (moment.actor == seat) == (entry.who == "self")


def _fits(game: Game, seat: Seat, moment: Moment, entry: Ability) -> bool:
    """Whether the position allows it, for all to see."""
    return entry.when(game, seat, moment) and (entry.targets is None or bool(entry.targets(game, seat, moment)))


def _gone(game: Game, entry: Ability) -> bool:
    """Whether everyone knows that nobody holds a card: all its copies lie in the discard pile."""
    if entry.kind != "card":
        return False
    return game.state.action_discard.count(entry.source) >= ACTION_CARDS[entry.source].copies


def _could_hold(game: Game, seat: Seat, moment: Moment, entry: Ability) -> bool:
    """Judged by what everyone knows: who has cards in hand at all, who got notes from others, and what lies open."""
    player = game.player(seat)
    if entry.kind == "card":
        if not player.action_cards or (seat, f"card:{entry.source}") in moment.used:
            return False
        return bool(game.fold("plays_cards", True, seat))
    if entry.kind == "note":
        return player.notes_taken > 0 and bool(player.notes) and _is_dealt(game, seat, moment, entry)
    if entry.kind == "secret":
        hidden = bool(player.secrets) or _scores(game, seat, entry.source)
        return hidden and (seat, f"secret:{entry.source}") not in moment.used
    return any((seat, id) not in moment.used for id in _held(game, seat, moment, entry))


def _held(game: Game, seat: Seat, moment: Moment, entry: Ability) -> list[str]:
    """The ids under which a seat can use an ability now; empty when it does not have it, or it is exhausted."""
    player = game.player(seat)
    if entry.kind == "card":
        able = entry.near(game.state, player) and game.fold("plays_cards", True, seat)
        return [f"card:{entry.source}"] if able else []
    if entry.kind == "note":
        notes = player.notes_in_play if entry.mandatory else player.notes
        return [f"note:{note}" for note in notes if _note_fits(note, seat, moment, entry)]
    if entry.kind == "law":
        return [f"law:{law.id}" for law in game.state.laws if law.id == entry.source and _rules(game, seat, law)]
    if entry.kind == "secret":
        return [f"secret:{entry.source}"] if _scores(game, seat, entry.source) else []
    if entry.kind == "effect":
        return [f"effect:{entry.source}"] if game.effect(entry.source, seat) else []
    if entry.kind in ("faction", "unit"):
        return [f"{entry.kind}:{entry.source}"] if entry.near(game.state, player) else []
    ready = entry.near(game.state, player) and ready_card(game, seat, entry.source)
    return [f"tech:{entry.source}"] if ready else []


def ready_card(game: Game, seat: Seat, technology: str) -> str | None:
    """The readied card of a seat that has this technology's text: itself, or a copy of it. TI-EXHAUST-04"""
    player = game.player(seat)
    cards = [technology] if technology in player.technologies else []
    cards += [card for card, copied in player.copies.items() if copied == technology]
    return next((card for card in cards if card not in player.exhausted_technologies), None)


def _is_dealt(game: Game, seat: Seat, moment: Moment, entry: Ability) -> bool:
    """Whether somebody else issued such a note, has given notes away, and it lies before nobody; everyone sees that."""
    faction = NOTES[entry.source].faction
    issuers = [moment.actor] if entry.who == "issuer" else game.seats()
    return any(
        issuer not in (None, seat)
        and faction in (None, game.player(issuer).faction)
        and game.player(issuer).notes_lent > 0
        and not any(f"{entry.source}:{issuer}" in player.notes_in_play for player in game.state.players)
        for issuer in issuers
    )


def _rules(game: Game, seat: Seat, law: Law) -> bool:
    """Whether a law works for a seat: its own, one on its planet (or one that it just lost), or a common one.

    TI-AGENDACARD-05
    """
    if law.exhausted or law.owner not in (None, seat):
        return False
    return law.planet is None or game.state.planets[law.planet].owner in (None, seat)


def _scores(game: Game, seat: Seat, objective: str) -> bool:
    """Whether a seat holds a secret objective unscored, or a law made it public. TI-SECRETOBJ-01, TI-SECRETOBJ-03"""
    state = game.state
    if objective in state.public:
        return seat not in state.scored.get(objective, ())
    return objective in state.players[seat].secrets


def _note_fits(note: str, seat: Seat, moment: Moment, entry: Ability) -> bool:
    """A held note of another player, and its issuer's moment where the note says so. TI-PROMISSORY-03"""
    name, _, issuer = note.partition(":")
    if name != entry.source or int(issuer) == seat:
        return False
    return entry.who != "issuer" or int(issuer) == moment.actor
