### Twilight Imperium 4: what advice says of plans. Phrases without a capital and without a full stop.

## What a plan is for
ti4-advice-goes = to { $system }
ti4-advice-fights = fight { $seat } ({ $units }): about { $chance }% to win
ti4-advice-takes = take { $planet }
ti4-advice-takes-from = take { $planet } from { $seat }
ti4-advice-takes-perhaps = take { $planet }: about { $chance }%
ti4-advice-planet = { $planet } (resources { $resources }, influence { $influence })
ti4-advice-planet-specialty = { $planet } (resources { $resources }, influence { $influence }, technology specialty: { $specialty })
ti4-advice-produces = produce up to { $n ->
    [one] { $n } unit
   *[other] { $n } units
  } there, with { $money ->
    [one] { $money } resource
   *[other] { $money } resources
  } to spend
ti4-advice-completes = this fulfills { $objective }
ti4-advice-nearer = closer to { $objective } ({ $n } still missing)
ti4-advice-tokens = { $n ->
    [one] { $n } command token
   *[other] { $n } command tokens
  }
ti4-advice-tokens-bought = { $n ->
    [one] { $n } command token
   *[other] { $n } command tokens
  } for { $influence } influence
ti4-advice-diplomacy = no other player can activate the system you choose, and your planets in it are readied
ti4-advice-politics = 2 action cards, a new speaker, and you decide where 2 agendas go
ti4-advice-builds = a { $unit } on { $planet }
ti4-advice-keeps-strategy = you keep { $n ->
    [one] { $n } strategy token
   *[other] { $n } strategy tokens
  }
ti4-advice-trade = 3 trade goods and { $n ->
    [one] { $n } commodity
   *[other] { $n } commodities
  }
ti4-advice-commodities = replenish { $n ->
    [one] { $n } commodity
   *[other] { $n } commodities
  }
ti4-advice-warfare = remove your command token from { $system }: you can activate it again, and its ships can move
ti4-advice-free-token = remove a command token from the board: one more tactical action
ti4-advice-scores = score { $objective }
ti4-advice-mecatol = 1 victory point for controlling Mecatol Rex
ti4-advice-secret = draw a secret objective
ti4-advice-two-cards = 2 action cards
ti4-advice-readies = ready { $n ->
    [one] { $n } planet
   *[other] { $n } planets
  }
ti4-advice-home-dock = produce up to { $n ->
    [one] { $n } unit
   *[other] { $n } units
  } at home without a tactical action
ti4-advice-opens = opens the way to { $technology }
ti4-advice-learns = { $technology } – { $text }
ti4-advice-free-planets = { $n ->
    [one] { $n } planet is
   *[other] { $n } planets are
  } still free
ti4-advice-keeps = you keep { $cards }
ti4-advice-readied = readies { $planets }
ti4-advice-kept-out = keeps out enemy ships that are near
ti4-advice-moves-again = can move again: { $units }
ti4-advice-makes-again = can produce again: up to { $n ->
    [one] { $n } unit
   *[other] { $n } units
  }
ti4-advice-no-gift = players who want to replenish spend a strategy token
ti4-advice-tactic-pool = tactic pool { $n } (tactical actions)
ti4-advice-fleet-pool = fleet pool { $n } (ships in each system)
ti4-advice-strategy-pool = strategy pool { $n } (secondary abilities)
ti4-advice-custodians = 1 victory point, and you may land on Mecatol Rex
ti4-advice-saves = { $n ->
    [one] { $n } resource stays
   *[other] { $n } resources stay
  } unspent
ti4-advice-unit = { $hits ->
    [0] no combat
   *[other] hits on { $hits }
  }{ $move ->
    [0] {""}
   *[other] , move { $move }
  }{ $capacity ->
    [0] {""}
   *[other] , carries { $capacity }
  }
ti4-advice-unit-sustains = { ti4-advice-unit }, sustains damage
ti4-advice-dock = produces up to { $n ->
    [one] { $n } unit
   *[other] { $n } units
  } at a time
ti4-advice-pds = Space Cannon and Planetary Shield guard { $planet }
ti4-advice-points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
  }
ti4-advice-missing = { $n ->
    [0] already fulfilled
   *[other] { $n } still missing
  }
