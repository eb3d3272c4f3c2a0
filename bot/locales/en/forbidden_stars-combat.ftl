### Combat in Forbidden Stars.
forbidden_stars-combat-begins = Combat in { $area }: { $attacker } attacks { $defender }.
forbidden_stars-rolls = { $seat } rolls: { $dice }.
forbidden_stars-draws-combat = { $seat } draws { $n ->
    [one] 1 combat card
   *[other] { $n } combat cards
  }.
forbidden_stars-drawn-combat = Your combat cards drawn: { $cards }.
forbidden_stars-ask-reinforce = Choose how many reinforcement tokens to place in { $area }.
forbidden_stars-reinforces = { $seat } places { $n ->
    [one] 1 reinforcement token
   *[other] { $n } reinforcement tokens
  }.
forbidden_stars-execution-round = Execution round { $n }
forbidden_stars-ask-combat-card = Execution round { $n } in { $area }: choose a combat card to play facedown.
forbidden_stars-plays-card = { $seat } plays “{ $card }”.
forbidden_stars-round-damage = Execution round { $n }. { $n ->
    [1] Damage taken (attack − defense)
   *[other] Damage
  }: { $suffered }
forbidden_stars-takes = { $seat } { $n } ({ $a } − { $d })
forbidden_stars-losses = Lost ({ $seat }): { $units }.
forbidden_stars-losses-none = Lost ({ $seat }): none.
forbidden_stars-suffers = { $n ->
    [0] { $seat } suffers no damage (attack { $a }, defense { $d }).
   *[other] { $seat } suffers { $n } damage (attack { $a }, defense { $d }).
  }
forbidden_stars-suffer-by-cost = All of it, cheapest units first
forbidden_stars-ask-suffer = Choose a unit in { $area } to suffer damage ({ $n } left to assign).
forbidden_stars-health-left = health left: { $n }
forbidden_stars-routs = { $seat }’s { $unit } is routed.
forbidden_stars-rallies = { $seat }’s { $unit } is rallied.
forbidden_stars-unit-destroyed = { $seat } loses 1 { $unit }.
forbidden_stars-structure-destroyed = { $seat } loses a { $structure }.
forbidden_stars-morale = Morale: { $attacker } { $a }, { $defender } { $d }.
forbidden_stars-morale-tied = Morale: { $attacker } { $a }, { $defender } { $d }. The defender wins ties.
forbidden_stars-combat-drawn = Nobody wins the combat in { $area }: nothing is left there.
forbidden_stars-combat-won = { $seat } wins the combat in { $area }.
forbidden_stars-seizes = { $seat } seizes a { $structure } in { $area }.
forbidden_stars-ask-retreat-to = Choose where to retreat from { $area }.
forbidden_stars-retreats = { $seat } retreats { $units } to { $area }.

## Dice and tokens
forbidden_stars-gains-dice = { $seat } gains dice: { $dice }.
forbidden_stars-gains-dice-several = { $seat } gains dice: { $dice }.
forbidden_stars-loses-dice = { $seat } loses dice: { $dice }.
forbidden_stars-spends-dice = { $seat } spends dice: { $dice }.
forbidden_stars-spends-dice-several = { $seat } spends dice: { $dice }.
forbidden_stars-rerolls = { $seat } rerolls { $old }: { $new }.
forbidden_stars-converts = { $seat } converts dice: { $old } → { $new }.
forbidden_stars-gains-tokens = { $seat } gains combat tokens: { $tokens }.
forbidden_stars-gains-tokens-several = { $seat } gains combat tokens: { $tokens }.
forbidden_stars-loses-tokens = { $seat } loses combat tokens: { $tokens }.
forbidden_stars-free-token = { $seat } places a free reinforcement token.
forbidden_stars-gains-icons = { $seat } gains icons this execution round: { $icons }.

## Standing orders
forbidden_stars-order-suffer = Assigning damage
forbidden_stars-order-suffer-cheapest = to the cheapest unit
forbidden_stars-order-suffer-toughest = to the unit with the most health left
forbidden_stars-order-combat = Reactions in my combats
forbidden_stars-order-combat-pass = pass on all
forbidden_stars-verb-gifts = Abilities that only benefit you
forbidden_stars-order-gifts = Abilities that only benefit me
forbidden_stars-order-gifts-take = use them immediately
forbidden_stars-order-gifts-ask = ask me
forbidden_stars-retreat-element = Ground units retreat to worlds, ships to voids.
forbidden_stars-retreat-no-way = There is no path: ground units need friendly areas all the way, and units cannot move through warp storms.
forbidden_stars-retreat-friendly-first = Retreat to a friendly area, or to an uncontrolled one if there is none.
forbidden_stars-retreat-to-origin = Attackers retreat to an area one of them came from.
forbidden_stars-retreat-from-there = Attackers came from this area.
forbidden_stars-retreat-their-system = Attackers came from this system.
forbidden_stars-retreat-too-far = Defenders retreat within the active system or to a system adjacent to it.
forbidden_stars-routed-suffer-last = Routed units are assigned damage only when you have neither unrouted units nor a bastion there.
forbidden_stars-card-not-in-hand = That combat card is not in your hand.
