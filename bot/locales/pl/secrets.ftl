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
