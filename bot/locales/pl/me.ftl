### /ja: własne gry, przypomnienia i ustawienia.

bot-digest-none = Teraz nigdzie nie grasz.
bot-digest-yours = **Twoja kolej**, zapytano { $when }
bot-digest-others = czekamy na: { $players }, zapytano { $when }

bot-when-unclear = To nie jest przyszły czas: „{ $typed }”. Napisz na przykład 2h, 30m, 1d, 18:00 albo jutro 18:00.
bot-remind-set = Przypomnienie przyjdzie { $when } ({ $ago }).
bot-remind-none = Nie masz przypomnień. Poproś o nie tak: /ja przypomnij kiedy:2h.
bot-remind-full = Liczba twoich przypomnień: { $n }. Najpierw anuluj któreś.
bot-remind-cancelled = To przypomnienie jest anulowane.
bot-remind-unknown = Nie masz takiego przypomnienia.
bot-remind-entry = - { $when }: { $what }
bot-remind-turn = jeśli stół będzie jeszcze na ciebie czekać
bot-remind-plain = bez notatki

bot-away-set = Twoja nieobecność trwa do: { $until }. Do tego czasu nikt ci nie przypomina, a twoje stoły o tym wiedzą.
bot-away-over = Witaj z powrotem. Twoje stoły znów na ciebie liczą.
bot-away-not = Nie masz ustawionej nieobecności.
bot-away-form = To nie jest przyszły dzień: „{ $typed }”. Napisz na przykład 2026-12-31, 7d albo jutro.
bot-away-back = Już jestem
bot-quiet-set = Nikt cię nie woła w godzinach { $from }–{ $until } ({ $zone }).
bot-quiet-off = Nie masz cichych godzin.
bot-quiet-form = To nie jest przedział czasu: „{ $typed }”. Napisz na przykład 22:00-08:00 albo off.
bot-zone-set = Twoja strefa czasowa to { $zone }. Jest tam teraz { $time }.
bot-zone-unknown = Nie ma strefy czasowej „{ $typed }”. Wybierz z listy, na przykład Europe/Warsaw.
bot-language-set = Od teraz czytasz w tym języku.
bot-language-is = Język: { $language }
bot-language-client = Od teraz czytasz w języku swojego Discorda.
bot-pictures = Obrazy prywatnie: { $pictures }
bot-nudges-channel = Przypomnienia dostajesz na kanale stołu.
bot-nudges-dm = Przypomnienia dostajesz w prywatnej wiadomości.
bot-nudges-none = Stoły ci nie przypominają.
bot-secrets-dm = Tajne informacje dostajesz w prywatnej wiadomości.
bot-secrets-button = Tajne informacje czekają pod przyciskiem na kanale stołu.
bot-boards-dm = W grach, w których każde miejsce ma własną planszę, twoja przychodzi w prywatnej wiadomości, gdy jest twoja kolej.
bot-boards-none = Twoja własna plansza przychodzi tylko na żądanie.

bot-data =
    W tym pliku jest wszystko, co bot przechowuje o tobie, i nic o nikim innym. W grach, które jeszcze trwają, wymienia twoje odpowiedzi bez tego, co w nich jest; to dojdzie po końcu gry. Tę wiadomość widzisz tylko ty.
bot-data-forget = Usuń moje dane…
bot-data-sure = **Usunąć wszystko, co bot przechowuje o tobie?** Tego nie da się cofnąć.
    - Twoje ustawienia, przypomnienia i zaproszenia znikają od razu.
    - Ze wszystkich gier znikają twój identyfikator i twoja nazwa; przebieg gry zostaje.
    - Nikt nie może trzymać dwóch rąk w jednej grze. Dlatego w miejscu identyfikatora zostaje w niej znak, z którego nikt nie odczyta, kim jesteś; gra pozna cię po nim tylko wtedy, gdy do niej wrócisz.
    - Wiadomości, które już są na kanałach Discorda, się nie zmieniają.
bot-data-leaves = - { $game }, { $channel }: opuszczasz stół.
bot-data-resigns = - { $game }, { $channel }: oddajesz swoje miejsce, a dalej gra zastępca. Jeśli nikt inny tam nie gra, gra się kończy.
bot-data-sure-more = - i jeszcze tyle gier: { $n }
bot-data-forget-it = Usuń wszystko o mnie
bot-data-forgotten = Twoje dane są usunięte. W grach nie ma już ani twojego identyfikatora, ani twojej nazwy.

command-me = Ty: twoje gry, przypomnienia i ustawienia
    .name = ja
command-me-games = Wszystkie twoje gry na wszystkich serwerach i na kogo czekają
    .name = gry
command-me-remind = Przypomnienie o wybranej porze; bez opcji: twoje przypomnienia
    .name = przypomnij
command-me-away = Nieobecność do wybranego dnia: bez przypomnień, a twoje stoły o niej wiedzą
    .name = nieobecność
command-me-quiet = Godziny, w których nikt cię nie woła
    .name = cisza
command-me-timezone = Twoja strefa czasowa
    .name = strefa
command-me-language = Język, w którym bot do ciebie mówi
    .name = język
command-me-messages = Gdzie dostajesz przypomnienia, tajne informacje i własne plansze
    .name = wiadomości
command-me-settings = Wszystkie twoje ustawienia
    .name = ustawienia
command-me-data = Wszystko, co bot o tobie przechowuje, jako plik; i jak to usunąć
    .name = dane
option-me-remind-when = Kiedy: 2h, 30m, 1d, 18:00, jutro 18:00
    .name = kiedy
option-me-remind-note = O czym; tylko ty to przeczytasz
    .name = notatka
option-me-remind-cancel = Przypomnienie, którego już nie chcesz
    .name = anuluj
option-me-away-until = Ostatni dzień nieobecności albo „back”, gdy wracasz
    .name = do
option-me-quiet-hours = Od kiedy do kiedy, na przykład 22:00-08:00; off: wcale
    .name = godziny
option-me-timezone-zone = Na przykład Europe/Warsaw
    .name = strefa
option-me-language-language = Jaki język
    .name = język
option-me-messages-nudges = Gdzie dostajesz przypomnienia
    .name = przypomnienia
option-me-messages-pictures = Ile obrazów widzisz prywatnie
    .name = obrazy
option-me-messages-secrets = Jak dostajesz tajne informacje
    .name = tajne
option-me-messages-boards = Czy własna plansza przychodzi, gdy jest twoja kolej
    .name = plansze
choice-language-client = Jak w Discordzie
choice-pictures-table = Tak jak przy stole
choice-pictures-all = Wszystkie: pytania o miejsca pokazują je na obrazie
choice-pictures-turns = Tylko tury, bez obrazów przy pytaniach
choice-pictures-few = Mało: jedna plansza na rundę
choice-nudges-channel = Na kanale stołu
choice-nudges-dm = W prywatnej wiadomości
choice-nudges-none = Nigdzie
choice-secrets-dm = W prywatnej wiadomości
choice-secrets-button = Pod przyciskiem na kanale
choice-boards-dm = W prywatnej wiadomości
choice-boards-none = Tylko na żądanie
