//! Rows as Parquet files, for DuckDB, Polars, Spark and the like.

use crate::report::About;
use crate::rows::{DecisionRow, GameRow, Recorder, Rows};
use crate::{Experiment, Made, Thinking};
use parquet::basic::Compression;
use parquet::data_type::{ByteArray, ByteArrayType, FloatType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::schema::parser::parse_message_type;
use rules::MOST_PLAYERS;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Rows that are written together.
const GROUP: usize = 50_000;

/// Two Parquet files that are being written: one row per game in `NAME.games.parquet`, one per decision in
/// `NAME.decisions.parquet`. They appear whole, with [`ParquetFiles::finish`], or not at all.
pub struct ParquetFiles {
    games: ParquetFile<GameRow>,
    decisions: ParquetFile<DecisionRow>,
}

impl ParquetFiles {
    /// Begins the files that belong to `path`, for example `run.games.parquet` and `run.decisions.parquet` for
    /// `run.parquet`. Both say in their metadata what was played and how they were made.
    ///
    /// # Errors
    /// When they cannot be created.
    pub fn create(path: &Path, experiment: &Experiment, made: &Made) -> io::Result<ParquetFiles> {
        let [games, decisions] = ParquetFiles::paths(path);
        let origin = origin(experiment, made)?;
        Ok(ParquetFiles {
            games: ParquetFile::create(&games, "game", game_columns(), &origin)?,
            decisions: ParquetFile::create(&decisions, "decision", decision_columns(), &origin)?,
        })
    }

    /// The two files that belong to a path: games, decisions.
    pub fn paths(path: &Path) -> [PathBuf; 2] {
        ["games.parquet", "decisions.parquet"].map(|end| path.with_extension(end))
    }

    /// Completes the files.
    ///
    /// # Errors
    /// When they cannot be written.
    pub fn finish(self) -> io::Result<()> {
        self.games.finish()?;
        self.decisions.finish()
    }
}

impl Recorder for ParquetFiles {
    fn record(&mut self, rows: Rows) -> io::Result<()> {
        self.games.add(rows.games)?;
        self.decisions.add(rows.decisions)
    }
}

/// Where the rows come from, as keys and values of the file.
fn origin(experiment: &Experiment, made: &Made) -> io::Result<Vec<KeyValue>> {
    let about = About::of(experiment);
    let entry = |key: &str, value: String| KeyValue::new(format!("oshra.{key}"), value);
    Ok(vec![
        entry("version", about.version.clone()),
        entry("seed", about.seed.clone()),
        entry("command", made.command.clone()),
        entry("date", made.date.clone()),
        entry("experiment", serde_json::to_string(&about)?),
    ])
}

/// A column: its name, and what it holds of a row.
struct Column<Row> {
    name: String,
    cell: Cell<Row>,
}

type Get<Row, T> = Box<dyn Fn(&Row) -> Option<T> + Send>;
type GetAll<Row> = Box<dyn Fn(&Row) -> Vec<String> + Send>;

/// What a column holds. Every column may be empty where a row has nothing to say.
enum Cell<Row> {
    Short(Get<Row, i32>),
    Long(Get<Row, i64>),
    Real(Get<Row, f32>),
    Text(Get<Row, String>),
    /// Several texts, of which there may be none.
    List(GetAll<Row>),
}

fn column<Row>(name: impl Into<String>, cell: Cell<Row>) -> Column<Row> {
    Column {
        name: name.into(),
        cell,
    }
}

fn short<Row>(get: impl Fn(&Row) -> Option<i32> + Send + 'static) -> Cell<Row> {
    Cell::Short(Box::new(get))
}

fn text<Row>(get: impl Fn(&Row) -> Option<String> + Send + 'static) -> Cell<Row> {
    Cell::Text(Box::new(get))
}

fn list<Row>(get: impl Fn(&Row) -> Vec<String> + Send + 'static) -> Cell<Row> {
    Cell::List(Box::new(get))
}

fn game_columns() -> Vec<Column<GameRow>> {
    let mut columns = vec![
        column("game", Cell::Long(Box::new(|row: &GameRow| Some(row.game as i64)))),
        column("players", short(|row: &GameRow| Some(row.players.into()))),
        column("deal", Cell::Long(Box::new(|row: &GameRow| Some(row.deal as i64)))),
        column("first_seat", short(|row: &GameRow| Some(row.first.into()))),
        column("turns", short(|row: &GameRow| Some(row.turns as i32))),
        column("decisions", short(|row: &GameRow| Some(row.decisions as i32))),
        column("red", short(|row: &GameRow| Some(row.red.into()))),
        column("green", short(|row: &GameRow| Some(row.green.into()))),
        column(
            "winning_faction",
            text(|row: &GameRow| Some(row.end?.faction.id().to_owned())),
        ),
        column(
            "decided_by",
            text(|row: &GameRow| Some(row.end?.decided_by.id().to_owned())),
        ),
        column(
            "winner_seat",
            short(|row: &GameRow| Some(row.end?.winner?.number().into())),
        ),
        column(
            "winner_level",
            text(|row: &GameRow| Some(row.seats[row.end?.winner?.index()]?.level.id().to_owned())),
        ),
        column(
            "winner_leader",
            text(|row: &GameRow| Some(row.seats[row.end?.winner?.index()]?.leader?.id().to_owned())),
        ),
    ];
    for seat in 0..MOST_PLAYERS {
        columns.push(column(
            format!("level_{seat}"),
            text(move |row: &GameRow| Some(row.seats[seat]?.level.id().to_owned())),
        ));
        columns.push(column(
            format!("leader_{seat}"),
            text(move |row: &GameRow| Some(row.seats[seat]?.leader?.id().to_owned())),
        ));
        columns.push(column(
            format!("heroes_{seat}"),
            short(move |row: &GameRow| Some(row.seats[seat]?.heroes.into())),
        ));
        columns.push(column(
            format!("party_{seat}"),
            short(move |row: &GameRow| Some(row.seats[seat]?.party.into())),
        ));
    }
    columns
}

fn decision_columns() -> Vec<Column<DecisionRow>> {
    vec![
        column("game", Cell::Long(Box::new(|row: &DecisionRow| Some(row.game as i64)))),
        column("players", short(|row: &DecisionRow| Some(row.players.into()))),
        column("decision", short(|row: &DecisionRow| Some(row.number as i32))),
        column("turn", short(|row: &DecisionRow| Some(row.turn as i32))),
        column("seat", short(|row: &DecisionRow| Some(row.seat.number().into()))),
        column("level", text(|row: &DecisionRow| Some(row.level.id().to_owned()))),
        column("leader", text(|row: &DecisionRow| Some(row.leader?.id().to_owned()))),
        column(
            "iterations",
            short(|row: &DecisionRow| match row.thinking? {
                Thinking::Iterations(count) => i32::try_from(count).ok(),
                Thinking::Milliseconds(_) => None,
            }),
        ),
        column(
            "milliseconds",
            short(|row: &DecisionRow| match row.thinking? {
                Thinking::Milliseconds(time) => i32::try_from(time).ok(),
                Thinking::Iterations(_) => None,
            }),
        ),
        column("prompt", text(|row: &DecisionRow| Some(row.prompt.id().to_owned()))),
        column("source", text(|row: &DecisionRow| Some(row.source?.id().to_owned()))),
        column(
            "hand",
            list(|row: &DecisionRow| row.hand.iter().map(|hero| hero.id().to_owned()).collect()),
        ),
        column(
            "tavern",
            list(|row: &DecisionRow| {
                let slot = |hero: &Option<rules::Hero>| hero.map_or_else(String::new, |hero| hero.id().to_owned());
                row.tavern.iter().map(slot).collect()
            }),
        ),
        column(
            "choices",
            short(|row: &DecisionRow| Some(row.alternatives.len() as i32)),
        ),
        column(
            "alternatives",
            list(|row: &DecisionRow| row.alternatives.iter().map(ToString::to_string).collect()),
        ),
        column("choice", text(|row: &DecisionRow| Some(row.choice.to_string()))),
        column("drawn", text(|row: &DecisionRow| Some(row.drawn?.id().to_owned()))),
        column("chance", Cell::Real(Box::new(|row: &DecisionRow| row.chance))),
        column("red", short(|row: &DecisionRow| Some(row.red.into()))),
        column("green", short(|row: &DecisionRow| Some(row.green.into()))),
    ]
}

/// One Parquet file.
struct ParquetFile<Row> {
    path: PathBuf,
    /// Where it is written until it is whole.
    beside: PathBuf,
    writer: Option<SerializedFileWriter<File>>,
    columns: Vec<Column<Row>>,
    waiting: Vec<Row>,
}

impl<Row> ParquetFile<Row> {
    fn create(path: &Path, name: &str, columns: Vec<Column<Row>>, origin: &[KeyValue]) -> io::Result<ParquetFile<Row>> {
        let fields: String = columns.iter().map(Column::field).collect();
        let schema = parse_message_type(&format!("message {name} {{ {fields} }}")).map_err(io_error)?;
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_key_value_metadata(Some(origin.to_vec()))
            .build();
        let beside = path.with_extension("parquet.part");
        let file = File::create(&beside)?;
        let writer = SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties)).map_err(io_error)?;
        Ok(ParquetFile {
            path: path.to_owned(),
            beside,
            writer: Some(writer),
            columns,
            waiting: Vec::new(),
        })
    }

    fn add(&mut self, mut rows: Vec<Row>) -> io::Result<()> {
        self.waiting.append(&mut rows);
        while self.waiting.len() >= GROUP {
            let rest = self.waiting.split_off(GROUP);
            let group = std::mem::replace(&mut self.waiting, rest);
            self.write(&group)?;
        }
        Ok(())
    }

    fn write(&mut self, rows: &[Row]) -> io::Result<()> {
        let Some(writer) = &mut self.writer else {
            return Ok(());
        };
        let mut group = writer.next_row_group().map_err(io_error)?;
        for column in &self.columns {
            let mut writer = group
                .next_column()
                .map_err(io_error)?
                .ok_or_else(|| io::Error::other("a column is missing in the schema"))?;
            column.write(rows, &mut writer).map_err(io_error)?;
            writer.close().map_err(io_error)?;
        }
        group.close().map(drop).map_err(io_error)
    }

    fn finish(mut self) -> io::Result<()> {
        let rest = std::mem::take(&mut self.waiting);
        if !rest.is_empty() {
            self.write(&rest)?;
        }
        if let Some(writer) = self.writer.take() {
            writer.close().map_err(io_error)?;
        }
        std::fs::rename(&self.beside, &self.path)
    }
}

