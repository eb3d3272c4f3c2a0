### New tables by a name: a server's presets.
command-play = New tables by a preset of this server
    .name = play
command-play-new = Open a table as a preset of this server says
    .name = new
option-play-new-preset = Name of the preset
    .name = preset
option-play-new-thread = Thread for the table
    .name = thread
option-play-new-language = Language of the table
    .name = language
command-play-presets = The presets of this server, each as text to share
    .name = presets
command-play-save = Save this table’s options, settings and AI players as a preset
    .name = save
option-play-save-name = Name of the preset; one of that name is replaced
    .name = name
option-play-save-text = The text of a preset, instead of this table
    .name = text
command-play-forget = Delete a preset
    .name = forget
option-play-forget-preset = Name of the preset
    .name = preset

bot-presets = **Presets of this server.** /play new opens a table; the text works on other servers: /play save text:
bot-presets-none = This server has no presets yet. /play save keeps a table’s options and settings under a name.
bot-preset-saved = Saved as **{ $name }**:
bot-preset-forgotten = Preset deleted: { $name }.
bot-preset-unknown = This server has no preset called “{ $name }”.
bot-preset-form = This text is not a preset. An example: ti4 points=14 | pace=quick
bot-preset-long = This table has too much that is unusual for a preset, such as a long map text.
bot-preset-settings = No table can be set like this: { $typed }.
bot-presets-full = A server has at most { $n } presets. /play forget deletes one.
command-play-note = A note on this game that only you can read
    .name = note
option-play-note-text = What you want to remember; it replaces your earlier note
    .name = text
option-play-note-where = Where you see it
    .name = where
choice-note-prompt = Under my own question
choice-note-apart = Only with /play note
choice-note-delete = Nowhere: delete it
bot-own-note = 📝 Your note: { $words }
bot-own-note-none = You have no note on this game. /play note keeps one; only you can read it.
bot-own-note-deleted = Your note is deleted.

command-play-vote = Ask the other players to vote: replace an absent player, pause, go on
    .name = vote
option-play-vote-what = What the players vote on
    .name = what
option-play-vote-seat = Whose seat; empty: the player everyone waits for
    .name = seat
choice-vote-replace = A substitute plays for an absent player
choice-vote-pause = Pause the game
choice-vote-resume = End a pause set by vote

### Words in private.
command-play-whisper = Send a private message to another player of this game
    .name = whisper
option-play-whisper-player = Who reads it
    .name = player
option-play-whisper-text = What you want to say
    .name = text
command-play-whispers = Read your private messages of this game
    .name = whispers

bot-whisper-letter = { $seat } to you, in private ({ $channel }): { $words }
    Answer with /play whisper in that channel.
bot-whisper-letter-open = { $seat } to you, in private ({ $channel }): { $words }
    Answer with /play whisper in that channel. Once the game is over, everyone can read both.
bot-whispered = { $seat } gets your private message.
bot-whispered-open = { $seat } gets your private message. Once the game is over, everyone can read it, as this table chose.
bot-whisper-said = - You to { $seat }: { $words }
bot-whisper-told = - { $seat } to you: { $words }
bot-whispers = **Your private messages of this game.** Only you and the other player can read each of them.
bot-whispers-later = **Your private messages of this game.** Until it is over, only you and the other player can read each of them; then everyone can.
bot-whispers-open = **The private messages of this game**, which everyone can read now, as this table chose.
bot-whisper-between = - { $seat } to { $other }: { $words }
bot-whispers-none = You have no private messages in this game. /play whisper sends one.
bot-whisper-waits = { $player }, a private message is waiting for you: /play whispers
bot-whisper-self = You cannot send yourself a private message.
bot-whisper-nobody = { $player } does not play in this game.
bot-whisper-empty = Write what you want to say.
bot-whisper-off = Private messages are switched off at this table.
bot-whisper-not-here = In this game, players talk in the open.
bot-setting-whispers = Private messages between players (/play whisper)
bot-setting-whispers-after = Once the game is over, everyone can read the private messages (/play whispers)
bot-limit-whispers = Hourly limit for private messages reached ({ $n }). Try again later.

### The message with all tables of a server.
command-play-overview = Show all tables of this server in one message here, kept up to date; again: remove it
    .name = overview
bot-overview = { $n ->
    [one] 1 table on this server
   *[other] { $n } tables on this server
  }
bot-overview-none = No open tables. /game new or /play new opens one.
bot-overview-more = { $n ->
    [one] 1 more table: /game list
   *[other] { $n } more tables: /game list
  }
bot-overview-more-seeks = { $n ->
    [one] 1 more in the list below
   *[other] { $n } more in the list below
  }
bot-overview-here = This channel shows all tables from now on. Private tables are left out.
bot-overview-gone = The overview is removed.

### Looking for players.
command-play-seek = Look for people to play with; a table opens as soon as enough fit together
    .name = seek
option-play-seek-game = Game
    .name = game
option-play-seek-also = Another game you would play
    .name = also
option-play-seek-pace = How fast: an evening, a turn a day, a turn a week
    .name = pace
option-play-seek-seats = Number of seats; without it, the usual number
    .name = seats
option-play-seek-level = AI players of this level fill up when the wait is over
    .name = level
option-play-seek-language = Language of the table; without it any
    .name = language
option-play-seek-hours = Hours to wait (24)
    .name = hours
option-play-seek-friend = A friend who sits at the same table, once they accept
    .name = friend
option-play-seek-friend2 = Another friend
    .name = friend2
option-play-seek-friend3 = Another friend
    .name = friend3
