### What is worth knowing about each hero: special cases, and what follows from the rules.

## Hill Tribes

note-shaky-sharpshooter = Celem może być także Cesarz. Jeżeli pasuje tylko twój własny Bohater, musisz pogrzebać właśnie jego.
note-depressed-druid = Znacznik, który dotrze na pole 1, zatrzymuje się tam; drugi mimo to wykonuje cały swój ruch.
note-blind-eye-collector = Znacznik, który dotrze na pole 12, zatrzymuje się tam; drugi mimo to wykonuje cały swój ruch.
note-hairy-hermit = Nawet jeżeli czerwony jest na czele, możesz wybrać mniejszy ruch.
note-long-eared-loner = Możesz wybrać tylko gracza, który ma co najmniej jednego Bohatera. Zdolności odkrytego w ten sposób Bohatera się nie rozpatruje.
note-saber-tooth-troll = O ruchu zielonego decyduje sam gracz, który traci Bohatera. Jeżeli żaden inny gracz nie ma odkrytego Bohatera, zielony się nie rusza.
note-potato-privateer = Możesz wybrać siebie albo gracza bez takich Bohaterów: wtedy X wynosi 0. Cesarz się liczy.
note-spirited-shaman = Możesz wybrać tylko gracza, który ma co najmniej jednego Bohatera. Zdolności odkrytego w ten sposób Bohatera się nie rozpatruje.
note-grumpy-guard = Cesarz, odkryty w twojej drużynie, liczy się jako Bohater Wodnych Ludów.
note-overworked-amazon = Możesz wybrać siebie. Może to spotkać samą Amazonkę.
note-hangry-barbarian = Puste miejsca są uzupełniane na koniec twojej tury. Cesarz leżący w Karczmie zostaje odrzucony i liczy się za jedną kartę.
note-joyless-chief = Jeżeli w Dziczy jest tylko jedna karta, trafia do twojej drużyny.
note-battle-pet-master = Nikt inny nie widzi tej karty. Trafia na wierzch twoich ukrytych Bohaterów.
note-curious-troll = Możesz nie podejrzeć żadnego, podejrzeć jednego albo dwóch, u dowolnych graczy.
note-pigmented-war-pig = Ruszają się oba znaczniki. Jeżeli jeden stoi już na krańcu toru, rusza się tylko drugi.
note-bored-goblin = Cesarz, odkryty w twojej drużynie, liczy się jako Bohater Nieumarłych.
note-curious-cat-lover = Możesz wybrać tylko gracza, który ma karty na ręce. Kartę znacie tylko ty i ten gracz.
note-watchful-witch = Możesz nie podejrzeć żadnego, podejrzeć jednego albo dwóch, u dowolnych graczy.

## Imperial Army

note-short-sighted-soldier = Ruszają się oba znaczniki. Jeżeli jeden stoi już na krańcu toru, rusza się tylko drugi.
note-doubtful-priest = Drugą kartę zagrywa się jak każdą inną, ze wszystkimi zdolnościami.
note-underestimated-squire = Karta z ręki trafia dokładnie na miejsce ukrytego Bohatera.
note-flailing-knight = Znacznik, który dotrze na pole 1, zatrzymuje się tam; drugi mimo to wykonuje cały swój ruch.
note-underpaid-mercenary = Znacznik, który dotrze na pole 12, zatrzymuje się tam; drugi mimo to wykonuje cały swój ruch.
note-heart-bending-bard = Puste miejsca są uzupełniane na koniec twojej tury. Cesarz leżący w Karczmie zostaje odrzucony i liczy się za jedną kartę.
note-modest-monsterslayer = Można wybrać Cesarza: trafia do twojej drużyny, a zdolności się nie rozpatruje.
note-ace-fighter = Nawet jeżeli zielony jest na czele, możesz wybrać mniejszy ruch.
note-battle-connoisseur = Wszyscy widzieli karty z Karczmy, ale to, którą zachowujesz, jest tajne. Miejsca są puste do końca twojej tury.
note-canned-champion = Celem może być także Cesarz. Jeżeli pasuje tylko twój własny Bohater, musisz pogrzebać właśnie jego.
note-nagging-northman = Jeżeli nie odrzucisz, czerwony się nie rusza.
note-almost-evil-scholar = Możesz wybrać siebie albo gracza bez takich Bohaterów: wtedy X wynosi 0. Cesarz się liczy.
note-well-aged-warrior = Nikt inny nie widzi tej karty. Trafia na wierzch twoich ukrytych Bohaterów.
note-androgyn-assassin = Jeżeli odwrócisz Cesarza, każde wskazanie jest trafne. Jeżeli w tej drużynie leży odkryta Strażniczka Swarów, odwrócony Bohater nie zostaje pogrzebany, tylko znów odwrócony.
note-groggy-preacher = Nowy Bohater leży odkryty, jego zdolności się nie rozpatruje. Zamienić można też samego Kaznodzieję.
note-queer-quartermaster = Można zamienić Strażniczkę Swarów, Cesarza nie. Nowy Bohater leży odkryty, jego zdolności się nie rozpatruje.
note-angry-priestess = Jeżeli nie odrzucisz, zielony się nie rusza.
note-resilient-rearguard = Możesz wybrać tylko gracza, który ma karty na ręce. Kartę znacie tylko ty i ten gracz.

