"""A draft in the open: factions, parts of the board and places at the table lie in pools, and seats pick from them in
snake order, each time something of a kind that they lack. Places can be bid for instead.

`OpenDraft` is alike in all games; each derives its own, which says what lies in the pools and what a pick, a place and
a bid bring. Everything is public but the bids, which are shown together. A `Draft` stays in the state for the whole
game: it says who sits where.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol

from engine.ask import Amount, Option, Seat
from engine.game import G, S
from engine.ids import Id
from engine.question import AnyQuestion
from engine.run import Run
from engine.text import T, Text, seat_name

FACTION, SLICE, PLACE = "faction", "slice", "place"
"""The kinds of what is drafted."""
BID = "bid"
"""How places are shared out, where it is not by picks."""
STEPS = ("draft_bans", "pool", "draft", "bids", "places")
"""What the steps of a draft are called in every game."""


@dataclass(frozen=True)
class Pick(Id):
    """What is picked, as an answer: `faction:sol`, `slice:2`, `place:0`."""

    kind: str
    of: str


@dataclass(slots=True)
class Draft:
    """What lies in the pools, and who has what.

    Attributes:
        order: the seats as they pick in odd rounds.
        pools: by kind, the ids that can be picked.
        taken: by kind, what each seat has.
        packs: factions of which only one can be picked, such as the two sides of a board.
        slices: the parts of the board, in the order of their ids: the tiles of each.
        bids: what each seat bids for its place.
        redrawn: how often a vote had the slices drawn anew.
    """

    order: list[Seat] = field(default_factory=list)
    pools: dict[str, list[str]] = field(default_factory=dict)
    taken: dict[str, dict[Seat, str]] = field(default_factory=dict)
    packs: list[list[str]] = field(default_factory=list)
    slices: list[list[int]] = field(default_factory=list)
    bids: dict[Seat, int] = field(default_factory=dict)
    redrawn: int = 0

    def of(self, seat: Seat, kind: str) -> str | None:
        """What a seat has of a kind."""
        return self.taken.get(kind, {}).get(seat)

    def taker(self, kind: str, id: str) -> Seat | None:
        """Who has this."""
        return next((seat for seat, one in self.taken.get(kind, {}).items() if one == id), None)

    def free(self, kind: str) -> list[str]:
        """What nobody has, nor anything of its pack."""
        taken = self.taken.get(kind, {}).values()
        gone = {*taken, *(id for pack in self.packs for id in pack if any(one in pack for one in taken))}
        return [id for id in self.pools.get(kind, ()) if id not in gone]

    def open_to(self, seat: Seat) -> list[Pick]:
        """What a seat can pick: anything free of the kinds that it lacks."""
        return [Pick(kind, id) for kind in self.pools if self.of(seat, kind) is None for id in self.free(kind)]

    def take(self, seat: Seat, pick: Pick) -> None:
        """A seat has it."""
        self.taken.setdefault(pick.kind, {})[seat] = pick.of

    def first(self) -> Seat:
        """Who sits at the first place, once all have one."""
        return next(seat for seat, id in self.taken[PLACE].items() if id == "0")

    def places(self) -> dict[Seat, int] | None:
        """Where each seat sits, 0 being the first place; None as long as not all have one."""
        taken = self.taken.get(PLACE, {})
        return {seat: int(id) for seat, id in taken.items()} if len(taken) == len(self.order) else None

    def sits(self, seats: int) -> list[int]:
        """Where each of so many seats sits, as far as that is known; the others in order on what is left."""
        known = {seat: int(id) for seat, id in self.taken.get(PLACE, {}).items()}
        left = [place for place in range(seats) if place not in known.values()]
        return [known[seat] if seat in known else left.pop(0) for seat in range(seats)]


def in_places(draft: Draft | None) -> dict[Seat, int] | None:
    """Where the seats sit by a draft; None where they sit in seat order."""
    return None if draft is None else draft.places()


def snake(seats: Sequence[Seat], rounds: int) -> list[Seat]:
    """Back and forth: 1 to n, n to 1, 1 to n, and so on."""
    return [seat for turn in range(rounds) for seat in (seats if turn % 2 == 0 else seats[::-1])]


def draw_order(run: Run[S], draft: Draft, seats: Sequence[Seat]) -> None:
    """Who picks first and last is drawn by lot."""
    draft.order = run.shuffle(seats, "draft order")
    run.say(T("draft-order", seats=tuple(seat_name(seat) for seat in draft.order)), weight=2)


def fill_pool(
    run: Run[S], draft: Draft, kind: str, ids: Sequence[str], number: int, named: Callable[[str], Text]
) -> None:
    """So many of these, drawn by lot, lie in the pool, where everybody sees them; from here on nothing is undone."""
    drawn = run.shuffle(ids, f"{kind} pool")[:number]
    run.seal()
    draft.pools[kind] = [id for id in ids if id in drawn]
    run.say(T("draft-pool", things=tuple(named(id) for id in draft.pools[kind])), weight=2)


def place_option(pick: Pick, first: Text) -> Option:
    """A place at the table; `first`: what whoever sits at the first one is."""
    number = int(pick.of) + 1
    return Option(pick.id, T("draft-place-first", first=first) if number == 1 else T("draft-place", n=number))


def spared(bids: Mapping[Seat, int]) -> dict[Seat, int]:
    """What each seat begins with besides: by how much the highest bid is above its own. So nobody has to pay what no
    player has before the game, and the differences are those of the bids.
    """
    most = max(bids.values(), default=0)
    return {seat: most - own for seat, own in bids.items()}


def numbered(count: int) -> list[str]:
    """The ids of so many numbered things."""
    return [str(number) for number in range(count)]


def voted(answers: Iterable[object], yes: object) -> bool:
    """Whether more than half say so."""
    every = list(answers)
    return 2 * every.count(yes) > len(every)


# --- the steps -------------------------------------------------------------------------------------------------------


class DraftState(Protocol):
    """What the state of a game that drafts has, besides what every state has.

    Attributes:
        draft: None where the table drafts nothing.
        queue: who picks, bans or chooses next; `step`: the step of the setup.
    """

    draft: Draft | None
    queue: list[Seat]
    step: str


@dataclass(frozen=True)
class OpenDraft(ABC, Generic[G]):
    """The steps of a draft, each a safe point: bans, pools, picks, bids for places; what they bring, a game says.

    Attributes:
        picking, bidding: the kinds of its questions.
        goods: what is bid for places; at most `most`.
    """

    picking: AnyQuestion
    bidding: AnyQuestion
    goods: Text
    most: int

    def steps(self) -> dict[str, Callable[[G], Awaitable[None]]]:
        """The steps by their names."""
        return dict(zip(STEPS, (self.ban, self.fill_pools, self.pick_next, self.bid, self.choose_place), strict=True))

    # What each game says.

    @abstractmethod
    def bids(self, game: G) -> bool:
        """Whether places are bid for."""

    @abstractmethod
    def offered(self, game: G, pick: Pick) -> Option:
        """What can be picked, as an option."""

    @abstractmethod
    def give(self, game: G, seat: Seat, goods: int) -> None:
        """What a lower bid brings."""

    @abstractmethod
    def finish(self, game: G) -> None:
        """All have what they drafted: who is first, and the next step of the setup."""

    def lead(self, game: G, seat: Seat) -> None:
        """Who picks first is first in everything until places are known."""

    def bans(self, game: G) -> int:
        """How many factions each seat bans."""
        return 0

    async def ban_next(self, game: G) -> None:
        """The next seat bans a faction."""

    def factions(self, game: G) -> Sequence[str]:
        """The factions that can be picked; none where factions are not drafted."""
        return ()

    def take_faction(self, game: G, seat: Seat, id: str) -> None:
        """What a faction brings, which also tells who plays it."""

    def picked(self, game: G, seat: Seat) -> Sequence[str]:
        """What follows on the board from a pick; where that is."""
        return ()

    # What all do alike.

    def begin(self, game: G, seats: Sequence[Seat]) -> None:
        """Who picks when is drawn; then bans, where the table has some."""
        state, draft = _state(game), self.of(game)
        draw_order(game, draft, seats)
        self.lead(game, draft.order[0])
        state.queue = snake(draft.order, self.bans(game))
        state.step = "draft_bans" if state.queue else "pool"

    async def ban(self, game: G) -> None:
        """The next seat bans a faction."""
        await self.ban_next(game)
        if not _state(game).queue:
            _state(game).step = "pool"

    async def fill_pools(self, game: G) -> None:
        """All that can be picked lies open."""
        draft = self.of(game)
        if found := list(self.factions(game)):
            draft.pools[FACTION] = found
        if not self.bids(game):
            draft.pools[PLACE] = numbered(len(draft.order))
        _state(game).step = "draft" if draft.pools else "bids"

    async def pick_next(self, game: G) -> None:
        """The next seat picks something of a kind that it lacks."""
        await self._pick(game)
        if not _state(game).queue:
            if PLACE in self.of(game).pools:
                self.finish(game)
            else:
                _state(game).step = "bids"

    async def _pick(self, game: G) -> None:
        """An empty queue is filled with all rounds."""
        state, draft = _state(game), self.of(game)
        if not state.queue:
            state.queue += snake(draft.order, len(draft.pools))
        seat = state.queue[0]
        options = [self.offered(game, one) for one in draft.open_to(seat)]
        kinds = tuple(Text(f"draft-kind-{kind}") for kind in draft.pools if draft.of(seat, kind) is None)
        about = T("draft-ask", seat=seat_name(seat), kinds=kinds)
        pick = Pick.read(await game.pick(self.picking, seat, options, about))
        draft.take(seat, pick)
        state.queue.pop(0)
        where = self.picked(game, seat)
        if pick.kind == FACTION:
            self.take_faction(game, seat, pick.of)
        else:
            game.say(T("draft-picks", seat=seat_name(seat), what=self.offered(game, pick).text), where=where, weight=2)

    async def bid(self, game: G) -> None:
        """All bid at once for who chooses a place first; ties go by the order of the draft."""
        state, draft = _state(game), self.of(game)
        shapes = {seat: Amount(0, self.most) for seat in sorted(draft.order)}
        given = await game.ask(self.bidding, shapes, T("draft-ask-bid", goods=self.goods, most=self.most))
        game.seal()
        draft.pools[PLACE] = numbered(len(draft.order))
        draft.bids = {seat: amount for seat, amount in given.items() if isinstance(amount, int)}
        state.queue = sorted(draft.order, key=lambda seat: -draft.bids[seat])
        for seat in state.queue:
            game.say(T("draft-bid", seat=seat_name(seat), n=draft.bids[seat]))
        state.step = "places"

    async def choose_place(self, game: G) -> None:
        """The next one in the order of the bids chooses a place."""
        await self._pick(game)
        if not _state(game).queue:
            self.finish(game)

    def pay_out(self, game: G) -> None:
        """What the seats bid less than the highest, once they have whatever else they begin with."""
        draft = _state(game).draft
        for seat, goods in spared({} if draft is None else draft.bids).items():
            self.give(game, seat, goods)

    def of(self, game: G) -> Draft:
        """The draft of a game that has one."""
        draft = _state(game).draft
        assert draft is not None
        return draft


def _state(game: G) -> DraftState:
    state: DraftState = game.state
    return state
