### Exploring, influence, research, colony ships, trade and discovery tiles of Eclipse.

## Explore
eclipse-ask-explore = { $seat }: which space do you explore?
eclipse-explore-done = No further exploration
eclipse-space-inner = { HEX($q, $r) } (ring I)
eclipse-space-middle = { HEX($q, $r) } (ring II)
eclipse-space-outer = { HEX($q, $r) } (ring III)
eclipse-next-to = next to { $around }
eclipse-ask-draws = { $seat }: how many sectors do you draw for { HEX($q, $r) }?
eclipse-draw-one = Draw one
eclipse-draw-two = Draw two, place at most one
eclipse-explored = { $seat } explores { HEX($q, $r) } and finds { $sectors }.
eclipse-ask-place = { $seat }: place what you found at { HEX($q, $r) }, or discard it?
eclipse-place = Place { $sector }
eclipse-discard = { $n ->
    [one] Discard it
   *[other] Discard both
  }
eclipse-discarded = Discarded: { $sectors }.
eclipse-fits-nowhere = Nothing found can be connected at { HEX($q, $r) }.
eclipse-placed = { $seat } places { $sector }.
eclipse-ask-turn = { $seat }: how do you turn { $sector }? Its wormholes then lie in the:
eclipse-turning = { $edges }
eclipse-joined = joined to { $joined }
eclipse-joined-half = no full wormhole
eclipse-edge-0 = N
eclipse-edge-1 = NE
eclipse-edge-2 = SE
eclipse-edge-3 = S
eclipse-edge-4 = SW
eclipse-edge-5 = NW
eclipse-ask-control = { $seat }: take control of { $sector }?
eclipse-take-control = Take control
eclipse-leave-it = Leave it
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
eclipse-square-any = a grey square
eclipse-reshuffled-inner = The discards of ring I are shuffled into a new stack.
eclipse-reshuffled-middle = The discards of ring II are shuffled into a new stack.
eclipse-reshuffled-outer = The discards of ring III are shuffled into a new stack.
eclipse-already-explored = That space has been explored ({ HEX($q, $r) }).
eclipse-nobody-beside = You explore from a sector with your disc or with a ship that is not pinned ({ HEX($q, $r) }).
eclipse-no-wormhole-there = No wormhole of a sector with your disc or ship leads there ({ HEX($q, $r) }).
eclipse-stack-empty = No sectors are left for that ring ({ HEX($q, $r) }).
eclipse-cannot-connect = A wormhole of the new sector must meet one of a sector with your disc or ship.

## Influence
eclipse-ask-influence = { $seat }: which influence disc do you move? Moves left: { $n }.
eclipse-from-track = From the influence track
eclipse-from-sector = From { $sector } (−{ $points } VP{ $cubes ->
    [0] )
    [one] , −{ $cubes } cube)
   *[other] , −{ $cubes } cubes)
  }
eclipse-back-from-sector = Back to the track from { $sector } (−{ $points } VP{ $cubes ->
    [0] )
    [one] , −{ $cubes } cube)
   *[other] , −{ $cubes } cubes)
  }
eclipse-influence-only-back = Influence: discs can only return to the track, for no sector is in reach and no colony ship to turn up.
eclipse-cubes-go-home = Cubes that return to your tracks: { $cubes }
eclipse-influence-done = { $n ->
    [0] Done
    [one] Done, turn up { $n } colony ship
   *[other] Done, turn up { $n } colony ships
  }
eclipse-ask-influence-to = { $seat }: where does the disc go?
eclipse-to-track = Back to the influence track
eclipse-colony-ships-up = { $n ->
    [one] { $seat } turns up { $n } colony ship.
   *[other] { $seat } turns up { $n } colony ships.
  }
eclipse-takes-control = { $seat } takes control of { $sector }.
eclipse-loses-control = { $seat } no longer controls { $sector }.
eclipse-no-disc-to-move = No disc of your influence track can be moved now.
eclipse-not-your-sector = You do not control { $sector }.
eclipse-has-a-disc = There is an influence disc on { $sector } already.
eclipse-guarded = Nobody can take control of { $sector } until its guardians are destroyed.
eclipse-enemy-ships = Enemy ships are in { $sector }.
eclipse-out-of-reach = { $sector } is not joined by a wormhole to a sector with your disc or ship.
eclipse-not-explored = A disc can only go to an explored sector.

