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
