# Poprawki ręczne, tak jak mówi o nich silnik.
corrected = Poprawka: { $what }, było { $old }, jest { $new }.
corrected-of = Poprawka: { $seat }, { $what }, było { $old }, jest { $new }.
correct-not-now = Poprawiać można tylko na początku tury lub kroku, zanim ktokolwiek odpowie. Od tej chwili { $count ->
    [one] padła jedna odpowiedź
    [few] padły { $count } odpowiedzi
   *[many] padło { $count } odpowiedzi
  }. Zaczekaj na koniec (gra czeka na: { $seats }) albo cofnij tyle odpowiedzi: /moderator przywróć.
correct-nothing = Nie ma tu czegoś takiego do poprawienia.
correct-same = Ta wartość już tak wygląda.
correct-breaks = Gra nie może tak wyglądać: { $why }.

# Listy, tajemnice i to, co widać po zakończeniu.
bot-reveal = Pokaż wszystko
bot-revealed = Wszystko, co było tajne
bot-revealed-seed = Ziarno: `{ $seed }`. Jego SHA-256: `{ $hash }`, zgodnie z zapowiedzią z początku.
bot-revealed-verify = Każdy rzut i każde tasowanie można sprawdzić tym plikiem: `python -m engine verify PLIK`.
bot-told-nothing = Na razie nie masz żadnych tajnych wiadomości.
bot-export-view = To, co każdy może zobaczyć w tej grze, razem z jej historią. Nie ma tu tajemnic.
bot-export-whole = Cała gra. Każdy może ją odtworzyć i sprawdzić: `python -m engine verify PLIK`.
choice-export-view = To, co widzi każdy
choice-export-whole = Cała gra, gdy się skończy
command-secret-told = Wszystko, co dotąd wiesz tylko ty
    .name = wiadomości
command-secret-all = Wszystko, co możesz widzieć tylko ty
    .name = wszystko
command-game-export = Ta gra jako plik
    .name = eksport
option-game-export-contents = Co ma zawierać plik
    .name = zawartość
command-game-reveal = Po grze: pokaż wszystkie ręce, cele i ziarno
    .name = ujawnij
