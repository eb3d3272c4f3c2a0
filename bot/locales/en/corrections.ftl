### Corrections: what a moderator can set, game by game.

# What an arbiter can set by hand
nobody = nobody
ti4-correct-holdings = Points and goods
ti4-correct-tokens = Command tokens
ti4-correct-cards = Strategy cards
ti4-correct-planets = Planets
ti4-correct-table = Speaker and common area
ti4-correct-scores = Public objectives
ti4-correct-technologies = Technologies
ti4-correct-points = victory points
ti4-correct-goods = trade goods
ti4-correct-commodities = commodities
ti4-correct-pool = tokens in the { $pool }
ti4-correct-token = token in { $system }
ti4-correct-technology = owns { $technology }
ti4-correct-exhausted = { $card } is exhausted
ti4-correct-scored = has scored { $objective }
ti4-correct-units = { $unit }, { $place }
ti4-correct-damaged = { $unit } damaged, { $place }
ti4-correct-speaker = speaker
ti4-correct-custodians = custodians token on Mecatol Rex
ti4-correct-goods-on = trade goods on { $card }
ti4-correct-owner = control of { $planet }
eclipse-correct-storage = Storage
eclipse-correct-population = Population cubes
eclipse-correct-discs = Discs and colony ships
eclipse-correct-technologies = Technologies
eclipse-correct-table = Start player and traitor
eclipse-correct-graveyard = cubes in the graveyard: { $resource }
eclipse-correct-cube = { $sector }: cube on { $number ->
    [0] the { $square }
   *[other] square { $number } ({ $square })
  }
eclipse-correct-action = discs on { $action }
eclipse-correct-reaction = reactions
eclipse-correct-colony-ships = colony ships faceup
eclipse-correct-ships = { $ship }, { $sector }
eclipse-correct-start = start player
eclipse-correct-traitor = traitor card
eclipse-correct-owner = control of { $sector }
eclipse-correct-ancients = Ancient ships in { $sector }
eclipse-correct-orbital = orbital in { $sector }
eclipse-correct-monolith = monolith in { $sector }
