//! Many games at once are many games.

use arena::{Arena, Buffers, Company, Kind, NotLegal, Sitter};
use bots::{Dice, Level};
use encoding::{Action, OBSERVATION, STANDING_MOST, STANDING_SIZE};
use rules::{Edition, Setup};

fn kinds(each: usize) -> Vec<Kind> {
    let companies = [
        Company::Alone,
        Company::With(Sitter::Past),
        Company::With(Sitter::Bot(Level::Adept)),
        Company::Among(Sitter::Bot(Level::Novice)),
        Company::Among(Sitter::Bot(Level::Random)),
    ];
    let mut kinds = Vec::new();
    for (number, company) in companies.into_iter().enumerate() {
        for players in 2..=6 {
            let setup = Setup::new(players).unwrap().with_edition(Edition::ALL[number % 3]);
            kinds.extend(std::iter::repeat_n(Kind { setup, company }, each));
        }
    }
    kinds
}

/// Steps an arena with random legal actions and tells what was seen.
fn play(arena: &mut Arena, steps: usize, mut look: impl FnMut(&Buffers)) {
    let mut buffers = Buffers::new(arena.len());
    buffers.advised = true;
    arena.look(buffers.rows());
    let mut dice = Dice::new(9);
    for _ in 0..steps {
        look(&buffers);
        let actions: Vec<u16> = (0..arena.len())
            .map(|game| {
                let mask = buffers.mask(game);
                let legal = mask.iter().filter(|&&legal| legal == 1).count();
                assert!(legal >= 2, "choices that are none are made by themselves");
                let chosen = dice.below(legal);
                (0..Action::COUNT)
                    .filter(|&action| mask[action] == 1)
                    .nth(chosen)
                    .unwrap() as u16
            })
            .collect();
        arena.step(&actions, buffers.rows()).unwrap();
    }
    look(&buffers);
}

#[test]
fn games_go_on_and_begin_anew() {
    let mut arena = Arena::new(kinds(2), 3);
    let mut ended = 0;
    arena.note_standings();
    play(&mut arena, 400, |buffers| {
        for game in 0..50 {
            let won: f32 = buffers.rewards(game).iter().sum();
            assert!(if buffers.done(game) { won <= 1.0 } else { won == 0.0 });
            ended += usize::from(buffers.done(game));
            let advice = buffers.advice()[game];
            assert!(
                advice >= 0 && buffers.mask(game)[advice as usize] == 1,
                "advice is legal"
            );
        }
    });
    let tallies = arena.take_tally();
    let games: u64 = tallies.iter().map(|tally| tally.games).sum();
    assert!(ended > 100 && games >= ended as u64, "{ended} {games}");
    for (tally, players) in tallies.iter().zip(2_u64..) {
        assert_eq!(tally.seats.iter().sum::<u64>(), tally.games * players);
        assert_eq!(tally.wins.iter().sum::<u64>() + tally.nobody, tally.games);
    }
    let (mut features, mut labels) = (vec![0; 50_000 * STANDING_MOST], vec![0; 50_000 * 2]);
    let count = arena.take_standings(&mut features, &mut labels);
    assert!(count > 1_000, "{count}");
    for (row, label) in features
        .chunks_exact(STANDING_MOST)
        .zip(labels.chunks_exact(2))
        .take(count)
    {
        assert!(row.iter().all(|&feature| usize::from(feature) <= STANDING_SIZE));
        assert!(label[0] <= 6 && (2..=6).contains(&label[1]) && (label[0] == 6 || label[0] < label[1]));
    }
    assert_eq!(
        arena.take_standings(&mut features, &mut labels),
        0,
        "they are taken once"
    );
}

#[test]
fn the_same_seed_gives_the_same_games() {
    let trace = |seed| {
        let mut all = Vec::new();
        play(&mut Arena::new(kinds(1), seed), 60, |buffers| {
            all.extend((0..25).flat_map(|game| buffers.observation(game).iter().copied()));
        });
        all
    };
    assert!(trace(1) == trace(1));
    assert!(trace(1) != trace(2));
}

#[test]
fn what_is_not_legal_is_refused_before_anything_happens() {
    let mut arena = Arena::new(kinds(1), 5);
    let mut buffers = Buffers::new(arena.len());
    arena.look(buffers.rows());
    let before = buffers.observation(3).to_vec();
    let mut actions = buffers.first_legal();
    actions[7] = 526;
    let wrong = NotLegal { game: 7, action: 526 };
    assert_eq!(arena.step(&actions, buffers.rows()), Err(wrong));
    arena.look(buffers.rows());
    assert_eq!(buffers.observation(3), before);
}

#[test]
fn random_actions_are_legal_from_the_first_to_the_last() {
    let mut arena = Arena::new(kinds(1), 6);
    let mut buffers = Buffers::new(arena.len());
    let (mut first, mut last, mut any) = (vec![0; arena.len()], vec![0; arena.len()], vec![0; arena.len()]);
    let mut dice = Dice::new(2);
    arena.look(buffers.rows());
    for _ in 0..60 {
        arena.random_actions(&vec![0.0; arena.len()], &mut first);
        arena.random_actions(&vec![1.0 - f64::EPSILON; arena.len()], &mut last);
        for game in 0..arena.len() {
            let mask = buffers.mask(game);
            assert!(first[game] != last[game], "there are two at least");
            assert_eq!((mask[usize::from(first[game])], mask[usize::from(last[game])]), (1, 1));
        }
        let numbers: Vec<f64> = (0..arena.len()).map(|_| dice.below(1_000) as f64 / 1_000.0).collect();
        arena.random_actions(&numbers, &mut any);
        arena.step(&any, buffers.rows()).expect("legal actions");
    }
}

#[test]
fn what_was_seen_at_the_end_is_told() {
    let asked = OBSERVATION.iter().find(|span| span.name == "what the viewer is asked");
    let asked = asked.map(|span| span.start..span.end()).expect("a range");
    let mut arena = Arena::new(kinds(2), 12);
    let mut buffers = Buffers::new(arena.len()).with_finals();
    let (mut dice, mut actions) = (Dice::new(3), vec![0; arena.len()]);
    let mut ended = 0;
    arena.look(buffers.rows());
    for _ in 0..300 {
        let numbers: Vec<f64> = (0..arena.len()).map(|_| dice.below(1_000) as f64 / 1_000.0).collect();
        arena.random_actions(&numbers, &mut actions);
        arena.step(&actions, buffers.rows()).expect("legal actions");
        for game in (0..arena.len()).filter(|&game| buffers.done(game)) {
            let last = buffers.last(game).expect("there is room");
            assert!(
                last[asked.clone()].iter().all(|&mark| mark == 0),
                "nobody is asked at the end"
            );
            assert_eq!(last[..5], buffers.observation(game)[..5], "as many players");
            assert_eq!(
                buffers.observation(game)[asked.clone()].iter().sum::<u8>(),
                1,
                "the next game asks"
            );
            ended += 1;
        }
    }
    assert!(ended > 100, "{ended}");
    assert!(Buffers::new(1).last(0).is_none());
}
