### Eclipse: what advice says of plans. Phrases without a capital and without a full stop.

## What a plan is for
eclipse-advice-vp = { $n } VP
eclipse-advice-squares = { $n } × { $square }
eclipse-advice-people = room for population: { $squares }
eclipse-advice-discovery = a discovery tile
eclipse-advice-production = { $resource } { $before } → { $after } each round
eclipse-advice-takes = take { $sector }
eclipse-advice-flips = flip { $n ->
    [one] { $n } colony ship
   *[other] { $n } colony ships
  } faceup
eclipse-advice-first-pass = you take the start player marker
eclipse-advice-saves = { $n } less upkeep
eclipse-advice-unseen = { $n ->
    [one] { $n } hex of ring { $ring } is
   *[other] { $n } hexes of ring { $ring } are
  } unseen: together { $vp } VP and { $people } population squares
eclipse-advice-learns = { $technology } – { $text }
eclipse-advice-track = +{ $n } VP on its technology track
eclipse-advice-fits = { $part } on the { $ship } – { $text }
eclipse-advice-better = immediately improves { $ships }
eclipse-advice-quarry = for { $sector }, which has to be fought for
eclipse-advice-threat = fleets near you are stronger than yours
eclipse-advice-monolith = 3 VP at the end of the game
eclipse-advice-orbital = room for a cube of money or science
eclipse-advice-ship = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  }{ $missiles ->
    [0] {""}
   *[other] {" "}and { $missiles } of missiles
  } hitting on { $hits }, hull { $hull }, move { $move }
eclipse-advice-away = { $n ->
    [0] where it comes to a fight:
    [one] { $n } move from
   *[other] { $n } moves from
  } { $sector }
eclipse-advice-beside = { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
  } with others’ ships next to it
eclipse-advice-goes = to { $sector }
eclipse-advice-beats = beat { $ships }
eclipse-advice-beats-likely = beat { $ships } (all ships from there: about { $chance }% to win)
eclipse-advice-wormholes = wormholes to your hexes: { $own }, into the unknown: { $unknown }
eclipse-advice-best-on = best on the { $ship }
eclipse-advice-keeps-hexes = you keep all hexes
eclipse-advice-from = take it from { $seat }
eclipse-advice-on-the-way = on the way to { $sector }
eclipse-advice-saved = saves { $ships }
eclipse-advice-fights = fight { $ships }: about { $chance }% to win
eclipse-advice-bombs = without population { $sector } can be yours ({ $n } VP)
eclipse-advice-at-the-end = counts at the end of the game
eclipse-advice-upkeep = upkeep { $n } money, { $left } left after it
eclipse-advice-materials-kept = you keep { $n } materials
eclipse-advice-none-beside = nobody else’s ships are next to it
eclipse-advice-beside-board = the part waits next to the board for an Upgrade action
eclipse-advice-draws = hexes to choose from: { $n }
eclipse-advice-ships-stay = your ships stay where they are
eclipse-advice-destroys = destroys the { $ship }
eclipse-advice-damages = { $n } more damage would destroy the { $ship }
eclipse-advice-each-die = you choose a target for each die
eclipse-advice-fewest-dice = each ship gets no more dice than destroy it
eclipse-advice-shoots-first = the { $ship } shoots first
eclipse-advice-get-away = they get away to { $sector }
eclipse-advice-cubes-left = population cubes left there: { $n }
eclipse-advice-lowest-tile = none of your tiles is worth less
eclipse-advice-then-stored = then { $amount } in storage
eclipse-advice-ambassadors = for each who agrees 1 VP, and a cube less on your track: { $n }
eclipse-advice-unbound = you may attack anyone
eclipse-advice-keeps-peace = you keep the ambassador and its 1 VP
eclipse-advice-upkeep-short = upkeep { $n } money, of which { $left } would be missing
eclipse-advice-parts-stay = your ships stay as they are
eclipse-advice-science-kept = you keep { $n } science

## What it costs
eclipse-advice-disc = { $n ->
    [one] { $n } influence disc
   *[other] { $n } influence discs
  } (upkeep { $before } → { $after } money)
eclipse-advice-disc-free = { $n ->
    [one] { $n } influence disc
   *[other] { $n } influence discs
  } (upkeep stays { $after } money)
eclipse-advice-second-disc = a second disc if you take the hex
eclipse-advice-paid = { $amount } ({ $left } left)
eclipse-advice-colony-ship = 1 colony ship ({ $left } left)
eclipse-advice-on-map = { $ship } on the map: { $n }

## What speaks against it
eclipse-advice-short = at upkeep { $n } money would be missing
eclipse-advice-tight = only { $n } money is left after upkeep
eclipse-advice-traded = { $amount } must come from trading in { $n } of other resources
eclipse-advice-guarded = { $n } of { $of } hold Ancients
eclipse-advice-ancients = guarded by { $n ->
    [one] { $n } Ancient ship
   *[other] { $n } Ancient ships
  }
eclipse-advice-no-points = the 2 VP of the tile are lost
eclipse-advice-fits-nowhere = its part improves none of your ships now
eclipse-advice-none-flying = you have no { $ship } on the map
eclipse-advice-peels = { $sector } could fall if all ships leave
eclipse-advice-gives-up = you lose the hex and its { $n } VP
eclipse-advice-leaves = { $sector } is left to the enemy
eclipse-advice-likely-lost = likely lost: { $ships }
eclipse-advice-already-lost = that ship is destroyed anyway
eclipse-advice-ships-lost = the ships are destroyed
eclipse-advice-lower-tile = one of your tiles is worth less
eclipse-advice-traitor = you take the traitor card (−2 VP), and the ambassadors go home
eclipse-advice-breaks-with = diplomatic relations broken: { $others }
