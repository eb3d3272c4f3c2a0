# Corrections by hand, as the engine tells them.
corrected = Corrected: { $what }, { $old } → { $new }.
corrected-of = Corrected: { $seat }, { $what }, { $old } → { $new }.
corrected-secretly = A hidden part of the game was corrected. Players who may know it got a private message.
correct-not-now = Corrections are possible only at the start of a turn or step, before anyone has answered. { $count ->
    [one] 1 answer has
   *[other] { $count } answers have
  } been given since. Wait for { $seats } to finish, or roll them back with /mod rollback.
correct-not-together = Several players are deciding in secret ({ $seats }). You can correct once all have finished.
correct-nothing = There is nothing with that name to correct.
correct-same = It already has that value.
correct-breaks = That would make the position illegal: { $why }.

# Letters, secrets and what is shown at the end.
bot-reveal = Reveal everything
bot-reveal-elsewhere = This game goes on from its file at another table; everything is revealed when that one is over.
bot-reveal-later = Hands, objectives and the seed are revealed only when the game is over.
bot-revealed = Everything that was secret
bot-revealed-seed = Seed: `{ $seed }`. Its SHA-256: `{ $hash }`, as posted when the game began.
bot-revealed-verify = Anyone can check every die and shuffle with the file below: `python -m engine verify FILE`.
bot-told-nothing = You have no private messages from this game yet.
bot-export-view = The public view of this game, with its history. It contains no secrets.
bot-export-whole = The whole game. Anyone can replay and check it: `python -m engine verify FILE`.
choice-export-view = Public view
choice-export-whole = The whole game, once it is over
command-secret-show = One kind of your secrets
    .name = show
option-section = Which kind of your secrets
    .name = section
command-secret-board = The board as you see it, whole or one place enlarged
    .name = board
bot-no-such-section = In this game you can look at: { $sections }.
command-secret-told = All private messages you have received in this game
    .name = told
command-secret-all = All your secrets
    .name = all
command-game-export = Save this game as a file
    .name = export
option-game-export-contents = What the file contains
    .name = contents
command-game-reveal = After the end: reveal all hands, objectives and the seed
    .name = reveal

# /mod correct
bot-arbiter = a moderator
bot-correct-none = This game has nothing that can be corrected.
bot-correct-table = The table
bot-correct-whose = Whose values?
bot-correct-what = Choose what to correct.
bot-correct-item = { $what }: { $now }
bot-correct-value = { $what } (now { $now }): choose the correct value.
bot-correct-title = Correct number
bot-correct-sure = Everyone will see this. The current question is then asked again.
command-mod-correct = Correct a public value, at the start of a turn
    .name = correct
audit-correct = { $who } corrects { $what }: { $old } → { $new }.
audit-correct-secretly = { $who } corrects a hidden part of the game.
correct-breaks-something = That would make the position illegal. Correct something else first, or ask a moderator who does not play here.

# Files
save-no-json = it is not a game file.
save-field = the field { $place } is invalid.
save-newer = it was written by a newer version (format { $format }).
save-broken = it is damaged.
save-hash = its seed does not match its hash.
save-too-large = it is larger than { $mebibytes } MiB.
save-too-long = it has more than { $count } answers.
save-too-slow = replaying it takes too long; it stopped at answer { $n }.
save-too-heavy = This file cannot be opened as a game: it takes too much time or memory.
save-not-started = a game cannot start like that: { $why }
save-answer = answer { $n } is not legal: { $why }
save-rule = answer { $n } causes an error in the rules.
save-told = answer { $n } does not match the replay.
save-result = its result does not match the replay.
save-kept = this game was stopped in { $channel } and can be restored there for 24 hours.
save-alive = this game is still being played in { $channel }.
bot-file-refused = This file cannot be opened as a game: { $why }
bot-file-unread = Discord did not deliver the file. Try again.
bot-reopened-done = { $count ->
    [one] The game was restored in this channel (1 answer).
   *[other] The game was restored in this channel ({ $count } answers).
}
bot-reopened = A game was opened from a file and continues here: { $game }, { $count ->
    [one] 1 answer
   *[other] { $count } answers
  } so far. Anyone who has the file can read every hand and every future die.
bot-reopened-over = A finished game was opened from a file: { $game }, { $count ->
    [one] 1 answer
   *[other] { $count } answers
  }.
command-mod-restore = Open a game from its file in this channel
    .name = restore
option-mod-restore-file = The file; it contains the game’s secrets, so you must trust everyone who has it
    .name = file
audit-restore = { $who } opens a game from a file ({ $game }, { $count } answers).

# python -m bot export, import
bot-file-failed = { $path }: { $why }.
bot-export-help = Writes a game to a file from which a bot can open it again. The file contains its secrets: keep it safe.
bot-export-done = { $path } contains the game, { $count ->
    [one] 1 answer
   *[other] { $count } answers
  }, with all its secrets: anyone who has the file can read every hand and every future die.
bot-import-help = Opens a game from a file in a channel. The bot must not be running.
bot-import-done = Game { $number } is in the database, { $count ->
    [one] 1 answer
   *[other] { $count } answers
  }. Its channel gets a message when the bot starts.