impl<Row> Drop for ParquetFile<Row> {
    /// What was not finished is of no use to anybody.
    fn drop(&mut self) {
        if self.writer.take().is_some() {
            let _ = std::fs::remove_file(&self.beside);
        }
    }
}

impl<Row> Column<Row> {
    /// The column as a field of a schema.
    fn field(&self) -> String {
        let kind = match self.cell {
            Cell::Short(_) => "int32",
            Cell::Long(_) => "int64",
            Cell::Real(_) => "float",
            Cell::Text(_) => "binary",
            Cell::List(_) => {
                let element = "repeated group list { required binary element (UTF8); }";
                return format!("required group {} (LIST) {{ {element} }}", self.name);
            }
        };
        let text = if matches!(self.cell, Cell::Text(_)) {
            " (UTF8)"
        } else {
            ""
        };
        format!("optional {kind} {}{text};", self.name)
    }

    fn write(&self, rows: &[Row], writer: &mut SerializedColumnWriter<'_>) -> Result<(), ParquetError> {
        match &self.cell {
            Cell::Short(get) => {
                let (values, levels) = gather(rows, get);
                writer.typed::<Int32Type>().write_batch(&values, Some(&levels), None)?;
            }
            Cell::Long(get) => {
                let (values, levels) = gather(rows, get);
                writer.typed::<Int64Type>().write_batch(&values, Some(&levels), None)?;
            }
            Cell::Real(get) => {
                let (values, levels) = gather(rows, get);
                writer.typed::<FloatType>().write_batch(&values, Some(&levels), None)?;
            }
            Cell::List(get) => {
                let (values, present, again) = gather_lists(rows, get);
                let values: Vec<ByteArray> = values.into_iter().map(|text| text.into_bytes().into()).collect();
                writer
                    .typed::<ByteArrayType>()
                    .write_batch(&values, Some(&present), Some(&again))?;
            }
            Cell::Text(get) => {
                let (values, levels) = gather(rows, get);
                let values: Vec<ByteArray> = values
                    .into_iter()
                    .map(|text: String| text.into_bytes().into())
                    .collect();
                writer
                    .typed::<ByteArrayType>()
                    .write_batch(&values, Some(&levels), None)?;
            }
        }
        Ok(())
    }
}

/// The values that are there, and for every row whether one is.
fn gather<Row, T>(rows: &[Row], get: &Get<Row, T>) -> (Vec<T>, Vec<i16>) {
    let mut values = Vec::with_capacity(rows.len());
    let levels = rows
        .iter()
        .map(|row| {
            let value = get(row);
            let level = i16::from(value.is_some());
            values.extend(value);
            level
        })
        .collect();
    (values, levels)
}

/// The values of all lists, one after the other; for each whether it is there (an empty list has one place for nothing),
/// and whether it belongs to the list before.
fn gather_lists<Row>(rows: &[Row], get: &dyn Fn(&Row) -> Vec<String>) -> (Vec<String>, Vec<i16>, Vec<i16>) {
    let (mut values, mut present, mut again) = (Vec::new(), Vec::new(), Vec::new());
    for row in rows {
        let list = get(row);
        present.extend(std::iter::repeat_n(i16::from(!list.is_empty()), list.len().max(1)));
        again.extend((0..list.len().max(1)).map(|index| i16::from(index > 0)));
        values.extend(list);
    }
    (values, present, again)
}

fn io_error(error: ParquetError) -> io::Error {
    io::Error::other(error)
}
