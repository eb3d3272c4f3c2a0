### Drafts: how a table shares out factions, species and seats.

ti4-option-factions-reverse = chosen in turn, speaker last
ti4-option-factions-ban = each player bans one, then chosen in turn
ti4-option-factions-deal = each player is dealt some and keeps one
ti4-ask-ban-faction = Choose a faction to ban.
ti4-bans-faction = { $seat } bans { $faction }.
ti4-ask-keep-faction = Choose one of the { $count } factions dealt to you. All choices are revealed together.

eclipse-option-species-ban = each player bans one, then chosen in turn
eclipse-option-species-deal = each player is dealt boards and keeps one side
eclipse-ask-ban-species = Choose a species to ban.
eclipse-bans-species = { $seat } bans { $species }.
eclipse-ask-keep-species = Choose one of the { $count } species on the boards dealt to you. All choices are revealed together.

## Drafts in the open, alike in all games
draft-order = Draft order, then back again: { $seats }.
draft-pool = In the pool: { $things }.
draft-kind-faction = a faction
draft-kind-slice = a slice
draft-kind-place = a place at the table
draft-ask = Make a draft pick. Still needed: { $kinds }.
draft-picks = { $seat } picks { $what }.
draft-place = Place { $n } at the table
draft-place-first = Place 1 at the table ({ $first })
draft-ask-bid = Bid for a place at the table, 0 to { $most } ({ $goods }). The highest bid chooses first. You start with 1 more for each one that you bid less than the highest.
draft-bid = { $seat } bids { $n }.
draft-advice-first = you choose a place before everyone who bids less
draft-advice-last = everyone who bids more chooses a place before you
draft-advice-spared = you begin with as much as the highest bid ({ $goods })
draft-advice-given = anyone who bids nothing begins with { $n } more than you ({ $goods })
draft-advice-begins = you begin
draft-advice-after = before you in the first round: { $n }
draft-wish = Draft wish { $n }

## Slices of Twilight Imperium
ti4-option-factions-draft = drafted, with places at the table
ti4-option-map-slices = slices, drafted with places
ti4-part-draft = Draft
ti4-option-bans = Bans per player
ti4-option-pool = Spare factions in the pool
ti4-option-pool-all = all
ti4-option-slices = Slices beyond players
ti4-option-slices-auto = 1 where the tiles allow
ti4-option-slice-total = Total of each slice
ti4-option-slice-total-9-13 = 9 to 13
ti4-option-slice-total-8-14 = 8 to 14
ti4-option-slice-total-10-12 = 10 to 12
ti4-option-slice-total-any = any
ti4-option-slice-influence = Least influence of a slice
ti4-option-slice-resources = Least resources of a slice
ti4-option-slice-resources-2-5 = 2.5
ti4-option-wormholes = Wormholes of each kind in the slices
ti4-option-wormholes-two = at least 2
ti4-option-wormholes-any = any number
ti4-option-redraw = New slices by vote before the first pick
ti4-option-redraw-no = no
ti4-option-redraw-vote = yes
ti4-option-places = Places at the table
ti4-option-places-draft = picked in the draft
ti4-option-places-bid = bid for with trade goods
ti4-bid-goods = trade goods
ti4-place-speaker = speaker
ti4-slice = Slice { $n }
ti4-slice-worth = optimal resources { $resources }, influence { $influence }; tiles { $tiles }
ti4-slice-told = Slice { $n }: { $worth }
ti4-slices-told = Slices: { $text }
ti4-ask-redraw = Keep these slices, or draw all or one of them again? Another draw takes more than half of the votes.
ti4-redraw-yes = Draw new slices
ti4-redraw-no = Keep these
ti4-redraw-vote = { $seat } votes to { $vote ->
    [yes] draw new slices
   *[no] keep the slices
  }.
ti4-board-picked = { $what } – { $seat }
ti4-redraw-again = The vote is for new slices:
ti4-redraw-none = No other tiles make a slice { $n } within the limits. It stays as it is.
ti4-redraw-one = New slice { $n }
ti4-redraw-vote-one = { $seat } votes for a new slice { $n }.
ti4-redraw-again-one = The vote is for a new slice { $n }:

## What cannot be drafted
ti4-draft-factions = There are { $all } factions: after { $banned } bans, { $wanted } are too many for the pool.
ti4-draft-slices = The tiles make { $most } slices, not { $wanted }.
ti4-draft-sum-influence = { $slices } slices with influence { $each } each need { $need }; the tiles have { $have }.
ti4-draft-sum-resources = { $slices } slices with resources { $each } each need { $need }; the tiles have { $have }.
ti4-draft-sum-total = { $slices } slices with a total of { $each } each need { $need }; the tiles have { $have }.
ti4-draft-none = No draw out of { $tries } keeps to these limits. The nearest one: { $why }
ti4-draft-homes-named = This map already names factions; factions are drafted on a map with open home systems.

## What is wrong with slices
ti4-slices-none = This text has no slices in it.
ti4-slices-fives = A slice has 5 tiles; { $n } tiles do not make slices.
ti4-slices-few = { $have } slices are too few for { $seats } players.
ti4-slices-many = { $have } slices are too many: the base game has tiles for { $most }.
ti4-slices-twice = In the slices more than once: { $tiles }.
ti4-slices-influence = Slice { $slices }: influence { $have }, less than { $want }.
ti4-slices-resources = Slice { $slices }: resources { $have }, less than { $want }.
ti4-slices-total = Slice { $slices }: total { $have }, less than { $want }.
ti4-slices-high = Slice { $slices }: total { $have }, more than { $want }.
ti4-slices-alpha = Slice { $slices }: { $have } alpha wormholes, more than { $want }.
ti4-slices-beta = Slice { $slices }: { $have } beta wormholes, more than { $want }.
ti4-slices-inside = Slice { $slices }: adjacent anomalies.
ti4-slices-uneven = Some slices have more anomalies than they should.
ti4-slices-across = Side by side, slices { $slices } have adjacent anomalies or wormholes of the same type.
ti4-slices-few-alpha = Alpha wormholes in the slices: { $have }, fewer than { $want }.
ti4-slices-few-beta = Beta wormholes in the slices: { $have }, fewer than { $want }.

## The draft of Eclipse
eclipse-option-species-draft = drafted, with places at the table
eclipse-part-draft = Draft
eclipse-option-bans = Bans per player
eclipse-option-places = Places at the table
eclipse-option-places-draft = picked in the draft
eclipse-option-places-bid = bid for with money
eclipse-bid-goods = money
eclipse-place-first = start player
eclipse-starts = { $seat } is the start player.

## The draft of Forbidden Stars
forbidden_stars-option-factions-draft = drafted, with places at the table
forbidden_stars-part-draft = Draft
forbidden_stars-option-bans = Bans per player
forbidden_stars-option-places = Places at the table
forbidden_stars-option-places-draft = picked in the draft
forbidden_stars-option-places-bid = bid for with materiel
forbidden_stars-bid-goods = materiel
forbidden_stars-place-first = first player

## The draft of Space Empires
space_empires-option-places = Places at the table
space_empires-option-places-seats = as the players are seated
space_empires-option-places-draft = picked in a draft
space_empires-option-places-bid = bid for with CP
space_empires-bid-goods = CP
space_empires-place-home = { $n ->
    [one] home world in { $hexes }
   *[other] home world in one of { $hexes }
  }
space_empires-no-places = Places are drafted in scenarios for two or more players with fixed home systems.
