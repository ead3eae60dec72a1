### The texts of cards. The value is the spoken form, .icons the form on the face of the card.

## Moves of the markers. A shift is one marker's part; $first, $second and $move are finished parts.

shift = { $pawn ->
        [red] Rot
        [green] Grün
        [leading] vorderer Marker
       *[trailing] hinterer Marker
    } { $direction ->
        [plus] plus
       *[minus] minus
    } { $by }
    .icons = { $pawn ->
        [red] { ICON("red") }
        [green] { ICON("green") }
        [leading] vorderer Marker{ "\u00A0" }
       *[trailing] hinterer Marker{ "\u00A0" }
    }{ $direction ->
        [plus] +
       *[minus] −
    }{ $by }
move-alone = { $first }
    .icons = { $first }
move-and = { $first } und { $second }
    .icons = { $first } UND { $second }
move-or = { $first } oder { $second }
    .icons = { $first } ODER { $second }
move-and-or = { $first }, { $second } oder beides
    .icons = { $first } UND/ODER { $second }
move-or-if-leading = { $first } oder, falls { marker-word } vorn liegt, { $second }
    .icons = { $first } ODER, falls { marker-word.icons } vorn liegt, { $second }
move-always = { $move }.
    .icons = { $move }
move-if-any-leads = Falls ein Marker vorn liegt: { $move }.
    .icons = { $move }
move-if-you-have = Falls du mindestens einen offenen Charakter { faction-genitive } hast, { $move }.
    .icons = Falls du { ICON("face-up") }{ faction-sign } hast: { $move }
move-if-you-did = Falls du das tust, { $move }.
    .icons = Falls du das tust: { $move }
move-if-revealed-is-not = Falls sie nicht { faction-belongs } gehört, { $move }.
    .icons = Falls nicht { faction-sign }: { $move }
move-if-turned-is = Falls er { $factions } gehört, { $move }.
    .icons = Falls { $factions }: { $move }
move-next-player-decides = Die nächste Person entscheidet: { $move }.
    .icons = Nächste { ICON("player") } entscheidet: { $move }
move-that-player-decides = Diese Person entscheidet: { $move }.
    .icons = Diese { ICON("player") } entscheidet: { $move }

## Factions in a list: a card's faction in "alle Karten …", in "falls er … gehört".

faction-of-cards = { faction-genitive }
    .icons = { faction-sign }
faction-it-is = { faction-belongs }
    .icons = { faction-sign }
list-and = { $first } und { $second }
    .icons = { $first } und { $second }
list-or = { $first } oder { $second }
    .icons = { $first } oder { $second }

## X

card-pick-any-player = Wähle eine beliebige Person.
x-face-up-of-a-player = X ist die Anzahl ihrer offenen Charaktere { faction-genitive }, höchstens 3.
    .icons = X = { ICON("face-up") }{ faction-sign } einer beliebigen { ICON("player") }, höchstens 3
x-graveyard = X ist die Anzahl der Karten auf dem Friedhof, höchstens 3.
    .icons = X = Karten auf { ICON("graveyard") }, höchstens 3
x-your-hidden = X ist die Anzahl der verdeckten Charaktere in deiner Gruppe, höchstens 3.
    .icons = X = deine { ICON("face-down") }, höchstens 3
x-your-factions-but = X ist die Anzahl der Fraktionen in deiner Gruppe außer { faction-dative }, offene und verdeckte Charaktere mitgezählt.
    .icons = X = Fraktionen deiner Gruppe ({ ICON("face-up") } und { ICON("face-down") }) außer { faction-sign }
# On the face of the card, the sentence that discards them says so: $counted.
x-discarded = X ist die Anzahl der abgeworfenen Karten.

## Heroes in parties

card-bury = { $then ->
        [yes] Vergrabe danach { one-hero }.
       *[no] Vergrabe { one-hero }.
    }
    .icons = { $then ->
        [yes] Vergrabe danach { one-hero.icons }.
       *[no] Vergrabe { one-hero.icons }.
    }
card-bury-if-named = Falls er zur genannten Fraktion gehört, vergrabe ihn.
    .icons = Falls er zu dieser Fraktion gehört, vergrabe ihn.
