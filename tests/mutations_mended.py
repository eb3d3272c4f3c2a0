"""More changes for `tests.mutants`: what attack, rulings and play once found, put back as it was."""

from __future__ import annotations

from tests.mutations import Mutant


def _bot(*files: str) -> tuple[str, ...]:
    return tuple(f"tests/bot/test_{file}.py" for file in files)


def _ti4(*files: str) -> tuple[str, ...]:
    return tuple(f"tests/engine/ti4/{file}.py" for file in files)


ECLIPSE = tuple(f"tests/engine/eclipse/combat/test_{file}.py" for file in ("retreat", "fine_print_of_combat"))

BATTLES = (
    Mutant(
        "who retreats out of a rift does not roll",
        "engine/ti4/galaxy/leaving.py",
        "groups = await _groups(game, seat, route) if routes.rifts(route) else []",
        "groups: list[Declared] = []",
        _ti4("combat/test_space_combat", "cards/test_combat_cards", "factions/test_naalu"),
    ),
    Mutant(
        "the last planet keeps its owner in the game for a while",
        "engine/ti4/galaxy/control.py",
        "await elimination.check_elimination(game)",
        "pass",
        _ti4("interactions/test_laws_that_come_and_go", "interactions/test_control_and_cards"),
    ),
    Mutant(
        "bombardment is asked by planet where there is one",
        "engine/ti4/combat/bombardment.py",
        "    if len(targets) == 1:\n        salvos = await _choose(game, seat, system, targets[0], ready)\n"
        "    for type, number in ready.items() if len(targets) > 1 else ():\n",
        "    for type, number in ready.items() if targets else ():\n",
        _ti4("actions/test_invasion"),
    ),
    Mutant(
        "staying to the end holds for one round",
        "engine/ti4/combat/retreat.py",
        "if choice == ALWAYS:",
        "if False:",
        _ti4("combat/test_space_combat"),
    ),
    Mutant(
        "attacking to the end holds for one round of Eclipse",
        "engine/eclipse/combat/retreat.py",
        "    battle.resolved += [one for one in all_ships if one not in battle.resolved]\n    return stay",
        "    return stay",
        ECLIPSE,
    ),
)

REFUSALS = (
    Mutant(
        "production does not say that it takes a unit off the board",
        "engine/ti4/economy/production.py",
        'return None if in_hand else T("ti4-produce-off-board")',
        "return None",
        _ti4("economy/test_production"),
    ),
    Mutant(
        "one place to take a unit from is not asked about",
        "engine/ti4/galaxy/reinforcements.py",
        "place = await game.pick(TAKE_BACK, seat, options, about, lean=lambda id: 1 if id == LEAVE else 3)",
        "place = options[0].id if len(options) < 3 else await game.pick(TAKE_BACK, seat, options, about)",
        _ti4("economy/test_production"),
    ),
    Mutant(
        "Diplomacy refuses without a reason",
        "engine/ti4/strategy_cards/diplomacy.py",
        "why=lambda id: why_not(game, id))",
        "why=lambda id: None)",
        _ti4("strategy_cards/test_strategy_cards"),
    ),
    Mutant(
        "too many pieces are refused without a reason",
        "engine/ti4/economy/production.py",
        "        if refused is not None:\n            raise refuse(",
        "        if refused is not None and False:\n            raise refuse(",
        _ti4("economy/test_production"),
    ),
)

