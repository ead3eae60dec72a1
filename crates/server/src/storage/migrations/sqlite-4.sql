-- What the server shows to push services, so that they know it again.
create table push_keys (
    name   text not null primary key,
    secret text not null
) without rowid;

-- Browsers that want to be told something while no page is open: where they are reached, and of which tables they want to
-- hear. `everywhere` is whether they want to hear of all but those in `tables`, or of those only.
create table subscriptions (
    endpoint   text    not null primary key,
    player     text    not null,
    p256dh     text    not null,
    auth       text    not null,
    everywhere integer not null,
    tables     text    not null,
    at         integer not null
) without rowid;
create index subscriptions_player on subscriptions (player);

-- What somebody was told last, so that nobody is told twice, whichever server looks after the table.
create table told (
    player text    not null,
    code   text    not null,
    what   text    not null,
    number integer not null,
    at     integer not null,
    primary key (player, code, what)
) without rowid;
create index told_at on told (at);
