### Help: where one is, and what is next.

command-help = Where the game is, what to do next, and how the bot works
    .name = help

bot-help-no-table = This channel has no table.
bot-help-no-table-how = Press a game to open a table, or choose its rules with the command. Other players then press “Join”.
bot-help-private = Your games
bot-help-no-games = You are not playing any games. Tables are opened in a server’s channels.
bot-help-answer-in = Answer: { $game } { NUMBER($n, useGrouping: 0) }
bot-help-open-missing = { $n ->
    [one] 1 more player needed (or an AI player).
   *[other] { $n } more players needed (or AI players).
  }
bot-help-open-ready = Enough players have joined. Press “Start”.
bot-help-open-seated = You have a seat.
bot-help-open-stranger = You have no seat yet.
bot-help-paused = The game is paused. A moderator can resume it.
bot-help-over = This game is over. Review it, or open another one.
bot-help-nothing-asked = Nothing is waiting for you.
bot-help-asked = Your move: { $about }
bot-help-watching = You are watching: { $game }
bot-help-you-moderate = You can moderate here: { $commands }
bot-help-topics = Or read about …
bot-help-home = Where am I?

bot-help-tables = Tables: open, join, start, leave
bot-help-tables-text = Each channel or thread has one table. The host opens it and takes the first seat; AI players can fill empty seats. If you resign, a substitute takes your seat.
bot-help-playing = Playing: prompts and answers
bot-help-playing-text = Press a button under the question, or type a command; suggestions show what is legal. Illegal moves are refused with the rule and change nothing. Ask about a rule in your own words with /rules about:, and look up any card with /rules card:.
bot-help-learning = Learning a game
bot-help-learning-text = A guided first game takes about 20 minutes, in a thread of your own: you make every move with the real buttons, and a few sentences say what to do and why. After another legal move, try again or play on.
bot-help-undo = Undo
bot-help-undo-text = You can undo freely until a die is rolled, a card is drawn or another player answers. After that, all players must agree; the request shows what would be lost.
bot-help-secrets = Secrets: cards, objectives, direct messages
bot-help-secrets-text = Secret information comes by direct message. If your DMs are closed, use the button in the channel. Read it again with /secret. Anyone who plays or has played at this table cannot see other hands, moderators included.
bot-help-reactions = Reactions and automatic answers
bot-help-reactions-text = When a reaction is possible, every player who could ever react is asked, so nobody learns who holds what. Automatic answers pass for you after a natural pause.
bot-help-time = Reminders, absence, quiet hours
bot-help-time-text = You are reminded at the times set for the table, but not during your quiet hours or while you are away.
bot-help-story = What happened, and pictures
bot-help-story-text = Every turn ends with a picture and a summary. Look closer with /game board, go back with /game history, read the board as text with /game look.
bot-help-moderators = For moderators
bot-help-moderators-text = Anyone with Manage Channels or the moderator role can keep a table going. Every such action is announced at the table and logged.
