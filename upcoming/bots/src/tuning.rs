//! Fitting the numbers of judgement to games that Adepts play among themselves. Run with
//! `cargo test --release -p bots tuning -- --ignored --nocapture`.

use crate::judgement::{Eyes, Judgement, Standing, Weights};
use crate::{Adept, Bot, Dice};
use rules::{Game, Leader, MOST_PLAYERS, Seat, Seed, Setup, Step, Viewer, World};

pub(crate) struct Sample {
    pub(crate) standing: Standing,
    pub(crate) leaders: [Leader; MOST_PLAYERS],
    pub(crate) winner: Option<usize>,
    pub(crate) faction: usize,
}

pub(crate) fn samples(players: u8, games: u64) -> Vec<Sample> {
    let mut samples = Vec::new();
    let mut dice = Dice::new(7);
    for number in 0..games {
        let game = Game::new(Setup::new(players).unwrap(), &Seed::from(format!("tuning {number}")));
        let mut world: World = game.view(Viewer::Public).imagine(dice.generator());
        let mut bots: Vec<Adept> = (0..players).map(|_| Adept::new(dice.seed())).collect();
        let mut met = Vec::new();
        let mut choices = rules::Choices::new();
        while let Some(seat) = world.decider() {
            let view = world.view(Viewer::Seat(seat));
            if world.step() == Step::Play && world.turn() > 1 {
                met.push(Standing::of(&world, Eyes::All));
            }
            let thought = bots[seat.index()].think(&view).unwrap();
            world.list(seat, &mut choices);
            let index = choices.iter().position(|&choice| choice == thought.choice).unwrap();
            world.choose_listed(seat, &choices, index, &mut ());
        }
        let mut leaders = [Leader::Lemron; MOST_PLAYERS];
        for seat in world.seats() {
            leaders[seat.index()] = world.leader_of(seat);
        }
        let (faction, winner, _) = world.result().unwrap();
        samples.extend(met.into_iter().map(|standing| Sample {
            standing,
            leaders,
            winner: winner.map(Seat::index),
            faction: faction as usize,
        }));
    }
    samples
}

fn loss(samples: &[Sample], weights: Weights) -> f64 {
    let judgement = Judgement::new(weights);
    let mut sum = 0.0;
    let mut count = 0;
    for sample in samples {
        let Some(winner) = sample.winner else { continue };
        let chances = judgement.chances(&sample.standing, &sample.leaders);
        sum -= f64::from(chances[winner].max(1e-4)).ln();
        count += 1;
    }
    sum / f64::from(count)
}

#[test]
#[ignore = "takes minutes; its result is in Weights::FITTED"]
fn fit() {
    let data = samples(4, 3000);
    let mut weights = Weights::FITTED;
    let mut best = loss(&data, weights);
    println!("{} samples, loss {best:.4}", data.len());
    for far in 0..12 {
        let some: Vec<_> = data.iter().filter(|s| s.standing.turns / 3 == far).collect();
        if some.is_empty() { continue; }
        let j = Judgement::new(weights);
        let l: f64 = some.iter().filter_map(|s| s.winner.map(|w| -f64::from(j.chances(&s.standing, &s.leaders)[w].max(1e-4)).ln())).sum::<f64>() / some.len() as f64;
        println!("turns {}..: {} samples loss {l:.4}", far * 3, some.len());
    }
    let fields: [fn(&mut Weights) -> &mut f32; 6] = [
        |w| &mut w.lead_at_end,
        |w| &mut w.lead_far,
        |w| &mut w.crowd,
        |w| &mut w.pace,
        |w| &mut w.support,
        |w| &mut w.support_turns,
    ];
    let mut step = 0.3;
    while step > 0.03 {
        let mut better = false;
        for field in fields {
            for factor in [1.0 + step, 1.0 / (1.0 + step)] {
                let mut tried = weights;
                *field(&mut tried) *= factor;
                let now = loss(&data, tried);
                if now < best - 1e-5 {
                    best = now;
                    weights = tried;
                    better = true;
                }
            }
        }
        if !better {
            step /= 2.0;
        }
    }
    println!("loss {best:.4} {weights:?}");
    for far in 0..12 {
        let some: Vec<_> = data.iter().filter(|s| s.standing.turns / 3 == far).collect();
        if some.is_empty() { continue; }
        let j = Judgement::new(weights);
        let l: f64 = some.iter().filter_map(|s| s.winner.map(|w| -f64::from(j.chances(&s.standing, &s.leaders)[w].max(1e-4)).ln())).sum::<f64>() / some.len() as f64;
        let f: f64 = some.iter().map(|s| {
            let mut aligned = [0; 4];
            for l in &s.leaders[..s.standing.players] { for f in l.alignment() { aligned[f as usize] += 1; } }
            -f64::from(j.factions_with(&s.standing, aligned)[s.faction].max(1e-4)).ln() }).sum::<f64>() / some.len() as f64;
        println!("turns {}..: {} samples loss {l:.4} faction loss {f:.4}", far * 3, some.len());
    }
}

