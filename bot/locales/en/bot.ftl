### What the bot says to one person, and the lobby.

## Refusals
bot-refused-by-rule = { $text } (rule { $rule })
bot-done-unshown = Your move was saved, but the result could not be displayed. Check /game status. If this keeps happening, send this code to the bot’s admin: { $reference }
bot-took-back = Undone.
bot-went-wrong = Something went wrong; nothing was changed. If it happens again, send this code to the bot’s admin: { $reference }
bot-unknown-button = This button is out of date.
bot-not-this-channel = This button belongs to a game in another channel.
bot-moderators-only = Only moderators can do that here.
bot-server-moderators-only = This needs server-wide moderator rights: the server owner, Manage Channels on the whole server, or the moderator role.
bot-owner-only = Only the host or a moderator can do that.
bot-players-only = Only players at this table can do that.
bot-other-game = A different game is played in this channel: { $game }.
bot-not-started = The game has not started yet.
bot-legend = Legend
bot-alt-happened = Changes at: { $places }.
bot-more-pictures = More pictures
bot-no-picture = This game has no picture.
bot-board-asked = Your choices, numbered
bot-no-such-place = This board has no place “{ $place }”.
bot-no-such-seat = No player here is called “{ $typed }”.
bot-name-ambiguous = “{ $typed }” matches several names. Pick one from the list or type its number.
bot-no-bots = Bots cannot take a seat. Leave this option empty to seat a substitute.
bot-not-a-number = “{ $typed }” is not a number.
bot-option-form = Write options as name=value, not “{ $typed }”.
bot-no-such-field = Write field=value, not “{ $typed }”. Fields are suggested as you type.
bot-nothing-meanwhile = You have no other actions right now.
bot-undo-too-many = Only { $n ->
    [one] 1 answer has
   *[other] { $n } answers have
  } been given so far.
bot-undo-stale = The game has moved on, so this request has expired. Use /game undo again.

## The lobby
bot-table-open = { $game }: new table
bot-table-how = Press “Join” to take a seat and “Start” when everyone is here. Empty seats can be filled with AI players.
bot-start = Start
bot-start-as = Another number of seats
bot-start-filled = Start with { $n ->
    [one] 1 AI player
   *[other] { $n } AI players
  } ({ $seats } seats)
bot-leave = Leave
bot-join = Join
bot-option = { $option }: { $value }
bot-part-options = { $options }
bot-part-off = all off
bot-part-rest-off = { $options }; the rest off
bot-house-rule = { $rule } (house rule, { $doubt })
bot-house-rules-usual = { $unusual ->
    [0] House rules: all default ({ $n }; see /game settings)
   *[other] Other house rules: default ({ $n }; see /game settings)
  }
bot-house-rule-else = Alternatives:
bot-house-rules = House rules: rulings that groups read differently
bot-joins = { $seat } joins ({ $have } of { $most }).
bot-leaves = { $player } leaves.
bot-begins = The game begins with { $seats } players.
bot-took-over = You have a seat now.
bot-resign-sure = Give up your seat permanently? A substitute plays on, and anyone may take the seat.
bot-resign-it = Give up my seat
bot-resigned-done = You left the game. A substitute plays on for you.
bot-end-sure = End this game for everyone? It can be restored within 24 hours; after that the dice seed is revealed.
bot-end-it = End the game for all
bot-ended-done = The game has ended.

## Status and history
bot-status-open = waiting for players
bot-status-running = in progress
bot-status-paused = paused
bot-status-over = over
bot-status-ended = ended early
bot-stand-in = { $name } (substitute)
bot-status-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
bot-has-to-answer = to answer
bot-seed-hash = Dice seed SHA-256: `{ $hash }`
bot-no-history = Nothing has happened yet.

