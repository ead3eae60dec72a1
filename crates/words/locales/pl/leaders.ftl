### The six leaders. The value is the name with its title; .name the name alone; .title the title alone;
### .owner the genitive, after "w drużynie"; .flavor is what is quoted on the card;
### .gender is the grammatical gender.
### Lemron and Enned, as women's names, do not decline.

leader-lemron = Lemron Mądra
    .name = Lemron
    .title = Mądra
    .owner = Lemron
    .flavor = „Odpowiedź jest w książce. Jak zawsze.”
    .gender = feminine
leader-cyra = Cyra Sprawiedliwa
    .name = Cyra
    .title = Sprawiedliwa
    .owner = Cyry
    .flavor = „Prawo to prawo. Sama je napisałam.”
    .gender = feminine
leader-myrad = Myrad Wygnaniec
    .name = Myrad
    .title = Wygnaniec
    .owner = Myrada
    .flavor = „Wpadłem tylko po swoje rzeczy.”
    .gender = masculine
leader-xiadul = Xiadul Przebiegły
    .name = Xiadul
    .title = Przebiegły
    .owner = Xiadula
    .flavor = „Pomyślisz, że to był twój pomysł.”
    .gender = masculine
leader-pavyr = Pavyr Oportunista
    .name = Pavyr
    .title = Oportunista
    .owner = Pavyra
    .flavor = „Zawsze stoję po dobrej stronie. Po której?”
    .gender = masculine
leader-enned = Enned Niewinna
    .name = Enned
    .title = Niewinna
    .owner = Enned
    .flavor = „Już tak było, kiedy przyszłam.”
    .gender = feminine
