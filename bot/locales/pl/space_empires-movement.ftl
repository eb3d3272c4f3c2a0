### Ruch i eksploracja w grze Space Empires.

## Ruch
space_empires-ask-move = Porusz jednostki albo zakończ fazę.
space_empires-move-from = Jednostki na { $hex }
space_empires-march-all = { $hex }: wszystkie żetony ({ $n })
space_empires-march-one = { $hex }: { $what }
space_empires-march-some = { $hex }: wybierz jednostki…
space_empires-settle = Załóż kolonię na { $hex }
space_empires-settle-by = Załóż kolonię na { $hex }: { $unit }
space_empires-tow = Holuj z { $hex }: { $what } ({ $unit })
space_empires-unload = Zostaw na { $hex }: { $what } ({ $unit })
space_empires-look = Obejrzyj żeton na { $hex }
space_empires-look-by = Obejrzyj żeton na { $hex }: { $group } z { $there }
space_empires-manage = Połącz, ulepsz, złomuj
space_empires-movement-done = Zakończ Fazę Ruchu
space_empires-ask-move-units = Wybierz jednostki, które poruszają się razem.
space_empires-ask-move-to = Wybierz heks docelowy.
space_empires-moving = Ruch: { $what }, z { $hex }
space_empires-no-way = { $what }. Nie ma stąd drogi: { $why }
space_empires-to-unexplored = { $hex }, niewyeksplorowany
space_empires-to-marker = { $hex }, { $marker }
space_empires-to-enemy = { $place }, wróg: { $what }
space_empires-foes = { $n ->
    [one] 1 żeton
    [few] { $n } żetony
   *[other] { $n } żetonów
  }
space_empires-foes-colony = kolonia
space_empires-to-far = { $place } ({ $n ->
    [one] { $n } heks
    [few] { $n } heksy
   *[many] { $n } heksów
})
space_empires-stay = Zostań na { $hex }
space_empires-moves = { $seat } przesuwa: { $what }, { $start } → { $hex }.
space_empires-moves-own = Twój ruch: { $what }, { $start } → { $hex }.
space_empires-swept-away = Bez uzbrojonej eskorty ginie na { $hex } ({ $side }): { $what }.
space_empires-announces = { $seat } ujawnia: { $level }.
space_empires-settles = { $seat } zakłada kolonię na { $hex }.
space_empires-tows = { $seat } holuje z { $hex }: { $what }.
space_empires-unloads = { $seat } zostawia na { $hex }: { $what }.
space_empires-raiders-here = { $seat } ujawnia korsarzy na { $hex }.

## Żetony
space_empires-ask-manage = Wybierz, co zrobić z żetonami.
space_empires-back = Wstecz
space_empires-split = { $hex }: { $group }, oddziel statki: { $n }
space_empires-join = { $hex }: połącz { $group } i { $other }
space_empires-scuttle = Złomuj na { $hex }: { $group }
space_empires-refit = Ulepsz { $group }: { $technology } ({ $cost })
space_empires-refit-all = wszystko do najnowszych poziomów
space_empires-ask-split = Ile statków oddzielasz od grupy na { $hex }?
space_empires-splits = { $seat } dzieli grupę na { $hex }.
space_empires-joins = { $seat } łączy dwie grupy na { $hex }.
space_empires-scuttles = { $seat } złomuje na { $hex }: { $what }.

