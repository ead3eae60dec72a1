use lab::{Experiment, Rows, Thinking};
use std::ops::ControlFlow;
fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let games: u64 = words[0].parse().unwrap();
    let its: u32 = words[1].parse().unwrap();
    let players: u8 = words[2].parse().unwrap();
    let bots = match players { 2 => "master,adept", _ => "master,adept,adept,adept" };
    let mut e = Experiment::new(bots.parse().unwrap(), players, games).unwrap();
    e.seed = "cal".into();
    e.thinking = Thinking::Iterations(its);
    let mut rows = Rows::default();
    let r = lab::run_recorded(&e, |_| ControlFlow::Continue(()), &mut rows).unwrap();
    println!("{:?}", r.bots()[0]);
    let mut by: std::collections::BTreeMap<u32, (f64, f64, f64, f64)> = Default::default();
    let mut bins = vec![(0.0, 0.0, 0.0); 10];
    for d in &rows.decisions {
        let Some(c) = d.chance else { continue };
        let g = &rows.games[d.game as usize];
        let won = f64::from(g.end.unwrap().winner == Some(d.seat));
        let round = if d.turn == 0 { 0 } else { (d.turn - 1) / u32::from(players) + 1 };
        let b = by.entry(round).or_default();
        b.0 += 1.0; b.1 += f64::from(c); b.2 += won; b.3 += (f64::from(c) - won).powi(2);
        let b = &mut bins[((c * 10.0) as usize).min(9)];
        b.0 += 1.0; b.1 += f64::from(c); b.2 += won;
    }
    for (k, b) in by { println!("round {k}: n {} predicted {:.3} won {:.3} brier {:.3}", b.0, b.1 / b.0, b.2 / b.0, b.3 / b.0); }
    for b in bins { if b.0 > 0.0 { println!("  {:.2} -> {:.2} ({})", b.1 / b.0, b.2 / b.0, b.0); } }
}
