### Moderators: what they do, what is told of it, going back, the audit, and how a server is set up. Undo by agreement.

## Commands
command-mod-kick = Take a player out of a seat
    .name = kick
command-mod-swap = Let the players of two seats change places
    .name = swap
command-mod-stand-in = Give a seat to a stand-in for a while, or back
    .name = stand-in
command-mod-lock = Close this channel to chat while the game runs
    .name = lock
command-mod-unlock = Open this channel to chat again
    .name = unlock
command-mod-transfer = Move the table to another channel
    .name = transfer
command-mod-archive = Put the game away: it frees its channel and can be taken out again
    .name = archive
command-mod-unarchive = Take a game out of the archive, into this channel
    .name = unarchive
command-mod-setup = Language, moderators and log of this server; without options: how it is set up
    .name = setup
command-mod-audit = What moderators did, and why
    .name = audit
option-mod-kick-then = What becomes of the seat
    .name = then
option-mod-swap-other = The other seat
    .name = other
option-mod-stand-in-what = To a stand-in, or back to whom it plays for
    .name = what
option-mod-answer-for-answer = The answer; without one a stand-in answers this once
    .name = answer
option-mod-transfer-channel = Where the table goes; it has to be free
    .name = channel
option-mod-unarchive-game = Which game; without one the last of this channel
    .name = game
option-mod-setup-language = The language of new tables and of the log
    .name = language
option-mod-setup-role = A role whose members may moderate
    .name = role
option-mod-setup-log = A channel that hears what moderators do at any table
    .name = log
option-mod-setup-clear = What is no longer set
    .name = clear
option-mod-audit-where = This table, or the whole server
    .name = where
option-mod-audit-moderator = Only what this person did
    .name = moderator
option-mod-audit-deed = Only deeds of this kind
    .name = deed
option-mod-audit-most = How many at most
    .name = most
choice-kick-stand-in = A stand-in takes over
choice-kick-vacant = It stays empty; the game waits for somebody to take it
choice-stand-in-on = To a stand-in
choice-stand-in-back = Back to whom the stand-in plays for
choice-clear-language = The language
choice-clear-role = The role
choice-clear-log = The log channel
choice-audit-table = This table
choice-audit-server = The whole server
choice-deed-pause = Pause
choice-deed-resume = Resume
choice-deed-end = End
choice-deed-kick = Kick
choice-deed-replace = Replace
choice-deed-swap = Swap seats
choice-deed-stand-in = Stand-in
choice-deed-give-back = Give a seat back
choice-deed-answer-for = Answer for a seat
choice-deed-answer-by-chance = Answer by chance
choice-deed-rollback = Rollback
choice-deed-undo-agreed = Undo by agreement
choice-deed-lock = Lock
choice-deed-unlock = Unlock
choice-deed-transfer = Transfer
choice-deed-archive = Archive
choice-deed-unarchive = Take out of the archive
choice-deed-timers = Timers
choice-deed-settings = Settings
choice-deed-correct = Correction
choice-deed-correct-secretly = Secret correction
choice-deed-restore = Restore
choice-deed-look = Look into a hand
choice-deed-share = A second hand by agreement
choice-deed-setup = Setup

## Public lines
mod-signed =
    { $line }
    -# Moderator: { $who }
mod-signed-why =
    { $line }
    -# Moderator: { $who }. Reason: { $why }
mod-kicked = { $name } is taken out of seat { $seat }. A stand-in takes over.
mod-kicked-vacant = { $name } is taken out of seat { $seat }. The game waits until somebody takes the seat.
mod-kicked-early = { $name } is taken away from the table; seat { $seat } is free.
mod-freed = { $seat } is no longer kept for { $player }. Whoever wants can take the seat with /game join.
mod-swapped = { $one } and { $other } change places.
mod-given-back = { $seat } is back; the stand-in leaves.
mod-stand-in-sits = A stand-in plays on seat { $seat }.
mod-answer-for = A moderator answers for { $seat }.
mod-answer-by-chance = A stand-in answers this once for { $seat }.
mod-locked = This channel is closed to chat while the game runs. Buttons go on working.
mod-unlocked = This channel is open to chat again.
mod-moved-away = The table has moved: it goes on in { $channel }.
mod-moved-here = The table has moved here from { $channel }.
mod-archived = Game { $number } is put away. A moderator can take it out again.
mod-unarchived = Game { $number } is taken out of the archive and goes on here.
mod-empty-seat = { $name } (empty seat)

## What a new player reads
mod-you-hold = You sit on seat { $seat } now. This is what it holds.
mod-section = **{ $name }**
mod-held = - { $what }

## Said to the moderator
bot-mod-kick = Taken out of the seat: { $name }
bot-mod-swap = They have changed places: { $one } and { $other }
bot-mod-stand-in = A stand-in plays for this seat now: { $seat }
bot-mod-answer-by-chance = A stand-in has answered for { $seat }.
bot-mod-transfer = The table is now in { $channel }.
bot-mod-archive = Game { $number } is in the archive. Take it out again with /mod unarchive.
bot-mod-unarchive = Game { $number } goes on here.

