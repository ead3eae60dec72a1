### The six leaders. The value is the name with its title; .name the name alone; .title the title alone;
### .owner the form after "in the party of".

leader-lemron = Lemron the Wise
    .name = Lemron
    .title = the Wise
    .owner = Lemron
leader-cyra = Cyra the Righteous
    .name = Cyra
    .title = the Righteous
    .owner = Cyra
leader-myrad = Myrad the Banished
    .name = Myrad
    .title = the Banished
    .owner = Myrad
leader-xiadul = Xiadul the Cunning
    .name = Xiadul
    .title = the Cunning
    .owner = Xiadul
leader-pavyr = Pavyr the Opportunist
    .name = Pavyr
    .title = the Opportunist
    .owner = Pavyr
leader-enned = Enned the Innocent
    .name = Enned
    .title = the Innocent
    .owner = Enned
