### Co każdy czyta raz na początku: jak się wygrywa, w czym mocna jest własna rasa, od czego zacząć.

guide-title = **{ $name }** w skrócie
guide-help = `/pomoc` zawsze mówi, co dalej i jakie polecenia pasują; `/zasady` odpowiada na pytania.
guide-help-advice = `/pomoc` zawsze mówi, co dalej i jakie polecenia pasują; `/gra poradź` podsuwa plany do otwartego pytania; `/zasady` odpowiada na pytania.

## Twilight Imperium
ti4-guide-wins = Wygrywa się, mając { $n } punktów zwycięstwa: za cele jawne na koniec rundy, za cele tajne, gdy są spełnione, i za strażników Mecatol Rex.
ti4-guide-arborec-good = Mocna strona: piechota wszędzie. Wojska naziemne mnożą się i budują, więc zajęte planety zostają w rękach.
ti4-guide-arborec-means = Teraz: stocznie nie tworzą piechoty. Sama piechota ma Produkcję, a każda faza statusu daje 1 sztukę.
ti4-guide-arborec-first = Pierwsza tura: transportowcem z piechotą zająć najlepszy układ obok domu; piechota będzie tam produkować.
ti4-guide-letnev-good = Mocna strona: duże floty i bitwy kosmiczne wygrywane pieniędzmi.
ti4-guide-letnev-means = Teraz: w każdym układzie mieszczą się 2 statki ponad pulę floty; 2 dobra przerzucają kości w rundzie bitwy.
ti4-guide-letnev-first = Pierwsza tura: transportowcem zająć układ, a dobra zachować na pierwszą bitwę.
ti4-guide-saar-good = Mocna strona: ruchliwość. Stocznie latają, a utrata domu nie blokuje celów.
ti4-guide-saar-means = Teraz: każda zdobyta planeta daje 1 dobro, a stocznie w kosmosie budują tam, gdzie jest flota.
ti4-guide-saar-first = Pierwsza tura: oba transportowce do różnych układów; każda planeta płaci od razu.
ti4-guide-muaat-good = Mocna strona: siła od pierwszej rundy. Na początku jest już słońce wojny.
ti4-guide-muaat-means = Teraz: za żeton z puli strategii słońce wojny tworzy na miejscu 2 myśliwce albo niszczyciel; supernowe są otwarte.
ti4-guide-muaat-first = Pierwsza tura: słońcem wojny z piechotą zająć sąsiedni układ. Nikt go jeszcze nie zatrzyma.
ti4-guide-hacan-good = Mocna strona: handel. 6 towarów, umowy z każdym i zdolność dodatkowa Handlu bez żetonu.
ti4-guide-hacan-means = Teraz: można handlować także z tymi, którzy nie są sąsiadami, również kartami akcji. Inni potrzebują wymiany towarów.
ti4-guide-hacan-first = Pierwsza tura: zaproponować wymianę towarów, potem każdym transportowcem zająć układ.
ti4-guide-sol-good = Mocna strona: dużo żetonów i mocna, tania piechota.
ti4-guide-sol-means = Teraz: co rundę 1 żeton dowodzenia więcej, a żeton z puli strategii zrzuca 2 piechoty na własną planetę.
ti4-guide-sol-first = Pierwsza tura: dwoma transportowcami zająć dwa układy; żetonów starczy na jedną akcję więcej niż innym.
ti4-guide-creuss-good = Mocna strona: szybkość i zaskoczenie. Wszystkie tunele alfa i beta sąsiadują ze sobą.
ti4-guide-creuss-means = Teraz: statki zaczynające w domu albo przy takim tunelu lecą o 1 dalej. Dom leży poza mapą, za Bramą.
ti4-guide-creuss-first = Pierwsza tura: dalszym ruchem zająć planety przy tunelu i pilnować, kto może dotrzeć do Bramy.
ti4-guide-l1z1x-good = Mocna strona: inwazje z pancernikami.
ti4-guide-l1z1x-means = Teraz: superpancerniki przewożą więcej; po każdej rundzie bitwy naziemnej można znów bombardować, a zdobyte PSD i stocznie zostają.
ti4-guide-l1z1x-first = Pierwsza tura: pancernikiem razem z transportowcem zająć najbogatszy układ w zasięgu.
ti4-guide-mentak-good = Mocna strona: rajdy. Krążowniki i niszczyciele strzelają przed bitwą, a sąsiedzi płacą.
ti4-guide-mentak-means = Teraz: w każdej bitwie kosmicznej dwa takie statki rzucają pierwsze; sąsiad z 3 dobrami traci 1, gdy zyskuje kolejne albo handluje.
ti4-guide-mentak-first = Pierwsza tura: zajmować układy, które dają wielu sąsiadów, pod osłoną krążowników.
ti4-guide-naalu-good = Mocna strona: pierwszeństwo i mocne myśliwce.
ti4-guide-naalu-means = Teraz: w każdej rundzie pierwszy ruch, niezależnie od karty strategii; za żeton z puli strategii statki uchodzą przed atakiem.
ti4-guide-naalu-first = Pierwsza tura: kartę strategii wybierać dla zdolności, nie dla numeru, i zająć układ przed innymi.
ti4-guide-nekro-good = Mocna strona: rozwój przez walkę. Technologie się kopiuje, zamiast je opracowywać.
ti4-guide-nekro-means = Teraz: zniszczona jednostka wroga daje jego technologię, raz na bitwę. Zamiast badań są 3 żetony; nie ma prawa głosu.
ti4-guide-nekro-first = Pierwsza tura: zająć układ w stronę sąsiada, który dużo bada. Mała wczesna bitwa jest warta technologii.
ti4-guide-sardakk_norr-good = Mocna strona: walka. Każdy rzut bojowy ma +1.
ti4-guide-sardakk_norr-means = Teraz: równe siły przegrywają, więc inni omijają takie floty. Na początku nie ma żadnej technologii.
ti4-guide-sardakk_norr-first = Pierwsza tura: dwoma transportowcami zająć dwa układy, a potem szybko badać.
ti4-guide-jol_nar-good = Mocna strona: technologia. Na początku są 4, a jeden warunek można pominąć.
ti4-guide-jol_nar-means = Teraz: zdolność dodatkowa Technologii działa jak główna. Rzuty bojowe mają −1: bronią PSD i ulepszenia.
ti4-guide-jol_nar-first = Pierwsza tura: zająć układ blisko domu, a żeton z puli strategii i surowce zachować na Technologię.
ti4-guide-winnu-good = Mocna strona: Mecatol Rex. Strażnicy nie wymagają wpływów.
ti4-guide-winnu-means = Teraz: kto pierwszy wyląduje tam wojskami naziemnymi, dostaje 1 punkt, a tu od razu można postawić PSD i stocznię.
ti4-guide-winnu-first = Pierwsza tura: zająć układ na drodze do Mecatol Rex, żeby dotrzeć tam w tej rundzie albo w następnej.
ti4-guide-xxcha-good = Mocna strona: polityka i obrona tego, co zdobyte.
ti4-guide-xxcha-means = Teraz: każde użycie Dyplomacji może dać pustą planetę obok; żeton z puli strategii usuwa ustawę.
ti4-guide-xxcha-first = Pierwsza tura: zająć układ, wokół którego jest dużo pustych planet, i zachować żeton na Dyplomację.
ti4-guide-yin-good = Mocna strona: bitwy drogie dla innych. Statki giną jako broń, a piechota wroga zmienia strony.
ti4-guide-yin-means = Teraz: poświęcony w bitwie niszczyciel albo krążownik trafia wybrany statek; 2 punkty wpływów zamieniają 1 piechotę wroga przed bitwą naziemną.
ti4-guide-yin-first = Pierwsza tura: dwoma transportowcami zająć dwa układy, najlepiej planety z wpływami.
ti4-guide-yssaril-good = Mocna strona: karty akcji i cierpliwość.
ti4-guide-yssaril-means = Teraz: dobiera się 1 kartę więcej i można mieć ich dowolnie wiele; odrzucenie karty to akcja, więc można przeczekać innych.
ti4-guide-yssaril-first = Pierwsza tura: dwoma transportowcami zająć dwa układy, a gdy lepiej poczekać, odrzucić kartę jako akcję.