#[test]
#[ignore = "takes minutes"]
fn belief() {
    use crate::belief::{Belief, Trust};
    let players = 4;
    for (blur, whim, worlds) in [(0.008, 0.15, 3), (0.004, 0.15, 3), (0.015, 0.15, 3), (0.008, 0.05, 3), (0.008, 0.15, 8)] {
        let trust = Trust { blur, whim, worlds };
        let games = 150;
        let mut dice = Dice::new(11);
        let mut by_round = vec![(0.0_f64, 0.0_f64, 0); 12];
        let mut bins = vec![(0.0_f64, 0.0_f64); 10];
        let mut hidden = (0, 0);
        let mut held = (0, 0);
        let begun = std::time::Instant::now();
        let mut learned = 0;
        for number in 0..games {
            let game = Game::new(Setup::new(players).unwrap(), &Seed::from(format!("belief {number}")));
            let mut world: World = game.view(Viewer::Public).imagine(dice.generator());
            let mut bots: Vec<Adept> = (0..players).map(|_| Adept::new(dice.seed())).collect();
            let me = Seat((number % 4) as u8);
            let mut belief = Belief::prior(&world.view(Viewer::Seat(me))).unwrap().trusting(trust);
            let mut choices = rules::Choices::new();
            let mut events = Vec::new();
            let mut last = 0;
            let mut end = false;
            while let Some(seat) = world.decider() {
                let view = world.view(Viewer::Seat(seat));
                let thought = bots[seat.index()].think(&view).unwrap();
                world.list(seat, &mut choices);
                let index = choices.iter().position(|&choice| choice == thought.choice).unwrap();
                let before = world.view(Viewer::Seat(me));
                events.clear();
                world.choose_listed(seat, &choices, index, &mut events);
                let seen: Vec<_> = events.iter().map(|event| event.seen_by(Viewer::Seat(me))).collect();
                belief.learn(&before, seat, &seen, &mut dice);
                learned += 1;
                let round = (world.turn() / u32::from(players)) as usize;
                if world.is_over() { end = true; }
                if round != last || end {
                    last = round;
                    let chances = belief.leaders();
                    for other in world.seats().filter(|&s| s != me) {
                        let truth = world.leader_of(other) as usize - 1;
                        let r = &mut by_round[if end { 11 } else { round.min(10) }];
                        r.0 += f64::from(chances[other.index()][truth]);
                        r.1 += f64::from(chances[other.index()][truth].max(1e-4)).ln();
                        r.2 += 1;
                        for l in 0..6 {
                            let c = chances[other.index()][l];
                            if c > 0.0 && l != world.leader_of(me) as usize - 1 {
                                let b = &mut bins[((c * 10.0) as usize).min(9)];
                                b.0 += 1.0;
                                if l == truth { b.1 += 1.0; }
                            }
                        }
                    }
                }
            }
            for s in world.seats() {
                for h in world.hidden(s) { hidden.1 += 1; if world.leader_of(s).factions().meets(h.factions()) { hidden.0 += 1; } }
                let _ = &mut held;
            }
        }
        println!("blur {blur} whim {whim} worlds {worlds}: {:.1} us per decision", begun.elapsed().as_secs_f64() * 1e6 / f64::from(learned));
        for (round, r) in by_round.iter().enumerate().filter(|(_, r)| r.2 > 0) {
            print!("  r{round}: {:.3} ({:.3}) n{}", r.0 / f64::from(r.2), r.1 / f64::from(r.2), r.2);
        }
        println!();
        for (i, b) in bins.iter().enumerate() { print!(" {}%:{:.0}%({})", i * 10 + 5, 100.0 * b.1 / b.0.max(1.0), b.0); }
        println!(" hidden aligned {:?} held {:?}", hidden, held);
    }
}

