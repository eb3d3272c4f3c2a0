### The Operations Phase of Forbidden Stars: orders, purchases, orbital strikes.
forbidden_stars-skips = { $seat } has no order on top of a stack and skips the turn.
forbidden_stars-ask-reveal = { $seat }: which of your orders on top of a stack do you reveal?
forbidden_stars-reveals = { $seat } reveals an order in { $system }: { $order }.
forbidden_stars-ask-resolve = { $seat }: do you resolve the order { $order } in { $system }, or put its token on your event deck, for one more card to choose from?
forbidden_stars-none-can-come = None of your units can get there.
forbidden_stars-none-can-move = None of your units can move or strike there.
forbidden_stars-resolve = Resolve
forbidden_stars-event-deck-instead = Put on the event deck
forbidden_stars-to-event-deck = { $seat } puts the order on the event deck: { $order }.

## Advance
forbidden_stars-ask-advance-from = { $seat }: from which adjacent system do units come to { $system }?
forbidden_stars-from-nowhere = Only from the system itself
forbidden_stars-can-bring = Can come from there: { $units }
forbidden_stars-ask-move-ship = { $seat }: to which void of { $system } do you move ships?
forbidden_stars-ask-move-ground = { $seat }: to which world of { $system } do you move ground units?
forbidden_stars-sheet-ability = Ability of { $faction }
forbidden_stars-no-more-moves = Move no more
forbidden_stars-opens-way = with ships here your ground units can reach { $worlds }
forbidden_stars-held-by = held by { $seat } ({ $pieces })
forbidden_stars-by-lent-void = { $area } (through { $void })
forbidden_stars-ask-move-units = { $seat }: which units move to { $area }? It holds { $capacity } at most.
forbidden_stars-unit-at = { $unit } – { $area }
forbidden_stars-unit-from = { $unit } – { $area }
forbidden_stars-moves = { $seat } moves { $units }: { $start } → { $end }.
forbidden_stars-contested = { $area } is contested.
forbidden_stars-not-in-active-system = Units move only to areas of the active system.
forbidden_stars-ships-to-voids = Ships move only to voids.
forbidden_stars-ground-to-worlds = Ground units end their move on a world.
forbidden_stars-one-contested-area = An Advance order makes at most one area contested.
forbidden_stars-five-at-most = At most five of your units may stand in one area.
forbidden_stars-no-path = No path leads there: ground units need adjacent friendly areas all the way, and warp storms bar it.

## Orbital strike
forbidden_stars-ask-strike = { $seat }: do you make an orbital strike in { $system }?
forbidden_stars-no-strike = No orbital strike
forbidden_stars-strike-on = { $world }, from { $void }
forbidden_stars-strike-odds = { $n ->
    [one] 1 die
   *[other] { $n } dice
}; { $against }
forbidden_stars-strikes = { $seat } makes an orbital strike on { $world }.
forbidden_stars-ask-strike-cards = { $seat }: which order upgrades do you use in the orbital strike on { $world }? Choose before the dice are rolled.
forbidden_stars-bastion-in-the-way = A bastion stands there: you need the card that allows the strike all the same.
forbidden_stars-strike-rolls = { $seat } rolls: { $dice }.
forbidden_stars-strike-damage = { $seat } suffers { $n } damage on { $world }.

## Deploy and purchases
forbidden_stars-ask-structure-first = { $seat }: do you buy the structure before the units?
forbidden_stars-ask-buy-unit = { $seat }: which unit do you buy? You may buy { $n ->
    [one] 1 more
   *[other] { $n } more
  }.
forbidden_stars-buy-no-more = Buy no more
forbidden_stars-ask-buy-structure = { $seat }: which structure do you buy?
forbidden_stars-buy-no-structure = No structure
forbidden_stars-buy = { $piece }: { $n } materiel{ $forge ->
    [0] {""}
    [one] {", "}1 forge token
   *[other] {", "}{ $forge } forge tokens
  }{ $cache ->
    [0] {""}
   *[other] {", "}1 cache token
  }{ $rebate ->
    [0] {""}
   *[other] {" "}(discount of a card)
  }
