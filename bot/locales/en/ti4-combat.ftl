### Tactical actions: activation, movement, Space Cannon, space combat, losses.

## Activation
ti4-ask-activate = { $seat }: which system do you activate?
ti4-activated = { $seat } activates { $system }.
ti4-own-token-there = Your own command token already lies in { $system }. Choose another one.
ti4-cannot-activate = You cannot activate { $system } now.

## Movement
ti4-nothing-moves = No ship of { $seat } can move to { $system }.
ti4-ask-move = { $seat }: which ships move to { $system }? So far: { $declared }.{ $over ->
    [0] { "" }
   *[other] { " " }Your fleet pool allows { $limit } ships there besides fighters: { $over } too many.
  }{ $left ->
    [0] { "" }
    [one] { " " }1 unit would stay behind without room and be destroyed.
   *[other] { " " }{ $left } units would stay behind without room and be destroyed.
  }
ti4-move-rift = every way leads through a gravity rift: a die for each ship, which is lost on 1 to 3.
ti4-move-group = { $unit } from { $system }{ $n ->
    [1] { "" }
   *[other] { " " }({ $n } there)
  }
ti4-move-damaged = damaged { $unit } from { $system }{ $n ->
    [1] { "" }
   *[other] { " " }({ $n } there)
  }
ti4-done-moving = { $n ->
    [0] No ship moves
   *[other] That is all
}
ti4-ask-move-number = { $seat }: how many do you move ({ $unit }, { $system })?
ti4-ask-route = { $seat }: which way do you move ({ $unit })? They can take aboard what lies on it.
ti4-way = { $past } → { $to }
ti4-route = { $way }{ $rifts ->
    [0] { "" }
    [one] , through a gravity rift
   *[other] , through { $rifts } gravity rifts
  }
ti4-ask-load = { $seat }: what do you take aboard ({ $unit }, capacity { $room })?
ti4-ask-load-staying = { $seat }: what do your ships that stay take aboard ({ $system }, room for { $room })?
ti4-cargo-at = { $unit }: { $place }
ti4-ships-from = { $units } (from { $origin })
ti4-moved = { $seat } moves to { $target }: { $ships }.
ti4-rift-roll = { $seat } crosses a gravity rift ({ $unit }): { $dice }. Ships lost: { $lost }.
ti4-no-such-ships = You have no such ships there that can move by themselves.
ti4-already-moving = All of them are moving already.
ti4-not-on-route = The route does not lead past { $place }.
ti4-no-loading-at-token = You cannot pick anything up in { $system }: your own command token lies there.
ti4-refused-ti-movement-04 = These ships cannot move into the active system.
ti4-refused-ti-movement-05 = Ships of another player bar the way.
ti4-refused-ti-movement-06 = They cannot leave: your own command token lies in their system.
ti4-refused-ti-movement-08 = They are in the active system already, and there is nothing for them to fetch.
ti4-refused-ti-movement-10 = The active system is too far away for their move value.
ti4-refused-ti-asteroid-01 = Ships cannot move into an asteroid field.
ti4-refused-ti-asteroid-02 = Ships cannot move through an asteroid field.
ti4-refused-ti-supernova-01 = Ships cannot move into a supernova.
ti4-refused-ti-supernova-02 = Ships cannot move through a supernova.
ti4-refused-ti-nebula-01 = Ships can move into a nebula only if it is the active system.
ti4-refused-ti-nebula-02 = Ships cannot move through a nebula.
ti4-refused-ti-golden-04 = An effect forbids your ships to move there.

## Fleet pool and capacity
ti4-ask-fleet-excess = { $seat }: more ships in { $system } than your fleet pool allows ({ $n }). Which one do you remove?
ti4-ask-capacity-excess = { $seat }: your ships in { $system } cannot carry everything. Choose { $n ->
    [one] { $n } unit
   *[other] { $n } units
  } to destroy.
ti4-removed = { $seat } removes { $units } from { $system }.

## Space Cannon
ti4-ask-cannon-target = { $seat }: whose ships in { $system } do you fire Space Cannon at?
ti4-ask-space-cannon = { $seat }: fire Space Cannon at { $target } ({ $guns })?
ti4-fire = Fire
ti4-hold-fire = Hold fire
ti4-cannon-roll = { $seat } fires Space Cannon ({ $unit }): { $dice }. Hits on { $needs }+{ ti4-modifier }: { $hits }.

## Space combat
ti4-space-combat = Space combat in { $system }: { $attacker } attacks { $defender }.
ti4-barrage-roll = { $seat } fires Anti-Fighter Barrage ({ $unit }): { $dice }. Hits on { $needs }+{ ti4-modifier }: { $hits }.
ti4-combat-roll = { $seat } rolls for combat ({ $unit }): { $dice }. Hits on { $needs }+{ ti4-modifier }: { $hits }.
ti4-combat-reroll = { $seat } rerolls ({ $unit }), now: { $dice }. Hits on { $needs }+{ ti4-modifier }: { $hits }.
ti4-no-combat-rolls = { $seat } makes no combat rolls this round.
ti4-ask-reroll = { $seat }: which dice do you reroll?
ti4-die = { $unit }: { $face }
ti4-combat-won = { $seat } wins the space combat in { $system }.
ti4-combat-draw = The space combat in { $system } ends without a winner.
ti4-ask-assault-cannon = { $seat }: the Assault Cannon destroys one of your ships. Which one?
ti4-ask-repair = { $seat }: which unit do you repair?
ti4-repaired = { $seat } repairs a { $unit }.

## Hits
ti4-ask-sustain = { $seat }: { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } to take ({ $place }). Do you use Sustain Damage?
ti4-sustain-with = Sustain Damage: { $unit }
ti4-no-sustain = Do not use it
ti4-sustained = { $seat } uses Sustain Damage: { $unit }.
ti4-damaged-unit = damaged { $unit }
ti4-ask-losses = { $seat }: choose { $n ->
    [one] { $n } unit
   *[other] { $n } units
  } to lose ({ $place }).
ti4-destroyed = Destroyed ({ $place }): { $units } of { $seat }.
ti4-destroyed-uncarried = Destroyed ({ $place }): { $units } of { $seat }. No ship there has room for them.

## Retreat
ti4-ask-retreat = { $seat }: round { $round } of the combat in { $system }. Do you announce a retreat?
ti4-retreat = Retreat
ti4-stay = Stay and fight
ti4-stay-to-the-end = Stay to the end
ti4-retreat-announced = { $seat } announces a retreat.
ti4-ask-retreat-load = { $seat }: which ground forces do you take along into space?
ti4-ask-retreat-to = { $seat }: where do your ships retreat to?
ti4-ask-rift-cargo = { $seat }: your ships leave a gravity rift. What does this ship carry ({ $unit }, room for { $room })? It shares the fate of the ship.
ti4-no-retreat-there = Choose an adjacent system with a unit or a planet of yours and without ships of others.
ti4-ask-left-behind = { $seat }: your ships cannot carry everything. Choose { $n ->
    [one] { $n } unit
   *[other] { $n } units
  } to lose.
ti4-retreated = { $seat } retreats from { $origin } to { $target }.

## Windows
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
ti4-order-retreat-never = never, I stay to the end of every combat
ti4-order-losses = Hits
ti4-order-losses-cheapest = sustain what can be sustained, then lose what costs least
ti4-order-combat = Reactions in a combat where I have something
ti4-order-combat-pass = pass them all
ti4-order-reactions = Reactions in the turns of others
ti4-order-reactions-attacked = pass them all, unless somebody comes to where I have something
