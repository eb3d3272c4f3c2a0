### Combat in Space Empires.

## Which hex
space_empires-ask-battle = { $seat }: which hex do you fight over next?
space_empires-battle-against = against: { $what }
space_empires-battle-colony = a colony of { $side }
space_empires-ask-opponent = { $seat }: several enemies are on { $hex }. Whom do you fight next?
space_empires-combat-done = End the Combat Phase
space_empires-ask-bombard = { $seat }: do you fire at the colony on { $hex } ({ $owner }, { $cp })? Groups that fire are shown.
space_empires-ask-settle = { $seat }: do you begin a colony on { $hex }?
space_empires-ask-challenge = { $seat }: raiders of { $other } are on { $hex }. Do you announce scanners and want battle?
space_empires-ask-ambush = { $seat }: your cloaked raiders on { $hex } may stay hidden from { $other }. Do you want battle?

## A battle
space_empires-battle = Battle on { $hex }. Attack: { $attacker }. Defense: { $defender }.
space_empires-step-battle = the battle on { $hex }
space_empires-decoy-gone = A decoy is removed ({ $side }).
space_empires-reveals = Revealed ({ $side }): { $what }.
space_empires-group-levels = Levels ({ $side }), { $groups }: { $levels }.
space_empires-ask-slip = { $side }: does { $group } leave { $hex } before any fire?
space_empires-stay-and-fight = Stay and fight
space_empires-slip-to = Retreat to { $hex }
space_empires-swept = Mines swept on { $hex }: { $count }.
space_empires-ask-mine = { $side }: which ship on { $hex } does your mine destroy?
space_empires-mine-hits = A mine on { $hex } destroys { $unit } ({ $side }).
space_empires-mine-strikes = A mine on { $hex } rolls { $roll }: it hits the doomsday machine.
space_empires-mine-misses = A mine on { $hex } rolls { $roll }: it misses the doomsday machine.
space_empires-ask-sacrifice = { $side }: do cloaked raiders on { $hex } uncloak and take mines with them? Each is destroyed with one mine.
space_empires-ask-screen = { $side }: which ships do you screen in this round on { $hex }? At most { $most }; they neither fire nor are fired at.
space_empires-screens = { $side } screens { $count ->
    [one] one ship
   *[other] { $count } ships
  }.
space_empires-screen-damaged = { $group }: the damaged one first
space_empires-screen-healthy = { $group }: without the damaged one
space_empires-ask-next-group = { $side }: which group fires first on { $hex }?
space_empires-ask-fire = { $side }: what does { $group } do on { $hex }?
space_empires-target = { $group }: hits with { $need } or less{ $hits ->
    [0] {""}
   *[other] , damage { $hits }
  }
space_empires-hold-fire = Hold fire
space_empires-retreat = { $units } retreat to { $hex }
space_empires-retreat-damaged = { $units } retreat to { $hex }, the damaged one among them
space_empires-retreat-healthy = { $units } retreat to { $hex }, the damaged one stays
space_empires-ask-squadrons = { $side }: which fighter squadrons go along to { $hex }? From { $low } to { $high }; all others keep a place.
space_empires-hits = { $side }: { $unit } fires at { $target }, needs { $need } or less, rolls { $roll }: hit.
space_empires-machine-hits = { $machine } fires at { $target }, needs { $need } or less, rolls { $roll }: hit.
space_empires-misses = { $side }: { $unit } fires at { $target }, needs { $need } or less, rolls { $roll }: miss.
space_empires-machine-misses = { $machine } fires at { $target }, needs { $need } or less, rolls { $roll }: miss.
space_empires-destroyed = Destroyed: { $unit } ({ $side }).
space_empires-retreats = { $side } retreats to { $hex } with { $what }.
space_empires-lost-with-fleet = Without their armed companions these are lost ({ $side }): { $what }.
space_empires-battle-won = The battle on { $hex } is won: { $side }.

## Fire at colonies
space_empires-ask-bombard-with = { $seat }: which group fires at the colony on { $hex } ({ $cp }) next? Each ship fires once.
space_empires-shoots = { $group }: hits with { $need } or less
space_empires-cease-fire = Cease fire
space_empires-bombards-hit = { $side }: { $unit } fires at the colony on { $hex }, needs { $need } or less, rolls { $roll }: hit.
space_empires-bombards-miss = { $side }: { $unit } fires at the colony on { $hex }, needs { $need } or less, rolls { $roll }: miss.
space_empires-colony-hit = The colony on { $hex } falls to { $value }.
space_empires-colony-lost = The colony on { $hex } is destroyed ({ $side }).

## Standing orders
space_empires-order-fire = Fire
space_empires-order-fire-weakest = at whoever takes the fewest hits more
space_empires-order-fire-surest = at whoever is easiest to hit
space_empires-order-fire-dearest = at whoever cost most
space_empires-order-retreat = Retreat
space_empires-order-retreat-half = below half of my ships
space_empires-order-retreat-outnumbered = when the enemy has more than twice as many
space_empires-order-retreat-never = never
space_empires-order-screen = Screen
space_empires-order-screen-nobody = nobody
space_empires-order-screen-damaged = damaged ships
space_empires-order-ambush = Cloaked raiders
space_empires-order-ambush-yes = want battle
space_empires-order-ambush-no = stay hidden
space_empires-order-move = Movement
space_empires-order-move-hold = all stay in place until an enemy is in or beside a hex where I have something
