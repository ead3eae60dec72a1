### The six leaders. The value is the name with its title; .name the name alone; .title the title alone;
### .owner the form after "in der Gruppe von"; .gender is the grammatical gender.

leader-lemron = Lemron die Weise
    .name = Lemron
    .title = die Weise
    .owner = Lemron
    .gender = feminine
leader-cyra = Cyra die Gerechte
    .name = Cyra
    .title = die Gerechte
    .owner = Cyra
    .gender = feminine
leader-myrad = Myrad der Verbannte
    .name = Myrad
    .title = der Verbannte
    .owner = Myrad
    .gender = masculine
leader-xiadul = Xiadul der Listige
    .name = Xiadul
    .title = der Listige
    .owner = Xiadul
    .gender = masculine
leader-pavyr = Pavyr der Opportunist
    .name = Pavyr
    .title = der Opportunist
    .owner = Pavyr
    .gender = masculine
leader-enned = Enned die Unschuldige
    .name = Enned
    .title = die Unschuldige
    .owner = Enned
    .gender = feminine
