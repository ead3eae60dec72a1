//! The view of somebody who owns the game and sees everything, in the form of any other view.

use rules::{Record, Viewer};
use serde_json::{Value, json};

/// What the public sees, with every card and every leader filled in.
pub(crate) fn view(record: &Record) -> Value {
    let game = record.game();
    let mut view = json!(game.view(Viewer::Public));
    view["viewer"] = json!("all");
    let position = json!(record.position());
    for pile in ["players", "wilderness", "graveyard"] {
        view[pile] = position[pile].clone();
    }
    view["known_by"] = position.get("known").cloned().unwrap_or_else(|| json!({}));
    // Cards that are set aside are in nobody's zone, but somebody decides about them and sees them.
    if view["aside"].is_array() {
        for seat in game.seats() {
            let seen = json!(game.view(Viewer::Seat(seat)));
            for index in 0.. {
                match (view["aside"].get(index), seen["aside"].get(index)) {
                    (Some(Value::Null), Some(card)) => view["aside"][index] = card.clone(),
                    (Some(_), _) => {}
                    (None, _) => break,
                }
            }
        }
    }
    view
}
