//! What programs need: one answer for a turn of a loop, going back, worlds, memories, several games.

use engine::{NoBots, Session};
use rules::Random;
use serde_json::{Value, json};

fn ask(session: &mut Session, request: &Value) -> Value {
    let answer = session.answer(request.to_string().as_bytes(), &mut NoBots);
    assert_eq!(answer["ok"], json!(true), "{request}: {answer}");
    answer
}

fn code(session: &mut Session, request: &Value) -> String {
    let answer = session.answer(request.to_string().as_bytes(), &mut NoBots);
    assert_eq!(answer["ok"], json!(false), "{request}: {answer}");
    answer["error"]["code"].as_str().expect("a code").to_owned()
}

/// Somebody's random choice.
fn any(decisions: &Value, random: &mut Random) -> Option<(Value, Value)> {
    let decisions = decisions["decisions"].as_array().expect("a list");
    let decision = decisions.get(random.below(decisions.len()))?;
    let choices = decision["choices"].as_array().expect("a list");
    Some((decision["seat"].clone(), choices[random.below(choices.len())].clone()))
}

#[test]
fn a_step_tells_what_several_requests_tell() {
    let (mut one, mut other) = (Session::new(), Session::new());
    let new = json!({"do": "new", "players": 3, "seed": "steps"});
    ask(&mut one, &new);
    ask(&mut other, &new);
    let mut random = Random::new(3);
    let mut decisions = ask(&mut one, &json!({"do": "decisions"}));
    while let Some((seat, choice)) = any(&decisions, &mut random) {
        let viewer = json!(random.below(3));
        let step = ask(
            &mut one,
            &json!({"do": "step", "seat": seat, "choice": choice, "for": viewer}),
        );
        ask(&mut other, &json!({"do": "choose", "seat": seat, "choice": choice}));
        decisions = ask(&mut other, &json!({"do": "decisions"}));
        assert_eq!(step["decisions"], decisions["decisions"]);
        assert_eq!(
            step["view"],
            ask(&mut other, &json!({"do": "view", "seat": viewer}))["view"]
        );
        assert_eq!(step["over"], ask(&mut other, &json!({"do": "outcome"}))["over"]);
        let seen = ask(&mut other, &json!({"do": "events", "seat": viewer}));
        let moments = seen["moments"].as_array().expect("a list");
        assert_eq!(step["events"], moments.last().expect("a moment")["events"]);
        let later = ask(
            &mut other,
            &json!({"do": "events", "seat": viewer, "since": moments.len() - 1}),
        );
        assert_eq!(later["moments"].as_array().map(Vec::len), Some(1));
    }
}

#[test]
fn all_see_everything_and_seats_do_not() {
    let mut session = Session::new();
    ask(&mut session, &json!({"do": "new", "players": 2, "seed": "eyes"}));
    let decisions = ask(&mut session, &json!({"do": "decisions"}));
    let (seat, choice) = any(&decisions, &mut Random::new(1)).expect("a choice");
    let step = json!({"do": "step", "seat": seat, "choice": choice});
    let all = ask(&mut session, &step);
    assert_eq!(all["view"]["viewer"], "all");
    assert!(
        all["view"]["players"]
            .as_array()
            .expect("players")
            .iter()
            .all(|player| {
                player["leader"].is_string() && player["hand"].as_array().expect("a hand").iter().all(Value::is_string)
            })
    );
    ask(&mut session, &json!({"do": "undo"}));
    let mut public = step;
    public["for"] = json!("public");
    let public = ask(&mut session, &public);
    assert!(public["view"]["players"][0]["leader"].is_null());
}

/// Nothing is left of what was taken back, also in what seats remember.
#[test]
fn undo_goes_back_to_where_it_was() {
    let mut session = Session::new();
    let new = json!({"do": "new", "players": 4, "seed": "back"});
    ask(&mut session, &new);
    assert_eq!(code(&mut session, &json!({"do": "undo"})), "nothing-to-undo");
    let mut random = Random::new(5);
    let look = |session: &mut Session| {
        let requests = [
            json!({"do": "position"}),
            json!({"do": "memory", "seat": 2}),
            json!({"do": "decisions"}),
            json!({"do": "log"}),
        ];
        requests.map(|request| ask(session, &request))
    };
    let mut before = Vec::new();
    while let Some((seat, choice)) = any(&ask(&mut session, &json!({"do": "decisions"})), &mut random) {
        before.push(look(&mut session));
        ask(&mut session, &json!({"do": "choose", "seat": seat, "choice": choice}));
    }
    assert!(before.len() > 40);
    while let Some(earlier) = before.pop() {
        let answer = ask(&mut session, &json!({"do": "undo"}));
        assert_eq!(answer["choices"], json!(before.len()));
        assert_eq!(look(&mut session), earlier);
    }
}

