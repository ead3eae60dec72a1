//! Lists of ids, taken from the types: cards, prompts, codes of refusals and so on, with what each means.

use crate::RequestError;
use rules::{DecidedBy, Edition, Faction, Hero, How, Leader, LogError, PositionFault, Prompt, Refusal, Set, Step};
use std::collections::BTreeMap;
use told::Level;

/// Ids of one sort.
pub(super) struct Ids {
    pub(super) name: &'static str,
    pub(super) says: &'static str,
    /// Each id with its meaning, where there is more to say than its name.
    pub(super) ids: Vec<(String, String)>,
}

/// Every list of names.
pub(super) fn all() -> Vec<Ids> {
    let ids = |name, says, ids: Vec<(String, String)>| Ids { name, says, ids };
    vec![
        ids("prompt", "What is asked.", prompts()),
        ids("refusal-code", "Why a line is refused.", refusals()),
        ids(
            "step",
            "The part of a turn a game is in.",
            each(Step::ALL, Step::id, step),
        ),
        ids("how", "How a card came from one place to another.", hows()),
        ids(
            "decided-by",
            "What decided among the aligned.",
            each(DecidedBy::ALL, DecidedBy::id, decided_by),
        ),
        ids("level", "How well a bot plays.", each(Level::ALL, Level::id, |_| "")),
        ids("edition", "Which game it is.", each(Edition::ALL, Edition::id, |_| "")),
        ids("set", "Heroes that come together.", each(Set::ALL, Set::id, |_| "")),
        ids(
            "faction",
            "One of the four peoples.",
            each(Faction::ALL, Faction::id, |_| ""),
        ),
        ids(
            "leader",
            "One of the six leaders.",
            each(Leader::ALL, Leader::id, |_| ""),
        ),
        ids("card", "A hero.", each(Hero::all(), |hero| hero.id(), |_| "")),
    ]
}

fn each<T: Copy>(
    all: impl IntoIterator<Item = T>,
    id: impl Fn(T) -> &'static str,
    says: impl Fn(T) -> &'static str,
) -> Vec<(String, String)> {
    all.into_iter()
        .map(|one| (id(one).to_owned(), says(one).to_owned()))
        .collect()
}

fn prompts() -> Vec<(String, String)> {
    each(Prompt::ALL, Prompt::id, |prompt| match prompt {
        Prompt::SetupHidden => "set-up: which card goes face down into your party (`card`)",
        Prompt::SetupWilderness => "set-up: which card goes into the Wilderness (`discard`)",
        Prompt::Play => "play a card, discard the first of up to three, or pass (`play`, `discard`, `pass`)",
        Prompt::DiscardMore => "discard another card, or stop (`discard`, `pass`)",
        Prompt::Draw => "draw from the Tavern or the Harbor (`draw`)",
        Prompt::DiscardDown => "discard down to three (`discard`)",
        Prompt::Move => "which way the markers move (`move`)",
        Prompt::NameFaction => "name a faction (`faction`)",
        Prompt::PlayerToCount => "a player whose heroes are counted (`player`)",
        Prompt::PlayerToBuryFrom => "a player one of whose face-up heroes is buried (`player`)",
        Prompt::PlayerToDrawFrom => "a player from whose hand a card is drawn (`player`)",
        Prompt::PlayerToAsk => "a player who is asked for a card of the named faction (`player`)",
        Prompt::PlayerToGiveTo => "a player who receives the hero (`player`)",
        Prompt::HeroToBury => "a hero to bury (`hero`)",
        Prompt::HeroToDiscard => "a hero to discard (`hero`)",
        Prompt::HeroToTurnOver => "a hero to turn over (`hero`)",
        Prompt::HeroToTake => "a hero to take into the hand (`hero`)",
        Prompt::HeroToLookAt => "a hidden hero to look at (`hero`, `pass`)",
        Prompt::HeroToGiveAway => "a hero to give away (`hero`, `pass`)",
        Prompt::HeroToExchange => "a hero to exchange (`hero`, sometimes `pass`)",
        Prompt::HeroToPerform => "a hero whose abilities are performed (`hero`)",
        Prompt::TurnOverOrLook => "turn over or look (`mode`)",
        Prompt::TavernToDiscard => "a Tavern card to discard (`tavern`, `pass`)",
        Prompt::TavernToPlace => "a Tavern card to place face up in your party (`tavern`)",
        Prompt::TavernToExchange => "a Tavern card to exchange (`tavern`, sometimes `pass`)",
        Prompt::TavernToPerform => "a Tavern card to perform (`tavern`)",
        Prompt::HandToPlace => "a hand card to place face down in your party (`card`)",
        Prompt::HandToExchange => "a hand card to exchange (`card`, sometimes `pass`)",
        Prompt::HandToDiscard => "a hand card to discard, because another's ability demands it (`discard`)",
        Prompt::HandToShow => "a hand card of the named faction to show and give (`card`)",
        Prompt::PlayAnother => "another hand card to play (`play`, `pass`)",
        Prompt::CardToPlace => "which of the drawn or seen cards goes face down into your party (`card`)",
        Prompt::CardToTake => "which card of the Graveyard to take (`card`)",
        Prompt::CardToExchange => "which of the seen cards to exchange (`card`, sometimes `pass`)",
        Prompt::PileToDrawFrom => "which pile to draw from (`pile`)",
    })
}

