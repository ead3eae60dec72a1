//! Why something was refused.

/// Why the rules refuse something. Every refusal leaves everything as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Not 2 to 6 players.
    #[error("a game has 2 to 6 players")]
    PlayerCount,
}
