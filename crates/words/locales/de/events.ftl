### Lines of the chronicle, as one viewer saw what happened.
### $actor (you, other) with $name did it; it concerns $owner (own, you, other) with $party;
### $card (known, unknown) with $hero, the name as an object.
### What somebody does is said without who does it and without a period; event-deed adds both.

event-starts = { $actor ->
        [you] Du beginnst.
       *[other] { $name } beginnt.
    }
event-turn = { $actor ->
        [you] Du bist dran
       *[other] { $name } ist dran
    }
# Somebody does something, or several things: $deeds, as the lines from event-played on say them.
event-deed = { $actor ->
        [you] Du { $deeds }.
       *[other] { $name } { $deeds }.
    }
event-played = { $actor ->
        [you] spielst { $hero } aus
       *[other] spielt { $hero } aus
    }
event-discarded = { $actor ->
        [you] wirfst { card-object } ab
       *[other] wirft { card-object } ab
    }
event-discarded-tavern = { $actor ->
        [you] wirfst { $hero } aus der Taverne ab
       *[other] wirft { $hero } aus der Taverne ab
    }
event-discarded-hero = { $actor ->
        [you] wirfst { card-object } ab ({ party-label })
       *[other] wirft { card-object } ab ({ party-label })
    }
event-drawn = { $actor ->
        [you] ziehst { card-object } { $pile ->
            [harbor] vom Hafen
            [tavern] aus der Taverne
            [wilderness] aus der Wildnis
           *[graveyard] vom Friedhof
        }
       *[other] zieht { card-object } { $pile ->
            [harbor] vom Hafen
            [tavern] aus der Taverne
            [wilderness] aus der Wildnis
           *[graveyard] vom Friedhof
        }
    }
event-drawn-hand = { $actor ->
        [you] ziehst { card-object } aus { the-hand }
       *[other] zieht { card-object } aus { the-hand }
    }
event-drawn-hand-hidden = { $actor ->
        [you] ziehst { card-object } aus { the-hand } und legst die Karte verdeckt in deine Gruppe
       *[other] zieht { card-object } aus { the-hand } und legt die Karte verdeckt in die eigene Gruppe
    }
event-buried = { $actor ->
        [you] vergräbst { card-object } ({ party-label })
       *[other] vergräbt { card-object } ({ party-label })
    }
event-buried-aside = { $actor ->
        [you] vergräbst { card-object }
       *[other] vergräbt { card-object }
    }
event-turned-down = { $actor ->
        [you] drehst { card-object } auf die Rückseite ({ party-label })
       *[other] dreht { card-object } auf die Rückseite ({ party-label })
    }
event-turned-up = { $actor ->
        [you] deckst { card-object } auf ({ party-label })
       *[other] deckt { card-object } auf ({ party-label })
    }
event-taken-hero = { $actor ->
        [you] nimmst { card-object } auf die Hand ({ party-label })
       *[other] nimmt { card-object } auf die Hand ({ party-label })
    }
event-taken-hand = { $actor ->
        [you] bekommst { card-object } aus { the-hand }
       *[other] bekommt { card-object } aus { the-hand }
    }
event-taken-graveyard = { $actor ->
        [you] nimmst { card-object } vom Friedhof
       *[other] nimmt { card-object } vom Friedhof
    }
event-taken-tavern = { $actor ->
        [you] nimmst { card-object } aus der Taverne
       *[other] nimmt { card-object } aus der Taverne
    }
event-taken-rest = { $actor ->
        [you] behältst { card-object }
       *[other] behält { card-object }
    }
event-placed-hidden = { $actor ->
        [you] legst { card-object } verdeckt in deine Gruppe
       *[other] legt { card-object } verdeckt in die eigene Gruppe
    }
event-placed-up = { $actor ->
        [you] legst { card-object } offen in deine Gruppe
       *[other] legt { card-object } offen in die eigene Gruppe
    }
# Out of the party of $owner into the one of $receiver (you, other) with $to.
event-given = { $actor ->
        [you] legst { card-object } ({ party-label }) in die Gruppe von { $to }
       *[other] { $receiver ->
            [you] legt { card-object } ({ party-label }) in deine Gruppe
           *[other] legt { card-object } ({ party-label }) in die Gruppe von { $to }
        }
    }
# $first and $second are finished cards with their places.
event-exchanged = { $actor ->
        [you] vertauschst { $first } und { $second }
       *[other] vertauscht { $first } und { $second }
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
        [you] siehst dir { $card ->
            [known] { $hero }
           *[unknown] einen verdeckten Charakter
        } an ({ party-label })
       *[other] sieht sich { $card ->
            [known] { $hero }
           *[unknown] einen verdeckten Charakter
        } an ({ party-label })
    }
event-looked-wilderness = { $actor ->
        [you] siehst dir { card-object } in der Wildnis an
       *[other] sieht sich { card-object } in der Wildnis an
    }
event-revealed-wilderness = { $actor ->
        [you] deckst oben auf der Wildnis { card-object } auf
       *[other] deckt oben auf der Wildnis { card-object } auf
    }
event-revealed-hand = { $actor ->
        [you] zeigst { card-object }
       *[other] zeigt { card-object }
    }
event-revealed-hidden = Verdeckter Charakter ({ party-label }): { $heroname }
event-marker = { $marker ->
        [red] Rot rückt von { $from } auf { $to }.
       *[green] Grün rückt von { $from } auf { $to }.
    }
event-named = { $actor ->
        [you] nennst die Fraktion { faction-label }
       *[other] nennt die Fraktion { faction-label }
    }
event-picked = { $actor ->
        [you] { $owner ->
            [own] wählst dich selbst
           *[other] wählst { $party }
        }
       *[other] { $owner ->
            [own] wählt sich selbst
            [you] wählt dich
           *[other] wählt { $party }
        }
    }
event-unable = { $actor ->
        [you] hast keine Karte { faction-genitive }
       *[other] hat keine Karte { faction-genitive }
    }
event-performs = { $actor ->
        [you] nutzt die Effekte von „{ $heroname }“
       *[other] nutzt die Effekte von „{ $heroname }“
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

## Several deeds or cards in one sentence

# The last of three or more deeds, each of which may have an “and” of its own.
story-then = { $first } und { $second }
story-drawn = { $actor ->
        [you] ziehst { $cards }
       *[other] zieht { $cards }
    }
story-discarded = { $actor ->
        [you] wirfst { $cards } ab
       *[other] wirft { $cards } ab
    }
# Markers moved by what somebody played: $moves.
story-moves = { $actor ->
        [you] rückst { $moves }
       *[other] rückt { $moves }
    }
story-move = { $marker ->
        [red] Rot von { $from } auf { $to }
       *[green] Grün von { $from } auf { $to }
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
