### Games, the database, the configuration: what was refused, and the lines of the bot in a channel.

## The database
bot-store-full = The bot's disk is full, so nothing was changed. Tell whoever runs the bot, then try again.
bot-store-locked = Another program is holding the bot's database, so nothing was changed. Try again in a moment.
bot-store-newer = This database was written by a newer version of Astrarch. Update the bot, or restore an older backup.
bot-store-foreign = This file is not a database of Astrarch. Set another path under “database” in config.toml.
bot-already-running = Another bot is already running on { $path }. Stop it first, or set another “database” in config.toml.
bot-store-failed = The database refused, so nothing was changed: { $why }.
bot-store-away = The bot's database cannot be reached right now. Nothing is lost; try again in a moment.
bot-store-foreign-tables = That database on the server belongs to another program. Make an empty one for Astrarch and name it under “database” in config.toml.
bot-store-old-server = The database server is too old: Astrarch needs PostgreSQL { $oldest } or newer.
bot-not-ours = The game is looked after by another of the bot's processes now.
bot-other-shards = The bot's other processes on this database divide the servers into { $theirs } shards, and this one into { $ours }. Set the same “count” under [shards] everywhere, with all of them stopped.
bot-shards-one-process = Only PostgreSQL lets several processes share a bot. Leave “ids” under [shards] empty, or move the database there.
bot-store-stale = The game has just moved on. Look at it and try again.
bot-backup-failed = The backup was not written: { $why }.

## Games
bot-no-game = There is no game here. Start one with /game new.
bot-channel-taken = A game is already under way in this channel. Use another channel or end that game first.
bot-seat-taken = That seat is not free, or you already have one.
bot-seat-kept = A stand-in plays there for { $player }, and the seat is kept for them. A moderator can free it with /mod kick.
bot-second-hand = { $player } has seen what seat { $known } holds and so cannot sit on seat { $seat }, unless everybody else who plays agrees.
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
bot-not-running-ended = The game was ended.
bot-export-later = The file of a game holds its secrets, so it can be had only when the game is over.
bot-game-unreadable = This version of Astrarch cannot read the game. Nothing is lost: tell whoever runs the bot.
bot-rule-failed = That ran into a mistake in the bot and was not carried out. The game is as it was before.
bot-script-partly = This showed something new, so it stands. The rest was not played: { $why }
bot-script-unasked = Part { $step } of the command answers a question that is not asked then.
bot-script-stopped = Nothing was played: part { $step } of the command answers a question that is not asked then.
bot-nothing-to-undo = There is nothing you can take back alone: dice, a secret or somebody else's answer came after it. A moderator can roll back.
bot-undo-barred = Your last decision cannot be taken back by you alone. Since then: { $between }. `/game undo` asks the table; a moderator can roll back.
bot-bars-sealed = { $seat } (dice, or something hidden was shown)
bot-bars-decided = { $seat } (another decision)
bot-too-few-answers = Choose a number from 1 to { $have }: there are no more answers to take back.

## Lines in the channel
bot-seed-sealed = -# All dice and shuffles come from a secret seed, which is shown at the end. Its SHA-256, so that anyone can check it then: `{ $hash }`
bot-seed-shown = The seed of this game was `{ $seed }`. Its SHA-256 is `{ $hash }`, as announced at the start.
bot-game-won = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } win together!
  } Final score: { $scores }.
bot-table-won = The table has won! Final score: { $scores }.
bot-table-lost = The table has lost. Final score: { $scores }.
bot-table-drawn = Neither the table nor the game has won. Final score: { $scores }.
bot-score = { $seat } { $points }
bot-ended = The game was ended.
bot-deserted = No player is left at this table, so it stops here. It goes on as soon as somebody takes a seat with /game join.
bot-peopled = Somebody plays here again: the game goes on.
bot-nobody-here = No player sits at this table. It goes on when somebody takes a seat with /game join.
bot-kept = For a day it can be brought back: by a moderator with /mod resume, or when all who play here agree. Until then hands and seed stay secret; the seed is told after that day, or sooner when all agree.
bot-back-it = Bring the game back
bot-tell-it = Tell the seed now
bot-back-wanted = { $player } wants to bring the game back. Still needed: { $missing }.
bot-tell-wanted = { $player } wants the seed to be told now. Still needed: { $missing }.
bot-brought-back = The game is brought back and goes on.
bot-not-kept = This game cannot be brought back: it goes on, or it was ended for good.
bot-paused = The game is paused. No answers are taken until a moderator resumes it.
bot-resumed = The game goes on.
bot-seat-apart = { $name } ({ $by })
bot-seat-undrawn = { $by } { $name }
bot-replaced = { $seat } takes over the seat of { $name }.
bot-replaced-stand-in = { $seat } takes over the seat of a stand-in.
bot-stand-in-takes-over = A stand-in takes over for { $name }.
bot-resigned = { $name } resigns. A stand-in takes over.
bot-joined-late = { $seat } takes over from a stand-in.
bot-undone = { $seat } takes back { $count ->
    [one] an answer
   *[other] { $count } answers
  }.
