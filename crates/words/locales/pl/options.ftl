### The options of a game, and what they mean.

option-players = Gracze
option-edition = Edycja
option-sets = Dodatkowi Bohaterowie
option-length = Długość
option-short = Skrócona gra
option-full = Pełna gra
option-short-hint = Bez Bohaterów dla zaawansowanych i o jednego Bohatera krócej. Dobra na pierwszy raz.
option-short-six = Niemiecka edycja nie poleca skróconej gry w sześć osób.
option-level = Boty
option-level-novice = Nowicjusz
option-level-novice-hint = Gra bez większego planu
option-level-adept = Adept
option-level-adept-hint = Wie, do czego służy każdy ruch
option-level-master = Mistrz
option-level-master-hint = Myśli naprzód i zgaduje, kim jesteś
