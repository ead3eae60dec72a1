//! Debug output ends up in logs and error messages: nothing in it may tell what somebody must not know.

use crate::common::Random;
use rules::{Choice, Event, Hero, Leader, Position, Record, Seed, Setup, Viewer};

/// Words that would give something away: every card the public does not know, and every leader.
fn secrets(record: &Record) -> Vec<String> {
    let game = record.game();
    let public = serde_json::to_string(&game.view(Viewer::Public)).expect("a view is JSON");
    let unknown = Hero::all()
        .map(Hero::id)
        .filter(|id| !public.contains(&format!("\"{id}\"")));
    let leaders = Leader::ALL.into_iter().map(Leader::id);
    let mut words: Vec<String> = unknown.chain(leaders).map(str::to_owned).collect();
    words.extend(Leader::ALL.iter().map(|leader| format!("{leader:?}")));
    words.push(record.seed().text().to_owned());
    words
}

#[test]
fn debug_output_tells_no_secrets() {
    let mut seen = 0;
    for number in 0..6 {
        let setup = Setup::new(2 + number % 5).expect("2 to 6 players");
        let mut record = Record::deal(setup, Seed::from(format!("never to be shown {number}")));
        let mut random = Random::new(u64::from(number) + 1);
        for _ in 0..60 {
            let Some((seat, choice)) = crate::common::random_choice(record.game(), &mut random) else {
                break;
            };
            let mut events: Vec<Event> = Vec::new();
            record.choose(seat, choice, &mut events).expect("a listed choice");
            let position = record.position();
            let log = record.log();
            let mut broken = position.clone();
            broken.harbor.extend(position.players[0].hand.clone());
            broken.players.clear();
            let error = broken.game().expect_err("nobody plays");
            let shown = [
                format!("{record:?} {:?}", record.game()),
                format!("{log:?} {:?} {:?}", log.start, log.choices),
                format!("{position:?} {:?} {:?}", position.players, position.since),
                format!("{:?} {:?}", Position::of(record.game(), None), record.start()),
                format!("{:?} {:?}", error.clone().into_position(), error.faults().len()),
            ];
            // An event may have shown everybody a card that lies hidden again.
            for event in &events {
                assert_eq!(
                    format!("{event:?}"),
                    format!("Event({:?})", event.seen_by(Viewer::Public))
                );
            }
            for secret in secrets(&record) {
                let told = shown.iter().find(|shown| shown.contains(&secret));
                assert!(told.is_none(), "{secret} in {told:?}");
            }
            seen += usize::from(matches!(choice, Choice::Card(_)));
        }
    }
    assert!(seen > 0, "secret choices were made");
}
