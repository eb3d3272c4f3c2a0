### Nowe stoły według nazwy: szablony serwera.
command-play = Nowe stoły według szablonów tego serwera
    .name = zagraj
command-play-new = Otwórz stół według szablonu tego serwera
    .name = nowy
option-play-new-preset = Nazwa szablonu
    .name = szablon
option-play-new-thread = Wątek dla stołu
    .name = wątek
option-play-new-language = Język stołu
    .name = język
command-play-presets = Szablony tego serwera, każdy jako tekst do skopiowania
    .name = szablony
command-play-save = Zapisz opcje, ustawienia i graczy AI tego stołu jako szablon
    .name = zapisz
option-play-save-name = Nazwa szablonu; szablon o tej nazwie zostanie zastąpiony
    .name = nazwa
option-play-save-text = Tekst szablonu zamiast tego stołu
    .name = tekst
command-play-forget = Usuń szablon
    .name = usuń
option-play-forget-preset = Nazwa szablonu
    .name = szablon

bot-presets = **Szablony tego serwera.** Stół otwiera /zagraj nowy; tekst działa też na innych serwerach: /zagraj zapisz tekst:
bot-presets-none = Ten serwer nie ma jeszcze szablonów. /zagraj zapisz zapisuje opcje i ustawienia stołu pod nazwą.
bot-preset-saved = Zapisano jako **{ $name }**:
bot-preset-forgotten = Usunięto szablon: { $name }.
bot-preset-unknown = Ten serwer nie ma szablonu o nazwie „{ $name }”.
bot-preset-form = To nie jest szablon. Szablon wygląda tak: ti4 points=14 | pace=quick
bot-preset-long = Ten stół ma za dużo nietypowych ustawień na szablon, na przykład długi tekst mapy.
bot-preset-settings = Tak nie można ustawić żadnego stołu: { $typed }.
bot-presets-full = Serwer ma najwyżej { $n } szablonów. Jeden usuniesz przez /zagraj usuń.

command-play-note = Notatka do tej gry, którą tylko ty możesz przeczytać
    .name = notatka
option-play-note-text = Co chcesz zapamiętać; zastępuje wcześniejszą notatkę
    .name = tekst
option-play-note-where = Gdzie ją widzisz
    .name = gdzie
choice-note-prompt = Pod moim pytaniem
choice-note-apart = Tylko przez /zagraj notatka
choice-note-delete = Nigdzie: usuń ją
bot-own-note = 📝 Twoja notatka: { $words }
bot-own-note-none = Nie masz notatki do tej gry. Zapisuje ją /zagraj notatka; tylko ty ją widzisz.
bot-own-note-deleted = Notatka usunięta.

command-play-vote = Poproś pozostałych o głosowanie: zastępstwo, przerwa, koniec przerwy
    .name = głosuj
option-play-vote-what = Nad czym głosują gracze
    .name = co
option-play-vote-seat = Czyje miejsce; puste: tej osoby, na którą czekają wszyscy
    .name = miejsce
choice-vote-replace = Zastępca gra za kogoś nieobecnego
choice-vote-pause = Przerwa w grze
choice-vote-resume = Koniec przerwy, nad którą gracze głosowali

### Wiadomości prywatne między graczami.
command-play-whisper = Napisz wiadomość prywatną do jednego gracza tej gry
    .name = szepnij
option-play-whisper-player = Kto ma to przeczytać
    .name = gracz
option-play-whisper-text = Co chcesz powiedzieć
    .name = tekst
command-play-whispers = Przeczytaj swoje wiadomości prywatne z tej gry
    .name = szepty

bot-whisper-letter = { $seat } pisze tylko do ciebie ({ $channel }): { $words }
    Odpowiesz na tym kanale przez /zagraj szepnij.
bot-whisper-letter-open = { $seat } pisze tylko do ciebie ({ $channel }): { $words }
    Odpowiesz na tym kanale przez /zagraj szepnij. Po końcu gry obie wiadomości przeczyta każdy.
