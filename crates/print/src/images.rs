//! The cards as PNG files of 300 dots to the inch, for shops that want those.

use crate::deck::{Deck, Side};
use crate::shop::face_place;
use crate::{PrintError, Shop};
use resvg::tiny_skia::Pixmap;

const DOTS_PER_INCH: f32 = 300.0;

/// A picture as a file.
#[derive(Clone, Debug)]
pub struct Image {
    /// The name of the file, in the order of the cards: `001-front-shaky-sharpshooter.png`.
    pub name: String,
    /// The PNG.
    pub png: Vec<u8>,
}

/// Every front as a picture, and the two backs once each; bleed and safe zone are those of [`shop`](crate::shop()).
/// Pictures are made one after the other, as they are asked for.
pub fn images(shop: &Shop) -> impl Iterator<Item = Result<Image, PrintError>> {
    let deck = Deck::new(&shop.cards);
    let options = faces::sheet::options();
    let size = shop.size;
    let count = deck.cards.len();
    let leader = deck.cards.iter().position(|card| card.leader).unwrap_or(0);
    // The first hero and the first leader stand for the backs of all.
    (0..count + 2).map(move |index| {
        let (name, side) = match index.checked_sub(count) {
            None => {
                let card = &deck.cards[index];
                (format!("{:03}-front-{}", index + 1, card.id), deck.front(card))
            }
            Some(0) => ("back-hero".to_owned(), deck.back(&deck.cards[0])),
            Some(_) => ("back-leader".to_owned(), deck.back(&deck.cards[leader])),
        };
        let svg = page(side, size);
        let high = (size.with_bleed().1 / 25.4 * DOTS_PER_INCH).round() as u32;
        let failed = |error: String| PrintError::Document(format!("{name}: {error}"));
        let drawn = faces::sheet::draw(&svg, &name, high, &options).map_err(|error| failed(error.to_string()))?;
        let png = encoded(&drawn).map_err(|error| failed(error.to_string()))?;
        Ok(Image {
            name: format!("{name}.png"),
            png,
        })
    })
}

/// A page of the shop's PDF as one picture.
fn page(side: Side<'_>, size: crate::CardSize) -> String {
    let (wide, high) = size.with_bleed();
    let ((x, y), width) = face_place(size);
    let height = width * faces::CARD.1 / faces::CARD.0;
    let [red, green, blue] = side.ground;
    let face = side.svg.replacen(
        "<svg ",
        &format!("<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" "),
        1,
    );
    // Over the edge, so that pixels of which a part is outside have no edge of their own.
    let (right, bottom) = (wide + 1.0, high + 1.0);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {high}\" width=\"{wide}\" height=\"{high}\">\
         <path d=\"M-1-1H{right}V{bottom}H-1z\" fill=\"#{red:02x}{green:02x}{blue:02x}\"/>{face}</svg>"
    )
}

/// A PNG without transparency that knows its size in inches.
fn encoded(picture: &Pixmap) -> Result<Vec<u8>, png::EncodingError> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, picture.width(), picture.height());
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let per_meter = (DOTS_PER_INCH / 0.0254).round() as u32;
    encoder.set_pixel_dims(Some(png::PixelDimensions {
        xppu: per_meter,
        yppu: per_meter,
        unit: png::Unit::Meter,
    }));
    let colors = picture.pixels().iter();
    let bytes: Vec<u8> = colors
        .flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()])
        .collect();
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&bytes)?;
    writer.finish()?;
    Ok(file)
}
