### Games, the database, the configuration: what was refused, and the lines of the bot in a channel.

## The database
bot-store-full = The bot’s disk is full, so nothing was changed. Tell the bot’s admin, then try again.
bot-store-locked = Another program is using the bot’s database, so nothing was changed. Try again in a moment.
bot-store-newer = This database was written by a newer version of Astrarch. Update the bot, or restore an older backup.
bot-store-foreign = This file is not an Astrarch database. Set another path under “database” in config.toml.
bot-already-running = Another bot is already running on { $path }. Stop it first, or set another “database” in config.toml.
bot-store-failed = The database refused, so nothing was changed: { $why }.
bot-store-away = The bot’s database cannot be reached right now. Nothing is lost; try again in a moment.
bot-store-foreign-tables = That database on the server belongs to another program. Create an empty one for Astrarch and set it under “database” in config.toml.
bot-store-old-server = The database server is too old: Astrarch needs PostgreSQL { $oldest } or newer.
bot-not-ours = Another of the bot’s processes now serves this game.
bot-other-shards = The bot’s other processes on this database divide the servers into { $theirs } shards, but this one into { $ours }. Set the same “count” under [shards] everywhere, with all of them stopped.
bot-shards-one-process = Only PostgreSQL lets several processes share a bot. Leave “ids” under [shards] empty, or move the database there.
bot-store-stale = The game has just moved on. Look at it and try again.
bot-backup-failed = The backup was not written: { $why }.

## Games
bot-no-game = This channel has no game. Start one with /game new.
bot-channel-taken = This channel already has a game in progress. Use another channel or end that game first.
bot-channel-taken-thread = This channel already has a game in progress. The next table can have its own thread.
bot-open-thread = Open in a thread
bot-seat-taken = That seat is not free, or you already have one.
bot-seat-kept = This seat is reserved for { $player }; a substitute is playing it. A moderator can free it with /mod kick.
bot-second-hand = { $player } has seen the secrets of seat { $known } and cannot take seat { $seat } unless all other players agree.
bot-not-open = The game has already started.
bot-not-seated = You are not playing in this game.
bot-no-such-option = “{ $option }” cannot be set to “{ $value }” here.
bot-seats-wrong = This game is for { $low } to { $high } players; now there { $have ->
    [one] is 1
   *[other] are { $have }
  }.
bot-not-running-open = The game has not started yet.
bot-not-running-running = The game is not paused.
bot-not-running-paused = The game is paused. A moderator can resume it.
bot-not-running-over = The game is over.
bot-not-running-ended = The game has ended.
bot-export-later = A game file contains its secrets, so you can get it only when the game is over.
bot-game-unreadable = This version of Astrarch cannot read the game. Nothing is lost: tell the bot’s admin.
bot-rule-failed = A bug in the bot stopped that move. The game is unchanged.
bot-script-partly = Your first choice revealed new information, so it stays. The rest was not played: { $why }
bot-script-unasked = Part { $step } of the command answers a question that would not come up.
bot-script-stopped = Nothing was played: part { $step } answers a question that would not come up.
bot-nothing-to-undo = You cannot undo this alone: dice, a secret or another player’s answer came after it. A moderator can roll back.
bot-undo-barred = You cannot undo your last decision alone. Since then: { $between }. Ask the table with `/game undo`; a moderator can roll back.
bot-bars-sealed = { $seat } (dice or hidden information)
bot-bars-decided = { $seat } (another decision)
bot-too-few-answers = Choose a number from 1 to { $have }: there are no more answers to undo.

## Lines in the channel
bot-seed-sealed = -# Dice seed SHA-256 (the seed is revealed at the end): `{ $hash }`
bot-seed-of-lesson = This lesson’s dice seed: `{ $seed }`.
bot-seed-shown = The seed of this game was `{ $seed }`. Its SHA-256 is `{ $hash }`, as posted at the start.
bot-game-won = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } win together!
  } Final score: { $scores }.
