//! Your own guess at somebody's leader, beside their name.

use crate::app::App;
use leptos::prelude::*;
use rules::{Leader, Seat};
use words::text;

/// How many faces have room there.
const FEW: usize = 2;

/// The leaders that the notebook marks as likely for this player.
pub(super) fn suspected(app: App, seat: Seat) -> impl IntoView {
    let leaders = Memo::new(move |_| app.learn.notes.with(|notes| notes.suspected(seat)));
    move || {
        let leaders: Vec<Leader> = leaders.get();
        (!leaders.is_empty()).then(|| {
            let words = app.words.get();
            let names: Vec<String> = leaders.iter().map(|leader| words.leader_name(*leader)).collect();
            let label = text!(words, "notebook-suspected", leaders = words.list_and(&names));
            let faces = leaders.iter().take(FEW);
            let faces = faces.map(|leader| view! { <img src=format!("face/{}.svg", leader.id()) alt="" /> });
            view! {
                <span class="suspected" data-suspected="" role="img" title=label.clone() aria-label=label>{faces.collect_view()}"?"</span>
            }
        })
    }
}