## Refusals
bot-not-running-archived = The game has been put away. A moderator can take it out again with /mod unarchive.
bot-status-archived = put away
mod-nobody-there = No player sits there.
mod-swap-nothing = Name two different seats, at least one of them with a player.
mod-swap-own = You play at this table, so you may not swap your own seat: you would see another hand.
mod-stand-in-already = A stand-in plays on that seat already.
mod-nobody-to-return = There is nobody to whom that seat could go back. Use /mod replace.
mod-left-server = { $player } is no longer on this server.
mod-no-chance = No answer was found by chance. Answer for the seat, or put a player there.
mod-plays-beside = You play at this table, or have played, and now all answer beside each other: that nobody learns who has finished, a moderator who never played here has to do this.
mod-plays-too = You play at this table, or have played, so you may not choose from another hand. Leave the answer out: then a stand-in answers this once.
mod-plays-rollback = You play at this table, or have played, so you may not take back dice or secrets on your own. Ask everybody with /game undo, or a moderator who does not play.
mod-not-legal = That is not a legal answer now.
mod-locked-already = This channel is locked already.
mod-unlocked-already = This channel is not locked by /mod lock.
mod-lock-not-here = Only text channels and threads can be locked.
mod-moved-nowhere = The table stands in that channel already.
mod-channel-unseen = I do not see { $channel }, or it is no text channel or thread. Let me view it first.
mod-not-archived = There is no such game in this server's archive.
bot-permission-manage-threads = Manage Threads
bot-permission-manage-roles = Manage Permissions

## Undo by agreement
undo-line = { $line } · { $about }
undo-more = { $n ->
    [one] one answer before these
   *[other] { $n } answers before these
  }
undo-besides = something besides the question
undo-correction = a correction
undo-everybody = All players
undo-moderator = a moderator
undo-agreed-so-far = Agreed: { $players }
undo-withdraw = Withdraw
undo-withdrawn = { $seat } withdraws the request. Nothing is taken back.
undo-not-yours = Only whoever asked can withdraw the request.
share-ask = Ask the others
share-asked = { $player } would like to sit on seat { $seat }, and knows what seat { $known } holds.
share-means = Agree only if you do not mind: { $player } will know the secrets of both sides, such as cards in hand and objectives, and can use that against everybody. What was seen cannot be taken back.
share-agreed = Everybody agrees: { $player } may now sit on seat { $seat }.
share-refused = { $seat } does not agree. Everybody stays where they are.
share-withdrawn = { $seat } withdraws the request. Everybody stays where they are.
share-nobody = There is nobody else at this table who could agree to that.

## Going back
rolling-title = Go back to the start of which turn?
rolling-point = `{ $n }` { $at } · { $headline } · { $lost ->
    [one] one answer would be lost
   *[other] { $lost } answers would be lost
  }
rolling-label = { $n } · { $headline }
rolling-loses = { $lost ->
    [one] One answer would be lost
   *[other] { $lost } answers would be lost
  }
rolling-choose = Choose a turn to see it
rolling-unknown = an earlier turn
rolling-sealed = Dice or secrets are among them: after this dice fall anew; decks, bags and facedown stacks are mixed.
rolling-do = { $lost ->
    [one] Roll back one answer
   *[other] Roll back { $lost } answers
  }
rolling-gone = The game has moved on since. Open /mod rollback again.

## The log and the audit
audit-title = What moderators did ({ $n })
audit-nothing = Nothing that fits.
audit-line = { $at } · { $where } · { $deed }
mod-log-line = { $where } · { $deed }
audit-where = { $channel } (game { $number })
audit-game = game { $number }
audit-server = server
audit-why = { $deed } Reason: { $why }
audit-a-stand-in = a stand-in
audit-gone = somebody whose data is deleted
audit-none = none
audit-other = { $who } does something else ({ $what }).
audit-pause = { $who } pauses the game.
audit-resume = { $who } lets the game go on.
audit-end = { $who } ends the game.
audit-kick = { $who } takes { $from } out of seat { $seat }.
audit-replace = { $who } puts { $to } on seat { $seat } (before: { $from }).
audit-swap = { $who } lets the players of seats { $seat } and { $other } change places.
audit-give-back = { $who } gives seat { $seat } back to { $to }.
audit-stand-in = { $who } gives seat { $seat } to a stand-in (before: { $from }).
audit-answer-for = { $who } answers for seat { $seat }.
audit-answer-by-chance = { $who } lets a stand-in answer once for seat { $seat }.
audit-look = { $who } opens what seat { $seat } can answer in secret.
audit-share = All others agree with { $who } that { $to } may sit on seat { $seat }.
audit-rollback = { $who } takes back { $count ->
    [one] one answer
   *[other] { $count } answers
  }, from answer { $since } on.
audit-undo-agreed = All players agree with { $who } to take back { $count ->
    [one] one answer
   *[other] { $count } answers
  }, from answer { $since } on.
audit-lock = { $who } closes the channel to chat.
audit-unlock = { $who } opens the channel to chat.
audit-transfer = { $who } moves the table from { $from_channel } to { $to_channel }.
audit-archive = { $who } puts the game away.
audit-unarchive = { $who } takes the game out of the archive.
audit-settings = { $who } changes the table's settings.
audit-setup = { $who } sets up the server.

## Setting up a server
setup-title = How this server is set up
setup-changed = This server is set up anew: { $settings }
setup-language = Language of new tables: { $language }
setup-language-default = that of the server on Discord
setup-role = Role that may moderate: { $role }
setup-log = Log of moderators' deeds: { $channel }
setup-none = none
setup-who-always = May always moderate: { $owner }, who owns the server, and everyone with Manage Channels or Administrator
setup-owner = the person
setup-who-role = May moderate: everyone with the role { $role }
setup-who-plays = Whoever plays at a table, or has played, cannot look into other hands there, not even as a moderator
setup-who = Only the server's owner, or somebody with Manage Channels on the whole server, can set it up.
setup-everyone = That role is everybody's. Choose another one.
setup-not-here = That is done on a server.
