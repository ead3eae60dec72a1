//! Reads the fonts for the widths of their letters, and lists the art files.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

const FONTS: [(&str, &str); 4] = [
    ("DISPLAY", "fonts/YanoneKaffeesatz-Bold.otf"),
    ("BODY", "fonts/Cabin-Regular.ttf"),
    ("BODY_BOLD", "fonts/Cabin-Bold.ttf"),
    ("BODY_ITALIC", "fonts/Cabin-Italic.ttf"),
];

fn main() {
    let home = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo says where the crate is"));
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo says where to write"));
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=fonts");
    println!("cargo:rerun-if-changed=art");
    fs::write(out.join("widths.rs"), widths(&home)).expect("the widths can be written");
    fs::write(out.join("art.rs"), art(&home)).expect("the list of art can be written");
}

/// Tables of the letters of each font with their widths in thousandths of the font size.
fn widths(home: &Path) -> String {
    let mut code = String::new();
    for (name, path) in FONTS {
        let data = fs::read(home.join(path)).expect("the font is there");
        let face = ttf_parser::Face::parse(&data, 0).expect("the font is a font");
        let scale = 1000.0 / f32::from(face.units_per_em());
        let mut letters = Vec::new();
        for table in face.tables().cmap.expect("the font has letters").subtables {
            if table.is_unicode() {
                table.codepoints(|code| letters.extend(char::from_u32(code)));
            }
        }
        letters.sort_unstable();
        letters.dedup();
        if name == "DISPLAY" {
            code.push_str(&reach(&face, &letters));
        }
        let _ = writeln!(code, "static {name}: &[(char, u16)] = &[");
        for letter in letters {
            let glyph = face.glyph_index(letter).expect("a letter of the font");
            let width = f32::from(face.glyph_hor_advance(glyph).unwrap_or_default()) * scale;
            let _ = writeln!(code, "    ({letter:?}, {}),", width.round() as u16);
        }
        let _ = writeln!(code, "];");
    }
    code
}

/// How far each letter reaches above and below its baseline, in thousandths of the font size.
fn reach(face: &ttf_parser::Face<'_>, letters: &[char]) -> String {
    let scale = 1000.0 / f32::from(face.units_per_em());
    let mut code = String::from("static DISPLAY_REACH: &[(char, u16, u16)] = &[\n");
    for &letter in letters {
        let glyph = face.glyph_index(letter).expect("a letter of the font");
        let Some(ink) = face.glyph_bounding_box(glyph) else {
            continue;
        };
        let up = (f32::from(ink.y_max) * scale).max(0.0).ceil() as u16;
        let down = (-f32::from(ink.y_min) * scale).max(0.0).ceil() as u16;
        let _ = writeln!(code, "    ({letter:?}, {up}, {down}),");
    }
    code.push_str("];\n");
    code
}

/// The art files by name, sorted.
fn art(home: &Path) -> String {
    let mut names: Vec<String> = fs::read_dir(home.join("art"))
        .expect("the art is there")
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter_map(|name| name.strip_suffix(".svg").map(str::to_owned))
        .collect();
    names.sort();
    let mut code = String::from("static FILES: &[(&str, &str)] = &[\n");
    for name in names {
        let path = home.join("art").join(format!("{name}.svg"));
        let _ = writeln!(code, "    ({name:?}, include_str!({:?})),", path);
    }
    code.push_str("];\n");
    code
}
