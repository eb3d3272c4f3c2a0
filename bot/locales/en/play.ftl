### New tables by a name: a server's presets.
command-play = New tables by a preset of this server
    .name = play
command-play-new = Open a table as a preset of this server says
    .name = new
option-play-new-preset = Name of the preset
    .name = preset
option-play-new-thread = Thread for the table
    .name = thread
option-play-new-language = Language of the table
    .name = language
command-play-presets = The presets of this server, each as text to share
    .name = presets
command-play-save = Save this table’s options, settings and AI players as a preset
    .name = save
option-play-save-name = Name of the preset; one of that name is replaced
    .name = name
option-play-save-text = The text of a preset, instead of this table
    .name = text
command-play-forget = Delete a preset
    .name = forget
option-play-forget-preset = Name of the preset
    .name = preset

bot-presets = **Presets of this server.** /play new opens a table; the text works on other servers: /play save text:
bot-presets-none = This server has no presets yet. /play save keeps a table’s options and settings under a name.
bot-preset-saved = Saved as **{ $name }**:
bot-preset-forgotten = Preset deleted: { $name }.
bot-preset-unknown = This server has no preset called “{ $name }”.
bot-preset-form = This text is not a preset. An example: ti4 points=14 | pace=quick
bot-preset-long = This table has too much that is unusual for a preset, such as a long map text.
bot-preset-settings = No table can be set like this: { $typed }.
bot-presets-full = A server has at most { $n } presets. /play forget deletes one.

### Words in private.
command-play-whisper = Send a private message to another player of this game
    .name = whisper
option-play-whisper-player = Who reads it
    .name = player
option-play-whisper-text = What you want to say
    .name = text
command-play-whispers = Read your private messages of this game
    .name = whispers

bot-whisper-letter = { $seat } to you, in private ({ $channel }): { $words }
    Answer with /play whisper in that channel.
bot-whispered = { $seat } gets your private message.
bot-whisper-said = - You to { $seat }: { $words }
bot-whisper-told = - { $seat } to you: { $words }
bot-whispers = **Your private messages of this game.** Only you and the other player can read each of them.
bot-whispers-none = You have no private messages in this game. /play whisper sends one.
bot-whisper-waits = { $player }, a private message is waiting for you: /play whispers
bot-whisper-self = You cannot send yourself a private message.
bot-whisper-nobody = { $player } does not play in this game.
bot-whisper-empty = Write what you want to say.
bot-whisper-off = Private messages are switched off at this table.
bot-whisper-not-here = In this game, players talk in the open.
bot-setting-whispers = Private messages between players (/play whisper)
bot-limit-whispers = Hourly limit for private messages reached ({ $n }). Try again later.

### The message with all tables of a server.
command-play-overview = Show all tables of this server in one message here, kept up to date; again: remove it
    .name = overview
bot-overview = { $n ->
    [one] 1 table on this server
   *[other] { $n } tables on this server
  }
bot-overview-none = No open tables. /game new or /play new opens one.
bot-overview-more = { $n ->
    [one] 1 more table: /game list
   *[other] { $n } more tables: /game list
  }
bot-overview-here = This channel shows all tables from now on. Private tables are left out.
bot-overview-gone = The overview is removed.
