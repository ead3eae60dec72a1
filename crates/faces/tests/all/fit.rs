//! Every text of every card in every language has its place: measured with the letters as they are drawn.

use faces::sheet::options;
use faces::{Font, Picture, Style, art, hero_card, leader_card};
use resvg::tiny_skia::Rect;
use resvg::usvg::{self, Group, Node};
use rules::{Hero, Leader, Track};
use words::{Icon, Language, Words};

/// All texts of a picture with the room their letters take.
fn texts(svg: &str, options: &usvg::Options<'_>) -> Vec<(String, Rect)> {
    fn walk(group: &Group, found: &mut Vec<(String, Rect)>) {
        for node in group.children() {
            match node {
                Node::Group(group) => walk(group, found),
                Node::Text(text) => {
                    let words: String = text.chunks().iter().map(|chunk| chunk.text()).collect();
                    found.push((words, text.abs_bounding_box()));
                }
                _ => {}
            }
        }
    }
    let tree = usvg::Tree::from_str(svg, options).expect("a picture");
    let mut found = Vec::new();
    walk(tree.root(), &mut found);
    found
}

/// The room of the icons in a card's text, read from where they are put.
fn icons(svg: &str, prefix: &str) -> Vec<(String, Rect)> {
    let mark = format!("<use href=\"#{prefix}icon-");
    svg.split(&mark)
        .skip(1)
        .map(|rest| {
            let id = rest.split('"').next().unwrap();
            let numbers: Vec<f32> = rest
                .split("transform=\"translate(")
                .nth(1)
                .unwrap()
                .split([' ', ')', '('])
                .filter_map(|part| part.parse().ok())
                .take(3)
                .collect();
            let [x, y, scale] = numbers[..] else {
                panic!("{id}: {numbers:?}")
            };
            // Cards and mugs are narrower than their square.
            let (left, right) = match Icon::from_id(id) {
                Some(Icon::FaceUp | Icon::FaceDown) => (14.0, 88.0),
                Some(Icon::Marker(_)) => (9.0, 91.0),
                Some(Icon::Tavern) => (6.0, 89.0),
                _ => (3.0, 97.0),
            };
            let rect = Rect::from_ltrb(x + left * scale, y + 3.0 * scale, x + right * scale, y + 98.0 * scale);
            (id.to_owned(), rect.unwrap())
        })
        .collect()
}

fn overlap(one: &Rect, other: &Rect) -> bool {
    // A hair's breadth is no overlap.
    const HAIR: f32 = 1.5;
    one.left() + HAIR < other.right()
        && other.left() + HAIR < one.right()
        && one.top() + HAIR < other.bottom()
        && other.top() + HAIR < one.bottom()
}

#[test]
fn hero_texts_fit_in_every_language() {
    let options = options();
    let mut smallest = f32::MAX;
    for language in Language::ALL {
        let words = Words::new(language);
        for hero in Hero::all() {
            let svg = hero_card(hero, art(hero), words, Style::new("t-"));
            let name = format!("{language} {hero}");
            let texts = texts(&svg, &options);
            let icons = icons(&svg, "t-");
            let (small, large) = words.hero_banner(hero);
            let number = hero.number().to_string();
            assert!(texts.iter().any(|(text, _)| *text == number), "{name}: {number}");
            assert!(texts.iter().any(|(text, _)| *text == small), "{name}: {small}");
            assert!(texts.iter().any(|(text, _)| *text == large), "{name}: {large}");
            for (text, place) in &texts {
                let inside = place.left() > 30.0 && place.right() < 600.0;
                assert!(inside, "{name}: {text} at {place:?}");
            }
            // The name lies across; everything else is in the panel below it.
            let panel: Vec<_> = texts
                .iter()
                .filter(|(text, _)| *text != small && *text != large && *text != number)
                .collect();
            for (text, place) in &panel {
                assert!(
                    place.left() > 46.0 && place.right() < 584.0,
                    "{name}: {text} at {place:?}"
                );
                for (other, there) in panel.iter().filter(|(other, there)| (other, there) != (text, place)) {
                    assert!(!overlap(place, there), "{name}: {text} and {other}");
                }
                for (icon, there) in &icons {
                    assert!(!overlap(place, there), "{name}: {text} and {icon}: {place:?} {there:?}");
                }
            }
            for size in svg.split("font-size=\"").skip(1) {
                let size: f32 = size.split('"').next().unwrap().parse().unwrap();
                // The number is not needed to play.
                if size != 23.0 {
                    smallest = smallest.min(size);
                }
            }
            for (index, (icon, place)) in icons.iter().enumerate() {
                let inside = place.left() > 46.0 && place.right() < 584.0 && place.bottom() < 850.0;
                assert!(inside, "{name}: {icon} at {place:?}");
                for (other, there) in &icons[..index] {
                    assert!(!overlap(place, there), "{name}: {icon} and {other}");
                }
            }
        }
    }
    // 3.4 mm on paper, about ten points.
    assert!(smallest >= 34.0, "{smallest}");
}