bot-table-won = The players win! Final score: { $scores }.
bot-table-lost = The players lose. Final score: { $scores }.
bot-table-drawn = Neither the players nor the game wins. Final score: { $scores }.
bot-score = { $seat } { $points }
bot-ended = The game has ended.
bot-deserted = No human players are left, so the game is on hold. It resumes when someone takes a seat with /game join.
bot-peopled = A human player is back: the game resumes.
bot-nobody-here = This table has no human players. It resumes when someone takes a seat with /game join.
bot-kept = This game can be restored for 24 hours: a moderator uses /mod resume, or all players agree. Hands and seed stay secret until then.
bot-back-it = Restore the game
bot-tell-it = Reveal the seed now
bot-back-wanted = { $player } wants to restore the game. Waiting for { $missing }.
bot-tell-wanted = { $player } wants to reveal the seed now. Waiting for { $missing }.
bot-brought-back = The game is restored and resumes.
bot-not-kept = This game cannot be restored: it is in progress, or its 24 hours are over.
bot-paused = The game is paused until a moderator resumes it.
bot-resumed = The game is resumed.
bot-seat-apart = { $name } ({ $by })
bot-seat-undrawn = { $by } { $name }
bot-replaced = { $seat } takes over from { $name }.
bot-replaced-stand-in = { $seat } takes over from a substitute.
bot-stand-in-takes-over = A substitute takes over for { $name }.
bot-resigned = { $name } resigns. A substitute takes over.
bot-joined-late = { $seat } takes over from a substitute.
bot-undone = { $seat } undoes { $count ->
    [one] 1 answer
   *[other] { $count } answers
  }.
bot-dealt-anew = Dice will be rerolled, and all decks, bags and facedown stacks were reshuffled. Anything you saw in them no longer applies.
bot-rolled-back = A moderator rolls back the last { $count ->
    [one] answer
   *[other] { $count } answers
  }. The game is again at: { $where }
bot-rolled-back-agreed = All players agree to undo { $count ->
    [one] the last answer
   *[other] the last { $count } answers
  }.
bot-stand-ins-stuck = No legal answer was found for { $seats }, so the game is paused. A moderator can answer for a seat or seat a player there.
bot-set-aside = A rules fix invalidated { $count ->
    [one] the last answer
   *[other] the last { $count } answers
  }. Please answer again: { $seats }.
bot-set-aside-yours = Please answer again. Your answers were: { $answers }.
bot-answer-given = { $kind }: { $value }

## The configuration
bot-config-unreadable = { $file } cannot be read: { $why }.
bot-config-syntax = { $file }, line { $line }: invalid TOML. Check quotes, brackets and duplicate keys.
bot-config-syntax-at-end = { $file }: a quote or bracket is not closed at the end of the file.
bot-config-unknown = { $file }, line { $line }: unknown key “{ $name }”. See config.example.toml for all keys.
bot-config-value = { $file }, line { $line }: “{ $name }” must be { $expected }.
bot-config-one-of = one of { $values }
bot-config-at-least = { NUMBER($number, useGrouping: 0) } or more
bot-config-at-most = { NUMBER($number, useGrouping: 0) } or less
bot-config-number = a whole number
bot-config-words = a text in quotes
bot-config-section = a section of its own

## python -m bot check
bot-backup-help = Copies the database to a file while the bot runs.
bot-backup-done = The copy is { $path } ({ NUMBER($kibibytes, useGrouping: 0) } KiB). To restore it, stop the bot and run: python -m bot restore { $path }
bot-check-help = Checks the token, the configuration, the database, and the bot’s permissions on servers. With --offline it does not connect to Discord.
bot-check-good = ok   { $what }
bot-check-bad = BAD  { $what }
bot-check-token = A token is set: the bot will connect to Discord.
bot-check-no-token = No token is set (in config.toml or { $variable }): the sandbox will open.
bot-check-folder = The folder { $folder } does not exist or cannot be written.
bot-check-space = Free space for the database: { NUMBER($mebibytes, useGrouping: 0) } MiB.
bot-check-no-database = { $path } does not exist yet; it will be created at the first start.
bot-check-database = { $path } is OK ({ NUMBER($kibibytes, useGrouping: 0) } KiB).
bot-check-damaged = { $path } is damaged. Restore a backup. SQLite says: { $why }
bot-check-read-only = This user cannot write { $path }.
bot-check-token-readable = Other users of this machine can read { $path }, which contains the bot’s token. Run: chmod 600 { $path }
bot-check-readable = Other users of this machine can read { $path }, which contains hands and seeds. Run: chmod 600 { $path }
bot-check-writable = The database can be written.
bot-check-behind = The database is from an older version and will be updated at the next start ({ $count ->
    [one] 1 step
   *[other] { $count } steps
  }).
bot-check-games = Games in progress: { $count }.
bot-check-unreadable = Game { $game } cannot be read by this version. Nothing is lost; use the version that wrote it.
bot-check-set-aside = Game { $game }: the rules have changed, so players will answer { $count ->
    [one] the last question
   *[other] the last { $count } questions
  } again.
