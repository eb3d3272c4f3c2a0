### Maps that a table brings, as map strings.
ti4-map-rings = A map has at most { $most } rings.
ti4-map-json = This JSON has no map in it: it needs a list “mapInfo” of positions and tile numbers.
ti4-map-place = “{ $place }” is not a position on a map, or it appears twice.
ti4-map-entry = Entry { $n } is not a tile: “{ $entry }”.
ti4-map-tile = #{ $tile } in space { $n }
ti4-map-home = home in space { $n }
ti4-map-space = space { $n }

## What forbids to play on a map
ti4-map-centre = Mecatol Rex (#18) must be in the center, not { $spaces }.
ti4-map-unknown = Not in the base game: { $spaces }.
ti4-map-hyperlane = The base game has no hyperlanes: { $spaces }.
ti4-map-twice = Placed more than once: { $spaces }.
ti4-map-beside = The home system of the Ghosts of Creuss is never on the board; place the Creuss Gate (#17) instead: { $spaces }.
ti4-map-homes = Home systems: { $have }, but there are { $seats } seats.
ti4-map-inner = No home system can be in the first ring: { $spaces }.
ti4-map-outside = Outside the three rings: { $spaces }.
ti4-map-hole = No tile in: { $spaces }.

## What players should know
ti4-map-second = Home system in the second ring: { $spaces }.
ti4-map-unusual = The home systems are not where the setup has them for this number of players: { $spaces }.
ti4-map-anomalies = Adjacent anomalies: { $spaces }.
ti4-map-wormholes = Adjacent wormholes of the same type: { $spaces }.

## Each seat's neighborhood
ti4-map-around = Seat { $n } (space { $space }): resources { $resources }, influence { $influence }, optimal { $optimal }{ $count ->
    [0] {""}
   *[other] ; { $more }
  }
