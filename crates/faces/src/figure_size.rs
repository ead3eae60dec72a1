//! How large the pictures of the rules are: a page leaves room for one before it has loaded.

use words::Figure;

/// How wide every picture is, in its own units.
pub const FIGURE_WIDTH: f32 = 1200.0;

/// How high a picture is for its width of [`FIGURE_WIDTH`].
pub fn figure_height(figure: Figure) -> f32 {
    match figure {
        Figure::Pieces => 480.0,
        Figure::Card => 920.0,
        Figure::Hidden => 230.0,
        Figure::Setup(_) => 860.0,
        Figure::Play | Figure::Draw | Figure::Discard | Figure::Refill => 880.0,
        Figure::Winning(_) => 400.0,
        Figure::Burying => 400.0,
        Figure::Scoring | Figure::Tie => 920.0,
    }
}
