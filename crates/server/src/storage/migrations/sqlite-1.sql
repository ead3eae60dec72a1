-- What happened at every table. The key decides which of two entries was first.
create table log (
    code   text    not null,
    number integer not null,
    at     integer not null,
    origin integer not null,
    body   text    not null,
    primary key (code, number)
) without rowid;

-- What is known of a table without reading its log.
create table tables (
    code    text    not null primary key,
    phase   integer not null,
    shown   integer not null,
    due     integer,
    changed integer not null,
    body    text    not null
) without rowid;
create index tables_due on tables (due) where due is not null;
create index tables_shown on tables (changed) where shown = 1;
create index tables_gathering on tables (changed) where phase = 0;

-- Players who have a key, and what is thought of them.
create table players (
    id          text    not null primary key,
    name        text    not null,
    rating      real    not null,
    uncertainty real    not null,
    games       integer not null,
    wins        integer not null,
    rated_games integer not null
) without rowid;
create index players_best on players (rating - 3 * uncertainty) where rated_games > 0;

-- Finished games, and who of the players with a key played them.
create table games (
    code text    not null,
    game integer not null,
    at   integer not null,
    body text    not null,
    primary key (code, game)
) without rowid;

create table played (
    player text    not null,
    at     integer not null,
    code   text    not null,
    game   integer not null,
    seat   integer not null,
    won    integer not null,
    rated  integer not null,
    rating real    not null,
    primary key (player, at, code, game)
) without rowid;
