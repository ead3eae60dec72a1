### The six leaders. The value is the name with its title; .name the name alone; .title the title alone;
### .owner the form after "in the party of"; .flavor what is quoted on the card.

leader-lemron = Lemron the Wise
    .name = Lemron
    .title = the Wise
    .owner = Lemron
    .flavor = “The answer is in a book. It always is.”
leader-cyra = Cyra the Righteous
    .name = Cyra
    .title = the Righteous
    .owner = Cyra
    .flavor = “Rules are rules. I wrote them myself.”
leader-myrad = Myrad the Banished
    .name = Myrad
    .title = the Banished
    .owner = Myrad
    .flavor = “I only came to fetch my things.”
leader-xiadul = Xiadul the Cunning
    .name = Xiadul
    .title = the Cunning
    .owner = Xiadul
    .flavor = “You will think it was your idea.”
leader-pavyr = Pavyr the Opportunist
    .name = Pavyr
    .title = the Opportunist
    .owner = Pavyr
    .flavor = “I’m always on the right side. Which one is it?”
leader-enned = Enned the Innocent
    .name = Enned
    .title = the Innocent
    .owner = Enned
    .flavor = “It was like that when I got here.”
