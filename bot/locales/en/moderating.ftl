### Moderators: what they do, what is told of it, going back, the audit, and how a server is set up. Undo by agreement.

## Commands
command-mod-kick = Remove a player from a seat
    .name = kick
command-mod-swap = Swap the players of two seats
    .name = swap
command-mod-stand-in = Give a seat to a substitute for a while, or back
    .name = stand-in
command-mod-lock = Close this channel to chat during the game
    .name = lock
command-mod-unlock = Open this channel to chat again
    .name = unlock
command-mod-transfer = Move the table to another channel
    .name = transfer
command-mod-archive = Archive the game: its channel becomes free, and the game can be restored
    .name = archive
command-mod-unarchive = Restore an archived game in this channel
    .name = unarchive
command-mod-setup = This server’s language, moderators and log; without options: the current settings
    .name = setup
command-mod-audit = What moderators did, and why
    .name = audit
option-mod-kick-then = What happens to the seat
    .name = then
option-mod-swap-other = The other seat
    .name = other
option-mod-stand-in-what = To a substitute, or back to its player
    .name = what
option-mod-answer-for-answer = The answer; empty: a substitute answers this once
    .name = answer
option-mod-transfer-channel = Where the table goes; must be free
    .name = channel
option-mod-unarchive-game = Which game; empty: this channel’s last game
    .name = game
option-mod-setup-language = Language of new tables and of the log
    .name = language
option-mod-setup-role = A role whose members may moderate
    .name = role
option-mod-setup-log = A channel for a log of all moderator actions
    .name = log
option-mod-setup-clear = A setting to clear
    .name = clear
option-mod-setup-seekers = A role that people who look for players may call, once an hour
    .name = seekers
option-mod-audit-where = This table, or the whole server
    .name = where
option-mod-audit-moderator = Only this person’s actions
    .name = moderator
option-mod-audit-deed = Only this kind of action
    .name = deed
option-mod-audit-most = Limit
    .name = most
choice-kick-stand-in = A substitute takes over
choice-kick-vacant = It stays empty; the game waits for a new player
choice-stand-in-on = To a substitute
choice-stand-in-back = Back to its player
choice-clear-language = Language
choice-clear-role = Role
choice-clear-log = Log channel
choice-clear-seekers = Role for searches
choice-audit-table = This table
choice-audit-server = The whole server
choice-deed-pause = Pause
choice-deed-resume = Resume
choice-deed-end = End
choice-deed-kick = Kick
choice-deed-replace = Replace
choice-deed-swap = Swap seats
choice-deed-stand-in = Substitute
choice-deed-give-back = Give a seat back
choice-deed-answer-for = Answer for a seat
choice-deed-answer-by-chance = Substitute answers once
choice-deed-rollback = Rollback
choice-deed-undo-agreed = Agreed undo
choice-deed-lock = Lock
choice-deed-unlock = Unlock
choice-deed-transfer = Transfer
choice-deed-archive = Archive
choice-deed-unarchive = Restore from the archive
choice-deed-timers = Timers
choice-deed-settings = Settings
choice-deed-correct = Correction
choice-deed-correct-secretly = Secret correction
choice-deed-restore = Restore
choice-deed-look = Look at a hand
choice-deed-share = Agreed second hand
choice-deed-setup = Setup

## Public lines
mod-signed =
    { $line }
    -# Moderator: { $who }
mod-signed-why =
    { $line }
    -# Moderator: { $who }. Reason: { $why }
mod-kicked = { $name } was removed from seat { $seat }. A substitute takes over.
mod-kicked-vacant = { $name } was removed from seat { $seat }. The game waits for a new player.
mod-kicked-early = { $name } was removed from the table; seat { $seat } is free.
mod-freed = { $seat } is no longer reserved for { $player }. Anyone can take the seat with /game join.
mod-swapped = { $one } and { $other } swap seats.
mod-given-back = { $seat } is back; the substitute leaves.
mod-stand-in-sits = A substitute plays seat { $seat }.
mod-answer-for = A moderator answers for { $seat }.
mod-answer-by-chance = A substitute answers this once for { $seat }.
mod-locked = This channel is closed to chat during the game. Buttons still work.
mod-unlocked = This channel is open to chat again.
mod-moved-away = The table has moved to { $channel }.
mod-moved-here = The table has moved here from { $channel }.
mod-archived = Game { $number } is archived. A moderator can restore it.
mod-unarchived = Game { $number } is restored from the archive and continues here.
mod-empty-seat = { $name } (empty seat)

