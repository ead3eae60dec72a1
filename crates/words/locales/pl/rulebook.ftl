### The rules as a document. **Words** between stars are strong, [words](#place) lead to another place of the document.

rules-title = Zasady gry Ukryci Liderzy
rules-intro = Oto pełne zasady gry w takiej postaci, w jakiej się ją tutaj rozgrywa, naszymi własnymi słowami. Tam, gdzie drukowane edycje milczą, są niejasne lub się różnią, obowiązuje **rozstrzygnięcie**. Wszystkie rozstrzygnięcia znajdziecie [niżej](#rulings), każde z uzasadnieniem.

## What it is about

story-heading = O co chodzi
story-war = Cesarz wyspy Oshra nie żyje. Zostawia sześcioro dzieci trzech matek, a każde z nich po cichu trzyma z dwoma z czterech ludów. Górskie Plemiona i Armia Imperialna to dawni rywale, Wodne Ludy pragną równowagi, a Nieumarli otwartej wojny.
story-aim = Każdy gracz wciela się potajemnie w jednego z sześciorga Liderów. Zagrywając Bohaterów, przesuwacie znaczniki obu rywali po torze siły i zbieracie drużyny. Na koniec znaczniki rozstrzygają, która frakcja wygrywa wojnę, a spośród Liderów będących z nią w sojuszu grę wygrywa ten, który ma najwięcej jej Bohaterów. Pomóżcie więc wygrać jednej ze swoich frakcji, zbierajcie jej Bohaterów i nie zdradźcie, kim jesteście.

## The pieces

pieces-heading = Elementy gry
pieces-players = Gra jest przeznaczona dla 2–6 graczy. Siedzicie w kręgu i gracie zgodnie z ruchem wskazówek zegara.
pieces-track = **Tor siły** ma 12 pól, od 1 (z lewej, koniec z minusem) do 12 (z prawej, koniec z plusem). Pola od 9 do 12 to **ciemna strefa wojny**.
pieces-markers = Stoją na nim **dwa znaczniki**: czerwony Armii Imperialnej i zielony Górskich Plemion. Ten, który stoi dalej na prawo, jest **na czele**, drugi jest **z tyłu**. Na tym samym polu żaden nie jest na czele.
pieces-harbor = **Port**: zakryty stos dobierania.
pieces-tavern = **Karczma**: trzy ponumerowane miejsca z odkrytymi kartami.
pieces-wilderness = **Dzicz**: zakryty stos kart odrzuconych. Jego kolejność ma znaczenie i nikomu nie wolno go przeglądać.
pieces-graveyard = **Cmentarzysko**: odkryty stos pogrzebanych Bohaterów. Jego kolejność ma znaczenie, a oglądać wolno tylko wierzchnią kartę.
pieces-party = **Drużyna**: wszyscy Bohaterowie przed graczem. Jedni leżą odkryci, pozostali to **ukryci Bohaterowie**, zakryty stos, którego kolejność wszyscy widzą. Własnych ukrytych Bohaterów wolno oglądać w każdej chwili, ale nie wolno zmieniać ich kolejności.
pieces-hand = **Ręka**: tajna, ale liczba kart jest jawna.
pieces-leader = **Lider**: tajny do końca. Swojego możesz obejrzeć w każdej chwili. Nieużywani Liderzy są poza grą i także pozostają tajni.
factions-heading = Cztery frakcje
factions-column-faction = Frakcja
factions-column-color = Kolor
factions-column-wins = Wygrywa wojnę, jeżeli
color-hill-tribes = zielony
color-imperial-army = czerwony
color-water-folk = niebieski
color-undead = czarny
condition-hill-tribes = zielony wyprzedza czerwony o co najmniej 2 pola
condition-imperial-army = czerwony wyprzedza zielony o co najmniej 2 pola
condition-water-folk = znaczniki stoją na tym samym polu lub na sąsiednich
condition-undead = oba znaczniki są w ciemnej strefie wojny
leaders-heading = Sześcioro Liderów
leaders-column-number = Nr
leaders-column-leader = Lider
leaders-column-backs = W sojuszu z frakcjami

## Setting up

setup-heading = Przygotowanie
setup-leaders = Potasujcie karty sześciorga Liderów i rozdajcie je zakryte, po jednej każdemu graczowi.
setup-markers = Ustawcie oba znaczniki na polu 4.
setup-emperor = Połóżcie kartę Pogrzebanego Cesarza odkrytą na Cmentarzysku.
setup-harbor = Potasujcie pozostałe karty Bohaterów waszej edycji: tworzą one Port. Trzy z nich wyłóżcie odkryte w Karczmie.
setup-start = Wylosujcie gracza rozpoczynającego.
setup-deal = Rozdajcie każdemu graczowi po pięć kart Bohaterów. Jedną umieśćcie zakrytą w swojej drużynie, drugą odłóżcie zakrytą do Dziczy, a trzy zachowajcie na ręce. Robicie to wszyscy jednocześnie ([rozstrzygnięcie](#ruling-simultaneous-setup)).
setup-advice = Którą wybrać? Ukryjcie najlepiej Bohatera jednej ze swoich frakcji: na koniec działa na waszą korzyść, a nikt go nie zna. Do Dziczy odłóżcie tego, który przyda się wam najmniej.

## Editions

editions-heading = Edycje i zestawy
editions-intro = Edycje różnią się Bohaterami.
editions-column-edition = Edycja
editions-column-set = Zestaw
editions-column-heroes = Bohaterowie
editions-column-sets = Zestawy
editions-column-what = Co zawiera
editions-combine = Zestawy możecie też dowolnie łączyć, na przykład edycję klasyczną z zestawem „Królowe i Przyjaciele”.
editions-start = W niemieckiej edycji gracza rozpoczynającego losuje się dopiero po wyborze podczas przygotowania, w pozostałych edycjach przed rozdaniem, więc dokonując wyboru, wiecie, kto zaczyna.
short-heading = Skrócona gra
short-heroes = Skrócona gra jest dobra na początek. Niezależnie od edycji gracie w nią { $count } kartami Bohaterów gry podstawowej, które nie są oznaczone jako zaawansowane, oraz Cesarzem, a gra kończy się o jednego odkrytego Bohatera wcześniej. Zestawy, które sami dołożycie, biorą udział bez swoich zaawansowanych Bohaterów.
short-six = Niemiecka edycja nie poleca skróconej gry dla sześciu graczy. Mimo to możecie w nią grać.
short-marks = Na pewno wiadomo tylko, że zaawansowani są Bohaterowie o numerach 20, 24, 27 i 51, oraz ilu ich jest łącznie. Pozostałe oznaczenia to nasza rekonstrukcja.

## A turn

turn-heading = Tura
turn-intro = Tura składa się z czterech kroków:
turn-play = **Zagraj lub odrzuć.** Zagraj z ręki jednego Bohatera: umieść go odkrytego w swojej drużynie i rozpatrz jego zdolności. Albo odrzuć do Dziczy do trzech kart z ręki, jedną po drugiej; możesz też nie odrzucić żadnej ([rozstrzygnięcie](#ruling-may-pass)).
turn-draw = **Dobieraj** karty, aż będziesz mieć cztery na ręce, po jednej, każdą z Karczmy lub z wierzchu Portu. Oglądasz każdą kartę, zanim zdecydujesz o następnej. Karczma nie jest w tym czasie uzupełniana. Mając na ręce cztery karty lub więcej, nie dobierasz.
turn-discard = **Odrzucaj** zakryte karty do Dziczy, jedną po drugiej, aż zostaną ci trzy.
turn-refill = **Uzupełnij** puste miejsca w Karczmie z Portu, zaczynając od miejsca 1.
turn-shuffle = Ilekroć trzeba dobrać kartę z pustego Portu, potasujcie Dzicz: staje się ona nowym Portem. Jeżeli oba stosy są puste, gracie dalej na tyle, na ile się da ([rozstrzygnięcie](#ruling-both-piles-empty)).

## The end

end-heading = Koniec gry
end-check = Na koniec każdej tury sprawdźcie wszystkie drużyny. Jeżeli któraś ma co najmniej tylu odkrytych Bohaterów, gra się kończy. Ukryci Bohaterowie się do tego nie liczą, a drużyna, która w tej samej turze znów spadła poniżej tej liczby, nie kończy gry.
end-column-players = Gracze
winning-heading = Kto wygrywa
winning-faction = Najpierw ustalcie, która frakcja wygrywa wojnę. Sprawdzajcie je w tej kolejności:
winning-condition = **{ $faction }**, jeżeli { $condition }
winning-leaders = Potem odrzućcie karty z ręki i odkryjcie Liderów. Wygrać może tylko gracz, którego Lider jest w sojuszu z tą frakcją. Jeżeli takiego nie ma, nikt nie wygrywa.
winning-ties = Jeżeli jest ich kilku, decydują po kolei:
winning-most = najwięcej Bohaterów zwycięskiej frakcji w drużynie, odkrytych i ukrytych;
winning-fewest = najmniej Bohaterów w drużynie łącznie;
winning-number = najwyższy numer Lidera. Wszystkie są różne, więc teraz wygrywa dokładnie jeden gracz.
winning-special = [Pogrzebany Cesarz](#hero-buried-emperor) liczy się za jednego Bohatera zwycięskiej frakcji, którakolwiek to jest. Królowe i [Najlepszy Druh Cesarza](#hero-emperors-best-friend) mogą się liczyć za dwóch. Przy liczeniu najmniejszej liczby Bohaterów każda karta to jeden Bohater.

## Abilities

abilities-heading = Jak działają zdolności
abilities-own = Zagrany Bohater najpierw trafia odkryty do twojej drużyny. Podczas własnej zdolności już więc w niej jest: liczy samego siebie i sam może być celem. **Dowolny** oznacza z każdej drużyny, także z twojej.
abilities-order = Zwykle najpierw ruszają się znaczniki, a potem następuje reszta. Tam, gdzie ruch zależy od reszty, z powodu X, z powodu słowa *jeżeli* albo dlatego, że decyduje inny gracz, najpierw jest reszta. Teksty kart są ułożone w tej kolejności; tylko znaczenie X stoi na końcu.
abilities-must = Czego nie da się wykonać, to się pomija, a resztę się wykonuje; dlatego każdego Bohatera zawsze można zagrać. Co da się wykonać, trzeba wykonać, nawet przeciwko sobie, chyba że tekst mówi **możesz**.
abilities-ends = Każdy znacznik zatrzymuje się na krańcu toru. Ruch możliwy tylko częściowo wykonuje się tak daleko, jak się da.
abilities-or = **Oraz** oznacza oba ruchy. **Lub** oznacza jeden z nich. **I/lub** oznacza pierwszy, drugi albo oba, ale co najmniej jeden. Możesz też wybrać ruch, którego znacznik nie może wykonać ([rozstrzygnięcie](#ruling-stuck-marker)).
abilities-players = **Dowolny gracz** to może być także ty, **inny gracz** nie. **Następny gracz** to następny w kolejności. Kogo możesz wybrać, zależy od tego, co się potem stanie ([rozstrzygnięcie](#ruling-who-can-be-picked)).
terms-heading = Co znaczą słowa na kartach
terms-bury = **Pogrzebać**: położyć Bohatera odkrytego na wierzchu Cmentarzyska.
terms-discard = **Odrzucić**: położyć kartę zakrytą na wierzchu Dziczy. Dla kart odrzucanych razem obowiązuje ustalona kolejność ([rozstrzygnięcie](#ruling-leaving-together)).
terms-exchange = **Zamienić miejscami**: obie karty zamieniają się miejscami. O stronie decyduje miejsce: karta, która trafia na miejsce zakrytej, leży zakryta, dokładnie tam, gdzie leżała tamta. Zdolności się nie rozpatruje.
terms-place = **Umieścić**: położyć kartę tam, gdzie mówi tekst. Zdolności się nie rozpatruje.
terms-draw = **Dobrać**: wziąć wierzchnią kartę stosu, a z ręki losową. Zbyt mały stos daje tyle, ile ma ([rozstrzygnięcie](#ruling-small-pile)).
terms-turn-over = **Odwrócić**: z odkrytego na zakrytego albo na odwrót. Bohater odwrócony na zakrytego trafia na wierzch zakrytego stosu, odwrócony na odkrytego na koniec odkrytego rzędu. Zdolności się nie rozpatruje.
terms-look = **Podejrzeć**: kartę widzisz tylko ty. Kilku ukrytych Bohaterów podgląda się jednego po drugim ([rozstrzygnięcie](#ruling-looking-in-turn)).
terms-random = **Losowo**: każda możliwa karta jest tak samo prawdopodobna.
emperor-heading = Cesarz
emperor-factions = [Pogrzebany Cesarz](#hero-buried-emperor) zawsze należy do wszystkich czterech frakcji. Może być celem jako Bohater każdej z nich, liczy się do każdego X i każde wskazanie frakcji jest przy nim trafne. Z tego samego powodu nigdy nie jest „spoza” frakcji ([rozstrzygnięcie](#ruling-emperor-is-never-not)). Nie ma zdolności, więc nie ma u niego czego skopiować ([rozstrzygnięcie](#ruling-emperor-cannot-be-copied)).
copying-heading = Zdolności innego Bohatera
copying-how = Niektórzy Bohaterowie rozpatrują zdolności innego tak, jak po zagraniu z ręki. Rozpatruje się wtedy same zdolności i to ty je rozpatrujesz; tamta karta nie zmienia miejsca i nie liczy się jako zagrana.
copying-rulings = Takie łańcuchy zawsze się kończą ([rozstrzygnięcie](#ruling-chains-end)). Karta z Karczmy, której zdolności się rozpatruje, leży w tym czasie na boku ([rozstrzygnięcie](#ruling-set-aside)).

## Knowledge

knowledge-heading = Kto co wie
knowledge-intro = Tajemnice są sercem gry.
knowledge-all = Wszyscy znają Karczmę, odkrytych Bohaterów, wierzchnią kartę Cmentarzyska i oba znaczniki, wielkość wszystkich stosów i liczbę kart na rękach oraz widzą, kto co robi i z którą kartą.
knowledge-own = Tylko ty znasz swoją rękę, swoich ukrytych Bohaterów i swojego Lidera. Kto podejrzy ukrytego Bohatera, zna go, dopóki nie straci go z oczu.
knowledge-tavern = Kartę, która z Karczmy trafia na rękę, znają wszyscy, dopóki z tej ręki nie ubędzie w tajemnicy jakaś karta.
knowledge-secret = Po tajnym wyborze spośród kilku kart pozostali gracze nie wiedzą już, które z nich jeszcze tam są, chyba że nie ma już żadnej.
knowledge-discard = Karty, które odrzucasz z ręki, znasz tylko ty. Tasowanie kończy wszelką wiedzę o potasowanych kartach.
knowledge-group = Co leżało odkryte, pozostaje znane tylko dopóty, dopóki nikt nie wybierze z tego czegoś w tajemnicy: wszyscy widzieli trzy karty z Karczmy, które bierze [Konfliktowy Koneser](#hero-battle-connoisseur), ale nie wiedzą, która została. Tak samo jest z Bohaterami [Kruczy Kurier](#hero-crow-carrier), [Zawinięty Zabijaka](#hero-wrapped-warrior), [Tyci Tryton](#hero-miniature-merman) i [Rezolutna Rybiarka](#hero-firm-fishmonger).
knowledge-shown = Kartę, którą dostaje [Podwodna Akwarelistka](#hero-underwater-artist), widzą wszyscy. Tak samo tę, którą odkrywa [Wielomacka Wyrocznia](#hero-tentacled-oracle); zostaje ona na wierzchu.
knowledge-hand = Kartę dobraną z ręki widzi gracz, który ją dobiera, i gracz, do którego należała, nikt więcej.

## Rulings, heroes, glossary

rulings-heading = Rozstrzygnięcia
rulings-intro = Rozstrzygnięcie jest częścią zasad. Przy każdym piszemy, dlaczego gramy właśnie tak.
rulings-reason = Dlaczego: { $reason }
heroes-heading = Bohaterowie
heroes-intro = Każdy Bohater ze swoim tekstem i tym, co warto o nim wiedzieć. Plus oznacza zaawansowanych Bohaterów.
heroes-see = Zobacz też: { $rulings }
glossary-heading = Słowniczek
glossary-column-word = Słowo
glossary-column-meaning = Znaczenie
about-heading = O tym wydaniu
about-text = To nieoficjalne, bezpłatne wydanie gry karcianej Ukryci Liderzy (po angielsku Hidden Leaders, po niemiecku Heimliche Herrschaft), przygotowane przez fanów i niezwiązane z autorami ani wydawcami oryginału. Autorami oryginału są Andreas Müller, Markus Müller i Raphael Stocker, zilustrował go Satoshi Matsuura, a pierwszym wydawcą było BFF Games. Teksty i obrazki tego wydania są nasze własne. Oznaczenia zaawansowanych Bohaterów są rekonstrukcją, o czym mowa [wyżej](#short). Jeżeli gra się wam podoba, kupcie oryginał.

## The player aid

aid-title = Pomoc gracza
aid-turn = Twoja tura
aid-turn-play = Zagraj 1 Bohatera albo odrzuć do 3 kart
aid-turn-draw = Dobieraj, aż będziesz mieć 4 karty: { ICON("tavern") } i/lub { ICON("harbor") }
aid-turn-discard = Odrzucaj, aż zostaną 3 karty: { ICON("wilderness") }
aid-turn-refill = Uzupełnij { ICON("tavern") }
aid-end = Odkryci Bohaterowie kończący grę
aid-winning = Kto wygrywa wojnę
aid-ties = Remis
aid-tie-most = najwięcej Bohaterów zwycięskiej frakcji
aid-tie-fewest = najmniej Bohaterów łącznie
aid-tie-number = najwyższy numer Lidera
aid-icons = Symbole
