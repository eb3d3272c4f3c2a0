### Whom a table waits for, reminders, timers.

bot-waiting-since = Waiting for { $players } · posted { $when }
bot-closes-by-itself = Closes by itself. Players who can react get a private message.
bot-asked = { $player } (posted { $when })
bot-here = { $player }
bot-away = { $player } (away until { $until })
bot-away-until = away until { $until }

## Clocks
bot-clock-until = Clock runs out { $when }
bot-clocks-until = Clocks run out: { $players }
bot-clock-of = { $player } { $when }
bot-clock-left = clock: { $left }
bot-clock-nothing = Clock: { $bank } each, { $more } more per turn, at most { $most }; then one more reminder
bot-clock-answer = Clock: { $bank } each, { $more } more per turn, at most { $most }; then a substitute answers once
bot-clock-seat = Clock: { $bank } each, { $more } more per turn, at most { $most }; then a substitute takes the seat
bot-clock-vote = Clock: { $bank } each, { $more } more per turn, at most { $most }; then the other players vote
bot-setting-clock = Clock for each player

## Reminders
bot-nudge = Your turn in { $channel } · posted { $when }
bot-go-there = To the question
bot-nudge-answer = Without an answer by { $when }, a substitute answers once for { $players }
bot-nudge-seat = Without an answer by { $when }, a substitute takes the seat ({ $players }). Take it back with /game join.
bot-nudge-vote = Without an answer by { $when }, the other players can vote to go on without { $players }
bot-nudge-time-up = The time limit for an answer is up.
bot-snooze = Remind me in 3 hours
bot-snoozed = You will get a reminder { $when }, unless you have answered by then.
bot-late-answered = Time is up: a substitute answers for { $seat }.
bot-late-covered = Time is up: a substitute answered for you and takes your seat once everyone has answered. Use /game undo before then to keep your seat.
bot-late-unseated = Time is up: a substitute takes over for { $name }. { $player } can take the seat back with /game join.
bot-recall = Your reminder.
bot-recall-note = Your reminder: { $note }
bot-recall-aloud = { $player }, your reminder.

## Votes on somebody who is absent, and on a pause
bot-late-vote = Time is up for { $seat }. The other players can vote: a substitute takes the seat, or the game pauses.
bot-vote-replace = Substitute …
bot-vote-pause = Pause …
bot-vote-asked-replace = { $player } asks for a vote: a substitute takes over for { $seat } until they come back.
bot-vote-asked-pause = { $player } asks for a vote: the game pauses.
bot-vote-asked-resume = { $player } asks for a vote: the game goes on.
bot-vote-needs = Votes still needed: { $n } · not yet: { $players }
bot-vote-carried = The vote has passed.
bot-vote-withdrawn = { $player } withdraws the vote.
bot-vote-unseated = The players have voted: a substitute takes over for { $name }. { $player } can take the seat back with /game join.
bot-vote-paused = The players have voted: the game pauses. /play vote ends the pause.
bot-vote-resumed = The players have voted: the game goes on.
bot-vote-too-soon = Nobody can be replaced by vote there now. That needs a player everyone is waiting for: away, or out of time despite two reminders.
bot-vote-moderators = A moderator has paused this game, so a moderator ends the pause.

## Timers
bot-span = { $parts }
bot-span-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
  }
bot-span-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
  }
bot-span-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
bot-timers-remind = Reminder after: { $after }
bot-timers-silent = No reminders
bot-timers-endless = No time limit
bot-timers-nothing = Time to answer: { $limit }, then one more reminder
bot-timers-answer = Time to answer: { $limit }, then a substitute answers once
bot-timers-seat = Time to answer: { $limit }, then a substitute takes the seat
bot-timers-vote = Time to answer: { $limit }, then the other players vote
bot-timers-absent = Time also runs for people who are away
bot-timers-and = { $one }; { $more }
bot-timers-set = New time limits: { $timers }
bot-timers-form = “{ $typed }” is not a list of times. Examples: 12h 1d 3d, off.
bot-timers-limit-form = “{ $typed }” is not a time. Examples: 2d, 36h, off.
bot-timers-range = Choose up to five times from { $low } to { $high }.
bot-timers-no-limit = Set a time limit as well; without one, no answer is late.
bot-timers-who = Only a moderator, or the host before the start, can set the timers.
audit-timers = { $who } changes the time limits.

command-mod-timers = Time limits: reminders, and what happens when time is up
    .name = timers
option-mod-timers-remind = Remind after these waiting times, for example 12h 1d 3d; off: never
    .name = remind
option-mod-timers-limit = Time to answer, for example 2d; off: no limit
    .name = limit
option-mod-timers-clock = A clock for each player, in place of one time limit
    .name = clock
option-mod-timers-late = What happens when time is up
    .name = late
option-mod-timers-absence = Whether time runs for people who are away
    .name = absence
choice-late-nothing = One more reminder
choice-late-answer = A substitute answers once
choice-late-seat = A substitute takes the seat
choice-late-vote = The other players vote
choice-clock-off = No clock
choice-clock-live = 10 min + 1 min a turn, up to 30 min
choice-clock-daily = 24 h + 4 h a turn, up to 72 h
choice-clock-weekly = 72 h + 12 h a turn, up to 120 h
choice-absence-spared = Time stops for them
choice-absence-counts = Time runs for them, too