bot-whispered = { $seat } otrzyma twoją wiadomość prywatną.
bot-whispered-open = { $seat } otrzyma twoją wiadomość prywatną. Po końcu gry przeczyta ją każdy: tak wybrał ten stół.
bot-whisper-said = - Ty do { $seat }: { $words }
bot-whisper-told = - { $seat } do ciebie: { $words }
bot-whispers = **Wiadomości prywatne z tej gry.** Każdą czyta tylko nadawca i adresat.
bot-whispers-later = **Wiadomości prywatne z tej gry.** Do końca gry każdą czyta tylko nadawca i adresat, potem wszyscy.
bot-whispers-open = **Wiadomości prywatne z tej gry**: teraz może je przeczytać każdy, tak wybrał ten stół.
bot-whisper-between = - { $seat } do { $other }: { $words }
bot-whispers-none = Nie masz wiadomości prywatnych w tej grze. Wyślesz ją przez /zagraj szepnij.
bot-whisper-waits = { $player }, czeka na ciebie wiadomość prywatna: /zagraj szepty
bot-whisper-self = Nie możesz pisać wiadomości prywatnych do siebie.
bot-whisper-nobody = { $player } nie gra w tej grze.
bot-whisper-empty = Napisz, co chcesz powiedzieć.
bot-whisper-off = Przy tym stole wiadomości prywatne są wyłączone.
bot-whisper-not-here = W tej grze gracze rozmawiają tylko jawnie.
bot-setting-whispers = Wiadomości prywatne między graczami (/zagraj szepnij)
bot-setting-whispers-after = Po końcu gry wiadomości prywatne może przeczytać każdy (/zagraj szepty)
bot-limit-whispers = Na razie dość wiadomości prywatnych: limit na godzinę to { $n }. Spróbuj później.

### Wiadomość ze wszystkimi stołami serwera.
command-play-overview = Pokaż tu stale aktualny przegląd wszystkich stołów serwera; ponownie: usuń go
    .name = przegląd
bot-overview = { $n ->
    [one] 1 stół na tym serwerze
    [few] { $n } stoły na tym serwerze
   *[other] { $n } stołów na tym serwerze
  }
bot-overview-none = Brak otwartych stołów. Stół otworzysz przez /gra nowa albo /zagraj nowy.
bot-overview-more = { $n ->
    [one] Jeszcze 1 stół: /gra lista
    [few] Jeszcze { $n } stoły: /gra lista
   *[other] Jeszcze { $n } stołów: /gra lista
  }
bot-overview-more-seeks = { $n ->
    [one] Jeszcze 1 osoba na liście poniżej
    [few] Jeszcze { $n } osoby na liście poniżej
   *[other] Jeszcze { $n } osób na liście poniżej
  }
bot-overview-here = Ten kanał pokazuje odtąd wszystkie stoły. Stoły prywatne są pominięte.
bot-overview-gone = Przegląd usunięto.

### Szukanie graczy.
command-play-seek = Szukaj osób do gry; stół powstanie, gdy uzbiera się dość pasujących
    .name = szukaj
option-play-seek-game = Gra
    .name = gra
option-play-seek-also = Druga gra, w którą też możesz zagrać
    .name = też
option-play-seek-pace = Tempo: jeden wieczór, ruch dziennie, ruch tygodniowo
    .name = tempo
option-play-seek-seats = Liczba miejsc; bez tego jak zwykle
    .name = miejsca
option-play-seek-level = Gracze AI tego poziomu uzupełnią stół po upływie czasu
    .name = poziom
option-play-seek-language = Język stołu; bez tego dowolny
    .name = język
option-play-seek-hours = Ile godzin czekać (24)
    .name = godziny
option-play-seek-friend = Z kim chcesz siedzieć przy jednym stole; ta osoba musi się zgodzić
    .name = razem-z
