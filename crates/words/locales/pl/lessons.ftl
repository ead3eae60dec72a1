### The guided first game: one idea at a time.

lesson-title = Naucz się grać
lesson-welcome = Cesarz Oshry nie żyje. Dołączasz do gry, która już trwa, i wygrywasz ją w trzy tury. Zajmie to około pięciu minut.
lesson-leader = To twój Lider: Lemron Mądra. Stoi po stronie Wodnych Ludów i Górskich Plemion. Nikt inny o tym nie wie, a ty nie wiesz, kogo popierają inni.
lesson-markers = O wojnie decydują dwa znaczniki. Czerwony stoi na polu 7, zielony na polu 4. Czerwony jest na czele i wyprzedza zielony o co najmniej dwa pola, więc gdyby gra skończyła się teraz, wygrałaby Armia Imperialna. To nie twoja frakcja. Pasek pod planszą pokazuje, kto wygra, gdy znacznik stanie na innym polu.
lesson-play = W swojej turze zagrywasz jednego Bohatera. Symbole mówią, co robi: ten przesuwa czerwony znacznik o jedno pole, a zielony o trzy. Zagraj go.
lesson-adjacent = Czerwony 8, zielony 7: sąsiednie pola. Teraz wygrałyby Wodne Ludy, a to twoja frakcja.
lesson-draw = Teraz dobieraj, aż będziesz mieć cztery karty: odkryte z Karczmy albo z wierzchu Portu. Wszyscy widzą, co bierzesz z Karczmy. Mimo to weź Żabę: Bohatera Wodnych Ludów.
lesson-harbor = Druga karta pochodzi z Portu. Widzisz ją tylko ty.
lesson-discard = Zachowaj trzy karty i odrzuć jedną, zakrytą, do Dziczy. Najemniczka nie będzie ci potrzebna.
lesson-others = Teraz grają inni. Patrz na znaczniki.
lesson-undead = Oba znaczniki stoją na polu 9 lub dalej, w ciemnej strefie wojny. Tam wygrywają Nieumarli, bez względu na to, który jest na czele.
lesson-hide = Bohater, który leży zakryty, też liczy się na koniec, a nikt nie wie, kto to. Ten Bohater pozwala ci umieścić jednego zakrytego. Zagraj go.
lesson-hide-which = Umieść Żabę zakrytą w swojej drużynie. To jeszcze jeden Bohater Wodnych Ludów, którego nikt nie widzi.
lesson-hidden = Już leży. Ukryci Bohaterowie liczą się do zwycięstwa, ale nie przybliżają końca: robią to tylko odkryci.
lesson-draw-again = Dobierz znowu. Możesz wziąć dowolną kartę; tym razem weź z Karczmy Jaszczurkę.
lesson-harbor-again = I jedną kartę z Portu.
lesson-discard-again = Odrzuć Wieprza.
lesson-army = Czerwony 8, zielony 6: czerwony wyprzedza zielony o dwa pola, więc wygrałaby Armia Imperialna. Gdyby to zielony wyprzedzał o dwa pola, wygrałyby Górskie Plemiona.
lesson-end = Masz pięciu odkrytych Bohaterów. Z szóstym ta skrócona gra na trzy osoby kończy się po twojej turze. To właściwa chwila: gdzie muszą stać znaczniki?
lesson-last = Karp Koi cofa znacznik na czele o jedno pole, a drugi przesuwa o jedno do przodu. Zagraj go.
lesson-won = Czerwony 7, zielony 7: Wodne Ludy. Spośród Liderów, którzy je popierają, wygrywa ten, kto ma najwięcej Bohaterów Wodnych Ludów, razem z ukrytymi.
lesson-last-draw = Dokończ turę: dobierz i zachowaj trzy karty. Potem wszyscy ujawniają Liderów.
lesson-last-harbor = Jeszcze jedna karta.
lesson-last-discard = I jedna do Dziczy.
