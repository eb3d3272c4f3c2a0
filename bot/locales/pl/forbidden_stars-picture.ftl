### Słowa na obrazach gry Zakazane gwiazdy: nieliczne i krótkie
forbidden_stars-picture-panel = { $name }
forbidden_stars-picture-combat = Walka

## Skąd są punkty
forbidden_stars-points-tokens = Żetony celów
forbidden_stars-tie-worlds = przyjazne światy
forbidden_stars-tie-units = jednostki na planszy
