### What is worth knowing about each hero: special cases, and what follows from the rules.

## Hill Tribes

note-shaky-sharpshooter = Auch der Kaiser kommt infrage. Passt nur ein eigener Charakter, musst du diesen vergraben.
note-depressed-druid = Ein Marker, der Feld 1 erreicht, bleibt dort stehen; der andere macht trotzdem seine ganze Bewegung.
note-blind-eye-collector = Ein Marker, der Feld 12 erreicht, bleibt dort stehen; der andere macht trotzdem seine ganze Bewegung.
note-hairy-hermit = Auch wenn Rot vorn liegt, darfst du die kleinere Bewegung wählen.
note-long-eared-loner = Du kannst nur eine Person mit mindestens einem Charakter wählen. Die Effekte eines aufgedeckten Charakters werden nicht genutzt.
note-saber-tooth-troll = Wer den Charakter verliert, entscheidet allein, wohin Grün geht. Hat niemand sonst einen offenen Charakter, bewegt sich Grün nicht.
note-potato-privateer = Du darfst dich selbst wählen oder eine Person ohne solche Charaktere: Dann ist X gleich 0. Der Kaiser zählt mit.
note-spirited-shaman = Du kannst nur eine Person mit mindestens einem Charakter wählen. Die Effekte eines aufgedeckten Charakters werden nicht genutzt.
note-grumpy-guard = Der Kaiser, offen in deiner Gruppe, zählt als Charakter des Seevolks.
note-overworked-amazon = Du darfst dich selbst wählen. Es darf auch die Amazone treffen.
note-hangry-barbarian = Die leeren Plätze werden am Ende deines Zuges aufgefüllt. Liegt der Kaiser in der Taverne, wird er abgeworfen und zählt als eine Karte.
note-joyless-chief = Liegt nur eine Karte in der Wildnis, kommt diese in deine Gruppe.
note-battle-pet-master = Niemand sonst sieht die Karte. Sie kommt oben auf deine verdeckten Charaktere.
note-curious-troll = Du darfst dir keinen, einen oder zwei ansehen, bei beliebigen Personen.
note-pigmented-war-pig = Beide Marker bewegen sich. Steht einer schon am Ende der Leiste, bewegt sich nur der andere.
note-bored-goblin = Der Kaiser, offen in deiner Gruppe, zählt als Charakter der Untoten.
note-curious-cat-lover = Du kannst nur eine Person mit Handkarten wählen. Ihr beide kennt die Karte, die anderen nicht.
note-watchful-witch = Du darfst dir keinen, einen oder zwei ansehen, bei beliebigen Personen.

## Imperial Army

note-short-sighted-soldier = Beide Marker bewegen sich. Steht einer schon am Ende der Leiste, bewegt sich nur der andere.
note-doubtful-priest = Die zweite Karte wird ausgespielt wie jede andere, mit allen Effekten.
note-underestimated-squire = Die Handkarte kommt genau an die Stelle des verdeckten Charakters.
note-flailing-knight = Ein Marker, der Feld 1 erreicht, bleibt dort stehen; der andere macht trotzdem seine ganze Bewegung.
note-underpaid-mercenary = Ein Marker, der Feld 12 erreicht, bleibt dort stehen; der andere macht trotzdem seine ganze Bewegung.
note-heart-bending-bard = Die leeren Plätze werden am Ende deines Zuges aufgefüllt. Liegt der Kaiser in der Taverne, wird er abgeworfen und zählt als eine Karte.
note-modest-monsterslayer = Der Kaiser darf gewählt werden: Er kommt in deine Gruppe, Effekte gibt es keine.
note-ace-fighter = Auch wenn Grün vorn liegt, darfst du die kleinere Bewegung wählen.
note-battle-connoisseur = Alle haben die Karten der Taverne gesehen, aber welche du behältst, ist geheim. Die Plätze bleiben bis zum Ende deines Zuges leer.
note-canned-champion = Auch der Kaiser kommt infrage. Passt nur ein eigener Charakter, musst du diesen vergraben.
note-nagging-northman = Wirfst du nichts ab, bewegt sich Rot nicht.
note-almost-evil-scholar = Du darfst dich selbst wählen oder eine Person ohne solche Charaktere: Dann ist X gleich 0. Der Kaiser zählt mit.
note-well-aged-warrior = Niemand sonst sieht die Karte. Sie kommt oben auf deine verdeckten Charaktere.
note-androgyn-assassin = Deckst du den Kaiser auf, ist jeder Tipp richtig. Liegt in der Gruppe offen die Hüterin des Haders, wird der aufgedeckte Charakter nicht vergraben, sondern wieder umgedreht.
note-groggy-preacher = Der neue Charakter liegt offen, seine Effekte werden nicht genutzt. Auch der Prediger selbst darf vertauscht werden.
note-queer-quartermaster = Die Hüterin des Haders darf vertauscht werden, der Kaiser nicht. Der neue Charakter liegt offen, seine Effekte werden nicht genutzt.
note-angry-priestess = Wirfst du nichts ab, bewegt sich Grün nicht.
note-resilient-rearguard = Du kannst nur eine Person mit Handkarten wählen. Ihr beide kennt die Karte, die anderen nicht.

