# Corrections by hand, as the engine tells them.
corrected = Corrected: { $what }, from { $old } to { $new }.
corrected-of = Corrected: { $seat }, { $what }, from { $old } to { $new }.
correct-not-now = Corrections are possible only at the start of a turn or step, before anyone has answered. { $count ->
    [one] One answer has
   *[other] { $count } answers have
  } been given since. Wait for { $seats } to finish, or take back that many with /mod rollback.
correct-nothing = There is nothing of that name to correct.
correct-same = That is its value already.
correct-breaks = The game cannot stand like that: { $why }.

# Letters, secrets and what is shown at the end.
bot-reveal = Reveal everything
bot-revealed = Everything that was secret
bot-revealed-seed = Seed: `{ $seed }`. Its SHA-256: `{ $hash }`, as posted when the game began.
bot-revealed-verify = Anyone can check every die and shuffle with the file below: `python -m engine verify FILE`.
bot-told-nothing = You have not been told anything in secret yet.
bot-export-view = What everyone may see of this game, with its history. No secrets are in it.
bot-export-whole = The whole game. Anyone can replay and check it: `python -m engine verify FILE`.
choice-export-view = What everyone may see
choice-export-whole = The whole game, once it is over
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
