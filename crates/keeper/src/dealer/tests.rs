//! Whole games, what is told of them, what is written down, and what can be taken back.

use super::*;
use told::Character;

fn options(players: u8, people: u8) -> Options {
    Options {
        players,
        people,
        level: Level::Novice,
        ..Options::default()
    }
}

/// A game with its bots.
fn deal(options: &Options, seed: &str) -> Dealer {
    let dealer = Dealer::deal(options, Some(seed)).unwrap();
    dealer.with_bots(&bots::bot).unwrap()
}

/// Plays on until the game is over, always with the first choice, and looks at everything that is told.
fn play(dealer: &mut Dealer, mut each: impl FnMut(&mut Dealer, &News)) {
    let mut steps = 0;
    while !dealer.record.game().is_over() {
        steps += 1;
        assert!(steps < 5_000, "the game does not end");
        if let Some(News::Curtain { seat, .. }) = dealer.curtain() {
            let news = dealer.unveil(seat);
            each(dealer, &news);
        }
        let told = match dealer.bot() {
            Some(told) => told,
            None => {
                let seat = dealer.holder.unwrap();
                let choices = dealer.record.choices(seat);
                // Mostly plays, so that the game ends.
                dealer.choose(choices[0]).unwrap()
            }
        };
        each(dealer, &told);
    }
}

#[test]
fn whole_games_with_bots_and_with_people() {
    for (players, people) in [(2, 1), (4, 1), (6, 1), (3, 3), (5, 2)] {
        let mut dealer = deal(&options(players, people), "evening");
        play(&mut dealer, |_, _| {});
        assert!(dealer.is_over());
        assert!(Dealer::resume(&dealer.written(7)).unwrap().is_over());
        let News::Opened { chronicle, .. } = dealer.open() else {
            panic!()
        };
        assert_eq!(chronicle.len(), dealer.record.made().len());
    }
}

#[test]
fn what_is_told_holds_no_card_the_viewer_does_not_know() {
    let mut dealer = deal(&options(4, 2), "secrets");
    let mut known = vec![std::collections::HashSet::new(); 4];
    play(&mut dealer, |dealer, news| {
        let seat = dealer.holder.unwrap();
        let view = dealer.record.game().view(Viewer::Seat(seat));
        let text = serde_json::to_string(&view).unwrap();
        known[seat.index()].extend(rules::Hero::all().filter(|hero| text.contains(hero.id())));
        let News::Told { scene, chapter } = news else { return };
        assert_eq!(scene.view.me(), Some(seat));
        let told = serde_json::to_string(chapter).unwrap();
        for hero in rules::Hero::all().filter(|hero| told.contains(&format!("\"{hero}\""))) {
            // Whatever is told was seen before or is seen now.
            assert!(known[seat.index()].contains(&hero), "{hero} is told to {seat}");
        }
    });
}

#[test]
fn a_written_game_goes_on_where_it_was() {
    let mut dealer = deal(&options(3, 1), "reload");
    let mut count = 0;
    play(&mut dealer, |dealer, _| {
        count += 1;
        if count % 7 == 0 && !dealer.is_over() {
            let mut again = Dealer::resume(&dealer.written(7)).unwrap();
            assert!(again.record.game() == dealer.record.game());
            assert_eq!(again.chronicles, dealer.chronicles);
            assert_eq!(again.chosen, dealer.chosen);
            let (News::Opened { scene: one, .. }, News::Opened { scene: other, .. }) = (again.open(), dealer.open())
            else {
                panic!()
            };
            assert!(one.view == other.view);
        }
    });
    assert!(count > 20);
}

/// Who plays a deal again meets the same cards, not the same game; and what was saved goes on as it would have.
#[test]
fn the_same_deal_twice_is_not_the_same_game() {
    let made = |dealer: &mut Dealer| {
        play(dealer, |_, _| {});
        dealer.record.made().to_vec()
    };
    let mut first = deal(&options(4, 1), "twice");
    let once = made(&mut first);
    let again = || first.again().unwrap().with_bots(&bots::bot).unwrap();
    let twice = made(&mut again());
    assert_ne!(once, twice);
    let written = again().written(7);
    let resumed = Dealer::resume(&written).unwrap();
    assert_eq!(made(&mut resumed.with_bots(&bots::bot).unwrap()), twice);
    // And a third time it is another one.
    let mut second = again();
    made(&mut second);
    assert_ne!(made(&mut second.again().unwrap().with_bots(&bots::bot).unwrap()), twice);
}

/// Games were once saved with how much of the chronicle each seat had seen.
#[test]
fn bots_are_what_was_asked_for_or_each_somebody_else() {
    let characters = |dealer: &Dealer| -> Vec<Character> {
        let bots = dealer.sitters.iter().filter(|sitter| sitter.bot.is_some());
        bots.map(|sitter| sitter.character).collect()
    };
    let mut options = options(5, 1);
    assert_eq!(characters(&deal(&options, "alike")), [Character::Even; 4]);
    options.character = Some(Character::Sly);
    let sly = deal(&options, "alike");
    assert_eq!(characters(&sly), [Character::Sly; 4]);
    options.character = None;
    let mixed = deal(&options, "alike");
    let mut sorted = characters(&mixed);
    sorted.sort();
    assert_eq!(sorted, Character::ALL[1..]);
    // They stay who they are.
    let resumed = Dealer::resume(&mixed.written(7)).unwrap();
    assert_eq!(characters(&resumed), characters(&mixed));
    let again: Options = serde_json::from_str(&serde_json::to_string(&options).unwrap()).unwrap();
    assert_eq!(again, options);
    assert_eq!(
        serde_json::from_str::<Options>("{}").unwrap().character,
        Some(Character::Even)
    );
}

#[test]
fn a_game_saved_by_the_first_version_goes_on() {
    let dealer = deal(&options(3, 1), "before");
    let old = dealer.written(7).replacen("\"log\"", "\"seen\":[0,0,0],\"log\"", 1);
    assert!(old.contains("\"seen\""));
    assert!(Dealer::resume(&old).unwrap().record.game() == dealer.record.game());
}

#[test]
fn a_choice_is_taken_back_once_and_only_if_nothing_was_learned() {
    let mut dealer = deal(&options(2, 1), "back");
    assert!(dealer.take_back().is_err());
    let mut taken = 0;
    for _ in 0..400 {
        if dealer.record.game().is_over() {
            break;
        }
        while dealer.bot().is_some() {}
        let Some(seat) = dealer.record.game().decider() else {
            break;
        };
        let before = dealer.record.game().clone();
        let choice = dealer.record.choices(seat)[0];
        let News::Told { scene, .. } = dealer.choose(choice).unwrap() else {
            panic!()
        };
        assert!(!(scene.can_take_back && choice == Choice::DrawHarbor));
        if scene.can_take_back {
            dealer.take_back().unwrap();
            assert!(*dealer.record.game() == before);
            assert!(dealer.take_back().is_err());
            taken += 1;
            dealer.choose(choice).unwrap();
        } else {
            assert!(dealer.take_back().is_err());
        }
    }
    assert!(taken > 5);
}
