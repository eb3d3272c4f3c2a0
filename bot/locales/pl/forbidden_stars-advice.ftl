### Zakazane Gwiazdy: co porada mówi o planach. Bez wielkiej litery na początku i bez kropki na końcu.

## Po co jest plan
forbidden_stars-advice-in = system { $system }
forbidden_stars-advice-takes = przejmujesz: { $area }
forbidden_stars-advice-takes-from = przejmujesz: { $area }, dotąd { $seat } – około { $chance }% na zwycięstwo
forbidden_stars-advice-strengthens = wzmacniasz: { $area }
forbidden_stars-advice-objective = leży tam twój żeton celu
forbidden_stars-advice-denies = { $seat } nie zdobędzie tamtejszego celu
forbidden_stars-advice-materiel = materiały co rundę: { $n }
forbidden_stars-advice-spilt = bez wydatków w Fazie Uzupełnień przepadną materiały: { $n }
forbidden_stars-advice-units = jednostki za materiały: najwyżej { $n }
forbidden_stars-advice-structure = miejsce na zabudowania
forbidden_stars-advice-assets = dostajesz: { $assets }
forbidden_stars-advice-upgrades = ulepszenia do wyboru: { $n }
forbidden_stars-advice-event = karta Wydarzenia
forbidden_stars-advice-opens = otwiera drogę innym jednostkom
forbidden_stars-advice-opens-units = na wyższym poziomie dowodzenia możesz kupić więcej jednostek: { $n }
forbidden_stars-advice-guards = obok są wrogowie
forbidden_stars-advice-objective-away = systemy do twojego celu: { $n }
forbidden_stars-advice-wins = około { $chance }% na zwycięstwo
forbidden_stars-advice-averts = efekt karty nie następuje

## Ile kosztuje
forbidden_stars-advice-paid = materiały: { $n } (zostaje { $left })
forbidden_stars-advice-spent = to, co kupisz; masz materiały: { $n }
forbidden_stars-advice-from = materiały: od { $n }
forbidden_stars-advice-tokens = żetony wsparcia: { $n } (zostaje { $left })

## Co przemawia przeciw
forbidden_stars-advice-risk = walka nie jest pewna
forbidden_stars-advice-leaves = tracisz: { $area }
forbidden_stars-advice-bares = { $area } zostaje bez jednostek, a obok są wrogowie
forbidden_stars-advice-no-factory = nie masz tam fabryki, więc bez jednostek
forbidden_stars-advice-no-world = nie masz tam świata
forbidden_stars-advice-no-upgrade = nie możesz kupić żadnego ulepszenia
forbidden_stars-advice-last-order = to twój ostatni żeton rozkazu: { $order }
forbidden_stars-advice-unresolved = rozkaz się nie rozpatruje: { $order }
forbidden_stars-advice-second-factory = w tym systemie masz już fabrykę
forbidden_stars-advice-late = zostało mało rund, w których się przyda
forbidden_stars-advice-full = potem świat jest pełny
forbidden_stars-advice-lacks = do jej zdolności jednostek nie masz tu żadnej z tych: { $pieces }
