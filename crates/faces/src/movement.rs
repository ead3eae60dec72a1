//! How a hero moves the markers, as small tags that need no words.

use crate::fonts::{Font, width};
use crate::palette::{BRASS, FIBER, GREEN, GREEN_SHADE, INK, RED, RED_SHADE};
use crate::shape::{Hand, Point, path, piece};
use crate::svg::{number, text};
use rules::effect::{By, Condition, Effect, Join, Move, Pawn, Shift};
use rules::{Hero, Marker};
use std::fmt::Write;

const HEIGHT: f32 = 118.0;
const FIGURE: f32 = 138.0;

/// How two tags hang together.
#[derive(Clone, Copy, PartialEq)]
enum Link {
    And,
    Or,
    AndOr,
}

impl Link {
    const fn gap(self) -> f32 {
        match self {
            Link::And => 8.0,
            Link::Or | Link::AndOr => 48.0,
        }
    }
}

/// The hero's moves as a row of tags around `x`, standing on `bottom`; nothing for a hero that moves nothing. Tags
/// that are pinned together move both, a stroke between them means one of them, a pinned stroke one or both.
pub(crate) fn tags(hero: Hero, x: f32, bottom: f32) -> Option<String> {
    let moves = hero.effects().iter().find_map(|effect| match effect {
        Effect::Move(moves) => Some(*moves),
        _ => None,
    })?;
    let mut hand = Hand::new(hero.id());
    let first = moves.first;
    let second = match moves.then {
        Join::Alone => None,
        Join::And(shift) => Some((Link::And, shift)),
        Join::Or(shift) | Join::OrIfLeading(_, shift) => Some((Link::Or, shift)),
        Join::AndOr(shift) => Some((Link::AndOr, shift)),
    };
    let asked = asks(moves);
    let mut wide = tag_width(first);
    if let Some((link, shift)) = second {
        wide += link.gap() + tag_width(shift);
    }
    let mut left = x - wide / 2.0 + if asked { 24.0 } else { 0.0 };
    let top = bottom - HEIGHT;
    let mut body = String::new();
    if asked {
        let disc = hand.disc(left - 30.0, top + 18.0, 42.0);
        body.push_str(&piece(&mut hand, &disc, FIBER, 9.0));
        body.push_str(&text(left - 30.0, top + 45.0, 84.0, INK, true, "?"));
    }
    body.push_str(&tag(&mut hand, first, left, top));
    left += tag_width(first);
    if let Some((link, shift)) = second {
        let middle = left + link.gap() / 2.0;
        let second = tag(&mut hand, shift, left + link.gap(), top);
        body.push_str(&second);
        if link != Link::And {
            let (x, y) = (number(middle + 15.0), number(top + 22.0));
            let _ = write!(
                body,
                "<path d=\"M{x} {y}l-30 84\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"32\"/>\
                 <path d=\"M{x} {y}l-30 84\" fill=\"none\" stroke=\"{FIBER}\" stroke-width=\"15\"/>"
            );
        }
        if link != Link::Or {
            let (x, y) = (number(middle), number(top + 64.0));
            let _ = write!(
                body,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"28\"/><circle cx=\"{x}\" cy=\"{y}\" r=\"18\" fill=\"{BRASS}\"/>"
            );
        }
    }
    Some(body)
}

/// Whether something else must hold first, or somebody else decides.
fn asks(moves: Move) -> bool {
    moves.condition != Condition::Always || moves.decider != rules::effect::Decider::You
}

fn figure(shift: Shift) -> String {
    match shift.by {
        By::Spaces(spaces) if spaces < 0 => format!("−{}", spaces.unsigned_abs()),
        By::Spaces(spaces) => format!("+{spaces}"),
        By::PlusX => "+X".to_owned(),
        By::MinusX => "−X".to_owned(),
    }
}

fn tag_width(shift: Shift) -> f32 {
    width(Font::Display, &figure(shift), FIGURE) + 44.0
}

/// One tag: a tower for red, a tent for green, an arrow for whichever leads or trails.
fn tag(hand: &mut Hand, shift: Shift, left: f32, top: f32) -> String {
    let wide = tag_width(shift);
    let right = left + wide;
    let bottom = top + HEIGHT;
    let middle = left + wide / 2.0;
    let (shape, paper, shade, letters): (Vec<Point>, _, _, _) = match shift.pawn {
        Pawn::Is(Marker::Red) => {
            let q = wide / 7.0;
            let low = top + 17.0;
            let shape = vec![
                (left, top),
                (left + q * 1.4, top),
                (left + q * 1.4, low),
                (left + q * 2.6, low),
                (left + q * 2.6, top - 3.0),
                (left + q * 4.4, top - 3.0),
                (left + q * 4.4, low),
                (left + q * 5.6, low),
                (left + q * 5.6, top),
                (right, top),
                (right - 5.0, bottom),
                (left + 5.0, bottom),
            ];
            (shape, RED, RED_SHADE, "#ffffff")
        }
        Pawn::Is(Marker::Green) => {
            let shape = vec![
                (middle, top - 38.0),
                (right - 4.0, top + 30.0),
                (right + 6.0, bottom),
                (left - 6.0, bottom),
                (left + 4.0, top + 30.0),
            ];
            (shape, GREEN, GREEN_SHADE, INK)
        }
        Pawn::Leading => {
            let shape = vec![
                (left, top),
                (right - 14.0, top),
                (right + 26.0, top + HEIGHT / 2.0),
                (right - 14.0, bottom),
                (left, bottom),
            ];
            (shape, "#f6ead0", "#dcc59a", INK)
        }
        Pawn::Trailing => {
            let shape = vec![
                (left + 14.0, top),
                (right, top),
                (right, bottom),
                (left + 14.0, bottom),
                (left - 26.0, top + HEIGHT / 2.0),
            ];
            (shape, "#f6ead0", "#dcc59a", INK)
        }
    };
    let ink = hand.grow(&shape, 13.0, 0.4, 0.3);
    let mut body = format!(
        "<path d=\"{}\"/><path d=\"{}\" fill=\"{paper}\"/>",
        path(&ink),
        path(&shape)
    );
    match shift.pawn {
        // Whichever it is: both colors, as a foot.
        Pawn::Leading | Pawn::Trailing => {
            let (y, half) = (number(bottom - 17.0), number(wide / 2.0 - 8.0));
            let _ = write!(
                body,
                "<path d=\"M{} {y}h{half}v17h-{half}z\" fill=\"{RED}\"/><path d=\"M{} {y}h{half}v17h-{half}z\" \
                 fill=\"{GREEN}\"/>",
                number(left + 8.0),
                number(middle)
            );
        }
        Pawn::Is(_) => {
            let _ = write!(
                body,
                "<path d=\"M{} {}h{}v14h-{}z\" fill=\"{shade}\"/>",
                number(left + 6.0),
                number(bottom - 14.0),
                number(wide - 12.0),
                number(wide - 12.0)
            );
        }
    }
    let up = if matches!(shift.pawn, Pawn::Is(Marker::Red)) {
        4.0
    } else {
        -2.0
    };
    body.push_str(&text(
        middle,
        top + HEIGHT / 2.0 + FIGURE * 0.3 + up,
        FIGURE,
        letters,
        true,
        &figure(shift),
    ));
    body
}
