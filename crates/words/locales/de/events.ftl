### Lines of the chronicle, as one viewer saw what happened.
### $actor (you, other) with $name did it; it concerns $owner (own, you, other) with $party;
### $card (known, unknown) with $hero, the name as an object.

event-starts = { $actor ->
        [you] Du beginnst.
       *[other] { $name } beginnt.
    }
event-turn = { $actor ->
        [you] Du bist dran
       *[other] { $name } ist dran
    }
event-played = { $actor ->
        [you] Du spielst { $hero } aus.
       *[other] { $name } spielt { $hero } aus.
    }
event-discarded = { $actor ->
        [you] Du wirfst { card-object } ab.
       *[other] { $name } wirft { card-object } ab.
    }
event-discarded-tavern = { $actor ->
        [you] Du wirfst { $hero } aus der Taverne ab.
       *[other] { $name } wirft { $hero } aus der Taverne ab.
    }
event-discarded-hero = { $actor ->
        [you] Du wirfst { card-object } ab ({ party-label }).
       *[other] { $name } wirft { card-object } ab ({ party-label }).
    }
event-drawn = { $actor ->
        [you] Du ziehst { card-object } { $pile ->
            [harbor] vom Hafen
            [tavern] aus der Taverne
            [wilderness] aus der Wildnis
           *[graveyard] vom Friedhof
        }.
       *[other] { $name } zieht { card-object } { $pile ->
            [harbor] vom Hafen
            [tavern] aus der Taverne
            [wilderness] aus der Wildnis
           *[graveyard] vom Friedhof
        }.
    }
event-drawn-hand = { $actor ->
        [you] Du ziehst { card-object } aus { the-hand }.
       *[other] { $name } zieht { card-object } aus { the-hand }.
    }
event-drawn-hand-hidden = { $actor ->
        [you] Du ziehst { card-object } aus { the-hand } und legst die Karte verdeckt in deine Gruppe.
       *[other] { $name } zieht { card-object } aus { the-hand } und legt die Karte verdeckt in die eigene Gruppe.
    }
event-buried = { $actor ->
        [you] Du vergräbst { card-object } ({ party-label }).
       *[other] { $name } vergräbt { card-object } ({ party-label }).
    }
event-buried-aside = { $actor ->
        [you] Du vergräbst { card-object }.
       *[other] { $name } vergräbt { card-object }.
    }
event-turned-down = { $actor ->
        [you] Du drehst { card-object } auf die Rückseite ({ party-label }).
       *[other] { $name } dreht { card-object } auf die Rückseite ({ party-label }).
    }
event-turned-up = { $actor ->
        [you] Du deckst { card-object } auf ({ party-label }).
       *[other] { $name } deckt { card-object } auf ({ party-label }).
    }
event-taken-hero = { $actor ->
        [you] Du nimmst { card-object } auf die Hand ({ party-label }).
       *[other] { $name } nimmt { card-object } auf die Hand ({ party-label }).
    }
event-taken-hand = { $actor ->
        [you] Du bekommst { card-object } aus { the-hand }.
       *[other] { $name } bekommt { card-object } aus { the-hand }.
    }
event-taken-graveyard = { $actor ->
        [you] Du nimmst { card-object } vom Friedhof.
       *[other] { $name } nimmt { card-object } vom Friedhof.
    }
event-taken-tavern = { $actor ->
        [you] Du nimmst { card-object } aus der Taverne.
       *[other] { $name } nimmt { card-object } aus der Taverne.
    }
event-taken-rest = { $actor ->
        [you] Du behältst { card-object }.
       *[other] { $name } behält { card-object }.
    }
event-placed-hidden = { $actor ->
        [you] Du legst { card-object } verdeckt in deine Gruppe.
       *[other] { $name } legt { card-object } verdeckt in die eigene Gruppe.
    }
event-placed-up = { $actor ->
        [you] Du legst { card-object } offen in deine Gruppe.
       *[other] { $name } legt { card-object } offen in die eigene Gruppe.
    }
# Out of the party of $owner into the one of $receiver (you, other) with $to.
event-given = { $actor ->
        [you] Du legst { card-object } ({ party-label }) in die Gruppe von { $to }.
       *[other] { $receiver ->
            [you] { $name } legt { card-object } ({ party-label }) in deine Gruppe.
           *[other] { $name } legt { card-object } ({ party-label }) in die Gruppe von { $to }.
        }
    }