mod outlook {
    use crate::judgement::odds::{self, ways_of};
    use rules::effect::{Condition, Effect};
    use rules::*;

    pub(super) type Layer = Vec<[f32; 4]>;
    fn place(t: Track) -> usize { (t.red() as usize - 1) * 12 + t.green() as usize - 1 }

    /// For each track: per hero list of destinations
    pub(super) fn table() -> Vec<Vec<(Vec<usize>, bool)>> {
        let mut all = vec![Vec::new(); 144];
        for r in 1..=12 { for g in 1..=12 {
            let t = Track::new(r, g).unwrap();
            for hero in Hero::all().filter(|h| h.set() == Set::Base) {
                let mut ways: Vec<usize> = Vec::new();
                let mut cond = false;
                for e in hero.effects() { if let Effect::Move(m) = e {
                    if m.condition != Condition::Always { cond = true; }
                    ways.extend(ways_of(m, t, 1).iter().map(|(a, b)| place(t.after(a, b))));
                } }
                if ways.is_empty() || cond { ways.push(place(t)); }
                all[place(t)].push((ways, cond));
            }
        } }
        all
    }

    pub(super) fn layers(table: &[Vec<(Vec<usize>, bool)>], movers: &[Leader], depth: usize, hand: f32) -> Vec<Layer> {
        let mut now = vec![[0.0; 4]; 144];
        for r in 1..=12 { for g in 1..=12 { let t = Track::new(r, g).unwrap(); now[place(t)][t.winning_faction() as usize] = 1.0; } }
        let mut layers = vec![now];
        for k in 0..depth {
            let mover = movers[k % movers.len()];
            let last = &layers[k];
            let mut next = vec![[0.0; 4]; 144];
            let fs = mover.alignment();
            for s in 0..144 {
                let mut list: Vec<(f32, usize)> = table[s].iter().map(|(ways, _)| {
                    ways.iter().map(|&w| (last[w][fs[0] as usize] + last[w][fs[1] as usize], w)).fold((-1.0, 0), |a, b| if b.0 > a.0 { b } else { a })
                }).collect();
                list.sort_by(|a, b| b.0.total_cmp(&a.0));
                let n = list.len() as f32;
                let mut before = 0.0;
                for (i, (_, w)) in list.iter().enumerate() {
                    let upto = 1.0 - (1.0 - (i as f32 + 1.0) / n).powf(hand);
                    let p = upto - before; before = upto;
                    for f in 0..4 { next[s][f] += p * last[*w][f]; }
                }
            }
            layers.push(next);
        }
        layers
    }
    pub(super) fn at(l: &[Layer], t: Track, k: usize) -> [f32; 4] { l[k.min(l.len() - 1)][place(t)] }
    #[allow(unused)] fn unused() { let _ = odds::FARTHEST; }
}

#[test]
#[ignore = "experiment"]
fn outlook_loss() {
    let data = samples_with_end(4, 1500);
    let table = outlook::table();
    for hand in [1.0, 1.5, 2.0, 3.0, 4.0] {
        for scale in [1.0, 1.3] {
        let mut cache: std::collections::HashMap<Vec<Leader>, Vec<outlook::Layer>> = Default::default();
        let mut bins = vec![(0.0, 0); 12];
        let mut tot = (0.0, 0);
        for (s, end_seat) in &data {
            let p = s.standing.players;
            let movers: Vec<Leader> = (0..p).map(|k| s.leaders[(end_seat + p - k) % p]).collect();
            let l = cache.entry(movers.clone()).or_insert_with(|| outlook::layers(&table, &movers, 32, hand));
            let k = ((s.standing.turns as f32 * scale).round()) as usize;
            let f = outlook::at(l, s.standing.track, k)[s.faction];
            let loss = -f64::from(f.max(1e-3)).ln();
            let b = &mut bins[(s.standing.turns / 3).min(11)];
            b.0 += loss; b.1 += 1; tot.0 += loss; tot.1 += 1;
        }
        print!("hand {hand} scale {scale}: {:.4} ", tot.0 / f64::from(tot.1));
        for b in bins.iter().filter(|b| b.1 > 0) { print!(" {:.3}", b.0 / f64::from(b.1)); }
        println!();
    } }
}

