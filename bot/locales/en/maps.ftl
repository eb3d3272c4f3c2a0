### Boards as text: commands, and what they answer.
command-map = Boards as text: copy one, or bring your own
    .name = map
command-map-show = The board as text, with its picture
    .name = show
command-map-use = Play this open table on a map of your own
    .name = use
option-map-show-form = How the text is written
    .name = form
option-map-use-text = A map string; without text or file: a ready-made map again
    .name = text
option-map-use-file = A file with the map
    .name = file
option-game-new-file = A file with the map to play on
    .name = file
choice-map-form-string = numbers in a row
choice-map-form-commas = with commas, homes as H0
choice-map-form-json = JSON with positions
choice-map-form-table = table, a ring per line

bot-map-none = No table of { $game } can bring a map.
bot-map-no-form = The board of { $game } has no text form to copy. /game look tells it in words.
bot-map-empty = The board is still empty.
bot-map-as-file = The text of this board is too long for a message; it comes as a file.
bot-map-later = The map comes when the game starts. /map use brings your own.
bot-map-file-long = This file is too large for a map: at most { $kibibytes } KiB.
bot-map-warned = { $n ->
    [one] 1 remark about this map: /map show
   *[other] { $n } remarks about this map: /map show
  }
