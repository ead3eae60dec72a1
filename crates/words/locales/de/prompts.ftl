### What the game asks, spoken to the one who must choose, and the names of the choices.

prompt-setup-hidden = Wähle eine Karte, die verdeckt in deine Gruppe kommt
prompt-setup-wilderness = Wähle eine Karte für die Wildnis
prompt-play = Spiele eine Karte aus oder wirf bis zu drei ab
prompt-discard-more = Wirf noch eine Karte ab oder höre auf
prompt-draw = Ziehe eine Karte aus der Taverne oder vom Hafen
prompt-discard-down = Wirf Karten ab, bis du noch drei hast
prompt-move = Wähle, wie sich die Marker bewegen
prompt-name-faction = Nenne eine Fraktion
prompt-player-to-count = Wähle eine beliebige Person: X ist die Anzahl ihrer offenen Charaktere { faction-genitive }
prompt-player-to-bury-from = { $way ->
        [random] Wähle eine Person mit einem offenen Charakter: Einer davon wird zufällig vergraben
       *[choice] Wähle eine Person mit einem offenen Charakter: Sie vergräbt einen davon
    }
prompt-player-to-draw-from = Wähle eine andere Person und ziehe eine zufällige Karte aus ihrer Hand
prompt-player-to-ask = Wähle eine beliebige Person und frage nach einer Karte der genannten Fraktion
prompt-player-to-give-to = Wähle, wer den Charakter bekommt
prompt-hero-to-bury = Vergrabe { one-hero }
prompt-hero-to-discard = Wirf { one-hero }{ comma } ab
prompt-hero-to-turn-over = Drehe { one-hero }{ comma } um
prompt-hero-to-take = Nimm { one-hero }{ comma } auf die Hand
prompt-hero-to-look-at = { $may ->
        [yes] Du darfst dir { one-hero }{ comma } ansehen
       *[no] Sieh dir { one-hero }{ comma } an
    }
prompt-hero-to-give-away = Du darfst { one-hero }{ comma } in eine andere Gruppe legen
prompt-hero-to-exchange = { $may ->
        [yes] Du darfst einen Charakter zum Vertauschen wählen
       *[no] Wähle einen Charakter zum Vertauschen
    }
prompt-hero-to-perform = Wähle { one-hero } und nutze seine Effekte
prompt-hero-to-turn-and-perform = Drehe { one-hero }{ comma } um und nutze seine Effekte
prompt-turn-over-or-look = Einen Charakter umdrehen oder einen ansehen?
prompt-tavern-to-discard = Du darfst eine Karte { faction-genitive } aus der Taverne abwerfen
prompt-tavern-to-place = Wähle eine Karte aus der Taverne, die offen in deine Gruppe kommt
prompt-tavern-to-exchange = { $may ->
        [yes] Du darfst eine Karte aus der Taverne zum Vertauschen wählen
       *[no] Wähle eine Karte aus der Taverne zum Vertauschen
    }
prompt-tavern-to-perform = Wähle eine Karte aus der Taverne und nutze ihre Effekte
prompt-hand-to-place = Lege eine deiner Handkarten verdeckt in deine Gruppe
prompt-hand-to-exchange = { $may ->
        [yes] Du darfst eine Handkarte zum Vertauschen wählen
       *[no] Wähle eine Handkarte zum Vertauschen
    }
prompt-hand-to-discard = Wirf eine deiner Handkarten ab
prompt-hand-to-show = Zeige eine Handkarte der genannten Fraktion und gib sie ab
prompt-play-another = Du darfst eine weitere Handkarte ausspielen, die nicht { faction-belongs } gehört
prompt-card-to-place = { $rest ->
        [hand] Lege eine dieser Karten verdeckt in deine Gruppe und behalte den Rest
        [discard] Lege eine dieser Karten verdeckt in deine Gruppe und wirf den Rest ab
       *[stay] Lege eine dieser Karten verdeckt in deine Gruppe; der Rest bleibt liegen
    }
prompt-card-to-take = Nimm eine beliebige Karte vom Friedhof auf die Hand
prompt-card-to-exchange = { $may ->
        [yes] Du darfst eine dieser Karten zum Vertauschen wählen
       *[no] Wähle eine dieser Karten zum Vertauschen
    }
prompt-pile-to-draw-from = { $count ->
        [2] Ziehe zwei Karten, beide aus der Wildnis oder beide vom Friedhof
       *[other] Ziehe { number } Karten, alle aus der Wildnis oder alle vom Friedhof
    }

## Choices, on buttons and read aloud

choice-pass = Passen
choice-done = Fertig
choice-skip = Verzichten
choice-play = Spiele { $hero } aus
choice-discard = Wirf { $hero } ab
choice-draw-harbor = Ziehe vom Hafen
choice-draw-tavern = Ziehe { $hero } aus der Taverne
choice-player = { $owner ->
        [you] { $party } (du)
       *[other] { $party }
    }
choice-face-up = { $hero } ({ party-label })
choice-hidden = { $card ->
        [known] { $hero }, verdeckt ({ party-label })
       *[unknown] Verdeckter Charakter Nr. { $number } ({ party-label })
    }
choice-tavern = { $hero } (Taverne)
choice-turn-over = Umdrehen
choice-look = Ansehen

## Waiting

wait-for = Warten auf { $name }
wait-for-hero = Warten auf { $name } ({ $hero })