fn samples_with_end(players: u8, games: u64) -> Vec<(Sample, usize)> {
    let mut samples = Vec::new();
    let mut dice = Dice::new(8);
    for number in 0..games {
        let game = Game::new(Setup::new(players).unwrap(), &Seed::from(format!("tuning {number}")));
        let mut world: World = game.view(Viewer::Public).imagine(dice.generator());
        let mut bots: Vec<Adept> = (0..players).map(|_| Adept::new(dice.seed())).collect();
        let mut met = Vec::new();
        let mut choices = rules::Choices::new();
        while let Some(seat) = world.decider() {
            let view = world.view(Viewer::Seat(seat));
            if world.step() == Step::Play && world.turn() > 1 {
                let st = Standing::of(&world, Eyes::All);
                let end = (seat.index() + st.turns + usize::from(players) - 1) % usize::from(players);
                met.push((st, end));
            }
            let thought = bots[seat.index()].think(&view).unwrap();
            world.list(seat, &mut choices);
            let index = choices.iter().position(|&choice| choice == thought.choice).unwrap();
            world.choose_listed(seat, &choices, index, &mut ());
        }
        let mut leaders = [Leader::Lemron; MOST_PLAYERS];
        for seat in world.seats() { leaders[seat.index()] = world.leader_of(seat); }
        let (faction, winner, _) = world.result().unwrap();
        samples.extend(met.into_iter().map(|(standing, end)| (Sample { standing, leaders, winner: winner.map(Seat::index), faction: faction as usize }, end)));
    }
    samples
}

#[test]
#[ignore = "experiment"]
fn slopes() {
    use crate::belief::Belief;
    use crate::search::{Search, Settings};
    use std::collections::BTreeMap;
    let players = 4;
    let mut dice = Dice::new(21);
    let rounds: u32 = std::env::var("ROUNDS").ok().and_then(|t| t.parse().ok()).unwrap_or(600);
    let games: u64 = std::env::var("GAMES").ok().and_then(|t| t.parse().ok()).unwrap_or(60);
    let mut stats: BTreeMap<String, [f64; 8]> = BTreeMap::new();
    let mut settings = Settings::env();
    settings.doubt = 1e9;
    for number in 0..games {
        let game = Game::new(Setup::new(players).unwrap(), &Seed::from(format!("slopes {number}")));
        let mut world: World = game.view(Viewer::Public).imagine(dice.generator());
        let mut bots: Vec<Adept> = (0..players).map(|_| Adept::new(dice.seed())).collect();
        let mut choices = rules::Choices::new();
        let mut search = Search::new(settings);
        while let Some(seat) = world.decider() {
            let view = world.view(Viewer::Seat(seat));
            if view.choices().len() > 1 && dice.unit() < 0.05 {
                let mut belief = Belief::prior(&view).unwrap();
                let mut leaders = [Leader::Lemron; MOST_PLAYERS];
                for s in world.seats() { leaders[s.index()] = world.leader_of(s); }
                belief.know(leaders);
                search.begin(&belief.imagine(&view, &mut dice), seat);
                for _ in 0..rounds { let w = belief.imagine(&view, &mut dice); search.round(&w, seat, &mut dice); }
                let list = search.race.findings();
                let n = list.len() as f64;
                let mw: f64 = list.iter().map(|x| x.0).sum::<f64>() / n;
                let mv: f64 = list.iter().map(|x| x.1).sum::<f64>() / n;
                let prompt = world.question(seat).prompt.id();
                let s = stats.entry(prompt).or_default();
                for (w, v, se) in &list {
                    let (w, v) = (w - mw, v - mv);
                    s[0] += 1.0; s[1] += w * w; s[2] += w * v; s[3] += v * v; s[4] += se * se;
                }
                let best_w = list.iter().max_by(|a, b| a.0.total_cmp(&b.0)).unwrap();
                let best_v = list.iter().map(|x| x.1).fold(-1.0, f64::max);
                s[5] += 1.0; s[6] += best_v - best_w.1; 
            }
            let thought = bots[seat.index()].think(&view).unwrap();
            world.list(seat, &mut choices);
            let index = choices.iter().position(|&choice| choice == thought.choice).unwrap();
            world.choose_listed(seat, &choices, index, &mut ());
        }
    }
    for (prompt, s) in stats {
        let slope = s[2] / s[1].max(1e-12);
        let resid = (s[3] - s[2] * s[2] / s[1].max(1e-12)) / s[0] - s[4] / s[0];
        println!("{prompt:20} n{:4} sd worth {:.4} slope {slope:.2} sd value {:.4} tau {:.4} noise {:.4} regret of adept {:.4} round sd {:.3}", s[5], (s[1] / s[0]).sqrt(), (s[3] / s[0] - s[4] / s[0]).max(0.0).sqrt(), resid.max(0.0).sqrt(), (s[4] / s[0]).sqrt(), s[6] / s[5], (s[4] / s[0] * f64::from(rounds)).sqrt());
    }
}

