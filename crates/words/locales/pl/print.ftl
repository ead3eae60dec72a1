# The kit to print at home, and what can go wrong while printing.

print-guide = Wydrukuj i zagraj
print-intro = Wszystko, czego potrzeba, żeby zagrać w grę **{ $game }** przy prawdziwym stole, w 2–6 osób: { $title }. Wydrukujcie to, co wymienia tabela, wytnijcie i przeczytajcie zasady.
print-column-part = Element
print-column-sheets = Arkusze
print-column-paper = Papier
print-cards = Karty
print-board = Plansza
print-markers = Znaczniki
print-box = Pudełko
print-paper-heavy = gruby, 200–300 g/m² (karton)
print-paper-plain = zwykły
print-before = Przed drukowaniem
print-scale = Drukujcie w skali **100%** („rozmiar rzeczywisty”), nigdy „dopasuj do strony”. Pod każdym arkuszem kart jest linia o długości dokładnie 5 cm: najpierw wydrukujcie jeden arkusz i ją zmierzcie.
print-sides-both = Drukujcie **dwustronnie, z odwracaniem wzdłuż długiej krawędzi**. Każdy arkusz kart ma po drugiej stronie rewersy; przy planszy, znacznikach i pudełku pozostaje ona pusta.
print-sides-single = Drukujcie **jednostronnie**. Po każdym arkuszu kart następuje arkusz z rewersami: sklejcie oba przed cięciem albo włóżcie awers i rewers do jednej koszulki.
print-sides-fronts = Drukujcie **jednostronnie**. Rewersów nie ma: włóżcie karty do **nieprzezroczystych koszulek**, Liderów do innego koloru niż Bohaterów. Pomoc gracza zajmuje dwa arkusze albo obie strony jednego.
print-first-page = Ta strona nie jest potrzebna do gry.
print-after = Cięcie i klejenie
print-cut-cards = **Karty:** tnijcie wzdłuż kresek na brzegach, ostrym nożem przy linijce albo gilotyną: najpierw przez cały arkusz, potem paski na karty. Zaokrąglone rogi są trwalsze.
print-cut-board-two = **Plansza:** wytnijcie obie połowy. Prawą przyklejcie do paska „{ print-glue }” na lewej. Podklejona tekturą leży płasko.
print-cut-board-one = **Plansza:** wytnijcie ją. Podklejona tekturą leży płasko.
print-cut-markers = **Znaczniki:** wytnijcie oba paski, zegnijcie wzdłuż przerywanych linii, obrazkami na zewnątrz, i sklejcie stopkę ze stopką. Wtedy stoją.
print-cut-box = **Pudełko:** tnijcie wzdłuż linii ciągłych, natnijcie i zegnijcie wzdłuż przerywanych, sklejcie bok i dno w miejscach „{ print-glue }”.
print-cut-aids = **Pomoce graczy:** po jednej na osobę, z przodu tura, z tyłu koniec gry i symbole.
print-cut-rules = **Zasady:** zepnijcie w lewym górnym rogu.
print-glue = tu skleić
print-start = Start

## What can go wrong

print-error-gap = Odstęp { $gap } mm nie zostawia na tym papierze marginesu. Największy możliwy to { $most } mm.
print-error-parts = Wybierz co najmniej jeden element do wydruku.
print-error-write = Nie można zapisać { $path }: { $reason }
print-error-inside = Nie można tego wydrukować: { $reason }
print-error-form = „{ $option }” nie pasuje do „--form { $form }”.
print-error-set = „{ $set }” należy już do „{ $edition }”.
print-written = { $count ->
        [one] { $count } obrazek
        [few] { $count } obrazki
       *[other] { $count } obrazków
    } w { $path }
