### Plansze jako tekst: polecenia i ich odpowiedzi.
command-map = Plansze jako tekst: skopiuj albo przynieś własną
    .name = mapa
command-map-show = Plansza jako tekst, z obrazem
    .name = pokaż
command-map-use = Własna mapa dla tego otwartego stołu
    .name = użyj
option-map-show-form = Jak zapisać tekst
    .name = zapis
option-map-use-text = Ciąg mapy; bez tekstu i pliku: znowu gotowa mapa
    .name = tekst
option-map-use-file = Plik z mapą
    .name = plik
option-game-new-file = Plik z mapą, na której chcecie grać
    .name = plik
choice-map-form-string = liczby po kolei
choice-map-form-commas = z przecinkami, układy macierzyste jako H0
choice-map-form-json = JSON z pozycjami
choice-map-form-table = tabela, pierścień w wierszu

bot-map-none = Na stół gry { $game } nie można przynieść mapy.
bot-map-no-form = Plansza { $game } nie ma zapisu do skopiowania. /gra słowami opisuje ją słowami.
bot-map-empty = Na planszy nic jeszcze nie leży.
bot-map-as-file = Tekst tej planszy jest za długi na wiadomość; jest w pliku.
bot-map-later = Mapy jeszcze nie ma: pojawi się, gdy gra się zacznie. /mapa użyj przynosi własną.
bot-map-file-long = Ten plik jest za duży jak na mapę: najwyżej { $kibibytes } KiB.
bot-map-warned = { $n ->
    [one] 1 uwaga o tej mapie: /mapa pokaż
    [few] { $n } uwagi o tej mapie: /mapa pokaż
   *[many] { $n } uwag o tej mapie: /mapa pokaż
  }