## Dlaczego nie
space_empires-why-supernova = { $hex } to supernowa: nikt nie może tam wejść.
space_empires-why-ally = Na { $hex } jest sojusznik: w tym sojuszu nie dzieli się heksu.
space_empires-why-machine = Na { $hex } jest Maszyna Zagłady, a heks jest niewyeksplorowany: nie możesz jej tam zaatakować.
space_empires-why-no-movement = Jedna z tych jednostek nie ma już ruchu.
space_empires-why-not-beside = { $hex } jest niewyeksplorowany albo jest tam mgławica lub asteroidy: wejdą tylko jednostki, które zaczęły turę obok.
space_empires-why-mines = Miny nie mogą wejść na heks z wrogiem: { $hex }.
space_empires-why-unescorted = Nieuzbrojone jednostki wejdą na { $hex } tylko razem z jednostkami zdolnymi do walki.
space_empires-why-too-many-fighters = Jeden lotniskowiec zabiera najwyżej trzy eskadry myśliwców.
space_empires-why-fighters-stranded = Myśliwce nie mogą zostać bez lotniskowca i bez kolonii.
space_empires-why-fighters-far = Myśliwce poruszają się tylko tak daleko jak ich lotniskowiec.
space_empires-why-squadrons-upgraded = Lotniskowce ulepszanych eskadr zostają w tej turze na swoim heksie.
space_empires-why-no-counter = Brakuje wolnego żetonu tego typu dla statków, które odchodzą z grupy.
space_empires-why-counter-needed = W bitwie żeton oddaje się tylko wtedy, gdy potrzebują go oddzielane statki.

## Eksploracja
space_empires-ask-explore = Wybierz heks do eksploracji.
space_empires-explores = { $seat } eksploruje { $hex }: żeton „{ $marker }”.
space_empires-not-used = Żeton na { $hex } wypada z gry: ta zasada nie jest w użyciu.
space_empires-looks = { $seat } ogląda żeton na { $hex }.
space_empires-looked = Obejrzany żeton na { $hex }: „{ $marker }”.
space_empires-ask-reveal = Czy pokazujesz wszystkim żeton na { $hex }?
space_empires-shows = { $seat } pokazuje żeton na { $hex }: „{ $marker }”.
space_empires-black-hole = Czarna dziura na { $hex } ({ $side }): rzuty { $rolls }, { $lost ->
    [0] bez strat
   *[other] straty: { $lost }
}.
space_empires-ask-slingshot = Wybierz, ile statków próbuje procy grawitacyjnej na { $hex }. Ich rzuty mają +2; ocalałe mają o heks ruchu więcej.
space_empires-danger = Niebezpieczeństwo na { $hex }! { $seat } traci: { $what }.
space_empires-supernova-back = Supernowa na { $hex }: jednostki wracają tam, skąd przybyły ({ $seat }).
space_empires-ask-shift = Wybierz heks, na który dryfują jednostki z { $hex } ({ $other }).
space_empires-shifted = Zagubiony w przestrzeni kosmicznej ({ $seat }), dryf na { $hex }: { $what }.
space_empires-aliens-drawn = Planety na { $hex } strzegą statki obcych: { $count }.
space_empires-ask-stranded = Wybierz eskadry myśliwców na { $hex }, które giną bez lądowiska ({ $side }): { $n }.
space_empires-stranded = Bez lądowiska giną na { $hex }: { $units }.

## Maszyny Zagłady
space_empires-machine-moves = Maszyna Zagłady { $n } rusza: { $start } → { $hex }.
space_empires-devastated = Maszyna Zagłady niszczy na { $hex }: „{ $marker }”.
space_empires-machine-enters = Maszyna Zagłady { $n } o sile { $rating } pojawia się na { $hex }.
space_empires-ask-machine-target = Kilka kolonii jest równie blisko: wybierz cel Maszyny Zagłady { $n }.
space_empires-weakness = Słabość Maszyny Zagłady { $n }: { $weakness }.
space_empires-weakness-fighters = myśliwce mogą ją uszkodzić
space_empires-weakness-mines = miny, każda trafia ją od 1 do 5
space_empires-weakness-cloaking = zamaskowani korsarze
space_empires-weakness-large-fleets = floty złożone z dziesięciu lub więcej statków
space_empires-weakness-none = żadna szczególna

## Imperia obcych
space_empires-fleet-launched = Z { $hex } rusza flota { $n } ({ $side }).
space_empires-fleet-moves = Flota { $n } rusza ({ $side }): { $start } → { $hex }.

## Do czego to służy
space_empires-purpose-done = po niej następują bitwy i eksploracja niewyeksplorowanych heksów, na których są twoje jednostki