option-play-seek-call = Call the role for searches, if this server has one
    .name = call
command-play-stop = Stop looking for players
    .name = stop
command-play-avoid = Players you do not want to sit with; only you see them
    .name = avoid
option-play-avoid-player = One more, or one fewer
    .name = player
choice-pace-live = live, in one sitting
choice-pace-daily = daily
choice-pace-weekly = weekly

bot-pace-live = live
bot-pace-daily = daily
bot-pace-weekly = weekly
bot-overview-seeks = Looking for players
bot-seek-line = { $player }: { $what }
bot-seek-what = { $games } · { $pace } · { $seats } · { $language } · ends { $when }
bot-seek-seats = { $n ->
    [one] 1 seat
   *[other] { $n } seats
  }
bot-seek-seats-any = any number of seats
bot-seek-language-any = any language
bot-seek-join = Join …
bot-seek-option = { $player }: { $games }
bot-seeks = You are looking for players: { $what }
    A thread opens as soon as enough players fit together. /play stop ends the search.
bot-seek-found = Your table is open: see the new thread.
bot-seek-none = You are not looking for players here.
bot-seek-stopped = You are no longer looking for players.
bot-seek-gone = That search is over.
bot-seek-own = This is your own search. /play stop ends it.
bot-seek-no-seats = None of these games has { $n } seats.
bot-seek-over = Nobody was found for { $games } in time. /play seek starts a new search; /game new opens a table with AI players.
bot-seek-calls = { $role }: players wanted. { $what }
bot-seek-called = { $role } was called in this channel.
bot-seek-no-role = No role was called: this server has none for searches. A moderator chooses one with /mod setup seekers.
bot-seek-role-closed = { $role } was not called: “Allow anyone to @mention this role” is off, and I lack “Mention All Roles” here.
bot-seek-not-written = Nobody was called: you or I cannot write in this channel.
bot-party-asks = { $player } wants to play { $games } together with { $friends }. The search begins when everyone has accepted.
bot-party-join = Play together
bot-party-waits = { $n ->
    [2] The search begins when both of you look. Your friend accepts in the channel.
   *[other] The search begins when all { $n } of you look. Your friends accept in the channel.
  }
bot-party-looks = { $n ->
    [2] Both of you look now.
   *[other] All { $n } of you look now.
  }
bot-party-left = { $player } no longer looks for a table together with you, so your search is over, too. /play seek starts a new one.
bot-party-whom = Choose other people as friends, not yourself or a bot.
bot-party-too-many = No table you want has seats for { $n } people.
bot-party-there = You already look together.
bot-match = { $players }: your table of { $game } ({ $pace }) is open. Start when everyone is here.
bot-avoids = You do not sit with: { $players }. /play avoid with a player changes that. Only you see this.
bot-avoids-nobody = You avoid nobody. /play avoid with a player changes that.
bot-avoid-self = You cannot avoid yourself.
bot-avoided = /play seek no longer seats you with { $player }. Only you know this.
bot-avoided-no-more = /play seek may seat you with { $player } again.
bot-limit-calls = No role was called: that works only once an hour on a server.
bot-limit-seeks = Hourly limit for searches reached ({ $n }). Try again later.

### Plans: the own next decisions, answered in advance.
command-play-plan = Only for you: answer up to five of your next decisions in advance
    .name = plan
bot-plan-title = Your plan
bot-plan-empty = Nothing planned.
bot-plan-step = { $n }. { $asked } → **{ $wanted }**
bot-plan-option = { $n }. { $asked } → { $wanted }
bot-plan-or = { $first }, else { $then }
bot-plan-calm = { $step } (only while nobody else does anything next to you)
bot-plan-explained = You are still asked, and can answer first. Planned answers follow in this order, each after a natural pause; reactions are not planned. If none is possible, the plan ends and you get a message.
bot-plan-explained-alone = Your planned answers are given immediately, in this order. If none of the answers is possible, the plan ends and you get a message.
bot-plan-add = Plan a decision
bot-plan-clear = Delete the plan
bot-plan-which = Which decision …
bot-plan-foreseen = These decisions probably come next. The bot played on from what you know, with every other player doing as little as possible.
bot-plan-none-foreseen = What you decide next depends on dice or on what you cannot know, so there is nothing to plan now.
bot-plan-take = Your answer …
bot-plan-else = Or, if that is not possible …
bot-plan-page = More answers
bot-plan-done = Done
bot-plan-when = When step { $n } applies …
bot-plan-when-always = Step { $n }: always
bot-plan-when-calm = Step { $n }: only while nobody else does anything next to you
bot-plan-drop = Delete from a step on …
bot-plan-full = A plan has at most { $n } steps.
bot-plan-not-here = In a lesson there is nothing to plan.
bot-plan-over = Your plan is over at “{ $step }”: { $why }
bot-plan-back = answers were taken back.
bot-plan-otherwise = you answered differently.
bot-plan-disturbed = { $what }
bot-plan-impossible = not possible now: { $wanted }.

### A moment of a game: what a message was about, and a button that leads to a step of its history.
command-what = The step of the game that a message tells, and the board then
    .name = What was this?
command-play-link = Post a button that leads to a step of this game
    .name = link
option-play-link-step = Which step; empty: the last one
    .name = step
bot-what-not-mine = This works on messages of the bot.
bot-what-before = This message is older than the last game of this channel.
bot-link = Step { $n } of { $of }: { $headline }
bot-link-open = Look at it
bot-link-unknown = No such step: choose from 1 to { $n }.
