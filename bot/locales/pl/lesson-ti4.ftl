### Lekcja gry Twilight Imperium: co słychać przed każdym krokiem i (-other) po innej odpowiedzi.

lesson-ti4-secret = Witaj w grze Twilight Imperium. Wygrywa ten, kto pierwszy zdobędzie 10 punktów zwycięstwa, a punkty dają cele: publiczne dla wszystkich i tajne tylko dla ciebie. Grasz rasą Federacja Sol. Twój układ macierzysty na planszy to #1 z planetą Jord; #10 (niebieski) należy do Baronii Letnev, a #16 (czerwony) do Emiratów Hakanów. Zatrzymaj cel „{ ti4-objective-spark_a_rebellion }”: realizujesz go, wygrywając bitwę z graczem, który ma najwięcej punktów; na początku wszyscy mają 0, więc może to być każdy.
lesson-ti4-secret-other = To też dobry cel, ale trudny w pierwszej rundzie. „Wznieć rebelię” zrealizujesz pierwszą wygraną bitwą.

lesson-ti4-leadership = Runda zaczyna się fazą strategii. Gracze po kolei, od mówcy (w tej rundzie to ty, więc masz największy wybór), biorą po karcie strategii, a w grze trzyosobowej potem jeszcze po jednej. Karta ma zdolność podstawową dla ciebie i drugorzędną, z której mogą skorzystać inni. Jej numer to inicjatywa: pierwszy działa gracz z najniższym, z dwóch kart liczy się niższy. PSD, które buduje karta Budowa, to działa strzelające z planety do statków. Weź Przywództwo, numer 1: daje żetony dowodzenia, czyli paliwo wszystkiego, co robisz.
lesson-ti4-leadership-other = Każda karta się przyda. Z kartą Przywództwo działasz jako pierwszy gracz i masz trzy żetony więcej.

lesson-ti4-technology = Teraz druga karta z tych, które zostały. Weź kartę Technologia, żeby w tej rundzie coś opracować. Publiczne cele już są odkryte: „{ ti4-objective-corner_the_market }” wymaga planet o tej samej cesze, a cecha to rodzaj planety: { ti4-trait-cultural }, { ti4-trait-hazardous } albo { ti4-trait-industrial }.
lesson-ti4-technology-other = Też dobrze. Lekcja chce pokazać badania, a do tego służy karta Technologia.

lesson-ti4-action-leadership = Faza akcji. Gracze po kolei wykonują po jednej akcji: strategicznej (zagranie karty strategii) albo taktycznej (ruch, walka, budowa); kto nie chce już działać, pasuje. Zacznij od karty strategii Przywództwo.
lesson-ti4-action-leadership-other = Kolejność jest dowolna. Z kartą Przywództwo na początku masz żetony, zanim będą potrzebne.

lesson-ti4-tokens = Żetony dowodzenia trafiają do trzech pul: to trzy pierwsze znaki pod twoim imieniem na obrazie. Taktyka: jeden na każdą akcję taktyczną. Flota: tyle statków (bez myśliwców) możesz mieć w jednym układzie. Strategia: jeden za zdolność cudzej karty strategii. Dołóż 2 do taktyki i 1 do strategii.
lesson-ti4-tokens-other = Można i tak, ale zaraz przydadzą się 2 żetony w taktyce i 1 w strategii.

lesson-ti4-tactical = Baronia Letnev wysyła transportowiec z #10 do #35, między wasze układy macierzyste, i ląduje na planecie Lirta IV. To okazja. Statki ruszają się w akcji taktycznej: wybierz ją.
lesson-ti4-tactical-other = Rywal zdąży się umocnić. Zaatakuj teraz akcją taktyczną.

lesson-ti4-activate = Akcja taktyczna zaczyna się od położenia żetonu dowodzenia w jednym układzie. Tam dzieje się wszystko: przylot, walka i lądowanie. Statki nie opuszczą jednak układu z twoim żetonem aż do końca rundy, gdy żetony wracają z planszy. Wybierz z pierwszej listy „Bereg/Lirta IV #35”.
lesson-ti4-activate-other = Możesz aktywować prawie każdy układ. Transportowiec rywala jest w #35.

lesson-ti4-move-carrier = Teraz statki z innych układów wlatują do aktywnego. Twoje transportowce lecą o 1 układ, a niszczyciel o 2. Myśliwce i piechota same nie latają: wiezie je transportowiec. Wybierz transportowiec z układu Jord.
lesson-ti4-move-carrier-other = Najpierw transportowiec: bez niego piechota nie wyląduje.

