### Eclipse: Upgrade, Build, Move and diplomacy.

## Upgrade
eclipse-ask-upgrade = Choose a ship part ({ $n } left).
eclipse-upgrade-return = Return a part first
eclipse-upgrade-done = Done
eclipse-ask-upgrade-return = Choose a ship part to return to the supply.
eclipse-ask-upgrade-square = Choose a blueprint square for { $part }.
eclipse-tile = { $ship }: { $part }
eclipse-tile-over = ({ $printed }) { $tile }
eclipse-printed-below = printed: { $part }
eclipse-printed-nothing = nothing printed
eclipse-upgraded = { $seat } upgrades the { $ship }: { $part }.
eclipse-upgraded-instead = { $seat } upgrades the { $ship }: { $part } replaces { $old }.
eclipse-part-returned = { $seat } returns { $part } ({ $ship }).
eclipse-too-little-energy = That ship would be short { $n } energy.
eclipse-starbase-drive = Starbases cannot have a drive.
eclipse-no-drive = Ships other than starbases need at least one drive.
eclipse-return-first = Return parts before taking the first one, and only if your blueprints can still be made legal.
eclipse-part-fits-nowhere = No square for this part would leave a legal blueprint: { $part }.
eclipse-no-such-ancient-part = You do not have this Ancient ship part: { $part }.
eclipse-part-needs-technology = This part requires { $technology }.

## Build
eclipse-ask-build = Choose what to build. You have { $stored }; builds left: { $n }.
eclipse-build-option = { $what } ({ $price })
eclipse-build-by-trade = { $what } ({ $price }; trade for { $missing })
eclipse-build-done = Done
eclipse-ask-build-at = Choose where to build ({ $what }).
eclipse-built = { $seat } builds in { $sector }: { $what }.
eclipse-build-needs = Building that requires { $technology }.
eclipse-no-figure-left = You have no { $ship } left.
eclipse-nowhere-to-build = You have no hex where that can be built.
eclipse-cannot-pay = You cannot pay for that: it costs { $price }.
eclipse-build-not-yours = You can build only in hexes with your influence disc, not in { $sector }.
eclipse-structure-there = { $sector } already has one.

## Move
eclipse-ask-move = Choose a ship to move ({ $n ->
    [one] { $n } move left
   *[other] { $n } moves left
  }).
eclipse-move-group = { $ships }: { $sector }
eclipse-move-of = { $ship } (1 of { $n })
eclipse-move-done = Done
eclipse-ask-move-to = Choose where to move your { $ship } from { $sector }.
eclipse-move-breaks = { $sector }: breaks relations
eclipse-ask-move-path = Choose a path. Each one breaks diplomatic relations.
eclipse-move-path = { $sectors }; relations broken: { $others }
eclipse-ask-break-relations = This move is an attack: you break relations with { $others } and take the traitor card. Attack?
eclipse-break-relations = Break relations
eclipse-keep-relations = Keep relations
eclipse-moved = { $seat } moves { $ship }: { $origin } → { $target }.
eclipse-no-such-ship = You have no { $ship } in { $sector }.
eclipse-move-starbase = Starbases cannot move.
eclipse-pinned = Your ships in { $sector } are pinned: one must stay for each enemy ship.
eclipse-pinned-by-gcds = Your ships in { $sector } are pinned: none can leave while the GCDS is there.
eclipse-no-way-out = No wormhole connection leads out of { $sector } for your ships.
eclipse-move-too-far = The ship cannot reach { $sector } in one move.

## Diplomacy
eclipse-offer-relations = Offer relations: { $other }
eclipse-accept-relations = Accept offer: { $other }
eclipse-withdraw-relations = Withdraw offer: { $other }
eclipse-relations-offered = { $seat } offers { $other } diplomatic relations. Open until { $seat }’s next turn or the end of the action phase.
eclipse-relations-lapsed = { $seat }’s offer of diplomatic relations to { $other } expires.
eclipse-relations-withdrawn = { $seat } withdraws the offer to { $other }.
eclipse-refuse-relations = Decline offer: { $other }
eclipse-relations-refused = { $seat } declines diplomatic relations with { $other }.
eclipse-relations-formed = { $seat } and { $other } form diplomatic relations.
eclipse-relations-broken = { $seat } attacks { $other }: diplomatic relations are broken.
eclipse-traitor = { $seat } takes the traitor card.
eclipse-ask-relations = End of the combat phase: choose players for diplomatic relations. They form where both sides agree.
eclipse-ask-ambassador-cube = Choose a population track for the cube given to { $other } with your ambassador.
eclipse-no-diplomacy = Diplomacy needs four or more players.
eclipse-already-partners = You already have diplomatic relations with { $other }.
eclipse-traitor-alone = { $seat } has the traitor card and cannot form diplomatic relations.
eclipse-not-connected = None of your hexes has a full wormhole connection to a hex controlled by { $other }.
eclipse-ships-in-the-way = Ships are in the way: one of you has ships where the other has a disc or ships ({ $other }).
eclipse-nothing-to-give = { $seat } has no ambassador or population cube to give.
eclipse-no-room-for-ambassador = { $seat } has no space for an ambassador.
eclipse-not-their-turn = Diplomatic relations form only during your own turn or { $other }’s turn.
