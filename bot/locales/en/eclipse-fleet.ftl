### Eclipse: Upgrade, Build, Move and diplomacy.

## Upgrade
eclipse-ask-upgrade = { $seat }: which part do you take? { $n ->
    [one] It is the last one.
   *[other] Up to { $n } in all.
}
eclipse-upgrade-return = Return a part first
eclipse-upgrade-done = Done
eclipse-ask-upgrade-return = { $seat }: which part do you return to the supply?
eclipse-ask-upgrade-square = { $seat }: where does the part go ({ $part })?
eclipse-tile = { $ship }: { $part }
eclipse-printed-below = printed below: { $part }
eclipse-printed-nothing = printed below: nothing
eclipse-upgraded = { $seat } upgrades the { $ship }: { $part }.
eclipse-upgraded-instead = { $seat } upgrades the { $ship }: { $part } instead of { $old }.
eclipse-part-returned = { $seat } returns { $part } ({ $ship }).
eclipse-too-little-energy = That ship would lack { $n } energy.
eclipse-starbase-drive = A starbase cannot have a drive.
eclipse-no-drive = A ship that moves needs at least one drive.
eclipse-return-first = Parts are returned before the first one is taken, and only as far as your blueprints can still be made legal.
eclipse-part-fits-nowhere = There is no square where this part would leave you a legal blueprint: { $part }.
eclipse-no-such-ancient-part = You have kept no such part of the Ancients: { $part }.
eclipse-part-needs-technology = You need the technology { $technology } for this part.

## Build
eclipse-ask-build = { $seat }: what do you build? You have { $stored } and can build { $n ->
    [one] one more thing.
   *[other] { $n } more things.
}
eclipse-build-option = { $what } ({ $price })
eclipse-build-by-trade = { $what } ({ $price }, { $missing } of it by trade)
eclipse-build-done = Done
eclipse-ask-build-at = { $seat }: where do you build ({ $what })?
eclipse-built = { $seat } builds in { $sector }: { $what }.
eclipse-build-needs = You need the technology { $technology } to build that.
eclipse-no-figure-left = You have no figure left: { $ship }.
eclipse-nowhere-to-build = You have no sector where that can be built.
eclipse-cannot-pay = You cannot pay for that: it costs { $price }.
eclipse-build-not-yours = You can build only where your influence disc lies, not in { $sector }.
eclipse-structure-there = There is one already in { $sector }.

## Move
eclipse-ask-move = { $seat }: which ship moves? { $n ->
    [one] One move left.
   *[other] { $n } moves left.
}
eclipse-move-group = { $ships }: { $sector }
eclipse-move-of = { $ship } (1 of { $n })
eclipse-move-done = Done
eclipse-ask-move-to = { $seat }: where does your { $ship } go from { $sector }?
eclipse-move-breaks = { $sector }: breaks relations
eclipse-ask-move-path = { $seat }: which way? Each one breaks relations.
eclipse-move-path = { $sectors }; relations broken: { $others }
eclipse-ask-break-relations = { $seat }: this move is an attack. You would break relations with { $others } and take the traitor card. Attack?
eclipse-break-relations = Break relations
eclipse-keep-relations = Keep relations
eclipse-moved = { $seat } moves: { $ship }, { $origin } → { $target }.
eclipse-no-such-ship = You have no such ship in { $sector }: { $ship }.
eclipse-move-starbase = Starbases cannot move.
eclipse-pinned = Your ships in { $sector } are pinned: for each enemy ship one of yours must stay.
eclipse-no-way-out = No wormhole leads out of { $sector } for your ships.
eclipse-move-too-far = The ship cannot get to { $sector } in one move.

## Diplomacy
eclipse-offer-relations = Offer relations: { $other }
eclipse-accept-relations = Accept the offer: { $other }
eclipse-withdraw-relations = Withdraw the offer: { $other }
eclipse-relations-offered = { $seat } offers diplomatic relations to { $other }, who can accept in a turn of either. The offer ends with the next turn of { $seat } or with the action phase.
eclipse-relations-lapsed = The offer of relations from { $seat } to { $other } has ended.
eclipse-relations-withdrawn = { $seat } withdraws the offer of relations to { $other }.
eclipse-relations-formed = { $seat } and { $other } form diplomatic relations.
eclipse-relations-broken = { $seat } attacks { $other }: their diplomatic relations are broken.
eclipse-traitor = { $seat } takes the traitor card.
eclipse-ask-relations = The combat phase ends. With whom do you want diplomatic relations? They are formed where both want them.
eclipse-ask-ambassador-cube = { $seat }: which track does the cube come from that goes to { $other } with your ambassador?
eclipse-no-diplomacy = There is no diplomacy with two or three players.
eclipse-already-partners = You already have relations with { $other }.
eclipse-traitor-alone = { $seat } holds the traitor card and cannot form new relations.
eclipse-not-connected = No sector of yours is joined by a full wormhole to a sector of { $other }.
eclipse-ships-in-the-way = Ships of one of you stand where the other has a disc or ships: { $other }.
eclipse-nothing-to-give = { $seat } has no ambassador or no population cube to give.
eclipse-no-room-for-ambassador = { $seat } has no space for an ambassador on the reputation track.
eclipse-not-their-turn = Relations are formed in your own turn or in the turn of { $other }.
