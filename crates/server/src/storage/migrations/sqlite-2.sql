-- The format an entry is written in.
alter table log add column format integer not null default 1;

-- The server that looks after a table. Whoever takes a table over counts its epoch up, and nothing can be written under
-- an older one.
alter table tables add column owner integer;
alter table tables add column epoch integer not null default 0;
create index tables_owner on tables (owner) where owner is not null;

-- A table as it was after one of its entries, so that not all of them need be read. They can be made again at any time.
create table snapshots (
    code   text    not null,
    number integer not null,
    format integer not null,
    body   text    not null,
    primary key (code, number)
) without rowid;

-- Finished games as they are served: written once, never changed.
create table records (
    code text    not null,
    game integer not null,
    body text    not null,
    primary key (code, game)
) without rowid;

-- Facts about the database itself. `oldest` is the oldest version of this schema whose program may still use it.
create table meta (
    name  text not null primary key,
    value text not null
) without rowid;
insert into meta (name, value) values ('oldest', '2');