## Undead

note-arrowgant-skeleton = Du wählst: Rot, Grün oder beide, mindestens aber einen der Marker.
note-unconfident-executioner = Auch der Henker selbst kann es sein.
note-ghastly-granny = Sie kann weder sich selbst noch den Kaiser wählen.
note-rotting-orangutan = Du wählst eine der beiden Bewegungen, auch eine, die ihr Marker nicht machen kann.
note-half-headed-wizard = Der Charakter aus der Taverne liegt dann offen in der anderen Gruppe, seine Effekte werden nicht genutzt.
note-nightmarish-northman = Dein eigener Charakter ist zuerst dran; es darf der Nordmann selbst sein. Gibt es auf einer Seite kein Ziel, wird die andere trotzdem ausgeführt.
note-half-eaten-bull = Auch der Kaiser kommt infrage. Passt nur ein eigener Charakter, musst du diesen vergraben.
note-gorgeous-gorgon = Du darfst dich selbst wählen. Jeder offene Charakter der gewählten Person ist gleich wahrscheinlich.
note-crow-carrier = Unter den zwei Karten kann der Kaiser sein. Welche von beiden du behältst, ist geheim.
note-insidious-impaler = Der Kaiser darf gewählt werden: Er wird vergraben, Effekte gibt es keine.
note-lethargic-leech = Niemand sonst sieht die Karte. Sie kommt oben auf deine verdeckten Charaktere.
note-will-bending-witch = Alle wählen gleichzeitig. Wer keine Karte hat, wirft nichts ab.
note-resurrected-ram = Platz 1 bekommt die oberste Karte des Friedhofs, dann die Plätze 2 und 3. Ist der Friedhof zu klein, bleiben Plätze bis zum Ende deines Zuges leer.
note-mummy-mystic = Dein Charakter liegt dann oben auf dem Friedhof; das ist kein Vergraben. Der andere liegt offen in deiner Gruppe, seine Effekte werden nicht genutzt.
note-naughty-necromancer = Werden seine Effekte genutzt, während er oben auf dem Friedhof liegt, zählt er sich selbst mit. Nutzt sie der Perfide Pfähler, dann nicht: Er liegt beiseite.
note-sun-shy-skeleton = Liegt der Kaiser obenauf, passiert nichts. Die oberste Karte bleibt liegen.
note-wrapped-warrior = Nur du siehst den ganzen Stapel. Die anderen erfahren nicht, welche Karte du nimmst.
note-slaughtered-slime = Auch deine eigenen verdeckten Charaktere kommen infrage; gibt es keine anderen, musst du einen davon vergraben. Den vergrabenen Charakter sehen alle. Die Hüterin des Haders schützt keine verdeckten Charaktere.

## Water Folk