lesson-ti4-carriers = Jeden transportowiec wystarczy: wybierz 1. Drugi zostaje, żeby bronić układu Jord.
lesson-ti4-carriers-other = Wtedy Jord zostaje bez transportowca. Tu wystarczy jeden.

lesson-ti4-load = Transportowiec ma ładowność 6. Zabierz 3 jednostki piechoty, żeby zająć planety, i 3 myśliwce do walki, a potem naciśnij „{ bot-confirm }”.
lesson-ti4-load-other = Mieści 6 jednostek: weź 3 jednostki piechoty i 3 myśliwce.

lesson-ti4-move-destroyer = Zabierz też niszczyciel. Na początku bitwy strzela do myśliwców.
lesson-ti4-move-destroyer-other = Z niszczycielem ta bitwa jest dużo pewniejsza. Zabierz go.

lesson-ti4-move-done = To cała flota: dwa statki przy puli floty 3, a myśliwce mieszczą się w transportowcu. Wybierz „{ ti4-moved-all }”.

lesson-ti4-barrage = Bitwa kosmiczna. Kości są dziesięciościenne. Najpierw niszczyciele prowadzą ostrzał przeciwmyśliwski: każdy rzuca dwiema kośćmi, które trafiają tylko myśliwce, gdy wypadnie 9 lub więcej (9+). Naciśnij „{ ti4-barrage-yes }”.
lesson-ti4-barrage-other = To kości za darmo: strzelaj zawsze, gdy wróg ma myśliwce.

lesson-ti4-stay = Ostrzał chybił. Bitwa ma własne rundy. W każdej obie strony rzucają kością za każdą jednostkę; trafia wynik równy jej wartości bojowej albo wyższy, na przykład 9+. Przed rzutem każda strona może zadeklarować odwrót. Masz przewagę: naciśnij „{ ti4-stay }” („{ ti4-stay-to-the-end }” dotyczy wszystkich rund tej bitwy).
lesson-ti4-stay-other = Masz tu przewagę. Zostań i walcz.

lesson-ti4-losses = W 1. rundzie bitwy Baronia traci myśliwiec. W 2. deklaruje odwrót, ale wycofa się dopiero na końcu tej rundy, a twój niszczyciel trafia jej ostatni statek. Wróg też trafia raz: trafienie niszczy jednostkę, którą wybiera jej właściciel. Wybierz myśliwiec, bo jest tani.
lesson-ti4-losses-other = Myśliwce są najtańsze: niech to trafienie przyjmie jeden z nich.

lesson-ti4-score-secret = Bitwa wygrana, zanim Baronia zdążyła się wycofać! Naciśnij „{ bot-answer }” i zrealizuj cel „{ ti4-objective-spark_a_rebellion }”: to twój pierwszy punkt zwycięstwa. Tak wyglądają okazje do użycia karty; kiedy nie masz czego użyć, bot pasuje za ciebie.
lesson-ti4-score-secret-other = Wtedy cel poczeka na następną bitwę. Punkt teraz jest lepszy.

lesson-ti4-land = Inwazja. Planeta Bereg jest pusta, na planecie Lirta IV stoi 1 jednostka piechoty rywala. Wyślij 1 jednostkę piechoty na planetę Bereg i 2 na planetę Lirta IV, a potem naciśnij „{ bot-confirm }”. W bitwie naziemnej kośćmi rzuca bot; twoja piechota trafia na 7+, wroga na 8+.
lesson-ti4-land-other = Obie planety mogą być twoje: 1 jednostka piechoty na pustą, 2 do walki.

lesson-ti4-action-technology = Obie planety są twoje! Lewa liczba na planecie to zasoby (na budowę), prawa to wpływy (na głosy i żetony). Przejęta planeta jest wyczerpana: zapłacisz nią dopiero, gdy na końcu rundy zostanie przygotowana. Znów twoja tura: zagraj kartę strategii Technologia.
lesson-ti4-action-technology-other = To może poczekać. Zagraj teraz kartę Technologia.

lesson-ti4-research = Zdolność podstawowa tej karty: opracuj jedną technologię za darmo. Wybierz „{ yes }”.
lesson-ti4-research-other = To nic nie kosztuje: opracuj technologię.

lesson-ti4-gravity = Technologia ma wymagania: kolorowe symbole, które musisz już mieć na swoich technologiach. Masz niebieski i zielony, więc możesz wziąć to, co nie wymaga więcej. Weź Napęd grawitacyjny: przyspiesza jeden statek w każdej akcji taktycznej.
lesson-ti4-gravity-other = To też dobra technologia. Napęd grawitacyjny pokazuje, do czego służą wymagania.

