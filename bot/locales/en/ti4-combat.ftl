### Tactical actions: activation, movement, Space Cannon, space combat, losses.

## Activation
ti4-ask-activate = Choose a system to activate.
ti4-activated = { $seat } activates { $system }.
ti4-own-token-there = Your command token is already in { $system }. Choose another system.
ti4-cannot-activate = You cannot activate { $system }.

## Movement
ti4-nothing-moves = { $seat } has no ships that can move to { $system }.
ti4-ask-move = Choose ships to move to { $system }. Chosen: { $declared }.{ $over ->
    [0] { "" }
   *[other] { " " }Over your fleet pool ({ $limit }) by { $over }.
  }{ $left ->
    [0] { "" }
   *[other] { " " }Would be destroyed for lack of capacity: { $left }.
  }
ti4-move-rift = every route passes a gravity rift: each ship rolls a die and is lost on 1–3.
ti4-move-group = { $unit } from { $system }{ $n ->
    [1] { "" }
   *[other] { " " }({ $n } there)
  }
ti4-move-damaged = damaged { $unit } from { $system }{ $n ->
    [1] { "" }
   *[other] { " " }({ $n } there)
  }
ti4-moved-all = Done moving
ti4-done-moving = { $n ->
    [0] Move no ships
   *[other] { ti4-moved-all }
}
ti4-ask-move-number = Choose how many to move ({ $unit }, { $system }).
ti4-ask-route = Choose a route ({ $unit }). Units on the way can be picked up.
ti4-way = { $past } → { $to }
ti4-route = { $way }{ $rifts ->
    [0] { "" }
    [one] , through a gravity rift
   *[other] , through { $rifts } gravity rifts
  }
ti4-ask-load = Choose units to transport ({ $unit }, capacity { $room }).
ti4-ask-load-staying = Choose units for your ships in { $system } to pick up (capacity left: { $room }).
ti4-cargo-at = { $unit }: { $place }
ti4-ships-from = { $units } (from { $origin })
ti4-moved = { $seat } moves to { $target }: { $ships }.
ti4-rift-roll = { $seat } crosses a gravity rift ({ $unit }): { $dice }. { $lost ->
    [0] No ship is lost.
   *[other] Ships lost: { $lost }.
  }
ti4-no-such-ships = You have no such ships there that can move.
ti4-already-moving = All of them are already moving.
ti4-not-on-route = The route does not pass { $place }.
ti4-no-loading-at-token = You cannot pick up units in { $system }: it contains your command token.
ti4-refused-ti-movement-04 = These ships cannot move into the active system.
ti4-refused-ti-movement-05 = Another player’s ships are in the way.
ti4-refused-ti-movement-06 = These ships cannot move: their system contains your command token.
ti4-refused-ti-movement-08 = These ships are already in the active system and have nothing to pick up.
ti4-refused-ti-movement-10 = The active system is beyond their move value.
ti4-refused-ti-asteroid-01 = Ships cannot move into an asteroid field.
ti4-refused-ti-asteroid-02 = Ships cannot move through an asteroid field.
ti4-refused-ti-supernova-01 = Ships cannot move into a supernova.
ti4-refused-ti-supernova-02 = Ships cannot move through a supernova.
ti4-refused-ti-nebula-01 = Ships can move into a nebula only if it is the active system.
ti4-refused-ti-nebula-02 = Ships cannot move through a nebula.
ti4-refused-ti-golden-04 = An effect prevents your ships from moving there.

## Fleet pool and capacity
ti4-ask-fleet-excess = You have more ships in { $system } than your fleet pool allows ({ $n }). Choose one to remove.
ti4-ask-capacity-excess = Too little capacity in { $system }. Choose { $n ->
    [one] { $n } unit
   *[other] { $n } units
  } to destroy.
ti4-removed = { $seat } removes { $units } from { $system }.

## Space Cannon
ti4-ask-cannon-target = Choose a player whose ships in { $system } you target with Space Cannon.
ti4-ask-space-cannon = Use Space Cannon against { $target } ({ $guns })?
ti4-fire = Use Space Cannon
ti4-hold-fire = Do not use
ti4-cannon-roll = { $seat }, Space Cannon ({ $unit }): { $dice } ({ $needs }+{ ti4-modifier }) → { $hits ->
    [0] no hits
    [one] { $hits } hit
   *[other] { $hits } hits
  }.
ti4-cannon-roll-modified = { $seat }, Space Cannon ({ $unit }): { $dice } ({ $needs }+; printed { $printed }, { $modifiers }) → { $hits ->
    [0] no hits
    [one] { $hits } hit
   *[other] { $hits } hits
  }.