## Eclipse
eclipse-guide-wins = Po 9 rundzie wygrywa najwięcej punktów zwycięstwa: za heksy, żetony reputacji, tory technologii, odkrycia, monolity i ambasadorów.
eclipse-guide-terran-good = Mocna strona: wszystkiego po trochu. 3 ruchy w akcji Ruch i wymiana 2:1 dają swobodę.
eclipse-guide-terran-means = Teraz: 2 sztuki zasobu dają 1 sztukę innego; większość innych płaci 3.
eclipse-guide-terran-first = Pierwsza tura: eksplorować. Heks z polami ludności kosztuje dysk i płaci co rundę; od razu wysłać tam statki kolonizacyjne.
eclipse-guide-eridani_empire-good = Mocna strona: bogaty początek, 3 technologie i 2 żetony reputacji.
eclipse-guide-eridani_empire-means = Teraz: dysków wpływów jest o 2 mniej, więc każdy heks i każda akcja drożej kosztują w utrzymaniu.
eclipse-guide-eridani_empire-first = Pierwsza tura: eksplorować albo ulepszać; pieniądze z początku wydać na akcje, zanim utrzymanie zaboli.
eclipse-guide-hydran_progress-good = Mocna strona: badania. 2 technologie w akcji Badania.
eclipse-guide-hydran_progress-means = Teraz: zaawansowane laboratoria od początku otwierają pola nauki z gwiazdką.
eclipse-guide-hydran_progress-first = Pierwsza tura: szukać heksów z nauką, potem zbadać dwie technologie jednym dyskiem.
eclipse-guide-planta-good = Mocna strona: wiele heksów. Każdy kontrolowany jest wart 1 punkt więcej.
eclipse-guide-planta-means = Teraz: jedna Eksploracja daje dwa razy więcej ziemi, a do jej zasiedlania jest o 1 statek kolonizacyjny więcej niż u innych; za to ludność ginie bez rzutu, gdy wróg się przebije.
eclipse-guide-planta-first = Pierwsza tura: eksplorować dwa razy szybciej niż inni i zamykać granice heksami bez tuneli w ich stronę.
eclipse-guide-descendants_of_draco-good = Mocna strona: eksploracja. Dobiera się 2 heksy i zostawia lepszy.
eclipse-guide-descendants_of_draco-means = Teraz: Starożytni nigdy tu nie walczą, a każdy pozostały daje na koniec 1 punkt.
eclipse-guide-descendants_of_draco-first = Pierwsza tura: eksplorować i zajmować heksy ze Starożytnymi, o które inni musieliby walczyć.
eclipse-guide-mechanema-good = Mocna strona: budowa. 3 budowy i 3 części w akcji, a do tego tańsze statki.
eclipse-guide-mechanema-means = Teraz: jeden dysk robi to, na co inni potrzebują dwóch.
eclipse-guide-mechanema-first = Pierwsza tura: szukać heksów z materiałami, a potem wcześnie ulepszać statki, bo tu są najtańsze.
eclipse-guide-orion_hegemony-good = Mocna strona: wojna. Krążownik, tarcze i bomby neutronowe od początku.
eclipse-guide-orion_hegemony-means = Teraz: statki są lepsze od innych tej wielkości, ale przy wymianie 4:1 każdy zasób liczy się osobno.
eclipse-guide-orion_hegemony-first = Pierwsza tura: eksplorować, a potem krążownikiem pokonać samotny statek Starożytnych dla reputacji i heksu.