card-they-bury = Wähle eine beliebige Person mit einem offenen Charakter. Diese Person vergräbt einen ihrer offenen Charaktere.
    .icons = Wähle eine beliebige { ICON("player") }. Sie vergräbt 1 ihrer { ICON("face-up") }.
card-bury-at-random = Wähle eine beliebige Person mit einem offenen Charakter. Einer ihrer offenen Charaktere wird zufällig gewählt und vergraben.
    .icons = Wähle eine beliebige { ICON("player") }. Vergrabe zufällig 1 ihrer { ICON("face-up") }.
card-discard-hero = Wirf { one-hero }{ comma } ab.
    .icons = Wirf { one-hero.icons } ab.
card-turn-over = Drehe { one-hero }{ comma } um.
    .icons = Drehe { one-hero.icons } um.
card-take-hero = Nimm { one-hero }{ comma } auf die Hand.
    .icons = Nimm { one-hero.icons } auf die Hand.
card-may-look = { $count ->
        [1] Du darfst dir { one-hero }{ comma } ansehen.
       *[other] Du darfst dir bis zu { several-heroes }{ comma } ansehen.
    }
    .icons = { $count ->
        [1] Du darfst { one-hero.icons } { ICON("look") }.
       *[other] Du darfst bis zu { several-heroes.icons } { ICON("look") }.
    }
# $turned and $seen are finished objects.
card-turn-over-or-look = Drehe { $turned } um oder sieh dir { $seen } an.
    .icons = Drehe { $turned } um ODER { ICON("look") } { $seen }.
hero-turned = { one-hero }{ comma }
    .icons = { one-hero.icons }
hero-seen = { one-hero }{ comma }
    .icons = { one-hero.icons }
card-may-give-away = Du darfst { one-hero }{ comma } nehmen und offen in die Gruppe einer anderen Person legen, aber nicht dorthin, wo er schon liegt.
    .icons = Du darfst { one-hero.icons } in die Gruppe einer anderen { ICON("player") } legen.
card-no-such-hero = Falls es keinen solchen Charakter gibt, passiert nichts.

## The Tavern

card-discard-tavern-all = Wirf alle Karten aus der Taverne ab.
    .icons = Wirf alle { ICON("tavern") }-Karten ab{ counted }.
card-discard-tavern-of = Wirf alle Karten { $factions } aus der Taverne ab.
    .icons = Wirf alle { $factions } aus { ICON("tavern") } ab{ counted }.
card-discard-tavern-named = Wirf alle Karten dieser Fraktion aus der Taverne ab.
    .icons = Wirf alle ihre Karten aus { ICON("tavern") } ab{ counted }.
card-may-discard-tavern = Du darfst eine Karte { faction-genitive } aus der Taverne abwerfen.
    .icons = Du darfst 1 { faction-sign } aus { ICON("tavern") } abwerfen.
card-refill-tavern = Fülle die Taverne danach mit den obersten Karten des Friedhofs auf.
    .icons = Fülle { ICON("tavern") } danach von { ICON("graveyard") } auf.
card-place-tavern = Nimm eine Karte aus der Taverne. Lege sie offen in deine Gruppe.
    .icons = Lege 1 { ICON("tavern") }-Karte { ICON("face-up") } in deine Gruppe.

## Exchanges. $first and $second are finished spots: the first in the accusative, the second in the dative.

card-exchange = Vertausche { $first } mit { $second }.
    .icons = Vertausche { $first } mit { $second }.
card-may-exchange = Du darfst { $first } mit { $second } vertauschen.
    .icons = Du darfst { $first } mit { $second } vertauschen.
card-look-wilderness = { $count ->
        [1] Sieh dir die oberste Karte der Wildnis an.
       *[other] Sieh dir die obersten { number } Karten der Wildnis an.
    }
    .icons = { $count ->
        [1] { ICON("look") } die oberste { ICON("wilderness") }-Karte.
       *[other] { ICON("look") } die obersten { $count } { ICON("wilderness") }-Karten.
    }