bot-dealt-anew = Dice had fallen or something hidden had been seen since then: dice fall anew, and every deck, bag and facedown stack has been mixed anew. Whoever had looked at one knows it no longer.
bot-rolled-back = A moderator takes back the last { $count ->
    [one] answer
   *[other] { $count } answers
  }. The game stands again at: { $where }
bot-rolled-back-agreed = All players agree to take back { $count ->
    [one] the last answer
   *[other] the last { $count } answers
  }.
bot-stand-ins-stuck = No answer was found for { $seats }, so the game is paused. A moderator can answer for a seat or put a player there.
bot-set-aside = The rules were mended, and the last { $count ->
    [one] answer no longer holds
   *[other] { $count } answers no longer hold
  }. Please answer again: { $seats }.
bot-set-aside-yours = Please answer again. Your answers were: { $answers }.
bot-answer-given = { $kind }: { $value }

## The configuration
bot-config-unreadable = { $file } cannot be read: { $why }.
bot-config-syntax = { $file }, line { $line }: this is not TOML. Are quotes and brackets closed, and does the key stand only once?
bot-config-syntax-at-end = { $file }: something is not closed at the end of the file.
bot-config-unknown = { $file }, line { $line }: there is no key “{ $name }”. All keys stand in config.example.toml.
bot-config-value = { $file }, line { $line }: “{ $name }” has to be { $expected }.
bot-config-one-of = one of { $values }
bot-config-at-least = { NUMBER($number, useGrouping: 0) } or more
bot-config-at-most = { NUMBER($number, useGrouping: 0) } or less
bot-config-number = a whole number
bot-config-words = a text in quotes
bot-config-section = a section of its own

## python -m bot check
bot-backup-help = Copies the database to a file while the bot runs.
bot-backup-done = The copy is { $path } ({ NUMBER($kibibytes, useGrouping: 0) } KiB). To restore it, stop the bot and run: python -m bot restore { $path }
bot-check-help = Says what is wrong with the token, the configuration, the database, and the bot’s permissions on servers. With --offline it asks nothing of Discord.
bot-check-good = ok   { $what }
bot-check-bad = BAD  { $what }
bot-check-token = There is a token: the bot will connect to Discord.
bot-check-no-token = There is no token (in config.toml or { $variable }): the sandbox will open.
bot-check-folder = The folder { $folder } does not exist or cannot be written.
bot-check-space = Free space for the database: { NUMBER($mebibytes, useGrouping: 0) } MiB.
bot-check-no-database = { $path } does not exist yet; it will be made at the first start.
bot-check-database = { $path } is sound ({ NUMBER($kibibytes, useGrouping: 0) } KiB).
bot-check-damaged = { $path } is damaged. Restore a backup. SQLite says: { $why }
bot-check-read-only = { $path } cannot be written by this user.
bot-check-token-readable = { $path } can be read by others on this machine: it holds the bot’s token. Run: chmod 600 { $path }
bot-check-readable = { $path } can be read by others on this machine: it holds hands and seeds. Run: chmod 600 { $path }
bot-check-writable = The database can be written.
bot-check-behind = The database is from an older version and will be brought up to date at the next start ({ $count ->
    [one] 1 step
   *[other] { $count } steps
  }).
bot-check-games = Games under way: { $count }.
bot-check-unreadable = Game { $game } cannot be read by this version. Nothing is lost; use the version that wrote it.
bot-check-set-aside = Game { $game }: the rules have changed, so players will be asked again for { $count ->
    [one] the last answer
   *[other] the last { $count } answers
  }.
