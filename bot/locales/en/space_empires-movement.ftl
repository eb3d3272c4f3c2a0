### Movement and exploration in Space Empires.

## Movement
space_empires-ask-move = Move units, or end the phase.
space_empires-move-from = Units in { $hex }
space_empires-march-all = { $hex }: { $n ->
    [2] both counters
   *[other] all { $n } counters
  }
space_empires-march-one = { $hex }: { $what }
space_empires-march-some = { $hex }: choose units…
space_empires-settle = Colonize { $hex }
space_empires-settle-by = Colonize { $hex } with { $unit }
space_empires-tow = Tow { $what } from { $hex } ({ $unit })
space_empires-unload = Drop off { $what } in { $hex } ({ $unit })
space_empires-look = Explore the marker in { $hex }
space_empires-look-by = Explore the marker in { $hex } with { $group } from { $there }
space_empires-manage = Join, upgrade, scuttle
space_empires-movement-done = End the Movement Phase
space_empires-ask-move-units = Choose units to move together.
space_empires-ask-move-to = Choose a hex to move to.
space_empires-moving = Moving { $what } from { $hex }
space_empires-no-way = { $what } cannot move: { $why }
space_empires-to-unexplored = { $hex }, unexplored
space_empires-to-marker = { $hex }, { $marker }
space_empires-to-enemy = { $place }, enemy: { $what }
space_empires-foes = { $n ->
    [one] 1 counter
   *[other] { $n } counters
  }
space_empires-foes-colony = colony
space_empires-to-far = { $place } ({ $n } hexes)
space_empires-stay = Stay in { $hex }
space_empires-moves = { $seat } moves { $what }: { $start } → { $hex }.
space_empires-moves-own = You move { $what }: { $start } → { $hex }.
space_empires-swept-away = Unescorted units destroyed in { $hex } ({ $side }): { $what }.
space_empires-announces = { $seat } reveals technology: { $level }.
space_empires-settles = { $seat } colonizes { $hex }.
space_empires-tows = { $seat } tows { $what } from { $hex }.
space_empires-unloads = { $seat } drops off { $what } in { $hex }.
space_empires-raiders-here = { $seat } reveals raiders in { $hex }.

## Counters
space_empires-ask-manage = Manage your counters.
space_empires-back = Back
space_empires-split = { $hex }: { $n ->
        [one] split 1 ship from
       *[other] split { $n } ships from
    } { $group }
space_empires-join = { $group } joins { $other } in { $hex }
space_empires-scuttle = Scuttle { $group } in { $hex }
space_empires-refit = Upgrade { $group }: { $technology } ({ $cost })
space_empires-refit-all = all to the newest level
space_empires-ask-split = Choose how many ships to split from the group in { $hex }.
space_empires-splits = { $seat } splits a group in { $hex }.
space_empires-joins = { $seat } joins two groups in { $hex }.
space_empires-scuttles = { $seat } scuttles { $what } in { $hex }.

## Why not
space_empires-why-supernova = { $hex } is a supernova and cannot be entered.
space_empires-why-ally = Your teammate is in { $hex }: in an uneasy alliance you cannot share a hex.
space_empires-why-machine = A doomsday machine is in unexplored { $hex }: you cannot enter.
space_empires-why-no-movement = One of these units has no movement left.
space_empires-why-not-beside = { $hex } is unexplored, a nebula or asteroids: only units that started the turn adjacent to it can enter.
space_empires-why-mines = Mines cannot enter { $hex }: enemy units are there.
space_empires-why-unescorted = Unarmed units can enter { $hex } only with your combat-capable ships.
space_empires-why-too-many-fighters = A carrier can carry at most three fighters.
space_empires-why-fighters-stranded = Fighters cannot stay without a carrier or a colony.
space_empires-why-fighters-far = Fighters can move only as far as their carrier.
space_empires-why-squadrons-upgraded = Carriers of fighters that are being upgraded cannot move this turn.
space_empires-why-no-counter = No counter of this type is free for the ships that leave the group.
space_empires-why-counter-needed = In a battle you can give up a counter only if ships that split off need it.

## Exploration
space_empires-ask-explore = Choose a hex to explore first.
space_empires-explores = { $seat } explores { $hex }: { $marker }.
space_empires-not-used = The marker in { $hex } belongs to an unused rule and is removed.
space_empires-looks = { $seat } explores the marker in { $hex } from a distance.
space_empires-looked = Marker in { $hex }: { $marker }.
space_empires-ask-reveal = Reveal the marker in { $hex } to everyone?
space_empires-shows = { $seat } reveals the marker in { $hex }: { $marker }.
space_empires-black-hole = Black hole in { $hex }, { $side }: dice { $rolls }, lost { $lost }.
space_empires-ask-slingshot = Slingshot in { $hex }: choose how many ships of each group try it. Their rolls get +2; survivors move 1 more hex.
space_empires-danger = Danger in { $hex }! { $seat } loses { $what }.
space_empires-supernova-back = Supernova in { $hex }: { $seat }’s units return to where they came from.
space_empires-ask-shift = Lost in Space: choose where { $other }’s units drift from { $hex }.
space_empires-shifted = Lost in Space ({ $seat }): { $what } → { $hex }.
space_empires-aliens-drawn = { $count ->
    [one] 1 alien ship guards
   *[other] { $count } alien ships guard
  } the planet in { $hex }.
space_empires-ask-stranded = Choose { $n ->
    [one] { $n } fighter
   *[other] { $n } fighters
  } in { $hex } that cannot land ({ $side }).
space_empires-stranded = Fighters lost in { $hex }, with nowhere to land: { $units }.

## Doomsday machines
space_empires-machine-moves = Doomsday machine { $n } moves: { $start } → { $hex }.
space_empires-devastated = A doomsday machine destroys { $marker } in { $hex }.
space_empires-machine-enters = Doomsday machine { $n } (strength { $rating }) enters in { $hex }.
space_empires-ask-machine-target = Doomsday machine { $n }: choose its target among equally near colonies.
space_empires-weakness = Doomsday machine { $n } is weak against { $weakness }.
space_empires-weakness-fighters = fighters, which can damage it
space_empires-weakness-mines = mines, each of which hits it on 1–5
space_empires-weakness-cloaking = cloaked raiders
space_empires-weakness-large-fleets = fleets of 10 or more ships
space_empires-weakness-none = nothing

## Alien empires
space_empires-fleet-launched = { $side } launches fleet { $n } in { $hex }.
space_empires-fleet-moves = { $side }’s fleet { $n } moves: { $start } → { $hex }.

## What it is for
space_empires-purpose-done = then battles are fought and unexplored hexes with your units are explored