ti4-advice-saved = saves { $units }
ti4-advice-stays = hold { $system }: about { $chance }% to win
ti4-advice-kept-votes = { $n } influence stays for the second agenda
ti4-advice-elects-you = you are elected
ti4-advice-elects = { $seat } is elected ({ $n } victory points)
ti4-advice-compared = { $what }: you { $own }, others at most { $most }
ti4-advice-compared-goods = trade goods
ti4-advice-compared-techs = technologies
ti4-advice-compared-fleet = fleet pool
ti4-advice-compared-cards = action cards
ti4-advice-compared-points = victory points
ti4-advice-foretold = your prediction comes true ({ $card })
ti4-advice-votes = votes for it { $n }, for the strongest other outcome { $others }
ti4-advice-chooses = you choose your strategy card as number { $n } of { $of }
ti4-advice-breaks-ties = you vote last and decide ties
ti4-advice-voted-next = voted on before the other agendas in the deck
ti4-advice-not-voted = it is not voted on soon
ti4-advice-say = you have { $n } of { $of } influence on the board
ti4-advice-comes-first = { $agenda } comes first – { $text }
ti4-advice-keeps-influence = you keep { $n } influence
ti4-advice-keeps-resources = you keep { $n } resources for units
ti4-advice-pays-again = resources { $resources } and influence { $influence } to spend again
ti4-advice-planets-ready = no planet is exhausted for it
ti4-advice-nothing-exhausted = no technology is exhausted for it
ti4-advice-sustains = no unit is lost to this hit
ti4-advice-sustains-all = units sustain as many hits as they can
ti4-advice-left = left: { $units }
ti4-advice-worth = a value of { $n ->
    [one] { $n } resource
   *[other] { $n } resources
  }
ti4-advice-repaired = it can sustain damage again
ti4-advice-spread-risk = what is aboard is lost with its ship
ti4-advice-shoots-down = before the first round, about { $chance }% to shoot down a fighter
ti4-advice-shots = before the first round, on average { $n ->
    [one] { $n } fighter is
   *[other] { $n } fighters are
  } shot down
ti4-advice-costs-nothing = the shot costs nothing
ti4-advice-bombs = { $planet }: about { $chance }% for at least one hit, ground forces there: { $n }
ti4-advice-begins = { $planet } comes first
ti4-advice-rerolls = { $n ->
    [one] { $n } die is
   *[other] { $n } dice are
  } rolled again
ti4-advice-fighters-land = fighters fight on the ground
ti4-advice-fighters-stay = fighters stay in space
ti4-advice-guards = guards { $planets }
ti4-advice-joins = joins { $units }
ti4-advice-saves-troops = { $n } infantry comes along
ti4-advice-holds-planets = ground forces hold their planets
ti4-advice-likely = about { $chance }% likely
ti4-advice-stands = { $seat } has { $units } there
ti4-advice-yours = you have { $units } there
ti4-advice-enemies-near = enemy ships are near
ti4-advice-has-points = { $seat } has { $n } victory points
ti4-advice-guards-planet = holds { $planet }
ti4-advice-ready-to-go = aboard ships in { $system }
ti4-advice-nobody-near = no enemy ships are near
ti4-advice-all-stay = all units stay where they are
ti4-advice-token-there = your command token is there already
ti4-advice-no-secret = no secret objective is drawn
ti4-advice-unused = not used now: { $what }
ti4-advice-none-to-score = you fulfill none that can be scored now
ti4-advice-carries-none = nothing is taken aboard, so it stays where it is
ti4-advice-nobody-moves = no ships come
ti4-advice-then-there = there then: { $units }
ti4-advice-no-rift = no gravity rift on the way
ti4-advice-stay-aboard = ground forces stay aboard
ti4-advice-controls = { $seat } controls it ({ $n } victory points)
ti4-advice-is-yours = it is yours
ti4-advice-nobodys = nobody controls it
ti4-advice-text = { $name } – { $text }
ti4-advice-keeps-tactic = tactic tokens you keep: { $n }
ti4-advice-place = space { $n }
ti4-advice-slice = planets: { $n }, resources { $resources }, influence { $influence }
ti4-advice-bought-votes = votes bought: { $n }
ti4-advice-goods-then = then { $n ->
    [one] { $n } trade good
   *[other] { $n } trade goods
  }
ti4-advice-commodity-turns = a commodity becomes a trade good
ti4-advice-ambush = ships that shoot before the combat: { $n }

## What it costs
ti4-advice-tactic-token = 1 tactic token ({ $left } left)
ti4-advice-strategy-token = 1 strategy token ({ $left } left)
ti4-advice-resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
  } ({ $left } left)
ti4-advice-influence = { $n } influence
ti4-advice-card-gone = the card
ti4-advice-influence-left = { $n } influence ({ $left } left)
ti4-advice-exhausted = resources { $resources }, influence { $influence }
ti4-advice-exhausts = { $what } is exhausted
ti4-advice-damaged = the { $unit } is damaged
ti4-advice-gives-up = a piece from { $place }
ti4-advice-then = then { $pool }
ti4-advice-goods = { $n ->
    [one] { $n } trade good
   *[other] { $n } trade goods
  } ({ $left } left)