TABLES = (
    Mutant(
        "a table without people plays on",
        "bot/live/completing.py",
        'if live.table is not None and status == "running" and empty:',
        "if False:",
        _bot("abandoned"),
    ),
    Mutant(
        "who comes to a deserted table waits",
        "bot/live/completing.py",
        'if status == "paused" and settings.deserted and not empty:',
        "if False:",
        _bot("abandoned"),
    ),
    Mutant(
        "moderators resume a table without people",
        "bot/tables/moderation.py",
        'if status == "running" and is_abandoned(live.seats):',
        "if False:",
        _bot("abandoned"),
    ),
    Mutant(
        "what was broken off comes back after days",
        "bot/tables/afterwards.py",
        "    if not live.game.kept_back or clock.now() >= moment(live.game.settings.ended) + KEPT:\n        raise",
        "    if not live.game.kept_back:\n        raise",
        _bot("afterwards"),
    ),
    Mutant(
        "the seed is told at once",
        "bot/tables/moderation.py",
        'update={"ended": stamp(), "agreed": {}}',
        'update={"ended": "", "agreed": {}}',
        _bot("afterwards", "reveal"),
    ),
    Mutant(
        "one player brings a game back",
        "bot/tables/afterwards.py",
        "if live.owners() <= set(agreed[what]):",
        "if True:",
        _bot("afterwards"),
    ),
    Mutant(
        "a game ends at one word",
        "bot/gathering/ending.py",
        "if live.table is None or not live.game.live:",
        "if True:",
        _bot("mod", "reveal"),
    ),
    Mutant(
        "/mod resume leaves a game that was broken off",
        "bot/moderators/flow_commands.py",
        "if live.game.kept_back else",
        "if False else",
        _bot("reveal"),
    ),
    Mutant(
        "whoever read every hand is not noted",
        "bot/history/reveal.py",
        "await at.services.tables.afterwards.shown(live.game.id, at.user, aloud=True)",
        "pass",
        _bot("reveal"),
    ),
    Mutant(
        "nor whoever took the file",
        "bot/history/file_commands.py",
        "await services.tables.afterwards.shown(live.game.id, at.user, aloud=False)",
        "pass",
        _bot("reveal"),
    ),
    Mutant(
        "a game from its file has forgotten who knows its hands",
        "bot/tables/restoring.py",
        "change.seen += await self.hands_known(saved)",
        "pass",
        _bot("afterwards"),
    ),
    Mutant(
        "a pass by hand is an order for ever",
        "bot/asking/standing_orders.py",
        "else (at.question.kind, IDLE)",
        "else (at.question.kind, ALWAYS)",
        _bot("standing"),
    ),
)

PEOPLE = (
    Mutant(
        "who may not write speaks through the bot",
        "bot/services/replies.py",
        "(tell if may_write(interaction) else whisper)",
        "(tell)",
        _bot("limits"),
    ),
    Mutant(
        "what takes long is announced to all whoever asks",
        "bot/services/replies.py",
        "ephemeral=not aloud)",
        "ephemeral=False)",
        _bot("limits"),
    ),
    Mutant(
        "who may not write calls people",
        "bot/gathering/around.py",
        "        permissions.check_person(at.interaction)",
        "        pass",
        _bot("limits"),
    ),
    Mutant(
        "who is forgotten comes to hold a second hand",
        "bot/store/keeping/hands.py",
        '"mark": mark(seed, user), "seat"',
        '"mark": user, "seat"',
        _bot("people"),
    ),
    Mutant(
        "who is forgotten reads hands as a moderator",
        "bot/live/model.py",
        "known = stands_for(self.game.seed, user)",
        "known = {user}",
        _bot("people"),
    ),
    Mutant(
        "each process counts films for itself",
        "bot/services/services.py",
        "if not self.store.shared or kind not in DEAR:",
        "if True:",
        _bot("limits"),
    ),
    Mutant(
        "what goes on being wrong fills the log",
        "bot/logs.py",
        "        if record.created < due:\n",
        "        if False:\n",
        _bot("operator"),
    ),
    Mutant(
        "the database is anybody's to read", "bot/store/sqlite/opening.py", "0o600))", "0o644))", _bot("store_sqlite")
    ),
    Mutant(
        "a name beats the id of a later option",
        "bot/widgets/shapes/typed_options.py",
        "    if by_id or not wanted:\n",
        "    if not wanted:\n",
        _bot("naming"),
    ),
    Mutant(
        "of two with one name the first is meant",
        "bot/widgets/shapes/typed_options.py",
        "    if len(found) > 1:\n",
        "    if False:\n",
        _bot("naming"),
    ),
    Mutant(
        "typed seats count from 0",
        "bot/widgets/spelling.py",
        "return number - 1 if number else None",
        "return number",
        _bot("naming"),
    ),
    Mutant(
        "superscripts are digits",
        "engine/digits.py",
        "_DIGITS.fullmatch(typed) else None",
        "typed.isdigit() else None",
        ("tests/engine/test_digits.py",),
    ),
    Mutant(
        "numbers have no end",
        "engine/digits.py",
        "if len(typed) <= longest and",
        "if",
        ("tests/engine/test_digits.py",),
    ),
    Mutant(
        "what is committed is called unchanged",
        "bot/services/replies.py",
        "Unshown(error) if commits else error",
        "error",
        _bot("committed"),
    ),
    Mutant(
        "a panel that is gone hides what came of it",
        "bot/services/replies.py",
        "        if meaning(error, Request.REPLY) is Meaning.TOO_LATE:\n            raise\n",
        "        raise\n",
        _bot("committed"),
    ),
    Mutant(
        "lists lead to channels that are gone",
        "bot/waiting/digest.py",
        "{where if there else",
        "{where if True else",
        _bot("me"),
    ),
    Mutant(
        "undo before the start is a fault",
        "bot/moderators/undo_command.py",
        "    if live.table is None:\n        raise NotRunning(live.game.standing)\n",
        "",
        _bot("bad_input"),
    ),
)