forbidden_stars-ask-place = { $seat }: where do you place this purchase: { $piece }?
forbidden_stars-buys = { $seat } buys: { $piece } – { $area }.
forbidden_stars-none-left = All figures of this kind are on the board: { $piece }.
forbidden_stars-level-or-forge-missing = Your command level is too low or a forge token is missing: { $piece }.
forbidden_stars-nowhere-to-place = No friendly or uncontrolled area there can take it: { $piece }.
forbidden_stars-too-dear = You do not have enough materiel: { $piece } costs { $cost }.
forbidden_stars-not-enough-materiel = You do not have enough materiel.
forbidden_stars-token-covered = Your order token there is not on top of its stack.
forbidden_stars-no-token-there = You have no order token there.
forbidden_stars-not-adjacent = Units come only from systems adjacent to the active one.
forbidden_stars-storm-between = A warp storm lies between the two systems.
forbidden_stars-none-can-come-from = No unit of yours there can move to the active system.
forbidden_stars-strike-in-system = The void and the world must both lie in the active system.
forbidden_stars-strike-not-adjacent = The void must be adjacent to the world.
forbidden_stars-strike-no-enemy = Only an enemy world can be attacked from orbit.
forbidden_stars-strike-no-ship = You have no unrouted ship in that void.
forbidden_stars-wrong-element = Ships are placed in voids, ground units and structures on worlds.
forbidden_stars-structure-there = A structure stands on that world already.
forbidden_stars-structure-on-friendly = Structures are placed on friendly worlds.
forbidden_stars-not-on-enemy = Your units cannot be placed in an enemy area.
forbidden_stars-place-elsewhere = This purchase cannot be placed there.
forbidden_stars-no-control-token = All your structure control tokens are in use.
forbidden_stars-no-site = No friendly world there has room for it: { $piece }.
forbidden_stars-upgrade-level = Command level needed for { $card }: { $n }.
forbidden_stars-storm-moved = This warp storm has moved in this phase already.
forbidden_stars-storm-there = Another warp storm lies there.
forbidden_stars-storm-other-way = The symbol on the card does not lead this warp storm there.
forbidden_stars-note-room = your units there: { $n }, unit capacity { $most }
forbidden_stars-note-order = Order { $n } of { $of } in this round.
forbidden_stars-note-worlds = { $worlds }
forbidden_stars-note-free-world = { $world }
forbidden_stars-note-held-world = { $world } ({ $seats })
forbidden_stars-note-purse = You have { $materiel } materiel and { $forges ->
    [one] { $forges } forge token
   *[other] { $forges } forge tokens
  }; command level { $level }.
forbidden_stars-note-over = The Refresh Phase would bring { $n } materiel as things stand; { $lost } over the limit of 14 would be lost.
forbidden_stars-note-missing = Not now: { $units }.
forbidden_stars-note-nowhere = { $piece } (no area to place it)
forbidden_stars-note-dear = { $piece } (costs { $cost })
forbidden_stars-note-none-left = { $piece } (all figures are on the board)
forbidden_stars-note-levels = Not now, for want of the command level or a forge token: { $units }.
forbidden_stars-note-level = { $piece } (level { $level })

## Dominate
forbidden_stars-ask-asset = { $seat }: which asset token do you gain for { $area }?
forbidden_stars-gains-asset = { $seat } gains: { $asset }.
forbidden_stars-no-asset = { $seat } cannot gain one more: { $asset }.
forbidden_stars-uses-dominate = { $seat } uses the ability of the faction.
forbidden_stars-ask-area = { $seat }: where does this unit go: { $unit }?
forbidden_stars-replaces = { $seat } replaces: { $old } → { $new }.

## Strategize
forbidden_stars-no-presence = { $seat } has nothing in the active system and cannot buy upgrades.
forbidden_stars-ask-buy-order-upgrade = { $seat }: which order upgrade do you buy?
forbidden_stars-ask-buy-combat-upgrade = { $seat }: which combat upgrade do you buy? You get both copies.
forbidden_stars-buy-nothing = Buy nothing
forbidden_stars-for-materiel = { $what } (materiel: { $n })
forbidden_stars-buys-upgrade = { $seat } buys the upgrade “{ $card }”.
forbidden_stars-gains-upgrade = { $seat } takes the upgrade “{ $card }” for free.
forbidden_stars-ask-remove-card = { $seat }: both copies of which card leave your combat deck for “{ $card }”?
forbidden_stars-exchanges-cards = { $seat } replaces both copies in the combat deck: “{ $old }” → “{ $card }”.
