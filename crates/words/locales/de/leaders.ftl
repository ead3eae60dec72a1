### The six leaders. The value is the name with its title; .name the name alone; .title the title alone;
### .owner the form after "in der Gruppe von"; .flavor is what is quoted on the card;
### .gender is the grammatical gender.

leader-lemron = Lemron die Weise
    .name = Lemron
    .title = die Weise
    .owner = Lemron
    .flavor = „Das steht in einem Buch. Wie alles.“
    .gender = feminine
leader-cyra = Cyra die Gerechte
    .name = Cyra
    .title = die Gerechte
    .owner = Cyra
    .flavor = „Gesetz ist Gesetz. Ich habe es geschrieben.“
    .gender = feminine
leader-myrad = Myrad der Verbannte
    .name = Myrad
    .title = der Verbannte
    .owner = Myrad
    .flavor = „Ich hole nur meine Sachen ab.“
    .gender = masculine
leader-xiadul = Xiadul der Listige
    .name = Xiadul
    .title = der Listige
    .owner = Xiadul
    .flavor = „Du wirst denken, es war deine Idee.“
    .gender = masculine
leader-pavyr = Pavyr der Opportunist
    .name = Pavyr
    .title = der Opportunist
    .owner = Pavyr
    .flavor = „Ich stehe immer richtig. Wo noch mal?“
    .gender = masculine
leader-enned = Enned die Unschuldige
    .name = Enned
    .title = die Unschuldige
    .owner = Enned
    .flavor = „Das war schon so, als ich kam.“
    .gender = feminine
