//! The tree of a search: one for all worlds.

use rules::{Choice, MOST_PLAYERS, Seat};

/// A node of the tree, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NodeId(u32);

const NONE: u32 = u32::MAX;

/// A choice somebody made after the choices above it, in all worlds where they could.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) choice: Choice,
    pub(crate) seat: Seat,
    /// How often it was chosen.
    pub(crate) visits: u32,
    /// What came of it for the one who chose, by the leader they had; all of it in the first for the one who thinks.
    parts: [Part; 6],
    /// Everybody's chances, summed over the visits.
    pub(crate) values: [f32; MOST_PLAYERS],
    first_child: u32,
    next_sibling: u32,
}

/// What is known of a choice where whoever makes it has one leader.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Part {
    /// How often it was chosen.
    pub(crate) visits: u32,
    /// How often it could have been chosen.
    pub(crate) available: u32,
    /// What instinct thought of it, when it was met first.
    pub(crate) prior: f32,
    /// The chances of whoever chose, summed over the visits.
    sum: f32,
}

impl Part {
    /// One visit more, which ended like this for whoever chose.
    pub(crate) fn add(&mut self, value: f32) {
        self.visits += 1;
        self.sum += value;
    }

    /// The average chance of whoever chose; none if nobody did.
    pub(crate) fn value(&self) -> Option<f32> {
        (self.visits > 0).then(|| self.sum / self.visits as f32)
    }
}

/// All nodes, in one list whose length is bounded.
#[derive(Debug)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
    most: usize,
}

impl Tree {
    pub(crate) const ROOT: NodeId = NodeId(0);

    /// An empty tree that will hold at most this many nodes.
    pub(crate) fn new(most: usize) -> Tree {
        let root = Node {
            choice: Choice::Pass,
            seat: Seat::S0,
            visits: 0,
            parts: [Part::default(); 6],
            values: [0.0; MOST_PLAYERS],
            first_child: NONE,
            next_sibling: NONE,
        };
        Tree {
            nodes: vec![root],
            most,
        }
    }

    pub(crate) fn clear(&mut self) {
        self.nodes.truncate(1);
        let root = &mut self.nodes[0];
        root.visits = 0;
        root.values = [0.0; MOST_PLAYERS];
        root.first_child = NONE;
    }

    pub(crate) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    pub(crate) fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0 as usize]
    }

    /// What is known of a choice with one leader.
    pub(crate) fn part(&self, id: NodeId, part: usize) -> &Part {
        &self.node(id).parts[part]
    }

    pub(crate) fn part_mut(&mut self, id: NodeId, part: usize) -> &mut Part {
        &mut self.node_mut(id).parts[part]
    }

    /// The chance `seat` has after a node as far as it was tried with one leader, and with any if it was not.
    pub(crate) fn expected(&self, id: NodeId, seat: Seat, part: usize) -> f32 {
        let own = self.children(id).filter(|&child| self.node(child).seat == seat);
        let (visits, sum) = own.fold((0, 0.0), |(visits, sum), child| {
            let part = self.part(child, part);
            (visits + part.visits, sum + part.sum)
        });
        let node = self.node(id);
        match (visits, node.visits) {
            (1.., _) => sum / visits as f32,
            (0, 1..) => node.value(seat),
            (0, 0) => 0.5,
        }
    }

    /// What was chosen after a node.
    pub(crate) fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let mut next = self.node(id).first_child;
        std::iter::from_fn(move || {
            let id = (next != NONE).then_some(NodeId(next))?;
            next = self.node(id).next_sibling;
            Some(id)
        })
    }

    /// The node for a choice after another, if it was met before.
    pub(crate) fn child(&self, id: NodeId, seat: Seat, choice: Choice) -> Option<NodeId> {
        self.children(id).find(|&child| {
            let child = self.node(child);
            child.choice == choice && child.seat == seat
        })
    }

    /// Adds a choice; none if the tree is full.
    pub(crate) fn add(&mut self, parent: NodeId, seat: Seat, choice: Choice) -> Option<NodeId> {
        if self.nodes.len() >= self.most {
            return None;
        }
        let id = self.nodes.len() as u32;
        let next_sibling = std::mem::replace(&mut self.node_mut(parent).first_child, id);
        self.nodes.push(Node {
            choice,
            seat,
            visits: 0,
            parts: [Part::default(); 6],
            values: [0.0; MOST_PLAYERS],
            first_child: NONE,
            next_sibling,
        });
        Some(NodeId(id))
    }
}

impl Node {
    /// The average chance of a seat after this choice.
    pub(crate) fn value(&self, seat: Seat) -> f32 {
        self.values[seat.index() % MOST_PLAYERS] / self.visits.max(1) as f32
    }
}
