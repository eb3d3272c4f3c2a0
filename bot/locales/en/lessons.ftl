### Guided first games: what is alike in all of them. The words of each lesson stand in a file of its own.

command-learn = Learn a game by playing: a guided first game in a thread of your own
    .name = learn
option-learn-game = Game to learn
    .name = game
option-learn-chapter = Only this part of the lesson
    .name = chapter

lesson-learn = Learn { $game }
lesson-first-time = Your first game of { $game }? A guided one takes 20 minutes.
lesson-thread = Learn { $game } · { $player }
lesson-begun = Your guided game of { $game } is ready: { $channel }
lesson-step = Lesson: step { $n } of { $of }
lesson-press-answer = Press “{ bot-answer }”: the choices appear below, for you alone.
lesson-choose = That move is legal, but the lesson goes another way. Try again, or play on from here against AI players.
lesson-hint = Lesson hint
lesson-again = Try again
lesson-on = Play on from here
lesson-wanted = Choose: **{ $answer }**
lesson-rule = Read the rule with `/rules about: { $rule }`
lesson-not-left = The lesson has already moved on.
lesson-no-hint = Nothing more to say here.
lesson-played-on = The lesson is over. AI players now play the other seats.
lesson-chapters = For one part alone, type /learn and pick it under chapter: { $chapters }
lesson-no-chapter = This lesson has no chapter “{ $chapter }”. Pick one from the list.
lesson-chapter-begun = { $chapter }: what comes before has been played for you.
lesson-chapter-end = **End of the chapter “{ $chapter }”.** From now on AI players play the other seats: play on as long as you like, or begin another chapter with /learn in a channel.
