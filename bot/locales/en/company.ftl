### Many tables on one server: opening, seats, people who watch or are invited, what a table chooses.

## The table that waits
bot-table-title = { $game }
bot-table-for = For { $more ->
    [0] { $low }
   *[other] { $low } to { $high }
  } players. Joined: { $have }
bot-table-seating = Seats: drawn at random when the game starts
bot-table-private = Private: only invited people can join or watch
bot-table-watched = { $n ->
    [one] 1 spectator
   *[other] { $n } spectators
  }
bot-table-in-thread = { $game }: the table is in { $channel }
bot-choose-seat = Choose a seat
bot-seat-number = Seat { $n }
bot-take-seat = Take the seat
bot-no-thanks = No, thanks
bot-watch = Watch

## Seats
bot-seats-drawn = Seats drawn at random: { $places }. Once the seed is revealed, anyone can check this: `python -m engine seats SEED { $seats }`
bot-seat-drawn = { $seat } (joined as number { $number })
bot-owner-now = { $seat } is the host from now on.
bot-seat-free = Free seat: { $seat }. Take it to play on from here.
bot-seat-taken-by = { $seat } takes the seat.

## Watching and inviting
bot-not-invited = This table is private. Ask a player there to invite you.
bot-watch-seated = You play at this table, so you see everything anyway.
bot-watches-now = You are watching this game. You will get a message when it ends. Use the command again to stop watching.
bot-watches-no-more = You stopped watching this game.
bot-not-seated-watch = You do not play at this table. You can watch it.
bot-watched-by = Watching: { $players }
bot-watched-over = A game you watch is over: { $game } in { $channel }. { $what }
bot-invite-seated = This person is already at the table.
bot-invite-twice = This person has already been invited.
bot-invite-no-bots = Bots cannot be invited.
bot-invites = Invited: { $players }
bot-invited = { $player } invites you to a table: { $game } in { $channel }.
bot-invited-until = Invited: { $players }. Anyone who has not joined { $when } is left out, and the seat is free for others.
bot-invited-still = You are still invited to { $game } in { $channel }. Without an answer within half a day, the table goes on without you.
bot-invited-no-more = No answer from { $players }: these invitations are over, and the seats are free for others.
bot-invited-here = { $player }, you are invited to this table.
bot-not-your-invitation = This invitation is for another person.
bot-invitation-taken = You joined the table: { $game } in { $channel }.
bot-invited-company = At the table: { $seats }. For { $more ->
    [0] { $low }
   *[other] { $low } to { $high }
  } players.
bot-invitation-declined = { $game }: you declined the invitation.
bot-declined = { $player } declines the invitation.

## The list of tables
bot-list-live = { $count ->
    [one] 1 table on this server
   *[other] { $count } tables on this server
  }
bot-list-finished = { $count ->
    [one] 1 finished game on this server
   *[other] { $count } finished games on this server
  }
bot-list-empty = There are no tables you can see. Open one with /game new.
bot-list-page = Page { $page } of { $pages }
bot-list-before = Back
bot-list-after = Next
bot-list-people = { $players }
bot-list-free = { $n ->
    [one] 1 seat free
   *[other] { $n } seats free
  }
bot-list-private = private
bot-list-channel-gone = its channel was deleted; a moderator can move it here: /mod transfer, game { $number }

## What a table chooses
bot-setting-private = Private
bot-setting-seating = Seats
bot-setting-seating-joined = in joining order
bot-setting-seating-random = random
bot-setting-language = Language
bot-setting-pictures = Pictures
bot-setting-pictures-everything = everything: turns with all panels
bot-setting-pictures-described = as described: one picture a message
bot-setting-pictures-few = few: a board a round
bot-pictures-quieter = -# From now on this channel shows one picture a message: the board, or the places of a question. *More pictures* has the panels. Another choice: `/game settings pictures`
bot-setting-reveal = Keep secret messages after the end
bot-setting-other = custom
bot-setting-pick = Choose a setting to change
bot-setting-gone = That can no longer be changed at this table.
bot-setting-changed = { $player } changes this table: { $setting }: { $value }.
bot-setting-owner-only = Only the host or a moderator can change that.
bot-no-such-setting = There is no setting “{ $typed }” here. See the list.
bot-no-such-value = { $setting } can be one of these: { $values }.

## Threads
bot-thread-in-thread = This is already a thread. Open the table here, or in a channel with a thread.
bot-threads-not-here = This channel cannot have such a thread. Use a text channel, or open the table without a thread.
bot-thread-forbidden = The bot may not create a thread here. Allow “Create Public Threads” or “Create Private Threads” in the channel settings, under Permissions.
bot-thread-refused = Discord did not create a thread: { $why }

## Permissions
bot-lacks = In { $channel } the bot lacks { $count ->
    [one] a permission
   *[other] permissions
  }: { $permissions }. Allow it in the channel settings under Permissions, for the bot’s role.
bot-lacks-warning = Before the game can start: { $what }
bot-permission-view-channel = View Channel
bot-permission-send-messages = Send Messages
bot-permission-send-in-threads = Send Messages in Threads
bot-permission-read-history = Read Message History
bot-permission-attach-files = Attach Files
bot-permission-public-threads = Create Public Threads
bot-permission-private-threads = Create Private Threads

## Commands
command-game-list = This server’s tables
    .name = list
command-game-watch = Watch this channel’s game, or stop watching
    .name = watch
command-game-invite = Invite someone to this channel’s table
    .name = invite
command-game-settings = Show or change this table’s settings
    .name = settings
option-game-list-finished = Show games that are over
    .name = finished
option-game-list-page = Which page
    .name = page
option-game-new-thread = Create a thread for the table; only invited people see a private one
    .name = thread
option-game-invite-player = Who
    .name = player
option-game-settings-setting = What to show or change
    .name = setting
option-game-settings-value = The new value
    .name = value
option-mod-transfer-game = Number of the game, if its own channel was deleted
    .name = game
choice-thread-none = no thread
choice-thread-public = public thread
choice-thread-private = private thread

bot-you-lack = You do not have the permission “{ $permission }” in { $channel }, so the bot does not do this for you.
bot-limit-tables = { $n ->
    [one] You already have 1 table in progress, which is the limit. End it before you open another.
   *[other] You already have { $n } tables in progress, which is the limit. End one before you open another.
  }
bot-limit-invitations = Hourly limit for invitations reached ({ $n }). Try again later.
bot-limit-films = Hourly limit for films reached ({ $n }). Try again later.
bot-limit-exports = Hourly limit for files reached ({ $n }). Try again later.
bot-limit-restores = Hourly limit for games opened from files reached ({ $n }). Try again later.
bot-limit-presses = Too fast: the limit is { $n } presses and commands in { $seconds } seconds. Wait a moment.
bot-limit-one-file = Your last file is still being opened. Wait for it, then send the next one.
bot-limit-busy = Too many people want films or files right now. Try again in a few minutes.
bot-setting-pace = Pace of automatic passes
bot-setting-pace-even = natural pause (reveals nothing)
bot-setting-pace-quick = 5 to 45 seconds (a longer pause shows that you thought)
bot-setting-pace-instant = immediately (reveals who cannot react)
