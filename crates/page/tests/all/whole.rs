//! The page as a whole: whatever is told, pressed, lost or comes late, and in whatever order, what lies on the table, what
//! is shown, who may see it, where one is and what is sent stay of one piece.

use fastrand::Rng;
use page::{Connection, Curtain, Do, Entry, Held, OnTable, Over, Place, Queue, Step, Trail, Undo, Veil};
use rules::{Choice, Seat};

/// Something a table tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum News {
    Opened,
    Told,
    Called(Seat),
}

/// A table that tells something: one of this device, or one elsewhere, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum From {
    Here(u64),
    Elsewhere(u32),
}

/// The machines of the page, put together as `web` puts them together, and what the world around knows.
struct Page {
    queue: Queue<(From, News)>,
    table: OnTable,
    curtain: Curtain,
    undo: Undo,
    /// The choice that is held back, and where it was made; none where it was undone.
    held: Option<(u32, From)>,
    connection: Connection,
    trail: Trail,
    /// Which table lies there.
    lies: Option<From>,
    /// Whose cards are to be seen, and of which table.
    seen: Option<(From, Seat)>,
    /// How many games there are, here and elsewhere.
    games: u64,
    tables: u32,
    /// The socket that is open, and the highest number of one.
    socket: Option<u32>,
    sockets: u32,
    wakers: Vec<u32>,
    /// The entries a browser goes back to.
    backs: Vec<Entry>,
    walk: u64,
}

impl Page {
    fn new(walk: u64) -> Page {
        Page {
            queue: Queue::default(),
            table: OnTable::default(),
            curtain: Curtain::default(),
            undo: Undo::default(),
            held: None,
            connection: Connection::default(),
            trail: Trail::default(),
            lies: None,
            seen: None,
            games: 0,
            tables: 0,
            socket: None,
            sockets: 0,
            wakers: Vec::new(),
            backs: Vec::new(),
            walk,
        }
    }

    /// Something else comes onto the table.
    fn clear(&mut self, table: OnTable, lies: Option<From>) {
        self.queue.clear();
        self.undo.forget();
        self.held = None;
        self.curtain.open();
        self.seen = None;
        self.table = table;
        self.lies = lies;
    }

    /// Goes to a place, and the browser follows at once or later.
    fn obey(&mut self, steps: Vec<Step>) {
        for step in steps {
            if let Step::Back { .. } = step {
                self.backs.push(self.trail.now().clone());
            }
        }
    }

    fn go(&mut self, place: Place) {
        let steps = match self.trail.here().place.is_same_table(&place) {
            true => self.trail.return_to(place.into()),
            false => self.trail.go(place.into()),
        };
        self.obey(steps);
    }

    fn deal(&mut self) {
        self.step_away();
        self.games += 1;
        let place = Place::Game { number: None };
        self.clear(OnTable::Dealing(place.clone()), Some(From::Here(self.games)));
        self.go(place);
    }

    fn enter_elsewhere(&mut self) {
        self.tables += 1;
        let code = self.tables.to_string();
        self.clear(OnTable::Elsewhere, Some(From::Elsewhere(self.tables)));
        let deeds = self.connection.leave();
        self.carry_out(deeds);
        let deeds = self.connection.enter(&code, None, 0.0);
        self.carry_out(deeds);
        self.go(Place::Elsewhere { code, game: false });
    }

    fn step_away(&mut self) {
        let deeds = self.connection.leave();
        self.carry_out(deeds);
        self.clear(OnTable::Nothing, None);
    }

    fn go_out(&mut self) {
        self.step_away();
        let parent = self.trail.here().place.parent();
        let steps = self.trail.return_to(parent.into());
        self.obey(steps);
    }

    fn is_elsewhere(&self) -> bool {
        matches!(self.lies, Some(From::Elsewhere(_)))
    }

    /// A table tells something. What a keeper tells of a game that nobody waits for has no place.
    fn hear(&mut self, from: From, news: News) {
        let is_heard = match from {
            From::Here(_) => !self.is_elsewhere() && self.table.hears_keeper() && self.lies == Some(from),
            From::Elsewhere(_) => self.lies == Some(from),
        };
        if is_heard {
            // Whoever shows it begins in its own time.
            let _ = self.queue.push((from, news));
        }
    }

    /// What was told next is shown.
    fn show(&mut self) {
        let Some((from, news)) = self.queue.take_next() else {
            return;
        };
        assert_eq!(
            Some(from),
            self.lies,
            "walk {}: {news:?} of a table that is gone",
            self.walk
        );
        match news {
            News::Opened => {
                self.curtain.open();
                self.seen = Some((from, Seat::S0));
                if let From::Here(number) = from
                    && let Some(place) = self.table.opened(Some(number))
                {
                    self.go(place);
                }
            }
            News::Told => {}
            News::Called(seat) => self.curtain.call(seat, self.seen.is_some()),
        }
    }

    /// A choice is held back, where one is seen and nothing is held yet.
    fn hold(&mut self) {
        if let Some((from, _)) = self.seen
            && self.undo.held().is_none()
            && !self.curtain.is_closed()
        {
            let beat = self.undo.hold(Held::Choice(Choice::Pass));
            self.held = Some((beat, from));
        }
    }

