### Moderatorzy: co robią i co się o tym mówi, powrót do dawnej tury, dziennik, ustawienia serwera. Cofanie za zgodą.

## Polecenia
command-mod-kick = Usuń gracza z miejsca
    .name = wyproś
command-mod-swap = Zamień graczy na dwóch miejscach
    .name = zamień
command-mod-stand-in = Oddaj miejsce zastępcy na jakiś czas albo z powrotem
    .name = zastępca
command-mod-lock = Zamknij kanał na rozmowy na czas gry
    .name = zamknij
command-mod-unlock = Otwórz kanał na rozmowy
    .name = otwórz
command-mod-transfer = Przenieś stół na inny kanał
    .name = przenieś
command-mod-archive = Odłóż grę do archiwum: zwalnia kanał i można ją stamtąd wyjąć
    .name = archiwum
command-mod-unarchive = Wyjmij grę z archiwum, na ten kanał
    .name = z-archiwum
command-mod-setup = Język, moderatorzy i dziennik serwera; bez opcji: co jest ustawione
    .name = ustawienia
command-mod-audit = Działania moderatorów i ich powody
    .name = dziennik
option-mod-kick-then = Co dalej z miejscem
    .name = potem
option-mod-swap-other = Drugie miejsce
    .name = drugie
option-mod-stand-in-what = Zastępcy albo z powrotem temu, za kogo gra
    .name = komu
option-mod-answer-for-answer = Odpowiedź; bez niej tym razem odpowie zastępca
    .name = odpowiedź
option-mod-transfer-channel = Dokąd przechodzi stół; tam nie może trwać inna gra
    .name = kanał
option-mod-unarchive-game = Która gra; bez wyboru ostatnia z tego kanału
    .name = gra
option-mod-setup-language = Język nowych stołów i dziennika
    .name = język
option-mod-setup-role = Rola, której członkowie mogą moderować
    .name = rola
option-mod-setup-log = Kanał, na którym widać działania moderatorów przy stołach
    .name = dziennik
option-mod-setup-clear = Które ustawienie usunąć
    .name = usuń
option-mod-setup-seekers = Rola, którą szukający graczy mogą przywołać raz na godzinę
    .name = szukający
option-mod-audit-where = Ten stół albo cały serwer
    .name = gdzie
option-mod-audit-moderator = Tylko działania tej osoby
    .name = moderator
option-mod-audit-deed = Tylko działania tego rodzaju
    .name = czynność
option-mod-audit-most = Ile najwyżej
    .name = ile
choice-kick-stand-in = Przejmuje je zastępca
choice-kick-vacant = Zostaje puste; gra czeka, aż ktoś je zajmie
choice-stand-in-on = Zastępcy
choice-stand-in-back = Z powrotem temu, za kogo gra zastępca
choice-clear-language = Język
choice-clear-role = Rola
choice-clear-log = Kanał dziennika
choice-clear-seekers = Rola dla szukających
choice-audit-table = Ten stół
choice-audit-server = Cały serwer
choice-deed-pause = Wstrzymanie
choice-deed-resume = Wznowienie
choice-deed-end = Zakończenie
choice-deed-kick = Usunięcie gracza
choice-deed-replace = Zmiana gracza
choice-deed-swap = Zamiana miejsc
choice-deed-stand-in = Zastępca
choice-deed-give-back = Zwrot miejsca
choice-deed-answer-for = Odpowiedź za miejsce
choice-deed-answer-by-chance = Odpowiedź zastępcy
choice-deed-rollback = Cofnięcie
choice-deed-undo-agreed = Cofnięcie za zgodą
choice-deed-lock = Zamknięcie kanału
choice-deed-unlock = Otwarcie kanału
choice-deed-transfer = Przeniesienie
choice-deed-archive = Archiwum
choice-deed-unarchive = Wyjęcie z archiwum
choice-deed-timers = Limity czasu
choice-deed-settings = Ustawienia stołu
choice-deed-correct = Poprawka
choice-deed-correct-secretly = Tajna poprawka
choice-deed-restore = Wczytanie z pliku
choice-deed-look = Wgląd w rękę
choice-deed-share = Druga ręka za zgodą
choice-deed-setup = Ustawienia serwera

