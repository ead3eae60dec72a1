//! Sounds of our own, made on the spot: paper, wood and a small bell.

use crate::app::App;
use leptos::prelude::*;
pub(crate) use page::Sound;
use page::sounds;
use std::cell::RefCell;
use told::Chapter;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioNode, BiquadFilterType, OscillatorType};

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Whether somebody has touched the page since it was opened.
fn touched() -> bool {
    let of = |object: &JsValue, name: &str| js_sys::Reflect::get(object, &JsValue::from_str(name)).ok();
    let active = of(&window().navigator(), "userActivation").and_then(|activation| of(&activation, "hasBeenActive"));
    // Browsers without the question have the answer elsewhere: they keep silent by themselves.
    active.is_none_or(|active| active.is_undefined() || active.is_truthy())
}

/// A browser lets a page sound only after somebody has touched it; until then there is nothing.
fn context() -> Option<AudioContext> {
    if !touched() {
        return None;
    }
    CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        let context = context.clone()?;
        let _ = context.resume();
        Some(context)
    })
}

/// A tone that fades.
fn tone(
    context: &AudioContext,
    kind: OscillatorType,
    (from, to): (f32, f32),
    at: f64,
    lasts: f64,
    loud: f32,
) -> Option<()> {
    let start = context.current_time() + at;
    let source = context.create_oscillator().ok()?;
    source.set_type(kind);
    source.frequency().set_value_at_time(from, start).ok()?;
    source
        .frequency()
        .exponential_ramp_to_value_at_time(to, start + lasts)
        .ok()?;
    fade(context, &source, start, lasts, loud)?;
    source.start_with_when(start).ok()?;
    source.stop_with_when(start + lasts).ok()
}

/// A rustle: noise through a filter that closes.
fn rustle(context: &AudioContext, (from, to): (f32, f32), at: f64, lasts: f64, loud: f32) -> Option<()> {
    let start = context.current_time() + at;
    let rate = context.sample_rate();
    let count = (f64::from(rate) * lasts) as u32;
    let noise = context.create_buffer(1, count.max(1), rate).ok()?;
    // Any noise will do, so it needs no good dice.
    let mut state = 0x2545_f491_u32;
    let samples: Vec<f32> = (0..count)
        .map(|_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) as f32 / 8_388_608.0 - 1.0
        })
        .collect();
    noise.copy_to_channel(&samples, 0).ok()?;
    let source = context.create_buffer_source().ok()?;
    source.set_buffer(Some(&noise));
    let filter = context.create_biquad_filter().ok()?;
    filter.set_type(BiquadFilterType::Bandpass);
    filter.frequency().set_value_at_time(from, start).ok()?;
    filter
        .frequency()
        .exponential_ramp_to_value_at_time(to, start + lasts)
        .ok()?;
    source.connect_with_audio_node(&filter).ok()?;
    fade(context, &filter, start, lasts, loud)?;
    source.start_with_when(start).ok()
}

fn fade(context: &AudioContext, source: &AudioNode, start: f64, lasts: f64, loud: f32) -> Option<()> {
    let gain = context.create_gain().ok()?;
    gain.gain().set_value_at_time(0.0001, start).ok()?;
    gain.gain()
        .exponential_ramp_to_value_at_time(loud.max(0.0002), start + lasts * 0.08)
        .ok()?;
    gain.gain()
        .exponential_ramp_to_value_at_time(0.0001, start + lasts)
        .ok()?;
    source.connect_with_audio_node(&gain).ok()?;
    gain.connect_with_audio_node(&context.destination()).ok()?;
    Some(())
}

fn make(context: &AudioContext, sound: Sound, at: f64, volume: f32) -> Option<()> {
    use OscillatorType::{Sine, Triangle};
    match sound {
        Sound::Card => rustle(context, (3_800.0, 900.0), at, 0.13, 0.5 * volume),
        Sound::Play => {
            rustle(context, (2_600.0, 500.0), at, 0.12, 0.55 * volume)?;
            tone(context, Triangle, (190.0, 80.0), at + 0.05, 0.16, 0.6 * volume)
        }
        Sound::Bury => {
            rustle(context, (700.0, 160.0), at, 0.3, 0.8 * volume)?;
            tone(context, Sine, (120.0, 45.0), at + 0.08, 0.34, 0.8 * volume)
        }
        Sound::Marker => tone(context, Triangle, (880.0, 620.0), at, 0.07, 0.4 * volume),
        Sound::Turn => {
            tone(context, Sine, (659.0, 657.0), at, 0.35, 0.3 * volume)?;
            tone(context, Sine, (988.0, 985.0), at + 0.11, 0.5, 0.3 * volume)
        }
        Sound::End => {
            for (step, pitch) in [392.0, 523.0, 659.0, 784.0].into_iter().enumerate() {
                tone(
                    context,
                    Triangle,
                    (pitch, pitch * 0.997),
                    at + 0.13 * step as f64,
                    0.55,
                    0.32 * volume,
                )?;
            }
            Some(())
        }
    }
}

fn volume(app: App) -> Option<f32> {
    app.settings
        .with_untracked(|settings| settings.sound.then(|| f32::from(settings.volume.min(100)) / 100.0))
        .filter(|volume| *volume > 0.0)
}

/// Opens what sounds come out of, which takes a while, before the first of them.
pub(crate) fn ready(app: App) {
    volume(app).and_then(|_| context());
}

/// Sounds, unless sound is off.
pub(crate) fn play(app: App, sound: Sound) {
    if let (Some(volume), Some(context)) = (volume(app), context()) {
        make(&context, sound, 0.0, volume * 0.5);
    }
}

/// What a chapter sounds like.
pub(crate) fn chapter(app: App, chapter: &Chapter) {
    let heard = sounds(chapter);
    if heard.is_empty() {
        return;
    }
    if let (Some(volume), Some(context)) = (volume(app), context()) {
        for (index, sound) in heard.into_iter().enumerate() {
            make(&context, sound, 0.12 * index as f64, volume * 0.5);
        }
    }
}
