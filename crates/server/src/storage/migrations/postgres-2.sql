-- The format an entry is written in.
alter table log add column format smallint not null default 1;

-- The server that looks after a table. Whoever takes a table over counts its epoch up, and nothing can be written under
-- an older one.
alter table tables add column owner bigint;
alter table tables add column epoch bigint not null default 0;
create index tables_owner on tables (owner) where owner is not null;

-- Servers that are alive, or were a moment ago: where the others reach them, and until when they own their tables.
create table servers (
    id      bigint      not null primary key,
    address text        not null,
    until   timestamptz not null
);

-- A table as it was after one of its entries, so that not all of them need be read. They can be made again at any time.
create table snapshots (
    code   text     not null,
    number bigint   not null,
    format smallint not null,
    body   text     not null,
    primary key (code, number)
);

-- Finished games as they are served: written once, never changed.
create table records (
    code text    not null,
    game integer not null,
    body text    not null,
    primary key (code, game)
);

-- Facts about the database itself. `oldest` is the oldest version of this schema whose program may still use it; `peers`
-- is the secret by which servers know each other.
create table meta (
    name  text not null primary key,
    value text not null
);
insert into meta (name, value) values ('oldest', '2');
