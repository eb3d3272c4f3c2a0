"""Undo by agreement: who is asked, what is shown, two presses at once, a restart in the middle, people who leave."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.moderators import votes
from bot.widgets.presses import ButtonKind, Press
from tests.bot.harness import World, error, labels, raw
from tests.bot.moderators import audited, boss, surely
from tests.bot.test_table import bids

STALE = "The game has moved on, so this request has expired. Use /game undo again."


async def three(world: World, **options: str) -> Any:
    """A table of three after the bids and a roll; ann asks to take it back."""
    await world.started(3, **options)
    for person in (world.ann, world.bob, world.cid):
        await person.slash(world.channel, "toy bid", coins="1")
    await world.ann.slash(world.channel, "toy roll", choice="roll")
    return (await world.ann.slash(world.channel, "game undo")).response


async def kinds(world: World) -> list[str]:
    log = await world.bot.services.call(world.bot.services.store.log, 1)
    return [row.kind for row in log]


async def test_everybody_agrees_one_after_the_other(world: World) -> None:
    vote = await three(world)
    assert labels(vote) == ["Agree", "Decline", "Withdraw"]
    await world.bob.click(vote, label="Agree")
    assert vote.content.splitlines()[-2:] == ["Agreed: bob", f"Everyone must agree. Waiting for {world.cid.mention}"]
    assert await kinds(world) == ["bid", "bid", "bid", "roll"]
    await world.bob.click(vote, label="Agree")
    assert await kinds(world) == ["bid", "bid", "bid", "roll"]
    await world.cid.click(vote, label="Agree")
    assert vote.content.splitlines() == [
        "Undone: 1 answer.",
        "- ann’s answer 4 (dice or a secret) · ann may roll",
    ]
    assert labels(vote) == [] and await kinds(world) == ["bid", "bid", "bid"]
    assert await audited(world) == ["undo-agreed: "]


async def test_the_lost_answers_are_said_in_words_but_not_their_content(world: World) -> None:
    await three(world)
    vote = (await world.ann.slash(world.channel, "game undo", steps=4)).response
    assert vote.content.splitlines()[:6] == [
        "**ann asks to undo the last 4 answers.**",
        "This would be undone:",
        "- ann’s answer 1 · Round 1: bid coins in secret",
        "- bob’s answer 2 · Round 1: bid coins in secret",
        "- cid’s answer 3 (dice or a secret) · Round 1: bid coins in secret",
        "- ann’s answer 4 (dice or a secret) · ann may roll",
    ]


async def test_something_besides_the_question_is_not_named_where_it_may_be_secret(world: World) -> None:
    await world.started()
    tables = world.bot.services.tables
    await tables.answers.answer(1, world.bob.id, {"to": "0", "coins": 1}, verb="gift")
    await world.ann.slash(world.channel, "toy bid", coins="3")
    vote = (await world.bob.slash(world.channel, "game undo", steps=2)).response
    assert "- bob’s answer 1 · an optional action" in vote.content.splitlines()


async def test_a_button_with_the_number_of_another_games_request_counts_nothing(world: World) -> None:
    await three(world)
    annex = world.guild.create_text_channel("annex")
    await world.ann.slash(annex, "game new", game="toy")
    message = annex.history()[-1]
    part = {"type": 2, "style": 1, "label": "Forged", "custom_id": str(Press(2, "-", f"{ButtonKind.AGREE}1"))}
    world.env.backend.get_message(annex.id, message.id).components = [{"type": 1, "components": [part]}]
    assert error(await world.bob.click(message, label="Forged")) == STALE
    vote = await world.bot.services.call(world.bot.services.store.vote, 1)
    assert vote.agreed == {world.ann.id}


class Click:
    """A press as it reaches the bot while another one is still being looked at; it keeps what is shown last."""

    def __init__(self, world: World, person: Any, vote: Any, shown: list[str]) -> None:
        self.user, self.message, self.channel_id = SimpleNamespace(id=person.id), vote, world.channel.id
        self.shown, self.deferred = shown, False
        answers = {"defer": self.defer, "edit_message": self.edit_original_response, "is_done": lambda: self.deferred}
        self.response = SimpleNamespace(**answers)

    async def defer(self) -> None:
        await asyncio.sleep(0)
        self.deferred = True

    async def edit_original_response(self, *, content: str, **_: Any) -> None:
        await asyncio.sleep(0)
        self.shown.append(content)


async def at_once(world: World, vote: Any, *people: Any) -> tuple[list[str], list[Any]]:
    """These people press "Agree" at the same moment: what the message shows, one after the other, and the refusals."""
    custom_id = next(c["custom_id"] for row in raw(vote) for c in row["components"] if c["label"] == "Agree")
    press, shown = Press.read(custom_id), list[str]()
    clicks: list[Any] = [Click(world, person, vote, shown) for person in people]
    work = [votes.pressed(world.bot.services, click, press, []) for click in clicks]  # type: ignore[arg-type]
    done = await asyncio.gather(*work, return_exceptions=True)
    return shown, [refused for refused in done if refused is not None]


async def test_two_presses_at_once_count_both_and_take_back_once(world: World) -> None:
    vote = await three(world)
    shown, refused = await at_once(world, vote, world.bob, world.cid)
    assert refused == [] and shown[-1].startswith("Undone: 1 answer.")
    assert await kinds(world) == ["bid", "bid", "bid"]
    assert (await world.bot.services.tables.look(1)).game.undone == 1


async def test_one_person_who_presses_twice_takes_back_once(world: World) -> None:
    await bids(world)
    vote = (await world.ann.slash(world.channel, "game undo")).response
    shown, refused = await at_once(world, vote, world.bob, world.bob)
    assert [error.text.key for error in refused] == ["bot-undo-stale"] and len(shown) == 1
    assert await kinds(world) == [], "hers, and what was answered after it"
    assert (await world.bot.services.tables.look(1)).game.undone == 1


async def test_a_restart_in_the_middle_of_a_vote_loses_no_voice(world: World) -> None:
    vote = await three(world)
    await world.bob.click(vote, label="Agree")
    await world.restart()
    await world.cid.click(vote, label="Agree")
    assert vote.content.startswith("Undone: 1 answer.")
    assert await kinds(world) == ["bid", "bid", "bid"]
    assert await world.bot.services.call(world.bot.services.store.vote, 1) is None


async def test_a_vote_whose_game_has_moved_on(world: World) -> None:
    vote = await three(world)
    await world.bob.click(vote, label="Agree")
    await world.ann.slash(world.channel, "toy answer", answer="0")
    assert error(await world.cid.click(vote, label="Agree")) == STALE
    assert error(await world.cid.click(vote, label="Decline")) == STALE
    assert await kinds(world) == ["bid", "bid", "bid", "roll", "keep"]


async def test_a_vote_on_a_game_that_has_ended(world: World) -> None:
    vote = await three(world)
    await world.ended(world.ann)
    assert error(await world.bob.click(vote, label="Agree")) == STALE


async def test_who_has_left_is_not_waited_for(world: World) -> None:
    vote = await three(world)
    await world.resigned(world.cid)
    assert error(await world.cid.click(vote, label="Agree")) == "You are not playing in this game."
    await world.bob.click(vote, label="Agree")
    assert vote.content.startswith("Undone: 1 answer.")


async def test_a_newcomer_is_asked_although_the_one_before_agreed(world: World) -> None:
    mod = boss(world)
    vote = await three(world)
    await world.bob.click(vote, label="Agree")
    dan = world.guild.add_member(world.env.create_user("dan"))
    await surely(mod, world.channel, "mod replace", seat="bob", player=dan)
    await world.cid.click(vote, label="Agree")
    assert vote.content.splitlines()[-1] == f"Everyone must agree. Waiting for {dan.mention}"
    await dan.click(vote, label="Agree")
    assert vote.content.startswith("Undone: 1 answer.")


async def test_a_vote_goes_on_when_who_asked_has_left(world: World) -> None:
    mod = boss(world)
    vote = await three(world)
    dan = world.guild.add_member(world.env.create_user("dan"))
    await surely(mod, world.channel, "mod replace", seat="ann", player=dan)
    for person in (world.bob, world.cid):
        await person.click(vote, label="Agree")
    assert vote.content.splitlines()[0] == f"**{world.ann.mention} asks to undo the last answer.**"
    await world.ann.click(vote, label="Withdraw")
    assert vote.content == f"{world.ann.mention} withdraws the request. Nothing is undone."


async def test_who_is_away_behind_a_stand_in_is_waited_for(world: World) -> None:
    mod = boss(world)
    vote = await three(world)
    await surely(mod, world.channel, "mod stand-in", seat="cid")
    await world.bob.click(vote, label="Agree")
    assert vote.content.splitlines()[-1] == f"Everyone must agree. Waiting for {world.cid.mention}"
    assert await kinds(world) == ["bid", "bid", "bid", "roll"]
    await world.cid.click(vote, label="Agree")
    assert vote.content.startswith("Undone: 1 answer.")


async def test_alone_beside_somebody_away_one_has_to_ask(world: World) -> None:
    mod = boss(world)
    await bids(world)
    await world.ann.slash(world.channel, "toy roll", choice="roll")
    await surely(mod, world.channel, "mod stand-in", seat="bob")
    await world.env.settle()
    before = await kinds(world)
    vote = (await world.ann.slash(world.channel, "game undo", steps=len(before) - 2)).response
    assert vote.content.splitlines()[-1] == f"Everyone must agree. Waiting for {world.bob.mention}"
    assert await kinds(world) == before


async def test_stand_ins_who_play_for_nobody_do_not_vote(world: World) -> None:
    await world.started(3)
    for person in (world.ann, world.bob, world.cid):
        await person.slash(world.channel, "toy bid", coins="1")
    await surely(boss(world), world.channel, "mod kick", seat="cid")
    await world.ann.slash(world.channel, "toy roll", choice="roll")
    vote = (await world.ann.slash(world.channel, "game undo")).response
    await world.bob.click(vote, label="Agree")
    assert vote.content.startswith("Undone: 1 answer.")


async def test_whom_a_moderator_took_out_votes_on_answers_of_that_time(world: World) -> None:
    mod = boss(world)
    vote = await three(world)
    await surely(mod, world.channel, "mod kick", seat="cid")
    await world.env.settle()
    await world.bob.click(vote, label="Agree")
    assert vote.content.splitlines()[-1] == f"Everyone must agree. Waiting for {world.cid.mention}"
    await world.cid.click(vote, label="Agree")
    assert vote.content.startswith("Undone: 1 answer.")


async def test_a_moderator_who_plays_does_not_undo_alone_after_taking_the_other_out(world: World) -> None:
    dan = world.people["dan"] = boss(world, "dan")
    await dan.slash(world.channel, "game new", game="toy")
    await world.bob.slash(world.channel, "game join")
    await dan.slash(world.channel, "game start")
    for person in (dan, world.bob):
        await person.slash(world.channel, "toy bid", coins="1")
    await dan.slash(world.channel, "toy roll", choice="roll")
    await surely(dan, world.channel, "mod kick", seat="bob", then="kick-vacant")
    asked = (await dan.slash(world.channel, "game undo")).response
    assert asked.content.splitlines()[-1] == f"Everyone must agree. Waiting for {world.bob.mention}"
    assert await kinds(world) == ["bid", "bid", "roll"]


async def test_what_the_button_says_of_who_asked_is_not_believed(world: World) -> None:
    vote = await three(world)
    (kept,) = [await world.bot.services.call(world.bot.services.store.vote, number) for number in (1,)]
    assert kept is not None and (kept.asker, kept.agreed) == (world.ann.id, frozenset({world.ann.id}))
    ids = [c["custom_id"] for row in raw(vote) for c in row["components"]]
    assert ids == ["1:-:y1", "1:-:n1", "1:-:n1.w"]


async def test_a_moderator_who_plays_takes_no_dice_back_alone(world: World) -> None:
    world.people["dan"] = boss(world, "dan")
    await world.ann.slash(world.channel, "game new", game="toy")
    await world.dan.slash(world.channel, "game join")
    await world.ann.slash(world.channel, "game start")
    await world.ann.slash(world.channel, "toy bid", coins="3")
    await world.dan.slash(world.channel, "toy bid", coins="2")
    await world.ann.slash(world.channel, "toy roll", choice="roll")
    said = error(await world.dan.slash(world.channel, "mod rollback", answers=1))
    assert said.startswith("You play or have played at this table, so you cannot roll back dice or secrets")
    await world.dan.slash(world.channel, "game resign")
    assert error(await world.dan.slash(world.channel, "mod rollback", answers=1)) == said
    assert (await kinds(world))[:3] == ["bid", "bid", "roll"]
    await boss(world).slash(world.channel, "mod rollback", answers=1)
    assert (await world.bot.services.tables.look(1)).game.undone == 1


async def test_the_request_can_be_withdrawn_by_who_made_it(world: World) -> None:
    vote = await three(world)
    assert (
        error(await world.bob.click(vote, label="Withdraw")) == "Only the player who made this request can withdraw it."
    )
    await world.bob.click(vote, label="Agree")
    await world.ann.click(vote, label="Withdraw")
    assert vote.content == "ann withdraws the request. Nothing is undone." and labels(vote) == []
    assert await kinds(world) == ["bid", "bid", "bid", "roll"]


async def test_a_stranger_has_no_voice(world: World) -> None:
    await bids(world)
    vote = (await world.ann.slash(world.channel, "game undo")).response
    for label in ("Agree", "Decline"):
        assert error(await world.cid.click(vote, label=label)) == "You are not playing in this game."
    assert labels(vote) == ["Agree", "Decline", "Withdraw"]


@pytest.mark.parametrize(
    "state", ["y", "yx", "y2", "y1.2", "n1.2.w", "y999999999999999999999", "y4.11.5", "n1..w", "y²"]
)
async def test_a_forged_button_changes_nothing(world: World, state: str) -> None:
    vote = await three(world)
    kept = world.env.backend.get_message(world.channel.id, vote.id)
    part = {"type": 2, "style": 1, "label": "Forged", "custom_id": f"1:-:{state}"}
    kept.components = [{"type": 1, "components": [part]}]
    assert error(await world.bob.click(vote, custom_id=f"1:-:{state}")) == STALE
    assert await kinds(world) == ["bid", "bid", "bid", "roll"]


async def test_the_vote_speaks_the_language_of_the_table(world: World) -> None:
    vote = await three(world, language="language-pl")
    assert labels(vote) == ["Zgadzam się", "Nie zgadzam się", "Wycofaj prośbę"]
    await world.bob.click(vote, label="Zgadzam się")
    assert "Zgadzają się: bob" in vote.content
    await world.ann.click(vote, label="Wycofaj prośbę")
    assert vote.content == "ann wycofuje prośbę. Nic nie zostaje cofnięte."


async def test_undo_in_the_own_turn_is_free_and_in_words(world: World) -> None:
    await bids(world)
    await world.ann.slash(world.channel, "toy roll", choice="still")
    undone = await world.ann.slash(world.channel, "game undo")
    assert undone.ephemeral
    assert undone.response.content.splitlines() == ["Undone: 1 answer.", "- ann’s answer 3 · ann may roll"]
