//! Contact sheets: everything there is to see, as PNG files for looking at.

use crate::{BOARD, CARD, Font, Picture, Style, Theme};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{self, fontdb};
use rules::{Faction, Factions, Hero, Leader, Marker, Track};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use words::{Icon, Language, Words, text};

/// Why a sheet could not be drawn.
#[derive(Debug, thiserror::Error)]
pub enum SheetError {
    /// A picture is no picture.
    #[error("{0} cannot be read as SVG")]
    Svg(String, #[source] usvg::Error),
    /// The sheet is too large to be drawn.
    #[error("a sheet of {0} × {1} pixels is too large")]
    Size(u32, u32),
    /// The PNG cannot be made.
    #[error("{} cannot be made", .0.display())]
    Png(PathBuf, #[source] Box<dyn std::error::Error + Send + Sync>),
    /// The file cannot be written.
    #[error("{} cannot be written", .0.display())]
    Write(PathBuf, #[source] std::io::Error),
}

/// The fonts of the game, for reading pictures with text in them.
pub fn options() -> usvg::Options<'static> {
    let mut fonts = fontdb::Database::new();
    for font in Font::ALL {
        fonts.load_font_data(font.data().to_vec());
    }
    fonts.set_sans_serif_family(Font::Body.family());
    usvg::Options {
        fontdb: Arc::new(fonts),
        font_family: Font::Display.family().to_owned(),
        ..usvg::Options::default()
    }
}

/// A picture of this height in pixels.
///
/// # Errors
/// [`SheetError::Svg`] if it cannot be read as a picture.
pub fn draw(svg: &str, name: &str, height: u32, options: &usvg::Options<'_>) -> Result<Pixmap, SheetError> {
    let tree = usvg::Tree::from_str(svg, options).map_err(|error| SheetError::Svg(name.to_owned(), error))?;
    let scale = height as f32 / tree.size().height();
    let width = (tree.size().width() * scale).ceil() as u32;
    let mut pixmap = Pixmap::new(width, height).ok_or(SheetError::Size(width, height))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Ok(pixmap)
}

/// Pictures in rows on a ground.
struct Sheet<'a> {
    options: &'a usvg::Options<'a>,
    ground: Color,
    columns: usize,
    height: u32,
    pictures: Vec<(String, String)>,
}

impl Sheet<'_> {
    fn write(&self, path: &Path) -> Result<(), SheetError> {
        const GAP: u32 = 8;
        let drawn = self
            .pictures
            .iter()
            .map(|(name, svg)| draw(svg, name, self.height, self.options))
            .collect::<Result<Vec<_>, _>>()?;
        let widest = drawn.iter().map(Pixmap::width).max().unwrap_or(1);
        let columns = self.columns.min(drawn.len().max(1)) as u32;
        let rows = (drawn.len() as u32).div_ceil(columns).max(1);
        let (width, height) = (columns * (widest + GAP) + GAP, rows * (self.height + GAP) + GAP);
        let mut sheet = Pixmap::new(width, height).ok_or(SheetError::Size(width, height))?;
        sheet.fill(self.ground);
        for (index, picture) in drawn.iter().enumerate() {
            let (column, row) = (index as u32 % columns, index as u32 / columns);
            let (x, y) = (GAP + column * (widest + GAP), GAP + row * (self.height + GAP));
            sheet.draw_pixmap(
                x as i32,
                y as i32,
                picture.as_ref(),
                &Default::default(),
                Transform::identity(),
                None,
            );
        }
        let png = sheet
            .encode_png()
            .map_err(|error| SheetError::Png(path.to_owned(), error.into()))?;
        std::fs::write(path, png).map_err(|error| SheetError::Write(path.to_owned(), error))
    }
}

const GROUNDS: [(Theme, &str, [u8; 3]); 3] = [
    (Theme::Light, "light", [0xa8, 0xc6, 0xb6]),
    (Theme::Dark, "dark", [0x24, 0x1b, 0x26]),
    (Theme::Gray, "gray", [0xff, 0xff, 0xff]),
];

