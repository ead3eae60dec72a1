//! A memory as it is written down.

use super::{Memory, Moment};
use serde::ser::{SerializeSeq, SerializeStruct};
use serde::{Serialize, Serializer};

/// The first view, then every choice: who chose, what was seen of it, and the view after it.
impl Serialize for Memory {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut memory = serializer.serialize_struct("Memory", 4)?;
        memory.serialize_field("game", &format!("{:016x}", self.game))?;
        memory.serialize_field("decisions", &self.before)?;
        memory.serialize_field("first", &*self.first)?;
        memory.serialize_field("moments", &Moments(self))?;
        memory.end()
    }
}

struct Moments<'a>(&'a Memory);

impl Serialize for Moments<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.0.len()))?;
        for moment in self.0.moments() {
            list.serialize_element(&moment)?;
        }
        list.end()
    }
}

impl Serialize for Moment<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut moment = serializer.serialize_struct("Moment", 4)?;
        moment.serialize_field("chooser", &self.chooser)?;
        moment.serialize_field("choice", &self.choice)?;
        moment.serialize_field("events", self.seen)?;
        moment.serialize_field("view", self.after)?;
        moment.end()
    }
}