lesson-ti4-secondary-trade = Emiraty Hakanów zagrywają kartę „Handel”. Wszyscy inni mogą teraz użyć jej zdolności drugorzędnej za 1 żeton z puli strategii: uzupełnić towary. Towary są warte coś dopiero po oddaniu sąsiadowi (graczowi, którego jednostki lub planety są obok twoich): stają się jego dobrami, którymi płaci się jak zasobami albo wpływami. Żeton przyda się na coś lepszego: naciśnij „{ ti4-skip-secondary }”.
lesson-ti4-secondary-trade-other = Towary się przydają, ale za chwilę żeton będzie wart więcej.

lesson-ti4-secondary-warfare = Baronia Letnev zagrywa kartę „Wojna”. Jej zdolność drugorzędna pozwala budować w układzie macierzystym bez akcji taktycznej: naciśnij „{ ti4-use-secondary }”.
lesson-ti4-secondary-warfare-other = Budowa bez akcji taktycznej jest warta żetonu. Użyj jej.

lesson-ti4-produce-cruiser = Produkcja. Stocznia kosmiczna na planecie Jord buduje do 6 jednostek, a płacisz zasobami: Jord daje 4. Najpierw weź krążownik: jest szybki i dobrze walczy.
lesson-ti4-produce-cruiser-other = Buduj, co chcesz; lekcja bierze krążownik, bo jest szybki.

lesson-ti4-produce-infantry = Zostały 2 zasoby. Wybierz piechotę; o liczbę bot zaraz zapyta.
lesson-ti4-produce-infantry-other = Piechota broni planet. Lekcja bierze dwie.

lesson-ti4-produce-two = Za 1 zasób są dwie jednostki piechoty albo dwa myśliwce. Wybierz 2.
lesson-ti4-produce-two-other = Można zbudować jedną, ale dwie kosztują tyle samo.

lesson-ti4-produce-done = Za ostatni zasób można mieć jeszcze dwie jednostki; lekcja na tym kończy, a reszta zasobów przepada: wybierz „{ ti4-produce-over }”.

lesson-ti4-pass = Obie karty strategii są zagrane, więc możesz spasować: twoja faza akcji się kończy, a zaoszczędzone żetony zaraz się przydadzą. Spasuj i potwierdź, jeśli bot zapyta. Inni mogą działać dalej, a ty nadal możesz używać ich zdolności drugorzędnych.
lesson-ti4-pass-other = Można zrobić więcej, ale żetony będą potrzebne na końcu rundy. Spasuj.

lesson-ti4-secondary-politics = Polityka daje komuś żeton mówcy, a za żeton z puli strategii możesz dobrać dwie karty akcji. Kartę akcji zagrywa się raz, w momencie opisanym na karcie. Tym razem oszczędź żeton: naciśnij „{ ti4-skip-secondary }”.
lesson-ti4-secondary-politics-other = Karty akcji są ciekawe, ale żetony są potrzebne do celu.

lesson-ti4-secondary-imperial = Imperium: za żeton dobierz jeszcze jeden tajny cel, który pokaże ci polecenie /tajne cele. Możesz mieć najwyżej trzy, razem ze zrealizowanymi. Naciśnij „{ ti4-use-secondary }”.
lesson-ti4-secondary-imperial-other = Jeszcze jeden tajny cel to jeszcze jedna droga do punktu. Użyj jej.

lesson-ti4-score-public = Faza statusu. Każdy może zrealizować jeden publiczny cel i jeden tajny. Wybierz cel „{ ti4-objective-lead_from_the_front }”: kosztuje 3 żetony dowodzenia, odłożone właśnie na to.
lesson-ti4-score-public-other = Szkoda punktu. Zrealizuj ten cel.

lesson-ti4-spend = Wydaj 2 z puli taktyki i 1 z puli strategii.
lesson-ti4-spend-other = Można i tak. Lekcja wydaje 2 z taktyki i 1 ze strategii.

lesson-ti4-redistribute = Na końcu rundy każdy dobiera kartę akcji (ty dwie, dzięki technologii Motywator neuronowy), żetony wracają z planszy, a planety zostają przygotowane. Dostajesz 3 żetony i możesz rozdzielić od nowa wszystkie 8. Dobry podział na następną rundę to taktyka 3, flota 3, strategia 2: dołóż 1 do taktyki i 2 do strategii, a potem naciśnij „{ bot-confirm }”.
lesson-ti4-redistribute-other = Można i tak. Flota 3 i żetony na trzy akcje taktyczne to dobry układ.

