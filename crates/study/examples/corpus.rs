//! Writes games of the present revision of the rules to the corpora of `rules` and `study`: what later versions must
//! still understand, or tell apart. Every player count, edition and kind of moment is among them.

use rules::{Choice, Edition, LOG_VERSION, RULES_REVISION, Random, Record, Seat, Seed, Set, Setup, Step};
use std::error::Error;
use std::fs;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    let corpus = Corpus::new()?;
    for players in 2..=6 {
        let setup = Setup::new(players)?;
        let setups = [
            ("classic", setup),
            ("german", setup.with_edition(Edition::HeimlicheHerrschaft)),
            ("everything", setup.with_edition(Edition::PrintAndPlay)),
            ("short", setup.with_short(true)),
            (
                "queens",
                setup.with_sets([Set::Queens, Set::Kickstarter].into_iter().collect()),
            ),
        ];
        for (number, (word, setup)) in setups.into_iter().enumerate() {
            let name = format!("{players}-{word}");
            let seed = Seed::from(format!("corpus {LOG_VERSION} {name}"));
            let mut random = Random::new(u64::from(players) * 10 + number as u64);
            let mut record = Record::deal(setup, seed);
            let text = number % 2 == 0;
            for _ in 0..20 + random.below(60) {
                step(&mut record, &mut random)?;
            }
            let loaded = Record::load(record.position())?;
            while record.game().step() != Step::Ability && step(&mut record, &mut random)? {}
            corpus.write(&format!("{name}-ability"), &record, !text)?;
            while step(&mut record, &mut random)? {}
            corpus.write(&format!("{name}-finished"), &record, text)?;
            let mut record = loaded;
            for _ in 0..25 {
                step(&mut record, &mut random)?;
            }
            corpus.write(&format!("{name}-position"), &record, text)?;
        }
    }
    Ok(())
}

/// Makes a random choice for a seat that is asked; returns whether there was one.
fn step(record: &mut Record, random: &mut Random) -> Result<bool, Box<dyn Error>> {
    let asked: Vec<Seat> = record.game().asked().map(|asked| asked.seat).collect();
    let Some(&seat) = asked.get(random.below(asked.len())) else {
        return Ok(false);
    };
    let mut choices = record.choices(seat);
    // Playing heroes is what tells most about the rules.
    let plays = |choice: &Choice| matches!(choice, Choice::Play(_));
    if choices.iter().any(plays) && random.below(5) > 0 {
        choices.retain(plays);
    }
    record.choose(seat, choices[random.below(choices.len())], &mut ())?;
    Ok(true)
}

struct Corpus {
    logs: PathBuf,
    links: PathBuf,
}

impl Corpus {
    fn new() -> Result<Corpus, Box<dyn Error>> {
        let study = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        let folder = format!("tests/corpus/revision-{RULES_REVISION}");
        let corpus = Corpus {
            logs: study.join("../rules").join(&folder),
            links: study.join(&folder),
        };
        fs::create_dir_all(&corpus.logs)?;
        fs::create_dir_all(&corpus.links)?;
        Ok(corpus)
    }

    /// Writes a log, the position it leads to, and the link if there is one.
    fn write(&self, name: &str, record: &Record, text: bool) -> Result<(), Box<dyn Error>> {
        let log = record.log();
        let written = if text {
            log.to_string()
        } else {
            serde_json::to_string(&log)? + "\n"
        };
        let name = format!("{name}-v{LOG_VERSION}");
        fs::write(self.logs.join(format!("{name}.log")), written)?;
        let position = serde_json::to_string(&record.position())? + "\n";
        fs::write(self.logs.join(format!("{name}.json")), position)?;
        let names = ["Ada", "", "Złota", "Ben", "Cem", "Über"].map(str::to_owned);
        if let Some(link) = study::to_link(&log, &names) {
            fs::write(self.links.join(format!("{name}.link")), link + "\n")?;
        }
        Ok(())
    }
}
