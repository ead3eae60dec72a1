//! Heroes, as slabs.

use super::{Setter, Slab};
use crate::canvas::{INK, Letters};
use crate::setting::{Mark, Text};
use crate::structure::Element;
use faces::{Font, Style};
use rules::Hero;
use words::{Icon, RichText, Span};

impl Setter {
    /// A hero with a small picture.
    #[expect(clippy::too_many_arguments, reason = "the parts of one block")]
    pub(super) fn hero(
        &self,
        hero: Hero,
        id: &str,
        name: &str,
        factions: &str,
        spoken: &str,
        notes: &[RichText],
        see: &RichText,
    ) -> Slab {
        let unit = self.unit();
        let picture = 15.0 * unit;
        let left = picture + 2.4 * unit;
        let mut slab = Slab {
            above: 3.2 * unit,
            place: Some(id.to_owned()),
            ..Slab::default()
        };
        let style = Style::new("").theme(self.theme()).square();
        let portrait = faces::portrait(hero.id(), faces::art(hero), style);
        slab.marks
            .push(Mark::Picture(0.0, 0.4 * unit, picture, name.to_owned(), portrait));
        let title = Letters {
            font: Font::Display,
            size: self.size() * 1.42,
            color: INK,
        };
        let small = Letters {
            font: Font::Body,
            size: self.size() * 0.8,
            color: [0x55; 3],
        };
        let number = format!("{}{}", hero.number(), if hero.is_advanced() { " +" } else { "" });
        let beside = Letters {
            font: Font::BodyBold,
            size: self.size(),
            color: self.accent(),
        };
        let x = left + title.width(name) + 1.8 * unit;
        let heading = [
            Mark::Text(left, 4.0 * unit, title, format!("{name} ")),
            Mark::Text(x, 4.0 * unit, beside, number),
        ];
        slab.marks
            .extend(Mark::within(Element::Heading(3, name.to_owned()), heading));
        let mut x = left;
        // Beside four names there is no room for four signs.
        for faction in hero.factions().iter().filter(|_| hero.factions().len() == 1) {
            let sign = faces::icon(Icon::Faction(faction), Style::new("").theme(self.theme()));
            slab.marks
                .push(Mark::Picture(x, 4.7 * unit, 3.3 * unit, faction.id().to_owned(), sign));
            x += 3.7 * unit;
        }
        let named = Mark::Text(x, 7.2 * unit, small, factions.to_owned());
        slab.marks.extend(Mark::within(Element::Paragraph, [named]));
        let mut y = 8.4 * unit;
        let put = |slab: &mut Slab, text: Text, rich: &RichText, y: &mut f32, gap: f32| {
            if rich.is_empty() {
                return;
            }
            *y += gap * unit;
            let (marks, height) = text.set(rich, self.width() - left);
            let marks = marks.into_iter().map(|mark| mark.moved(left, *y));
            slab.marks.extend(Mark::within(Element::Paragraph, marks));
            *y += height;
        };
        put(
            &mut slab,
            self.text(),
            &RichText(vec![Span::Text(spoken.to_owned())]),
            &mut y,
            0.0,
        );
        let quiet = Text {
            letters: Letters {
                size: self.size() * 0.92,
                color: [0x44; 3],
                ..self.text().letters
            },
            leading: self.text().leading * 0.94,
            ..self.text()
        };
        for note in notes {
            put(&mut slab, quiet, note, &mut y, 0.7);
        }
        put(&mut slab, quiet, see, &mut y, 0.7);
        slab.height = y.max(picture + 0.8 * unit);
        slab
    }
}
