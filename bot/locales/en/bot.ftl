### What the bot says to one person, and the lobby.

## Refusals
bot-refused-by-rule = { $text } (rule { $rule })
bot-done-unshown = It is done and kept, but showing what came of it failed. Look at the table or at /game status; if it happens again, tell whoever runs the bot: { $reference }.
bot-took-back = Taken back.
bot-went-wrong = Something went wrong; nothing was changed. If it happens again, tell whoever runs the bot: { $reference }.
bot-unknown-button = This button is out of date.
bot-not-this-channel = This button belongs to a game in another channel.
bot-moderators-only = Only moderators can do that here.
bot-server-moderators-only = Only moderators of the whole server can do that: the server's owner, whoever has Manage Channels on the server (not only in this channel), or has the role for moderators.
bot-owner-only = Only whoever opened the table, or a moderator, can do that.
bot-players-only = Only players at this table can do that.
bot-other-game = The game in this channel is another one: { $game }.
bot-not-started = The game has not started yet.
bot-legend = What the signs mean
bot-alt-happened = Something happened at: { $places }.
bot-more-pictures = More pictures
bot-no-picture = There is no picture of this game.
bot-board-asked = What you are asked, numbered
bot-no-such-place = There is no place “{ $place }” on this board.
bot-no-such-seat = Nobody here is called “{ $typed }”.
bot-name-ambiguous = Several here are called “{ $typed }”. Choose from the suggestions, or type the number.
bot-no-bots = A bot cannot take a seat. Leave the player out for a stand-in.
bot-not-a-number = “{ $typed }” is not a number.
bot-option-form = Write options as name=value, not “{ $typed }”.
bot-no-such-field = Write field=value, and not “{ $typed }”; the fields are offered while you type.
bot-nothing-meanwhile = There is nothing else you can do right now.
bot-undo-too-many = Only { $n ->
    [one] one answer has
   *[other] { $n } answers have
  } been given so far.
bot-undo-stale = The game has moved on, so this request no longer stands. Ask again with /game undo.

## The lobby
bot-table-open = { $game }: the table is open
bot-table-how = Press “Join” to take a seat. Once enough of you sit here, “Start” begins; with fewer, computer players can take the empty seats: they play by themselves.
bot-start = Start
bot-start-filled = Start with { $n ->
    [one] 1 computer player
   *[other] { $n } computer players
  } ({ $seats } seats)
bot-leave = Leave
bot-join = Join
bot-option = { $option }: { $value }
bot-part-usual = as usual
bot-part-options = { $options }
bot-house-rule = { $rule } (house rule, { $doubt })
bot-house-rules-usual = { $unusual ->
    [0] House rules: as usual ({ $n }; /game settings lists them)
   *[other] Other house rules: as usual ({ $n }; /game settings lists them)
  }
bot-house-rule-else = It could also be:
bot-house-rules = House rules: doubts that groups read differently
bot-joins = { $seat } joins ({ $have } of { $most }).
bot-leaves = { $player } leaves.
bot-begins = The game begins, with { $seats } seats.
bot-took-over = You have a seat now.
bot-resign-sure = Give your seat up for good? A stand-in plays on, and anybody may take the seat.
bot-resign-it = Give my seat up
bot-resigned-done = You left the game. A stand-in plays for you.
bot-end-sure = End this game for everyone? For a day it can be brought back; then its seed is shown.
bot-end-it = End the game for everyone
bot-ended-done = The game has been ended.

## Status and history
bot-status-open = waiting for players
bot-status-running = under way
bot-status-paused = paused
bot-status-over = over
bot-status-ended = ended early
bot-stand-in = { $name } (stand-in)
bot-status-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
bot-has-to-answer = has to answer
bot-seed-hash = SHA-256 of the dice seed: `{ $hash }`
bot-no-history = Nothing has happened yet.

