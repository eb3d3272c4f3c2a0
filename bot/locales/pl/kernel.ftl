# Co mówi samo jądro: nie zna żadnej gry.
seat = Miejsce { $n }
list = { $most } i { $last }
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

## Gdzie leży miejsce, patrząc z innego
way-north = północ
way-north-east = północny wschód
way-east = wschód
way-south-east = południowy wschód
way-south = południe
way-south-west = południowy zachód
way-west = zachód
way-north-west = północny zachód
