### What was added to the rules to learn from: parts of the box, a card explained, examples, captions of pictures.

## What is in the box

components-heading = Co jest w pudełku
components-heroes = **{ $count } kart Bohaterów** w edycji klasycznej ([inne edycje](#editions) mają ich więcej lub mniej)
components-leaders = **6 kart Liderów**
components-board = **1 plansza** z torem siły i miejscami na Port, Karczmę, Dzicz i Cmentarzysko
components-markers = **2 znaczniki**, czerwony i zielony
components-aids = **6 kart pomocy gracza**
pieces-hidden = **Ukrytych Bohaterów układajcie na zakładkę**, każdego nowego na poprzednim, tak aby wszyscy mogli ich policzyć i widzieli ich kolejność.

## A card explained

anatomy-heading = Objaśnienie karty
anatomy-faction = **Frakcja** Bohatera. Cesarz ma wszystkie cztery symbole; przerywany pierścień oznacza brak frakcji.
anatomy-advanced = **Plus** oznacza zaawansowanego Bohatera, pomijanego w [skróconej grze](#short).
anatomy-name = **Imię** na pasku w kolorze frakcji.
anatomy-moves = Ruch **znaczników**. Zwykle następuje najpierw.
anatomy-text = **Tekst**: co jeszcze robi Bohater. [Symbole](#icons) zastępują słowa.
anatomy-number = **Numer** Bohatera. Romb obok niego oznacza czterech dodatkowych Bohaterów z angielskiego i polskiego pudełka, trójkąt Bohaterów z Kickstartera, a korona zestaw „Królowe i Przyjaciele”.
icons-heading = Symbole

## Examples

setup-pictures = Tak wygląda stół przed pierwszą turą:
turn-strip = Tura Ady w czterech obrazkach:
winning-pictures = Cztery sposoby na wygranie wojny:
example-scoring-heading = Przykład: liczenie na koniec
example-scoring = Czerwony stoi na polu 6, zielony na polu 7: to sąsiednie pola, więc wojnę wygrywają Wodne Ludy. Najwięcej Bohaterów Wodnych Ludów ma Cleo, ale jej Lider, Myrad, nie jest z nimi w sojuszu. Ada (Lemron) i Ben (Cyra) są. Ada ma dwóch odkrytych i jednego ukrytego, razem trzech. Ben ma jednego, a Cesarz liczy się za kolejnego, razem dwóch. Wygrywa Ada.
example-tie-heading = Przykład: remis na koniec
example-tie = Oba znaczniki są w ciemnej strefie wojny, więc wojnę wygrywają Nieumarli. Ada (Myrad), Ben (Xiadul) i Dan (Enned) są z nimi w sojuszu i każde z nich ma po dwóch Bohaterów Nieumarłych. Decyduje więc najmniejsza liczba Bohaterów łącznie: Ada ma sześciu i odpada, Ben i Dan mają po pięciu. Teraz decyduje numer Lidera: Enned ma 6, Xiadul tylko 4. Wygrywa Dan.
example-burying-heading = Przykład: czy muszę pogrzebać własnego Bohatera?
example-burying = Tak, jeżeli nie ma innego. Ada zagrywa Wędrownego Węgorza, który grzebie dowolnego odkrytego Bohatera Nieumarłych. Jedynym na stole jest jej własny Obumarły Orangutan, więc musi go pogrzebać: co da się wykonać, trzeba wykonać. Gdyby tekst mówił **możesz**, mogłaby go zachować. A gdyby w drużynie Bena leżał odkryty Cesarz, mogłaby zamiast tego pogrzebać jego: on też należy do Nieumarłych.

## Summary and index

summary-heading = Podsumowanie
index-heading = Indeks

## Pictures: the value is the caption, .description says what they show to those who do not see them.

figure-pieces = Bohater i rewers wszystkich Bohaterów, Lider i rewers wszystkich Liderów oraz dwa znaczniki.
    .description = Obok siebie: karta Bohatera Zażarta Żaba, rewers karty Bohatera, karta Lidera Lemron Mądra, rewers karty Lidera, czerwony znacznik w kształcie wieży i zielony w kształcie namiotu.
figure-hidden = Drużyna: czterech odkrytych Bohaterów i trzech ukrytych. Na wierzchu leży najnowszy.
    .description = Cztery karty leżą odkryte w rzędzie. Obok leżą trzy karty zakryte, na zakładkę, ponumerowane od lewej od 1 do 3, od najstarszej do najnowszej.
figure-card = Karta Bohatera i to, co się na niej znajduje.
    .description = Karta Niewesoły Naczelnik z numerami: 1 przy symbolu frakcji w lewym górnym rogu, 2 przy plusie obok, 3 przy imieniu, 4 przy ruchu znacznika, 5 przy tekście, 6 przy małym numerze na dole.
figure-setup = Liczba graczy: { $players }
    .description = Stół przed pierwszą turą, liczba graczy: { $players }. Pośrodku: Port, trzy odkryte karty w Karczmie, Dzicz (liczba kart: { $players }), Cesarz na Cmentarzysku, a pod nimi tor siły z oboma znacznikami na polu 4. Dookoła każdy gracz ma Lidera, jednego ukrytego Bohatera i trzy karty na ręce.
figure-play = 1. Ada zagrywa Ociemniałego Okulistę: czerwony przesuwa się o 1 pole, zielony o 3.
    .description = Strzałka prowadzi z ręki Ady do jej drużyny. Czerwony znacznik stoi na polu 8, zielony na polu 7.
figure-draw = 2. Dobiera Łypiącą Jaszczurkę z Karczmy, a potem kartę z Portu.
    .description = Strzałki prowadzą z pierwszego miejsca w Karczmie i z Portu na rękę Ady, na której są teraz cztery karty. Miejsce w Karczmie jest puste.
figure-discard = 3. Odrzuca jedną zakrytą kartę do Dziczy.
    .description = Strzałka prowadzi od karty na ręce Ady do Dziczy.
figure-refill = 4. Puste miejsce w Karczmie zostaje uzupełnione z Portu.
    .description = Strzałka prowadzi z Portu do pierwszego miejsca w Karczmie, na którym leży nowa karta.
figure-winning-undead = **Nieumarli**: oba znaczniki w ciemnej strefie wojny, tutaj na polach 11 i 9
    .description = Tor siły: czerwony na polu 11, zielony na polu 9, oba w ciemnej strefie wojny.
figure-winning-water-folk = **Wodne Ludy**: to samo pole lub sąsiednie, tutaj 6 i 7
    .description = Tor siły: czerwony na polu 6, zielony na polu 7.
figure-winning-imperial-army = **Armia Imperialna**: czerwony co najmniej 2 pola przed zielonym, tutaj 8 i 5
    .description = Tor siły: czerwony na polu 8, zielony na polu 5.
figure-winning-hill-tribes = **Górskie Plemiona**: zielony co najmniej 2 pola przed czerwonym, tutaj 10 i 6
    .description = Tor siły: czerwony na polu 6, zielony na polu 10. Tylko zielony jest w ciemnej strefie wojny.
figure-burying = Ada może pogrzebać tylko własnego Bohatera.
    .description = Drużyna Ady: Obumarły Orangutan, oznaczony jako jedyny cel, Zażarta Żaba i Wędrowny Węgorz. Drużyna Bena: Atutowy Awanturnik i Gderliwy Gwardzista, żaden nie jest oznaczony.
figure-scoring = Drużyny na koniec, ukryci Bohaterowie odkryci. Oznaczono to, co się liczy.
    .description = Cztery rzędy, po jednym dla każdego gracza, z Liderem i wszystkimi Bohaterami. Oznaczono trzech Bohaterów Ady i dwóch Bena. Wygrywa rząd Ady.
figure-tie = Trzy drużyny mają po dwóch Bohaterów Nieumarłych. Liczą się oznaczeni.
    .description = Cztery rzędy, po jednym dla każdego gracza, z Liderem i wszystkimi Bohaterami. Oznaczono po dwóch Bohaterów Ady, Bena i Dana. Wygrywa rząd Dana.
