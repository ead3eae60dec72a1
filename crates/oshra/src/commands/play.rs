//! `oshra play`: in the browser, or a short game in the terminal.

use super::{browser, options};
use crate::failure::Failure;
use bots::{Bot, Budget, CannotPlay, Level};
use rules::{Event, Happening, Hero, Record, Seat, Seed, Setup, Slot, View, Viewer};
use std::io::{BufRead, Write};
use std::path::PathBuf;
use words::{Language, Players, Words, text};

#[derive(clap::Args, Default)]
pub(crate) struct Arguments {
    /// Play in the terminal instead of the browser
    #[arg(long, conflicts_with_all = ["port", "no_open"])]
    terminal: bool,
    /// The language [en, de, pl]; the system's if left out
    #[arg(long, value_parser = options::language)]
    language: Option<Language>,
    /// Where the browser finds the table; a free port if this one is taken
    #[arg(long)]
    port: Option<u16>,
    /// Do not open the browser
    #[arg(long)]
    no_open: bool,
    #[command(flatten)]
    evening: EveningArguments,
}

/// What only the terminal asks; the browser has options of its own.
#[derive(clap::Args, Default)]
#[group(requires = "terminal", multiple = true)]
struct EveningArguments {
    /// In the terminal: how many play, 2 to 6 [default: 4]
    #[arg(long)]
    players: Option<u8>,
    /// In the terminal: how well the others play [random, novice, adept, master, champion; default: novice]
    #[arg(long, value_parser = level)]
    level: Option<Level>,
    /// In the terminal: the full game instead of the short one
    #[arg(long)]
    full: bool,
    /// In the terminal: what the deal comes from; a random one if left out
    #[arg(long)]
    seed: Option<String>,
    /// In the terminal: save the game here when it ends, for `oshra replay`
    #[arg(long)]
    save: Option<PathBuf>,
}

fn level(id: &str) -> Result<Level, String> {
    id.parse().map_err(|error: bots::UnknownLevel| error.to_string())
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    if !arguments.terminal {
        return browser::run(arguments.port, arguments.no_open, arguments.language);
    }
    evening(&arguments.evening, arguments.language)
}

fn evening(arguments: &EveningArguments, language: Option<Language>) -> Result<(), Failure> {
    let refuse = |error: &dyn std::fmt::Display| Failure::Request(error.to_string());
    let setup = Setup::new(arguments.players.unwrap_or(4)).map_err(|error| refuse(&error))?;
    let setup = setup.with_short(!arguments.full);
    let seed = match &arguments.seed {
        Some(text) => Seed::from(text.as_str()),
        None => Seed::random().map_err(|error| refuse(&error))?,
    };
    let mut evening = Evening::new(
        Record::deal(setup, seed),
        arguments.level.unwrap_or(Level::Novice),
        options::words(language),
    )
    .map_err(|error| refuse(&error))?;
    let (input, mut output) = (std::io::stdin().lock(), std::io::stdout().lock());
    evening.play(input, &mut output)?;
    if let Some(path) = &arguments.save {
        std::fs::write(path, evening.record.log().to_string())
            .map_err(|error| Failure::Request(format!("{} cannot be written: {error}", path.display())))?;
    }
    Ok(())
}

/// The seat of the person at the terminal.
const ME: Seat = Seat::S0;

/// One game at the terminal.
struct Evening {
    record: Record,
    bots: Vec<Box<dyn Bot>>,
    words: Words,
    players: Players<'static>,
}

/// What the person typed.
enum Typed {
    Choice(usize),
    Leave,
}

impl Evening {
    fn new(record: Record, level: Level, words: Words) -> Result<Evening, CannotPlay> {
        let bots = record
            .game()
            .seats()
            .map(|seat| {
                // Bots dice for themselves: nothing of the deal reaches them but their view.
                let mut bytes = [0; 8];
                bytes.copy_from_slice(&record.seed().hash().as_bytes()[..8]);
                bots::bot(
                    level,
                    u64::from_le_bytes(bytes) + u64::from(seat.number()),
                    Budget::default(),
                )
            })
            .collect::<Result<_, _>>()?;
        Ok(Evening {
            record,
            bots,
            words,
            players: Players::new(&[]).told_to(ME),
        })
    }

    fn view(&self, seat: Seat) -> View {
        self.record.game().view(Viewer::Seat(seat))
    }

