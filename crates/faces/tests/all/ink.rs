//! What is printed keeps its distance: letters and icons from the ink of the frame and of the strips with the name,
//! measured on outlines, to a hundredth of a millimeter, on every face in every language; and the strips keep clear of
//! what a hero holds.

use faces::sheet::options;
use faces::{Picture, Style, art, hero_card, leader_card};
use resvg::tiny_skia::{Path, PathSegment, Point, Transform};
use resvg::usvg::{self, FillRule, Group, Node};
use rules::{Hero, Leader};
use words::{Language, Words};

/// A card is drawn in tenths of a millimeter.
const MILLIMETER: f32 = 10.0;

/// How many pictures say where a prop is, so that one that stops saying it is noticed.
const FEWEST_PROPS: usize = 43;

/// Points in a row; the last is joined to the first.
type Outline = Vec<Point>;

/// The outlines of a path. A curve is taken by the points that lead it, which lie around it.
fn outlines(path: &Path, transform: Transform) -> Vec<Outline> {
    let path = path.clone().transform(transform).expect("a path that can be drawn");
    let mut outlines: Vec<Outline> = Vec::new();
    for segment in path.segments() {
        match segment {
            PathSegment::MoveTo(point) => outlines.push(vec![point]),
            PathSegment::LineTo(point) => outlines.last_mut().unwrap().push(point),
            PathSegment::QuadTo(lead, point) => outlines.last_mut().unwrap().extend([lead, point]),
            PathSegment::CubicTo(one, other, point) => outlines.last_mut().unwrap().extend([one, other, point]),
            PathSegment::Close => {}
        }
    }
    outlines
}

/// What stands on a face.
#[derive(Default)]
struct Ink {
    /// The inner edge of the frame.
    frame: Outline,
    /// The paper that is torn off below the picture.
    panel: Outline,
    /// Texts with the points of their letters and the two pieces below them: ink and paper.
    texts: Vec<(String, Outline, [Outline; 2])>,
    /// Icons with the corners of the room they take.
    icons: Vec<(String, Outline)>,
}

impl Ink {
    fn of(svg: &str, options: &usvg::Options<'_>) -> Ink {
        let tree = usvg::Tree::from_str(svg, options).expect("a picture");
        let mut ink = Ink::default();
        let mut below = [Outline::new(), Outline::new()];
        ink.walk(tree.root(), &mut below);
        assert!(!ink.frame.is_empty(), "the frame was not found");
        ink.icons = svg.split("<use href=\"#t-icon-").skip(1).map(icon).collect();
        ink
    }

    fn walk(&mut self, group: &Group, below: &mut [Outline; 2]) {
        for node in group.children() {
            match node {
                Node::Group(group) => self.walk(group, below),
                Node::Path(path) => {
                    let mut found = outlines(path.data(), path.abs_transform());
                    let ring = path.fill().is_some_and(|fill| fill.rule() == FillRule::EvenOdd) && found.len() == 2;
                    if ring && self.frame.is_empty() {
                        self.frame = found.pop().unwrap();
                    } else if let Some(outline) = found.into_iter().next() {
                        // It is the only piece that is wider than the card.
                        if self.panel.is_empty() && wide(&outline) > 640.0 {
                            self.panel = outline.clone();
                        }
                        below.swap(0, 1);
                        below[1] = outline;
                    }
                }
                Node::Text(text) => {
                    let words: String = text.chunks().iter().map(|chunk| chunk.text()).collect();
                    let mut letters = Outline::new();
                    letter_points(text.flattened(), text.abs_transform(), &mut letters);
                    self.texts.push((words, letters, below.clone()));
                }
                Node::Image(_) => {}
            }
        }
    }
}

/// An icon with the corners of its ink, read from where it is put.
fn icon(put: &str) -> (String, Outline) {
    let (id, rest) = put.split_once('"').expect("the name of an icon");
    let numbers: Vec<f32> = rest
        .split(['(', ' ', ')'])
        .filter_map(|part| part.parse().ok())
        .take(3)
        .collect();
    let [x, y, scale] = numbers[..] else {
        panic!("{id}: {numbers:?}")
    };
    // Cards and pawns are narrower than their square.
    let (left, right) = (x + 8.0 * scale, x + 93.0 * scale);
    let (top, bottom) = (y + 3.0 * scale, y + 98.0 * scale);
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)];
    (id.to_owned(), corners.map(Point::from).to_vec())
}

/// The points of a text's letters, which are where they are within the text.
fn letter_points(group: &Group, text: Transform, points: &mut Outline) {
    for node in group.children() {
        match node {
            Node::Group(group) => letter_points(group, text, points),
            Node::Path(path) => {
                let letters = outlines(path.data(), text.pre_concat(path.abs_transform()));
                points.extend(letters.into_iter().flatten());
            }
            _ => {}
        }
    }
}