spot-first = { $spot ->
        [party] { one-hero }{ comma }
        [hand] eine deiner Handkarten
        [tavern] eine Karte aus der Taverne
        [graveyard] die oberste Karte des Friedhofs
        [card] diese Karte
       *[wilderness] eine davon
    }
    .icons = { $spot ->
        [party] { one-hero.icons }
        [hand] 1 Handkarte
        [tavern] 1 { ICON("tavern") }-Karte
        [graveyard] die oberste { ICON("graveyard") }-Karte
        [card] diese Karte
       *[wilderness] 1 davon
    }
spot-second = { $spot ->
        [party] { one-hero-dative }{ $may ->
            [yes] { comma }
           *[no] { "" }
        }
        [hand] einer deiner Handkarten
        [tavern] einer Karte aus der Taverne
        [graveyard] der obersten Karte des Friedhofs
        [card] dieser Karte
       *[wilderness] einer davon
    }
    .icons = { $spot ->
        [party] { one-hero.icons }
        [hand] 1 Handkarte
        [tavern] 1 { ICON("tavern") }-Karte
        [graveyard] der obersten { ICON("graveyard") }-Karte
        [card] dieser Karte
       *[wilderness] 1 davon
    }

## Cards drawn, placed, taken

card-place-hand = { $then ->
        [yes] Lege danach { $count ->
            [1] eine
           *[other] { number }
        } deiner Handkarten verdeckt in deine Gruppe.
       *[no] Lege { $count ->
            [1] eine
           *[other] { number }
        } deiner Handkarten verdeckt in deine Gruppe.
    }
    .icons = { $then ->
        [yes] Lege danach { $count } { $count ->
            [one] Handkarte
           *[other] Handkarten
        } { ICON("face-down") } in deine Gruppe.
       *[no] Lege { $count } { $count ->
            [one] Handkarte
           *[other] Handkarten
        } { ICON("face-down") } in deine Gruppe.
    }
card-draw-hand = Ziehe eine zufällige Karte aus der Hand einer anderen Person. { $into ->
        [party] Lege diese Karte verdeckt in deine Gruppe.
       *[hand] Nimm diese Karte auf die Hand.
    }
    .icons = Ziehe 1 zufällige Karte aus der Hand einer anderen { ICON("player") }{ $into ->
        [party] , lege sie { ICON("face-down") } in deine Gruppe.
       *[hand] .
    }
card-share = { $source ->
        [harbor] Ziehe { number } Karten vom Hafen.
        [graveyard] Ziehe { number } Karten vom Friedhof.
        [tavern] Nimm alle Karten aus der Taverne.
       *[wilderness] { $rest ->
            [stay] Sieh dir die obersten { number } Karten der Wildnis an.
           *[other] Ziehe { number } Karten aus der Wildnis.
        }
    } Lege eine davon verdeckt in deine Gruppe. { $rest ->
        [stay] { $others ->
            [one] Die andere bleibt oben liegen.
           *[many] Die anderen bleiben oben liegen.
        }
        [discard] { $others ->
            [one] Wirf die andere ab.
           *[many] Wirf die anderen ab.
        }
       *[hand] { $others ->
            [one] Nimm die andere auf die Hand.
           *[many] Nimm die anderen auf die Hand.
        }
    }
    .icons = { $source ->
        [harbor] Ziehe { $count } von { ICON("harbor") }:
        [graveyard] Ziehe { $count } von { ICON("graveyard") }:
        [tavern] Nimm alle { ICON("tavern") }-Karten:
       *[wilderness] { $rest ->
            [stay] { ICON("look") } die obersten { $count } { ICON("wilderness") }-Karten:
           *[other] Ziehe { $count } aus { ICON("wilderness") }:
        }
    } 1 { ICON("face-down") } in deine Gruppe legen, { $rest ->
        [stay] { $others ->
            [one] die andere bleibt oben liegen.
           *[many] die anderen bleiben oben liegen.
        }
        [discard] { $others ->
            [one] die andere abwerfen.
           *[many] die anderen abwerfen.
        }
       *[hand] { $others ->
            [one] die andere behalten.
           *[many] die anderen behalten.
        }
    }
card-draw-one-pile = { $count ->
        [2] Ziehe zwei Karten, beide aus der Wildnis oder beide vom Friedhof. Nimm sie auf die Hand.
       *[other] Ziehe { number } Karten, alle aus der Wildnis oder alle vom Friedhof. Nimm sie auf die Hand.
    }
    .icons = { $count ->
        [2] Ziehe 2, beide aus { ICON("wilderness") } oder beide von { ICON("graveyard") }.
       *[other] Ziehe { $count }, alle aus { ICON("wilderness") } oder alle von { ICON("graveyard") }.
    }
