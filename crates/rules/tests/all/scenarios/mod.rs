//! Scenarios: a position, choices, what must hold. Every hero and every ruling has a file of them.
//!
//! A file holds scenarios, each a `scenario:` line, a position, and steps. `#` begins a comment.
//!
//! ```text
//! scenario: buries an Imperial hero of any party
//! red 6 green 4                                   both markers on 4 unless told
//! tavern keen-koi - furious-frog                  `-` is an empty slot
//! wilderness leery-lizard aimless-eel             piles (harbor, wilderness, graveyard) top first
//! seat 0 lemron: hand shaky-sharpshooter | up grumpy-guard | hidden bored-goblin
//! seat 1: up ace-fighter flailing-knight          oldest first; cards that are nowhere are out of the game
//!
//! 0: play shaky-sharpshooter                      a choice, as in logs
//! asks 0 move: move red +1, move green -1         what is asked, and every legal choice; the list may be left out
//! 0: move red +1
//! asks 0 hero-to-bury: hero 1 face-up ace-fighter, hero 1 face-up flailing-knight
//! refuses 0: pass (must-choose)                   not legal, and why
//! 0: hero 1 face-up ace-fighter
//! then red 7 | graveyard ace-fighter | seat 1 up flailing-knight | seat 0 hand -
//! done                                            nothing is being performed any more
//! sees 1: seat 0 hidden ? | wilderness ? ?        what a seat or the `public` knows of a place: `?` is unknown,
//!                                                 `!` known, whichever it is
//! ```
//!
//! More of the position: `edition`, `sets`, `short`, `active 1`, `step draw`, `known CARD: 0 1` (or `public`).
//! More steps: `waits for 1 2`, the only ones asked now; `hears 1: EVENT`, an event of the last choice as somebody saw
//! it, in JSON; `sometimes …`, like `then`, but it need only hold for one of many seeds (`then` for each of them);
//! `outcome FACTION winner SEAT by WHAT counts 2/7 1/5`, the end, with heroes counted and in all by seat.
//!
//! In `then`, `?` stands for any card and `{a b}` for these in any order; a hand has no order. Places are `tavern`,
//! `harbor`, `wilderness`, `graveyard`, `aside`, and of each seat its `hand`, `up`, `hidden` and `leader`; `-` alone is
//! empty. `red`, `green`, `active` and `step` can be told too.
//!
//! The file of a hero begins with `facts:`, its number, factions, set, and whether it is `advanced`.
//!
//! The game makes choices that are forced and that everybody can see itself; scenarios list only what is asked.

mod always;
mod picture;
mod script;
mod table;

use rules::{Hero, Ruling};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios").join(name)
}

/// The first line of a hero's file.
fn facts(id: &str) -> String {
    let hero = Hero::from_id(id).expect("the file of a hero");
    let mut words = vec![hero.number().to_string()];
    words.extend(hero.factions().iter().map(|faction| faction.id().to_owned()));
    words.push(hero.set().id().to_owned());
    if hero.is_advanced() {
        words.push("advanced".to_owned());
    }
    format!("facts: {}", words.join(" "))
}

/// Runs all scenarios of a file and reports all that fail.
fn run_file(folder_name: &str, test: &str) {
    let id = test.replace('_', "-");
    let path = folder(folder_name).join(format!("{id}.txt"));
    let name = format!("{folder_name}/{id}.txt");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    let text = if folder_name == "heroes" {
        let (first, rest) = text.split_once('\n').unwrap_or_default();
        assert_eq!(first, facts(&id), "{name}:1");
        // The line stays, so that failures have the right number.
        format!("\n{rest}")
    } else {
        text
    };
    let scenarios = script::read(&text).unwrap_or_else(|failure| panic!("{name}:{failure}"));
    let mut failures = Vec::new();
    for scenario in &scenarios {
        if folder_name == "heroes" && !scenario.text.contains(&id) {
            failures.push(format!(
                "{name}:{}: {}\n  is not about {id}",
                scenario.line, scenario.title
            ));
        }
        if let Err(failure) = table::run(scenario) {
            failures.push(format!("{name}:{failure}\n  scenario: {}", scenario.title));
        }
    }
    assert!(!scenarios.is_empty(), "{name}: no scenario");
    assert!(failures.is_empty(), "\n{}\n", failures.join("\n\n"));
}