## What a new player reads
mod-you-hold = You now play seat { $seat }. This is what it has.
mod-section = **{ $name }**
mod-held = - { $what }

## Said to the moderator
bot-mod-kick = Removed from the seat: { $name }
bot-mod-swap = Seats swapped: { $one } and { $other }
bot-mod-stand-in = A substitute now plays this seat: { $seat }
bot-mod-answer-by-chance = A substitute has answered for { $seat }.
bot-mod-transfer = The table is now in { $channel }.
bot-mod-archive = Game { $number } is archived. Restore it with /mod unarchive.
bot-mod-unarchive = Game { $number } continues here.

## Refusals
bot-not-running-archived = The game is archived. A moderator can restore it with /mod unarchive.
bot-status-archived = archived
mod-nobody-there = That seat has no player.
mod-sure = { $name } plays there now and loses the seat. They get a private message { $why ->
    [0] about it; you gave no reason
   *[other] with your reason
  }.
mod-sure-replace-it = Replace the player
mod-sure-kick-it = Remove the player
mod-sure-vacant-it = Remove the player
mod-sure-stand-in-it = Seat a substitute
mod-somebody-else-there = That seat has a new player by now. Use the command again.
mod-unseated-replaced = A moderator has given your seat to another player: { $game } in { $channel }. { $why } You can watch, or take a free seat with /game join.
mod-unseated-kicked = A moderator has removed you from your seat; a substitute plays on: { $game } in { $channel }. { $why } You can watch, or take a free seat with /game join.
mod-unseated-vacant = A moderator has removed you from your seat; the game waits for a new player: { $game } in { $channel }. { $why } You can watch.
mod-unseated-stand-in = A moderator has a substitute play your seat for now: { $game } in { $channel }. { $why } Take the seat back with /game join.
mod-unseated-why = Reason: “{ $reason }”.
mod-unseated-no-why = No reason was given; ask a moderator.
mod-swap-nothing = Name two different seats, at least one of them with a player.
mod-swap-own = You play at this table, so you cannot swap your own seat: you would see another hand.
mod-stand-in-already = A substitute already plays that seat.
mod-nobody-to-return = That seat has no player to give it back to. Use /mod replace.
mod-left-server = { $player } is no longer on this server.
mod-no-chance = No legal answer was found at random. Answer for the seat, or seat a player there.
mod-plays-beside = Everyone is answering in secret, so only a moderator who has never played here can do this.
mod-plays-too = You play or have played at this table, so you cannot choose from another hand. Leave the answer empty: a substitute answers this once.
mod-plays-rollback = You play or have played at this table, so you cannot roll back dice or secrets on your own. Use /game undo, or ask a moderator who does not play.
mod-not-legal = That answer is not legal.
mod-locked-already = This channel is already locked.
mod-unlocked-already = This channel was not locked by /mod lock.
mod-lock-not-here = Only text channels and threads can be locked.
mod-moved-nowhere = The table is already in that channel.
mod-channel-unseen = I cannot see { $channel }, or it is not a text channel or thread. Let me view it first.
mod-not-archived = This server’s archive has no such game.
bot-permission-manage-threads = Manage Threads
bot-permission-manage-roles = Manage Permissions

## Undo by agreement
undo-line = { $line } · { $about }
undo-more = { $n ->
    [one] 1 answer before these
   *[other] { $n } answers before these
  }
