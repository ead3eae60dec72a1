//! Many comparisons at once.

/// Corrects the p-values of a family of comparisons by Holm's method: whoever calls those below 0.05 real is wrong about
/// any of them in at most 5 of 100 families, however the comparisons depend on each other.
///
/// ```
/// // With four comparisons the smallest counts four times, the next three times, and none less than one before it.
/// let corrected = lab::holm(&[0.01, 0.04, 0.03, 0.005]);
/// for (got, expected) in corrected.iter().zip([0.03, 0.06, 0.06, 0.02]) {
///     assert!((got - expected).abs() < 1e-12);
/// }
/// ```
pub fn holm(p_values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..p_values.len()).collect();
    order.sort_by(|&one, &other| p_values[one].total_cmp(&p_values[other]));
    let mut corrected = vec![1.0; p_values.len()];
    let mut so_far: f64 = 0.0;
    for (rank, &index) in order.iter().enumerate() {
        let times = (p_values.len() - rank) as f64;
        so_far = so_far.max((p_values[index] * times).min(1.0));
        corrected[index] = so_far;
    }
    corrected
}