#[test]
#[ignore = "experiment"]
fn static_worth() {
    use crate::instinct::{Care, Feel, Worths, aligned_by_prior};
    use rules::Choice;
    let players = 4;
    let mut dice = Dice::new(21);
    let mut stats = vec![[0.0_f64; 6]; 91];
    let mut all = [0.0_f64; 6];
    for number in 0..400 {
        let game = Game::new(Setup::new(players).unwrap(), &Seed::from(format!("static {number}")));
        let mut world: World = game.view(Viewer::Public).imagine(dice.generator());
        let mut bots: Vec<Adept> = (0..players).map(|_| Adept::new(dice.seed())).collect();
        let mut choices = rules::Choices::new();
        let (mut quick, mut thorough) = (Worths::new(), Worths::new());
        while let Some(seat) = world.decider() {
            let view = world.view(Viewer::Seat(seat));
            let thought = bots[seat.index()].think(&view).unwrap();
            world.list(seat, &mut choices);
            if world.step() == Step::Play {
                let leader = world.leader_of(seat);
                let aligned = aligned_by_prior(leader);
                let feel = Feel::new(Judgement::fitted(), &world, seat, leader, &aligned);
                feel.weigh(&world, &choices, &mut thorough, Care::Thorough);
                feel.weigh(&world, &choices, &mut quick, Care::Quick);
                for (i, c) in choices.iter().enumerate() {
                    if let Choice::Play(h) = c {
                        let (q, t) = (f64::from(feel.card_worth(&world, *h)), f64::from(thorough.as_slice()[i]));
                        for s in [&mut stats[h.number() as usize], &mut all] { s[0] += 1.0; s[1] += q; s[2] += t; s[3] += q * q; s[4] += q * t; s[5] += t * t; }
                    }
                }
            }
            let index = choices.iter().position(|&choice| choice == thought.choice).unwrap();
            world.choose_listed(seat, &choices, index, &mut ());
        }
    }
    let show = |s: &[f64; 6]| { let n = s[0]; let (mq, mt) = (s[1] / n, s[2] / n); let (vq, vt, c) = (s[3] / n - mq * mq, s[5] / n - mt * mt, s[4] / n - mq * mt);
        format!("n{n:5} quick {mq:+.3} sd {:.3} thorough {mt:+.3} sd {:.3} corr {:.2} rmse {:.3}", vq.sqrt(), vt.sqrt(), c / (vq * vt).sqrt(), (vq + vt - 2.0 * c + (mq - mt).powi(2)).sqrt()) };
    println!("all {}", show(&all));
    let mut list: Vec<_> = rules::Hero::all().filter(|h| stats[h.number() as usize][0] > 20.0).map(|h| { let s = &stats[h.number() as usize]; let e = (s[3] + s[5] - 2.0 * s[4]) / s[0]; (e, h) }).collect();
    list.sort_by(|a, b| b.0.total_cmp(&a.0));
    for (_, h) in list.iter().take(30) { println!("{:28} {}", h.id(), show(&stats[h.number() as usize])); }
}
