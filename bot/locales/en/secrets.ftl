# Corrections by hand, as the engine tells them.
corrected = Corrected: { $what }, from { $old } to { $new }.
corrected-of = Corrected: { $seat }, { $what }, from { $old } to { $new }.
corrected-secretly = Something was corrected that not everybody may know; whoever may was told.
correct-not-now = Corrections are possible only at the start of a turn or step, before anyone has answered. { $count ->
    [one] One answer has
   *[other] { $count } answers have
  } been given since. Wait for { $seats } to finish, or take back that many with /mod rollback.
correct-not-together = Several decide at once and in secret now ({ $seats }). Corrections are possible again when all are done.
correct-nothing = There is nothing of that name to correct.
correct-same = That is its value already.
correct-breaks = The game cannot stand like that: { $why }.

# Letters, secrets and what is shown at the end.
bot-reveal = Reveal everything
bot-reveal-later = Hands, objectives and the seed are shown only when the game is over.
bot-revealed = Everything that was secret
bot-revealed-seed = Seed: `{ $seed }`. Its SHA-256: `{ $hash }`, as posted when the game began.
bot-revealed-verify = Anyone can check every die and shuffle with the file below: `python -m engine verify FILE`.
bot-told-nothing = You have not been told anything in secret yet.
bot-export-view = What everyone may see of this game, with its history. No secrets are in it.
bot-export-whole = The whole game. Anyone can replay and check it: `python -m engine verify FILE`.
choice-export-view = What everyone may see
choice-export-whole = The whole game, once it is over
command-secret-show = One kind of what only you may see
    .name = show
option-section = Which kind of your secrets
    .name = section
command-secret-board = The board as your seat sees it, whole or one place enlarged
    .name = board
bot-no-such-section = In this game you can look at: { $sections }.
command-secret-told = What only you have been told so far
    .name = told
command-secret-all = Everything only you may see
    .name = all
command-game-export = This game as a file
    .name = export
option-game-export-contents = What the file holds
    .name = contents
command-game-reveal = After the end: show all hands, objectives and the seed
    .name = reveal

# /mod correct
bot-arbiter = a moderator
bot-correct-none = There is nothing in this game that can be set by hand.
bot-correct-table = The table
bot-correct-whose = Whose do you want to correct?
bot-correct-what = What do you want to correct?
bot-correct-item = { $what }: { $now }
bot-correct-value = { $what } (now { $now }): what is right?
bot-correct-title = The right number
bot-correct-sure = Everyone will read this. The open question is asked anew after it.
command-mod-correct = Set a public fact of the game right, at the start of a turn
    .name = correct
audit-correct = { $who } corrects { $what } from { $old } to { $new }.
audit-correct-secretly = { $who } corrects something that not everybody may know.
correct-breaks-something = The game cannot stand so. Set something else first, or ask a moderator who does not play here.

# Files
save-no-json = it is not a game's file.
save-field = the field { $place } is not as it should be.
save-newer = it was written by a newer version (format { $format }).
save-broken = it is damaged.
save-hash = the seed in it does not fit the hash in it.
save-too-large = it is larger than { $mebibytes } MiB.
save-too-long = it has more than { $count } answers.
save-too-slow = replaying it takes too long; it stopped at answer { $n }.
save-too-heavy = No game can be opened from this file: it takes too long, or too much memory.
save-not-started = no game can start like that: { $why }
save-answer = answer { $n } is not legal: { $why }
save-rule = answer { $n } leads to a fault in the rules.
save-told = it tells answer { $n } otherwise than replaying it does.
save-result = it names another result than replaying it gives.
save-kept = this game was broken off in { $channel } and can be brought back there for a day.
save-alive = this game is still being played in { $channel }.
bot-file-refused = No game can be opened from this file: { $why }
bot-file-unread = Discord did not hand over the file. Try again.
bot-reopened-done = { $count ->
    [one] The game stands in this channel again, after one answer.
   *[other] The game stands in this channel again, after { $count } answers.
}
bot-reopened = A game was opened from a file and goes on here: { $game }, { $count ->
    [one] one answer
   *[other] { $count } answers
  } so far. Whoever has that file can read every hand and every die to come.
bot-reopened-over = A finished game was opened from a file: { $game }, { $count ->
    [one] one answer
   *[other] { $count } answers
  }.
command-mod-restore = Open a game from its file in this channel
    .name = restore
option-mod-restore-file = The file; it holds the game's secrets, so trust whoever has it
    .name = file
audit-restore = { $who } opens a game from a file ({ $game }, { $count } answers).

# python -m bot export, import
bot-file-failed = { $path }: { $why }.
bot-export-help = Writes a game to a file from which a bot can open it again. The file holds its secrets: keep it safe.
bot-export-done = { $path } holds the game, { $count ->
    [one] one answer
   *[other] { $count } answers
  }. It holds all secrets of the game too: whoever has it can read every hand and every die to come.
bot-import-help = Opens a game from a file in a channel, as it stood. The bot must not be running.
bot-import-done = Game { $number } is in the database, { $count ->
    [one] one answer
   *[other] { $count } answers
  }. Its channel hears of it when the bot starts.
