### Exploring, influence, research, colony ships, trade and discovery tiles of Eclipse.

## Explore
eclipse-ask-explore = Choose a space to explore.
eclipse-explore-done = Stop exploring
eclipse-space-inner = { HEX($q, $r) } (ring I)
eclipse-space-middle = { HEX($q, $r) } (ring II)
eclipse-space-outer = { HEX($q, $r) } (ring III)
eclipse-next-to = adjacent to { $around }
eclipse-ask-draws = Choose how many hexes to draw for { HEX($q, $r) }.
eclipse-draw-one = Draw 1
eclipse-draw-two = Draw 2, place up to 1
eclipse-explored = { $seat } explores { HEX($q, $r) } and draws { $sectors }.
eclipse-ask-place = { HEX($q, $r) }: place the hex or discard it?
eclipse-place = Place { $sector }
eclipse-discard = { $n ->
    [one] Discard it
   *[other] Discard both
  }
eclipse-discarded = Discarded: { $sectors }.
eclipse-fits-nowhere = Nothing drawn can be connected at { HEX($q, $r) }.
eclipse-placed = { $seat } places { $sector }.
eclipse-ask-turn = Rotate { $sector }. Choose where its wormholes face.
eclipse-turning = { $edges }
eclipse-joined = connected to { $joined }
eclipse-joined-half = no full connection
eclipse-edge-0 = N
eclipse-edge-1 = NE
eclipse-edge-2 = SE
eclipse-edge-3 = S
eclipse-edge-4 = SW
eclipse-edge-5 = NW
eclipse-ask-control = Take control of { $sector }?
eclipse-take-control = Take control
eclipse-leave-it = Do not take control
eclipse-contents-all = { $parts }
eclipse-contents-ancients = { $n ->
    [one] { $n } Ancient ship
   *[other] { $n } Ancient ships
  }
eclipse-contents-discovery = a discovery tile
eclipse-contents-artifact = an artifact
eclipse-square-money = money
eclipse-square-money-advanced = advanced money
eclipse-square-science = science
eclipse-square-science-advanced = advanced science
eclipse-square-materials = materials
eclipse-square-materials-advanced = advanced materials
eclipse-square-any = gray square
eclipse-reshuffled-inner = The ring I discards are shuffled into a new stack.
eclipse-reshuffled-middle = The ring II discards are shuffled into a new stack.
eclipse-reshuffled-outer = The ring III discards are shuffled into a new stack.
eclipse-already-explored = That space is already explored ({ HEX($q, $r) }).
eclipse-nobody-beside = You can explore only from a hex with your disc or an unpinned ship ({ HEX($q, $r) }).
eclipse-no-wormhole-there = No wormhole leads there from a hex with your disc or ship ({ HEX($q, $r) }).
eclipse-stack-empty = No hexes are left for that ring ({ HEX($q, $r) }).
eclipse-cannot-connect = A wormhole of the new hex must connect to one of a hex with your disc or ship.

## Influence
eclipse-ask-influence = Choose an influence disc to move ({ $n ->
    [one] { $n } move left
   *[other] { $n } moves left
  }).
eclipse-from-track = From the influence track
eclipse-from-sector = From { $sector } (−{ $points } VP{ $cubes ->
    [0] )
    [one] , −{ $cubes } cube)
   *[other] , −{ $cubes } cubes)
  }
eclipse-back-from-sector = { $sector } to track (−{ $points } VP{ $cubes ->
    [0] )
    [one] , −{ $cubes } cube)
   *[other] , −{ $cubes } cubes)
  }
eclipse-influence-only-back = Influence: no hex in reach and no colony ship to flip; discs can only return to the track.
eclipse-cubes-go-home = Cubes returning to your tracks: { $cubes }
eclipse-influence-done = { $n ->
    [0] Done
    [one] Done (flip { $n } colony ship)
   *[other] Done (flip { $n } colony ships)
  }
eclipse-ask-influence-to = Choose where the disc goes.
eclipse-to-track = To the influence track
eclipse-colony-ships-up = { $n ->
    [one] { $seat } flips { $n } colony ship faceup.
   *[other] { $seat } flips { $n } colony ships faceup.
  }
