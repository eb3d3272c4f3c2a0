### Szukanie zasad.

command-rules = Znajdź zasadę albo kartę, po nazwie albo po słowach
    .name = zasady
option-rules-about = Pytanie własnymi słowami albo identyfikator, np. TI-RETREAT-03; puste: spis treści
    .name = o-czym
option-rules-card = Nazwa karty, technologii, jednostki, rasy, planety itp. z gry na tym kanale
    .name = karta
option-rules-game = Której gry; puste: gry na tym kanale
    .name = gra

bot-rules-title = Zasady prostymi słowami: { $games }
bot-rules-how = Wybierz rozdział albo zapytaj po /zasady o-czym własnymi słowami, np. „dokąd mogę się wycofać”. Strzałki prowadzą do sąsiednich zasad.
bot-rules-headings = { $first } – { $last }
bot-rules-found = Pasujące zasady: { $n } …
bot-rules-nothing = Żadna zasada nie pasuje: „{ $words }”. Spróbuj mniej słów, początku słowa albo identyfikatora.
bot-rules-none-here = Do tej gry nie ma tekstów zasad.
bot-rules-before = Poprzednia
bot-rules-after = Następna
bot-rules-section = Cały rozdział
bot-rules-aloud = Pokaż przy stole
bot-rules-back = Wróć do zasady
bot-rules-page-before = Poprzednia strona
bot-rules-page-after = Następna strona
bot-rules-page = { $heading } ({ $page }/{ $pages })
bot-rules-shown-by = Pokazuje: { $player }
bot-rules-not-aloud = Nie możesz pisać na tym kanale, więc zasadę widzisz tylko ty.
bot-rules-what = Co mówi ta zasada?

bot-cards-none-here = Ta gra nie ma kart do czytania.
bot-cards-nothing = Żadna karta nie nazywa się „{ $words }”. Spróbuj mniej słów albo początku słowa.
bot-cards-only = Żadna zasada nie pasuje: „{ $words }”, ale pasują karty:
bot-cards-found = Pasujące karty: { $n } …
bot-cards-related = Powiązane karty …
bot-card-fact = { $name }: { $value }
card-alt = { $name }, { $kind }.
card-from = { $kind }, od: { $name }
cards-alt = Karty: { $cards }.
