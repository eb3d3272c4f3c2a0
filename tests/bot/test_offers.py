"""Offers: who is asked to answer one is named, and meets it with one press wherever it is seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine import games
from engine.ask import Answer, Option, PickOne, Seat, Shape
from engine.run import Run
from engine.text import T, seat_name
from tests.asked import asked, by_name
from tests.bot.harness import BotToy, World, error, labels
from tests.bot.test_company import closed, letter, letters
from tests.toy import ToyRun, ToyState

OFFER = asked("offer", invites=lambda answer: int(str(answer)))
ACCEPT, DECLINE = asked("accept", replies=True), asked("decline", replies=True)


class OfferingRun(ToyRun):
    """A seat may offer another one a secret pact; what was offered lies below the deck."""

    def may(self, seat: Seat) -> Mapping[str, Shape]:
        others = [Option(str(n), seat_name(n)) for n in range(len(self.state.players)) if n != seat]
        found: dict[str, Shape] = {OFFER.name: PickOne(others)}
        for verb in (ACCEPT, DECLINE):
            options = [self._option(verb.name, giver) for giver, taker in self._offers() if taker == seat]
            if options:
                found[verb.name] = PickOne(options)
        return found

    def _option(self, verb: str, giver: Seat) -> Option:
        text = T("toy-accept" if verb == ACCEPT.name else "toy-decline", seat=seat_name(giver))
        return Option(str(giver), text, more=T("toy-pact", seat=seat_name(giver)))

    def _offers(self) -> list[tuple[Seat, Seat]]:
        written = [card.split(":")[1:] for card in self.state.deck if card.startswith("offer")]
        return [(int(giver), int(taker)) for giver, taker in written]

    async def cut_in(self, seat: Seat, verb: str, value: Answer) -> None:
        other = int(str(value))
        if verb == OFFER.name:
            self.state.deck.insert(0, f"offer:{seat}:{other}")
            secret = {other: T("toy-pact", seat=seat_name(seat))}
            self.say(T("toy-offers", seat=seat_name(seat), other=seat_name(other)), secret=secret)
            return
        self.state.deck.remove(f"offer:{other}:{seat}")
        self.say(T("toy-met", seat=seat_name(seat), other=seat_name(other), how=verb))


class OfferingToy(BotToy):
    """The toy with offers."""

    verbs = ()
    questions = {**BotToy.questions, **by_name(OFFER, ACCEPT, DECLINE)}

    def run(self, state: ToyState) -> Run[Any]:  # type: ignore[override]
        return OfferingRun(state, self)


@pytest.fixture
async def table(world: World) -> World:
    """ann has offered bob something."""
    games.register(OfferingToy())
    await world.started()
    opened = await world.ann.click(world.prompt, label="Something else…")
    await world.ann.click(opened.response, label="bob")
    await world.env.settle()
    return world


async def test_who_has_an_offer_is_named_in_the_channel(table: World) -> None:
    assert f"-# Offer to answer: {table.bob.mention}" in table.prompt.content.splitlines()
    assert "pact" not in "".join(table.said()), "what is offered is for the two alone"


async def test_an_offer_comes_as_one_letter_with_the_buttons_that_meet_it(table: World) -> None:
    (told,) = [words for words in letters(table.bob) if "pact" in words]
    assert told == f"You have an offer in {table.channel.mention}.\nOffered to you: a pact with ann"
    assert labels(letter(table.bob)) == ["Accept: ann", "Decline: ann"]
    assert not any("pact" in words for words in letters(table.ann))


@pytest.mark.parametrize("choice", ["Accept", "Decline"])
async def test_it_is_met_by_one_press_in_the_letter_whatever_is_asked_by_then(table: World, choice: str) -> None:
    before, sent = table.prompt.id, letter(table.bob)
    asked = await table.ann.click(table.prompt, label="Answer")
    await table.ann.click(asked.response, label="3")
    await table.bob.user.click(sent, label=f"{choice}: ann")
    await table.env.settle()
    assert any(f"bob and ann: {choice.lower()}" in words for words in table.said())
    assert "Offer to answer" not in table.prompt.content and table.prompt.id >= before
    assert "Accept: ann" not in labels(letter(table.bob))


async def test_it_is_met_by_one_press_in_the_own_prompt(table: World) -> None:
    own = await table.bob.click(table.prompt, label="Answer")
    assert "Offered to you: a pact with ann" in own.response.content
    assert labels(own.response)[-2:] == ["Accept: ann", "Decline: ann"]
    met = await table.bob.click(own.response, label="Accept: ann")
    assert met.response is None or "Accept: ann" not in labels(met.response)
    assert not any(
        "Accept" in label for label in labels((await table.ann.click(table.prompt, label="Answer")).response)
    )


async def test_what_is_offered_stands_beside_what_one_may_do_besides(table: World) -> None:
    opened = await table.bob.click(table.prompt, label="Something else…")
    assert labels(opened.response) == ["Offer a pact", "Accept: ann", "Decline: ann"]
    assert "a pact with ann" in opened.response.content


async def test_an_offer_that_is_gone_is_said_to_be_gone(table: World) -> None:
    sent = letter(table.bob)
    own = await table.bob.click(table.prompt, label="Answer")
    await table.bob.click(own.response, label="Decline: ann")
    gone = "This offer has expired."
    assert error(await table.bob.user.click(sent, label="Accept: ann")) == gone


async def test_without_letters_the_channel_calls_and_a_button_shows_it(world: World) -> None:
    games.register(OfferingToy())
    closed(world, world.bob)
    await world.started()
    opened = await world.ann.click(world.prompt, label="Something else…")
    await world.ann.click(opened.response, label="bob")
    await world.env.settle()
    (call,) = [m for m in world.channel.history() if "you have an offer here" in m.content]
    assert world.bob.mention in call.content and labels(call) == ["See the offer"]
    shown = await world.bob.click(call, label="See the offer")
    assert shown.ephemeral and labels(shown.response) == ["Accept: ann", "Decline: ann"]
    assert error(await world.ann.click(call, label="See the offer")) == "This offer has expired."


async def test_a_stand_in_gets_no_letter(world: World) -> None:
    games.register(OfferingToy())
    await world.ann.slash(world.channel, "game new", game="toy")
    await world.ann.slash(world.channel, "game start", seats=2)
    live = await world.bot.services.tables.look(1)
    await world.bot.services.tables.answers.answer(1, world.ann.id, "1", verb="offer")
    await world.env.settle()
    assert live.user_of(1) is None and "Offer to answer" not in world.prompt.content
