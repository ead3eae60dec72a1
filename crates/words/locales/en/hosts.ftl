# What commands for hosts say.

## oshra doctor
doctor-database-new = The database is still empty; the server will set it up.
doctor-database-ready = The database can be read and written and is up to date.
doctor-database-older = The database is from an older version; the server will bring it up to date when it starts. Make a backup first.
doctor-database-newer = The database was made by a newer version of this program.
doctor-database-read-only = The database cannot be written: { $reason }
doctor-database-unreachable = The database cannot be used: { $reason }
doctor-database-program-old = This PostgreSQL is too old. Version 15 or later is needed.
doctor-database-in-use = A server is using the database.
doctor-reports = { $count ->
        [one] One report is
       *[other] { $count } reports are
    } waiting for you: `oshra admin reports`.
doctor-room = { $amount } free where the database is kept.
doctor-little-room = Only { $amount } free where the database is kept. On a full disk every table has to wait.
doctor-clock-right = The clock is right, as far as the program can tell.
doctor-clock-off = The clock of this machine is off by { $seconds } seconds. Synchronize it with a time service.
doctor-port-free = { $address } is free.
doctor-port-served = A table server already answers on { $address }.
doctor-port-taken = Another program is using { $address }.
doctor-port-refused = The server cannot listen on { $address }: { $reason }
doctor-proxy-good = The server is set up to run behind a proxy that provides HTTPS.
doctor-proxy-without-url = The server runs behind a proxy but does not know its public address. Set --public-url, or links may be wrong.
doctor-proxy-reachable = The server trusts what a proxy tells it and listens on { $address }. Whoever can reach that address without the proxy can pretend to come from anywhere.
doctor-url-plain = The public address begins with http: what people send can be read in transit.
doctor-url-without-proxy = The public address begins with https:, but no proxy is announced. Without --behind-proxy everybody shares the limits of one address.
doctor-open-without-proxy = Anybody who can reach this machine can use the server, without HTTPS. That is fine only in a network you trust.
doctor-metrics-open = The metrics on { $address } can be read from other machines.
doctor-all-good = Everything is in order.
doctor-warnings = It will run. Have a look at the lines marked with “!”.
doctor-wrong = It will not run like this. See the lines marked with “✗”.

## oshra backup, restore and move
copy-done = Copied: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.
copy-checked = The backup is whole: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }. Nothing was changed.
copy-there = { $name } already exists. Use --force to replace it.
copy-not-empty = The database to be filled is not empty.
copy-in-use = A server is using the database. Stop it first.
copy-file = The file cannot be read or written: { $reason }
copy-not-a-backup = This is not a backup of tables.
copy-newer = This backup was made by a newer version of this program.
copy-damaged = This backup is damaged; nothing was restored.

## The host's pages
host-imprint = Imprint
host-privacy = Privacy
host-kept = What this server keeps
host-kept-table = At a table: the name you sit down under, what you choose, what you type, and a hash of the token of your seat. There are no accounts, no email addresses and no cookies.
host-kept-unplayed = Tables where no game was started: { $days ->
        [one] one day
       *[other] { $days } days
    } after the last visit.
host-kept-chat = What you type at a table: for as long as the table exists.
host-kept-chat-days = What you type at a table: { $days ->
        [one] one day
       *[other] { $days } days
    }.
host-kept-games = Finished games: until they are deleted.
host-kept-games-days = Finished games: { $days ->
        [one] one day
       *[other] { $days } days
    } after the last thing that happened at their table.
host-kept-key = If you use a key: the name you used last, your ratings, your history and whom you have blocked, until you delete them. The key itself is not kept, only an ID that follows from it.
host-kept-push = If you want to be notified: the address at which your browser’s push service reaches it, until you switch that off, forget yourself or the push service gives it up. The push service learns that something came, and neither what it says nor from which table.
host-kept-reports = If you report a message or a name: what you reported, and why, for as long as the table exists.
host-kept-bans = Whom the host keeps out, by ID or network, and why, until the ban ends. When somebody has their data deleted, a hash of the ID takes its place, and the reason is removed.
host-kept-audit = What the host did: { $days ->
        [one] one day
       *[other] { $days } days
    }.
host-kept-addresses = Addresses: counted in memory for limits and never written down, except for networks the host keeps out. At rated tables two bytes of a hash show that two people share an internet connection.
host-kept-logs = The server’s log and its metrics contain no names and no messages.
host-kept-backups = Backups contain what was there when they were made, for as long as the host keeps them.
host-rights = Your data
host-rights-text = If you have a key, you can download everything that is stored under it, and delete it, on the page with your games. After that your seats belong to “somebody”; the games can still be replayed. The download also lists what the host did about your ID. It does not tell what others reported about you, so that nobody has to be afraid of reporting something; that is removed together with your data. Where others mentioned your name at one of your tables or to the host, three dots take its place. If you play without a key, ask the host to remove a name or a message.

## oshra admin
admin-none = Nothing.
admin-done = Done.
admin-no-secret = Set OSHRA_ADMIN_SECRET or --secret-file to the secret the server was started with.
admin-refused = The server refused: { $reason }
admin-unreachable = The server cannot be reached: { $reason }
admin-forever = for good
admin-live = open
admin-nobody = somebody
admin-forgotten = Deleted. Tables changed: { $tables }.
doctor-admin-good = The host’s access is protected by a secret.
doctor-admin-none = No host secret is set, so nobody can handle reports, close tables or keep people out. Set --admin-secret-file.
doctor-admin-plain = The host secret would travel unencrypted from other machines. Use `oshra admin` on this machine, or a proxy with HTTPS.
doctor-imprint-none = There is no imprint. In many countries whoever runs a public server must say who they are; set --imprint.
doctor-keep = Chat is kept for { $chat }, finished games for { $games }.
doctor-keep-days = { $days ->
        [one] one day
       *[other] { $days } days
    }
doctor-keep-ever = an unlimited time
doctor-closed = The server is closed: tables are opened with a password.
doctor-words = The word list has { $count ->
        [one] one word
       *[other] { $count } words
    }.

## The host's files
house-file = { $name } cannot be read: { $reason }
house-no-password = The password file contains no password, so nobody could get in.
house-short-secret = The host secret needs at least { $count } characters.