    fn play(&mut self, mut input: impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        let words = self.words;
        let view = self.view(ME);
        let others = view.players() - 1;
        writeln!(out, "{}", text!(words, "terminal-welcome", count = others))?;
        if let Some(leader) = view.leader(ME) {
            let [first, second] = leader.alignment().map(|faction| words.faction(faction));
            let leader = words.leader(leader);
            writeln!(
                out,
                "{}",
                text!(
                    words,
                    "terminal-leader",
                    leader = leader,
                    first = first,
                    second = second
                )
            )?;
        }
        while !self.record.game().is_over() {
            if self.view(ME).choices().is_empty() {
                self.let_others_choose(out)?;
                continue;
            }
            match self.ask(&mut input, out)? {
                Typed::Choice(index) => {
                    let choice = self.view(ME).choices()[index];
                    self.choose(ME, choice, out)?;
                }
                Typed::Leave => {
                    writeln!(out, "{}", text!(words, "terminal-left"))?;
                    return Ok(());
                }
            }
        }
        if let Some(ending) = words.ending(&self.view(ME), &self.players) {
            writeln!(out)?;
            for step in ending.steps {
                writeln!(out, "{step}")?;
            }
        }
        Ok(())
    }

    fn let_others_choose(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        let asked: Vec<Seat> = self.record.game().asked().map(|asked| asked.seat).collect();
        for seat in asked.into_iter().filter(|&seat| seat != ME) {
            let memory = self.record.memory(Viewer::Seat(seat));
            if let Some(thought) = self.bots[seat.index()].think(&memory) {
                self.choose(seat, thought.choice, out)?;
            }
        }
        Ok(())
    }

    /// Makes a choice and tells the person what they see of it.
    fn choose(&mut self, seat: Seat, choice: rules::Choice, out: &mut impl Write) -> Result<(), Failure> {
        let mut events: Vec<Event> = Vec::new();
        self.record
            .choose(seat, choice, &mut events)
            .map_err(|refusal| Failure::Request(self.words.refusal(refusal)))?;
        let seen: Vec<Happening> = events.iter().map(|event| event.seen_by(Viewer::Seat(ME))).collect();
        for line in self.words.events(&seen, &self.players) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    fn ask(&self, input: &mut impl BufRead, out: &mut impl Write) -> Result<Typed, Failure> {
        let words = self.words;
        let view = self.view(ME);
        self.show_table(&view, out)?;
        let question = view
            .asked()
            .find(|asked| asked.seat == ME)
            .map(|asked| words.question(&asked));
        if let Some(question) = question {
            let source = question.source.map(|hero| format!("{}: ", words.hero_name(hero)));
            writeln!(out, "\n{}{}", source.unwrap_or_default(), question.text)?;
        }
        let last = view.choices().len();
        for (index, &choice) in view.choices().iter().enumerate() {
            writeln!(out, "{:>3}  {}", index + 1, words.choice(choice, &view, &self.players))?;
        }
        loop {
            write!(out, "{} ", text!(words, "terminal-choose", last = last))?;
            out.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line)? == 0 {
                writeln!(out)?;
                return Ok(Typed::Leave);
            }
            match line.trim() {
                "q" | "Q" => return Ok(Typed::Leave),
                "?" => {
                    let heroes = view.setup().heroes_to_end();
                    writeln!(out, "{}", text!(words, "terminal-help", heroes = heroes))?;
                }
                typed => match typed.parse::<usize>() {
                    Ok(number) if (1..=last).contains(&number) => return Ok(Typed::Choice(number - 1)),
                    _ => writeln!(out, "{}", text!(words, "terminal-not-a-choice", last = last))?,
                },
            }
        }
    }

    fn show_table(&self, view: &View, out: &mut impl Write) -> Result<(), Failure> {
        let words = self.words;
        let nothing = text!(words, "terminal-nothing");
        let names = |heroes: Vec<Hero>| {
            let names: Vec<String> = heroes.into_iter().map(|hero| words.hero_name(hero)).collect();
            if names.is_empty() {
                nothing.clone()
            } else {
                names.join(", ")
            }
        };
        let tavern = names(Slot::ALL.into_iter().filter_map(|slot| view.tavern(slot)).collect());
        writeln!(
            out,
            "\n{}",
            text!(
                words,
                "terminal-table",
                red = view.track().red(),
                green = view.track().green(),
                tavern = tavern,
                harbor = view.harbor_size(),
                wilderness = view.wilderness().len(),
                graveyard = view.graveyard().len(),
            )
        )?;
        for seat in view.seats() {
            let heroes = names(view.face_up(seat).collect());
            let party = text!(
                words,
                "terminal-party",
                name = words.player(&self.players, seat),
                heroes = heroes,
                hidden = view.hidden(seat).len(),
                hand = view.hand(seat).len(),
            );
            writeln!(out, "{party}")?;
        }
        let hidden = names(view.hidden(ME).iter().filter_map(|card| card.hero).collect());
        writeln!(out, "{}", text!(words, "terminal-your-hidden", heroes = hidden))?;
        for hero in view.hand(ME).iter().filter_map(|card| card.hero) {
            let card = words.card(hero);
            let name = words.hero_name(hero);
            writeln!(
                out,
                "  {}",
                text!(words, "terminal-hand-card", name = name, text = card.spoken())
            )?;
        }
        Ok(())
    }
}
