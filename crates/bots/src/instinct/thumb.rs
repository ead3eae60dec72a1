//! Rules of thumb: what instinct takes for granted before anything is tried. All of them are set by hand; what a search
//! makes of them is measured by question (`HUNCHES` in `fitted.rs`).

/// What is worth something by itself, in chances to win.
pub(super) mod worth {
    /// A card that nobody has seen yet, in moves and deeds.
    pub(crate) const UNSEEN_DEED: f32 = 0.02;
    /// Not playing a hero, which costs a hero and a turn.
    pub(crate) const IDLE: f32 = 0.012;
    /// Each round after [`LONG`](super::LONG) makes not playing this much worse.
    pub(crate) const IDLE_LATE: f32 = 0.02;
    /// A card from a pile.
    pub(crate) const CARD: f32 = 0.008;
    /// Taking a hero for oneself, beside what its owner loses.
    pub(crate) const TAKING: f32 = 0.005;
    /// A card out of another hand.
    pub(crate) const CARD_OF_OTHERS: f32 = 0.004;
    /// A look at something unknown.
    pub(crate) const LOOK: f32 = 0.002;
    /// Each card in the hand that is drawn from.
    pub(crate) const CARD_TO_CHOOSE_FROM: f32 = 0.001;
    /// Hurting somebody else rather than nobody, other things being equal.
    pub(crate) const HURTING: f32 = 0.001;
}

/// What share of the best something brings about where it depends on luck or on others.
pub(super) mod share {
    /// A random card is of a given faction.
    pub(crate) const FACTION: f32 = 0.25;
    /// A card that others would rather keep: somewhat better than a random one.
    pub(crate) const KEPT: f32 = 0.27;
    /// What is lost where somebody else chooses, or chance does.
    pub(crate) const NOT_CHOSEN: f32 = 0.3;
    /// What a second card brings after the best one, or one that is shared.
    pub(crate) const SECOND: f32 = 0.5;
    /// What a card would have done that is hidden instead of played.
    pub(crate) const FORGONE: f32 = 0.5;
    /// A hero that is turned over is of the faction that counts.
    pub(crate) const TURNED: f32 = 0.5;
    /// A revealed card is not of the faction that stops the move.
    pub(crate) const REVEALED: f32 = 0.75;
    /// What others lose when their heroes are exchanged for worse ones.
    pub(crate) const EXCHANGED: f32 = 0.7;
    /// How much of the difference to an average card a discarded card matters.
    pub(crate) const DISCARDED: f32 = 0.3;
    /// How much worse passing is than playing nothing and getting rid of cards.
    pub(crate) const PASSING: f32 = 1.5;
}

/// Rounds after which a game is long.
pub(super) const LONG: f32 = 12.0;
/// Turns before the end from which on secrets matter less and less.
pub(super) const SECRETS_MATTER: f32 = 12.0;