fn wide(outline: &Outline) -> f32 {
    let least = outline.iter().map(|point| point.x).fold(f32::MAX, f32::min);
    let most = outline.iter().map(|point| point.x).fold(f32::MIN, f32::max);
    most - least
}

fn sides(outline: &Outline) -> impl Iterator<Item = (Point, Point)> + '_ {
    outline
        .iter()
        .zip(outline.iter().cycle().skip(1))
        .map(|(from, to)| (*from, *to))
}

fn inside(point: Point, outline: &Outline) -> bool {
    let crossings = sides(outline).filter(|(from, to)| {
        (from.y > point.y) != (to.y > point.y)
            && point.x < (to.x - from.x) * (point.y - from.y) / (to.y - from.y) + from.x
    });
    crossings.count() % 2 == 1
}

fn distance(point: Point, outline: &Outline) -> f32 {
    let to_side = |(from, to): (Point, Point)| {
        let (along, away) = (to - from, point - from);
        let length = along.x * along.x + along.y * along.y;
        let part = if length == 0.0 {
            0.0
        } else {
            ((away.x * along.x + away.y * along.y) / length).clamp(0.0, 1.0)
        };
        (away.x - along.x * part).hypot(away.y - along.y * part)
    };
    sides(outline).map(to_side).fold(f32::MAX, f32::min)
}

/// How far points inside an outline keep from it, in millimeters; less than nothing if one is outside.
fn clearance(points: &Outline, outline: &Outline) -> f32 {
    let away = points.iter().map(|&point| {
        let far = distance(point, outline) / MILLIMETER;
        if inside(point, outline) { far } else { -far }
    });
    away.fold(f32::MAX, f32::min)
}

/// How far points outside an outline keep from it, in millimeters.
fn apart(points: &Outline, outline: &Outline) -> f32 {
    let away = points.iter().map(|&point| {
        let far = distance(point, outline) / MILLIMETER;
        if inside(point, outline) { -far } else { far }
    });
    away.fold(f32::MAX, f32::min)
}

/// The letters of the name, and everything in the panel below it.
type Sorted = (Vec<(String, Outline, [Outline; 2])>, Vec<(String, Outline)>);

fn sorted(ink: &Ink, name: [&str; 2]) -> Sorted {
    let (names, rest): (Vec<_>, Vec<_>) = ink
        .texts
        .iter()
        .cloned()
        .partition(|(text, ..)| name.contains(&text.as_str()));
    let rest = rest.into_iter().map(|(text, letters, _)| (text, letters));
    (names, rest.chain(ink.icons.iter().cloned()).collect())
}

fn heroes() -> impl Iterator<Item = (Words, Hero)> {
    Language::ALL
        .into_iter()
        .flat_map(|language| Hero::all().map(move |hero| (Words::new(language), hero)))
}

/// All that is wrong, in one go.
fn nothing(faults: Vec<String>) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// The boxes around what a hero holds, as its picture says them: left, top, width and height of each.
fn props(picture: &str) -> Vec<[f32; 4]> {
    let said = picture.split_once("data-prop=\"").map(|(_, rest)| rest);
    let said = said.and_then(|rest| rest.split('"').next());
    let boxes = said.into_iter().flat_map(|boxes| boxes.split(','));
    boxes
        .map(|edges| {
            let edges: Vec<f32> = edges.split(' ').map(|edge| edge.parse().expect("a number")).collect();
            edges.try_into().expect("left, top, width and height")
        })
        .collect()
}

/// How much of a box lies under some of the covers, from 0 to 1.
fn covered([left, top, width, height]: [f32; 4], covers: &[&Outline]) -> f32 {
    const CELLS: u8 = 40;
    let middles = (0..CELLS).map(|cell| (f32::from(cell) + 0.5) / f32::from(CELLS));
    let points = middles.clone().flat_map(|y| {
        middles
            .clone()
            .map(move |x| Point::from_xy(left + width * x, top + height * y))
    });
    let hidden = points.filter(|&point| covers.iter().any(|cover| inside(point, cover)));
    hidden.count() as f32 / (f32::from(CELLS) * f32::from(CELLS))
}

#[test]
fn names_do_not_cover_what_heroes_hold() {
    const MOST: f32 = 25.0;
    let options = options();
    let (mut faults, mut marked) = (Vec::new(), 0);
    for hero in Hero::all() {
        let props = props(art(Picture::Hero(hero)));
        if props.is_empty() {
            continue;
        }
        marked += 1;
        for language in Language::ALL {
            let words = Words::new(language);
            let ink = Ink::of(&hero_card(hero, "", words, Style::new("t-")), &options);
            let (small, large) = words.hero_banner(hero);
            let (names, _) = sorted(&ink, [&small, &large]);
            let strips = names.iter().map(|(_, _, [edge, _])| edge);
            let covers: Vec<&Outline> = strips.chain([&ink.panel]).collect();
            for &prop in &props {
                let percent = covered(prop, &covers) * 100.0;
                if percent > MOST {
                    let number = hero.number();
                    faults.push(format!("{language} {number} {hero}: {percent:.0} % of {prop:?}"));
                }
            }
        }
    }
    assert!(marked >= FEWEST_PROPS, "only {marked} pictures say what is held");
    nothing(faults);
}

