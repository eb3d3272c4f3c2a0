### For whoever runs the bot: stopping, status.

bot-leaving = The bot is restarting. Nothing was changed: try again in a minute.
bot-presence = Games in progress: { $games }
bot-picture-refused = Discord did not accept a picture here: the bot may lack “Attach Files” in this channel.
bot-picture-filtered = A filter for explicit media blocked a picture. `/game look` shows the board as text.
bot-message-refused = Discord did not accept a message here (error { $code }). `/game status` shows the state of the game.

## python -m bot status
bot-metrics-missing = Metrics need the package prometheus-client: pip install '.[metrics]', or set port = 0 under [metrics].
bot-status-help = Shows the state of the running bot. The exit code is 0 when it is connected, so this is also a health check.
bot-status-none = No bot has run on this database yet.
bot-status-stale = The bot is not running or hangs: its last figures are { $minutes } min old.
bot-status-apart = The bot is running but not connected to Discord right now.
bot-status-help-here = only the processes on this machine: the health check of one of several
bot-status-missing = The bot is running, but no process serves shards { $shards }.
bot-status-process = Process { $process } on { $machine }: { $n ->
    [0] standby
   *[other] shards { $shards }
}.
bot-status-well = The bot is running and connected to Discord.
bot-status-since = Running since { $since }; servers: { $servers }.
bot-status-games = Games in progress: { $games }, in memory: { $memory }. Answers in the last hour: { $answers }.
bot-status-lessons = Guided first games by their next step: { $steps }.
bot-status-outbox = Waiting to be posted: { $rows }, the oldest for { $seconds } s.
bot-status-latency = Acknowledged in { $fast } ms (median) and { $slow } ms (99th percentile) in the last hour. Heartbeat: { $gateway } ms.
bot-status-programs = AI players: { $chance } random answers for lack of one, { $replaced } processes replaced
bot-status-limits = Discord rate limits since the start: { $limited }; drawing processes replaced: { $repainted }
bot-status-machine = Memory: { NUMBER($mebibytes, useGrouping: 0) } MiB. Log since the start: { $warnings } warnings, { $errors } errors.

## python -m bot restore
bot-restore-help = Restores the database from a backup while no bot runs. The old database is kept next to it.
bot-restore-done = { $path } is now a copy of { $file }.
bot-restore-kept = The previous database is now { $path }.
bot-restore-damaged = { $path } cannot be restored, so nothing was changed: { $why }.

## python -m bot check, with a token
bot-check-account = Discord accepts the token. The bot is called “{ $name }”.
bot-check-intents = No privileged intents are needed: presence, members and message content can stay off.
bot-check-endpoint = The application sends its interactions to { $url }, so the bot would not get them. Clear “Interactions Endpoint URL” in the developer portal.
bot-check-sessions = Connections left today: { $count }.
bot-check-no-answer = Discord did not answer within { $seconds } s.
bot-check-no-server = The bot is not on any server yet.
bot-check-server = Server “{ $name }”: the bot has all permissions it needs.
bot-check-server-lacks = Server “{ $name }”: the bot’s role lacks { $permissions }. Allow it in the server settings, or invite the bot again.
bot-check-invite = Invite: { $url }

## python -m bot move
bot-move-help = Moves the whole database from SQLite to PostgreSQL or back, while no bot runs. FROM and TO are paths or addresses such as postgresql://user@host/name. FROM is not changed.
bot-move-done = Moved and compared: { $games } games with { $answers } answers, { $rows } rows in total. Every game was rebuilt from both databases and is identical.
bot-move-then = Now enter { $path } under “database” in config.toml (with the password, if any) and start the bot.
bot-move-not-empty = { $path } already contains a bot’s database, so nothing was moved. Choose an empty one.
bot-move-differs = The copy differs from the original ({ $what }), so the new database was emptied again. The old one is unchanged.
bot-not-a-file = { $path } is on a server, but this command works on files. Use “python -m bot move” to make a copy.
bot-postgresql-missing = “database” is a PostgreSQL address, but its driver is not installed: pip install 'astrarch[postgresql]'
bot-check-server-database = The database { $path } responds and uses { NUMBER($kibibytes, useGrouping: 0) } KiB.