## Undead

note-arrowgant-skeleton = Wybierasz: czerwony, zielony albo oba, ale co najmniej jeden z nich.
note-unconfident-executioner = Celem może być sam Kat.
note-ghastly-granny = Nie może wybrać samej siebie ani Cesarza.
note-rotting-orangutan = Wybierasz jeden z dwóch ruchów, nawet taki, którego znacznik nie może wykonać.
note-half-headed-wizard = Bohater z Karczmy leży potem odkryty w tamtej drużynie, jego zdolności się nie rozpatruje.
note-nightmarish-northman = Najpierw twój własny Bohater; może to być sam Wiking. Jeżeli po jednej stronie nie ma celu, druga i tak zostaje wykonana.
note-half-eaten-bull = Celem może być także Cesarz. Jeżeli pasuje tylko twój własny Bohater, musisz pogrzebać właśnie jego.
note-gorgeous-gorgon = Możesz wybrać siebie. Każdy odkryty Bohater wybranego gracza jest tak samo prawdopodobny.
note-crow-carrier = Wśród tych dwóch kart może być Cesarz. To, którą z nich zachowujesz, jest tajne.
note-insidious-impaler = Można wybrać Cesarza: zostaje pogrzebany, a zdolności się nie rozpatruje.
note-lethargic-leech = Nikt inny nie widzi tej karty. Trafia na wierzch twoich ukrytych Bohaterów.
note-will-bending-witch = Wszyscy wybierają jednocześnie. Kto nie ma kart, niczego nie odrzuca.
note-resurrected-ram = Miejsce 1 dostaje wierzchnią kartę Cmentarzyska, potem miejsca 2 i 3. Jeżeli Cmentarzysko jest za małe, miejsca są puste do końca twojej tury.
note-mummy-mystic = Twój Bohater leży potem na wierzchu Cmentarzyska; to nie jest pogrzebanie. Drugi leży odkryty w twojej drużynie, jego zdolności się nie rozpatruje.
note-naughty-necromancer = Gdy jego zdolności rozpatruje się z wierzchu Cmentarzyska, liczy samego siebie. Gdy rozpatruje je Podstępny Palownik, nie liczy: leży na boku.
note-sun-shy-skeleton = Jeżeli na wierzchu leży Cesarz, nic się nie dzieje. Wierzchnia karta zostaje na miejscu.
note-wrapped-warrior = Cały stos widzisz tylko ty. Pozostali nie dowiadują się, którą kartę bierzesz.
note-slaughtered-slime = Celem mogą być także twoi ukryci Bohaterowie; jeżeli nie ma innych, musisz pogrzebać jednego z nich. Pogrzebanego Bohatera widzą wszyscy. Strażniczka Swarów nie chroni ukrytych Bohaterów.

## Water Folk