/// Writes all sheets into this folder and returns their paths: full cards in every language, thumbs at 64 pixels,
/// leaders, backs, board, signs and icons at the sizes they are used in, in the light and in the dark.
///
/// # Errors
/// A picture that cannot be read or a folder that cannot be written to.
pub fn write(folder: &Path) -> Result<Vec<PathBuf>, SheetError> {
    std::fs::create_dir_all(folder).map_err(|error| SheetError::Write(folder.to_owned(), error))?;
    let options = options();
    let mut written = Vec::new();
    let mut put = |name: String, ground: [u8; 3], columns, height, pictures| {
        let path = folder.join(format!("{name}.png"));
        let [red, green, blue] = ground;
        let sheet = Sheet {
            options: &options,
            ground: Color::from_rgba8(red, green, blue, 255),
            columns,
            height,
            pictures,
        };
        sheet.write(&path).map(|()| written.push(path))
    };
    let heroes: Vec<Hero> = Hero::all().collect();
    for language in Language::ALL {
        let words = Words::new(language);
        for (page, heroes) in heroes.chunks(30).enumerate() {
            let cards = heroes.iter().map(|&hero| card(hero, words, Theme::Light)).collect();
            put(format!("heroes-{language}-{}", page + 1), GROUNDS[0].2, 10, 396, cards)?;
        }
    }
    let english = Words::new(Language::English);
    for (theme, name, ground) in GROUNDS {
        let style = Style::new("").theme(theme);
        let few = heroes
            .iter()
            .filter(|hero| hero.number() % 9 == 1 || hero.number() > 80);
        put(
            format!("heroes-{name}"),
            ground,
            10,
            396,
            few.map(|&hero| card(hero, english, theme)).collect(),
        )?;
        let thumbs = |size: u32, columns| {
            let pictures = heroes
                .iter()
                .map(|&hero| (hero.id().to_owned(), crate::hero_thumb(hero, crate::art(hero), style)))
                .chain(Leader::ALL.iter().map(|&leader| {
                    (
                        leader.id().to_owned(),
                        crate::leader_thumb(leader, crate::art(leader), style),
                    )
                }))
                .collect();
            (format!("thumbs-{size}-{name}"), columns, size, pictures)
        };
        for (sheet, columns, size, pictures) in [thumbs(64, 16), thumbs(160, 12)] {
            put(sheet, ground, columns, size, pictures)?;
        }
        let mut signs: Vec<(String, String)> = Icon::ALL
            .iter()
            .map(|&icon| (icon.id().to_owned(), crate::icon(icon, style)))
            .collect();
        signs.extend(Faction::ALL.map(|faction| (faction.id().to_owned(), crate::sign(faction, style))));
        signs.extend([Factions::ALL, Factions::NONE].map(|some| (format!("{some:?}"), crate::badge(some, style))));
        signs.extend([Marker::Red, Marker::Green].map(|it| (format!("{it:?}"), crate::marker(it, style))));
        for size in [16, 24, 48, 120] {
            put(format!("signs-{size}-{name}"), ground, 22, size, signs.clone())?;
        }
    }
    for language in Language::ALL {
        let words = Words::new(language);
        let leaders = Leader::ALL
            .iter()
            .map(|&leader| {
                let art = crate::art(leader);
                (
                    leader.id().to_owned(),
                    crate::leader_card(leader, art, words, Style::new("")),
                )
            })
            .chain([
                (
                    "hero-back".to_owned(),
                    crate::hero_back(crate::art(Picture::HeroBack), Style::new("")),
                ),
                (
                    "leader-back".to_owned(),
                    crate::leader_back(crate::art(Picture::LeaderBack), Style::new("")),
                ),
            ])
            .collect();
        put(
            format!("leaders-{language}"),
            GROUNDS[0].2,
            8,
            CARD.1 as u32 / 2,
            leaders,
        )?;
    }
    let boards = Language::ALL
        .into_iter()
        .zip([Track::START, Track::START.after(2, 1), Track::START.after(8, 6)])
        .map(|(language, track)| {
            let war = text!(Words::new(language), "table-war-area");
            let board = crate::board(crate::art(Picture::Board), &war, Some(track), Style::new(""));
            ("board".to_owned(), board)
        })
        .collect();
    put("board".to_owned(), GROUNDS[0].2, 1, BOARD.1 as u32 / 2, boards)?;
    for language in Language::ALL {
        let words = Words::new(language);
        for figure in words::Figure::all() {
            let svg = crate::figure(figure, words, crate::Source::Inside, Style::new("f-"));
            let name = format!("figure-{language}-{}", figure.id());
            let height = crate::figure_height(figure) as u32 / 2;
            put(name.clone(), GROUNDS[2].2, 1, height, vec![(name, svg)])?;
        }
    }
    let wins = Faction::ALL.map(|faction| {
        (
            faction.id().to_owned(),
            crate::winning(crate::art(Picture::Win(faction)), Style::new("")),
        )
    });
    put("wins".to_owned(), GROUNDS[0].2, 4, 200, wins.to_vec())?;
    Ok(written)
}

fn card(hero: Hero, words: Words, theme: Theme) -> (String, String) {
    let style = Style::new("").theme(theme);
    (
        hero.id().to_owned(),
        crate::hero_card(hero, crate::art(hero), words, style),
    )
}