eclipse-takes-control = { $seat } takes control of { $sector }.
eclipse-loses-control = { $seat } loses control of { $sector }.
eclipse-no-disc-to-move = You have no disc on your influence track to move.
eclipse-not-your-sector = You do not control { $sector }.
eclipse-has-a-disc = { $sector } already has an influence disc.
eclipse-guarded = { $sector } cannot be controlled until its Ancients are destroyed.
eclipse-enemy-ships = Enemy ships are in { $sector }.
eclipse-out-of-reach = { $sector } has no wormhole connection to a hex with your disc or ship.
eclipse-not-explored = Discs can be placed only on explored hexes.

## Research
eclipse-ask-research = { $n ->
    [1] Choose a technology to research.
   *[other] Choose a technology to research ({ $n } left).
  }
eclipse-research-offer = { $technology } ({ $price })
eclipse-research-by-trade = { $technology } ({ $price }; trade for { $missing })
eclipse-research-done = { $more ->
    [0] Research nothing
   *[other] Done
}
eclipse-researched = { $seat } researches { $technology } for { $price } science.
eclipse-learned = { $seat } gains { $technology } for free.
eclipse-already-known = You already have { $technology }.
eclipse-not-on-offer = { $technology } is not on the supply board.
eclipse-track-full = Your technology track has no space for { $technology }.
eclipse-research-price = { $technology } costs { $price } science: more than you can pay, even with trading.
eclipse-spare-discs = { $n ->
    [one] { $seat } gains { $n } influence disc.
   *[other] { $seat } gains { $n } influence discs.
  }
eclipse-ask-artifacts = Choose resources for your { $n ->
    [one] artifact
   *[other] { $n } artifacts
  }.
eclipse-pack = { $amount }, per artifact
eclipse-artifacts = { $seat } gains { $got } for artifacts.

## Population
eclipse-ask-colony = Choose where your colony ships place population (faceup: { $n }).
eclipse-colony-square = { $resource } in { $sector }
eclipse-colony-advanced = { $resource } (advanced) in { $sector }
eclipse-colony-grey = { $resource } (gray) in { $sector }
eclipse-colony-orbital = { $resource } on the orbital in { $sector }
eclipse-colony-done = Done
eclipse-settled = { $seat } populates { $sector }; { $resource } production is now { $n }.
eclipse-enemy-ships-over-squares = You cannot place population in { $sector }: enemy ships are there.
eclipse-square-taken = That square already has a cube.
eclipse-wrong-cube = Cubes from this track cannot go on that square.
eclipse-track-empty = You have no cubes left on your { $resource } track.
eclipse-advanced-square = That square needs { $technology }.
eclipse-ask-cube-home = Choose a population track for the returning cube ({ $cube }).
eclipse-ask-cube-to-cubes = Choose a population track for the cube from { $sector } ({ $square }).
eclipse-ask-cube-to-graveyard = Choose a graveyard for the cube from { $sector } ({ $square }).
eclipse-cube-of-ambassador = from your ambassador with { $holder }
eclipse-cube-of-graveyard = from your graveyard ({ $resource })

## Trade
eclipse-ask-trade = You lack { $missing } for { $what }. Choose what to trade ({ $ratio }:1).
eclipse-trade-from = { $got } for { $gave }
eclipse-traded = { $seat } trades { $gave } for { $got }.
eclipse-trade-same = Trade one resource for another.
eclipse-trade = { $give } { $price } → { $take } { $n }
eclipse-trade-leaves-too-little = After that you could not pay for what you have chosen.
eclipse-trade-too-much = You have less than { $price }.

## Discovery tiles
eclipse-finds = { $seat } takes the discovery tile in { $sector }.
eclipse-you-find = Your discovery tile: { $tile }.
eclipse-ask-discovery = { $sector }: use the discovery tile, or keep it for 2 VP?
eclipse-use-front = Use: { $tile }
eclipse-use-front-in-vain = Use without effect: { $tile }
eclipse-keep-tile = Keep for 2 VP
eclipse-kept-tile = { $seat } keeps the discovery tile for 2 VP.
eclipse-used-front = { $seat } uses the discovery tile: { $tile }.
eclipse-ask-ancient-technology = Choose a free technology.
eclipse-cruiser-found = { $seat } places a free cruiser in { $sector }.
eclipse-ask-ancient-part = Choose a blueprint square for the Ancient ship part ({ $part }).
eclipse-part-on-empty = { $ship }: empty square
eclipse-part-instead = { $ship }: replaces { $part }
eclipse-part-beside = Keep for an Upgrade action
eclipse-part-placed = { $seat } places an Ancient ship part: { $part } ({ $ship }).
eclipse-part-kept = { $seat } keeps an Ancient ship part: { $part }.
