### For whoever runs the bot: stopping, status.

bot-leaving = The bot is being restarted. Nothing was changed: try again in a minute.
bot-presence = Games under way: { $games }

## python -m bot status
bot-status-help = Shows how the running bot is doing. The exit code is 0 when it is connected, so this is also a health check.
bot-status-none = No bot has run on this database yet.
bot-status-stale = The bot does not run, or hangs: its last figures are { $minutes } min old.
bot-status-apart = The bot runs, but is not connected to Discord right now.
bot-status-well = The bot runs and is connected to Discord.
bot-status-since = Running since { $since }; servers: { $servers }.
bot-status-games = Games under way: { $games }, of them in memory: { $memory }. Answers in the last hour: { $answers }.
bot-status-outbox = Waiting to be posted: { $rows }, the oldest for { $seconds } s.
bot-status-latency = Acknowledged in { $fast } ms (median) and { $slow } ms (99th percentile) in the last hour. Heartbeat: { $gateway } ms.
bot-status-machine = Memory: { NUMBER($mebibytes, useGrouping: 0) } MiB. In the log since the start: { $warnings } warnings, { $errors } errors.