note-pessimistic-whaleman = Nikt inny nie widzi tych dwóch kart.
note-tentacled-oracle = Odkryta karta zostaje na wierzchu. Cesarz też należy do Nieumarłych: wtedy nic się nie rusza. Strażniczka Swarów do nich nie należy.
note-drowned-deserter = Na tym samym polu żaden znacznik nie jest na czele i nic się nie rusza.
note-deep-sea-squire = Nikt inny nie widzi tych dwóch kart. Zachowana liczy się do czterech, do których potem dobierasz.
note-vegetarian-sharkguard = Strażniczka Swarów nie chroni przed odrzuceniem.
note-double-shielded-turtle = Możesz wskazać frakcję, której nie ma w Karczmie: wtedy X wynosi 0.
note-leery-lizard = Wybierasz jeden z dwóch ruchów, nawet taki, którego znacznik nie może wykonać.
note-furious-frog = Wybierasz: czerwony, zielony albo oba, ale co najmniej jeden z nich.
note-apathetic-waterpriest = Wybierasz jeden z dwóch ruchów, nawet taki, którego znacznik nie może wykonać.
note-hopeful-salamander = Bohater zostaje umieszczony, a nie zagrany: jego zdolności się nie rozpatruje.
note-keen-koi = To, który znacznik jest na czele, ustala się raz dla obu ruchów.
note-triple-sword-lizard = Na tym samym polu żaden znacznik nie jest na czele i nic się nie rusza.
note-saltwater-sage = Odwrócony Bohater zostaje odkryty. Jeżeli to Cesarz, zdolności się nie rozpatruje.
note-miniature-merman = Możesz wybrać tylko stos, w którym jest karta. Jeżeli jest tylko jedna, dobierasz ją.
note-krill-keeper = Możesz wybrać siebie albo gracza bez takich Bohaterów: wtedy X wynosi 0. Cesarz się liczy.
note-aimless-eel = Celem może być także Cesarz. Jeżeli pasuje tylko twój własny Bohater, musisz pogrzebać właśnie jego.
note-bludgeoning-blowfish = Możesz wybrać tylko to, co jest możliwe. Wolno podejrzeć także własnego ukrytego Bohatera.
note-friendly-frogmage = Nikt inny nie widzi tej karty. Trafia na wierzch twoich ukrytych Bohaterów.

## Kickstarter

note-seaweed-cutter = Nikt inny nie widzi tych dwóch kart. Jeżeli w Dziczy jest tylko jedna karta, trafia ona do twojej drużyny.
note-careful-chameleon = Karta z ręki trafia na miejsce Bohatera i leży tak, jak on; jej zdolności się nie rozpatruje.
note-polar-protector = Liczą się tylko twoi ukryci Bohaterowie. Jeżeli nie masz żadnego, X wynosi 0 i żaden znacznik się nie rusza.
note-firm-fishmonger = Także bez ukrytego Bohatera podglądasz karty. Twój Bohater trafia dokładnie na to miejsce, w którym tamta karta leżała w stosie.
note-sanguine-scholar = Cesarza nie można wybrać. Jeżeli następny gracz nie ma innego odkrytego Bohatera, nic się nie dzieje.
note-well-shaved-wizard = X może wynosić od 0 do 3. Sam Cesarz zastępuje wszystkie trzy pozostałe frakcje.
note-half-sliced-ghoul = Odwrócony Bohater zostaje odkryty. Przy Cesarzu znaczniki się ruszają, przy Strażniczce Swarów nie.
note-kind-king-slayer = Jeżeli żaden znacznik nie jest na czele, żaden się nie rusza; pogrzebanie i tak następuje.

## Emperor

note-buried-emperor = Zaczyna na Cmentarzysku. Na koniec liczy się za jednego Bohatera zwycięskiej frakcji, którakolwiek to jest.

## Extra

note-goblin-cryptographer = Bohater pozostaje odkryty. W grze dwuosobowej możesz oddać tylko własnego.
note-careless-cartographer = Każdy z nich trafia dokładnie na miejsce drugiego.
note-underwater-artist = Kartę pokazuje się wszystkim. Możesz wskazać dowolnego gracza i dowolną frakcję, nawet na próżno; wszyscy dowiadują się wtedy, że takiej karty nie było.
note-gambling-overseer = Bez ukrytego Bohatera następuje tylko umieszczenie; mając jedną kartę na ręce, umieszczasz jedną. Kolejność tych dwóch kart wybierasz ty.

## Queens

note-well-funded-queen = Przy każdym innym Liderze liczy się za jednego Bohatera Górskich Plemion. Nie ma znaczenia, czy jest odkryta, czy ukryta.
note-queen-of-the-wild = Przy każdym innym Liderze liczy się za jednego Bohatera Armii Imperialnej. Nie ma znaczenia, czy jest odkryta, czy ukryta.
note-queen-of-the-streets = Przy każdym innym Liderze liczy się za jednego Bohatera Wodnych Ludów. Nie ma znaczenia, czy jest odkryta, czy ukryta.
note-emperors-best-friend = Bez Cesarza liczy się za jednego Bohatera Nieumarłych. Nie ma znaczenia, czy obaj są odkryci, czy ukryci.
note-keeper-of-discord = Chroni przed wszystkimi, także przed tobą, ale tylko innych odkrytych Bohaterów i tylko przed pogrzebaniem, nie przed odrzuceniem, zabraniem lub zamianą. Chronionego Bohatera nadal można wybrać; całym skutkiem jest wtedy odwrócenie go.