lesson-ti4-end = **Umiesz już grać w Twilight Imperium** i masz 2 punkty po jednej rundzie. Od teraz pozostałymi rasami gra komputer: po prostu graj dalej. Kiedy ktoś zajmie Mecatol Rex (#18) na środku planszy, każda runda będzie się też kończyć głosowaniem, na przykład nad prawami. Na każdą niewybraną kartę strategii trafia co rundę 1 dobro; dostaje je ten, kto ją weźmie. „{ bot-more-pictures }” pokazuje wszystkie cele; każdą zasadę znajdziesz poleceniem /zasady; /pomoc pokaże, na jakim etapie jesteś.

# --- rozdziały: jak się nazywają i gdzie się zaczynają

lesson-ti4-chapter-strategy = Karty strategii
lesson-ti4-chapter-tactical = Akcja taktyczna
lesson-ti4-chapter-tactical-start = Grasz rasą Federacja Sol; twój układ macierzysty to #1 na planszy, z planetą Jord. Trwa faza akcji pierwszej rundy i twoja tura.
lesson-ti4-chapter-combat = Walka
lesson-ti4-chapter-combat-start = Grasz rasą Federacja Sol. Twój transportowiec, niszczyciel i myśliwce właśnie wlatują do #35 na planszy, układu z planetami Bereg i Lirta IV, gdzie są transportowiec i myśliwiec Baronii Letnev.
lesson-ti4-chapter-production = Technologie i produkcja
lesson-ti4-chapter-production-start = Grasz rasą Federacja Sol. Trwa faza akcji, a przed tobą leży karta strategii Technologia.
lesson-ti4-chapter-objectives = Cele
lesson-ti4-chapter-objectives-start = Grasz rasą Federacja Sol, po twoim pasie pierwsza runda dobiega końca. Punkty dają cele: publiczne dla wszystkich i tajne tylko dla ciebie.
lesson-ti4-chapter-agenda = Polityka i handel

lesson-ti4-chapter-agenda-start = Grasz rasą Winnu i kontrolujesz Mecatol Rex. Odkąd nie ma tam kustoszy, każda runda kończy się fazą polityki z dwoma głosowaniami.
lesson-ti4-agenda-vote = Minister handlu to prawo: jego posiadacz otrzymuje 1 dobro za każdego sąsiada, gdy uzupełnia towary. Pozostali wstrzymują się od głosu, a głosować można też na siebie. Zrób to.
lesson-ti4-agenda-vote-other = Można, ale nikt inny nie głosuje: to prawo może być twoje.
lesson-ti4-agenda-votes = Głosujesz planetami: wyczerpujesz dowolną ich liczbę, a każda dodaje całe swoje wpływy. Nikt nie głosuje przeciwko tobie, więc wystarczy niewiele: wyczerp tylko Winnu.
lesson-ti4-agenda-votes-other = To więcej głosów, niż trzeba: wyczerpanych planet zabraknie w drugim głosowaniu.
lesson-ti4-agenda-second = To prawo jest twoje. Drugie, Minister wojny, pozwala raz wykonać dwie akcje z rzędu. Wyczerpane planety pozostają wyczerpane, ale planeta Mecatol Rex jest przygotowana. Głosuj na siebie.
lesson-ti4-agenda-second-other = To nic nie kosztuje: po fazie polityki planety są znów przygotowane.
lesson-ti4-agenda-rex = Wyczerp Mecatol Rex: 6 głosów.
lesson-ti4-agenda-rex-other = Wystarczy sam Mecatol Rex.
lesson-ti4-trade-card = Wszystkie planety są znów przygotowane i zaczyna się nowa runda. Weź kartę strategii Handel.
lesson-ti4-trade-card-other = To też dobra karta. Ten rozdział pokazuje Handel.
lesson-ti4-trade-goods = Na karcie, której nikt nie bierze, co rundę przybywa 1 dobro. Na karcie Dyplomacja leżą 2: weź ją, a będą twoje. Dobro zastępuje 1 zasób albo 1 punkt wpływów, ale nie głos.
lesson-ti4-trade-goods-other = Na karcie Dyplomacja leżą 2 dobra. Weź ją.
lesson-ti4-trade-action = Zagraj kartę Handel: otrzymujesz 3 dobra i uzupełniasz towary. Towary same nic ci nie dają, ale oddane innemu graczowi stają się dobrami: wymiana między sąsiadami opłaca się obu stronom.
lesson-ti4-trade-action-other = Wszystko można, ale z kartą Handel masz dobra na całą rundę.
lesson-ti4-trade-partners = Ty decydujesz, kto uzupełnia towary za darmo: to dobra karta przetargowa. Yssarilowie mają komplet, Letnev nie: wybierz Letnev. W swojej turze składasz oferty sąsiadom poleceniem /ti4 oferta, a w fazie polityki wszystkim.
lesson-ti4-trade-partners-other = Zyskuje na tym tylko Letnev i to Letnev będzie ci coś winna.
