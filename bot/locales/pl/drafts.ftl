### Podział ras i miejsc przed grą.

ti4-option-factions-reverse = wybierane po kolei, mówca na końcu
ti4-option-factions-ban = każdy wyklucza jedną, potem wybór po kolei
ti4-option-factions-deal = każdy dostaje kilka i zatrzymuje jedną
ti4-ask-ban-faction = Wyklucz jedną rasę. Nikt nią nie zagra.
ti4-bans-faction = { $seat } wyklucza rasę: { $faction }.
ti4-ask-keep-faction = Zatrzymaj jedną z ras (do wyboru: { $count }). Wybory zostaną pokazane razem.

eclipse-option-species-ban = każdy wyklucza jedną, potem wybór po kolei
eclipse-option-species-deal = każdy dostaje plansze i zatrzymuje jedną stronę
eclipse-ask-ban-species = Wyklucz jedną rasę. Nikt nią nie zagra.
eclipse-bans-species = { $seat } wyklucza rasę: { $species }.
eclipse-ask-keep-species = Zatrzymaj jedną z ras (do wyboru: { $count }). Wybory zostaną pokazane razem.
