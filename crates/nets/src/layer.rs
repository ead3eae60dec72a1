//! Layers of whole numbers.

use crate::file::{Numbers, WeightsError};

/// What 1 is among the whole numbers between layers.
const ONE: f32 = 256.0;

/// Numbers that are added up side by side, in the same order everywhere.
const LANES: usize = 8;

/// A layer whose inputs are mostly nothing: the rows of those that are something are added up.
pub(crate) struct Sparse {
    width: usize,
    /// Input by input.
    weights: Vec<i16>,
    scale: Vec<f32>,
    bias: Vec<f32>,
}

impl Sparse {
    pub(crate) fn read(numbers: &mut Numbers<'_>, inputs: usize, width: usize) -> Result<Sparse, WeightsError> {
        Ok(Sparse {
            width,
            weights: numbers.bytes(inputs * width)?.into_iter().map(i16::from).collect(),
            scale: numbers.floats(width)?,
            bias: numbers.floats(width)?,
        })
    }

    /// Adds the row of an input to the sums.
    #[inline]
    pub(crate) fn add(&self, sums: &mut [i32], input: usize, times: i32) {
        let row = &self.weights[input * self.width..][..self.width];
        for (sum, &weight) in sums.iter_mut().zip(row) {
            *sum += i32::from(weight) * times;
        }
    }

    /// Adds the row of an input once to small sums: at most 250 of them.
    #[inline]
    pub(crate) fn add_once(&self, sums: &mut [i16], input: usize) {
        let row = &self.weights[input * self.width..][..self.width];
        for (sum, &weight) in sums.iter_mut().zip(row) {
            *sum = sum.wrapping_add(weight);
        }
    }

    /// Turns the sums of whole numbers into the values they stand for.
    #[inline]
    pub(crate) fn finish<T: Copy + Into<i32>>(&self, sums: &[T], out: &mut [f32]) {
        let numbers = self.scale.iter().zip(&self.bias);
        for ((out, &sum), (scale, bias)) in out.iter_mut().zip(sums).zip(numbers) {
            let sum: i32 = sum.into();
            *out = sum as f32 * scale + bias;
        }
    }
}

/// A layer whose inputs are all something.
pub(crate) struct Dense {
    inputs: usize,
    /// Output by output.
    weights: Vec<i16>,
    /// The scale with that of the inputs in it.
    scale: Vec<f32>,
    bias: Vec<f32>,
}

impl Dense {
    pub(crate) fn read(numbers: &mut Numbers<'_>, inputs: usize, outputs: usize) -> Result<Dense, WeightsError> {
        Ok(Dense {
            inputs,
            weights: numbers.bytes(inputs * outputs)?.into_iter().map(i16::from).collect(),
            scale: numbers.floats(outputs)?.into_iter().map(|scale| scale / ONE).collect(),
            bias: numbers.floats(outputs)?,
        })
    }

    /// The value of one output for these inputs.
    #[inline]
    pub(crate) fn output(&self, inputs: &[i16], index: usize) -> f32 {
        let row = &self.weights[index * self.inputs..][..self.inputs];
        let sum: i32 = row
            .iter()
            .zip(inputs)
            .map(|(&weight, &input)| i32::from(weight) * i32::from(input))
            .sum();
        sum as f32 * self.scale[index] + self.bias[index]
    }

    /// The values of all outputs for these inputs.
    pub(crate) fn all(&self, inputs: &[i16], out: &mut [f32]) {
        for (index, out) in out.iter_mut().enumerate() {
            *out = self.output(inputs, index);
        }
    }
}

/// Brings numbers to a common mean and spread.
pub(crate) struct Norm {
    weight: Vec<f32>,
    bias: Vec<f32>,
}

impl Norm {
    pub(crate) fn read(numbers: &mut Numbers<'_>, width: usize) -> Result<Norm, WeightsError> {
        Ok(Norm {
            weight: numbers.floats(width)?,
            bias: numbers.floats(width)?,
        })
    }

    pub(crate) fn apply(&self, from: &[f32], to: &mut [f32]) {
        let count = from.len() as f32;
        let mean = sum(from, |x| x) / count;
        let variance = sum(from, |x| (x - mean) * (x - mean)) / count;
        let by = 1.0 / (variance + 1e-5).sqrt();
        for (((to, from), weight), bias) in to.iter_mut().zip(from).zip(&self.weight).zip(&self.bias) {
            *to = (from - mean) * by * weight + bias;
        }
    }
}

/// A sum in a fixed order.
#[inline]
fn sum(numbers: &[f32], of: impl Fn(f32) -> f32) -> f32 {
    let mut lanes = [0.0; LANES];
    let chunks = numbers.chunks_exact(LANES);
    let rest = chunks.remainder();
    for chunk in chunks {
        for (lane, &number) in lanes.iter_mut().zip(chunk) {
            *lane += of(number);
        }
    }
    let all = rest.iter().map(|&number| of(number)).sum::<f32>();
    lanes.iter().sum::<f32>() + all
}

/// Nothing is less than nothing.
#[inline]
pub(crate) fn cut(numbers: &mut [f32]) {
    numbers.iter_mut().for_each(|number| *number = number.max(0.0));
}

/// As whole numbers, for the next layer.
#[inline]
pub(crate) fn whole(numbers: &[f32], out: &mut [i16]) {
    for (out, number) in out.iter_mut().zip(numbers) {
        // Halves go up; casting keeps what is too large at the largest.
        *out = (number * ONE + 0.5).floor() as i16;
    }
}
