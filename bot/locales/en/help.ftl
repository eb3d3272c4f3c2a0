### Help: where one is, and what is next.

command-help = Where you are, what is next, and how things work here
    .name = help

bot-help-no-table = There is no table in this channel.
bot-help-no-table-how = Press a game to open one, or choose its rules with the command. Everybody else then presses “Join”.
bot-help-private = Your games
bot-help-no-games = You are not playing anywhere. Tables are opened in the channels of a server.
bot-help-answer-in = Answer: { $game } { NUMBER($n, useGrouping: 0) }
bot-help-open-missing = { $n ->
    [one] One more player is needed, or a stand-in.
   *[other] { $n } more players are needed, or stand-ins.
  }
bot-help-open-ready = There are enough of you: “Start” begins.
bot-help-open-seated = You have a seat.
bot-help-open-stranger = You have no seat yet.
bot-help-paused = The game is paused. A moderator can resume it.
bot-help-over = This game is over. Look back at it, or open another one.
bot-help-nothing-asked = You have nothing to answer now.
bot-help-asked = You are asked: { $about }
bot-help-watching = You are watching: { $game }
bot-help-you-moderate = You can moderate here: { $commands }
bot-help-topics = Or read about …
bot-help-home = Where am I?

bot-help-tables = Tables: open, join, begin, leave
bot-help-tables-text = Each channel or thread has one table. Whoever opens it takes the first seat; computer players can take empty ones. Whoever resigns leaves the seat to a stand-in.
bot-help-playing = Playing: questions and answers
bot-help-playing-text = One message says what is asked and who has to answer. Press “Answer” for your own choices, which only you see, or type a command of the game: while you type, it offers what is legal. A wrong answer is refused with its rule, and nothing is lost. Every card, technology and unit of the game can be read: see the option “card” of the rules.
bot-help-undo = Undo
bot-help-undo-text = Your last answers can be taken back freely until a die is rolled, a card is drawn or somebody else answers. Beyond that, all players have to agree by pressing a button that shows what will be lost.
bot-help-secrets = Secrets: cards, objectives, direct messages
bot-help-secrets-text = What only you may know comes by direct message, your hand as a picture besides, and can be read again at any time. When your direct messages are closed, the channel only says that something waits for you. Whoever plays at the table, or has played, cannot look into other hands, not even as a moderator.
bot-help-reactions = Reactions and standing orders
bot-help-reactions-text = Where somebody might react, all who ever could are asked, so that nobody learns who holds what. Standing orders let such chances pass for you after a random while.
bot-help-time = Reminders, absence, quiet hours
bot-help-time-text = You are reminded at the times that the table has set, but not in your quiet hours or while you are away.
bot-help-story = What happened, and pictures
bot-help-story-text = After each turn there is a picture and a short account. You can look at any place enlarged, and go back through the game. The board can be read in words, too, place by place, and below each picture a button says what its signs mean. The table and each player choose how many pictures there are.
bot-help-moderators = For moderators
bot-help-moderators-text = Whoever may manage channels, or has the moderators' role, can keep a table going. Each of these deeds is told to the table and noted in a log.
