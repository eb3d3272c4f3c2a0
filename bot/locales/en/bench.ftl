### python -m bot bench: what each figure means.

bot-bench-help = Measures database, tables and commands on this machine, with seats played at random.
bot-bench-command = Measured in { $seconds } s: python -m bot bench --game { $game }
bot-bench-commits-per-second = commits a second to this disk, one after the other, each safely written
bot-bench-answers-a-game = answers in one whole game
bot-bench-saved-answers-per-second = answers a second in one game, each played, committed and on disk
bot-bench-rebuild-ms = a live table from its last safe point and the answers since
bot-bench-database-kib-a-game = the database after one whole game
bot-bench-round-trip-ms = an answer from the tables to the disk, 200 games alive
bot-bench-round-trip-of-all-at-once-ms = the same, when 200 games answer in one moment
bot-bench-answers-per-second-of-a-crowd = answers a second then
bot-bench-command-acknowledged-ms = slash command over real sockets to its first sign of life, 200 games alive
bot-bench-command-answered-ms = the same, to the words that answer it, with the commit
bot-bench-command-of-4-at-once-acknowledged-ms = four people at a time: to the first sign of life
bot-bench-command-of-4-at-once-answered-ms = four people at a time: to the words that answer
bot-bench-command-while-drawing-acknowledged-ms = while boards are drawn without a break: to the first sign of life
bot-bench-command-while-drawing-answered-ms = while boards are drawn without a break: to the words that answer
bot-bench-commands-per-second-of-a-crowd = commands a second, when 200 people type in one moment
