### /me: a person's own games, reminders and settings.

bot-digest-none = You are not playing any games right now.
bot-digest-yours = **Your turn** · posted { $when }
bot-digest-others = waiting for { $players } · posted { $when }

bot-when-unclear = “{ $typed }” is not a time in the future. Examples: 2h, 30m, 1d, 18:00, tomorrow 18:00.
bot-remind-set = You will get a reminder { $when } ({ $ago }).
bot-remind-none = You have no reminders. Set one with /me remind when:2h.
bot-remind-full = You already have { $n } reminders. Cancel one first.
bot-remind-cancelled = The reminder is canceled.
bot-remind-unknown = You have no such reminder.
bot-remind-entry = - { $when }: { $what }
bot-remind-turn = if a table is still waiting for you
bot-remind-plain = no note

bot-away-set = You are away until { $until }. You get no reminders until then, and your tables can see it.
bot-away-over = Welcome back. You are no longer away.
bot-away-not = You are not away.
bot-away-form = “{ $typed }” is not a date in the future. Examples: 2026-12-31, 7d, tomorrow.
bot-away-back = I am back
bot-quiet-set = No pings from { $from } to { $until } ({ $zone }).
bot-quiet-off = You have no quiet hours.
bot-quiet-form = “{ $typed }” is not a time span. Examples: 22:00-08:00, off.
bot-zone-set = Your time zone is { $zone } (now { $time }).
bot-zone-unknown = There is no time zone “{ $typed }”. Choose one from the list, such as Europe/Warsaw.
bot-language-set = Language changed.
bot-language-is = Language: { $language }
bot-language-client = The bot now uses your Discord language.
bot-pictures = Pictures in direct messages: { $pictures }
bot-nudges-channel = You get reminders in the table’s channel.
bot-nudges-dm = You get reminders by direct message.
bot-nudges-none = You get no reminders from tables.
bot-secrets-dm = You get secret information by direct message.
bot-secrets-button = You get secret information with a button in the table’s channel.
bot-boards-dm = In games with a board for each player, yours comes by direct message on your turn.
bot-boards-none = Your board is sent only on request.

bot-data =
    This file contains all data stored about you, and no one else’s. For games in progress it lists your answers without what you chose; that is added when the game is over. Only you can see this message.
bot-data-forget = Delete my data…
bot-data-sure = **Delete all data stored about you?** This cannot be undone.
    - Your settings, reminders and invitations are deleted.
    - Your id and name are deleted in all games; your moves stay.
    - Messages already posted in Discord channels stay.
bot-data-leaves = - { $game }, { $channel }: you leave the table.
bot-data-resigns = - { $game }, { $channel }: you give up your seat and a substitute plays on. If no other people play there, the game ends.
bot-data-sure-more = - and { $n } more games like this
bot-data-forget-it = Delete all my data
bot-data-forgotten = Your data is deleted. Your games no longer contain your id or name.

command-me = You: your games, reminders and settings
    .name = me
command-me-games = All your games on all servers, and who they are waiting for
    .name = games
command-me-remind = A reminder at a time you choose; without options: list your reminders
    .name = remind
command-me-away = Away until a date: no reminders, and your tables can see it
    .name = away
command-me-quiet = Hours without pings
    .name = quiet
command-me-timezone = Your time zone
    .name = timezone
command-me-language = The language the bot uses with you
    .name = language
command-me-messages = Where you get reminders, secrets and your boards
    .name = messages
command-me-settings = All your settings
    .name = settings
command-me-data = All data stored about you, as a file; and how to delete it
    .name = data
option-me-remind-when = When: 2h, 30m, 1d, 18:00, tomorrow 18:00
    .name = when
option-me-remind-note = What to remind you of; only you can see it
    .name = note
option-me-remind-cancel = A reminder to cancel
    .name = cancel
option-me-away-until = The last day you are away, or “back”
    .name = until
option-me-quiet-hours = From–to, for example 22:00-08:00; off: none
    .name = hours
option-me-timezone-zone = For example Europe/Warsaw
    .name = zone
option-me-language-language = Which language
    .name = language
option-me-messages-nudges = Where you get reminders
    .name = reminders
option-me-messages-pictures = How many pictures you get in direct messages
    .name = pictures
option-me-messages-secrets = How you get secrets
    .name = secrets
option-me-messages-boards = Whether your own board comes on your turn, in games that have one
    .name = boards
choice-language-client = Same as Discord
choice-pictures-table = Same as the table
choice-pictures-all = All: also with questions about places
choice-pictures-turns = Turns only, none with questions
choice-pictures-few = Few: one board a round
choice-nudges-channel = In the table’s channel
choice-nudges-dm = By direct message
choice-nudges-none = Never
choice-secrets-dm = By direct message
choice-secrets-button = With a button in the channel
choice-boards-dm = By direct message
choice-boards-none = Only on request
