//! Dice that need not be secret and can be thrown again.

/// A small random generator (SplitMix64): the same start, the same throws.
#[derive(Clone, Debug)]
pub struct SplitMix(u64);

impl SplitMix {
    /// A generator with this start.
    pub const fn new(start: u64) -> SplitMix {
        SplitMix(start)
    }

    /// 64 random bits.
    pub const fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// A number below `sides`; 0 if there are none.
    pub const fn below(&mut self, sides: usize) -> usize {
        match sides {
            0 => 0,
            sides => (self.roll() % sides as u64) as usize,
        }
    }
}
