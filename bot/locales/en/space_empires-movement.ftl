### Movement and exploration in Space Empires.

## Movement
space_empires-ask-move = { $seat }: what do you do in the Movement Phase (turn { $turn })?
space_empires-move-from = Units on { $hex }
space_empires-march-all = { $hex }: { $n ->
    [2] both units
   *[other] all { $n } units
  }
space_empires-march-one = { $hex }: { $what }
space_empires-march-some = { $hex }: choose units…
space_empires-settle = Begin a colony on { $hex }
space_empires-settle-by = Begin a colony on { $hex } with { $unit }
space_empires-tow = Tow { $what } from { $hex }
space_empires-unload = Leave { $what } on { $hex }
space_empires-look = Look at the marker on { $hex }
space_empires-look-by = Look at the marker on { $hex } with { $group } from { $there }
space_empires-manage = Join, upgrade, scuttle
space_empires-movement-done = End the Movement Phase
space_empires-ask-move-units = { $seat }: which units move together?
space_empires-ask-move-to = { $seat }: to which hex do they move?
space_empires-moving = { $what }, on { $hex }
space_empires-no-way = { $what }. There is no way from here: { $why }
space_empires-to-unexplored = { $hex }, unexplored
space_empires-to-marker = { $hex }, { $marker }
space_empires-to-far = { $place } ({ $n } hexes)
space_empires-stay = Stay on { $hex }
space_empires-moves = { $seat } moves { $what }: { $start } → { $hex }.
space_empires-moves-own = You moved { $what }: { $start } → { $hex }.
space_empires-swept-away = Without anything armed beside it, this is destroyed at { $hex } ({ $side }): { $what }.
space_empires-announces = { $seat } announces: { $level }.
space_empires-settles = { $seat } begins a colony on { $hex }.
space_empires-tows = { $seat } tows { $what } from { $hex }.
space_empires-unloads = { $seat } leaves { $what } on { $hex }.
space_empires-raiders-here = { $seat } announces raiders on { $hex }.

## Counters
space_empires-ask-manage = { $seat }: what do you do with your counters?
space_empires-back = Back
space_empires-split = { $hex }: { $n ->
        [one] 1 ship leaves
       *[other] { $n } ships leave
    } { $group }
space_empires-join = { $group } joins { $other } on { $hex }
space_empires-scuttle = Scuttle { $group } on { $hex }
space_empires-refit = Upgrade { $group }: { $technology } ({ $cost })
space_empires-refit-all = all to the newest level
space_empires-ask-split = { $seat }: how many ships leave the group on { $hex }?
space_empires-splits = { $seat } splits a group on { $hex }.
space_empires-joins = { $seat } joins two groups on { $hex }.
space_empires-scuttles = { $seat } scuttles { $what } on { $hex }.

## Why not
space_empires-why-supernova = { $hex } is a supernova: nobody may enter it.
space_empires-why-ally = A team mate is on { $hex }: uneasy allies never share a hex.
space_empires-why-machine = A doomsday machine is on { $hex }, and nobody explored it: you may not meet it there.
space_empires-why-no-movement = One of these units has no movement left.
space_empires-why-not-beside = { $hex } is unexplored, a nebula or asteroids: only units that began the turn beside it may enter.
space_empires-why-mines = Mines may not enter { $hex }: something of an enemy is there.
space_empires-why-unescorted = Unarmed units enter { $hex } only together with combat-capable ships of yours.
space_empires-why-too-many-fighters = Each carrier takes at most three fighter squadrons.
space_empires-why-fighters-stranded = Fighters may not be left behind without a carrier or a colony.
space_empires-why-fighters-far = Fighters move only as far as their carrier.
space_empires-why-squadrons-upgraded = The carriers of squadrons that are being upgraded stay for this turn.
space_empires-why-no-counter = No counter of this type is free for the ships that leave the group.
space_empires-why-counter-needed = In a battle a counter is given up only where ships that split off need it.

## Exploration
space_empires-ask-explore = { $seat }: which hex do you explore first?
space_empires-explores = { $seat } explores { $hex }: { $marker }.
space_empires-not-used = This rule is not used: the marker on { $hex } leaves the game.
space_empires-looks = { $seat } looks at the marker on { $hex }.
space_empires-looked = You looked at { $hex }: { $marker }.
space_empires-ask-reveal = { $seat }: do you show everybody the marker on { $hex }?
space_empires-shows = { $seat } shows the marker on { $hex }: { $marker }.
space_empires-black-hole = Black hole on { $hex }, { $side }: dice { $rolls }, lost { $lost }.
space_empires-ask-slingshot = { $seat }: how many ships of each group try the slingshot on { $hex }? Their dice get +2; who survives moves one hex more.
space_empires-danger = Danger on { $hex }! { $seat } loses { $what }.
space_empires-supernova-back = Supernova on { $hex }: the units of { $seat } go back to where they came from.
space_empires-ask-shift = { $seat }: to which hex do the units of { $other } drift from { $hex }?
space_empires-shifted = Lost in Space ({ $seat }). Adrift to { $hex }: { $what }.
space_empires-aliens-drawn = { $count ->
    [one] One alien ship guards
   *[other] { $count } alien ships guard
  } the planet on { $hex }.
space_empires-ask-stranded = { $side }: which fighter squadrons on { $hex } find no place to land and are lost? { $n } in all.
space_empires-stranded = Without a place to land, lost on { $hex }: { $units }.

## Doomsday machines
space_empires-machine-moves = Doomsday machine { $n } moves: { $start } → { $hex }.
space_empires-devastated = A doomsday machine destroys { $marker } on { $hex }.
space_empires-machine-enters = Doomsday machine { $n } of strength { $rating } enters at { $hex }.
space_empires-ask-machine-target = Doomsday machine { $n } finds several colonies equally near: which one does it make for?
space_empires-weakness = Doomsday machine { $n } is weak against { $weakness }.
space_empires-weakness-fighters = fighters, which can damage it
space_empires-weakness-mines = mines, each of which hits it with 1 to 5
space_empires-weakness-cloaking = cloaked raiders
space_empires-weakness-large-fleets = fleets of ten ships or more
space_empires-weakness-none = nothing in particular

## Alien empires
space_empires-fleet-launched = { $side } launches fleet { $n } at { $hex }.
space_empires-fleet-moves = Fleet { $n } of { $side } moves: { $start } → { $hex }.