    /// The time of a choice is over: it goes to the table it was made at.
    fn waited(&mut self, beat: u32) {
        if self.undo.waited(beat).is_some() {
            let (held, from) = self.held.take().expect("it was held");
            assert_eq!(
                (held, Some(from)),
                (beat, self.lies),
                "walk {}: sent elsewhere",
                self.walk
            );
        }
    }

    fn hand_over(&mut self, seat: Seat) {
        if self.curtain.draw() == Some(Veil::Hide) {
            self.seen = None;
            let steps = self.trail.turn_into(self.trail.here().closing(|_| true));
            self.obey(steps);
        }
        if let (Some(Veil::Show(shown)), Some(from)) = (self.curtain.unveil(seat), self.lies) {
            assert_eq!(
                self.seen, None,
                "walk {}: somebody else's cards are still there",
                self.walk
            );
            self.curtain.open();
            self.seen = Some((from, shown));
        }
    }

    fn carry_out(&mut self, deeds: Vec<Do>) {
        for deed in deeds {
            match deed {
                Do::Connect(socket) => {
                    assert_eq!(self.socket.replace(socket), None, "walk {}: two sockets", self.walk);
                    self.sockets = socket;
                }
                Do::HangUp => self.socket = None,
                Do::Wake { socket, .. } => self.wakers.push(socket),
                _ => {}
            }
        }
    }

    /// Something happens to the line to a table elsewhere.
    fn line(&mut self, dice: &mut Rng) {
        let some = dice.u32(..self.sockets + 2);
        let deeds = match dice.u8(..4) {
            0 => self.connection.closed(some),
            1 => self.connection.tick(f64::from(dice.u32(..40_000))),
            2 if !self.wakers.is_empty() => {
                let woken = self.wakers.swap_remove(dice.usize(..self.wakers.len()));
                self.connection.woke(woken, 0.0)
            }
            _ => self.connection.opened(some),
        };
        self.carry_out(deeds);
    }

    /// Something is opened over the place, or the browser comes back to where it was sent.
    fn look(&mut self, dice: &mut Rng) {
        let steps = match dice.u8(..3) {
            0 => self.trail.go(self.trail.here().opening(Over::Menu)),
            1 => self.trail.go(self.trail.here().opening(Over::Notebook)),
            _ => match self.backs.pop() {
                Some(entry) => self.trail.arrived(entry).0,
                None => Vec::new(),
            },
        };
        self.obey(steps);
    }

    fn check(&self) {
        let walk = self.walk;
        assert!(
            self.curtain.drawn().is_none() || self.seen.is_none(),
            "walk {walk}: seen behind the curtain"
        );
        assert!(
            self.seen.is_none_or(|(from, _)| Some(from) == self.lies),
            "walk {walk}: a table that is gone is seen"
        );
        assert!(
            self.queue.waiting().all(|(from, _)| Some(*from) == self.lies),
            "walk {walk}: a table that is gone waits to be shown"
        );
        assert_eq!(self.undo.held().is_some(), self.held.is_some(), "walk {walk}");
        assert_eq!(
            self.is_elsewhere(),
            self.connection.link() != &page::Link::Off,
            "walk {walk}"
        );
        assert!(
            self.socket.is_none() || self.is_elsewhere(),
            "walk {walk}: connected to nowhere"
        );
        if let Some(From::Here(_)) = self.lies {
            assert!(
                self.table.hears_keeper(),
                "walk {walk}: nobody hears the game that lies there"
            );
        }
    }
}

#[test]
fn whatever_happens_the_page_stays_of_one_piece() {
    let (mut shown, mut sent, mut handed) = (0, 0, 0);
    for walk in 0..400 {
        let mut dice = Rng::with_seed(walk);
        let mut page = Page::new(walk);
        for _ in 0..250 {
            let seat = Seat::ALL[dice.usize(..3)];
            match dice.u8(..20) {
                0 if dice.u8(..3) == 0 => page.deal(),
                1 if dice.u8(..3) == 0 => page.enter_elsewhere(),
                2 if dice.u8(..3) == 0 => page.go_out(),
                3 => page.hold(),
                4 => {
                    // Only the wait for what is held, or for something that was held before.
                    let beat = page.held.map_or(dice.u32(..9), |(beat, _)| beat);
                    sent += usize::from(page.undo.held().is_some());
                    page.waited(beat);
                }
                5 => {
                    page.undo.forget();
                    page.held = None;
                }
                6 | 7 => {
                    handed += usize::from(page.curtain.is_closed());
                    page.hand_over(seat);
                }
                8 | 9 => page.line(&mut dice),
                10 | 11 => page.look(&mut dice),
                12..16 => {
                    // Of what lies there, or of something that lay there before.
                    let here = From::Here(dice.u64(..page.games + 1));
                    let elsewhere = From::Elsewhere(dice.u32(..page.tables + 1));
                    let some = if dice.bool() { here } else { elsewhere };
                    let from = page.lies.filter(|_| dice.u8(..3) > 0).unwrap_or(some);
                    let news = [News::Opened, News::Told, News::Called(seat)][dice.usize(..3)];
                    page.hear(from, news);
                }
                _ => {
                    shown += usize::from(!page.queue.is_empty());
                    page.show();
                }
            }
            page.check();
        }
    }
    assert!(
        shown > 1_000 && sent > 100 && handed > 100,
        "{shown} {sent} {handed}: too little has happened"
    );
}
