## Słowa na obrazku galaktyki: nieliczne i krótkie

ti4-picture-round = Runda { $n }
ti4-picture-won = Zwycięstwo
ti4-picture-passed = pas
ti4-picture-eliminated = poza grą
ti4-picture-objectives = Cele publiczne
ti4-picture-facedown = zakryte: I × { $one }, II × { $two }
ti4-picture-laws = Prawa
ti4-picture-for = Za
ti4-picture-against = Przeciw
ti4-picture-alt-seat = { $name } { $points }
ti4-picture-alt = Galaktyka Twilight Imperium. { $round ->
    [0] Teraz: { $phase }.
   *[other] Runda { $round }, { $phase }.
} Punkty zwycięstwa: { $seats }.
ti4-picture-alt-turn = Aktywny gracz: { $name }.
ti4-picture-alt-zoom = Układ { $tile } i jego sąsiedzi.
