//! Event lines: every kind, as the one who acts, as the one it happens to, and as somebody who watches.

use rules::{Choices, Edition, Event, Faction, Game, Happening, Hero, How, Leader, Marker, Place, Seat, Seed, Setup};
use rules::{Slot, Viewer};
use std::fmt::Write as _;
use words::{Language, Players, Words};

/// What is drawn and discarded together is told together, and everything else as before.
#[test]
fn cards_in_a_row_share_a_sentence() {
    let frog = Hero::from_id("furious-frog");
    let card = |card, how, by: Seat, from, to| Happening::Card {
        card,
        how,
        by,
        from,
        to,
    };
    let (ada, ben) = (Seat::S0, Seat::S1);
    let drawn = |by, hero, from| card(hero, How::Drawn, by, from, Place::Hand(by));
    let tavern = Place::Tavern(Slot::ALL[1]);
    let gone = card(None, How::Discarded, ada, Place::Hand(ada), Place::Wilderness);
    let happenings = [
        Happening::Starts { seat: ada },
        drawn(ada, frog, tavern),
        drawn(ada, None, Place::Harbor),
        drawn(ada, None, Place::Harbor),
        gone,
        gone,
        gone,
        drawn(ben, None, Place::Harbor),
    ];
    let told = [
        (
            Language::English,
            [
                "Ada starts.",
                "Ada draws Furious Frog from the Tavern and two cards from the Harbor.",
                "Ada discards three cards.",
                "You draw a card from the Harbor.",
            ],
        ),
        (
            Language::German,
            [
                "Ada beginnt.",
                "Ada zieht den Fuchsteufelswilden Frosch aus der Taverne und zwei Karten vom Hafen.",
                "Ada wirft drei Karten ab.",
                "Du ziehst eine Karte vom Hafen.",
            ],
        ),
        (
            Language::Polish,
            [
                "Ada zaczyna.",
                "Ada dobiera Zażartą Żabę z Karczmy i dwie karty z Portu.",
                "Ada odrzuca trzy karty.",
                "Dobierasz kartę z Portu.",
            ],
        ),
    ];
    for (language, expected) in told {
        let words = Words::new(language);
        let players = Players::new(&["Ada", "Ben"]).told_to(ben);
        let retold = words.retold(&happenings, &players);
        // Short words do not stand at the end of a line.
        let retold: Vec<String> = retold.iter().map(|line| line.replace('\u{a0}', " ")).collect();
        assert_eq!(retold, expected);
        // Nothing is lost where there is nothing to share.
        for happening in &happenings {
            let one = std::slice::from_ref(happening);
            assert_eq!(words.retold(one, &players), words.events(one, &players));
        }
    }
}

/// A play is told with all that its player does by it; what others do stands between.
#[test]
fn a_play_shares_a_sentence_with_its_effects() {
    let [frog, granny] = ["furious-frog", "ghastly-granny"].map(Hero::from_id);
    let (ada, ben) = (Seat::S0, Seat::S1);
    let card = |card, how, by, from, to| Happening::Card {
        card,
        how,
        by,
        from,
        to,
    };
    let marker = |marker, from, to| Happening::Marker { marker, from, to };
    let happenings = [
        marker(Marker::Red, 3, 4),
        card(frog, How::Played, ada, Place::Hand(ada), Place::FaceUp(ada)),
        marker(Marker::Red, 4, 6),
        marker(Marker::Green, 2, 1),
        card(granny, How::Buried, ada, Place::FaceUp(ben), Place::Graveyard),
        card(None, How::Discarded, ben, Place::Hand(ben), Place::Wilderness),
        card(None, How::Drawn, ada, Place::Harbor, Place::Hand(ada)),
        card(None, How::Drawn, ada, Place::Harbor, Place::Hand(ada)),
        Happening::Turn { seat: ben },
        card(granny, How::Played, ben, Place::Hand(ben), Place::FaceUp(ben)),
        marker(Marker::Green, 1, 3),
        Happening::Turn { seat: ada },
        marker(Marker::Red, 6, 5),
    ];
    let mut all = String::new();
    for language in Language::ALL {
        let words = Words::new(language);
        let players = Players::new(&["Ada", "Ben"]);
        for players in [players, players.told_to(ada), players.told_to(ben)] {
            for sentence in words.retold(&happenings, &players) {
                writeln!(all, "{}", sentence.replace('\u{a0}', " ")).unwrap();
            }
            all.push('\n');
        }
    }
    insta::assert_snapshot!("retold", all);
}

