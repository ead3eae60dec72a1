### Special cases of heroes. A hero without any has no entry here.

## Hill Tribes

note-hairy-hermit = Nawet jeżeli czerwony jest na czele, możesz wybrać mniejszy ruch.
note-saber-tooth-troll = O ruchu zielonego decyduje sam gracz, który traci Bohatera. Jeżeli żaden inny gracz nie ma odkrytego Bohatera, zielony się nie rusza.
note-potato-privateer = Możesz wybrać siebie albo gracza bez takich Bohaterów: wtedy X wynosi 0. Cesarz się liczy.
note-grumpy-guard = Cesarz, odkryty w twojej drużynie, liczy się jako Bohater Wodnych Ludów.
note-overworked-amazon = Możesz wybrać siebie. Może to spotkać samą Amazonkę.
note-hangry-barbarian = Puste miejsca są uzupełniane na koniec twojej tury. Cesarz leżący w Karczmie zostaje odrzucony i liczy się za jedną kartę.
note-joyless-chief = Jeżeli w Dziczy jest tylko jedna karta, trafia do twojej drużyny.
note-curious-troll = Możesz nie podejrzeć żadnego, podejrzeć jednego albo dwóch, u dowolnych graczy.
note-bored-goblin = Cesarz, odkryty w twojej drużynie, liczy się jako Bohater Nieumarłych.
note-curious-cat-lover = Możesz wybrać tylko gracza, który ma karty na ręce. Kartę znacie tylko ty i ten gracz.
note-watchful-witch = Możesz nie podejrzeć żadnego, podejrzeć jednego albo dwóch, u dowolnych graczy.

## Imperial Army

note-doubtful-priest = Drugą kartę zagrywa się jak każdą inną, ze wszystkimi zdolnościami.
note-underestimated-squire = Karta z ręki trafia dokładnie na miejsce ukrytego Bohatera.
note-heart-bending-bard = Puste miejsca są uzupełniane na koniec twojej tury. Cesarz leżący w Karczmie zostaje odrzucony i liczy się za jedną kartę.
note-modest-monsterslayer = Można wybrać Cesarza: trafia do twojej drużyny, a zdolności nie ma.
note-ace-fighter = Nawet jeżeli zielony jest na czele, możesz wybrać mniejszy ruch.
note-battle-connoisseur = Wszyscy widzieli karty z Karczmy, ale to, którą zachowujesz, jest tajne. Miejsca są puste do końca twojej tury.
note-nagging-northman = Jeżeli nie odrzucisz, czerwony się nie rusza.
note-almost-evil-scholar = Możesz wybrać siebie albo gracza bez takich Bohaterów: wtedy X wynosi 0. Cesarz się liczy.
note-androgyn-assassin = Jeżeli odwrócisz Cesarza, każde wskazanie jest trafne. Jeżeli w tej drużynie leży odkryta Strażniczka Swarów, odwrócony Bohater nie zostaje pogrzebany, tylko znów odwrócony.
note-groggy-preacher = Nowy Bohater leży odkryty, jego zdolności się nie rozpatruje. Zamienić można też samego Kaznodzieję.
note-queer-quartermaster = Można zamienić Strażniczkę Swarów, Cesarza nie. Nowy Bohater leży odkryty, jego zdolności się nie rozpatruje.
note-angry-priestess = Jeżeli nie odrzucisz, zielony się nie rusza.
note-resilient-rearguard = Możesz wybrać tylko gracza, który ma karty na ręce. Kartę znacie tylko ty i ten gracz.

## Undead

note-unconfident-executioner = Celem może być sam Kat.
note-ghastly-granny = Nie może wybrać samej siebie ani Cesarza.
note-half-headed-wizard = Bohater z Karczmy leży potem odkryty w tamtej drużynie, jego zdolności się nie rozpatruje.
note-nightmarish-northman = Najpierw twój własny Bohater; może to być sam Wiking. Jeżeli po jednej stronie nie ma celu, druga i tak zostaje wykonana.
note-gorgeous-gorgon = Możesz wybrać siebie. Każdy odkryty Bohater wybranego gracza jest tak samo prawdopodobny.
note-crow-carrier = Wśród tych dwóch kart może być Cesarz. To, którą z nich zachowujesz, jest tajne.
note-insidious-impaler = Można wybrać Cesarza: zostaje pogrzebany, a zdolności nie ma.
note-will-bending-witch = Wszyscy wybierają jednocześnie. Kto nie ma kart, niczego nie odrzuca.
note-resurrected-ram = Miejsce 1 dostaje wierzchnią kartę Cmentarzyska, potem miejsca 2 i 3. Jeżeli Cmentarzysko jest za małe, miejsca są puste do końca twojej tury.
note-mummy-mystic = Twój Bohater leży potem na wierzchu Cmentarzyska; to nie jest pogrzebanie. Drugi leży odkryty w twojej drużynie, jego zdolności się nie rozpatruje.
note-naughty-necromancer = Gdy jego zdolności rozpatruje się z wierzchu Cmentarzyska, liczy samego siebie. Gdy rozpatruje je Podstępny Palownik, nie liczy: leży na boku.
note-sun-shy-skeleton = Jeżeli na wierzchu leży Cesarz, nic się nie dzieje. Wierzchnia karta zostaje na miejscu.
note-wrapped-warrior = Cały stos widzisz tylko ty. Pozostali nie dowiadują się, którą kartę bierzesz.

