//! A whole game in a link: where it began, by which rules, of every choice only its place in the list of what was
//! legal, and a digest of where all that leads.

use rules::{
    Choices, Edition, Log, LogError, LoggedChoice, RULES_REVISION, Record, Seat, Seed, Set, Sets, Setup, Start,
};

/// The form that is written. Version 1 is read, too: it has no revision and no digest.
const VERSION: u8 = 2;
/// A choice of another seat than the one that would be asked first: the seat is in this byte.
const SEAT: u8 = 0xF0;
/// The most a link may hold; a game is some hundred bytes.
const MOST: usize = 16 * 1024;
/// The longest seed and the longest name, in letters.
const LONGEST: usize = 60;

/// The game and what everybody was called, as letters for a link; none of a game that did not begin with a deal.
///
/// ```
/// use rules::{Record, Seed, Setup};
/// let mut record = Record::deal(Setup::new(2)?, Seed::from("linked"));
/// for _ in 0..6 {
///     let seat = record.game().decider().unwrap();
///     let choice = record.choices(seat)[1];
///     record.choose(seat, choice, &mut ())?;
/// }
/// let link = study::to_link(&record.log(), &["Ada".to_owned(), String::new()]).unwrap();
/// let (log, names) = study::from_link(&link).unwrap();
/// assert!(log.replay().unwrap().game() == record.game());
/// assert_eq!(names, ["Ada", ""]);
/// assert!(study::from_link("once upon a time").is_err());
/// # Ok::<(), rules::Refusal>(())
/// ```
pub fn to_link(log: &Log, names: &[String]) -> Option<String> {
    let Start::Deal(setup, seed) = &log.start else {
        return None;
    };
    // A seed that is cut off would deal another game.
    if seed.text().chars().count() > LONGEST {
        return None;
    }
    let mut record = Record::deal(*setup, seed.clone());
    let mut played = Vec::new();
    let mut choices = Choices::new();
    for LoggedChoice { made, .. } in &log.choices {
        if record.game().decider() != Some(made.seat) {
            played.push(SEAT | made.seat.number());
        }
        record.game().choices_into(made.seat, &mut choices);
        let index = choices.iter().position(|&choice| choice == made.choice)?;
        played.push(u8::try_from(index).ok().filter(|&index| index < SEAT)?);
        record.choose(made.seat, made.choice, &mut ()).ok()?;
    }
    let mut bytes = vec![VERSION];
    bytes.extend(u16::try_from(RULES_REVISION).ok()?.to_be_bytes());
    bytes.extend(short_digest(&record));
    write_setup(&mut bytes, *setup)?;
    write_text(&mut bytes, seed.text());
    for seat in Seat::all(setup.players()) {
        write_text(&mut bytes, names.get(seat.index()).map_or("", String::as_str));
    }
    bytes.extend(played);
    Some(letters(&bytes))
}

fn write_setup(bytes: &mut Vec<u8>, setup: Setup) -> Option<()> {
    let edition = Edition::ALL.iter().position(|&edition| edition == setup.edition)?;
    let sets = Set::ALL.iter().enumerate();
    let sets = sets.filter(|(_, set)| setup.added.contains(**set));
    let sets = sets.fold(0_u8, |bits, (index, _)| bits | 1 << index);
    bytes.extend([setup.players(), edition as u8, sets, u8::from(setup.short)]);
    Some(())
}

fn write_text(bytes: &mut Vec<u8>, text: &str) {
    let text: String = text.chars().take(LONGEST).collect();
    bytes.push(text.len() as u8);
    bytes.extend(text.as_bytes());
}

/// The digest of where a game stands, as much of it as a link has.
fn short_digest(record: &Record) -> [u8; 4] {
    let [first, second, third, fourth, ..] = record.game().digest().number().to_be_bytes();
    [first, second, third, fourth]
}

