//! What all named things of the game share: a stable id that is written to files and protocols and read back.

/// An id that names nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no {kind} `{id}`")]
pub struct UnknownId {
    kind: &'static str,
    id: String,
}

impl UnknownId {
    pub(crate) fn new(kind: &'static str, id: &str) -> UnknownId {
        UnknownId {
            kind,
            id: id.to_owned(),
        }
    }

    /// What sort of thing was looked for: `card`, `leader`, and so on.
    pub fn kind(&self) -> &'static str {
        self.kind
    }

    /// The id that names nothing.
    pub fn id(&self) -> &str {
        &self.id
    }
}

/// Lets a type with `ALL` and `id` be written and read by its id.
macro_rules! named {
    ($type:ty, $kind:literal) => {
        impl $type {
            #[doc = concat!("The ", $kind, " with this id.")]
            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.id() == id)
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                out.pad(self.id())
            }
        }

        impl std::str::FromStr for $type {
            type Err = $crate::UnknownId;

            fn from_str(id: &str) -> Result<Self, $crate::UnknownId> {
                Self::from_id(id).ok_or_else(|| $crate::UnknownId::new($kind, id))
            }
        }
    };
}

/// Gives a set of flags the operators of a set.
macro_rules! set_of {
    ($set:ty, $item:ty, $single:expr) => {
        impl From<$item> for $set {
            fn from(item: $item) -> $set {
                $single(item)
            }
        }

        impl<T: Into<$set>> std::ops::BitOr<T> for $set {
            type Output = $set;
            fn bitor(self, other: T) -> $set {
                self.union(other.into())
            }
        }

        impl<T: Into<$set>> std::ops::BitOrAssign<T> for $set {
            fn bitor_assign(&mut self, other: T) {
                *self = *self | other;
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                items.into_iter().fold(<$set>::default(), |set, item| set | item)
            }
        }
    };
}

pub(crate) use {named, set_of};

#[cfg(test)]
mod tests {
    use crate::{Edition, Faction, Hero, Leader, Marker, Mode, Pile, Prompt, Ruling, Set, Step};
    use serde::Serialize;
    use serde::de::DeserializeOwned;
    use std::fmt::{Debug, Display};
    use std::str::FromStr;

    /// The id, the text and the JSON form are identical, and each can be read back.
    fn agree<T>(all: impl IntoIterator<Item = T>)
    where
        T: Copy + PartialEq + Debug + Display + FromStr<Err = crate::UnknownId> + Serialize + DeserializeOwned,
    {
        let mut count = 0;
        for one in all {
            let text = one.to_string();
            assert_eq!(text.parse(), Ok(one));
            let json = format!("\"{text}\"");
            assert_eq!(serde_json::to_string(&one).expect("an id"), json);
            assert_eq!(serde_json::from_str::<T>(&json).expect("an id"), one);
            count += 1;
        }
        assert!(count > 1);
        let unknown = "nobody".parse::<T>().expect_err("no such thing");
        assert_eq!(unknown.to_string(), format!("there is no {} `nobody`", unknown.kind()));
        assert_eq!(unknown.id(), "nobody");
    }

    #[test]
    fn ids_are_written_and_read() {
        agree(Hero::all());
        agree(Leader::ALL);
        agree(Faction::ALL);
        agree(Edition::ALL);
        agree(Set::ALL);
        agree(Prompt::ALL);
        agree(Step::ALL);
        agree(Marker::ALL);
        agree(Pile::ALL);
        agree(Mode::ALL);
        assert_eq!("may-pass".parse(), Ok(Ruling::MayPass));
    }

    #[test]
    fn sets_are_put_together() {
        use crate::{Audience, Factions, Seat, Sets};
        let mut factions: Factions = [Faction::Undead, Faction::WaterFolk].into_iter().collect();
        assert_eq!(factions, Faction::Undead.only() | Faction::WaterFolk);
        factions |= Faction::HillTribes;
        assert_eq!(factions.len(), 3);
        assert_eq!(
            Sets::of(&[Set::Base, Set::Queens]),
            Sets::NONE | Set::Base | Set::Queens
        );
        let some: Audience = [Seat::S1, Seat::S3].into_iter().collect();
        assert!(some.contains(Seat::S1) && !some.contains(Seat::S2) && !some.public());
    }
}
