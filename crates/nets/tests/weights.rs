//! The weights that come with the game are whole, small, and those that are written down.
#![cfg(feature = "embedded")]

use encoding::{Deeds, OBSERVATION_SIZE, SHOWN_SIZE, Standing, observe, write_shown};
use nets::embedded::{JUDGE, POLICY};
use nets::{Judge, Mind, Policy, WeightsError, exp, read_head};
use rules::{Choices, Game, Made, Memory, Random, Seed, Setup, Viewer};

#[test]
fn weights_say_how_they_were_made_and_are_small() {
    for (file, kind, most) in [(POLICY, "policy", 1_000_000), (JUDGE, "value", 300_000)] {
        let (head, _) = read_head(file).unwrap();
        assert_eq!(head.kind, kind);
        assert!(head.command.starts_with("python trainer/train.py"), "{}", head.command);
        assert!(head.note.contains("decisions"), "{}", head.note);
        assert!(file.len() <= most, "{kind} has {} bytes", file.len());
    }
}

#[test]
fn what_is_wrong_with_a_file_is_said() {
    let wrong = |file: &[u8]| Policy::read(file).err();
    assert_eq!(wrong(b"anything"), Some(WeightsError::NotWeights));
    assert_eq!(wrong(JUDGE), Some(WeightsError::Other("value".to_owned())));
    let mut damaged = POLICY.to_vec();
    *damaged.last_mut().unwrap() ^= 1;
    assert_eq!(wrong(&damaged), Some(WeightsError::Damaged));
    assert_eq!(wrong(&POLICY[..POLICY.len() - 1]), Some(WeightsError::Damaged));
    let newer = String::from_utf8_lossy(&POLICY[..40]).replace("oshra-net 1", "oshra-net 2") + "\n\n";
    assert_eq!(wrong(newer.as_bytes()), Some(WeightsError::Version("2".to_owned())));
}

/// What the nets say in whole games are chances, and the same whenever they are asked.
#[test]
fn nets_say_chances_in_whole_games() {
    let (hash, count) = said();
    assert!(count > 1_000, "{count}");
    assert_eq!(said(), (hash, count));
}

/// Plays random games and asks the nets at every choice: a number that depends on every bit of what they say, and how often
/// they were asked.
fn said() -> (u64, usize) {
    let (policy, judge) = (Policy::read(POLICY).unwrap(), Judge::read(JUDGE).unwrap());
    let mut mind = Mind::new(&policy);
    let mut standing = Standing::default();
    let mut random = Random::new(4);
    let (mut hash, mut count) = (0xCBF2_9CE4_8422_2325_u64, 0);
    let mut add = |number: f32| hash = (hash ^ u64::from(number.to_bits())).wrapping_mul(0x0100_0000_01B3);
    let (mut observation, mut shown, mut likely) = ([0; OBSERVATION_SIZE], [0; SHOWN_SIZE], [0.0; 181]);
    for number in 0..20_u8 {
        let mut game = Game::new(
            Setup::new(2 + number % 5).unwrap(),
            &Seed::from(format!("alike {number}")),
        );
        let mut memory = Memory::of(&game, Viewer::Public);
        let (mut choices, mut events) = (Choices::new(), Vec::new());
        let mut deeds = Deeds::default();
        while let Some(seat) = game.decider() {
            game.choices_into(seat, &mut choices);
            let view = game.view(Viewer::Seat(seat));
            observe(&view, seat, &deeds, &mut observation);
            write_shown(&view, seat, &mut shown);
            policy.look(&observation, &mut mind);
            policy.choices(&mind, &choices, seat, game.players(), &shown, &mut likely);
            let likely = &likely[..choices.len()];
            assert!((likely.iter().map(|&one| exp(one)).sum::<f32>() - 1.0).abs() < 1e-3);
            likely.iter().copied().for_each(&mut add);
            let own = view.leader(seat).unwrap();
            policy
                .leaders(&mind, seat, own, game.players())
                .iter()
                .flatten()
                .copied()
                .for_each(&mut add);
            let chances = judge.chances(&view.imagine(&mut random), &mut standing);
            assert!(chances.iter().sum::<f32>() < 1.001);
            chances.into_iter().for_each(&mut add);
            count += 1;
            let choice = choices[random.below(choices.len())];
            events.clear();
            game.choose(seat, choice, &mut events).unwrap();
            memory.see(&game, Made { seat, choice }, &events);
            deeds.see(memory.last().unwrap());
        }
    }
    (hash, count)
}
