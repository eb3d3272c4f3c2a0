### Whom a table waits for, reminders, timers.

bot-waiting-since = Waiting for: { $players } · asked { $when }
bot-closes-by-itself = Closes by itself. Who has something to use hears of it in private.
bot-asked = { $player } (asked { $when })
bot-here = { $player }
bot-away = { $player } (away until { $until })
bot-away-until = away until { $until }

## Reminders
bot-nudge = Your answer is missing in { $channel } · asked { $when }
bot-go-there = To the question
bot-nudge-answer = Without an answer by { $when } a stand-in gives this one, for: { $players }
bot-nudge-seat = Without an answer by { $when } a stand-in takes the seat of: { $players }. It can be taken back with /game join.
bot-nudge-time-up = The table's time for an answer is up.
bot-snooze = Remind me in 3 hours
bot-snoozed = You will be reminded { $when }, unless you have answered by then.
bot-late-answered = Time is up: a stand-in answers for { $seat }.
bot-late-covered = Time is up: a stand-in answers for you here, and takes your seat once all have answered. Take one of these answers back with /game undo before that, and the seat stays yours.
bot-late-unseated = Time is up: a stand-in takes over for { $name }. { $player } can take the seat back with /game join.
bot-recall = You wanted to be reminded.
bot-recall-note = You wanted to be reminded: { $note }
bot-recall-aloud = { $player }, you wanted to be reminded now.

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
bot-timers-nothing = Time for an answer: { $limit }, then one more reminder
bot-timers-answer = Time for an answer: { $limit }, then a stand-in gives it
bot-timers-seat = Time for an answer: { $limit }, then a stand-in takes the seat
bot-timers-absent = Time runs for people who are away, too
bot-timers-and = { $one }; { $more }
bot-timers-set = How long the table waits from now on: { $timers }
bot-timers-form = “{ $typed }” is not a list of times. Write, for example, 12h 1d 3d, or off.
bot-timers-limit-form = “{ $typed }” is not a time. Write, for example, 2d or 36h, or off.
bot-timers-range = Choose times from { $low } to { $high }, five at most.
bot-timers-no-limit = Set a time limit as well, or nobody can be late.
bot-timers-who = Only a moderator can set the timers here; before the start whoever opened the table can, too.
audit-timers = { $who } sets how long the table waits.

command-mod-timers = How long the table waits: reminders, and what happens when time is up
    .name = timers
option-mod-timers-remind = Remind after these times of waiting, such as 12h 1d 3d; off: never
    .name = remind
option-mod-timers-limit = Time for an answer, such as 2d; off: no limit
    .name = limit
option-mod-timers-late = What happens when time is up
    .name = late
option-mod-timers-absence = Whether time runs for people who are away
    .name = absence
choice-late-nothing = One more reminder
choice-late-answer = A stand-in gives this one answer
choice-late-seat = A stand-in takes the seat
choice-absence-spared = Time stands still for them
choice-absence-counts = Time runs for them, too
