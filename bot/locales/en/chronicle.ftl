### What happened: history, since the last own answer, the game as a film, its figures.

## Commands
command-game-since = What happened since your last answer, with the board
    .name = since
option-game-history-pictures = Step by step, with the board after each turn
    .name = pictures

## History
bot-turn-head = **{ $headline }** · { $when }
bot-lines-before = … { $n ->
    [one] 1 earlier line
   *[other] { $n } earlier lines
  }
bot-only-you = *Only for you: { $text }*
bot-only-them = *Only for { $seats }: { $text }*
bot-history-pictures = Step by step
bot-history-step = Step { $n } of { $of }
bot-history-gone = What happened there was undone; this is the step before it.
bot-history-first = First
bot-history-back = Back
bot-history-next = Next
bot-history-last = Last
bot-history-jump = Go to …

## Since the last own answer
bot-what-happened = Catch me up
bot-since = Since your last answer ({ $when }): { $n ->
    [0] no answers yet.
    [one] 1 answer.
   *[other] { $n } answers.
  }
bot-since-start = You have not answered in this game yet. So far: { $n ->
    [one] 1 answer.
   *[other] { $n } answers.
  }
bot-since-nothing = Nothing public has happened.

## Figures
command-game-stats = Game statistics: points by round, dice luck, time taken
    .name = stats
option-show = Post it in the channel, not only for you
    .name = show
bot-stats-title = { $game }: { $headline }
bot-stats-over = { $game }: statistics
bot-stats-posted = Game statistics
bot-stats-points = Points by round
bot-stats-chances = Chance to win by round, in %
bot-stats-round = Round
bot-stats-luck = Dice: hits against expectation
bot-stats-no-dice = no dice
bot-stats-hits = { $hits } of { $dice } dice
bot-stats-time = Median time to answer
bot-stats-answers = { $n ->
    [one] 1 answer
   *[other] { $n } answers
  }
bot-stats-seconds = { $n } s
bot-stats-minutes = { $n } min
bot-stats-hours = { $n } h { $minutes } min
bot-stats-days = { $n } d { $hours } h
bot-stats-unknown = –
bot-stats-alt = { $name }: { $points }; dice { $luck }; median time { $time }, { $n ->
    [one] 1 answer
   *[other] { $n } answers
  }.
bot-stats-alt-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
bot-stats-alt-chances = { $name }: chance to win by round, in %: { $chances }.
bot-stats-alt-luck = { $luck } (hits: { $hits } of { $dice })

## The game as a film
command-game-replay = The whole game as an animated picture
    .name = replay
bot-replay-round = Round { $n }
bot-replay-alt = The game from its start in { $n ->
    [one] 1 picture
   *[other] { $n } pictures
  }. The last one:
bot-ending-title = { $game }: the end
bot-ending-won = Victory
bot-ending-length = { $rounds ->
    [0] { $time }, { $answers } answers
    [one] 1 round, { $time }, { $answers } answers
   *[other] { $rounds } rounds, { $time }, { $answers } answers
  }
bot-ending-name = { $name }
bot-ending-side = { $name } ({ $side })
bot-ending-part = { $of } { $n }
bot-ending-alt = { $place }. { $who }: { $points }.
bot-ending-alt-parts = { $place }. { $who }: { $points } ({ $parts }).
bot-the-end = ## { $what }
    -# { $seed }
bot-figures = Figures
bot-film = Replay
bot-film-coming = The replay is being drawn and appears here in a few seconds.
bot-another = Another one
