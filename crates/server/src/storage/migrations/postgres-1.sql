-- What happened at every table. The key decides which of two entries was first.
create table log (
    code   text   not null,
    number bigint not null,
    at     bigint not null,
    origin bigint not null,
    body   text   not null,
    primary key (code, number)
);

-- What is known of a table without reading its log.
create table tables (
    code    text     not null primary key,
    phase   smallint not null,
    shown   boolean  not null,
    due     bigint,
    changed bigint   not null,
    body    text     not null
);
create index tables_due on tables (due) where due is not null;
create index tables_shown on tables (changed) where shown;
create index tables_gathering on tables (changed) where phase = 0;

-- Players who have a key, and what is thought of them.
create table players (
    id          text   not null primary key,
    name        text   not null,
    rating      double precision not null,
    uncertainty double precision not null,
    games       bigint not null,
    wins        bigint not null,
    rated_games bigint not null
);
create index players_best on players ((rating - 3 * uncertainty)) where rated_games > 0;

-- Finished games, and who of the players with a key played them.
create table games (
    code text    not null,
    game integer not null,
    at   bigint  not null,
    body text    not null,
    primary key (code, game)
);

create table played (
    player text     not null,
    at     bigint   not null,
    code   text     not null,
    game   integer  not null,
    seat   smallint not null,
    won    boolean  not null,
    rated  boolean  not null,
    rating double precision not null,
    primary key (player, at, code, game)
);
