"""A model of what moderators who play can bring about: random walks over their deeds, each allowed by itself.

The model keeps its own books, from what it sees from outside: who sat where, who has seen which hand or which seed, and
who owned a seat when an answer was given. After each deed it says what nobody may ever bring about:

- somebody sits with a second hand or knows the dice to come;
- an answer was taken back, by which a die or a card is known, without a word of somebody who owned a seat then;
- its dice fall as they fell;
- somebody sits who never asked to.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.errors import BotError
from bot.live.model import Live
from bot.store import GameRow
from bot.tables.restoring import Destination, opened
from engine.ask import Seat
from engine.errors import AnswerError
from engine.saving.export import SavedGame, SavedPerson, SavedTable
from tests.bot.tabling import Room

ANN, BOB, CYD, DAN = PEOPLE = (11, 22, 33, 44)
"""The first two moderate and play; the third plays; the fourth comes later."""
MODERATORS = (ANN, BOB)
NAMES = {ANN: "Ann", BOB: "Bob", CYD: "Cyd", DAN: "Dan"}
OPEN = ("running", "paused")
Deed = Callable[["Chain"], Awaitable[None]]


@dataclass
class Books:
    """What the model knows: by seed the seats whose hands a person has seen, and who has ever sat there; by game who
    owned a seat when which answer was given, and who wanted to sit.
    """

    seen: dict[tuple[str, int], set[Seat]] = field(default_factory=dict)
    played: set[tuple[str, int]] = field(default_factory=set)
    shared: set[tuple[int, int, Seat]] = field(default_factory=set)
    owners: dict[tuple[int, int], frozenset[int]] = field(default_factory=dict)
    epochs: dict[int, int] = field(default_factory=dict)
    retracted: set[tuple[int, int]] = field(default_factory=set)
    willing: set[tuple[int, int]] = field(default_factory=set)


class Chain:
    """One walk over the deeds at the tables of a room."""

    def __init__(self, room: Room, chance: Random) -> None:
        self.room, self.tables, self.chance, self.books = room, room.tables, chance, Books()
        self.actor, self.agreed, self.channel = ANN, frozenset[int](), 7
        self.did: list[str] = []

    async def walk(self, deeds: int) -> list[str]:
        """So many deeds; what must not be after one of them."""
        await self.begin()
        for _ in range(deeds):
            self.actor, self.agreed = self.chance.choice(PEOPLE), frozenset()
            names, weights = zip(*DEEDS.items(), strict=True)
            deed = self.chance.choices(names, weights)[0]
            self.did.append(deed.__name__)
            with suppress(BotError, AnswerError):
                await deed(self)
                self.did[-1] += " (done)"
            self.did[-1] = f"{NAMES[self.actor]}: {self.did[-1]}"
            await self.tables.stand_ins.settle()
            if found := await self.look():
                return found
        return []

    async def begin(self) -> None:
        """A table of the two moderators and a third."""
        seed = f"{self.chance.getrandbits(256):064x}"
        game = await self.room.game(ANN, BOB, CYD, seed=seed, channel=self.channel, length="3")
        self.books.willing |= {(game, person) for person in PEOPLE}

    def note(self, words: object) -> None:
        """What the deed is, for whoever reads about it."""
        self.did[-1] += f" {words}"

    async def live(self) -> Live:
        """The table in play, or the last one there was."""
        games = await self.games()
        return await self.tables.look(next((game for game in games if game.live), games[0]).id)

    async def games(self) -> list[GameRow]:
        """All tables, the newest first."""
        return await self.tables.games.in_store(self.room.store.games, live=False)

    def moderator(self) -> int:
        """Who does what moderators do."""
        self.actor = self.chance.choice(MODERATORS)
        return self.actor

    # --- deeds -------------------------------------------------------------------------------------------------------

    async def answers(self) -> None:
        """Somebody who is asked answers."""
        live = await self.live()
        owing = [seat for seat in live.owing() if live.user_of(seat) is not None]
        assert live.table is not None
        if owing:
            seat, user = owing[0], live.user_of(owing[0])
            assert user is not None
            value = live.table.shape(seat).random(self.chance)
            await self.tables.answers.answer(live.game.id, user, value)

    async def kicks(self) -> None:
        """A moderator takes a player out."""
        live, actor = await self.live(), self.moderator()
        seat, vacant = self._seat(live), self.chance.random() < 0.5
        self.note((seat, vacant))
        await self.tables.seats.kick(live.game.id, seat, actor, vacant=vacant)

    async def replaces(self) -> None:
        """A moderator puts somebody on a seat, who has asked for it."""
        live, actor, user = await self.live(), self.moderator(), self.chance.choice(PEOPLE)
        self.books.willing.add((live.game.id, user))
        seat = self._seat(live)
        self.note((seat, NAMES[user]))
        await self.tables.seats.replace(live.game.id, seat, user, NAMES[user], actor)

    async def swaps(self) -> None:
        """A moderator lets two change places."""
        live, actor = await self.live(), self.moderator()
        await self.tables.seats.swap(live.game.id, self._seat(live), self._seat(live), actor)

    async def stands_in(self) -> None:
        """A moderator lets a stand-in play for a while, or ends that."""
        live, actor = await self.live(), self.moderator()
        seat = self._seat(live)
        if self.chance.random() < 0.5:
            await self.tables.seats.stand_in_for(live.game.id, seat, actor)
        else:
            await self.tables.seats.give_back(live.game.id, seat, "back", actor)

    async def joins(self) -> None:
        """Somebody takes a seat."""
        live = await self.live()
        self.books.willing.add((live.game.id, self.actor))
        seat = self.chance.choice([None, self._seat(live)])
        await self.tables.lobby.join(live.game.id, self.actor, NAMES[self.actor], seat)

    async def resigns(self) -> None:
        """Somebody gives the seat up, and with it the voice on what was played."""
        game, owners = (await self.live()).game.id, self.books.owners
        await self.tables.seats.resign(game, self.actor)
        owners.update({at: those - {self.actor} for at, those in owners.items() if at[0] == game})

    async def undoes(self) -> None:
        """Somebody takes own answers back, freely."""
        await self.tables.answers.undo((await self.live()).game.id, self.actor, self.chance.randint(1, 3))

    async def agrees(self) -> None:
        """Some of those at the table agree to take answers back; when the bot lets it through, these are enough."""
        live = await self.live()
        people = sorted(live.owners())
        self.agreed = frozenset([self.actor, *self.chance.sample(people, self.chance.randint(0, len(people)))])
        count = self.chance.randint(1, 4)
        self.note((count, sorted(self.agreed)))
        await self.tables.moderation.rollback(live.game.id, count, self.actor, agreed=self.agreed)

    async def rolls_back(self) -> None:
        """A moderator takes answers back."""
        actor = self.moderator()
        await self.tables.moderation.rollback((await self.live()).game.id, self.chance.randint(1, 4), actor)

    async def ends(self) -> None:
        """A moderator breaks the game off."""
        actor = self.moderator()
        await self.tables.moderation.end((await self.live()).game.id, actor, moderator=True)

    async def goes_on(self) -> None:
        """A game that was broken off is brought back, or those who own a seat there have its seed told."""
        live = await self.live()
        if self.chance.random() < 0.3:
            await self.tables.afterwards.bring_back(live.game.id, self.moderator())
        else:
            await self.tables.afterwards.agree(live.game.id, self.actor, self.chance.choice(["back", "tell"]))

    async def pauses(self) -> None:
        """A moderator pauses, or lets it go on."""
        live, actor = await self.live(), self.moderator()
        deed = self.tables.moderation.pause if live.game.status == "running" else self.tables.moderation.resume
        await deed(live.game.id, actor)

    async def restores(self) -> None:
        """A moderator hands in the file of a game that is told, cut short and bent so that it goes on."""
        told = [game for game in await self.games() if game.is_revealed]
        if not told:
            return
        saved = await self.tables.records.export(self.chance.choice(told).id)
        self._bend(saved)
        self.channel += 1
        place = Destination(self.channel, 1, NAMES)
        restored = await self.tables.restoring.restore(opened(saved.write().encode()), place, self.moderator())
        self._see(restored.game.seed, self.actor, range(len(restored.seats)))

    def _bend(self, saved: SavedGame) -> None:
        """As whoever knows the format would: anybody on any seat, running, and some answers short."""
        saved.answers, saved.result = saved.answers[: self.chance.randint(0, len(saved.answers))], None
        users = self.chance.sample(PEOPLE, saved.seats)
        saved.people = [SavedPerson(name=NAMES[user], user=user) for user in users]
        status = self.chance.choice(OPEN)
        saved.table = SavedTable.model_validate({"status": status, "language": "en", "owner": self.actor})

    def _seat(self, live: Live) -> Seat:
        return self.chance.choice([row.seat for row in live.seats])

    # --- the rule ----------------------------------------------------------------------------------------------------

    async def look(self) -> list[str]:
        """What must not be, by the books; they are kept up to date here."""
        found: list[str] = []
        for game in reversed(await self.games()):
            live = await self.tables.look(game.id)
            found += self._lost(live, self.room.store.log(game.id, retracted=True))
            found += self._seated(live)
            self._learned(live)
        return found

    def _lost(self, live: Live, rows: list[Any]) -> list[str]:
        """Answers that were taken back by this deed, without whom it may not be."""
        game, books, found = live.game, self.books, []
        gone = [row for row in rows if row.retracted and (game.id, row.seq) not in books.retracted]
        books.retracted |= {(game.id, row.seq) for row in gone}
        sealed = any(row.sealed for row in gone)
        for row in gone if sealed else ():
            unasked = books.owners.get((game.id, row.seq), frozenset()) - self.agreed
            if unasked and (self.agreed or (game.seed, self.actor) in books.played):
                found.append(f"answer {row.seq} was taken back without {sorted(NAMES[one] for one in unasked)}")
        if sealed and game.epoch <= books.epochs[game.id]:
            found.append(f"after answer {gone[0].seq} dice fall as they fell")
        for row in rows:
            books.owners.setdefault((game.id, row.seq), frozenset(live.owners()))
        books.epochs[game.id] = game.epoch
        return found

    def _seated(self, live: Live) -> list[str]:
        """Who sits there and must not."""
        game, found = live.game, []
        for row in live.seats if game.live and live.table is not None else ():
            if row.user is None:
                continue
            if (game.id, row.user) not in self.books.willing:
                found.append(f"{NAMES[row.user]} sits in game {game.id} and never asked to")
            if others := self.books.seen.get((game.seed, row.user), set()) - {row.seat}:
                found.append(f"{NAMES[row.user]} on seat {row.seat} knows the hands of {sorted(others)}")
        return found

    def _learned(self, live: Live) -> None:
        """Who sits sees the own hand; who has played sees all when it is told, with the seed."""
        seed = live.game.seed
        for row in live.seats if live.table is not None else ():
            if row.user is not None:
                self._see(seed, row.user, [row.seat])
                self.books.played.add((seed, row.user))
        if live.game.is_revealed:
            for person in PEOPLE:
                if (seed, person) in self.books.played:
                    self._see(seed, person, range(len(live.seats)))

    def _see(self, seed: str, user: int, seats: Any) -> None:
        self.books.seen.setdefault((seed, user), set()).update(seats)


DEEDS: dict[Deed, int] = {
    Chain.answers: 40,
    Chain.kicks: 8,
    Chain.replaces: 8,
    Chain.swaps: 4,
    Chain.stands_in: 8,
    Chain.joins: 8,
    Chain.resigns: 3,
    Chain.undoes: 6,
    Chain.agrees: 12,
    Chain.rolls_back: 8,
    Chain.ends: 2,
    Chain.goes_on: 5,
    Chain.pauses: 2,
    Chain.restores: 6,
}
