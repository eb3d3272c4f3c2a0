# Co mówi samo jądro: nie zna żadnej gry.
seat = Miejsce { $n }
list = { $most } i { $last }
tenths = { $whole },{ $tenth }
tenths-more = +{ $n }
tenths-less = −{ $n }
tenths-none = ±0
list-empty = nic
yes = Tak
no = Nie

stale-question = To pytanie ma już odpowiedź.
not-asked = Teraz nie czekamy na twoją odpowiedź.
nothing-to-decide = Nie ma nic do rozstrzygnięcia
game-is-over = Koniec gry.
tie-decided = Remis na punkty rozstrzyga: { $what } ({ $best } do { $second }).
not-a-list = Wybierz z listy.
not-a-spread = Podaj liczbę dla każdej pozycji.
not-an-option = Tego nie można teraz wybrać: „{ $choice }”.
pick-between = { $low ->
    [0] Wybierz najwyżej { $high }.
   *[other] Wybierz od { $low } do { $high }.
  }
not-enough = To za mało, potrzeba: { $need }.
amount-between = Podaj liczbę od { $low } do { $high }.
total-between = Suma musi wynosić od { $low } do { $high }.
order-all = Ułóż wszystkie po kolei, każdą pozycję raz.
words-at-most = Najwyższa liczba znaków: { $n }.
fill-all-fields = Wypełnij wszystkie pola.

no-such-game = Nie ma takiej gry: { $name }.
unknown-option = Niedozwolona wartość opcji { $name }: { $value }.
total-exactly = Suma musi wynosić { $n }.
map-refused = Na tej mapie nie da się grać. { $why }
map-refused-corrected = Na tej mapie nie da się grać. { $why } Po poprawieniu tego, co się da: `{ $corrected }`
map-further = { $first } { $then }
map-empty = W tym tekście nie ma planszy.
map-long = Plansza ma najwyżej { $most } znaków.
map-json = W tym pliku JSON nie ma planszy tej gry.
map-entry = Element { $n } nie jest kafelkiem na polu: „{ $entry }”.
map-unknown = To nie są kafelki tej gry: { $tiles }.
map-place = To nie są pola planszy: { $tiles }.
map-turned = Obrócone za daleko: { $tiles }.
map-twice = Położone więcej niż raz: { $tiles }.
map-taken = Kilka na jednym polu: { $tiles }.
map-no-text = Ten plik nie jest tekstem.

## Gdzie leży miejsce, patrząc z innego
way-north = północ
way-north-east = północny wschód
way-east = wschód
way-south-east = południowy wschód
way-south = południe
way-south-west = południowy zachód
way-west = zachód
way-north-west = północny zachód