/// At every moment, for every seat: a world in which it sees exactly what it sees, and which need not be the real one.
///
/// The seat imagines the same world from inside its world as from the real game, so nothing that it cannot see decides
/// what is imagined.
#[test]
fn imagined_worlds_look_the_same_to_whoever_imagined_them() {
    let mut session = Session::new();
    let mut random = Random::new(8);
    let (mut worlds, mut real, mut in_the_middle) = (0, 0, 0);
    for players in 2..=6 {
        ask(
            &mut session,
            &json!({"do": "new", "players": players, "edition": "print-and-play", "seed": format!("imagined {players}")}),
        );
        while let Some((seat, choice)) = any(&ask(&mut session, &json!({"do": "decisions"})), &mut random) {
            ask(&mut session, &json!({"do": "choose", "seat": seat, "choice": choice}));
            let truth = ask(&mut session, &json!({"do": "position"}));
            for viewer in 0..players {
                let mut imagine = json!({"do": "imagine", "seat": viewer, "seed": format!("{worlds}")});
                let world = ask(&mut session, &imagine);
                let seen = ask(&mut session, &json!({"do": "view", "seat": viewer}));
                ask(
                    &mut session,
                    &json!({"do": "load", "position": world["position"], "game": "world"}),
                );
                let again = ask(&mut session, &json!({"do": "view", "seat": viewer, "game": "world"}));
                assert_eq!(seen, again);
                imagine["game"] = json!("world");
                assert_eq!(world, ask(&mut session, &imagine), "something else decided");
                assert_ne!(world["position"]["seed"], truth["position"]["seed"], "chance is new");
                worlds += 1;
                in_the_middle += usize::from(truth["position"]["since"].is_object());
                real += usize::from(world["position"]["players"] == truth["position"]["players"]);
            }
        }
    }
    assert!(worlds > 1_500 && in_the_middle > 300, "{worlds} {in_the_middle}");
    // Only at the end, when all is known, and near it.
    assert!(real < worlds / 10, "{real} of {worlds} worlds are the real one");
}

/// Leaders that a seat cannot know are as likely in its worlds as the rules say.
#[test]
fn imagined_leaders_are_equally_likely() {
    let mut session = Session::new();
    ask(&mut session, &json!({"do": "new", "players": 2, "seed": "even"}));
    let mut counts = std::collections::BTreeMap::new();
    for number in 0..1_000 {
        let world = ask(
            &mut session,
            &json!({"do": "imagine", "seat": 0, "seed": format!("{number}")}),
        );
        let leader = world["position"]["players"][1]["leader"]
            .as_str()
            .expect("a leader")
            .to_owned();
        *counts.entry(leader).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 5);
    assert!(counts.values().all(|count| (150..250).contains(count)), "{counts:?}");
}

#[test]
fn games_by_name_and_ids_that_come_back() {
    let mut session = Session::new();
    let id = json!({"any": ["thing", 7]});
    for (name, players) in [("one", 2), ("two", 3)] {
        let new = json!({"do": "new", "players": players, "seed": name, "game": name, "id": id});
        let answer = ask(&mut session, &new);
        assert_eq!((&answer["id"], &answer["seats"]), (&id, &json!(players)));
    }
    assert_eq!(code(&mut session, &json!({"do": "decisions"})), "no-game");
    let view = |session: &mut Session, name: &str| ask(session, &json!({"do": "view", "seat": 0, "game": name}));
    let two = view(&mut session, "two");
    let decisions = ask(&mut session, &json!({"do": "decisions", "game": "one"}));
    let (seat, choice) = any(&decisions, &mut Random::new(1)).expect("a choice");
    ask(
        &mut session,
        &json!({"do": "choose", "seat": seat, "choice": choice, "game": "one"}),
    );
    assert_eq!(view(&mut session, "two"), two);
    let closed = ask(&mut session, &json!({"do": "close", "game": "one"}));
    assert_eq!(closed["choices"], json!(1));
    assert_eq!(code(&mut session, &json!({"do": "close", "game": "one"})), "no-game");
    assert_eq!(
        code(&mut session, &json!({"do": "view", "seat": 0, "game": 7})),
        "bad-request"
    );
    assert_eq!(
        code(
            &mut session,
            &json!({"do": "new", "players": 2, "game": "x".repeat(201)})
        ),
        "bad-request"
    );
    let refused = session.answer(br#"{"do":"dance","id":null}"#, &mut NoBots);
    assert!(refused.get("id").is_some_and(Value::is_null), "{refused}");
}

#[test]
fn a_choice_that_is_no_object_is_refused_in_words() {
    let mut session = Session::new();
    ask(&mut session, &json!({"do": "new", "players": 2, "seed": "words"}));
    let refused = session.answer(br#"{"do":"choose","seat":0,"choice":"pass"}"#, &mut NoBots);
    let message = refused["error"]["message"].as_str().expect("a sentence");
    assert!(
        message.contains("a choice is an object such as {\"pass\":true}"),
        "{message}"
    );
}