/// A test per file, named after it.
macro_rules! scenarios {
    ($folder:ident: $($test:ident)*) => {
        mod $folder {
            $(#[test] fn $test() { super::run_file(stringify!($folder), stringify!($test)); })*
            pub(super) const TESTS: &[&str] = &[$(stringify!($test)),*];
        }
    };
}

scenarios! { heroes:
    shaky_sharpshooter depressed_druid blind_eye_collector hairy_hermit long_eared_loner saber_tooth_troll
    potato_privateer spirited_shaman grumpy_guard overworked_amazon hangry_barbarian joyless_chief battle_pet_master
    curious_troll pigmented_war_pig bored_goblin curious_cat_lover watchful_witch
    short_sighted_soldier doubtful_priest underestimated_squire flailing_knight underpaid_mercenary heart_bending_bard
    modest_monsterslayer ace_fighter battle_connoisseur canned_champion nagging_northman almost_evil_scholar
    well_aged_warrior androgyn_assassin groggy_preacher queer_quartermaster angry_priestess resilient_rearguard
    arrowgant_skeleton unconfident_executioner ghastly_granny rotting_orangutan half_headed_wizard nightmarish_northman
    half_eaten_bull gorgeous_gorgon crow_carrier insidious_impaler lethargic_leech will_bending_witch resurrected_ram
    mummy_mystic naughty_necromancer sun_shy_skeleton wrapped_warrior slaughtered_slime
    pessimistic_whaleman tentacled_oracle drowned_deserter deep_sea_squire vegetarian_sharkguard double_shielded_turtle
    leery_lizard furious_frog apathetic_waterpriest hopeful_salamander keen_koi triple_sword_lizard saltwater_sage
    miniature_merman krill_keeper aimless_eel bludgeoning_blowfish friendly_frogmage
    seaweed_cutter careful_chameleon polar_protector firm_fishmonger sanguine_scholar well_shaved_wizard
    half_sliced_ghoul kind_king_slayer
    buried_emperor
    goblin_cryptographer careless_cartographer underwater_artist gambling_overseer
    well_funded_queen queen_of_the_wild queen_of_the_streets emperors_best_friend keeper_of_discord
}

scenarios! { rulings:
    simultaneous_setup may_pass both_piles_empty stuck_marker who_can_be_picked leaving_together small_pile
    looking_in_turn emperor_is_never_not emperor_cannot_be_copied chains_end set_aside keeper_has_no_faction
}

scenarios! { game:
    setting_up turns piles end_of_game tie_breaks copying burying_and_the_keeper last_hero knowledge refusals
}

/// Every hero and ruling has a file and a test, and no file is left without one.
fn assert_complete<'a>(folder_name: &str, ids: impl IntoIterator<Item = &'a str>, tests: &[&str]) {
    let wanted: BTreeSet<String> = ids.into_iter().map(str::to_owned).collect();
    let tested: BTreeSet<String> = tests.iter().map(|test| test.replace('_', "-")).collect();
    let files: BTreeSet<String> = std::fs::read_dir(folder(folder_name))
        .expect("a folder of scenarios")
        .map(|entry| {
            entry
                .expect("a readable folder")
                .file_name()
                .to_string_lossy()
                .into_owned()
        })
        .map(|file| file.strip_suffix(".txt").unwrap_or(&file).to_owned())
        .collect();
    for (what, there) in [("file", &files), ("test", &tested)] {
        let missing: Vec<_> = wanted.difference(there).collect();
        let unknown: Vec<_> = there.difference(&wanted).collect();
        assert!(missing.is_empty(), "{folder_name}: no {what} for {missing:?}");
        assert!(
            unknown.is_empty(),
            "{folder_name}: a {what} for nothing there is: {unknown:?}"
        );
    }
}

#[test]
fn every_hero_has_scenarios() {
    assert_complete("heroes", Hero::all().map(Hero::id), heroes::TESTS);
}

#[test]
fn every_ruling_has_scenarios() {
    assert_complete("rulings", Ruling::ALL.map(Ruling::id), rulings::TESTS);
}

#[test]
fn every_file_about_the_game_is_run() {
    let tests: Vec<String> = game::TESTS.iter().map(|test| test.replace('_', "-")).collect();
    assert_complete("game", tests.iter().map(String::as_str), game::TESTS);
}