FEW = """return _over(at.live) or at.live.game.settings.pictures != "few" or _round(at.live) != at.shown.round"""

FOUND = (
    Mutant(
        "who knew one of two things that an answer shows knew both",
        "engine/run.py",
        "self.knew = knew if self.knew is None else tuple(seat for seat in self.knew if seat in knew)",
        "self.knew = (*(self.knew or ()), *knew)",
        ("tests/engine/test_table.py",),
    ),
    Mutant(
        "what others had from a seat stays when it owns nothing any more",
        "engine/effects/in_force.py",
        "if owners != self._owners or self._registered != registered:",
        "if self._registered != registered:",
        ("tests/engine/effects/test_effects.py",),
    ),
    Mutant(
        "a seat stays kept for who is forgotten",
        "bot/store/keeping/forgetting.py",
        """    "UPDATE seats SET was = NULL WHERE game = ? AND was = ?",\n""",
        "",
        ("tests/bot/test_data.py",),
    ),
    Mutant(
        "a reminder beside others stands in the channel",
        "bot/posting/nudges.py",
        "if sent is not None or post.beside:",
        "if sent is not None:",
        ("tests/bot/test_fog.py",),
    ),
    Mutant(
        "a prompt that is found again keeps its words",
        "bot/posting/ledger.py",
        "sending = replace(sending, note=note._replace(posts=()))",
        "pass",
        ("tests/bot/test_restart.py",),
    ),
    Mutant(
        "a letter that is found again buries the prompt",
        "bot/posting/delivery.py",
        "                if message is not None and sending.note.user is None:",
        "                if message is not None:",
        ("tests/bot/test_restart.py",),
    ),
    *(
        Mutant(
            f"few pictures: {about}", "bot/posting/channel.py", FEW, new, ("tests/bot/test_pictures_and_accounts.py",)
        )
        for about, new in (
            ("all of them", "return True"),
            ("none of the end", FEW.replace("_over(at.live) or ", "")),
            ("one a game", FEW.replace(" or _round(at.live) != at.shown.round", "")),
        )
    ),
    Mutant(
        "Plasma Scoring takes the worst gun",
        "engine/ti4/combat/space_cannon.py",
        "best = min(volley.guns",
        "best = max(volley.guns",
        ("tests/engine/ti4/combat/test_space_cannon.py",),
    ),
    Mutant(
        "the top event card stays where everybody has seen it",
        "engine/forbidden_stars/phases/events.py",
        "    await move_storm(game, seat, EVENTS[card].storm)\n    shuffle(game, seat)\n",
        "    await move_storm(game, seat, EVENTS[card].storm)\n",
        ("tests/engine/forbidden_stars/phases/test_events.py",),
    ),
    Mutant(
        "a tactic lies where it was put back",
        "engine/forbidden_stars/phases/events.py",
        "    game.state.chosen = None\n    shuffle(game, seat)\n",
        "    game.state.chosen = None\n",
        ("tests/engine/forbidden_stars/phases/test_events.py",),
    ),
)
MENDED = (*FOUND, *BATTLES, *REFUSALS, *TABLES, *PEOPLE)
