//! What a browser gets is small, every picture is one, and no two heroes look alike.

use faces::sheet::{draw, options};
use faces::{Picture, Style, Theme, art};
use flate2::{Compression, write::DeflateEncoder};
use resvg::tiny_skia::PremultipliedColorU8;
use rules::{Faction, Factions, Hero, Leader, Marker, Track};
use std::collections::HashSet;
use std::io::Write;
use words::{Icon, Language, Words};

#[test]
fn all_art_together_is_small() {
    let mut total = 0;
    for picture in Picture::all().filter(|it| matches!(it, Picture::Hero(_) | Picture::Leader(_))) {
        let mut packed = DeflateEncoder::new(Vec::new(), Compression::best());
        packed.write_all(art(picture).as_bytes()).unwrap();
        total += packed.finish().unwrap().len();
    }
    assert!(total < 400_000, "{total} bytes");
}

/// Every face there is.
fn all(theme: Theme, prefix: &str) -> Vec<(String, String)> {
    let style = Style::new(prefix).theme(theme);
    let words = Words::new(Language::Polish);
    let mut all = Vec::new();
    for hero in Hero::all() {
        all.push((format!("{hero}"), faces::hero_card(hero, art(hero), words, style)));
        all.push((format!("{hero} small"), faces::hero_thumb(hero, art(hero), style)));
        all.push((format!("{hero} alone"), faces::portrait(hero.id(), art(hero), style)));
    }
    for leader in Leader::ALL {
        all.push((
            format!("{leader:?}"),
            faces::leader_card(leader, art(leader), words, style),
        ));
        all.push((
            format!("{leader:?} small"),
            faces::leader_thumb(leader, art(leader), style),
        ));
    }
    all.push(("back".into(), faces::hero_back(art(Picture::HeroBack), style)));
    all.push(("back".into(), faces::leader_back(art(Picture::LeaderBack), style)));
    for track in [None, Some(Track::START)] {
        all.push((
            "board".into(),
            faces::board(art(Picture::Board), "wojna & pokój", track, style),
        ));
    }
    for icon in Icon::ALL {
        all.push((icon.id().into(), faces::icon(icon, style)));
    }
    for faction in Faction::ALL {
        all.push((faction.id().into(), faces::sign(faction, style)));
        all.push((
            format!("{faction:?} wins"),
            faces::winning(art(Picture::Win(faction)), style),
        ));
    }
    for factions in [Factions::ALL, Factions::NONE, Faction::Undead.only()] {
        all.push((format!("{factions:?}"), faces::badge(factions, style)));
    }
    for marker in [Marker::Red, Marker::Green] {
        all.push((format!("{marker:?}"), faces::marker(marker, style)));
    }
    all
}

#[test]
fn every_face_is_a_picture_with_ids_of_its_own() {
    let options = options();
    for theme in Theme::ALL {
        for (name, svg) in all(theme, "p7-") {
            resvg::usvg::Tree::from_str(&svg, &options).unwrap_or_else(|error| panic!("{name}: {error}"));
            let ids: Vec<&str> = svg
                .split(" id=\"")
                .skip(1)
                .filter_map(|rest| rest.split('"').next())
                .collect();
            let known: HashSet<&str> = ids.iter().copied().collect();
            assert_eq!(ids.len(), known.len(), "{name}: an id twice");
            assert!(ids.iter().all(|id| id.starts_with("p7-")), "{name}: {ids:?}");
            let used = svg.split("href=\"#").skip(1).chain(svg.split("url(#").skip(1));
            for id in used.filter_map(|rest| rest.split(['"', ')']).next()) {
                assert!(known.contains(id), "{name} uses {id}");
            }
            assert!(!svg.contains("class=\"k\"") && !svg.contains("class=\"o\""), "{name}");
        }
    }
}