## Forbidden Stars
forbidden_stars-guide-wins = Wygrywa się, mając { $n } własne żetony celów: trzeba trzymać przyjazny świat z takim żetonem, gdy w Fazie Uzupełnień zbiera się cele.
forbidden_stars-guide-space_marines-good = Mocna strona: mało jednostek, ale mocnych, i obrona.
forbidden_stars-guide-space_marines-means = Teraz: zdolność Dominacji szkoli za 1 materiał Zwiadowcę na Kosmicznego Marine albo jego na Land Raidera.
forbidden_stars-guide-space_marines-first = Pierwsze rozkazy: Budowa w domu, obok Manewry, Dominacja tam, gdzie stoją Zwiadowcy.
forbidden_stars-guide-chaos-good = Mocna strona: rozprzestrzenianie. Kultyści są tani i pojawiają się obok.
forbidden_stars-guide-chaos-means = Teraz: zdolność Dominacji przenosi Kultystę na przyjazny albo niekontrolowany świat sąsiedniego systemu.
forbidden_stars-guide-chaos-first = Pierwsze rozkazy: Budowa Kultystów, potem Dominacja, żeby zająć niekontrolowany świat bez Manewrów.
forbidden_stars-guide-orks-good = Mocna strona: liczebność. Jednostki są tanie i przychodzą tam, gdzie trzeba.
forbidden_stars-guide-orks-means = Teraz: zdolność Dominacji kupuje jednostkę naziemną w aktywnym systemie bez fabryki.
forbidden_stars-guide-orks-first = Pierwsze rozkazy: Dominacja na froncie, żeby mieć tam jednostki, i Manewry w stronę najbliższego celu.
forbidden_stars-guide-eldar-good = Mocna strona: szybkość. Jednostki przeskakują po planszy.
forbidden_stars-guide-eldar-means = Teraz: zdolność Dominacji przenosi jednostkę ze świata aktywnego systemu na dowolny przyjazny świat.
forbidden_stars-guide-eldar-first = Pierwsze rozkazy: Manewry na niekontrolowany świat blisko celu, a Dominacją sprowadzić tam kolejną jednostkę.

## Space Empires
space_empires-guide-name = Twoje imperium
space_empires-guide-wins = Wygrywa się, niszcząc światy macierzyste wrogów, albo tak, jak mówi ustawienie zwycięstwa tego stołu (/gra ustawienia).
space_empires-guide-good = Mocna strona: wszyscy zaczynają tak samo. Technologia i statki są tajne, dopóki bitwa ich nie pokaże.
space_empires-guide-means = Teraz: zbadać układ macierzysty zwiadowcami, a statki kolonizacyjne wysłać na planety już zbadane.
space_empires-guide-first = Pierwsza tura: nieuzbrojone statki trzymać z dala od niezbadanej głębi. W Fazie Ekonomicznej kupić najpierw statki kolonizacyjne i górnicze.
