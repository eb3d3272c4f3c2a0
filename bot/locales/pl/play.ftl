### Nowe stoły według nazwy: szablony serwera.
command-play = Nowe stoły według szablonów tego serwera
    .name = graj
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

bot-presets = **Szablony tego serwera.** Stół otwiera /play new; tekst działa też na innych serwerach: /play save text:
bot-presets-none = Ten serwer nie ma jeszcze szablonów. /play save zapisuje opcje i ustawienia stołu pod nazwą.
bot-preset-saved = Zapisano jako **{ $name }**:
bot-preset-forgotten = Usunięto szablon: { $name }.
bot-preset-unknown = Ten serwer nie ma szablonu o nazwie „{ $name }”.
bot-preset-form = To nie jest szablon. Szablon wygląda tak: ti4 points=14 | pace=quick
bot-preset-long = Ten stół ma za dużo nietypowych ustawień na szablon, na przykład długi tekst mapy.
bot-preset-settings = Tak nie można ustawić żadnego stołu: { $typed }.
bot-presets-full = Serwer ma najwyżej { $n } szablonów. Jeden usuniesz przez /play forget.
