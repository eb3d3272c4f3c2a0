# What the kernel itself says: it knows no game.
seat = Seat { $n }
list = { $most } and { $last }
tenths = { $whole }.{ $tenth }
tenths-more = +{ $n }
tenths-less = −{ $n }
tenths-none = ±0
list-empty = nothing
yes = Yes
no = No

stale-question = This question has already been answered.
not-asked = It is not your turn to answer.
nothing-to-decide = Nothing to decide
game-is-over = The game is over.
not-a-list = Choose from the list.
not-a-spread = Enter an amount for each item.
not-an-option = “{ $choice }” cannot be chosen.
tie-decided = Tied with second place; tiebreaker { $what }: { $best } to { $second }.
pick-between = { $low ->
    [0] Choose at most { $high }.
   *[other] Choose { $low } to { $high }.
  }
not-enough = That is not enough: you need { $need }.
amount-between = Choose a number from { $low } to { $high }.
total-between = The total must be from { $low } to { $high }.
order-all = Put all of them in order, each once.
words-at-most = Write at most { $n } characters.
fill-all-fields = Fill in every field.

no-such-game = There is no game called { $name }.
unknown-option = { $name } cannot be { $value }.
total-exactly = The total must be { $n }.
map-refused = Nobody can play on this map. { $why }
map-refused-corrected = Nobody can play on this map. { $why } Corrected as far as possible: `{ $corrected }`
map-further = { $first } { $then }
map-empty = This text has no board.
map-long = A board has at most { $most } characters.
map-json = This JSON has no board of this game in it.
map-entry = Entry { $n } is not a tile at a place: “{ $entry }”.
map-unknown = Not tiles of this game: { $tiles }.
map-place = Not places of a board: { $tiles }.
map-turned = Turned too far: { $tiles }.
map-twice = Placed more than once: { $tiles }.
map-taken = Several on one place: { $tiles }.
map-no-text = This file is not text.

## Where a place lies from another one
way-north = north
way-north-east = northeast
way-east = east
way-south-east = southeast
way-south = south
way-south-west = southwest
way-west = west
way-north-west = northwest
