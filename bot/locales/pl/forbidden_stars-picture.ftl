### Słowa na obrazach gry Zakazane gwiazdy: nieliczne i krótkie
forbidden_stars-picture-panel = { $name }
forbidden_stars-picture-combat = Walka
