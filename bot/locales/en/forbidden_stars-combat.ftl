### Combat in Forbidden Stars.
forbidden_stars-combat-begins = Combat: { $area }. Attacker: { $attacker }. Defender: { $defender }.
forbidden_stars-rolls = { $seat } rolls: { $dice }.
forbidden_stars-draws-combat = { $seat } draws { $n ->
    [one] 1 combat card
   *[other] { $n } combat cards
  }.
forbidden_stars-drawn-combat = The combat cards you drew: { $cards }.
forbidden_stars-ask-reinforce = { $seat }: how many reinforcement tokens do you use at { $area }?
forbidden_stars-reinforces = { $seat } puts reinforcement tokens into the combat: { $n }.
forbidden_stars-execution-round = Execution round { $n }
forbidden_stars-ask-combat-card = Execution round { $n } at { $area }: which combat card do you lay face down?
forbidden_stars-plays-card = { $seat } plays the combat card “{ $card }”.
forbidden_stars-suffers = { $seat } suffers { $n } damage (attack { $a } against defence { $d }).
forbidden_stars-ask-suffer = { $seat }: which of your units at { $area } suffers the damage? Left to assign: { $n }.
forbidden_stars-health-left = health left: { $n }
forbidden_stars-routs = Routed ({ $seat }): { $unit }.
forbidden_stars-rallies = Rallied ({ $seat }): { $unit }.
forbidden_stars-unit-destroyed = Destroyed ({ $seat }): { $unit }.
forbidden_stars-structure-destroyed = Destroyed ({ $seat }): { $structure }.
forbidden_stars-morale = Morale: { $attacker } { $a }, { $defender } { $d }. On a tie the defender wins.
forbidden_stars-combat-drawn = Nothing is left at { $area }: nobody wins the combat.
forbidden_stars-combat-won = { $seat } wins the combat at { $area }.
forbidden_stars-seizes = { $seat } takes control of a structure: { $structure } – { $area }.
forbidden_stars-ask-retreat-to = { $seat }: where do your units retreat from { $area }?
forbidden_stars-retreats = { $seat } retreats { $units } to { $area }.

## Dice and tokens
forbidden_stars-gains-dice = { $seat } gains dice: { $dice }.
forbidden_stars-loses-dice = { $seat } loses dice: { $dice }.
forbidden_stars-spends-dice = { $seat } spends dice: { $dice }.
forbidden_stars-rerolls = { $seat } rerolls { $old }: { $new }.
forbidden_stars-converts = { $seat } turns dice: { $old } → { $new }.
forbidden_stars-gains-tokens = { $seat } gains combat tokens: { $tokens }.
forbidden_stars-loses-tokens = { $seat } loses combat tokens: { $tokens }.
forbidden_stars-free-token = { $seat } places a free reinforcement token in the combat.
forbidden_stars-gains-icons = { $seat } counts these icons until the end of the execution round: { $icons }.

## Standing orders
forbidden_stars-order-suffer = Damage
forbidden_stars-order-suffer-cheapest = to what costs least
forbidden_stars-order-suffer-toughest = to what bears most before it is destroyed
forbidden_stars-order-combat = Reactions in my combats
forbidden_stars-order-combat-pass = pass them all
forbidden_stars-verb-gifts = How you use abilities that only give you something
forbidden_stars-order-gifts = Abilities that only give me something
forbidden_stars-order-gifts-take = use them at once
forbidden_stars-order-gifts-ask = ask me
forbidden_stars-retreat-element = Ground units retreat to worlds, ships to voids.
forbidden_stars-retreat-no-way = No way leads there: ground units need a path of friendly areas, and no unit crosses a warp storm.
forbidden_stars-retreat-friendly-first = Units retreat to a friendly area; to an uncontrolled one only where there is no friendly one.
forbidden_stars-retreat-to-origin = Attackers go back to an area from which one of them came.
forbidden_stars-retreat-from-there = Attackers came from there.
forbidden_stars-retreat-their-system = Attackers came from that system.
forbidden_stars-retreat-too-far = Defenders retreat within the active system or to a system adjacent to it.
forbidden_stars-routed-suffer-last = Routed units are assigned damage only when you have neither unrouted units nor a bastion there.
forbidden_stars-card-not-in-hand = You do not hold this combat card.
