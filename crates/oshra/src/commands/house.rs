//! Options by which a host makes a server their own: texts, words, passwords, the secret for hosts, and how long things are
//! kept.

use crate::failure::Failure;
use server::{AdminSecret, House, Keep, Password, WordList};
use std::path::{Path, PathBuf};
use std::time::Duration;
use words::{Words, text};

#[derive(clap::Args)]
#[command(next_help_heading = "House")]
pub(crate) struct HouseArguments {
    /// A file with what people read first
    #[arg(long, value_name = "FILE", env = "OSHRA_WELCOME")]
    welcome: Option<PathBuf>,
    /// A file that says who runs the server, for the page /imprint
    #[arg(long, value_name = "FILE", env = "OSHRA_IMPRINT")]
    imprint: Option<PathBuf>,
    /// A file with what you have to say about privacy, for the page /privacy, before what the server says itself
    #[arg(long, value_name = "FILE", env = "OSHRA_PRIVACY")]
    privacy: Option<PathBuf>,
    /// A file with words that are not wanted, one per line: names with them are refused, in chat they become stars. A star at
    /// the end of a word stands for any ending
    #[arg(long, value_name = "FILE", env = "OSHRA_WORD_LIST")]
    word_list: Option<PathBuf>,
    /// A file with passwords, one per line: without one of them nobody opens a table or sees the lobby. Whoever has the link
    /// of a table can still come to that table
    #[arg(long, value_name = "FILE", env = "OSHRA_PASSWORD_FILE")]
    password_file: Option<PathBuf>,
    /// A file with the secret for `oshra admin`, at least 16 characters; without it nobody is let in there
    #[arg(long, value_name = "FILE", env = "OSHRA_ADMIN_SECRET_FILE")]
    admin_secret_file: Option<PathBuf>,
    /// The secret for `oshra admin` itself; better in a file, or in the environment
    #[arg(
        long,
        value_name = "SECRET",
        env = "OSHRA_ADMIN_SECRET",
        hide_env_values = true,
        conflicts_with = "admin_secret_file"
    )]
    admin_secret: Option<String>,
    /// Days for which chat is kept; as long as its table without it
    #[arg(long, value_name = "DAYS", env = "OSHRA_KEEP_CHAT", value_parser = clap::value_parser!(u32).range(1..=36_500))]
    keep_chat: Option<u32>,
    /// Days for which a table is kept after its last game; forever without it
    #[arg(long, value_name = "DAYS", env = "OSHRA_KEEP_GAMES", value_parser = clap::value_parser!(u32).range(1..=36_500))]
    keep_games: Option<u32>,
    /// Days for which it is kept what hosts did
    #[arg(long, value_name = "DAYS", env = "OSHRA_KEEP_AUDIT", default_value_t = 365, value_parser = clap::value_parser!(u32).range(1..=36_500))]
    keep_audit: u32,
}

/// What a file says.
pub(super) fn read(path: &Path, words: Words) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|error| {
        let (name, reason) = (path.display().to_string(), error.to_string());
        Failure::Request(text!(words, "house-file", name = name, reason = reason))
    })
}

fn days(count: u32) -> Duration {
    Duration::from_secs(u64::from(count) * 86_400)
}

impl HouseArguments {
    /// What a server with these options is.
    pub(super) fn house(&self, words: Words) -> Result<House, Failure> {
        let text_of = |path: &Option<PathBuf>| path.as_deref().map(|path| read(path, words)).transpose();
        let passwords = text_of(&self.password_file)?.map(|text| -> Vec<Password> {
            let lines = text.lines();
            lines.filter_map(Password::new).collect()
        });
        if passwords.as_ref().is_some_and(Vec::is_empty) {
            return Err(Failure::Request(text!(words, "house-no-password")));
        }
        let secret = match text_of(&self.admin_secret_file)? {
            Some(text) => Some(text),
            None => self.admin_secret.clone(),
        };
        // A variable that is set to nothing is not set.
        let admin = secret.filter(|secret| !secret.trim().is_empty()).map(|secret| {
            let short = || Failure::Request(text!(words, "house-short-secret", count = AdminSecret::SHORTEST));
            AdminSecret::new(&secret).ok_or_else(short)
        });
        let unwanted = text_of(&self.word_list)?;
        Ok(House {
            welcome: text_of(&self.welcome)?,
            imprint: text_of(&self.imprint)?,
            privacy: text_of(&self.privacy)?,
            words: unwanted.map(|text| WordList::read(&text)).unwrap_or_default(),
            passwords: passwords.unwrap_or_default(),
            admin: admin.transpose()?,
            keep: Keep {
                chat: self.keep_chat.map(days),
                games: self.keep_games.map(days),
                audit: days(self.keep_audit),
            },
        })
    }
}
