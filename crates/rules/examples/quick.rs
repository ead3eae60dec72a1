use rules::*;
fn main() {
    println!("size {}", std::mem::size_of::<Game>());
    let n: u32 = std::env::args().nth(1).and_then(|s| s.parse().ok()).unwrap_or(20000);
    for players in 2..=6u8 {
        let setup = Setup::new(players).unwrap();
        let mut choices = Choices::new();
        let mut x = 88172645463325252u64;
        let mut dec = 0u64;
        let mut turns = 0u64; let mut maxd = 0;
        let t = std::time::Instant::now();
        for g in 0..n {
            let mut key = [0u8; 32];
            key[..4].copy_from_slice(&g.to_le_bytes());
            let mut game = Game::deal(setup, key);
            while let Some(seat) = game.decider() {
                game.list(seat, &mut choices);
                x ^= x << 13; x ^= x >> 7; x ^= x << 17;
                let i = (((x >> 32) * choices.len() as u64) >> 32) as usize;
                game.choose_listed(seat, &choices, i, &mut ());
                if game.decisions_made() > 20000 { println!("long"); break; }
            }
            dec += game.decisions_made() as u64;
            maxd = maxd.max(game.decisions_made());
            turns += game.turn() as u64;
        }
        let s = t.elapsed().as_secs_f64();
        println!("{players}: {:.2} M/s, {:.1} decisions/game max {maxd}, {:.1} turns", dec as f64 / s / 1e6, dec as f64 / n as f64, turns as f64 / n as f64);
    }
}
