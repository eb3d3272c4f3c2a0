### Poprawki: co moderator może ustawić w każdej grze.

# Co można poprawić ręcznie
nobody = nikt
ti4-correct-holdings = Punkty i dobra
ti4-correct-tokens = Żetony dowodzenia
ti4-correct-cards = Karty strategii
ti4-correct-planets = Planety
ti4-correct-table = Mówca i wspólny obszar
ti4-correct-scores = Publiczne cele
ti4-correct-technologies = Technologie
ti4-correct-points = punkty zwycięstwa
ti4-correct-goods = dobra
ti4-correct-commodities = towary
ti4-correct-pool = żetony – { $pool }
ti4-correct-token = żeton – { $system }
ti4-correct-technology = technologia „{ $technology }”
ti4-correct-exhausted = wyczerpanie: „{ $card }”
ti4-correct-scored = zrealizowany cel: „{ $objective }”
ti4-correct-units = { $unit } – { $place }
ti4-correct-damaged = { $unit } (uszkodzenia) – { $place }
ti4-correct-speaker = mówca
ti4-correct-custodians = żeton namiestników na planecie Mecatol Rex
ti4-correct-goods-on = dobra na karcie „{ $card }”
ti4-correct-owner = kontrola planety: { $planet }
eclipse-correct-storage = Zapasy
eclipse-correct-population = Kostki populacji
eclipse-correct-discs = Dyski i statki kolonizacyjne
eclipse-correct-technologies = Technologie
eclipse-correct-table = Gracz rozpoczynający i zdrajca
eclipse-correct-graveyard = kostki populacji na cmentarzu: { $resource }
eclipse-correct-cube = { $sector }: kostka populacji – { $number ->
    [0] { $square }
   *[other] kwadrat { $number } ({ $square })
}
eclipse-correct-action = dyski – { $action }
eclipse-correct-reaction = reakcje
eclipse-correct-colony-ships = dostępne statki kolonizacyjne
eclipse-correct-ships = { $ship } – { $sector }
eclipse-correct-start = gracz rozpoczynający
eclipse-correct-traitor = karta zdrajcy
eclipse-correct-owner = kontrola heksu: { $sector }
eclipse-correct-ancients = statki Starożytnych – { $sector }
eclipse-correct-orbital = orbital – { $sector }
eclipse-correct-monolith = monolit – { $sector }
