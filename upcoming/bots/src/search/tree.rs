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
    /// How often it could have been chosen.
    pub(crate) available: u32,
    /// What instinct thought of it, when it was met first.
    pub(crate) prior: f32,
    /// Everybody's chances, summed over the visits.
    pub(crate) values: [f32; MOST_PLAYERS],
    first_child: u32,
    next_sibling: u32,
}

/// All nodes, in one list whose length is bounded.
#[derive(Debug)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
    most: usize,
}

impl Tree {
    pub(crate) const ROOT: NodeId = NodeId(0);

    /// An empty tree that will hold at most so many nodes.
    pub(crate) fn new(most: usize) -> Tree {
        let root = Node {
            choice: Choice::Pass,
            seat: Seat(0),
            visits: 0,
            available: 0,
            prior: 0.0,
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
    pub(crate) fn add(&mut self, parent: NodeId, seat: Seat, choice: Choice, prior: f32) -> Option<NodeId> {
        if self.nodes.len() >= self.most {
            return None;
        }
        let id = self.nodes.len() as u32;
        let next_sibling = std::mem::replace(&mut self.node_mut(parent).first_child, id);
        self.nodes.push(Node {
            choice,
            seat,
            visits: 0,
            available: 0,
            prior,
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