## Secrets
bot-secret-from = Only you can read this. From { $channel }:
bot-own-turn = **Your turn** in { $channel }: { $about }
bot-secret-waits = { $player }, you have a secret message.
bot-show-secrets = Show my secrets
bot-section-hand = Your hand
bot-section-objectives = Your secret objectives
bot-held-hand = Hand
bot-held-objectives = Secret objectives
bot-holds-nothing = Nothing.

## Undo by agreement
bot-taken-back = Undone: { $n ->
    [one] 1 answer
   *[other] { $n } answers
  }.
bot-lost = { $seat }’s answer { $n }
bot-lost-sealed = { $seat }’s answer { $n } (dice or a secret)
bot-undo-asked = { $agreed } asks to undo { $n ->
    [one] the last answer
   *[other] the last { $n } answers
  }.
bot-undo-loses = This would be undone:
bot-undo-needs = Everyone must agree. Waiting for { $players }
bot-undo-refused = { $seat } declines. Nothing is undone.
bot-agree = Agree
bot-refuse = Decline

## Moderators
bot-mod-pause = The game is paused.
bot-mod-resume = The game is resumed.
bot-mod-replace = New player in the seat: { $seat }
bot-mod-answer-for = Answered for { $seat }.

## Running the bot
bot-main-help = Runs the bot: on Discord with a token, otherwise in the sandbox on this machine. More commands, each with its own --help: check, status, backup, restore, commands, bench.
bot-commands-help = The application commands as registered with Discord.
bot-wrong-token = Discord does not accept this token. Copy it again from the developer portal into config.toml.
bot-no-connection = Discord could not be reached: { $why }
bot-sandbox-missing = The sandbox needs { $module }: pip install -e '.[sandbox]'
bot-sandbox-not-started = The sandbox did not start: { $why }
bot-sandbox-port = The sandbox cannot listen on port { $port }: { $why }
bot-sandbox-open = The sandbox is open. Play here: { $url }
bot-sandbox-board = A sample board in the middle of a game.
bot-sandbox-direct = Direct messages with the bot
bot-sandbox-no-place = This person cannot see that place.
bot-sandbox-page-person = Person
bot-sandbox-page-place = Channel
bot-sandbox-page-more = Add a column
bot-sandbox-page-less = Close this column
bot-sandbox-page-gone = The sandbox has stopped. This page reconnects when it runs again.
bot-sandbox-window-older = Earlier messages
bot-sandbox-window-newer = Newer messages
bot-sandbox-window-latest = New messages: jump to the latest
bot-sandbox-window-edited = (edited)
bot-sandbox-window-private = Only you can see this
bot-sandbox-window-submit = Submit
bot-sandbox-window-cancel = Cancel
bot-sandbox-window-select = Choose one
bot-sandbox-window-selects = Choose one or more
bot-sandbox-window-write = Message, or / for a command
bot-sandbox-window-empty = No messages here yet.
bot-sandbox-window-again = This just changed. Look again and press once more.
bot-sandbox-welcome = **Welcome to the sandbox.** This is the real bot on a Discord of your own, with several people on one page.
  1. Press a game below: it opens a table with you in the first seat.
  2. Under the table, press “Start with … AI players” to fill the empty seats.
  3. The bot then posts what you have to do. Press its buttons, or type a command such as /game status.

  To play for more than one person, choose another name above, or add a column with +, and press “Join” before the start.
bot-both = { $first } → { $then }

## The board in words
bot-look-words = In words
bot-look-overview = Overview
bot-look-what = What to look at
bot-look-place = Surroundings of a place
bot-look-page = · page { $page } of { $pages }
bot-look-before = Previous page
bot-look-after = Next page
bot-look-none = None.
bot-look-nothing = empty
bot-look-line = **{ $name }**: { $lines }
bot-look-near = { $way }: **{ $name }**: { $lines }
choice-look-mine = Mine
choice-look-threatened = Mine, with enemies there or adjacent
choice-look-others = Other players’
choice-look-free = Free
choice-look-all = Every place