#[test]
fn texts_and_icons_keep_half_a_millimeter_from_the_frame() {
    let options = options();
    let mut faults = Vec::new();
    for (words, hero) in heroes() {
        let svg = hero_card(hero, "", words, Style::new("t-"));
        let ink = Ink::of(&svg, &options);
        let (small, large) = words.hero_banner(hero);
        let number = hero.number().to_string();
        let (_, panel) = sorted(&ink, [&small, &large]);
        let (number, panel): (Vec<_>, Vec<_>) = panel.into_iter().partition(|(text, _)| *text == number);
        assert_eq!(number.len(), 1, "{hero}");
        let plate = &ink.texts.iter().find(|(text, ..)| *text == number[0].0).unwrap().2[0];
        for (text, points) in panel {
            let frame = clearance(&points, &ink.frame);
            let plate = apart(&points, plate);
            if frame < 0.5 || plate < 0.4 {
                let language = words.language();
                faults.push(format!(
                    "{language} {hero} {text}: frame {frame:.2} mm, number {plate:.2} mm"
                ));
            }
        }
    }
    nothing(faults);
}

#[test]
fn what_leaders_say_and_back_keeps_half_a_millimeter_from_everything() {
    let options = options();
    let mut faults = Vec::new();
    for words in Language::ALL.map(Words::new) {
        for leader in Leader::ALL {
            let ink = Ink::of(&leader_card(leader, "", words, Style::new("t-")), &options);
            let (name, title) = (words.leader_name(leader), words.leader_title(leader));
            let (names, panel) = sorted(&ink, [&name, &title]);
            let number = leader.number().to_string();
            let panel: Vec<_> = panel.into_iter().filter(|(text, _)| *text != number).collect();
            assert_eq!(panel.len(), 3, "a line and two factions");
            let flavor = words.leader_flavor(leader);
            let factions = ink
                .texts
                .iter()
                .filter(|(text, ..)| panel[1..].iter().any(|(other, _)| other == text));
            let below: Vec<&Outline> = factions.map(|(_, _, [edge, _])| edge).collect();
            for (text, points) in &panel {
                let mut near = clearance(points, &ink.frame);
                if *text == flavor {
                    let strips = names.iter().map(|(_, _, [edge, _])| edge).chain(below.iter().copied());
                    near = strips.map(|strip| apart(points, strip)).fold(near, f32::min);
                }
                if near < 0.5 {
                    faults.push(format!("{} {leader:?} {text}: {near:.2} mm", words.language()));
                }
            }
        }
    }
    nothing(faults);
}

#[test]
fn letters_of_a_name_keep_half_a_millimeter_from_the_edge_of_their_strip() {
    let options = options();
    let mut faults = Vec::new();
    let mut check = |svg: String, name: [String; 2], what: String| {
        let ink = Ink::of(&svg, &options);
        let (names, _) = sorted(&ink, [&name[0], &name[1]]);
        assert!(names.len() == 2 || name[0].is_empty(), "{what}");
        for (text, letters, [_, paper]) in names {
            let far = clearance(&letters, &paper);
            if far < 0.5 {
                faults.push(format!("{what} {text}: {far:.2} mm"));
            }
        }
    };
    for (words, hero) in heroes() {
        let (small, large) = words.hero_banner(hero);
        let svg = hero_card(hero, "", words, Style::new("t-"));
        check(svg, [small, large], format!("{} {hero}", words.language()));
    }
    for language in Language::ALL {
        let words = Words::new(language);
        for leader in Leader::ALL {
            let svg = leader_card(leader, "", words, Style::new("t-"));
            let name = [words.leader_name(leader), words.leader_title(leader)];
            check(svg, name, format!("{language} {leader:?}"));
        }
    }
    nothing(faults);
}

#[test]
fn texts_keep_clear_of_the_strips_with_the_name() {
    let options = options();
    let mut faults = Vec::new();
    for (words, hero) in heroes() {
        let svg = hero_card(hero, "", words, Style::new("t-"));
        let ink = Ink::of(&svg, &options);
        let (small, large) = words.hero_banner(hero);
        let (names, panel) = sorted(&ink, [&small, &large]);
        for (text, points) in &panel {
            for (name, _, [edge, _]) in &names {
                let far = apart(points, edge);
                if far < 0.3 {
                    faults.push(format!("{} {hero} {text}: {far:.2} mm from {name}", words.language()));
                }
            }
        }
    }
    nothing(faults);
}
