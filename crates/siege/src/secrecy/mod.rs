//! What a server tells, and whom: nobody is told, or can work out, what the rules do not let them know.

mod games;
mod known;
mod party;
mod person;
mod push;
mod twins;

use load::SplitMix;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How many whole games
    #[arg(long, default_value_t = 300)]
    games: u32,
    /// How many pairs of twins
    #[arg(long, default_value_t = 300)]
    twins: u32,
    /// Where the dice start
    #[arg(long, default_value_t = 1)]
    dice: u64,
}

/// The command.
pub(crate) async fn run(arguments: &Arguments) -> Result<(), String> {
    let mut dice = SplitMix::new(arguments.dice);
    let seen = games::play(arguments.games, &mut dice).await?;
    println!(
        "{} games, {} frames of {} bytes, {} reconnects, {} refusals, {} pushes: nobody was told what they may not know, and no log or number tells anything.",
        seen.games, seen.frames, seen.bytes, seen.reconnects, seen.refusals, seen.pushes
    );
    let compared = twins::compare(arguments.twins, &mut dice).await?;
    println!(
        "{} pairs of twins, {} frames: the same bytes, lengths and order.",
        compared.twins, compared.frames
    );
    if compared.twins * 2 < arguments.twins {
        return Err("too few twins could be compared".to_owned());
    }
    Ok(())
}