## Secrets
bot-secret-from = Only you can read this. From { $channel }:
bot-own-turn = **Your turn** in { $channel }: { $about }
bot-secret-waits = { $player }, a secret message is waiting for you.
bot-show-secrets = Show my secrets
bot-section-hand = In your hand
bot-section-objectives = Your secret objectives
bot-held-hand = In hand
bot-held-objectives = Secret objectives
bot-holds-nothing = Nothing.

## Undo by agreement
bot-taken-back = Taken back: { $n ->
    [one] one answer
   *[other] { $n } answers
  }.
bot-lost = answer { $n } by { $seat }
bot-lost-sealed = answer { $n } by { $seat } (dice or a secret)
bot-undo-asked = { $agreed } would like to take back { $n ->
    [one] the last answer
   *[other] the last { $n } answers
  }.
bot-undo-loses = This would be lost:
bot-undo-needs = Everyone has to agree. Missing: { $players }
bot-undo-refused = { $seat } does not agree. Nothing is taken back.
bot-agree = Agree
bot-refuse = Refuse

## Moderators
bot-mod-pause = The game is paused.
bot-mod-resume = The game goes on.
bot-mod-replace = The seat is taken by: { $seat }
bot-mod-answer-for = Answered for { $seat }.

## Running the bot
bot-main-help = Runs the bot: on Discord with a token, else in the sandbox on this machine. More commands, each with its own --help: check, status, backup, restore, commands, bench.
bot-commands-help = The application commands as they are registered with Discord.
bot-wrong-token = Discord does not accept this token. Copy it again from the developer portal into config.toml.
bot-no-connection = Discord could not be reached: { $why }
bot-sandbox-missing = The sandbox needs { $module }: pip install -e '.[sandbox]'
bot-sandbox-not-started = The sandbox did not start: { $why }
bot-sandbox-port = The sandbox cannot listen on port { $port }: { $why }
bot-sandbox-open = The sandbox is open. Play here: { $url }
bot-sandbox-board = A board in the middle of a game, as the bot draws it.
bot-sandbox-direct = Direct messages with the bot
bot-sandbox-no-place = There is no such place for this person.
bot-sandbox-page-person = Who looks
bot-sandbox-page-place = What is looked at
bot-sandbox-page-more = One more column beside it
bot-sandbox-page-less = Close this column
bot-sandbox-page-gone = The sandbox has stopped. The page goes on by itself when it runs again.
bot-sandbox-window-older = Earlier messages
bot-sandbox-window-newer = Newer messages
bot-sandbox-window-latest = New messages: to the latest
bot-sandbox-window-edited = (edited)
bot-sandbox-window-private = Only you can see this
bot-sandbox-window-submit = Submit
bot-sandbox-window-cancel = Cancel
bot-sandbox-window-select = Choose one
bot-sandbox-window-selects = Choose one or several
bot-sandbox-window-write = Message, or / for a command
bot-sandbox-window-again = Something had just changed here. Look again, and press once more.
bot-sandbox-welcome = **Welcome to the sandbox.** Here you play the real bot in a Discord of your own, with several people on one page.
  1. Press a game below: it opens a table, and you sit down at it.
  2. Under that table press “Start with … computer players”: they take the empty seats and play by themselves.
  3. Then a message says who has to do what. Press its buttons, or type a command such as /game status.

  To play for more than one person, choose another name above, or add a column with +, and press “Join” before the start.
bot-both = { $first } → { $then }

## The board in words
bot-look-words = In words
bot-look-overview = Overview
bot-look-what = What to look at
bot-look-place = What lies around a place
bot-look-page = · page { $page } of { $pages }
bot-look-before = Page before
bot-look-after = Next page
bot-look-none = None.
bot-look-nothing = nothing there
bot-look-line = **{ $name }**: { $lines }
bot-look-near = { $way }: **{ $name }**: { $lines }
choice-look-mine = Mine
choice-look-threatened = Mine with others’ pieces there or beside
choice-look-others = What others have
choice-look-free = Free
choice-look-all = Every place
