//! Your games: results, and every finished game to be looked at again.

use super::learning::{Notices, OpenFile};
use super::seat::level_name;
use crate::app::App;
use crate::learn;
use crate::learn::watched;
use crate::say;
use leptos::prelude::*;
use told::keeper::{Source, Study};
use told::{GameLine, Games, Results};
use words::{Words, text};

fn bar(words: Words, name: impl IntoView + 'static, results: Results) -> impl IntoView {
    let share = 100 * results.won / results.games.max(1);
    view! {
        <li>
            <span class="who">{name}</span>
            <span class="won"><i style=format!("width:{share}%")></i></span>
            <small>{text!(words, "history-results", won = results.won, games = results.games)}</small>
        </li>
    }
}

fn results(words: Words, games: &Games) -> impl IntoView + use<> {
    let leaders = games.by_leader.iter().map(|&(leader, sum)| {
        let name = view! { <img src=format!("face/{}.svg", leader.id()) alt="" />{words.leader_name(leader)} };
        bar(words, name, sum)
    });
    let players = games
        .by_players
        .iter()
        .map(|&(count, sum)| bar(words, text!(words, "puzzle-players", count = count), sum));
    let levels = games.by_level.iter().map(|&(level, sum)| {
        let name = level.map_or_else(|| text!(words, "history-people"), |level| level_name(words, level));
        bar(words, name, sum)
    });
    view! {
        <div class="results">
            <section class="sheet"><h2>{text!(words, "history-by-leader")}</h2><ul>{leaders.collect_view()}</ul></section>
            <section class="sheet"><h2>{text!(words, "history-by-players")}</h2><ul>{players.collect_view()}</ul>
                <h2>{text!(words, "history-by-opponent")}</h2><ul>{levels.collect_view()}</ul></section>
        </div>
    }
}

fn line(app: App, words: Words, game: &GameLine) -> impl IntoView + use<> {
    let id = game.id;
    let names: Vec<String> = game
        .opponents
        .iter()
        .map(|sitter| match (sitter.name.is_empty(), sitter.bot) {
            (false, _) => sitter.name.clone(),
            (true, Some(level)) => level_name(words, level),
            (true, None) => text!(words, "history-people"),
        })
        .collect();
    let (class, verdict) = match (game.around, game.won) {
        (true, _) => ("around", text!(words, "history-around")),
        (false, true) => ("won", text!(words, "history-won")),
        (false, false) => ("lost", text!(words, "history-lost")),
    };
    let faction = game.faction;
    view! {
        <li class=format!("played sheet {class}") data-game=id.to_string()>
            <img class="face" src=format!("face/{}.svg", game.leader.id()) alt=words.leader(game.leader) />
            <div>
                <b>{verdict}</b>
                <p>{words.list_and(&names)}</p>
                <small>{say::date(words, game.when)}" · "{text!(words, "history-turns", count = game.turns)}" · "
                    {game.practice.then(|| format!("{} · ", text!(words, "history-practice")))}
                    <img class="inline" src=format!("sign/{}.svg", faction.id()) alt="" />{words.faction(faction)}</small>
            </div>
            {game.kept.then(|| view! {
                <span class="ways-on">
                    <button type="button" class="quiet" data-replay="" on:click=move |_| learn::begin_replay(app, watched(Source::Own(id)), false)>{text!(words, "replay-title")}</button>
                    <button type="button" class="quiet" data-analyse="" on:click=move |_| learn::begin_replay(app, watched(Source::Own(id)), true)>{text!(words, "analysis-title")}</button>
                </span>
            })}
        </li>
    }
}

/// The page.
#[component]
pub(crate) fn GamesScreen(app: App) -> impl IntoView {
    app.study(Study::Games);
    let say = move |key: fn(words::Words) -> String| move || key(app.words.get());
    let all = move || {
        let words = app.words.get();
        app.learn.games.get().map(|games| {
            if games.games.is_empty() {
                return view! { <p class="nothing" data-no-games="">{text!(words, "history-none")}</p> }.into_any();
            }
            let lines: Vec<_> = games
                .games
                .iter()
                .take(200)
                .map(|game| line(app, words, game))
                .collect();
            let sum = text!(words, "history-results", won = games.all.won, games = games.all.games);
            view! {
                <p class="lead">{sum}</p>
                {results(words, &games)}
                <ul class="games">{lines}</ul>
            }
            .into_any()
        })
    };
    view! {
        <main class="page learn">
            <header>
                <button type="button" class="quiet" data-back="" on:click=move |_| { app.learn.notice.set(None); app.way.up() }>{say(|words| text!(words, "menu-back"))}</button>
                <h1>{say(|words| text!(words, "learn-games"))}</h1>
                <span class="tools">
                    <OpenFile app=app />
                    <button type="button" class="quiet" data-export="" on:click=move |_| app.study(Study::Export)>{say(|words| text!(words, "history-export"))}</button>
                </span>
            </header>
            <Notices app=app />
            {all}
        </main>
    }
}
