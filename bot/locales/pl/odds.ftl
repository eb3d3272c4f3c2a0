### Szanse w bitwach: `/zasady szanse` i przycisk pod pytaniem.

option-rules-odds = Jak pójdzie bitwa, np. 2 krążowniki 1 pancernik kontra 3 myśliwce 1 transportowiec
    .name = szanse
bot-setting-odds = Szanse w bitwach przez /zasady szanse
odds-button = Szanse
odds-between = kontra vs przeciw przeciwko na atakuje atakują
odds-fill = i z ze oraz a w x ma mają poziom poziomy plus
odds-first = Pierwsza strona (atakuje)
odds-second = Druga strona
odds-nobodys = Neutralni
odds-percent = { $n }%
odds-place = __{ $place }__
odds-wins = **{ $side }**: szansa wygranej { $chance }
odds-nobody-wins = Nikt nie wygrywa: { $chance }
odds-range = Zależnie od tego, czego nie widać, szansa wygranej to od { $low } do { $high } ({ $side }).
odds-losses = Średnie straty, { $side }: { $lost }
odds-lost = { $name } { $n } z { $number }
odds-losses-both = Średnie straty: { $first } – druga strona: { $second }
odds-exact = Wynik dokładny, o ile najpierw ginie to, co najtańsze.
odds-error = Każda z tych szans jest obliczona z dokładnością do { $error }.
odds-off = Przy tym stole szanse są wyłączone (/gra ustawienia).
odds-which-game = Wybierz grę w opcji gra.
odds-not-here = W tej grze nie ma bitew do obliczenia.
odds-no-battle = Nie ma tu bitwy, którą da się obliczyć z tego miejsca.
odds-two-sides = Podaj dwie strony, a między nimi „kontra”, np. „2 krążowniki 1 pancernik kontra 3 myśliwce 1 transportowiec”. Pierwsza strona atakuje.
odds-unknown = „{ $word }” nie oznacza tu niczego, co walczy. Podaj nazwy jednostek, ulepszeń i technologii, np. „2 krążowniki 1 pancernik kontra 3 myśliwce”.
odds-part-of-what = Przed częściami podaj statek: { $part }.
odds-nobody = Każda strona potrzebuje czegoś, co walczy.
odds-too-many = { $name }: jest ich najwyżej { $n }.

ti4-odds-example = 2 krążowniki 1 pancernik kontra 3 myśliwce 1 transportowiec
ti4-odds-counted = Liczą się: ulepszenia, premie ras do walki, działa kosmiczne, bombardowanie, ostrzał myśliwców, wytrzymałość, zasadzka, mgławica, działo szturmowe i inne podane technologie oraz karty premii do walki, prototypu myśliwca i osłon. Nie liczą się: odwroty, pancerz z duranium, inne karty i teksty okrętów flagowych.
ti4-odds-nobody = Atak wymaga statków przeciw statkom albo piechoty przeciw wojskom naziemnym.
ti4-odds-two-factions = Jedna strona to jedna rasa.
ti4-odds-whose-flagship = Podaj rasę, do której należy okręt flagowy.
ti4-odds-all-come = Założenie: lecą wszystkie twoje statki w zasięgu, najpierw najdroższe, ile pozwala pula floty, pełne myśliwców albo, gdzie nie ma cudzych statków, piechoty.
ti4-odds-more = Dalszych miejsc, w których są inni, tu nie policzono: { $n }.
ti4-odds-declared = Założenie: lecą statki zgłoszone do tej pory, razem z tym, co już tam jest.
ti4-odds-all-land = Założenie: cała piechota ląduje na jednej planecie.
ti4-odds-all-land-ships = Założenie: cała piechota i wszystkie myśliwce z pokładów lądują na jednej planecie.
ti4-odds-all-bombard-and-land = Założenie: wszystkie statki z bombardowaniem ostrzeliwują jedną planetę i ląduje na niej cała piechota.
ti4-odds-all-bombard = Założenie: wszystkie statki z bombardowaniem ostrzeliwują planetę teraz, a potem już nie.
ti4-odds-no-cannons = Nie liczy się ostrzał dział kosmicznych do twoich statków przed lądowaniem.

eclipse-odds-example = 2 krążowniki działo plazmowe wzmocniony kadłub kontra 1 pancernik
eclipse-odds-counted = Liczą się: inicjatywa, rakiety, działa, komputery, tarcze, kadłuby. Statki bez podanych części mają nadrukowane. Nie liczą się: odwroty.
eclipse-odds-two-species = Jedna strona to jedna rasa.
eclipse-odds-squares = Miejsc na części jest tylko { $n }: { $ship }.
eclipse-odds-dice = Założenie: kostki bez wybranego celu trafiają najpierw w statki, które niszczą.
eclipse-odds-who-defends = To, kto się broni, zależy od kolejności przybycia: obliczono jedno i drugie.

forbidden_stars-odds-example = 2 Noby 1 Ork Boyz kontra 3 Kosmicznych Marines 1 bastion
forbidden_stars-odds-counted = Liczą się: kości, wytrzymałość, rozbicie, bastiony, żetony posiłków, morale, a z kart Walki symbole i to, co wprost dają. Nie liczą się: inne efekty kart i odwroty.
forbidden_stars-odds-no-cards = bez kart
forbidden_stars-odds-cards = Założenie: karty Walki są dobierane i zagrywane losowo. Inne ich efekty nie są liczone; w próbach zmieniały szanse nawet o 15 punktów procentowych. Bez kart („bez kart”) szanse są dokładne.
forbidden_stars-odds-one-kind = Okręty walczą z okrętami, a jednostki naziemne z naziemnymi.
forbidden_stars-odds-two-factions = Jedna strona to jedna frakcja.
forbidden_stars-odds-stack = Strona ma od 1 do { $n } jednostek.

space_empires-odds-example = 3 krążowniki atak 1 kontra 4 zwiadowców 2 niszczyciele obrona 1
space_empires-odds-counted = Liczą się: klasy, taktyka, technologie ataku i obrony, premia za liczebność, obrona punktowa, maskowanie, mgławice, asteroidy. Nie liczą się: osłanianie, miny, odwroty.
space_empires-odds-level = { $technology } poziom
space_empires-odds-hidden = Zakryte żetony ({ $n }) policzono jako statki, na które właściciel mógł już zapłacić: w najgorszym razie wszystkie są tutaj, w najlepszym żadnego.
space_empires-odds-too-great = Liczy się strona do { $n } punktów pancerza.
