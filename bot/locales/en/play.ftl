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
