//! How much room there is, in words that the style asks for: a screen, a tablet, a phone.

/// A window at least this wide has room for everything beside each other.
const WIDE: f64 = 1024.0;
/// One that is wide and lower than this has little to spare.
const SHORT: f64 = 820.0;
/// A phone is narrower than this.
const PHONE: f64 = 600.0;
/// A phone that is narrower than this has room for little more than a line; so has one with very large text.
const TINY: f64 = 320.0;
/// Lower than this, a whole table does not fit: it can be scrolled.
const LOW: f64 = 560.0;
const LOW_PHONE: f64 = 640.0;

/// The words for the room there is in a window of this width and height, which are divided by how large everything is.
pub fn layout(wide: f64, high: f64) -> String {
    let phone = wide < PHONE;
    let low = if phone { LOW_PHONE } else { LOW };
    let words = [
        ("narrow", wide < WIDE),
        ("short", wide >= WIDE && high < SHORT),
        ("phone", phone),
        ("tiny", wide < TINY),
        ("low", high < low),
    ];
    let words: Vec<&str> = words.into_iter().filter(|(_, is)| *is).map(|(word, _)| word).collect();
    words.join(" ")
}
