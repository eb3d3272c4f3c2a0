"""The changes of `tests.mutants`: permissions, secrets, seals, the outbox, votes, rule guards, views."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
TESTS = sorted(Path(HERE, "engine").rglob("test_*.py"))


HOUSE = ("engine", "render", "bot")


class Mutant(NamedTuple):
    """A change: what becomes wrong, where, which text (its first place) becomes which, and who should notice."""

    about: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]

    def place(self, tree: Path) -> Path | None:
        """The file with the text: the one that is named, else the only other one that has it since it was moved."""
        named = tree / self.file
        if named.exists() and self.old in named.read_text(encoding="utf-8"):
            return named
        files = (file for part in HOUSE for file in Path(tree, part).rglob("*.py"))
        found = [file for file in files if self.old in file.read_text(encoding="utf-8")]
        return found[0] if len(found) == 1 else None


def _bot(*files: str) -> tuple[str, ...]:
    return tuple(f"tests/bot/test_{file}.py" for file in files)


def _allowed(rule: str, file: str, *, line: str = "return") -> Mutant:
    """What a rule refuses is allowed; the tests that cite the rule should see it."""
    old = f'{line} Refusal("{rule}"'
    citing = [str(test.relative_to(HERE.parent)) for test in TESTS if rule in test.read_text(encoding="utf-8")]
    allowed = old.replace("return ", "return None if True else ")
    return Mutant(f"{rule} refuses nothing", f"engine/{file}", old, allowed, tuple(citing))


AUTHORITY, SERVICES, OUTBOX = "bot/services/authority.py", "bot/services/services.py", "bot/store/keeping/outbox.py"
VOTES, LIMITS, NAMES = "bot/moderators/votes.py", "bot/limits.py", "bot/names.py"
MESSAGES, FILES, REVEAL = "bot/posting/messages.py", "bot/history/file_commands.py", "bot/history/reveal.py"
WHO = _bot("authority")

PERMISSIONS = (
    Mutant(
        "channel rights set servers up",
        SERVICES,
        "may = interaction.user.guild_permissions",
        "may = interaction.permissions",
        WHO,
    ),
    Mutant(
        "any role moderates",
        SERVICES,
        "return any(role.id in (self.moderator_role, guild.moderator_role) for role",
        "return any(True for role",
        WHO,
    ),
    Mutant(
        "nobody moderates by channel rights",
        SERVICES,
        "return may.manage_channels or may.administrator or (guild",
        "return may.administrator or (guild",
        WHO,
    ),
    Mutant(
        "the role set up does not moderate",
        SERVICES,
        "role.id in (self.moderator_role, guild.moderator_role)",
        "role.id in (self.moderator_role,)",
        _bot("mod_setup", "authority"),
    ),
    Mutant(
        "players count as moderators",
        AUTHORITY,
        "if right in (Right.PLAYER, Right.PLAYER_OR_MODERATOR) and live",
        "if right is not Right.ANYBODY and live",
        WHO,
    ),
    Mutant(
        "owners reach any right",
        AUTHORITY,
        "if right is Right.OWNER_OR_MODERATOR and live is not None and user == live.game.owner",
        "if live is not None and user == live.game.owner",
        WHO,
    ),
    Mutant(
        "server rights by channel",
        AUTHORITY,
        "return await at.services.moderates_server(at.interaction)",
        "return await at.services.moderates(at.interaction)",
        WHO,
    ),
    Mutant(
        "setup by the role",
        AUTHORITY,
        "return sets_up(at.interaction)",
        "return await at.services.moderates(at.interaction)",
        WHO,
    ),
    Mutant("moderators count as players", AUTHORITY, "return right is not Right.PLAYER and await", "return await", WHO),
    Mutant(
        "a table elsewhere is anybody's",
        AUTHORITY,
        "if not channel.permissions_for(member).manage_channels:",
        "if False:",
        WHO,
    ),
    Mutant(
        "buttons work in any channel", AUTHORITY, "    if not here and not (place", "    if False and not (place", WHO
    ),
    Mutant(
        "channel buttons work in private",
        AUTHORITY,
        "(place is Where.HOME and private and await",
        "(private and await",
        WHO,
    ),
    Mutant(
        "strangers press a table's buttons in private",
        AUTHORITY,
        " and private and await _belongs(at.services, live, at.user))",
        " and private)",
        WHO,
    ),
    Mutant(
        "ending is anybody's button",
        "bot/gathering/ending.py",
        "need=Need(Right.OWNER_OR_MODERATOR",
        "need=Need(Right.ANYBODY",
        WHO,
    ),
    Mutant(
        "revealing is anybody's button",
        "bot/history/reveal.py",
        "need=Need(Right.PLAYER_OR_MODERATOR",
        "need=Need(Right.ANYBODY",
        (*WHO, *_bot("reveal")),
    ),
    Mutant(
        "correcting is anybody's button",
        "bot/moderators/arbiter.py",
        "@button(ButtonKind.CORRECTING, need=MODERATING)",
        '@button(ButtonKind.CORRECTING, need=__import__("bot.services.authority", fromlist=["x"]).FREE)',
        WHO,
    ),
    Mutant("kicking is anybody's", AUTHORITY, '"mod-kick": Right.MODERATOR', '"mod-kick": Right.ANYBODY', WHO),
    Mutant(
        "the server's audit is any moderator's",
        AUTHORITY,
        '"mod-audit-server": Right.SERVER',
        '"mod-audit-server": Right.MODERATOR',
        WHO,
    ),
    Mutant(
        "restoring is any moderator's", AUTHORITY, '"mod-restore": Right.SERVER', '"mod-restore": Right.MODERATOR', WHO
    ),
    Mutant(
        "transfer from elsewhere is any moderator's",
        AUTHORITY,
        '"mod-transfer-elsewhere": Right.SERVER',
        '"mod-transfer-elsewhere": Right.MODERATOR',
        WHO,
    ),
    Mutant(
        "who may not write opens tables",
        "bot/services/permissions.py",
        "    if not getattr(interaction.permissions, wanted):",
        "    if False:",
        _bot("limits"),
    ),
)

SECRETS = (
    Mutant(
        "everybody may be called",
        "bot/client.py",
        "allowed_mentions=discord.AllowedMentions.none()",
        "allowed_mentions=discord.AllowedMentions.all()",
        _bot("pings"),
    ),
    Mutant(
        "strangers get the whole game",
        FILES,
        "if kind == WHOLE and over and not theirs:",
        "if False:",
        _bot("game_files", "reveal", "bad_input"),
    ),
    Mutant(
        "the whole game while it goes on",
        "bot/tables/tables.py",
        "if not live.game.is_revealed or live.table is None:",
        "if live.table is None:",
        _bot("game_files", "tables", "reveal"),
    ),
    Mutant("revealed before its time", REVEAL, "    if not live.game.is_revealed:", "    if False:", _bot("reveal")),
    Mutant(
        "strangers reveal",
        REVEAL,
        "await authority.demand(at, Right.PLAYER_OR_MODERATOR, live)",
        "pass",
        _bot("reveal"),
    ),
    Mutant("names are not escaped", NAMES, 'else _ACTIVE.sub(r"\\\\\\g<0>", words)', "else words", _bot("names")),
    Mutant("names keep signs that turn", NAMES, "(sign == JOINER or kind not in _INVISIBLE)", "True", _bot("names")),
    Mutant("names are of any length", NAMES, "[:LONGEST].strip()", ".strip()", _bot("names")),
    Mutant("towers of accents stay", NAMES, "marks <= MARKS and", "True and", _bot("names")),
    Mutant(
        "closed letterboxes lose secrets",
        MESSAGES,
        "Delivered(await self.call(channel, user, self._secret_waits(live, user, letter, services)), False)",
        "Delivered(None, False)",
        _bot("secrets"),
    ),
    Mutant(
        "letters although they are not wanted",
        MESSAGES,
        "        if (await services.call(services.store.preferences, user)).dms:",
        "        if True:",
        _bot("me", "secrets"),
    ),
    Mutant(
        "the toy's hands are open", "tests/toy.py", "tuple(p.hand) if n == seat else ()", "tuple(p.hand)", _bot("leaks")
    ),
)

OUTBOXES = (
    Mutant(
        "all prompts are kept",
        OUTBOX,
        "            payload = _dropped(db, game, kind, post.seat) | payload",
        "            pass",
        _bot("store", "tables", "backlog"),
    ),
    Mutant(
        "a due picture is forgotten",
        OUTBOX,
        "payload = _dropped(db, game, kind, post.seat) | payload",
        "_dropped(db, game, kind, post.seat)",
        _bot("store", "patience", "timers"),
    ),
    Mutant(
        "what is sent keeps its words",
        OUTBOX,
        "SET sent = ?, message = ?, payload = '{}' WHERE id",
        "SET sent = ?, message = ? WHERE id",
        _bot("store"),
    ),
    Mutant(
        "newest first", OUTBOX, "ORDER BY outbox.id LIMIT", "ORDER BY outbox.id DESC LIMIT", _bot("store", "backlog")
    ),
    Mutant(
        "what is taken back is told",
        OUTBOX,
        "answers.retracted IS NOT NULL)",
        "answers.retracted IS NULL AND 0)",
        _bot("store", "tables_undo", "backlog"),
    ),
    Mutant(
        "rows are kept for ever",
        OUTBOX,
        '"DELETE FROM outbox WHERE sent < ?"',
        '"DELETE FROM outbox WHERE sent < ? AND 0"',
        _bot("store"),
    ),
    Mutant(
        "messages in doubt wake nobody",
        OUTBOX,
        "WHERE message IS NULL OR instead != '[]'\n",
        "WHERE 0\n",
        _bot("store", "backlog", "faults", "direct_messages"),
    ),
    Mutant(
        "games with unsent rows are not found",
        OUTBOX,
        "SELECT game FROM outbox WHERE sent IS NULL\n    UNION",
        "SELECT game FROM outbox WHERE 0\n    UNION",
        _bot("store", "restart"),
    ),
    Mutant(
        "a fileless post is lost",
        MESSAGES,
        "elif what is Meaning.WITHOUT_FILE:",
        "elif False:",
        _bot("faults", "shut_out"),
    ),
    Mutant(
        "who waits holds up all others",
        "bot/posting/delivery.py",
        "            if self.messenger.readers.register(waiting, game, shown.server):",
        "            if self.messenger.readers.register(waiting, game, shown.server) or game:\n                raise",
        _bot("refusals"),
    ),
    Mutant(
        "who was let in again is not heard of",
        "bot/posting/readers.py",
        "        if not hold.barred:\n            self._wake(hold)\n        elif",
        "        if not hold.barred:\n            pass\n        elif",
        _bot("shut_out", "refusals"),
    ),
    Mutant(
        "Discord is asked without a pause",
        "bot/posting/readers.py",
        "        if hold is not None and (hold.barred or (hold.unsure and asks is None)):",
        "        if False:",
        _bot("refusals"),
    ),
    Mutant(
        "threads sleep on",
        MESSAGES,
        "elif what is Meaning.WAKE and channel is not None:",
        "elif False:",
        _bot("shut_out"),
    ),
)

VOTING = (
    Mutant("one voice is enough", VOTES, "if _needed(live, vote):", "if False:", _bot("votes")),
    Mutant(
        "strangers vote",
        VOTES,
        "if not withdraws and user not in matter.voters(live, vote):",
        "if False:",
        _bot("votes"),
    ),
    Mutant("anybody withdraws", VOTES, "if withdraws and user != vote.asker:", "if False:", _bot("votes")),
    Mutant(
        "votes of another game count",
        VOTES,
        "if vote is None or vote.game != press.game:",
        "if vote is None:",
        _bot("votes"),
    ),
    Mutant("who asks does not agree", VOTES, "{user} & voters)", "set())", _bot("votes")),
    Mutant(
        "stale votes are carried out", VOTES, "    await matter.check(services, live, vote)", "    pass", _bot("votes")
    ),
    Mutant(
        "a vote is never over",
        VOTES,
        "    await services.call(services.store.forget_vote, vote.id)",
        "    pass",
        _bot("votes"),
    ),
)

LIMITED = (
    Mutant("no limits an hour", LIMITS, "        if len(asked) >= most:", "        if False:", _bot("limits")),
    Mutant("no limit of tables", LIMITS, "        if have >= most:", "        if False:", _bot("limits")),
    Mutant("moderators without end", LIMITS, "of_a_person * MODERATOR if", "10**9 if", _bot("limits")),
    Mutant(
        "one's limits hold for all",
        LIMITS,
        "setdefault((user, kind), deque())",
        "setdefault((0, kind), deque())",
        _bot("limits"),
    ),
)

UNDONE = (*_bot("tables_undo", "votes"), "tests/engine/test_table.py")

SEALS = (
    Mutant(
        "what is shown does not seal",
        "engine/run.py",
        "        self._seal(() if of is None else (of,))\n        if",
        "        if",
        UNDONE,
    ),
    Mutant("dice do not seal", "engine/run.py", "        self._seal(())\n        faces", "        faces", UNDONE),
    Mutant(
        "the epoch stays after a rollback",
        "bot/live/rebuild.py",
        "return next_epoch(epoch) if any(answer.sealed or",
        "return epoch if any(answer.sealed or",
        _bot("tables_undo", "tables", "restoring"),
    ),
    Mutant("answers are never sealed", "engine/table.py", "answer, run.sealed, None", "answer, False, None", UNDONE),
)

RULES = (
    _allowed("TI-BOMBARD-01", "ti4/combat/bombardment.py"),
    _allowed("TI-SHIELD-01", "ti4/combat/bombardment.py"),
    _allowed("TI-CONSTRUCTION-02", "ti4/strategy_cards/construction.py"),
    _allowed("TI-CUSTODIANS-03", "ti4/galaxy/custodians.py"),
    _allowed("TI-MAP-16", "ti4/galaxy/map_building.py"),
    _allowed("TI-TRANSPORT-03", "ti4/galaxy/loading.py"),
    _allowed("TI-TRANSPORT-06", "ti4/galaxy/loading.py"),
    _allowed("TI-ACTIVATION-02", "ti4/actions/tactical.py"),
    _allowed("TI-ACTIONPHASE-09", "ti4/phases/action_phase.py"),
    _allowed("TI-STRATPHASE-04", "ti4/phases/strategy_phase.py"),
    _allowed("TI-TRANSACTION-02", "ti4/economy/transactions.py"),
    _allowed("TI-NEIGHBOR-05", "ti4/economy/transactions.py"),
    _allowed("TI-TECH-15", "ti4/economy/technology.py"),
    _allowed("TI-PRODUCTION-16", "ti4/economy/production.py", line="return lambda:"),
    _allowed("TI-PRODUCTION-10", "ti4/economy/production.py", line="return lambda:"),
    _allowed("EC-RETREAT-08", "eclipse/combat/retreat.py"),
    _allowed("EC-EXP-21", "eclipse/galaxy/frontier.py"),
    _allowed("EC-MOV-07", "eclipse/galaxy/movement.py"),
    _allowed("EC-SHIP-17", "eclipse/galaxy/blueprints.py"),
    _allowed("EC-SHIP-18", "eclipse/galaxy/blueprints.py"),
    _allowed("EC-UPG-01", "eclipse/actions/upgrade.py"),
    _allowed("EC-RESEARCH-06", "eclipse/actions/research.py"),
    _allowed("EC-RESEARCH-09", "eclipse/actions/research.py"),
)

MUTANTS = (*PERMISSIONS, *SECRETS, *OUTBOXES, *VOTING, *LIMITED, *SEALS, *RULES)
