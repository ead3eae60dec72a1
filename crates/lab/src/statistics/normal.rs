//! The normal distribution.

use std::f64::consts::SQRT_2;

/// The chance of a value as far from zero as `z` or farther, on either side.
///
/// ```
/// assert!((lab::two_sided(1.959_964) - 0.05).abs() < 1e-7);
/// assert!((lab::two_sided(-5.0) - 5.733e-7).abs() < 1e-10);
/// assert_eq!(lab::two_sided(0.0), 1.0);
/// ```
pub fn two_sided(z: f64) -> f64 {
    libm::erfc(z.abs() / SQRT_2)
}

/// The value that a share `p` of all values lies below, for `p` between 0 and 1.
///
/// ```
/// assert!((lab::quantile(0.975) - 1.959_963_985).abs() < 1e-8);
/// assert!((lab::quantile(0.8) - 0.841_621_234).abs() < 1e-8);
/// assert!((lab::quantile(1e-6) + 4.753_424_309).abs() < 1e-7);
/// ```
pub fn quantile(p: f64) -> f64 {
    // Halving is slow and never goes wrong; nobody asks more than a hundred times.
    let (mut low, mut high) = (-40.0, 40.0);
    for _ in 0..100 {
        let middle = (low + high) / 2.0;
        if 0.5 * libm::erfc(-middle / SQRT_2) < p {
            low = middle;
        } else {
            high = middle;
        }
    }
    (low + high) / 2.0
}
