### Combat in Space Empires.

## Which hex
space_empires-ask-battle = Choose the next battle.
space_empires-battle-against = against: { $what }
space_empires-battle-colony = { $side }’s colony
space_empires-ask-opponent = Several enemies are in { $hex }. Choose who to fight next.
space_empires-combat-done = End the Combat Phase
space_empires-ask-bombard = Attack the colony in { $hex } ({ $owner }, { $cp })? Groups that fire are revealed.
space_empires-ask-settle = Colonize { $hex }?
space_empires-ask-challenge = { $other }’s raiders are in { $hex }. Reveal scanners and start a battle?
space_empires-ask-ambush = Start a battle against { $other } with your cloaked raiders in { $hex }?

## A battle
space_empires-battle = Battle in { $hex }: { $attacker } attacks { $defender }.
space_empires-step-battle = battle in { $hex }
space_empires-decoy-gone = { $side } loses a decoy.
space_empires-reveals = { $side } reveals { $what }.
space_empires-group-levels = { $side }, { $groups }: { $levels }.
space_empires-ask-slip = Withdraw { $group } from { $hex } before any fire?
space_empires-stay-and-fight = Stay and fight
space_empires-slip-to = Withdraw to { $hex }
space_empires-swept = Mines swept in { $hex }: { $count }.
space_empires-ask-mine = Choose a ship in { $hex } for your mine to destroy.
space_empires-mine-hits = A mine in { $hex } destroys { $side }’s { $unit }.
space_empires-mine-strikes = A mine in { $hex } rolls { $roll } and hits the doomsday machine.
space_empires-mine-misses = A mine in { $hex } rolls { $roll } and misses the doomsday machine.
space_empires-ask-sacrifice = Uncloak raiders in { $hex } to destroy mines? Each is destroyed with one mine.
space_empires-ask-screen = Choose up to { $most } ships to screen this round in { $hex }. They do not fire and cannot be fired at.
space_empires-screens = { $side } screens { $count ->
    [one] 1 ship
   *[other] { $count } ships
  }.
space_empires-screen-damaged = { $group }: damaged ship first
space_empires-screen-healthy = { $group }: without the damaged ship
space_empires-ask-next-group = Choose a group to fire first in { $hex }.
space_empires-ask-fire = { $hex }: choose a target for { $group }.
space_empires-target = { $group }: hits on { $need } or less{ $hits ->
    [0] {""}
   *[other] , damage { $hits }
  }
space_empires-hold-fire = Do not fire
space_empires-retreat = Retreat to { $hex }: { $units }
space_empires-retreat-damaged = Retreat to { $hex }: { $units }, damaged ship included
space_empires-retreat-healthy = Retreat to { $hex }: { $units }, damaged ship stays
space_empires-ask-volley = { $hex }, firing round { $round }: choose a target for { $groups }. Once it is destroyed, the rest fire at the target with the fewest hits left.
space_empires-volley-at = All at { $group } (≤{ $need }){ $hits ->
    [0] {""}
   *[other] , damage { $hits }
  }
space_empires-volley-at-between = All at { $group } (≤{ $low } to ≤{ $high }){ $hits ->
    [0] {""}
   *[other] , damage { $hits }
  }
space_empires-volley-as-before = Same as last round
space_empires-volley-end = To end: weakest target
space_empires-volley-only = only { $group }
space_empires-volley-hold = Nobody fires
space_empires-volley-away = Retreat all to { $hex }
space_empires-volley-groups = Decide for each group
space_empires-volley-ships = Decide for each ship
space_empires-ask-give-up = { $n ->
    [one] A counter is
   *[other] { $n } counters are
  } missing to split off { $unit }. Choose groups elsewhere to scuttle.
space_empires-ask-squadrons = Choose { $low } to { $high } fighters to take to { $hex }. The rest can stay.
space_empires-hits = { $side }, { $unit } → { $target }: { $roll } (≤{ $need }), hit.
space_empires-machine-hits = { $machine } → { $target }: { $roll } (≤{ $need }), hit.
space_empires-misses = { $side }, { $unit } → { $target }: { $roll } (≤{ $need }), miss.
space_empires-machine-misses = { $machine } → { $target }: { $roll } (≤{ $need }), miss.
space_empires-volley-rolls = { $side }, { $unit } → { $target }: { $dice } (≤{ $need }: { $parts }) → { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
  }.
space_empires-machine-volley = { $unit } → { $target }: { $dice } (≤{ $need }: { $parts }) → { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
  }.
space_empires-made-strength = attack { $n }
space_empires-made-technology = technology +{ $n }
space_empires-made-numbers = larger fleet +{ $n }
space_empires-made-surprise = surprise +{ $n }
space_empires-made-dazzled = dazzled −{ $n }
space_empires-made-defense = defense −{ $n }
space_empires-made-defense-technology = defense technology −{ $n }
space_empires-round-fire = Firing round { $round }. { $fire }
space_empires-round-quiet = Firing round { $round }: nobody fires.
space_empires-fired = { $side } ({ $unit }): { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }, { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
  }
space_empires-losses = Lost ({ $side }): { $what }.
space_empires-losses-none = Lost ({ $side }): none.
space_empires-destroyed = { $unit } destroyed ({ $side }).
space_empires-retreats = { $side } retreats to { $hex } with { $what }.
space_empires-lost-with-fleet = { $side } loses unescorted units: { $what }.
space_empires-battle-won = { $side } won the battle in { $hex }.

## Fire at colonies
space_empires-ask-bombard-with = Choose a group to fire at the colony in { $hex } ({ $cp }). Each ship fires once.
space_empires-shoots = { $group }: hits on { $need } or less
space_empires-cease-fire = Stop firing
space_empires-bombards-hit = { $side }, { $unit } → colony in { $hex }: { $roll } (≤{ $need }), hit.
space_empires-bombards-miss = { $side }, { $unit } → colony in { $hex }: { $roll } (≤{ $need }), miss.
space_empires-colony-hit = The colony in { $hex } is reduced to { $value }.
space_empires-colony-lost = { $side } loses the colony in { $hex }.

## Standing orders
space_empires-order-fire = Targets
space_empires-order-fire-weakest = the target with the fewest hits left
space_empires-order-fire-surest = the easiest target to hit
space_empires-order-fire-dearest = the most expensive target
space_empires-order-retreat = Retreat
space_empires-order-retreat-half = below half of my ships
space_empires-order-retreat-outnumbered = when outnumbered more than two to one
space_empires-order-retreat-never = never
space_empires-order-screen = Screen
space_empires-order-screen-nobody = no ships
space_empires-order-screen-damaged = damaged ships
space_empires-order-ambush = Cloaked raiders
space_empires-order-ambush-yes = start battles
space_empires-order-ambush-no = stay hidden
space_empires-order-move = Movement
space_empires-order-move-hold = all stay until an enemy is in or adjacent to a hex with my units