note-pessimistic-whaleman = Niemand sonst sieht die zwei Karten.
note-tentacled-oracle = Die aufgedeckte Karte bleibt oben liegen. Auch der Kaiser gehört zu den Untoten: Dann bewegt sich nichts. Die Hüterin des Haders gehört nicht dazu.
note-drowned-deserter = Auf demselben Feld liegt kein Marker vorn, und nichts bewegt sich.
note-deep-sea-squire = Niemand sonst sieht die zwei Karten. Die behaltene zählt zu den vier, auf die du danach aufziehst.
note-vegetarian-sharkguard = Die Hüterin des Haders schützt nicht vor dem Abwerfen.
note-double-shielded-turtle = Du darfst eine Fraktion nennen, die nicht in der Taverne liegt: Dann ist X gleich 0.
note-leery-lizard = Du wählst eine der beiden Bewegungen, auch eine, die ihr Marker nicht machen kann.
note-furious-frog = Du wählst: Rot, Grün oder beide, mindestens aber einen der Marker.
note-apathetic-waterpriest = Du wählst eine der beiden Bewegungen, auch eine, die ihr Marker nicht machen kann.
note-hopeful-salamander = Der Charakter wird gelegt, nicht ausgespielt: Seine Effekte werden nicht genutzt.
note-keen-koi = Welcher Marker vorn liegt, steht für beide Bewegungen von Anfang an fest.
note-triple-sword-lizard = Auf demselben Feld liegt kein Marker vorn, und nichts bewegt sich.
note-saltwater-sage = Der umgedrehte Charakter bleibt offen liegen. Ist es der Kaiser, gibt es keine Effekte.
note-miniature-merman = Du kannst nur einen Stapel wählen, in dem eine Karte liegt. Ist es nur eine, ziehst du diese.
note-krill-keeper = Du darfst dich selbst wählen oder eine Person ohne solche Charaktere: Dann ist X gleich 0. Der Kaiser zählt mit.
note-aimless-eel = Auch der Kaiser kommt infrage. Passt nur ein eigener Charakter, musst du diesen vergraben.
note-bludgeoning-blowfish = Du kannst nur wählen, was möglich ist. Auch einen eigenen verdeckten Charakter darfst du dir ansehen.
note-friendly-frogmage = Niemand sonst sieht die Karte. Sie kommt oben auf deine verdeckten Charaktere.

## Kickstarter

note-seaweed-cutter = Niemand sonst sieht die zwei Karten. Liegt nur eine Karte in der Wildnis, kommt diese in deine Gruppe.
note-careful-chameleon = Die Handkarte kommt an die Stelle des Charakters und liegt so, wie er lag; ihre Effekte werden nicht genutzt.
note-polar-protector = Nur deine eigenen verdeckten Charaktere zählen. Ohne einen ist X gleich 0, und kein Marker bewegt sich.
note-firm-fishmonger = Auch ohne verdeckten Charakter siehst du dir die Karten an. Dein Charakter kommt genau an die Stelle, an der die andere Karte im Stapel lag.
note-sanguine-scholar = Der Kaiser kann nicht gewählt werden. Hat die nächste Person keinen anderen offenen Charakter, passiert nichts.
note-well-shaved-wizard = X kann 0 bis 3 sein. Der Kaiser allein steht für alle drei anderen Fraktionen.
note-half-sliced-ghoul = Der umgedrehte Charakter bleibt offen liegen. Beim Kaiser bewegen sich die Marker, bei der Hüterin des Haders nicht.
note-kind-king-slayer = Liegt kein Marker vorn, bewegt sich keiner; vergraben wird trotzdem.

## Emperor

note-buried-emperor = Er beginnt auf dem Friedhof. Am Ende zählt er als ein Charakter der Gewinnfraktion, welche es auch ist.

## Extra

note-goblin-cryptographer = Der Charakter bleibt offen liegen. Zu zweit kannst du nur einen eigenen abgeben.
note-careless-cartographer = Jeder der beiden kommt genau an die Stelle des anderen.
note-underwater-artist = Die Karte wird allen gezeigt. Du darfst jede Person und jede Fraktion nennen, auch vergeblich; alle erfahren dann, dass es keine solche Karte gab.
note-gambling-overseer = Ohne verdeckten Charakter wird nur gelegt; mit einer Handkarte wird eine gelegt. Die Reihenfolge der beiden bestimmst du.

## Queens

note-well-funded-queen = Bei jeder anderen Rolle zählt sie als ein Charakter der Hügelstämme. Ob offen oder verdeckt, ist egal.
note-queen-of-the-wild = Bei jeder anderen Rolle zählt sie als ein Charakter der Kaiserlichen Armee. Ob offen oder verdeckt, ist egal.
note-queen-of-the-streets = Bei jeder anderen Rolle zählt sie als ein Charakter des Seevolks. Ob offen oder verdeckt, ist egal.
note-emperors-best-friend = Ohne den Kaiser zählt er als ein Charakter der Untoten. Ob offen oder verdeckt, ist bei beiden egal.
note-keeper-of-discord = Sie schützt vor allen, auch vor dir, aber nur andere offene Charaktere und nur vor dem Vergraben, nicht vor dem Abwerfen, Nehmen oder Vertauschen. Ein geschützter Charakter darf trotzdem gewählt werden; dass er umgedreht wird, ist dann der ganze Effekt.
