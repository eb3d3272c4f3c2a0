### Space Empires 4X: co porada mówi o planach. Bez wielkiej litery na początku i bez kropki na końcu.

## Po co jest plan
space_empires-advice-goes = cel: { $hex } (heksy stąd: { $n })
space_empires-advice-fights = walka na { $hex }: około { $chance }% na zwycięstwo
space_empires-advice-meets = na { $hex } są wrogowie
space_empires-advice-home-of = świat startowy gracza { $seat } ({ $n } PK)
space_empires-advice-colony-of = kolonia gracza { $seat } ({ $n } PK)
space_empires-advice-explores = odkrycie głębokiej przestrzeni
space_empires-advice-explores-home = odkrycie systemu domowego: planety i minerały
space_empires-advice-settles = kolonia, z czasem { $n } PK w każdej Fazie Ekonomicznej
space_empires-advice-waits = blisko heksów, na których mogą być planety
space_empires-advice-tows = holowanie: { $marker }
space_empires-advice-tow = PK, gdy dotrze do kolonii
space_empires-advice-brings = przywozi PK
space_empires-advice-pipeline = statki handlowe łączą kolonie i skracają drogę
space_empires-advice-defends = obrona kolonii: wrogowie są blisko
space_empires-advice-joins = dołączenie do tamtejszych statków
space_empires-advice-looks = widzisz, co tam leży, zanim ktoś tam wleci
space_empires-advice-on-the-way = po drodze do celu: { $hex }
space_empires-advice-hides = inni nie widzą już, czym są te grupy
space_empires-advice-learns = { $level } – { $text }
space_empires-advice-settlers = statki kolonizacyjne: { $n }, wolne znane planety: { $planets }
space_empires-advice-miners = statki górnicze: { $n }, minerały i wraki: { $lodes }
space_empires-advice-ships = do floty: { $ships }
space_empires-advice-yards = stocznie, by budować więcej naraz: { $n }
space_empires-advice-bases = bazy strzegą kolonii
space_empires-advice-kept = przechodzi na później: { $cp }
space_empires-advice-goes-on = około { $chance }% na wygranie tej walki
space_empires-advice-saved = ocalisz te statki
space_empires-advice-bombards = kolonia ({ $cp }) może stracić na wartości lub zginąć
space_empires-advice-first = zaczynasz turę przed innymi
space_empires-advice-after = przed swoim ruchem widzisz, co robią inni
space_empires-advice-decoys = inni nie odróżnią ich od małych grup
space_empires-advice-all-fire = strzelają wszystkie twoje statki

## Ile kosztuje
space_empires-advice-colony-ship = statek kolonizacyjny
space_empires-advice-paid = { $cp } (zostaje { $left })
space_empires-advice-bid = w tym licytacja o pierwszeństwo: { $cp }
space_empires-advice-maintenance = { $cp } utrzymania więcej w każdej Fazie Ekonomicznej

## Co przemawia przeciw
space_empires-advice-likely-lost = tę walkę raczej przegrasz
space_empires-advice-hidden = nieznane ci grupy na miejscu: { $n }, więc szansa to domysł
space_empires-advice-danger = statki mogą zginąć przez to, co tam leży
space_empires-advice-leaves = na { $hex } nie zostaje żaden statek, który walczy, a wrogowie są blisko
space_empires-advice-ends = ten teren kończy ruch
space_empires-advice-gives-up = { $hex } zostaje wrogowi
space_empires-advice-unarmed = nie powstaje nic, co walczy, a wrogowie są blisko: { $hexes }