option-play-seek-friend2 = Z kim jeszcze
    .name = razem-z2
option-play-seek-friend3 = Z kim jeszcze
    .name = razem-z3
option-play-seek-call = Przywołaj rolę dla szukających, jeśli serwer ją ma
    .name = przywołaj
command-play-stop = Przestań szukać graczy
    .name = przestań
command-play-avoid = Gracze, z którymi nie chcesz grać; tę listę widzisz tylko ty
    .name = unikaj
option-play-avoid-player = Kogo dodać do listy albo z niej usunąć
    .name = gracz
choice-pace-live = na żywo, podczas jednego spotkania
choice-pace-daily = codziennie
choice-pace-weekly = co tydzień

bot-pace-live = na żywo
bot-pace-daily = codziennie
bot-pace-weekly = co tydzień
bot-overview-seeks = Szukają graczy
bot-seek-line = { $player }: { $what }
bot-seek-what = { $games } · { $pace } · { $seats } · { $language } · koniec { $when }
bot-seek-seats = { $n ->
    [one] 1 miejsce
    [few] { $n } miejsca
   *[other] { $n } miejsc
  }
bot-seek-seats-any = dowolna liczba miejsc
bot-seek-language-any = dowolny język
bot-seek-join = Dołącz …
bot-seek-option = { $player }: { $games }
bot-seeks = Szukasz graczy: { $what }
    Wątek powstanie, gdy uzbiera się dość pasujących osób. Szukanie zakończysz przez /zagraj przestań.
bot-seek-found = Twój stół jest otwarty: zobacz nowy wątek.
bot-seek-none = Nie szukasz tu graczy.
bot-seek-stopped = Nie szukasz już graczy.
bot-seek-gone = Ta osoba nie szuka już graczy.
bot-seek-own = Szukasz tu graczy ty. Zakończysz to przez /zagraj przestań.
bot-seek-no-seats = Żadna z tych gier nie ma { $n } miejsc.
bot-seek-over = Nie udało się znaleźć graczy na czas: { $games }. Nowe szukanie zaczniesz przez /zagraj szukaj; stół z graczami AI otworzysz przez /gra nowa.
bot-seek-calls = { $role }: poszukiwani gracze. { $what }
bot-seek-called = Rola { $role } została przywołana na tym kanale.
bot-seek-no-role = Nie przywołano roli: ten serwer nie wybrał jej dla szukających. Moderator ustawi ją przez /moderator ustawienia szukający.
bot-seek-role-closed = Nie przywołano roli { $role }: nie każdy może ją wspominać, a bot nie ma tu uprawnienia „Wzmiankuj wszystkie role”.
bot-seek-not-written = Nikogo nie przywołano: na tym kanale nie możesz pisać ty albo bot.
bot-party-asks = { $player } chce zagrać razem z: { $friends } ({ $games }). Szukanie zacznie się, gdy wszyscy się zgodzą.
bot-party-join = Zagraj razem
bot-party-waits = { $n ->
    [2] Szukanie zacznie się, gdy zgodzi się druga osoba. Zgoda czeka na kanale.
   *[other] Szukanie zacznie się, gdy zgodzą się wszyscy (graczy: { $n }). Zgoda czeka na kanale.
  }
bot-party-looks = { $n ->
    [2] Szukacie już razem.
   *[other] Szukacie już wszyscy (graczy: { $n }).
  }