## What speaks against it
ti4-advice-last-tactic = it is your last tactic token
ti4-advice-last-strategy = no strategy token is left for other secondary abilities
ti4-advice-little-influence = you cannot afford tokens for influence
ti4-advice-none-exhausted = none of your planets is exhausted
ti4-advice-full-hand = you hold { $n } action cards and can keep 7
ti4-advice-no-token-out = none of your command tokens is on the board
ti4-advice-no-technology = no technology is within reach
ti4-advice-no-second = a second technology costs { $n } resources, more than you have
ti4-advice-none-ready = you fulfill no public objective now
ti4-advice-late = initiative { $n }: players with a lower number act before you
ti4-advice-first = initiative { $n }: you act and score before players with a higher number
ti4-advice-denied = { $seat } does not get it: it would win them the game
ti4-advice-spoils = then { $seat } no longer fulfills what would win the game
ti4-advice-no-more-turns = the others can still take turns this round, you cannot
ti4-advice-full-secrets = you already have 3 secret objectives and must return one
ti4-advice-guns = Space Cannon there scores about { $n ->
    [one] { $n } hit
   *[other] { $n } hits
  }
ti4-advice-bare = { $system } is left to enemy ships nearby
ti4-advice-stuck = what is there cannot leave this round: { $units }
ti4-advice-no-such-unit = you have no { $unit } on the board yet
ti4-advice-fewer-units = less is left for units
ti4-advice-fleet-full = your fleet pool allows { $n ->
    [one] { $n } ship
   *[other] { $n } ships
  } here, and they are there
ti4-advice-second-dock = there is a space dock in that system already
ti4-advice-one-more-round = this combat round is fought first
ti4-advice-likely-lost = likely lost: { $units }
ti4-advice-gift = they replenish and keep their strategy tokens
ti4-advice-overpays = { $n } more than needed, which is lost
ti4-advice-readied-anyway = your planets are readied after this agenda anyway
ti4-advice-foretold-by = { $seat } predicted it ({ $card })
ti4-advice-no-votes-left = nothing is left for the second agenda
ti4-advice-helps = { $seat } ({ $n } victory points), who is ahead, chooses first
ti4-advice-agenda-harms = it is rather bad for you
ti4-advice-agenda-helps = it is rather good for you
ti4-advice-no-strategy = the strategy pool is empty: no secondary abilities
ti4-advice-smaller-fleets = your fleets hold at most { $n ->
    [one] { $n } ship
   *[other] { $n } ships
  } in a system
ti4-advice-loses-instead = a unit is destroyed instead
ti4-advice-none-left = none of your units is left there
ti4-advice-homeless = too many aboard, which are lost: { $n }
ti4-advice-free-shot = the shot would cost nothing
ti4-advice-no-bombs = the ground forces there are not hit before you land
ti4-advice-misses-stay = dice that missed stay as they are
ti4-advice-over-fleet = beyond your fleet pool, so removed: { $n ->
    [one] { $n } ship
   *[other] { $n } ships
  }
ti4-advice-yourself = that is you
ti4-advice-could-score = objectives you could score now: { $n }
ti4-advice-fewer-there = fewer units with enemy ships near: { $places }
ti4-advice-rifts = { $n ->
    [one] a gravity rift
   *[other] { $n } gravity rifts
  } on the way: each ship is lost on 1 to 3
ti4-advice-planet-lost = the planet stays uncontrolled
ti4-advice-slices-stay = the slices stay as they were drawn
ti4-advice-redrawn = other slices if more than half want it
ti4-advice-redrawn-unknown = nobody knows what comes instead
ti4-advice-from-home = systems from your home system: { $n }
ti4-advice-from-other-home = nearest other home: { $seat }, { $n } away
ti4-advice-assimilates = { $planet }: this unit becomes yours ({ $unit })
ti4-advice-one-less = one such unit elsewhere on the board ({ $unit })
ti4-advice-not-assimilated = { $planet }: this unit is destroyed ({ $unit })
ti4-advice-copies-none = this card copies nothing yet
ti4-advice-copy-lost = the copy of { $technology }
ti4-advice-opens-ways = the others can use the way that it opens
ti4-advice-moves-along = it moves with the others
ti4-advice-hole-leaves = it is no longer in { $system }
ti4-advice-hole-new = it is not on the board yet
ti4-advice-hole-joins = adjacent then: { $systems }
ti4-advice-hole-alone = no such wormhole elsewhere, and none of your ships there
ti4-advice-extra-die = one more die, which hits on { $n }+
ti4-advice-hits-more = hits more: { $n }
ti4-advice-fight-as-ships = ground forces that fight as ships: { $n }
ti4-advice-lost-in-space = they can be destroyed there
ti4-advice-rams = up to { $n } enemy ships are destroyed
ti4-advice-damaged-already = it is damaged already
ti4-advice-destroys = destroys { $units }
