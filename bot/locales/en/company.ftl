### Many tables on one server: opening, seats, people who watch or are invited, what a table chooses.

## The table that waits
bot-table-title = { $game }
bot-table-for = For { $low } to { $high } players. At the table: { $have }
bot-table-seating = Seats: drawn by lot when the game starts
bot-table-private = Private: only those who are invited can sit down or watch
bot-table-watched = { $n ->
    [one] 1 person watches
   *[other] { $n } people watch
  }
bot-table-in-thread = { $game }: the table is here: { $channel }
bot-choose-seat = Choose a seat
bot-seat-number = Seat { $n }
bot-take-seat = Take the seat
bot-watch = Watch

## Seats
bot-seats-drawn = The seats are drawn by lot: { $places }. Once the seed is shown anyone can check this: `python -m engine seats SEED { $seats }`
bot-seat-drawn = { $seat } (came as number { $number })
bot-owner-now = The table belongs to { $seat } from now on.
bot-seat-free = A seat is free: { $seat }. Whoever takes it plays on from here.
bot-seat-taken-by = The seat is taken by { $seat }.

## Watching and inviting
bot-not-invited = This table is private. Ask somebody who sits there to invite you.
bot-watch-seated = You sit at this table, so you see everything anyway.
bot-watches-now = You are watching this game. You will get a message when it ends. The same again, and you no longer watch.
bot-watches-no-more = You no longer watch this game.
bot-watched-by = Watching: { $players }
bot-watched-over = A game that you watch is over: { $game } in { $channel }. { $what }
bot-invite-seated = This person already sits at the table.
bot-invite-twice = This person is invited already.
bot-invite-no-bots = A bot cannot be invited.
bot-invites = Invited: { $players }
bot-invited = { $player } invites you to a table: { $game } in { $channel }.
bot-invited-here = { $player }, you are invited to this table.
bot-not-your-invitation = This invitation is for somebody else.
bot-invitation-taken = You sit at the table: { $game } in { $channel }.

## The list of tables
bot-list-live = { $count ->
    [one] 1 table on this server
   *[other] { $count } tables on this server
  }
bot-list-finished = { $count ->
    [one] 1 finished game on this server
   *[other] { $count } finished games on this server
  }
bot-list-empty = There is none you can see. Open a table with /game new.
bot-list-page = Page { $page } of { $pages }
bot-list-before = Back
bot-list-after = Next
bot-list-people = { $players }
bot-list-free = { $n ->
    [one] 1 seat free
   *[other] { $n } seats free
  }
bot-list-private = private
bot-list-channel-gone = its channel is gone; a moderator can move it here: /mod transfer, game { $number }

## What a table chooses
bot-setting-private = Private
bot-setting-seating = Seats
bot-setting-seating-joined = as people come
bot-setting-seating-random = drawn by lot
bot-setting-language = Language
bot-setting-pictures = Pictures
bot-setting-reveal = Keep secret messages after the end
bot-setting-other = another one
bot-setting-changed = { $player } sets for this table: { $setting }: { $value }.
bot-setting-owner-only = Only whoever opened the table, or a moderator, can change that.
bot-no-such-setting = There is no setting “{ $typed }” here. The list offers what there is.
bot-no-such-value = { $setting } can be one of these: { $values }.

## Threads
bot-thread-in-thread = This is a thread already. Open the table right here, or in a channel with a thread.
bot-threads-not-here = There can be no such thread in this channel. Use a text channel, or open the table without a thread.
bot-thread-forbidden = Discord does not let the bot make a thread here. Let it “Create Public Threads” or “Create Private Threads” in the channel settings, under Permissions.
bot-thread-refused = Discord made no thread: { $why }

## Permissions
bot-lacks = In { $channel } the bot lacks { $count ->
    [one] a permission
   *[other] some permissions
  }: { $permissions }. That is given in the channel settings: Permissions, then the bot's role.
bot-lacks-warning = Before the game can start: { $what }
bot-permission-view-channel = View Channel
bot-permission-send-messages = Send Messages
bot-permission-send-in-threads = Send Messages in Threads
bot-permission-read-history = Read Message History
bot-permission-attach-files = Attach Files
bot-permission-public-threads = Create Public Threads
bot-permission-private-threads = Create Private Threads

## Commands
command-game-list = The tables of this server
    .name = list
command-game-watch = Watch this channel's game, or no longer
    .name = watch
command-game-invite = Invite somebody to this channel's table
    .name = invite
command-game-settings = Show what this table has chosen, or change it
    .name = settings
option-game-list-finished = Show games that are over
    .name = finished
option-game-list-page = Which page
    .name = page
option-game-new-thread = Make a thread for the table; only invited people see a private one
    .name = thread
option-game-invite-player = Whom
    .name = player
option-game-settings-setting = What to show or change
    .name = setting
option-game-settings-value = What it is to be from now on
    .name = value
option-mod-transfer-game = Number of the game, if its own channel is gone
    .name = game
choice-thread-none = no thread
choice-thread-public = public thread
choice-thread-private = private thread

bot-you-lack = You may not do this in { $channel } yourself, so the bot does not do it for you. You lack the permission “{ $permission }”.
bot-limit-tables = Tables of your own under way: { $n }, and that is the limit. End one of them before you open another.
bot-limit-invitations = That is enough invitations for now: { $n } an hour. Try again later.
bot-limit-films = That is enough films for now: { $n } an hour. Try again later.
bot-limit-exports = That is enough files for now: { $n } an hour. Try again later.
bot-limit-restores = That is enough games opened from files for now: { $n } an hour. Try again later.
bot-limit-presses = That is faster than anybody can mean it: { $n } presses and commands in { $seconds } seconds are the limit. Wait a moment, then go on.
bot-limit-one-file = Your last file is still being opened. Wait for it, then bring the next one.
bot-limit-busy = Too many people want films or files right now. Try again in some minutes.
bot-setting-pace = Pace of automatic passes
bot-setting-pace-even = as long as people here think, which tells nothing
bot-setting-pace-quick = 5 to 45 seconds, which tells who thinks longer
bot-setting-pace-instant = at once, which tells who has nothing to use