# $first and $second are finished cards with their places.
event-exchanged = { $actor ->
        [you] Du vertauschst { $first } und { $second }.
       *[other] { $name } vertauscht { $first } und { $second }.
    }
event-card-at = { $place ->
        [harbor] { card-object } (Hafen)
        [tavern] { card-object } (Taverne)
        [wilderness] { card-object } (Wildnis)
        [graveyard] { card-object } (Friedhof)
        [hand] { card-object } ({ hand-label })
        [up] { card-object } ({ party-label }, offen)
        [hidden] { card-object } ({ party-label }, verdeckt)
       *[aside] { card-object }
    }
event-refilled = { $pile ->
        [graveyard] Vom Friedhof in die Taverne: { $heroname }
       *[harbor] Neu in der Taverne: { $heroname }
    }
event-looked-hidden = { $actor ->
        [you] Du siehst dir { $card ->
            [known] { $hero }
           *[unknown] einen verdeckten Charakter
        } an ({ party-label }).
       *[other] { $name } sieht sich { $card ->
            [known] { $hero }
           *[unknown] einen verdeckten Charakter
        } an ({ party-label }).
    }
event-looked-wilderness = { $actor ->
        [you] Du siehst dir { card-object } in der Wildnis an.
       *[other] { $name } sieht sich { card-object } in der Wildnis an.
    }
event-revealed-wilderness = { $actor ->
        [you] Du deckst oben auf der Wildnis { card-object } auf.
       *[other] { $name } deckt oben auf der Wildnis { card-object } auf.
    }
event-revealed-hand = { $actor ->
        [you] Du zeigst { card-object }.
       *[other] { $name } zeigt { card-object }.
    }
event-revealed-hidden = Verdeckter Charakter ({ party-label }): { $heroname }
event-marker = { $marker ->
        [red] Rot rückt von { $from } auf { $to }.
       *[green] Grün rückt von { $from } auf { $to }.
    }
event-named = { $actor ->
        [you] Du nennst die Fraktion { faction-label }.
       *[other] { $name } nennt die Fraktion { faction-label }.
    }
event-picked = { $actor ->
        [you] { $owner ->
            [own] Du wählst dich selbst.
           *[other] Du wählst { $party }.
        }
       *[other] { $owner ->
            [own] { $name } wählt sich selbst.
            [you] { $name } wählt dich.
           *[other] { $name } wählt { $party }.
        }
    }
event-unable = { $actor ->
        [you] Du hast keine Karte { faction-genitive }.
       *[other] { $name } hat keine Karte { faction-genitive }.
    }
event-performs = { $actor ->
        [you] Du nutzt die Effekte von „{ $heroname }“.
       *[other] { $name } nutzt die Effekte von „{ $heroname }“.
    }
event-protected = Der Charakter „{ $heroname }“ ist geschützt und wird umgedreht statt vergraben ({ party-label }).
event-chose = { $actor ->
        [you] Du hast gewählt.
       *[other] { $name } hat gewählt.
    }
event-shuffled = Die Wildnis wird gemischt und ist jetzt der Hafen ({ $count } { $count ->
        [one] Karte
       *[other] Karten
    }).
event-over = Die Partie ist zu Ende. { faction-wins }
event-leader = { $actor ->
        [you] Deine Rolle: { $leader }
       *[other] Rolle von { $name }: { $leader }
    }
# What no other line tells: a card and two finished places.
event-other = { $first } → { $second }
faction-wins = { $faction ->
        [hill-tribes] Die Hügelstämme gewinnen den Krieg.
        [imperial-army] Die Kaiserliche Armee gewinnt den Krieg.
        [water-folk] Das Seevolk gewinnt den Krieg.
       *[undead] Die Untoten gewinnen den Krieg.
    }

## Several cards in one sentence

story-drawn = { $actor ->
        [you] Du ziehst { $cards }.
       *[other] { $name } zieht { $cards }.
    }
story-discarded = { $actor ->
        [you] Du wirfst { $cards } ab.
       *[other] { $name } wirft { $cards } ab.
    }
story-from = { $pile ->
        [harbor] { $cards } vom Hafen
        [tavern] { $cards } aus der Taverne
        [wilderness] { $cards } aus der Wildnis
       *[graveyard] { $cards } vom Friedhof
    }
story-cards = { $count ->
        [one] eine Karte
        [2] zwei Karten
        [3] drei Karten
       *[other] { $count } Karten
    }
