//! Functions that every machine works out alike: made of additions and multiplications only.

/// e to the power of `x`, to six digits.
///
/// ```
/// for x in [-20.0_f32, -1.0, 0.0, 0.5, 3.0] {
///     assert!((nets::exp(x) / x.exp() - 1.0).abs() < 1e-5);
/// }
/// assert_eq!(nets::exp(-1e9), 0.0);
/// ```
#[inline]
pub fn exp(x: f32) -> f32 {
    if x < -80.0 {
        return 0.0;
    }
    let x = x.min(80.0) * std::f32::consts::LOG2_E;
    let whole = (x + 0.5).floor();
    let part = (x - whole) * std::f32::consts::LN_2;
    let power = 1.0 + part * (1.0 + part * (0.5 + part * (1.0 / 6.0 + part * (1.0 / 24.0 + part * (1.0 / 120.0)))));
    power * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}

/// The natural logarithm of a positive number, to six digits.
///
/// ```
/// for x in [1e-6_f32, 0.1, 0.99, 1.0, 2.0, 700.0] {
///     assert!((nets::ln(x) - x.ln()).abs() < 1e-5);
/// }
/// ```
pub fn ln(x: f32) -> f32 {
    let bits = x.max(f32::MIN_POSITIVE).to_bits();
    let mut power = (bits >> 23) as i32 - 127;
    let mut rest = f32::from_bits((bits & 0x007F_FFFF) | 0x3F80_0000);
    if rest > std::f32::consts::SQRT_2 {
        rest *= 0.5;
        power += 1;
    }
    let ratio = (rest - 1.0) / (rest + 1.0);
    let square = ratio * ratio;
    let series = 1.0 + square * (1.0 / 3.0 + square * (0.2 + square * (1.0 / 7.0 + square * (1.0 / 9.0))));
    2.0 * ratio * series + power as f32 * std::f32::consts::LN_2
}

/// Turns worths into logarithms of chances.
///
/// ```
/// let mut worths = [1.0, 2.0, 3.0];
/// nets::log_softmax(&mut worths);
/// assert!((worths.iter().map(|&worth| nets::exp(worth)).sum::<f32>() - 1.0).abs() < 1e-5);
/// ```
pub fn log_softmax(worths: &mut [f32]) {
    let most = worths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let total: f32 = worths.iter().map(|&worth| exp(worth - most)).sum();
    let all = most + ln(total);
    worths.iter_mut().for_each(|worth| *worth -= all);
}
