//! The curtain between people around one device.

use fastrand::Rng;
use page::{Curtain, Veil};
use rules::Seat;

#[test]
fn the_device_goes_from_hand_to_hand() {
    let mut curtain = Curtain::default();
    assert_eq!((curtain.called(), curtain.is_closed()), (None, false));
    curtain.call(Seat::S1, true);
    assert_eq!(
        (curtain.called(), curtain.drawn()),
        (Some(Seat::S1), None),
        "what came of it is still to be seen"
    );
    assert_eq!(curtain.unveil(Seat::S1), None, "nobody has handed it over yet");
    assert_eq!(curtain.draw(), Some(Veil::Hide));
    assert_eq!(curtain.draw(), None, "once");
    assert_eq!(curtain.unveil(Seat::S2), None, "somebody else was called");
    assert_eq!(curtain.unveil(Seat::S1), Some(Veil::Show(Seat::S1)));
    assert!(curtain.is_closed(), "until what they may see is here");
    curtain.open();
    assert_eq!(curtain, Curtain::Open);
}

#[test]
fn where_nobody_has_seen_anything_it_is_drawn_at_once() {
    let mut curtain = Curtain::default();
    curtain.call(Seat::S0, false);
    assert_eq!(curtain.drawn(), Some(Seat::S0));
    assert_eq!(curtain.draw(), None);
}

/// Nobody sees what another holder saw: between two of them everything was hidden, and only whoever was called is shown
/// anything.
#[test]
fn whatever_is_pressed_nobody_sees_what_is_not_theirs() {
    let mut dice = Rng::with_seed(1);
    let mut curtain = Curtain::default();
    // Whose cards are on the page.
    let mut seen: Option<Seat> = None;
    for _ in 0..20_000 {
        let seat = Seat::ALL[dice.usize(..Seat::ALL.len())];
        match dice.u8(..4) {
            0 => curtain.call(seat, seen.is_some()),
            1 => {
                if curtain.draw() == Some(Veil::Hide) {
                    seen = None;
                }
            }
            2 => {
                if let Some(Veil::Show(shown)) = curtain.unveil(seat) {
                    assert_eq!(Some(shown), curtain.called());
                    assert_eq!(seen, None, "everything was hidden before");
                    seen = Some(shown);
                    curtain.open();
                }
            }
            _ => {
                let _ = curtain.unveil(seat);
            }
        }
        assert!(
            curtain.drawn().is_none() || seen.is_none(),
            "nothing is to be seen behind a drawn curtain"
        );
    }
}
