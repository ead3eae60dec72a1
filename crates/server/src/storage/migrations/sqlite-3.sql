-- How often something was removed from what happened at a table: a snapshot from before is not kept any more.
alter table tables add column scrubs integer not null default 0;

-- Who sat where, and what was said when, for those who ask for their data, and for what is kept for some days only.
create index log_player on log (json_extract(body, '$.player')) where substr(body, 1, 16) = '{"type":"seated"';
create index log_said on log (at) where substr(body, 1, 14) = '{"type":"said"' and substr(body, -10) <> '"text":""}';
create index tables_ended on tables (changed) where phase = 2;

-- Who may not come in, and until when. A subject is the id of a player, what is left of one who was forgotten, or a network.
create table bans (
    id      text    not null primary key,
    subject text    not null,
    at      integer not null,
    until   integer,
    reason  text    not null
) without rowid;

-- What hosts did.
create table audit (
    id      text    not null primary key,
    at      integer not null,
    host    text    not null,
    deed    text    not null,
    subject text    not null,
    note    text    not null
) without rowid;
create index audit_at on audit (at);

-- What players reported: a line or a name at a table, by number and seat. What stood there is read from the log.
create table reports (
    id      text    not null primary key,
    at      integer not null,
    code    text    not null,
    number  integer not null,
    line    integer,
    seat    integer not null,
    player  text    not null,
    reason  text    not null,
    settled integer
) without rowid;
create index reports_code on reports (code);

-- With whom a player does not want to sit at a table.
create table blocks (
    player  text not null,
    blocked text not null,
    primary key (player, blocked)
) without rowid;