bot-party-left = { $player } nie szuka już stołu razem z tobą, więc twoje szukanie też się skończyło. Nowe zaczniesz przez /zagraj szukaj.
bot-party-whom = Wybierz inne osoby: nie siebie i nie bota.
bot-party-too-many = Żaden z tych stołów nie pomieści tylu osób: { $n }.
bot-party-there = Szukacie już razem.
bot-match = { $players }: wasz stół jest otwarty: { $game } ({ $pace }). Rozpocznijcie, gdy wszyscy będą obecni.
bot-avoids = Nie grasz z: { $players }. Listę zmienia /zagraj unikaj gracz: i widzisz ją tylko ty.
bot-avoids-nobody = Nikogo nie unikasz. Dodasz kogoś przez /zagraj unikaj gracz:
bot-avoid-self = Nie możesz unikać siebie.
bot-avoided = W /zagraj szukaj nie trafisz już na: { $player }. Tylko ty o tym wiesz.
bot-avoided-no-more = W /zagraj szukaj możesz znów trafić na: { $player }.
bot-limit-calls = Nie przywołano roli: na serwerze można to zrobić tylko raz na godzinę.
bot-limit-seeks = Na razie dość szukania: limit na godzinę to { $n }. Spróbuj później.

### Plany: własne najbliższe decyzje, podjęte z góry.
command-play-plan = Tylko dla ciebie: podejmij z góry do pięciu najbliższych decyzji
    .name = plan
bot-plan-title = Twój plan
bot-plan-empty = Nic nie zaplanowano.
bot-plan-step = { $n }. { $asked } → **{ $wanted }**
bot-plan-option = { $n }. { $asked } → { $wanted }
bot-plan-or = { $first }, a jeśli nie, to { $then }
bot-plan-calm = { $step } (tylko dopóki nikt inny nic nie robi obok ciebie)
bot-plan-explained = Pytania przychodzą jak zawsze i możesz odpowiedzieć wcześniej. Zaplanowane odpowiedzi padają w tej kolejności, każda po naturalnej przerwie; reakcji się nie planuje. Jeśli żadna nie jest możliwa, plan się kończy i dostajesz wiadomość.
bot-plan-explained-alone = Zaplanowane odpowiedzi padają od razu, w tej kolejności. Jeśli żadna z odpowiedzi nie jest możliwa, plan się kończy i dostajesz wiadomość.
bot-plan-add = Zaplanuj decyzję
bot-plan-clear = Usuń plan
bot-plan-which = Która decyzja …
bot-plan-foreseen = Te decyzje prawdopodobnie będą następne. Bot rozegrał dalszy ciąg z tego, co wiesz; wszyscy inni robią w nim jak najmniej.
bot-plan-none-foreseen = Twoja następna decyzja zależy od kości lub od tego, czego nie możesz wiedzieć, więc nie ma teraz czego planować.
bot-plan-take = Twoja odpowiedź …
bot-plan-else = A jeśli to niemożliwe …
bot-plan-page = Więcej odpowiedzi
bot-plan-done = Gotowe
bot-plan-when = Kiedy obowiązuje krok { $n } …
bot-plan-when-always = Krok { $n }: zawsze
bot-plan-when-calm = Krok { $n }: tylko dopóki nikt inny nic nie robi obok ciebie
bot-plan-drop = Usuń od kroku …
bot-plan-full = Plan ma najwyżej { $n } kroków.
bot-plan-not-here = W lekcji nie ma czego planować.
bot-plan-over = Twój plan kończy się na „{ $step }”: { $why }
bot-plan-back = cofnięto odpowiedzi.
bot-plan-otherwise = odpowiedź była inna.
bot-plan-disturbed = { $what }
bot-plan-impossible = teraz niemożliwe: { $wanted }.

### Chwila gry: o czym była wiadomość, i przycisk, który prowadzi do kroku jej historii.
command-what = Krok gry, o którym mówi wiadomość, i ówczesna plansza
    .name = Co to było?
command-play-link = Wyślij przycisk, który prowadzi do kroku tej gry
    .name = odnośnik
option-play-link-step = Który krok; puste: ostatni
    .name = krok
bot-what-not-mine = To działa na wiadomościach bota.
bot-what-before = Ta wiadomość jest starsza niż ostatnia gra na tym kanale.
bot-link = Krok { $n } z { $of }: { $headline }
bot-link-open = Zobacz
bot-link-unknown = Nie ma takiego kroku: wybierz od 1 do { $n }.