fn step(step: Step) -> &'static str {
    match step {
        Step::Setup => "everybody chooses a hidden hero and a card for the Wilderness",
        Step::Play => "play or discard",
        Step::Ability => "a played hero's abilities are performed",
        Step::Draw => "draw",
        Step::Discard => "discard down to three",
        Step::Over => "the game is over",
    }
}

fn decided_by(by: DecidedBy) -> &'static str {
    match by {
        DecidedBy::OnlyAligned => "only one leader was aligned with the winning faction",
        DecidedBy::MostHeroes => "the most heroes of the winning faction",
        DecidedBy::FewestHeroes => "the fewest heroes in all",
        DecidedBy::LeaderNumber => "the highest leader number",
        DecidedBy::NobodyAligned => "no leader was aligned: nobody wins",
    }
}

fn hows() -> Vec<(String, String)> {
    let says = |how: How| match how {
        How::Played => ("played", "from the hand"),
        How::Discarded => ("discarded", ""),
        How::Drawn => ("drawn", ""),
        How::Buried => ("buried", ""),
        How::TurnedOver => ("turned-over", ""),
        How::Taken => ("taken", ""),
        How::Placed => ("placed", ""),
        How::Exchanged => ("exchanged", "the other card follows as an event of its own"),
        How::Refilled => ("refilled", "filled an empty Tavern slot"),
        How::Dealt => ("dealt", "put on the table in the set-up"),
    };
    let all = [
        How::Played,
        How::Discarded,
        How::Drawn,
        How::Buried,
        How::TurnedOver,
        How::Taken,
        How::Placed,
        How::Exchanged,
        How::Refilled,
        How::Dealt,
    ];
    each(all, |how| says(how).0, |how| says(how).1)
}

/// Codes of what is wrong with a line, a choice, a position or a log. Some mean the same in several of these.
fn refusals() -> Vec<(String, String)> {
    let mut codes: BTreeMap<String, String> = BTreeMap::new();
    let requests = requests()
        .into_iter()
        .map(|(error, says)| (error.code(), says.to_owned()));
    let rules = Refusal::ALL
        .into_iter()
        .map(|refusal| (refusal.code(), refusal.to_string()));
    let positions = positions()
        .into_iter()
        .map(|(fault, says)| (fault.code(), says.to_owned()));
    let logs = logs().into_iter().map(|(error, says)| (error.code(), says.to_owned()));
    for (code, says) in requests.chain(rules).chain(positions).chain(logs) {
        codes.entry(code.to_owned()).or_insert(says);
    }
    codes.into_iter().collect()
}