## To, co czytają wszyscy
mod-signed =
    { $line }
    -# Moderator: { $who }
mod-signed-why =
    { $line }
    -# Moderator: { $who }. Powód: { $why }
mod-kicked = Moderator usuwa z miejsca { $seat }: { $name }. Gra teraz zastępca.
mod-kicked-vacant = Moderator usuwa z miejsca { $seat }: { $name }. Gra czeka, aż ktoś zajmie to miejsce.
mod-kicked-early = Moderator usuwa od stołu: { $name }. Miejsce { $seat } jest wolne.
mod-freed = { $seat }: to miejsce nie jest już zarezerwowane ({ $player }). Może je zająć każdy: /gra dołącz.
mod-swapped = { $one } i { $other } zamieniają się miejscami.
mod-given-back = { $seat } wraca na swoje miejsce; zastępca odchodzi.
mod-stand-in-sits = Na miejscu { $seat } gra zastępca.
mod-answer-for = Moderator odpowiada za miejsce: { $seat }.
mod-answer-by-chance = Zastępca odpowiada tym razem za miejsce: { $seat }.
mod-locked = Na czas gry ten kanał jest zamknięty na rozmowy. Przyciski działają dalej.
mod-unlocked = Ten kanał jest znowu otwarty na rozmowy.
mod-moved-away = Stół zmienia kanał: gra toczy się dalej na { $channel }.
mod-moved-here = Stół przechodzi tutaj z { $channel }.
mod-archived = Gra { $number } trafia do archiwum. Moderator może ją stamtąd wyjąć.
mod-unarchived = Gra { $number } wraca z archiwum i toczy się dalej tutaj.
mod-empty-seat = { $name } (puste miejsce)

## Co czyta nowy gracz
mod-you-hold = Zajmujesz teraz miejsce { $seat }. Oto jego karty i żetony.
mod-section = **{ $name }**
mod-held = - { $what }

## Odpowiedzi dla moderatora
bot-mod-kick = Usunięto z miejsca: { $name }
bot-mod-swap = Zamiana miejsc gotowa: { $one } i { $other }
bot-mod-stand-in = Zastępca gra teraz na miejscu: { $seat }
bot-mod-answer-by-chance = Zastępca odpowiada za: { $seat }.
bot-mod-transfer = Stół jest teraz na { $channel }.
bot-mod-archive = Gra { $number } jest w archiwum. Wyjmiesz ją stamtąd poleceniem /moderator z-archiwum.
bot-mod-unarchive = Gra { $number } toczy się dalej tutaj.

## Odmowy
bot-not-running-archived = Gra jest w archiwum. Moderator może ją wyjąć: /moderator z-archiwum.
bot-status-archived = w archiwum
mod-sure = { $name } gra na tym miejscu i je straci. O zmianie { $why ->
    [0] powie prywatna wiadomość; powodu nie podano
   *[other] i twoim powodzie powie prywatna wiadomość
  }.
