### The six leaders. The value is the name with its title; .name the name alone; .title the title alone;
### .owner the genitive, after "w drużynie"; .gender is the grammatical gender.
### Lemron and Enned, as women's names, do not decline.

leader-lemron = Lemron Mądra
    .name = Lemron
    .title = Mądra
    .owner = Lemron
    .gender = feminine
leader-cyra = Cyra Sprawiedliwa
    .name = Cyra
    .title = Sprawiedliwa
    .owner = Cyry
    .gender = feminine
leader-myrad = Myrad Wygnaniec
    .name = Myrad
    .title = Wygnaniec
    .owner = Myrada
    .gender = masculine
leader-xiadul = Xiadul Przebiegły
    .name = Xiadul
    .title = Przebiegły
    .owner = Xiadula
    .gender = masculine
leader-pavyr = Pavyr Oportunista
    .name = Pavyr
    .title = Oportunista
    .owner = Pavyra
    .gender = masculine
leader-enned = Enned Niewinna
    .name = Enned
    .title = Niewinna
    .owner = Enned
    .gender = feminine