card-take-graveyard = Sieh dir alle Karten auf dem Friedhof an. Nimm eine beliebige davon auf die Hand.
    .icons = { ICON("look") } { ICON("graveyard") }. Nimm 1 beliebige Karte daraus auf die Hand.
card-others-discard = Alle anderen werfen je eine Handkarte ihrer Wahl ab.
    .icons = Jede andere { ICON("player") } wirft 1 Handkarte ihrer Wahl ab.
card-reveal = Decke die oberste Karte der Wildnis auf.
    .icons = Decke die oberste { ICON("wilderness") }-Karte auf.
card-nothing-to-reveal = Falls die Wildnis leer ist, passiert nichts.
card-name-faction = Nenne eine Fraktion.
    .icons = Nenne eine Fraktion.
card-ask-for-named = Wähle eine beliebige Person. Falls möglich, zeigt diese Person eine selbst gewählte Handkarte der genannten Fraktion. Nimm diese Karte auf die Hand.
    .icons = Falls möglich, zeigt eine { ICON("player") } deiner Wahl 1 Handkarte dieser Fraktion. Nimm diese Karte auf die Hand.

## Abilities of other heroes, and a second play

card-perform-face-up = Wähle { one-hero }. Nutze seine Effekte, als hättest du ihn ausgespielt.
    .icons = Nutze die Effekte { one-hero-genitive }, als hättest du ihn ausgespielt.
card-perform-graveyard = Nutze die Effekte der obersten Karte des Friedhofs, als hättest du sie ausgespielt.
    .icons = Nutze die Effekte der obersten { ICON("graveyard") }-Karte, als hättest du sie ausgespielt.
card-perform-tavern = Wähle eine Karte aus der Taverne. Nutze ihre Effekte, als hättest du sie ausgespielt.
    .icons = Nutze die Effekte einer { ICON("tavern") }-Karte, als hättest du sie ausgespielt.
card-perform-turned = Drehe einen deiner verdeckten Charaktere um. Nutze seine Effekte, als hättest du ihn ausgespielt.
    .icons = Drehe 1 deiner { ICON("face-down") } um. Nutze seine Effekte, als hättest du ihn ausgespielt.
card-place-performed = Lege sie danach verdeckt in deine Gruppe.
    .icons = Lege sie danach { ICON("face-down") } in deine Gruppe.
card-bury-performed = Vergrabe sie danach.
    .icons = Vergrabe sie danach.
card-may-play-another = Danach darfst du eine weitere Handkarte ausspielen, die nicht { faction-belongs } gehört.
    .icons = Danach darfst du noch 1 Handkarte ausspielen (nicht { faction-sign }).

## At the end, and all the time

card-counts-two-leaders = Bei Spielende: In der Gruppe von { $first } oder { $second } zählt dieser Charakter als zwei Charaktere der Gewinnfraktion statt als einer der eigenen.
    .icons = Am Ende in der Gruppe von { $first } oder { $second }: zählt als 2 Charaktere der Gewinnfraktion.
card-counts-two-emperor = Bei Spielende: In derselben Gruppe wie der Alte Kaiser zählt dieser Charakter als zwei Charaktere der Gewinnfraktion statt als einer der eigenen.
    .icons = Am Ende in einer Gruppe mit dem Alten Kaiser: zählt als 2 Charaktere der Gewinnfraktion.
card-protects = Solange dieser Charakter offen liegt: Falls ein anderer offener Charakter derselben Gruppe vergraben würde, wird er stattdessen umgedreht.
    .icons = Solange { ICON("face-up") }: Würde ein anderer { ICON("face-up") } dieser Gruppe vergraben, drehe ihn stattdessen um.
card-no-faction = Gehört zu keiner Fraktion.
    .icons = Keine Fraktion.
card-all-factions = Gehört jederzeit zu allen vier Fraktionen. Keine Effekte.
    .icons = Gehört jederzeit zu allen vier Fraktionen.