fn happenings() -> Vec<Happening> {
    let (ada, ben, cem) = (Seat::S0, Seat::S1, Seat::S2);
    let frog = Hero::from_id("furious-frog").unwrap();
    let granny = Hero::from_id("ghastly-granny").unwrap();
    let hidden = |seat| Place::Hidden { seat, index: 0 };
    let tavern = Place::Tavern(Slot::ALL[1]);
    let card = |how, from, to| Happening::Card {
        card: Some(frog),
        how,
        by: ada,
        from,
        to,
    };
    let unknown = |how, from, to| Happening::Card {
        card: None,
        how,
        by: ada,
        from,
        to,
    };
    let (hand, row) = (Place::Hand(ada), Place::FaceUp(ada));
    let marker = |marker, from, to| Happening::Marker { marker, from, to };
    vec![
        Happening::Starts { seat: ada },
        Happening::Turn { seat: ada },
        card(How::Played, hand, row),
        card(How::Discarded, hand, Place::Wilderness),
        unknown(How::Discarded, hand, Place::Wilderness),
        card(How::Discarded, tavern, Place::Wilderness),
        card(How::Discarded, Place::FaceUp(ben), Place::Wilderness),
        unknown(How::Discarded, Place::Aside, Place::Wilderness),
        card(How::Drawn, Place::Harbor, hand),
        unknown(How::Drawn, Place::Harbor, hand),
        card(How::Drawn, tavern, hand),
        unknown(How::Drawn, Place::Wilderness, Place::Aside),
        card(How::Drawn, Place::Graveyard, hand),
        card(How::Drawn, Place::Hand(ben), hand),
        unknown(How::Drawn, Place::Hand(ben), hand),
        card(How::Drawn, Place::Hand(ben), hidden(ada)),
        unknown(How::Drawn, Place::Hand(ben), hidden(ada)),
        card(How::Buried, row, Place::Graveyard),
        card(How::Buried, Place::FaceUp(ben), Place::Graveyard),
        card(How::Buried, hidden(ben), Place::Graveyard),
        card(How::Buried, Place::Aside, Place::Graveyard),
        card(How::TurnedOver, Place::FaceUp(ben), hidden(ben)),
        card(How::TurnedOver, hidden(ben), Place::FaceUp(ben)),
        card(How::TurnedOver, hidden(ada), row),
        card(How::Taken, Place::FaceUp(ben), hand),
        card(How::Taken, Place::Hand(ben), hand),
        card(How::Taken, Place::Graveyard, hand),
        unknown(How::Taken, Place::Graveyard, hand),
        card(How::Taken, tavern, Place::Aside),
        unknown(How::Taken, Place::Aside, hand),
        card(How::Placed, hand, hidden(ada)),
        unknown(How::Placed, hand, hidden(ada)),
        unknown(How::Placed, Place::Wilderness, hidden(ada)),
        card(How::Placed, tavern, row),
        card(How::Placed, row, Place::FaceUp(ben)),
        card(How::Placed, Place::FaceUp(ben), Place::FaceUp(cem)),
        card(How::Exchanged, tavern, Place::FaceUp(ben)),
        Happening::Card {
            card: Some(granny),
            how: How::Exchanged,
            by: ada,
            from: Place::FaceUp(ben),
            to: tavern,
        },
        unknown(How::Exchanged, hand, hidden(ben)),
        unknown(How::Exchanged, hidden(ben), hand),
        unknown(How::Exchanged, Place::Wilderness, hidden(ada)),
        unknown(How::Exchanged, hidden(ada), Place::Wilderness),
        card(How::Exchanged, Place::Graveyard, row),
        Happening::Card {
            card: Some(granny),
            how: How::Exchanged,
            by: ada,
            from: row,
            to: Place::Graveyard,
        },
        card(How::Refilled, Place::Harbor, tavern),
        card(How::Refilled, Place::Graveyard, tavern),
        card(How::Dealt, Place::Harbor, tavern),
        Happening::Looked {
            by: ada,
            card: Some(frog),
            at: hidden(ben),
        },
        Happening::Looked {
            by: ada,
            card: None,
            at: hidden(ben),
        },
        Happening::Looked {
            by: ada,
            card: None,
            at: Place::Wilderness,
        },
        Happening::Revealed {
            by: ada,
            card: Some(frog),
            at: Place::Wilderness,
        },
        Happening::Revealed {
            by: ada,
            card: Some(frog),
            at: hand,
        },
        Happening::Revealed {
            by: ada,
            card: Some(frog),
            at: hidden(ada),
        },
        marker(Marker::Red, 4, 6),
        marker(Marker::Green, 4, 1),
        Happening::Named {
            by: ada,
            faction: Faction::HillTribes,
        },
        Happening::Picked { by: ada, player: ben },
        Happening::Picked { by: ada, player: ada },
        Happening::Unable {
            player: ada,
            faction: Faction::Undead,
        },
        Happening::Performs { by: ada, hero: granny },
        Happening::Protected { hero: frog, seat: ben },
        Happening::Chose { seat: ada },
        Happening::Shuffled { cards: 1 },
        Happening::Shuffled { cards: 23 },
        Happening::Shuffled { cards: 25 },
        Happening::Over {
            faction: Faction::WaterFolk,
            winner: Some(ada),
        },
        Happening::Leader {
            seat: ada,
            leader: Leader::Myrad,
        },
    ]
}

