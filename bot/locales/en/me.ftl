### /me: a person's own games, reminders and settings.

bot-digest-none = You are not playing anywhere right now.
bot-digest-yours = **Your turn**, asked { $when }
bot-digest-others = waiting for { $players }, asked { $when }

bot-when-unclear = “{ $typed }” is not a time to come. Write, for example, 2h, 30m, 1d, 18:00 or tomorrow 18:00.
bot-remind-set = You will be reminded { $when } ({ $ago }).
bot-remind-none = You have no reminders. Ask for one with /me remind when:2h.
bot-remind-full = You have { $n } reminders already. Cancel one first.
bot-remind-cancelled = That reminder is cancelled.
bot-remind-unknown = There is no such reminder of yours.
bot-remind-entry = - { $when }: { $what }
bot-remind-turn = if a table still waits for you
bot-remind-plain = without a note

bot-away-set = You are away until { $until }. Until then nobody reminds you, and your tables see it.
bot-away-over = Welcome back. Your tables count on you again.
bot-away-not = You are not away.
bot-away-form = “{ $typed }” is not a day to come. Write, for example, 2026-12-31, 7d or tomorrow.
bot-away-back = I am back
bot-quiet-set = Nobody pings you from { $from } to { $until } ({ $zone }).
bot-quiet-off = You have no quiet hours.
bot-quiet-form = “{ $typed }” is not a span of time. Write, for example, 22:00-08:00, or off.
bot-zone-set = Your time zone is { $zone }. It is { $time } there now.
bot-zone-unknown = There is no time zone “{ $typed }”. Choose one from the list, such as Europe/Warsaw.
bot-language-set = From now on you read this language.
bot-language-is = Language: { $language }
bot-language-client = From now on you read the language of your Discord.
bot-pictures = Pictures in private: { $pictures }
bot-nudges-channel = Reminders reach you in the table's channel.
bot-nudges-dm = Reminders reach you by direct message.
bot-nudges-none = Tables do not remind you.
bot-secrets-dm = Secrets reach you by direct message.
bot-secrets-button = Secrets wait behind a button in the table's channel.
bot-boards-dm = In games where each seat has a board of its own, yours comes by direct message with your turn.
bot-boards-none = Your own board comes only when you ask for it.

bot-data =
    This file holds everything that is kept about you, and about nobody else. Of games under way it names your answers without what you chose; that is added when a game is over. Only you see this message.
bot-data-forget = Delete my data…
bot-data-sure = **Delete everything that is kept about you?** This cannot be taken back.
    - Your settings, reminders and invitations are deleted now.
    - In all games your id and your name are deleted; what was played stays.
    - Nobody may hold two hands of one game. So a game keeps a mark in place of your id, from which nobody can read who you are, and by which it knows you only if you come back.
    - Messages that stand in Discord's channels already are not changed.
bot-data-leaves = - { $game }, { $channel }: you leave the table.
bot-data-resigns = - { $game }, { $channel }: you give your seat up, and a stand-in plays on. If nobody else plays there, the game ends.
bot-data-sure-more = - and as many other games as this: { $n }
bot-data-forget-it = Delete everything about me
bot-data-forgotten = Your data is deleted. In the games you played there is neither your id nor your name any more.

command-me = You: your games, reminders and settings
    .name = me
command-me-games = All your games on all servers, and whom they wait for
    .name = games
command-me-remind = A reminder at a time you choose; without options: your reminders
    .name = remind
command-me-away = Away until a day: no reminders, and your tables know
    .name = away
command-me-quiet = Hours in which nobody pings you
    .name = quiet
command-me-timezone = Your time zone
    .name = timezone
command-me-language = The language in which the bot speaks to you
    .name = language
command-me-messages = Where reminders, secrets and your own boards reach you
    .name = messages
command-me-settings = All your settings
    .name = settings
command-me-data = Everything that is kept about you, as a file; and how to have it deleted
    .name = data
option-me-remind-when = When: 2h, 30m, 1d, 18:00, tomorrow 18:00
    .name = when
option-me-remind-note = What to remind you of; only you read it
    .name = note
option-me-remind-cancel = A reminder you no longer want
    .name = cancel
option-me-away-until = The last day you are away, or “back”
    .name = until
option-me-quiet-hours = From when to when, such as 22:00-08:00; off: none
    .name = hours
option-me-timezone-zone = Such as Europe/Warsaw
    .name = zone
option-me-language-language = Which language
    .name = language
option-me-messages-nudges = Where reminders reach you
    .name = reminders
option-me-messages-pictures = How many pictures you see in private
    .name = pictures
option-me-messages-secrets = How secrets reach you
    .name = secrets
option-me-messages-boards = Whether your own board comes with your turn, where each seat has one
    .name = boards
choice-language-client = As in Discord
choice-pictures-table = As the table has it
choice-pictures-all = All: questions about places show them
choice-pictures-turns = Turns only, none with questions
choice-pictures-few = Few: a board a round
choice-nudges-channel = In the table's channel
choice-nudges-dm = By direct message
choice-nudges-none = Nowhere
choice-secrets-dm = By direct message
choice-secrets-button = Behind a button in the channel
choice-boards-dm = By direct message
choice-boards-none = Only when I ask for it
