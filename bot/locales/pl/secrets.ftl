# Poprawki ręczne, tak jak mówi o nich silnik.
corrected = Poprawka: { $what }, było { $old }, jest { $new }.
corrected-of = Poprawka: { $seat }, { $what }, było { $old }, jest { $new }.
corrected-secretly = Poprawiono tajną informację. Gracze, którzy mogą ją znać, dostali wiadomość prywatną.
correct-not-now = Poprawiać można tylko na początku tury lub kroku, zanim ktokolwiek odpowie. Od tej chwili { $count ->
    [one] padła jedna odpowiedź
    [few] padły { $count } odpowiedzi
   *[many] padło { $count } odpowiedzi
}. Zaczekaj na koniec (gra czeka na: { $seats }) albo cofnij tyle odpowiedzi: /moderator cofnij.
correct-not-together = Kilku graczy decyduje w tajemnicy ({ $seats }). Poprawiać można znów, gdy wszyscy skończą.
correct-nothing = Nie ma tu niczego o tej nazwie do poprawienia.
correct-same = Ta wartość już tu jest.
correct-breaks = Taka pozycja byłaby niedozwolona: { $why }.

# Listy, tajemnice i to, co widać po zakończeniu.
bot-reveal = Pokaż wszystko
bot-reveal-elsewhere = Ta gra toczy się dalej z pliku przy innym stole; wszystko zobaczysz po jej zakończeniu.
bot-reveal-later = Ręce, cele i ziarno losowości zobaczysz dopiero po zakończeniu gry.
bot-revealed = Wszystkie tajne informacje
bot-revealed-seed = Ziarno losowości: `{ $seed }`. Jego SHA-256: `{ $hash }`, zgodnie z zapowiedzią z początku.
bot-revealed-verify = Każdy rzut i każde tasowanie można sprawdzić tym plikiem: `python -m engine verify PLIK`.
bot-told-nothing = Nie masz jeszcze wiadomości prywatnych z tej gry.
bot-export-view = Jawny stan tej gry i jej historia, bez tajnych informacji.
bot-export-whole = Cała gra. Każdy może ją odtworzyć i sprawdzić: `python -m engine verify PLIK`.
choice-export-view = To, co widzi każdy
choice-export-whole = Cała gra, gdy się skończy
command-secret-show = Wybrany rodzaj twoich tajnych informacji
    .name = pokaż
option-section = Rodzaj tajnych informacji
    .name = rodzaj
command-secret-board = Plansza, jaką widzi twoje miejsce: cała albo jedno miejsce w powiększeniu
    .name = plansza
bot-no-such-section = W tej grze możesz zobaczyć: { $sections }.
command-secret-told = Wszystkie wiadomości prywatne z tej gry
    .name = wiadomości
command-secret-all = Wszystkie twoje tajne informacje
    .name = wszystko
command-game-export = Ta gra jako plik
    .name = eksport
option-game-export-contents = Co ma zawierać plik
    .name = zawartość
command-game-reveal = Po grze: pokaż wszystkie ręce, cele i ziarno losowości
    .name = ujawnij

# /moderator popraw
bot-arbiter = moderator
bot-correct-none = W tej grze nie ma niczego, co można ustawić ręcznie.
bot-correct-table = Stół
bot-correct-whose = U kogo chcesz coś poprawić?
bot-correct-what = Co chcesz poprawić?
bot-correct-item = { $what }: { $now }
bot-correct-value = { $what } (teraz: { $now }). Podaj właściwą wartość.
bot-correct-title = Właściwa liczba
bot-correct-sure = Przeczytają to wszyscy. Potem bieżące pytanie zostanie zadane ponownie.
command-mod-correct = Popraw coś jawnego w grze, na początku tury
    .name = popraw
audit-correct = { $who } poprawia: { $what }, było { $old }, jest { $new }.
audit-correct-secretly = { $who } poprawia tajną informację.
correct-breaks-something = Taka pozycja byłaby niedozwolona. Zmień najpierw coś innego albo poproś moderatora, który tu nie gra.

# Pliki
save-no-json = to nie jest plik gry.
save-field = pole { $place } jest nieprawidłowe.
save-newer = zapisała go nowsza wersja (format { $format }).
save-broken = jest uszkodzony.
save-hash = ziarno nie pasuje do zapisanego w nim skrótu.
save-too-large = jest większy niż { $mebibytes } MiB.
save-too-long = ma więcej odpowiedzi niż { $count }.
save-too-slow = odtwarzanie trwa zbyt długo; przerwano na odpowiedzi { $n }.
save-too-heavy = Z tego pliku nie da się otworzyć gry: trwa to zbyt długo albo wymaga zbyt dużo pamięci.
save-not-started = taka gra nie może się zacząć: { $why }
save-answer = odpowiedź { $n } jest niedozwolona: { $why }
save-rule = odpowiedź { $n } prowadzi do błędu w zasadach.
save-told = odpowiedź { $n } jest opisana inaczej, niż wychodzi z odtworzenia.
save-result = podaje inny wynik, niż wychodzi z odtworzenia.
save-kept = tę grę przerwano na { $channel } i przez 24 godziny można ją tam przywrócić.
save-alive = ta gra wciąż toczy się na { $channel }.
bot-file-refused = Z tego pliku nie da się otworzyć gry: { $why }
bot-file-unread = Discord nie przekazał pliku. Spróbuj ponownie.
bot-reopened-done = Gra wróciła na ten kanał (odpowiedzi: { $count }).
bot-reopened = Gra z pliku toczy się tu dalej: { $game } (odpowiedzi: { $count }). Kto ma ten plik, może odczytać wszystkie ręce i przyszłe rzuty.
bot-reopened-over = Skończona gra z pliku: { $game } (odpowiedzi: { $count }).
command-mod-restore = Otwórz na tym kanale grę z pliku
    .name = wczytaj
option-mod-restore-file = Plik; są w nim tajne informacje z gry, więc kto go ma, może je odczytać
    .name = plik
audit-restore = { $who } otwiera grę z pliku ({ $game }, odpowiedzi: { $count }).

# python -m bot export, import
bot-file-failed = { $path }: { $why }.
bot-export-help = Zapisuje grę do pliku, z którego bot może ją znów otworzyć. Plik zawiera tajne informacje: przechowuj go bezpiecznie.
bot-export-done = Gra jest w pliku { $path } (odpowiedzi: { $count }). Są w nim też wszystkie tajne informacje: kto go ma, może odczytać wszystkie ręce i przyszłe rzuty.
bot-import-help = Otwiera na kanale grę z pliku, w takim stanie, w jakim była. Bot nie może wtedy działać.
bot-import-done = Gra { $number } jest w bazie danych. Odpowiedzi: { $count }. Kanał dowie się o tym, gdy bot ruszy.