#[test]
fn every_event_reads_well() {
    let happenings = happenings();
    let names = ["Ada", "Ben", "Cem"];
    for language in Language::ALL {
        let words = Words::new(language);
        let public = words.events(&happenings, &Players::new(&names));
        let actor = words.events(&happenings, &Players::new(&names).told_to(Seat::S0));
        let owner = words.events(&happenings, &Players::new(&names).told_to(Seat::S1));
        let mut all = String::new();
        for ((watching, acting), concerned) in public.iter().zip(&actor).zip(&owner) {
            writeln!(all, "{watching}").unwrap();
            for (who, line) in [("Ada", acting), ("Ben", concerned)] {
                if line != watching {
                    writeln!(all, "    {who}: {line}").unwrap();
                }
            }
        }
        insta::assert_snapshot!(format!("events-{language}"), all);
    }
}

/// Plays whole games and reads every line that anybody is told.
#[test]
fn whole_games_are_told_in_whole_sentences() {
    let mut choices = Choices::new();
    for round in 0..12_u32 {
        let setup = Setup::new(2 + (round % 5) as u8)
            .unwrap()
            .with_edition(Edition::PrintAndPlay);
        let mut game = Game::new(setup, &Seed::from(format!("told {round}").as_str()));
        let mut dice = round;
        let names = ["Ada", "Ben", "Cem", "Dana", "Eli", "Fox"];
        while let Some(seat) = game.decider() {
            game.choices_into(seat, &mut choices);
            dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let choice = choices[(dice >> 8) as usize % choices.len()];
            let mut events: Vec<Event> = Vec::new();
            game.choose(seat, choice, &mut events).unwrap();
            for viewer in game.seats().map(Viewer::Seat).chain([Viewer::Public]) {
                let seen: Vec<Happening> = events.iter().map(|event| event.seen_by(viewer)).collect();
                for language in Language::ALL {
                    let players = Players::new(&names).told_to_viewer(viewer);
                    let words = Words::new(language);
                    for line in words
                        .events(&seen, &players)
                        .into_iter()
                        .chain(words.retold(&seen, &players))
                    {
                        assert!(!line.contains('→'), "{language}: no line of its own: {line}");
                        assert!(!line.contains(['{', '}', '$', '_']), "{language}: {line}");
                        assert!(!line.contains("  ") && !line.contains("()"), "{language}: {line}");
                    }
                }
            }
            if game.turn() > 60 {
                break;
            }
        }
        if let Some(finished) = game.finished() {
            let view = game.view(Viewer::All(finished));
            for language in Language::ALL {
                let ending = Words::new(language).ending(&view, &Players::new(&names)).unwrap();
                assert!(ending.steps.len() >= 4, "{ending:?}");
                assert_eq!(ending.steps.last(), Some(&ending.headline));
            }
        }
    }
}