mod-sure-replace-it = Zmień gracza
mod-sure-kick-it = Usuń gracza z miejsca
mod-sure-vacant-it = Usuń gracza z miejsca
mod-sure-stand-in-it = Niech gra zastępca
mod-somebody-else-there = Siedzi tam już ktoś inny. Podaj polecenie jeszcze raz.
mod-unseated-replaced = Moderator oddał twoje miejsce komuś innemu: { $game }, { $channel }. { $why } Możesz oglądać albo zająć wolne miejsce przez /gra dołącz.
mod-unseated-kicked = Moderator zabrał ci miejsce; gra tam teraz zastępca: { $game }, { $channel }. { $why } Możesz oglądać albo zająć wolne miejsce przez /gra dołącz.
mod-unseated-vacant = Moderator zabrał ci miejsce, które czeka na kogoś innego: { $game }, { $channel }. { $why } Możesz oglądać.
mod-unseated-stand-in = Na razie gra za ciebie zastępca, tak chce moderator: { $game }, { $channel }. { $why } Miejsce odzyskasz przez /gra dołącz.
mod-unseated-why = Powód: „{ $reason }”.
mod-unseated-no-why = Powodu nie podano; zapytaj moderatora.
mod-nobody-there = Na tym miejscu nie ma gracza.
mod-swap-nothing = Podaj dwa różne miejsca, a na co najmniej jednym z nich ma być gracz.
mod-swap-own = Grasz przy tym stole, więc nie możesz zamienić swojego miejsca: zobaczysz wtedy cudzą rękę.
mod-stand-in-already = Na tym miejscu gra już zastępca.
mod-nobody-to-return = Nie ma komu zwrócić tego miejsca. Użyj /moderator zastąp.
mod-left-server = { $player } – tej osoby nie ma już na serwerze.
mod-no-chance = Nie udało się znaleźć odpowiedzi zastępcy. Odpowiedz za to miejsce albo oddaj je innej osobie.
mod-plays-beside = Wszyscy odpowiadają teraz w tajemnicy, więc może to zrobić tylko moderator, który nigdy tu nie grał.
mod-plays-too = Grasz przy tym stole (teraz lub wcześniej), więc nie możesz wybierać z cudzej ręki. Nie podawaj odpowiedzi: wtedy tym razem odpowie zastępca.
mod-plays-rollback = Grasz przy tym stole (teraz lub wcześniej), więc nie możesz na własną rękę cofać rzutów ani tajnych informacji. Poproś wszystkich (/gra cofnij) albo moderatora, który nie gra.
mod-not-legal = Taka odpowiedź nie jest teraz dozwolona.
mod-locked-already = Ten kanał jest już zamknięty.
mod-unlocked-already = Ten kanał nie jest zamknięty poleceniem /moderator zamknij.
mod-lock-not-here = Zamknąć można tylko kanał tekstowy albo wątek.
mod-moved-nowhere = Stół już jest na tym kanale.
mod-channel-unseen = Nie widzę { $channel } albo nie jest to kanał tekstowy ani wątek. Najpierw pozwól mi go wyświetlać.
mod-not-archived = W archiwum tego serwera nie ma takiej gry.
bot-permission-manage-threads = Zarządzanie wątkami
bot-permission-manage-roles = Zarządzanie uprawnieniami

## Cofanie za zgodą
undo-line = { $line } · { $about }
undo-more = wcześniejsze odpowiedzi: { $n }
undo-besides = dodatkowa czynność
undo-correction = poprawka
undo-everybody = Wszyscy gracze
undo-moderator = moderator
undo-agreed-so-far = Zgadzają się: { $players }
undo-withdraw = Wycofaj prośbę
undo-withdrawn = { $seat } wycofuje prośbę. Nic nie zostaje cofnięte.
undo-not-yours = Prośbę może wycofać tylko jej autor.
share-ask = Zapytaj pozostałych
share-asked = Prośba o miejsce { $seat }: { $player } zna już tajne informacje innych miejsc ({ $known }).
share-means = Zgódź się tylko wtedy, gdy ci to nie przeszkadza: { $player } będzie znać tajne informacje obu stron, na przykład karty na ręce i cele, i może to wykorzystać przeciw wszystkim. Tego nie da się cofnąć.
share-agreed = Wszyscy się zgadzają: miejsce { $seat } może teraz zająć { $player }.
share-refused = { $seat } się nie zgadza. Wszyscy zostają na swoich miejscach.
share-withdrawn = { $seat } wycofuje prośbę. Wszyscy zostają na swoich miejscach.
share-nobody = Przy tym stole nie ma nikogo innego, kto mógłby się na to zgodzić.