#[test]
fn themes_differ_and_labels_are_said() {
    let hero = Hero::from_id("keen-koi").unwrap();
    let words = Words::new(Language::English);
    let card = |style| faces::hero_card(hero, art(hero), words, style);
    let light = card(Style::new(""));
    let dark = card(Style::new("").theme(Theme::Dark));
    let gray = card(Style::new("").theme(Theme::Gray));
    assert!(light.contains("#f6ead0") && !light.contains("face-rim"));
    assert!(dark.contains("#3a2f3a") && dark.contains("face-rim"));
    let colors = gray.split('#').skip(1).map(|rest| rest.get(..6).unwrap_or(rest));
    let hex = |color: &&str| color.len() == 6 && color.bytes().all(|byte| byte.is_ascii_hexdigit());
    for color in colors.filter(hex) {
        assert!(color[..2] == color[2..4] && color[..2] == color[4..], "#{color}");
    }
    assert!(light.contains("aria-hidden=\"true\""));
    let said = card(Style::new("").label("Koi & \"friends\""));
    assert!(said.contains("role=\"img\" aria-label=\"Koi &amp; &quot;friends&quot;\""));
}

/// Whoever sees a card turned around must not learn anything from it.
#[test]
fn backs_look_the_same_upside_down() {
    for theme in Theme::ALL {
        for style in [Style::new("").theme(theme), Style::new("").theme(theme).square()] {
            let backs = [
                faces::hero_back(art(Picture::HeroBack), style),
                faces::leader_back(art(Picture::LeaderBack), style),
            ];
            for svg in backs {
                let picture = draw(&svg, "a back", 880, &options()).unwrap();
                // By cells, because edges are rounded to pixels one way here and the other way there.
                let turned: Vec<_> = picture.pixels().iter().rev().copied().collect();
                let cells = |pixels: &[PremultipliedColorU8]| {
                    let mut cells = vec![[0_u32; 3]; 126 * 176];
                    for (index, pixel) in pixels.iter().enumerate() {
                        let cell = &mut cells[index / 630 / 5 * 126 + index % 630 / 5];
                        for (sum, part) in cell.iter_mut().zip([pixel.red(), pixel.green(), pixel.blue()]) {
                            *sum += u32::from(part);
                        }
                    }
                    cells
                };
                let pairs = cells(picture.pixels()).into_iter().zip(cells(&turned));
                for (place, (one, other)) in pairs.enumerate() {
                    let near = one.iter().zip(other).all(|(one, other)| one.abs_diff(other) < 25 * 30);
                    assert!(near, "{theme:?} {style:?}: cell {place}, {one:?} and {other:?}");
                }
            }
        }
    }
}

/// Toner goes into large dark areas: without colors the backs have none.
#[test]
fn gray_backs_are_mostly_white() {
    let style = Style::new("").theme(Theme::Gray).square();
    for svg in [
        faces::hero_back(art(Picture::HeroBack), style),
        faces::leader_back(art(Picture::LeaderBack), style),
    ] {
        let picture = draw(&svg, "a back", 440, &options()).unwrap();
        let ink: u64 = picture
            .pixels()
            .iter()
            .map(|pixel| u64::from(255 - pixel.green()))
            .sum();
        let share = ink as f64 / (255 * picture.pixels().len()) as f64;
        assert!(share < 0.25, "{share}");
    }
}

/// The picture in 12 × 12 cells, as a thumb shows it.
fn cells(svg: &str, name: &str) -> Vec<[f32; 3]> {
    let picture = draw(svg, name, 60, &options()).unwrap();
    let mut cells = vec![[0.0; 3]; 144];
    for (index, pixel) in picture.pixels().iter().enumerate() {
        let (x, y) = (index % 60 / 5, index / 60 / 5);
        let cell = &mut cells[y * 12 + x];
        for (sum, part) in cell.iter_mut().zip([pixel.red(), pixel.green(), pixel.blue()]) {
            *sum += f32::from(part) / 25.0;
        }
    }
    cells
}

#[test]
fn no_two_look_alike() {
    let pictures: Vec<(&str, Vec<[f32; 3]>)> = Hero::all()
        .map(Picture::from)
        .chain(Leader::ALL.map(Picture::from))
        .map(|picture| {
            let id = picture.id();
            (id, cells(&faces::portrait(id, art(picture), Style::new("")), id))
        })
        .collect();
    let mut nearest = (f32::MAX, "", "");
    for (index, (one, first)) in pictures.iter().enumerate() {
        for (other, second) in &pictures[..index] {
            let apart: f32 = first
                .iter()
                .zip(second)
                .map(|(a, b)| a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f32>().sqrt())
                .sum();
            let apart = apart / 144.0;
            if apart < nearest.0 {
                nearest = (apart, one, other);
            }
        }
    }
    // The two that are nearest are 49 apart.
    assert!(nearest.0 > 40.0, "{nearest:?}");
}