## Water Folk

note-pessimistic-whaleman = Nikt inny nie widzi tych dwóch kart.
note-tentacled-oracle = Odkryta karta zostaje na wierzchu. Cesarz też należy do Nieumarłych: wtedy nic się nie rusza. Strażniczka Swarów do nich nie należy.
note-drowned-deserter = Na tym samym polu żaden znacznik nie jest na czele i nic się nie rusza.
note-vegetarian-sharkguard = Strażniczka Swarów nie chroni przed odrzuceniem.
note-double-shielded-turtle = Możesz wskazać frakcję, której nie ma w Karczmie: wtedy X wynosi 0.
note-hopeful-salamander = Bohater zostaje umieszczony, a nie zagrany: jego zdolności się nie rozpatruje.
note-keen-koi = To, który znacznik jest na czele, ustala się raz dla obu ruchów.
note-triple-sword-lizard = Na tym samym polu żaden znacznik nie jest na czele i nic się nie rusza.
note-saltwater-sage = Odwrócony Bohater zostaje odkryty. Jeżeli to Cesarz, zdolności nie ma.
note-miniature-merman = Możesz wybrać tylko stos, w którym jest karta. Jeżeli jest tylko jedna, dobierasz ją.
note-krill-keeper = Możesz wybrać siebie albo gracza bez takich Bohaterów: wtedy X wynosi 0. Cesarz się liczy.
note-bludgeoning-blowfish = Możesz wybrać tylko to, co jest możliwe. Wolno podejrzeć także własnego ukrytego Bohatera.

## Kickstarter

note-careful-chameleon = Karta z ręki trafia na miejsce Bohatera i leży tak, jak on; jej zdolności się nie rozpatruje.
note-firm-fishmonger = Także bez ukrytego Bohatera podglądasz karty. Twój Bohater trafia dokładnie na to miejsce w stosie, które opuszcza tamta karta.
note-sanguine-scholar = Cesarza nie można wybrać. Jeżeli następny gracz nie ma innego odkrytego Bohatera, nic się nie dzieje.
note-well-shaved-wizard = X może wynosić od 0 do 3. Sam Cesarz zastępuje wszystkie trzy pozostałe frakcje.
note-half-sliced-ghoul = Odwrócony Bohater zostaje odkryty. Przy Cesarzu znaczniki się ruszają, przy Strażniczce Swarów nie.
note-kind-king-slayer = Jeżeli żaden znacznik nie jest na czele, żaden się nie rusza; pogrzebanie i tak następuje.

## Emperor

note-buried-emperor = Zaczyna na Cmentarzysku. Na koniec liczy się za jednego Bohatera zwycięskiej frakcji, którakolwiek to jest.

## Extra

note-goblin-cryptographer = Bohater pozostaje odkryty. W dwie osoby możesz oddać tylko własnego.
note-careless-cartographer = Każdy z nich trafia dokładnie na miejsce drugiego.
note-underwater-artist = Kartę pokazuje się wszystkim. Możesz wskazać dowolnego gracza i dowolną frakcję, nawet na próżno; wszyscy dowiadują się wtedy, że takiej karty nie było.
note-gambling-overseer = Bez ukrytego Bohatera następuje tylko umieszczenie; mając jedną kartę na ręce, umieszczasz jedną. Kolejność tych dwóch kart wybierasz ty.

## Queens

note-well-funded-queen = Przy każdym innym Liderze liczy się za jednego Bohatera Górskich Plemion. Nie ma znaczenia, czy jest odkryta, czy ukryta.
note-queen-of-the-wild = Przy każdym innym Liderze liczy się za jednego Bohatera Armii Imperialnej. Nie ma znaczenia, czy jest odkryta, czy ukryta.
note-queen-of-the-streets = Przy każdym innym Liderze liczy się za jednego Bohatera Wodnych Ludów. Nie ma znaczenia, czy jest odkryta, czy ukryta.
note-emperors-best-friend = Bez Cesarza liczy się za jednego Bohatera Nieumarłych. Nie ma znaczenia, czy obaj są odkryci, czy ukryci.
note-keeper-of-discord = Chroni przed wszystkimi, także przed tobą, ale tylko innych odkrytych Bohaterów i tylko przed pogrzebaniem, nie przed odrzuceniem, zabraniem lub zamianą. Chronionego Bohatera nadal można wybrać; całym skutkiem jest wtedy odwrócenie go.
