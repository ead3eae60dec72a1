//! What looking ahead does to a world, and what it leaves alone.

use bots::{Dice, Foresight};
use rules::{Choices, Game, Seat, Seed, Setup, Viewer};

#[test]
fn only_the_harbor_is_shuffled() {
    let mut game = Game::new(Setup::new(3).unwrap(), &Seed::from("harbor"));
    let mut choices = Choices::new();
    for _ in 0..40 {
        let seat = game.decider().unwrap();
        game.choices_into(seat, &mut choices);
        game.choose_listed(seat, &choices, 0, &mut ());
    }
    let view = game.view(Viewer::Seat(Seat::S1));
    let world = view.imagine(Dice::new(1).generator());
    let mut shuffled = world.clone();
    shuffled.shuffle_harbor(Dice::new(2).generator());
    assert_ne!(
        world.harbor().collect::<Vec<_>>(),
        shuffled.harbor().collect::<Vec<_>>(),
        "another order"
    );
    let sorted = |world: &rules::World| {
        let mut numbers: Vec<u8> = world.harbor().map(|hero| hero.number()).collect();
        numbers.sort_unstable();
        numbers
    };
    assert_eq!(sorted(&world), sorted(&shuffled), "of the same cards");
    assert!(
        view == shuffled.view(Viewer::Seat(Seat::S1)),
        "the player sees no difference"
    );
    for seat in world.seats() {
        assert!(world.hand(seat).eq(shuffled.hand(seat)) && world.hidden(seat).eq(shuffled.hidden(seat)));
    }
    assert!(world.wilderness().eq(shuffled.wilderness()) && world.graveyard().eq(shuffled.graveyard()));
    assert_eq!(world.chance_events(), shuffled.chance_events());
}

#[test]
fn a_game_that_is_played_out_has_at_most_one_winner() {
    let game = Game::new(Setup::new(5).unwrap(), &Seed::from("out"));
    let view = game.view(Viewer::Seat(Seat::S0));
    let mut foresight = Foresight::new(3);
    let mut wins = 0.0;
    for seed in 0..10 {
        let values = foresight.play_out(view.imagine(Dice::new(seed).generator()));
        let sum: f32 = values.iter().sum();
        assert!(sum <= 1.001 && values[5] == 0.0);
        wins += sum;
    }
    assert!(wins > 5.0, "most games have a winner");
}