#[test]
fn leaders_fit_in_every_language() {
    let options = options();
    for language in Language::ALL {
        let words = Words::new(language);
        for leader in Leader::ALL {
            let svg = leader_card(leader, art(leader), words, Style::new("t-"));
            let texts = texts(&svg, &options);
            for wanted in [
                words.leader_name(leader),
                words.leader_title(leader),
                leader.number().to_string(),
            ] {
                assert!(
                    texts.iter().any(|(text, _)| *text == wanted),
                    "{language} {leader:?}: {wanted}"
                );
            }
            for (index, (text, place)) in texts.iter().enumerate() {
                assert!(
                    place.left() > 30.0 && place.right() < 600.0 && place.bottom() < 850.0,
                    "{text}"
                );
                for (other, there) in &texts[..index] {
                    // The strips of a name overlap a little, their letters do not.
                    assert!(
                        !overlap(place, there) || texts.len() < 2,
                        "{language} {leader:?}: {text} and {other}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_board_has_its_numbers_and_its_word() {
    let options = options();
    for language in Language::ALL {
        let war = words::text!(Words::new(language), "table-war-area");
        let svg = faces::board(art(Picture::Board), &war, Some(Track::START), Style::new("b-"));
        let texts = texts(&svg, &options);
        for number in 1..=Track::LAST {
            let (_, place) = texts.iter().find(|(text, _)| *text == number.to_string()).unwrap();
            let (x, y) = faces::space(number);
            assert!(place.left() < x && x < place.right() && place.top() < y && y < place.bottom());
        }
        let (_, place) = texts.iter().find(|(text, _)| *text == war).unwrap();
        assert!(
            place.left() > 1210.0 && place.right() < 1790.0 && place.top() > 0.0,
            "{place:?}"
        );
    }
}

#[test]
fn every_letter_of_every_card_is_in_the_font() {
    for language in Language::ALL {
        let words = Words::new(language);
        for hero in Hero::all() {
            let (small, large) = words.hero_banner(hero);
            let mut all = small + &large;
            for line in words.card(hero).lines() {
                all.push_str(&line.to_string());
            }
            let missing: String = all.chars().filter(|&letter| !Font::Display.has(letter)).collect();
            assert_eq!(missing, "", "{language} {hero}");
        }
    }
}

#[test]
fn what_is_drawn_is_as_wide_as_reckoned() {
    let options = options();
    for language in Language::ALL {
        let words = Words::new(language);
        for hero in Hero::all() {
            let svg = hero_card(hero, art(hero), words, Style::new("t-"));
            for rest in svg.split("<text x=\"").skip(1) {
                let size: f32 = rest
                    .split("font-size=\"")
                    .nth(1)
                    .unwrap()
                    .split('"')
                    .next()
                    .unwrap()
                    .parse()
                    .unwrap();
                let text = rest.split('>').nth(1).unwrap().split('<').next().unwrap();
                let alone = format!(
                    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\" font-family=\"Yanone Kaffeesatz\" \
                     font-weight=\"700\"><text font-size=\"{size}\">{text}</text></svg>"
                );
                let drawn = texts(&alone, &options)[0].1.width();
                let reckoned = faces::width(Font::Display, text, size);
                // Kerning, and letters that reach over their width.
                assert!(drawn <= reckoned * 1.015 + 0.04 * size, "{text}: {drawn} {reckoned}");
                assert!(drawn >= reckoned * 0.8, "{text}: {drawn} {reckoned}");
            }
        }
    }
}