undo-besides = an optional action
undo-correction = a correction
undo-everybody = All players
undo-moderator = a moderator
undo-agreed-so-far = Agreed: { $players }
undo-withdraw = Withdraw
undo-withdrawn = { $seat } withdraws the request. Nothing is undone.
undo-not-yours = Only the player who made this request can withdraw it.
share-ask = Ask the others
share-asked = { $player } asks to take seat { $seat }, but knows seat { $known }’s secrets.
share-means = Agree only if you do not mind: { $player } will know the secrets of both sides, such as cards in hand and objectives, and can use them. This cannot be undone.
share-agreed = Everyone agrees: { $player } can now take seat { $seat }.
share-refused = { $seat } declines. Nothing changes.
share-withdrawn = { $seat } withdraws the request. Nothing changes.
share-nobody = There is no other player at this table who could agree.

## Going back
rolling-title = Go back to the start of which turn?
rolling-point = `{ $n }` { $at } · { $headline } · { $lost ->
    [one] 1 answer would be lost
   *[other] { $lost } answers would be lost
  }
rolling-label = { $n } · { $headline }
rolling-loses = { $lost ->
    [one] 1 answer would be lost
   *[other] { $lost } answers would be lost
  }
rolling-choose = Choose a turn to see it
rolling-unknown = an earlier turn
rolling-sealed = This includes dice or secrets: dice will be rerolled, and decks, bags and facedown stacks reshuffled.
rolling-do = { $lost ->
    [one] Roll back 1 answer
   *[other] Roll back { $lost } answers
  }
rolling-gone = The game has moved on. Open /mod rollback again.

## The log and the audit
audit-title = What moderators did ({ $n })
audit-nothing = No matching actions.
audit-line = { $at } · { $where } · { $deed }
mod-log-line = { $where } · { $deed }
audit-where = { $channel } (game { $number })
audit-game = game { $number }
audit-server = server
audit-why = { $deed } Reason: { $why }
audit-a-stand-in = a substitute
audit-gone = a person whose data was deleted
audit-none = none
audit-other = { $who } takes another action ({ $what }).
audit-pause = { $who } pauses the game.
audit-resume = { $who } resumes the game.
audit-end = { $who } ends the game.
audit-kick = { $who } removes { $from } from seat { $seat }.
audit-replace = { $who } replaces { $from } with { $to } in seat { $seat }.
audit-swap = { $who } swaps the players of seats { $seat } and { $other }.
audit-give-back = { $who } gives seat { $seat } back to { $to }.
audit-stand-in = { $who } gives seat { $seat } to a substitute (before: { $from }).
audit-answer-for = { $who } answers for seat { $seat }.
audit-answer-by-chance = { $who } has a substitute answer once for seat { $seat }.
audit-look = { $who } looks at seat { $seat }’s secret choices.
audit-share = All other players agree with { $who } that { $to } may take seat { $seat }.
audit-rollback = { $who } rolls back { $count ->
    [one] 1 answer
   *[other] { $count } answers
  }, from answer { $since } on.
audit-undo-agreed = All players agree with { $who } to undo { $count ->
    [one] 1 answer
   *[other] { $count } answers
  }, from answer { $since } on.
audit-lock = { $who } closes the channel to chat.
audit-unlock = { $who } opens the channel to chat.
audit-transfer = { $who } moves the table from { $from_channel } to { $to_channel }.
audit-archive = { $who } archives the game.
audit-unarchive = { $who } restores the game from the archive.
audit-settings = { $who } changes the table’s settings.
audit-setup = { $who } sets up the server.

## Setting up a server
setup-title = This server’s settings
setup-changed = Server settings updated: { $settings }
setup-language = Language of new tables: { $language }
setup-language-default = the server’s Discord language
setup-role = Moderator role: { $role }
setup-log = Log of moderator actions: { $channel }
setup-seekers = Role that searches may call: { $role }
setup-none = none
setup-who-always = Always moderators: { $owner } (server owner) and everyone with Manage Channels or Administrator
setup-owner = the person
setup-who-role = Moderators: everyone with the role { $role }
setup-who-plays = Anyone who plays or has played at a table cannot see other hands there, moderators included
setup-who = Only the server owner or people with Manage Channels on the whole server can set it up.
setup-everyone = That role includes everyone. Choose another one.
setup-not-here = Use this command on a server.
