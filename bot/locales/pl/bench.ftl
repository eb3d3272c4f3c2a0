### python -m bot bench: co znaczy każda liczba.

bot-bench-help = Mierzy na tym komputerze bazę danych, stoły i polecenia; odpowiedzi są losowe.
bot-bench-command = Pomiar trwał { $seconds } s: python -m bot bench --game { $game }
bot-bench-commits-per-second = zapisy na sekundę na tym dysku, jeden po drugim, każdy trwale zapisany
bot-bench-answers-a-game = odpowiedzi w jednej całej grze
bot-bench-saved-answers-per-second = odpowiedzi na sekundę w jednej grze, każda rozegrana i zapisana na dysku
bot-bench-rebuild-ms = odtworzenie stołu z ostatniego punktu zapisu i późniejszych odpowiedzi
bot-bench-database-kib-a-game = baza danych po jednej całej grze
bot-bench-round-trip-ms = odpowiedź od stołu do dysku, przy 200 trwających grach
bot-bench-round-trip-of-all-at-once-ms = to samo, gdy 200 gier odpowiada w jednej chwili
bot-bench-answers-per-second-of-a-crowd = odpowiedzi na sekundę w takiej chwili
bot-bench-command-acknowledged-ms = polecenie przez prawdziwe gniazda do pierwszego znaku życia, przy 200 trwających grach
bot-bench-command-answered-ms = to samo, do słów odpowiedzi, razem z zapisem
bot-bench-command-of-4-at-once-acknowledged-ms = cztery osoby naraz: do pierwszego znaku życia
bot-bench-command-of-4-at-once-answered-ms = cztery osoby naraz: do słów odpowiedzi
bot-bench-command-while-drawing-acknowledged-ms = podczas ciągłego rysowania planszy: do pierwszego znaku życia
bot-bench-command-while-drawing-answered-ms = podczas ciągłego rysowania planszy: do słów odpowiedzi
bot-bench-commands-per-second-of-a-crowd = polecenia na sekundę, gdy 200 osób pisze w jednej chwili
