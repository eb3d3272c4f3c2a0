### What happened: history, since the last own answer, the game as a film, its figures.

## Commands
command-game-since = What happened since your last answer, with the board
    .name = since
option-game-history-pictures = Step by step, with the board after each turn
    .name = pictures

## History
bot-turn-head = **{ $headline }** · { $when }
bot-lines-before = … { $n ->
    [one] one line
   *[other] { $n } lines
  } before this
bot-only-you = *Only for you: { $text }*
bot-only-them = *Only for { $seats }: { $text }*
bot-history-pictures = Step by step, with pictures
bot-history-step = Step { $n } of { $of }
bot-history-gone = What happened there was taken back; this is the turn before it.
bot-history-first = First
bot-history-back = Back
bot-history-next = Next
bot-history-last = Last
bot-history-jump = Go to …

## Since the last own answer
bot-what-happened = What happened?
bot-since = Since your last answer ({ $when }): { $n ->
    [0] no answer yet.
    [one] one answer.
   *[other] { $n } answers.
  }
bot-since-start = You have not answered in this game yet. So far: { $n ->
    [one] one answer.
   *[other] { $n } answers.
  }
bot-since-nothing = Nothing that anybody could see.

## Figures
command-game-stats = The game in figures: points by round, luck with the dice, time taken
    .name = stats
option-show = Post it for the whole channel, not only for you
    .name = show
bot-stats-title = { $game }: { $headline }
bot-stats-over = { $game }: the game in figures
bot-stats-posted = The game in figures
bot-stats-points = Points by round
bot-stats-round = Round
bot-stats-luck = Dice: hits against expectation
bot-stats-no-dice = no dice
bot-stats-hits = { $hits } of { $dice } dice
bot-stats-time = Time for an answer (median)
bot-stats-answers = { $n ->
    [one] 1 answer
   *[other] { $n } answers
  }
bot-stats-seconds = { $n } s
bot-stats-minutes = { $n } min
bot-stats-hours = { $n } h { $minutes } min
bot-stats-days = { $n } d { $hours } h
bot-stats-unknown = –
bot-stats-alt = { $name }: { $points }; dice { $luck }; median answer after { $time }, { $n ->
    [one] 1 answer
   *[other] { $n } answers
  }.
bot-stats-alt-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
bot-stats-alt-luck = { $luck } (hits: { $hits } of { $dice })

## The game as a film
command-game-replay = The whole game as an animated picture of the board
    .name = replay
bot-replay-round = Round { $n }
bot-replay-alt = The game from its start in { $n ->
    [one] one picture
   *[other] { $n } pictures
  }, one after the other. The last one:
