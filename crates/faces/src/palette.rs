//! Colors: of the paper, of the factions, and what becomes of them in the dark and in print.

use rules::{Faction, Hero};

/// The light a face is seen in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Theme {
    /// Cream paper, ink text.
    #[default]
    Light,
    /// Night paper, cream text.
    Dark,
    /// White paper and grays, for printers without color.
    Gray,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::Gray];
}

pub(crate) const INK: &str = "#211";
pub(crate) const FIBER: &str = "#fffaf0";
pub(crate) const BRASS: &str = "#e8b84a";
pub(crate) const RED: &str = "#d23b2c";
pub(crate) const RED_SHADE: &str = "#9c211d";
pub(crate) const GREEN: &str = "#6bbb43";
pub(crate) const GREEN_SHADE: &str = "#3a7d2d";

/// What a face is made of, by name.
pub mod color {
    use super::Theme;
    use rules::{Faction, Hero};

    /// The paper of a card.
    pub const fn paper(theme: Theme) -> &'static str {
        match theme {
            Theme::Light => "#f6ead0",
            Theme::Dark => "#3a2f3a",
            Theme::Gray => "#ffffff",
        }
    }

    /// The shade of the paper: its edge.
    pub const fn shade(theme: Theme) -> &'static str {
        match theme {
            Theme::Light => "#dcc59a",
            Theme::Dark => "#574857",
            Theme::Gray => "#d8d8d8",
        }
    }

    /// Text on the paper.
    pub const fn text(theme: Theme) -> &'static str {
        match theme {
            Theme::Light => "#221111",
            Theme::Dark => "#f3e6cd",
            Theme::Gray => "#000000",
        }
    }

    /// Quieter text on the paper.
    pub const fn quiet(theme: Theme) -> &'static str {
        match theme {
            Theme::Light => "#6b5638",
            Theme::Dark => "#c4b29e",
            Theme::Gray => "#444444",
        }
    }

    /// The strip with a hero's name: its paper and its letters.
    pub fn strip(hero: Hero, theme: Theme) -> (&'static str, &'static str) {
        let mut factions = hero.factions().iter();
        match (factions.next(), factions.next()) {
            (Some(faction), None) => of(faction, theme),
            _ if matches!(theme, Theme::Gray) => GRAY_STRIP,
            _ => ("#e0ae3f", "#221111"),
        }
    }

    /// A strip in the color of a faction: its paper and its letters.
    pub const fn of(faction: Faction, theme: Theme) -> (&'static str, &'static str) {
        match (faction, theme) {
            (_, Theme::Gray) => GRAY_STRIP,
            (Faction::HillTribes, _) => ("#a4b83a", "#221111"),
            (Faction::ImperialArmy, _) => ("#c0452f", "#ffffff"),
            (Faction::WaterFolk, _) => ("#197a7e", "#ffffff"),
            (Faction::Undead, _) => ("#5c6c8c", "#ffffff"),
        }
    }

    /// Without colors all strips are dark: the signs tell the factions apart.
    const GRAY_STRIP: (&str, &str) = ("#333333", "#ffffff");
}

/// Red, green and blue of `#rgb` or `#rrggbb`.
fn parts(color: &str) -> Option<[u8; 3]> {
    let digits = color.strip_prefix('#')?;
    let digit = |index: usize| {
        digits
            .get(index..=index)
            .and_then(|digit| u8::from_str_radix(digit, 16).ok())
    };
    match digits.len() {
        3 => Some([digit(0)? * 17, digit(1)? * 17, digit(2)? * 17]),
        6 => {
            let pair = |index| Some(digit(index)? * 16 + digit(index + 1)?);
            Some([pair(0)?, pair(2)?, pair(4)?])
        }
        _ => None,
    }
}

/// All colors of a picture as grays, a little lighter than they are, so that shapes stay apart and toner is saved.
/// Ink becomes black.
pub(crate) fn gray(svg: &str) -> String {
    let mut out = String::with_capacity(svg.len());
    let mut rest = svg;
    while let Some(at) = rest.find('#') {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let length = 1 + rest[1..].bytes().take_while(u8::is_ascii_hexdigit).count();
        // A reference to a part of the picture is no color: its name follows `href="#` or `url(#`.
        let refers = out.ends_with("href=\"") || out.ends_with("url(");
        match parts(&rest[..length]) {
            Some([red, green, blue]) if !refers => {
                let light = (0.299 * f32::from(red) + 0.587 * f32::from(green) + 0.114 * f32::from(blue)) / 255.0;
                let lifted = if light < 0.12 {
                    0.0
                } else {
                    0.16 + 0.84 * light.powf(0.85)
                };
                let value = (lifted * 255.0).round() as u8;
                out.push_str(&format!("#{value:02x}{value:02x}{value:02x}"));
            }
            _ => out.push_str(&rest[..length]),
        }
        rest = &rest[length..];
    }
    out.push_str(rest);
    out
}

/// The color that stands for a faction in small shapes.
pub(crate) const fn deep(faction: Faction) -> &'static str {
    match faction {
        Faction::HillTribes => "#5c7530",
        Faction::ImperialArmy => "#7d2a24",
        Faction::WaterFolk => "#10565f",
        Faction::Undead => "#262d40",
    }
}

/// The rim of a hero's thumb.
pub(crate) fn rim(hero: Hero) -> &'static str {
    let mut factions = hero.factions().iter();
    match (factions.next(), factions.next()) {
        (Some(faction), None) => deep(faction),
        _ => "#7b4f22",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast of two colors as the Web Content Accessibility Guidelines reckon it, 1 to 21.
    fn contrast(one: &str, other: &str) -> f32 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    fn luminance(color: &str) -> f32 {
        let linear = |part: u8| {
            let part = f32::from(part) / 255.0;
            if part <= 0.040_45 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        };
        let [red, green, blue] = parts(color).unwrap_or_default();
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    #[test]
    fn black_and_white_differ_most() {
        assert_eq!(contrast("#000000", "#ffffff").round(), 21.0);
        assert_eq!(contrast("#fff", "#fff"), 1.0);
    }

    #[test]
    fn text_is_readable_in_every_theme() {
        for theme in Theme::ALL {
            assert!(contrast(color::text(theme), color::paper(theme)) >= 7.0, "{theme:?}");
            assert!(contrast(color::quiet(theme), color::paper(theme)) >= 4.5, "{theme:?}");
        }
        for (hero, theme) in Hero::all().flat_map(|hero| Theme::ALL.map(|theme| (hero, theme))) {
            let (paper, letters) = color::strip(hero, theme);
            assert!(contrast(paper, letters) >= 4.5, "{hero}");
            if theme == Theme::Gray {
                assert!(contrast(&gray(paper), &gray(letters)) >= 4.5, "{hero}");
            }
        }
    }

    #[test]
    fn grays_keep_references_and_ink() {
        assert_eq!(gray("fill=\"#211\" x"), "fill=\"#000000\" x");
        assert_eq!(gray("<use href=\"#abc-1\"/>"), "<use href=\"#abc-1\"/>");
        assert_eq!(gray("url(#fed)"), "url(#fed)");
        assert_eq!(gray("a #ffffff b #fff"), "a #ffffff b #ffffff");
    }

    #[test]
    fn red_and_green_stay_apart_in_gray() {
        let (red, green) = (gray(RED), gray(GREEN));
        assert!(contrast(&red, &green) > 1.5, "{red} {green}");
    }
}
