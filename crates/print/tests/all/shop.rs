//! What a print shop gets: pages, boxes, and room around what matters.

use lopdf::{Document, Object};
use print::{CardSize, Cards, Order, Paper, Shop, contact_sheet, images, shop};
use rules::Hero;
use words::{Language, Words};

/// An eighth of an inch in points.
const EIGHTH: f32 = 9.0;

fn read(options: &Shop) -> Document {
    Document::load_mem(&shop(options).unwrap()).unwrap()
}

fn boxed(document: &Document, page: u32, name: &str) -> [f32; 4] {
    let id = document.get_pages()[&page];
    let page = document.get_dictionary(id).unwrap();
    let corners = page.get(name.as_bytes()).and_then(Object::as_array).unwrap();
    let corners: Vec<f32> = corners.iter().map(|part| part.as_float().unwrap()).collect();
    corners.try_into().unwrap()
}

fn text(document: &Document, page: u32) -> String {
    let text = document.extract_text(&[page]).unwrap();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_page_has_its_boxes() {
    for size in CardSize::ALL {
        let document = read(&Shop {
            size,
            ..Shop::default()
        });
        let (wide, high) = size.size();
        // 77 heroes and six leaders, two sides each.
        assert_eq!(document.get_pages().len(), 166);
        for page in document.get_pages().into_keys() {
            let media = boxed(&document, page, "MediaBox");
            assert_eq!(boxed(&document, page, "BleedBox"), media, "{page}");
            let trim = boxed(&document, page, "TrimBox");
            let margins = [
                trim[0] - media[0],
                trim[1] - media[1],
                media[2] - trim[2],
                media[3] - trim[3],
            ];
            assert!(
                margins.iter().all(|margin| (margin - EIGHTH).abs() < 0.01),
                "{page}: {margins:?}"
            );
            let inches = |mm: f32| mm / 25.4 * 72.0;
            assert!((trim[2] - trim[0] - inches(wide)).abs() < 0.01, "{page}: {trim:?}");
            assert!((trim[3] - trim[1] - inches(high)).abs() < 0.01, "{page}: {trim:?}");
        }
    }
}

#[test]
fn pages_come_in_the_order_that_is_asked_for() {
    let words = Words::new(Language::English);
    let names = |hero: &str| words.hero_banner(Hero::from_id(hero).unwrap());
    let (small, large) = names("shaky-sharpshooter");
    let first = format!("{small} {large}");
    let fronts = read(&Shop::default());
    assert!(text(&fronts, 1).contains(&first), "{}", text(&fronts, 1));
    assert!(text(&fronts, 83).contains("Enned"), "{}", text(&fronts, 83));
    assert!((84..=166).all(|page| text(&fronts, page).is_empty()));
    let alternating = read(&Shop {
        order: Order::Alternating,
        ..Shop::default()
    });
    assert!((1..=166).all(|page| text(&alternating, page).is_empty() == (page % 2 == 1)));
    assert!(text(&alternating, 2).contains(&first));
    assert!(text(&alternating, 166).contains("Enned"));
}

/// Decodes an image: width, height, and three bytes a pixel.
fn decoded(png: &[u8]) -> (usize, usize, Vec<u8>) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().unwrap();
    let dimensions = reader.info().pixel_dims.unwrap();
    assert_eq!(
        (dimensions.xppu, dimensions.yppu),
        (11811, 11811),
        "300 dots to the inch"
    );
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut bytes).unwrap();
    assert_eq!(info.color_type, png::ColorType::Rgb);
    (info.width as usize, info.height as usize, bytes)
}

/// Whether two pixels are of one color, but for rounding where one color is laid over itself.
fn near(one: &[u8], other: &[u8]) -> bool {
    one.iter().zip(other).all(|(one, other)| one.abs_diff(*other) <= 2)
}

/// Whatever is not plain ground keeps an eighth of an inch from the cut, on every face in every language.
#[test]
fn nothing_that_matters_is_near_the_cut() {
    for language in Language::ALL {
        let options = Shop {
            cards: Cards {
                edition: rules::Edition::PrintAndPlay,
                language,
                ..Cards::default()
            },
            size: CardSize::Millimeters,
            ..Shop::default()
        };
        let mut count = 0;
        for image in images(&options) {
            let image = image.unwrap();
            let (wide, high, bytes) = decoded(&image.png);
            assert_eq!((wide, high), (819, 1114), "{}", image.name);
            count += 1;
            // Bleed and safe zone, rounded to whole pixels in favor of edges that fall between two.
            let safe = (2.0 * 300.0 / 8.0) as usize - 1;
            let ground = &bytes[..3];
            for (y, row) in bytes.chunks(3 * wide).enumerate() {
                let (left, right) = match y < safe || y >= high - safe {
                    true => (row, &row[..0]),
                    false => (&row[..3 * safe], &row[3 * (wide - safe)..]),
                };
                let found = left.chunks(3).chain(right.chunks(3)).find(|pixel| !near(pixel, ground));
                assert!(found.is_none(), "{language} {} in line {y}: {found:?}", image.name);
            }
        }
        assert_eq!(count, 98, "90 heroes, six leaders, two backs");
    }
}

#[test]
fn images_are_named_in_order() {
    let names: Vec<String> = images(&Shop::default())
        .take(2)
        .map(|image| image.unwrap().name)
        .collect();
    assert_eq!(
        names,
        ["001-front-shaky-sharpshooter.png", "002-front-depressed-druid.png"]
    );
}

#[test]
fn inches_are_what_shops_call_poker_size() {
    let options = Shop {
        size: CardSize::Inches,
        ..Shop::default()
    };
    let first = images(&options).next().unwrap().unwrap();
    let (wide, high, _) = decoded(&first.png);
    assert_eq!((wide, high), (825, 1125));
}

#[test]
fn the_contact_sheet_numbers_every_page() {
    let document = Document::load_mem(&contact_sheet(&Shop::default(), Paper::A4).unwrap()).unwrap();
    let pages = document.get_pages().len() as u32;
    let all: String = (1..=pages).map(|page| text(&document, page) + " ").collect();
    for number in 1..=166 {
        assert!(all.split(' ').any(|word| word == number.to_string()), "{number}");
    }
    assert!(text(&document, 1).contains("Classic edition"));
}