## Space combat
ti4-space-combat = Space combat in { $system }: { $attacker } attacks { $defender }.
ti4-barrage-roll = { $seat }, Anti-Fighter Barrage ({ $unit }): { $dice } ({ $needs }+{ ti4-modifier }) → { $hits ->
    [0] no hits
    [one] { $hits } hit
   *[other] { $hits } hits
  }.
ti4-combat-roll = { $seat }, { $unit }: { $dice } ({ $needs }+{ ti4-modifier }) → { $hits ->
    [0] no hits
    [one] { $hits } hit
   *[other] { $hits } hits
  }.
ti4-combat-roll-modified = { $seat }, { $unit }: { $dice } ({ $needs }+; printed { $printed }, { $modifiers }) → { $hits ->
    [0] no hits
    [one] { $hits } hit
   *[other] { $hits } hits
  }.
ti4-combat-reroll = { $seat } rerolls, { $unit }: { $dice } ({ $needs }+{ ti4-modifier }) → { $hits ->
    [0] no hits
    [one] { $hits } hit
   *[other] { $hits } hits
  }.
ti4-combat-reroll-modified = { $seat } rerolls, { $unit }: { $dice } ({ $needs }+; printed { $printed }, { $modifiers }) → { $hits ->
    [0] no hits
    [one] { $hits } hit
   *[other] { $hits } hits
  }.
ti4-ask-barrage = Use Anti-Fighter Barrage ({ $system })?
ti4-barrage-yes = Use the barrage
ti4-barrage-no = No barrage
ti4-round-rolled = Combat round { $round }. Hits: { $rolled }
ti4-rolled = { $seat } { $hits } ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
  })
ti4-combat-losses = Lost ({ $seat }): { $units }.
ti4-combat-losses-none = Lost ({ $seat }): none.
ti4-sustain-all = As many as possible
ti4-no-combat-rolls = { $seat } makes no combat rolls this combat round.
ti4-ask-reroll = Choose dice to reroll.
ti4-die = { $unit }: { $face }
ti4-combat-won = { $seat } wins the space combat in { $system }.
ti4-combat-draw = Space combat in { $system }: no winner.
ti4-ask-assault-cannon = Assault Cannon: choose one of your ships to destroy.
ti4-ask-repair = Choose a unit to repair.
ti4-repaired = { $seat } repairs a { $unit }.

## Hits
ti4-ask-sustain = Assign { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } ({ $place }). Use Sustain Damage?
ti4-sustain-with = Sustain Damage: { $unit }
ti4-no-sustain = Do not use
ti4-sustained = { $seat } uses Sustain Damage: { $unit }.
ti4-damaged-unit = damaged { $unit }
ti4-ask-losses = Assign hits: choose { $n ->
    [one] { $n } unit
   *[other] { $n } units
  } to destroy ({ $place }).
ti4-destroyed = { $seat } loses { $units } ({ $place }).
ti4-destroyed-uncarried = { $seat } loses { $units } ({ $place }) for lack of capacity.

## Retreat
ti4-ask-retreat = Combat round { $round } in { $system }: announce a retreat?
ti4-retreat = Retreat
ti4-stay = Stay and fight
ti4-stay-to-the-end = Stay to the end
ti4-retreat-announced = { $seat } announces a retreat.
ti4-ask-retreat-load = Choose ground forces to transport.
ti4-ask-retreat-to = Choose a system to retreat to.
ti4-ask-rift-cargo = Your ships leave a gravity rift. Choose what this ship carries ({ $unit }, capacity { $room }); it is lost with the ship.
ti4-no-retreat-there = Retreat to an adjacent system that contains your units or a planet you control, and no other player’s ships.
ti4-ask-left-behind = Too little capacity to retreat. Choose { $n ->
    [one] { $n } unit
   *[other] { $n } units
  } to destroy.
ti4-retreated = { $seat } retreats from { $origin } to { $target }.
ti4-modifier-plus = { $source } +{ $n }
ti4-modifier-minus = { $source } −{ $n }
ti4-modifier =
    { $bonus ->
        [0] { "" }
        [1] { " " }(modifier +1)
        [2] { " " }(modifier +2)
        [3] { " " }(modifier +3)
       *[other] { " " }(modifier { $bonus })
    }

## Standing orders
ti4-order-retreat = Retreat
ti4-order-retreat-never = never: I stay in every combat
ti4-order-losses = Assigning hits
ti4-order-losses-cheapest = sustain what I can, then destroy the cheapest
ti4-order-combat = Reactions in my combats
ti4-order-combat-pass = pass on all
ti4-order-reactions = Reactions during other players’ turns
ti4-order-reactions-attacked = pass on all, unless my units or planets are attacked
