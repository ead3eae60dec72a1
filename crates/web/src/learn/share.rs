//! The picture of a result: drawn on a canvas with the page's own letters, and offered as a file.

use super::files;
use js_sys::{Function, Promise};
use leptos::prelude::*;
use page::result_picture::{HIGH, Poster, Stroke, WIDE};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// The letters of the page.
const LETTERS: &str = "'Yanone Kaffeesatz', sans-serif";

// What of canvas and images is needed here, and no more.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = Image)]
    type Picture;
    #[wasm_bindgen(constructor, js_class = "Image")]
    fn new(wide: u32, high: u32) -> Picture;
    #[wasm_bindgen(method, setter)]
    fn set_src(this: &Picture, address: &str);
    #[wasm_bindgen(method)]
    fn decode(this: &Picture) -> Promise;

    type Canvas;
    #[wasm_bindgen(method, setter)]
    fn set_width(this: &Canvas, wide: u32);
    #[wasm_bindgen(method, setter)]
    fn set_height(this: &Canvas, high: u32);
    #[wasm_bindgen(method, js_name = getContext)]
    fn get_context(this: &Canvas, kind: &str) -> Option<Brush>;
    #[wasm_bindgen(method, js_name = toBlob)]
    fn to_blob(this: &Canvas, done: &Function);

    type Brush;
    #[wasm_bindgen(method, setter, js_name = fillStyle)]
    fn set_fill_style(this: &Brush, color: &str);
    #[wasm_bindgen(method, setter, js_name = strokeStyle)]
    fn set_stroke_style(this: &Brush, color: &str);
    #[wasm_bindgen(method, setter, js_name = lineWidth)]
    fn set_line_width(this: &Brush, width: f64);
    #[wasm_bindgen(method, setter, js_name = lineJoin)]
    fn set_line_join(this: &Brush, join: &str);
    #[wasm_bindgen(method, setter)]
    fn set_font(this: &Brush, font: &str);
    #[wasm_bindgen(method, setter, js_name = textAlign)]
    fn set_text_align(this: &Brush, align: &str);
    #[wasm_bindgen(method, js_name = fillRect)]
    fn fill_rect(this: &Brush, left: f64, top: f64, wide: f64, high: f64);
    #[wasm_bindgen(method, js_name = fillText)]
    fn fill_text(this: &Brush, text: &str, x: f64, y: f64, most: f64);
    #[wasm_bindgen(method, js_name = drawImage)]
    fn draw_image(this: &Brush, image: &Picture, left: f64, top: f64, wide: f64, high: f64);
    #[wasm_bindgen(method, js_name = beginPath)]
    fn begin_path(this: &Brush);
    #[wasm_bindgen(method, js_name = lineTo)]
    fn line_to(this: &Brush, x: f64, y: f64);
    #[wasm_bindgen(method)]
    fn stroke(this: &Brush);
}

/// An image that has come; none if it cannot be had.
async fn image(address: &str) -> Option<Picture> {
    let image = Picture::new(512, 512);
    image.set_src(address);
    JsFuture::from(image.decode()).await.ok()?;
    Some(image)
}

async fn draw(brush: &Brush, stroke: &Stroke) {
    match stroke {
        Stroke::Field {
            frame: [left, top, wide, high],
            color,
        } => {
            brush.set_fill_style(color);
            brush.fill_rect(*left, *top, *wide, *high);
        }
        Stroke::Image {
            address,
            frame: [left, top, wide, high],
        } => {
            if let Some(image) = image(address).await {
                brush.draw_image(&image, *left, *top, *wide, *high);
            }
        }
        Stroke::Text {
            text,
            x,
            y,
            size,
            most,
            centered,
            color,
        } => {
            brush.set_fill_style(color);
            brush.set_font(&format!("700 {size}px {LETTERS}"));
            brush.set_text_align(if *centered { "center" } else { "left" });
            // What is too long is pressed together, as on the cards.
            brush.fill_text(text, *x, *y, *most);
        }
        Stroke::Line { points, color, width } => {
            brush.begin_path();
            for (x, y) in points {
                brush.line_to(*x, *y);
            }
            brush.set_stroke_style(color);
            brush.set_line_width(*width);
            brush.set_line_join("round");
            brush.stroke();
        }
    }
}

/// Draws the picture of a result, and offers it as a file.
pub(crate) fn picture(poster: Poster) {
    leptos::task::spawn_local(async move {
        let Ok(canvas) = document().create_element("canvas") else {
            return;
        };
        let canvas: Canvas = canvas.unchecked_into();
        canvas.set_width(WIDE as u32);
        canvas.set_height(HIGH as u32);
        let Some(brush) = canvas.get_context("2d") else { return };
        for stroke in &poster.picture() {
            draw(&brush, stroke).await;
        }
        let blob = Promise::new(&mut |resolve, _| canvas.to_blob(&resolve));
        if let Ok(blob) = JsFuture::from(blob).await
            && let Ok(blob) = blob.dyn_into::<web_sys::Blob>()
        {
            files::offer("oshra.png", &blob);
        }
    });
}
