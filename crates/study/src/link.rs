//! A whole game in a link: where it began, and of every choice only its place in the list of what was legal.

use rules::{Choices, Edition, Line, Log, LogError, Record, Seat, Seed, Set, Sets, Setup, Start};

const VERSION: u8 = 1;
/// A choice of somebody else than the one who would be asked first: the seat follows in this byte.
const SEAT: u8 = 0xF0;
/// The most a link may hold; a game is some hundred bytes.
const MOST: usize = 16 * 1024;

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
    let edition = Edition::ALL.iter().position(|&edition| edition == setup.edition)?;
    let sets = Set::ALL
        .iter()
        .enumerate()
        .filter(|(_, set)| setup.added.contains(**set));
    let sets = sets.fold(0_u8, |bits, (index, _)| bits | 1 << index);
    let mut bytes = vec![VERSION, setup.players(), edition as u8, sets, u8::from(setup.short)];
    let mut text = |text: &str| {
        let text: String = text.chars().take(60).collect();
        bytes.push(text.len() as u8);
        bytes.extend(text.as_bytes());
    };
    // A seed that is cut off would deal another game.
    if seed.text().chars().count() > 60 {
        return None;
    }
    text(seed.text());
    for seat in 0..usize::from(setup.players()) {
        text(names.get(seat).map_or("", String::as_str));
    }
    let mut record = Record::deal(*setup, seed.clone());
    let mut choices = Choices::new();
    for Line { made, .. } in &log.lines {
        if record.game().decider() != Some(made.seat) {
            bytes.push(SEAT | made.seat.0);
        }
        record.game().list(made.seat, &mut choices);
        let index = choices.iter().position(|&choice| choice == made.choice)?;
        bytes.push(u8::try_from(index).ok().filter(|&index| index < SEAT)?);
        record.choose(made.seat, made.choice, &mut ()).ok()?;
    }
    Some(letters(&bytes))
}

/// The game of a link and what everybody was called.
///
/// # Errors
/// A [`LogError`] that says what is wrong with it.
pub fn from_link(link: &str) -> Result<(Log, Vec<String>), LogError> {
    let broken = || LogError::NotALog("the link is broken".to_owned());
    if link.len() > MOST {
        return Err(broken());
    }
    let bytes = bytes(link).ok_or_else(broken)?;
    let mut bytes = bytes.into_iter();
    let mut next = || bytes.next().ok_or_else(broken);
    match next()? {
        VERSION => {}
        other => return Err(LogError::Version(u32::from(other))),
    }
    let players = next()?;
    let edition = *Edition::ALL.get(usize::from(next()?)).ok_or_else(broken)?;
    let sets = next()?;
    let sets: Vec<Set> = Set::ALL
        .into_iter()
        .enumerate()
        .filter_map(|(index, set)| (sets & 1 << index != 0).then_some(set))
        .collect();
    let setup = Setup::new(players).map_err(|_| broken())?;
    let mut setup = setup.edition(edition).with(Sets::of(&sets));
    setup.short = next()? == 1;
    let mut text = || {
        let length = next()?;
        let letters = (0..length).map(|_| next()).collect::<Result<Vec<u8>, LogError>>()?;
        String::from_utf8(letters).map_err(|_| broken())
    };
    let seed = Seed::from(text()?);
    let names = (0..players)
        .map(|_| text())
        .collect::<Result<Vec<String>, LogError>>()?;
    let mut record = Record::deal(setup, seed);
    let mut choices = Choices::new();
    let mut other = None;
    for byte in bytes {
        if byte >= SEAT {
            other = Some(Seat(byte - SEAT));
            continue;
        }
        let step = record.made().len() + 1;
        let refused = |refusal| LogError::Refused { step, refusal };
        let seat = other.take().or(record.game().decider());
        let seat = seat.ok_or_else(|| refused(rules::Refusal::Over))?;
        if seat.0 >= players {
            return Err(refused(rules::Refusal::NoSuchSeat));
        }
        record.game().list(seat, &mut choices);
        let choice = choices.get(usize::from(byte)).copied().ok_or_else(broken)?;
        record.choose(seat, choice, &mut ()).map_err(refused)?;
    }
    Ok((record.log(), names))
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
