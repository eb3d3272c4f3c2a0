"""A tiny complete game of fog for tests of kernel, store and Discord: own maps, parallel sheets, hidden questions, and
a table that wins or loses as a whole.

Three rounds for 1 to 4 seats around a colony on a strip of six fields. Each round: `sheet` (all seats buy at once, in
as many steps as they like; digging rolls a die), `scout` (all seats look at a field of their own choice), `patrol`
(each in turn says where it goes, which everybody sees), `raid` (raiders come; whoever has a warship may spend it in
secret). The colony falls when raids were not met, and then all have lost.
"""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from pydantic import TypeAdapter

from engine.ask import NO, YES, Amount, Answer, Ask, Option, PickOne, Reply, Seat, yes_no
from engine.chance import shuffled
from engine.correcting import Correction, fact, stock
from engine.ending import LOST, WON, Result
from engine.game import Choice
from engine.kit.base_rules import BaseRules
from engine.questions.standing_order import StandingOrder
from engine.run import Core, Run
from engine.text import T, Text, seat_name
from tests.asked import asked, by_name

FIELDS = 6
PRICES = {"warship": 2, "dig": 1}


@dataclass(slots=True)
class FogPlayer:
    credits: int = 4
    warships: int = 0
    known: list[int] = field(default_factory=list)
    place: int = 0


@dataclass(slots=True)
class FogState(Core):
    players: list[FogPlayer]
    land: list[str]
    raids: list[int]
    colony: int = 1
    round: int = 1
    step: str = "sheet"
    turn: int = 0


@dataclass(frozen=True, slots=True)
class FogOwn:
    credits: int
    warships: int
    map: dict[int, str]


@dataclass(frozen=True, slots=True)
class FogSeat:
    seat: Seat
    place: int
    colour: str


@dataclass(frozen=True, slots=True)
class FogView:
    round: int
    step: str
    colony: int
    raids: int
    seats: tuple[FogSeat, ...]
    own: FogOwn | None
    land: tuple[str, ...] = ()
    winners: tuple[Seat, ...] = ()


SHEET, SCOUT, MEET = (asked(name, answer_hidden=True) for name in ("sheet", "scout", "meet"))
BUY, KEEP, LOOK, PATROL = (asked(name) for name in ("buy", "keep", "look", "patrol"))


class FogRun(Run[FogState]):
    """The words of the fog's rulebook."""

    def player(self, seat: Seat) -> FogPlayer:
        return self.state.players[seat]

    def seats(self) -> list[Seat]:
        return list(range(len(self.state.players)))


async def sheet(run: FogRun) -> None:
    """All seats fill in their sheets at once. FOG-SHEET-01"""
    bought = await run.together(SHEET, {seat: buying(run, seat) for seat in run.seats()}, T("fog-sheet"))
    run.say(T("fog-sheets-done", seats=len(bought)))
    run.state.step = "scout"


async def buying(run: FogRun, seat: Seat) -> int:
    """One seat's sheet: warships and digs as long as there are credits."""
    player, bought = run.player(seat), 0
    while True:
        can = [Option(what, T(f"fog-{what}")) for what, price in PRICES.items() if price <= player.credits]
        what = await run.pick(BUY, seat, [*can, Option("done", T("fog-done"))], T("fog-buy", credits=player.credits))
        if what == "done":
            return bought
        player.credits -= PRICES[what]
        bought += 1
        await run.during(T("fog-digging"), dig(run, seat)) if what == "dig" else build(run, seat)


def build(run: FogRun, seat: Seat) -> None:
    """A warship, which nobody else hears of."""
    run.player(seat).warships += 1
    run.tell({seat}, T("fog-built"))


async def dig(run: FogRun, seat: Seat) -> None:
    """A die of credits, of which some may be given away."""
    found = run.roll(1, 3, "dig", seat=seat)[0]
    run.tell({seat}, T("fog-dug", found=found))
    run.player(seat).credits += await run.amount(KEEP, seat, 0, found, T("fog-keep"))


async def scout(run: FogRun) -> None:
    """All seats look at a field each. FOG-SCOUT-01"""
    await run.together(SCOUT, {seat: look(run, seat) for seat in run.seats()}, T("fog-scout"))
    run.state.step = "patrol"


async def look(run: FogRun, seat: Seat) -> None:
    """A field that this seat does not know; its number is its place on the map."""
    player = run.player(seat)
    options = [Option(str(at), T("fog-field", n=at)) for at in range(FIELDS) if at not in player.known]
    if not options:
        return
    at = int(await run.pick(LOOK, seat, options, T("fog-look")))
    player.known.append(at)
    run.seal({seat})
    run.tell({seat}, T("fog-saw", n=at, land=T(f"fog-land-{run.state.land[at]}")), where=[f"field-{at}"])


async def patrol(run: FogRun) -> None:
    """One seat's turn: everybody sees where it goes."""
    seat = run.state.turn
    options = [Option(str(at), T("fog-field", n=at)) for at in range(FIELDS)]
    run.player(seat).place = int(await run.pick(PATROL, seat, options, T("fog-patrol", seat=seat_name(seat))))
    run.say(T("fog-went", seat=seat_name(seat), n=run.player(seat).place), where=[f"field-{run.player(seat).place}"])
    run.state.turn += 1
    if run.state.turn == len(run.state.players):
        run.state.turn, run.state.step = 0, "raid"