## Powrót do dawnej tury
rolling-title = Do początku której tury wrócić?
rolling-point = `{ $n }` { $at } · { $headline } · przepadną odpowiedzi: { $lost }
rolling-label = { $n } · { $headline }
rolling-loses = Przepadną odpowiedzi: { $lost }
rolling-choose = Wybierz turę, aby ją zobaczyć
rolling-unknown = wcześniejsza tura
rolling-sealed = Są wśród nich rzuty lub tajne informacje: kości zostaną rzucone ponownie, a talie, woreczki i zakryte stosy przetasowane.
rolling-do = { $lost ->
    [one] Cofnij jedną odpowiedź
    [few] Cofnij { $lost } odpowiedzi
   *[many] Cofnij { $lost } odpowiedzi
  }
rolling-gone = Gra poszła tymczasem dalej. Otwórz /moderator cofnij ponownie.

## Dziennik
audit-title = Działania moderatorów ({ $n })
audit-nothing = Brak pasujących wpisów.
audit-line = { $at } · { $where } · { $deed }
mod-log-line = { $where } · { $deed }
audit-where = { $channel } (gra { $number })
audit-game = gra { $number }
audit-server = serwer
audit-why = { $deed } Powód: { $why }
audit-a-stand-in = zastępca
audit-gone = osoba, której dane usunięto
audit-none = brak
audit-other = { $who } robi coś innego ({ $what }).
audit-pause = { $who } wstrzymuje grę.
audit-resume = { $who } wznawia grę.
audit-end = { $who } kończy grę.
audit-kick = { $who } usuwa gracza z miejsca { $seat }: { $from }.
audit-replace = { $who } zmienia gracza na miejscu { $seat }: { $from } → { $to }.
audit-swap = { $who } zamienia graczy na miejscach { $seat } i { $other }.
audit-give-back = { $who } zwraca miejsce { $seat }: { $to }.
audit-stand-in = { $who } oddaje miejsce { $seat } zastępcy (przedtem: { $from }).
audit-answer-for = { $who } odpowiada za miejsce { $seat }.
audit-answer-by-chance = { $who }: odpowiedź zastępcy za miejsce { $seat }.
audit-look = { $who } otwiera tajne możliwości miejsca { $seat }.
audit-share = Za zgodą wszystkich { $who } pozwala zająć miejsce { $seat }: { $to }.
audit-rollback = { $who } cofa odpowiedzi: { $count }, od odpowiedzi { $since }.
audit-undo-agreed = Za zgodą wszystkich { $who } cofa odpowiedzi: { $count }, od odpowiedzi { $since }.
audit-lock = { $who } zamyka kanał na rozmowy.
audit-unlock = { $who } otwiera kanał na rozmowy.
audit-transfer = { $who } przenosi stół z { $from_channel } na { $to_channel }.
audit-archive = { $who } odkłada grę do archiwum.
audit-unarchive = { $who } wyjmuje grę z archiwum.
audit-settings = { $who } zmienia ustawienia stołu.
audit-setup = { $who } zmienia ustawienia serwera.

## Ustawienia serwera
setup-title = Ustawienia tego serwera
setup-changed = Ustawienia serwera zmienione: { $settings }
setup-language = Język nowych stołów: { $language }
setup-language-default = taki jak język serwera na Discordzie
setup-role = Rola, która pozwala moderować: { $role }
setup-log = Dziennik działań moderatorów: { $channel }
setup-seekers = Rola, którą mogą przywołać szukający: { $role }
setup-none = brak
setup-who-always = Zawsze moderować mogą: { $owner } (do tej osoby należy serwer) oraz każdy, kto ma Zarządzanie kanałami lub Administratora
setup-owner = właściciel
setup-who-role = Moderować może każdy, kto ma rolę { $role }
setup-who-plays = Kto gra przy stole (teraz lub wcześniej), nie może tam podejrzeć cudzych kart, także jako moderator
setup-who = Serwer może ustawiać tylko jego właściciel albo ktoś, kto ma Zarządzanie kanałami na całym serwerze.
setup-everyone = Tę rolę mają wszyscy. Wybierz inną.
setup-not-here = To można zrobić tylko na serwerze.
