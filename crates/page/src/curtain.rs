//! The curtain between people around one device: while it is drawn, nothing of anybody's is on the page.

use rules::Seat;

/// The curtain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Curtain {
    /// Whoever has the device sees the table.
    #[default]
    Open,
    /// The device must go to somebody else. The last holder still sees what came of their choice.
    Called(Seat),
    /// Nothing is to be seen until they have it.
    Drawn(Seat),
}

/// What is to be done when the curtain moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Veil {
    /// Nothing of the last holder may stay on the page.
    Hide,
    /// Whoever was called has the device and wants to see.
    Show(Seat),
}

impl Curtain {
    /// The device must go to this person. Where nobody has seen anything yet, the curtain is drawn at once.
    pub fn call(&mut self, seat: Seat, seen: bool) {
        *self = match seen {
            true => Curtain::Called(seat),
            false => Curtain::Drawn(seat),
        };
    }

    /// The last holder hands the device over.
    #[must_use]
    pub fn draw(&mut self) -> Option<Veil> {
        let Curtain::Called(seat) = *self else { return None };
        *self = Curtain::Drawn(seat);
        Some(Veil::Hide)
    }

    /// Somebody says that they have the device. It stays drawn until what they may see is here.
    #[must_use]
    pub fn unveil(self, seat: Seat) -> Option<Veil> {
        (self == Curtain::Drawn(seat)).then_some(Veil::Show(seat))
    }

    /// What they may see is here, or something else lies on the table.
    pub fn open(&mut self) {
        *self = Curtain::Open;
    }

    /// Who is to have the device.
    pub fn called(self) -> Option<Seat> {
        match self {
            Curtain::Open => None,
            Curtain::Called(seat) | Curtain::Drawn(seat) => Some(seat),
        }
    }

    /// Who is to have the device, while nothing is to be seen.
    pub fn drawn(self) -> Option<Seat> {
        match self {
            Curtain::Drawn(seat) => Some(seat),
            Curtain::Open | Curtain::Called(_) => None,
        }
    }

    /// Whether nobody can choose anything: the device must move first.
    pub fn is_closed(self) -> bool {
        self != Curtain::Open
    }
}