## Research
eclipse-ask-research = { $seat }: which technology do you research?{ $n ->
    [1] {""}
   *[other] {" "}You may buy { $n }.
  }
eclipse-research-offer = { $technology } ({ $price })
eclipse-research-by-trade = { $technology } ({ $price }, { $missing } of it by trade)
eclipse-research-done = { $more ->
    [0] Research nothing
   *[other] Nothing more
}
eclipse-researched = { $seat } researches { $technology } for { $price } science.
eclipse-learned = { $seat } learns { $technology } for free.
eclipse-already-known = You have { $technology } already.
eclipse-not-on-offer = { $technology } is not on the supply board.
eclipse-track-full = Your technology track has no space left for { $technology }.
eclipse-research-price = { $technology } costs { $price } science, more than you can pay, trading included.
eclipse-spare-discs = { $n ->
    [one] { $seat } gains { $n } influence disc.
   *[other] { $seat } gains { $n } influence discs.
  }
eclipse-ask-artifacts = { $seat }: which resources for your artifacts ({ $n })?
eclipse-pack = { $amount }, per artifact
eclipse-artifacts = { $seat } gains { $got } for artifacts.

## Population
eclipse-ask-colony = { $seat }: where do your colony ships bring population? Face up: { $n }.
eclipse-colony-square = { $resource } on { $sector }
eclipse-colony-grey = { $resource } on a grey square of { $sector }
eclipse-colony-orbital = { $resource } on the orbital of { $sector }
eclipse-colony-done = No more colony ships
eclipse-settled = { $seat } settles { $sector }; production of { $resource } is now { $n }.
eclipse-enemy-ships-over-squares = Enemy ships stand at { $sector }: no population can be placed there.
eclipse-square-taken = There is a cube on that square already.
eclipse-wrong-cube = That square takes no cube of this track.
eclipse-track-empty = No cube is left on your { $resource } track.
eclipse-advanced-square = That square needs { $technology }.
eclipse-ask-cube-home = { $seat }: to which population track does the cube { $cube } return?
eclipse-ask-cube-to-cubes = { $seat }: to which population track does the cube of { $sector } ({ $square }) return?
eclipse-ask-cube-to-graveyard = { $seat }: to which graveyard does the cube of { $sector } ({ $square }) go?
eclipse-cube-of-ambassador = of your ambassador held by { $holder }
eclipse-cube-of-graveyard = of your graveyard ({ $resource })

## Trade
eclipse-ask-trade = { $seat }: for { $what } you lack { $missing }. What do you trade, at { $ratio } to 1?
eclipse-trade-from = { $got } for { $gave }
eclipse-traded = { $seat } trades { $gave } for { $got }.
eclipse-trade-same = Trade one resource for another.
eclipse-trade = { $give } { $price } → { $take } { $n }
eclipse-trade-leaves-too-little = After that you could not pay for what you have just chosen.
eclipse-trade-too-much = That takes { $price }, and you have less.

## Discovery tiles
eclipse-finds = { $seat } takes the discovery tile of { $sector }.
eclipse-you-find = Your discovery tile: { $tile }.
eclipse-ask-discovery = { $seat }: use the discovery tile of { $sector }, or keep it for 2 VP?
eclipse-use-front = Use it: { $tile }
eclipse-use-front-in-vain = Use it, without effect: { $tile }
eclipse-keep-tile = Keep it for 2 VP
eclipse-kept-tile = { $seat } keeps the discovery tile for 2 VP.
eclipse-used-front = { $seat } uses the discovery tile: { $tile }.
eclipse-ask-ancient-technology = { $seat }: which technology do you take for free?
eclipse-cruiser-found = A cruiser of { $seat } appears in { $sector }.
eclipse-ask-ancient-part = { $seat }: where does the Ancient part go: { $part }?
eclipse-part-on-empty = { $ship }: empty square
eclipse-part-instead = { $ship }: in place of { $part }
eclipse-part-beside = Keep it for an Upgrade action
eclipse-part-placed = { $seat } fits an Ancient part: { $part } ({ $ship }).
eclipse-part-kept = { $seat } keeps an Ancient part for later: { $part }.
