### For whoever runs the bot: stopping, status.

bot-leaving = The bot is being restarted. Nothing was changed: try again in a minute.
bot-presence = Games under way: { $games }
bot-picture-refused = There is a picture to this, but Discord does not take it here: the bot may lack “Attach Files” in this channel.
bot-picture-filtered = There is a picture to this, but a filter for explicit media refused it. `/game look` shows the board in words.
bot-message-refused = Discord refused a message that belongs here (error { $code }). `/game status` shows where the table stands.

## python -m bot status
bot-metrics-missing = Figures for a monitor need the package prometheus-client: pip install '.[metrics]', or set port = 0 under [metrics].
bot-status-help = Shows how the running bot is doing. The exit code is 0 when it is connected, so this is also a health check.
bot-status-none = No bot has run on this database yet.
bot-status-stale = The bot does not run, or hangs: its last figures are { $minutes } min old.
bot-status-apart = The bot runs, but is not connected to Discord right now.
bot-status-help-here = only the processes on this machine: the health check of one of several
bot-status-missing = The bot runs, but no process looks after shards { $shards }.
bot-status-process = Process { $process } on { $machine }: { $n ->
    [0] it stands by
   *[other] shards { $shards }
}.
bot-status-well = The bot runs and is connected to Discord.
bot-status-since = Running since { $since }; servers: { $servers }.
bot-status-games = Games under way: { $games }, of them in memory: { $memory }. Answers in the last hour: { $answers }.
bot-status-outbox = Waiting to be posted: { $rows }, the oldest for { $seconds } s.
bot-status-latency = Acknowledged in { $fast } ms (median) and { $slow } ms (99th percentile) in the last hour. Heartbeat: { $gateway } ms.
bot-status-programs = Computer players: { $chance } answers by chance because a program had none, { $replaced } processes replaced
bot-status-limits = Discord asked for fewer requests { $limited } times since the start; processes that draw were replaced { $repainted } times
bot-status-machine = Memory: { NUMBER($mebibytes, useGrouping: 0) } MiB. In the log since the start: { $warnings } warnings, { $errors } errors.

## python -m bot restore
bot-restore-help = Puts a copy made with backup in place of the database, while no bot runs. The old database is kept beside it.
bot-restore-done = { $path } is now a copy of { $file }.
bot-restore-kept = The database from before stands in { $path }.
bot-restore-damaged = { $path } cannot be restored, so nothing was changed: { $why }.

## python -m bot check, with a token
bot-check-account = Discord accepts the token. The bot is called “{ $name }”.
bot-check-intents = No privileged intents are needed: presence, members and message content can stay off.
bot-check-endpoint = The application sends its interactions to { $url }, so the bot would hear none of them. Clear “Interactions Endpoint URL” in the developer portal.
bot-check-sessions = Connections left until tomorrow: { $count }.
bot-check-no-answer = Discord did not answer within { $seconds } s.
bot-check-no-server = The bot is on no server yet.
bot-check-server = Server “{ $name }”: the bot may do all it needs.
bot-check-server-lacks = Server “{ $name }”: the bot’s role lacks { $permissions }. Allow it in the server settings, or invite the bot again.
bot-check-invite = Invite: { $url }

## python -m bot move
bot-move-help = Moves the whole database from SQLite to PostgreSQL or back, while no bot runs. FROM and TO are paths or addresses such as postgresql://user@host/name. FROM is left as it is.
bot-move-done = Moved and compared: { $games } games with { $answers } answers, { $rows } rows in all. Every game was rebuilt from both databases and stands the same.
bot-move-then = Now write { $path } under “database” in config.toml (with the password, if there is one) and start the bot.
bot-move-not-empty = { $path } already holds a bot’s database, so nothing was moved. Name an empty one.
bot-move-differs = What arrived is not what was there ({ $what }), so the new database was emptied again. The old one is as it was.
bot-not-a-file = { $path } is on a server, and this command works on files. Use “python -m bot move” to put a copy there.
bot-postgresql-missing = “database” is an address of PostgreSQL, and what it takes is not installed: pip install 'astrarch[postgresql]'
bot-check-server-database = The database { $path } answers and takes { NUMBER($kibibytes, useGrouping: 0) } KiB.
