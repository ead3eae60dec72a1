### The guided first game: one idea at a time.

lesson-title = Naucz się grać
lesson-welcome = Cesarz Oshry nie żyje. Dołączasz do gry, która już trwa, i wygrywasz ją w trzy tury. Zajmie to około pięciu minut.
lesson-leader = To twój Lider: Lemron Mądra. Stoi po stronie Wodnych Ludów i Górskich Plemion. Nikt inny o tym nie wie, a ty nie wiesz, kogo popierają inni.
lesson-markers = O wojnie decydują dwa znaczniki. Czerwony stoi na polu 7, zielony na polu 4. Czerwony prowadzi co najmniej o dwa pola, więc gdyby gra skończyła się teraz, wygrałaby Armia Imperialna. To nie twoja frakcja.
lesson-play = W swojej turze zagrywasz jednego Bohatera. Znaki mówią, co robi: ten przesuwa czerwony znacznik o jedno pole, a zielony o trzy. Zagraj go.
lesson-neighbours = Czerwony 8, zielony 7: sąsiednie pola. Tak wygrywają Wodne Ludy, a one są twoje.
lesson-draw = Teraz dobierasz, aż masz cztery karty: odkryte z Karczmy albo z wierzchu Portu. Wszyscy widzą, co bierzesz z Karczmy. Mimo to weź Żabę: Bohatera Wodnych Ludów.
lesson-harbor = Druga karta pochodzi z Portu. Widzisz ją tylko ty.
lesson-discard = Zatrzymaj trzy karty i odrzuć jedną, zakrytą, do Dziczy. Najemniczka nie będzie ci potrzebna.
lesson-others = Teraz grają inni. Obserwuj znaczniki.
lesson-undead = Oba znaczniki stoją na polu 9 lub dalej, w ciemnej strefie wojny. Tam wygrywają Nieumarli, bez względu na to, kto prowadzi.
lesson-hide = Bohater, który leży zakryty, też liczy się na koniec, a nikt nie wie, kto to. Ten Bohater pozwala ci jednego ukryć. Zagraj go.
lesson-hide-which = Ukryj Żabę. To jeszcze jeden Bohater Wodnych Ludów, którego nikt nie widzi.
lesson-hidden = Tam leży. Ukryci Bohaterowie liczą się do zwycięstwa, ale nie przybliżają końca: robią to tylko odkryci.
lesson-draw-again = Dobierz znowu. Weź z Karczmy, co chcesz: tutaj Jaszczurkę.
lesson-harbor-again = I jedną kartę z Portu.
lesson-discard-again = Odrzuć Wieprza.
lesson-army = Czerwony 8, zielony 6: czerwony prowadzi o dwa pola, wygrałaby Armia Imperialna. Gdyby zielony prowadził o dwa pola, wygrałyby Górskie Plemiona.
lesson-end = Masz pięciu odkrytych Bohaterów. Z szóstym ta skrócona gra na trzy osoby kończy się po twojej turze. To właściwa chwila: gdzie muszą stać znaczniki?
lesson-last = Karp koi zabiera jedno pole prowadzącemu znacznikowi i dodaje jedno drugiemu. Zagraj go.
lesson-won = Czerwony 7, zielony 7: Wodne Ludy. Spośród Liderów, którzy je popierają, wygrywa ten, kto ma najwięcej Bohaterów Wodnych Ludów, razem z ukrytymi.
lesson-last-draw = Dokończ turę: dobierz i zatrzymaj trzy karty. Potem wszyscy ujawniają Liderów.
lesson-last-harbor = Jeszcze jedna karta.
lesson-last-discard = I jedna do Dziczy.
lesson-over = Wygrywasz! Cyra też popierała Wodne Ludy, ale miała ich mniej. Teraz wiesz wszystko, co trzeba: zagraj prawdziwą grę.