/// The game of a link and what everybody was called.
///
/// # Errors
/// A [`LogError`] that says what is wrong with it.
pub fn from_link(link: &str) -> Result<(Log, Vec<String>), LogError> {
    if link.len() > MOST {
        return Err(broken());
    }
    let mut bytes = Bytes(bytes(link).ok_or_else(broken)?.into_iter());
    let (revision, digest) = match bytes.next()? {
        1 => (1, None),
        VERSION => {
            let revision = u16::from_be_bytes(bytes.take()?);
            (u32::from(revision), Some(bytes.take::<4>()?))
        }
        other => return Err(LogError::Version(u32::from(other))),
    };
    let setup = bytes.setup()?;
    let seed = Seed::from(bytes.text()?);
    let names = Seat::all(setup.players()).map(|_| bytes.text());
    let names = names.collect::<Result<Vec<String>, LogError>>()?;
    let mut record = Record::deal(setup, seed);
    let played = bytes.play(&mut record);
    let same = digest.map(|digest| digest == short_digest(&record));
    // Other rules may list other choices, so what the places in the lists come to counts only if the digest fits.
    if revision != RULES_REVISION && (played.is_err() || same != Some(true)) {
        let step = None;
        return Err(LogError::Revision { revision, step });
    }
    played?;
    if same == Some(false) {
        return Err(broken());
    }
    Ok((record.log(), names))
}

fn broken() -> LogError {
    LogError::NotALog("the link is broken".to_owned())
}

/// What a link holds, read from its beginning.
struct Bytes(std::vec::IntoIter<u8>);

impl Bytes {
    fn next(&mut self) -> Result<u8, LogError> {
        self.0.next().ok_or_else(broken)
    }

    fn take<const COUNT: usize>(&mut self) -> Result<[u8; COUNT], LogError> {
        let mut taken = [0; COUNT];
        for byte in &mut taken {
            *byte = self.next()?;
        }
        Ok(taken)
    }

    fn text(&mut self) -> Result<String, LogError> {
        let length = self.next()?;
        let letters = (0..length)
            .map(|_| self.next())
            .collect::<Result<Vec<u8>, LogError>>()?;
        String::from_utf8(letters).map_err(|_| broken())
    }

    fn setup(&mut self) -> Result<Setup, LogError> {
        let setup = Setup::new(self.next()?).map_err(|_| broken())?;
        let edition = *Edition::ALL.get(usize::from(self.next()?)).ok_or_else(broken)?;
        let bits = self.next()?;
        let sets = Set::ALL.into_iter().enumerate();
        let sets: Sets = sets
            .filter_map(|(index, set)| (bits & 1 << index != 0).then_some(set))
            .collect();
        let mut setup = setup.with_edition(edition).with_sets(sets);
        setup.short = self.next()? == 1;
        Ok(setup)
    }

    /// Makes the choices that follow.
    fn play(self, record: &mut Record) -> Result<(), LogError> {
        let mut choices = Choices::new();
        let mut other = None;
        for byte in self.0 {
            if byte >= SEAT {
                other = Some(Seat::new(byte - SEAT).ok_or_else(broken)?);
                continue;
            }
            let step = record.made().len() + 1;
            let refused = |refusal| LogError::Refused { step, refusal };
            let seat = other.take().or(record.game().decider());
            let seat = seat.ok_or_else(|| refused(rules::Refusal::Over))?;
            record.game().choices_into(seat, &mut choices);
            let choice = choices.get(usize::from(byte)).copied().ok_or_else(broken)?;
            record.choose(seat, choice, &mut ()).map_err(refused)?;
        }
        Ok(())
    }
}

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Bytes as letters that need no escaping in a link.
fn letters(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len() * 4 / 3 + 3);
    for group in bytes.chunks(3) {
        let bits = group.iter().fold(0_u32, |bits, &byte| bits << 8 | u32::from(byte)) << (8 * (3 - group.len()));
        for place in 0..=group.len() {
            let letter = bits >> (18 - 6 * place) & 63;
            out.push(char::from(LETTERS[letter as usize]));
        }
    }
    out
}

fn bytes(letters: &str) -> Option<Vec<u8>> {
    let mut out = Vec::with_capacity(letters.len() * 3 / 4);
    for group in letters.as_bytes().chunks(4) {
        let mut bits = 0_u32;
        for &letter in group {
            bits = bits << 6 | LETTERS.iter().position(|&other| other == letter)? as u32;
        }
        bits <<= 6 * (4 - group.len());
        let whole = group.len().checked_sub(1).filter(|&count| count > 0)?;
        out.extend_from_slice(&bits.to_be_bytes()[1..=whole]);
    }
    Some(out)
}