fn requests() -> Vec<(RequestError, &'static str)> {
    let text = String::new;
    let all = [
        RequestError::LineTooLong,
        RequestError::BadJson(text()),
        RequestError::UnknownRequest(text()),
        RequestError::UnknownField(text()),
        RequestError::BadRequest {
            field: text(),
            reason: text(),
        },
        RequestError::NoGame,
        RequestError::UnknownCard(text()),
        RequestError::UnknownEdition(text()),
        RequestError::UnknownSet(text()),
        RequestError::UnknownLevel(text()),
        RequestError::NothingToUndo,
        RequestError::NoWorld,
        RequestError::TooManyGames,
        RequestError::NoRandomSeed,
    ];
    let says = |error: &RequestError| match error {
        RequestError::LineTooLong => "the line is longer than a megabyte",
        RequestError::BadJson(_) => "the line is not a JSON object",
        RequestError::UnknownRequest(_) => "there is no such request",
        RequestError::UnknownField(_) => "the request has no such field",
        RequestError::BadRequest { .. } => "a field is missing or wrong; the message names it",
        RequestError::NoGame => "there is no game of that name",
        RequestError::UnknownCard(_) => "there is no such card",
        RequestError::UnknownEdition(_) => "there is no such edition",
        RequestError::UnknownSet(_) => "there is no such set",
        RequestError::UnknownLevel(_) => "there is no such level, or this program cannot play it",
        RequestError::NothingToUndo => "nothing was chosen yet",
        RequestError::NoWorld => "no possible world was found; ask with another seed",
        RequestError::TooManyGames => "10,000 games are open",
        RequestError::NoRandomSeed => "the operating system gives no randomness",
        RequestError::Refused(_) | RequestError::Position(_) | RequestError::Log(_) => "",
    };
    all.into_iter()
        .map(|error| {
            let says = says(&error);
            (error, says)
        })
        .collect()
}

fn positions() -> Vec<(PositionFault, &'static str)> {
    use PositionFault::*;
    let text = String::new;
    let all = [
        NotAPosition(text()),
        SeatCount(0),
        UnknownEdition(text()),
        UnknownSet(text()),
        UnknownCard(text()),
        UnknownLeader(text()),
        UnknownStep(text()),
        NotAStart(Step::Ability),
        CardTwice(Hero::EMPEROR),
        LeaderTwice(Leader::Lemron),
        MarkerOffTrack,
        TavernSlots(0),
        NoSuchSeat(0),
        NobodyActive,
        TooMuchChance(0),
        Discarded(4),
        Known(text()),
        SinceDiffers,
        SinceTwice,
        Revision(0),
        PositionFault::NoRandomSeed,
    ];
    let says = |fault: &PositionFault| match fault {
        NotAPosition(_) => "the start of a log is no position",
        SeatCount(_) => "a position has 2 to 6 players",
        UnknownEdition(_) | UnknownSet(_) | UnknownCard(_) | PositionFault::NoRandomSeed | NoSuchSeat(_) => "",
        UnknownLeader(_) => "there is no such leader",
        UnknownStep(_) | NotAStart(_) => "not the start of a step",
        CardTwice(_) => "a card is in two places",
        LeaderTwice(_) => "a leader is at two seats",
        MarkerOffTrack => "markers stand on the spaces 1 to 12",
        TavernSlots(_) => "the Tavern has three slots",
        NobodyActive => "a step needs an active player",
        TooMuchChance(_) => "no game has used chance so often",
        Discarded(_) => "up to three cards are discarded instead of playing one",
        Known(_) => "who knows a card makes no sense",
        SinceDiffers | SinceTwice => "the choices since the start of the step do not lead to this position",
        Revision(_) => "it was saved by other rules, by which its choices lead elsewhere",
    };
    all.into_iter()
        .map(|fault| {
            let says = says(&fault);
            (fault, says)
        })
        .collect()
}

fn logs() -> Vec<(LogError, &'static str)> {
    let text = String::new;
    let all = [
        LogError::NotALog(text()),
        LogError::Unreadable {
            line: 0,
            reason: text(),
        },
        LogError::Version(0),
        LogError::Revision {
            revision: 0,
            step: None,
        },
        LogError::SeedHash,
        LogError::Refused {
            step: 0,
            refusal: Refusal::Over,
        },
        LogError::Changed { step: 0 },
        LogError::Outcome,
    ];
    let says = |error: &LogError| match error {
        LogError::NotALog(_) | LogError::Unreadable { .. } => "this is not a saved game",
        LogError::Version(_) => "the log is of a version that cannot be read",
        LogError::Revision { .. } | LogError::Start(_) => "",
        LogError::SeedHash => "the seed does not fit the hash that was published",
        LogError::Refused { .. } => "a choice of the log is not legal",
        LogError::Changed { .. } => "a choice of the log was changed",
        LogError::Outcome => "the game does not end as the log says",
    };
    all.into_iter()
        .map(|error| {
            let says = says(&error);
            (error, says)
        })
        .collect()
}