async def raid(run: FogRun) -> None:
    """Raiders come, and whoever has warships may meet them; who could have, nobody learns. FOG-RAID-01"""
    strength = run.state.raids.pop()
    run.seal()
    run.say(T("fog-raid", strength=strength), weight=2)
    armed = {seat: yes_no() for seat in run.seats() if run.player(seat).warships}
    met = await run.ask_among(run.seats(), MEET, armed, T("fog-meet"))
    met_by = [seat for seat, answer in met.items() if answer == YES]
    for seat in met_by:
        run.player(seat).warships -= 1
    run.state.colony -= max(0, strength - len(met_by)) > 0
    run.say(T("fog-met", number=len(met_by), colony=run.state.colony))
    run.state.round, run.state.step = run.state.round + 1, "sheet"
    for player in run.state.players:
        player.credits += 1


STEPS = {"sheet": sheet, "scout": scout, "patrol": patrol, "raid": raid}


class FogRules(BaseRules[FogState, FogView, FogRun]):
    """The fog as a game of the house."""

    name = "fog"
    seats = (1, 2, 3, 4)
    choices = (Choice("length", ("3", "1")),)
    colours = ("red", "blue", "green", "yellow")
    questions = by_name(SHEET, BUY, KEEP, SCOUT, LOOK, PATROL, MEET)
    own_boards = True
    states = TypeAdapter(FogState)
    views = TypeAdapter(FogView)

    def new(self, seats: int, seed: str, options: Mapping[str, str]) -> FogState:
        rounds, luck = int(self.chosen(options)["length"]), Random(seed)
        land = shuffled(["plain", "plain", "ore", "ore", "ruin", "void"], luck)
        raids = shuffled([n % 3 for n in range(rounds)], luck)
        return FogState(seed, 0, 0, 0, [FogPlayer() for _ in range(seats)], land, raids)

    def run(self, state: FogState) -> FogRun:
        return FogRun(state)

    def step(self, run: FogRun) -> Coroutine[Ask, Reply, None]:
        return STEPS[run.state.step](run)

    def result(self, state: FogState) -> Result | None:
        if state.colony > 0 and state.raids:
            return None
        winners = tuple(range(len(state.players))) if state.colony > 0 else ()
        whole = WON if state.colony > 0 else LOST
        return Result(winners, tuple(state.colony for _ in state.players), whole)

    def view(self, state: FogState, seat: Seat | None) -> FogView:
        seats = tuple(FogSeat(n, player.place, self.colours[n]) for n, player in enumerate(state.players))
        own = None if seat is None else self._own(state, state.players[seat])
        return FogView(state.round, state.step, state.colony, len(state.raids), seats, own)

    def revealed(self, state: FogState) -> FogView:
        return replace(self.view(state, None), land=tuple(state.land))

    def _own(self, state: FogState, player: FogPlayer) -> FogOwn:
        return FogOwn(player.credits, player.warships, {at: state.land[at] for at in sorted(player.known)})

    def check(self, state: FogState) -> None:
        assert all(player.credits >= 0 and player.warships >= 0 for player in state.players)

    def redeal(self, state: FogState, seat: Seat | None, chance: Random) -> None:
        """Others' purses and maps, the land that this seat does not know, and the raids to come."""
        known = [] if seat is None else state.players[seat].known
        unknown = [at for at in range(FIELDS) if at not in known]
        for at, land in zip(unknown, shuffled([state.land[at] for at in unknown], chance), strict=True):
            state.land[at] = land
        state.raids = shuffled(state.raids, chance)
        for n, player in enumerate(state.players):
            if n != seat:
                player.credits, player.warships = int(chance.random() * 6), int(chance.random() * 3)
                player.known = shuffled(range(FIELDS), chance)[: int(chance.random() * (FIELDS + 1))]

    def deal_anew(self, state: FogState, chance: Random) -> None:
        """The land that nobody knows, and the raids to come."""
        unknown = [at for at in range(FIELDS) if not any(at in player.known for player in state.players)]
        for at, land in zip(unknown, shuffled([state.land[at] for at in unknown], chance), strict=True):
            state.land[at] = land
        state.raids = shuffled(state.raids, chance)

    def headline(self, view: FogView) -> Text:
        return T("fog-headline", round=view.round, step=T(f"fog-step-{view.step}"))

    def corrections(self, state: FogState) -> list[Correction]:
        """The colony, and each seat's credits, which that seat alone may know."""

        def credits(seat: Seat, player: FogPlayer) -> Correction:
            one = fact(f"credits-{seat}", T("fog-credits"), T("fog-purse"), seat)._replace(known=(seat,))
            return stock(player, "credits", 20, one)

        purses = [credits(seat, player) for seat, player in enumerate(state.players)]
        return [stock(state, "colony", 5, fact("colony", T("fog-colony"), T("fog-table"))), *purses]

    def orders(self, view: FogView) -> Sequence[StandingOrder]:
        """Up to which number of warships raiders are not met, and where patrols go."""
        fields = [Option(str(at), T("fog-field", n=at)) for at in range(FIELDS)]
        spare = StandingOrder("spare", T("fog-order-spare"), Amount(0, 3))
        return [spare, StandingOrder("post", T("fog-order-post"), PickOne(fields))]

    def by_order(self, view: FogView, ask: Ask, laid: Mapping[str, Answer]) -> Answer | None:
        if ask.kind == PATROL.name:
            return laid.get("post")
        if view.own is None or ask.kind != MEET.name or "spare" not in laid:
            return None
        return YES if view.own.warships > int(str(laid["spare"])) else NO

    def points(self, view: FogView) -> Sequence[int]:
        return [view.colony for _ in view.seats]

    def round_of(self, view: FogView) -> int:
        return view.round

    def rule_ids(self) -> Sequence[str]:
        return ("FOG-SHEET-01", "FOG-SCOUT-01", "FOG-RAID-01")
