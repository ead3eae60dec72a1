### Labels, buttons and short texts of the table on the screen.

## The first page

app-name = Ukryci Liderzy
app-claim = Cesarz Oshry nie żyje. Sześcioro dziedziców, cztery ludy, jedna tajemnica.
app-unofficial = Nieoficjalne, bezpłatne wydanie fanów.
start-play-now = Zagraj teraz
start-friends = Zagraj ze znajomymi
start-friends-hint = Przez odsyłacz, każdy na swoim urządzeniu
start-pass-and-play = Na jednym urządzeniu
start-pass-and-play-hint = Po kolei przy jednym urządzeniu, z kurtyną między turami
start-learn = Naucz się grać
start-resume = Wznów grę
start-options = Opcje

## Menu

menu-rules = Zasady
menu-gallery = Wszyscy Bohaterowie
menu-settings = Ustawienia
menu-language = Język
menu-back = Wstecz
menu-close = Zamknij
menu-leave = Odejdź od stołu

## Settings

setting-theme = Kolory
setting-theme-system = Jak w systemie
setting-theme-light = Jasne
setting-theme-dark = Ciemne
setting-sound = Dźwięk
setting-on = Wł.
setting-off = Wył.
setting-volume = Głośność
setting-speed = Tempo ruchów innych graczy
setting-speed-slow = Wolno
setting-speed-normal = Zwykle
setting-speed-fast = Szybko
setting-speed-instant = Natychmiast
setting-motion = Mniej ruchu
setting-text-size = Rozmiar tekstu

## Zones

zone-harbor = Port
zone-hand = Ręka

## The table

table-your-turn = Twoja tura
table-turn-of = Tura: { $name }
table-since-last-turn = Od twojej ostatniej tury
table-log = Przebieg gry
table-hand = Twoja ręka
table-party = Twoja drużyna
table-party-of = Drużyna: { $name }
table-hidden-stack = Ukryci Bohaterowie, od najstarszego
table-hidden-unknown = Ukryty Bohater
table-you-know = Znasz tę kartę
table-leader-peek = Podejrzyj swojego Lidera
table-leader-wins-with = Wygrywa z frakcjami: { $first } i { $second }
table-track = Tor siły
table-war-area = Ciemna strefa wojny
table-marker-red = Czerwony znacznik: Armia Imperialna, pole { $number }
table-marker-green = Zielony znacznik: Górskie Plemiona, pole { $number }
table-slot-empty = Puste miejsce w Karczmie
table-take-back = Cofnij
table-no-take-back = Tego nie można cofnąć
table-asks = Pyta: { $hero }
table-skip-animation = Przewiń
table-play-card = Zagraj
table-discard-card = Odrzuć
table-card-details = Pokaż kartę
table-special-cases = Przypadki szczególne

## Pass and play

curtain-hand-over = Przekaż urządzenie: { $name }
curtain-open = { $name } to ja, pokaż moje karty

## The end

end-next-step = Dalej
end-skip = Od razu do wyniku
end-play-again = Zagraj jeszcze raz
end-rematch = Rewanż
end-result = Wynik

## The gallery

gallery-search = Szukaj Bohaterów
gallery-nothing = Nie znaleziono Bohatera
gallery-all-sets = Wszystkie zestawy
gallery-all-factions = Wszystkie frakcje
gallery-advanced = Dla zaawansowanych: nie w skróconej grze
gallery-number = Nr { $number }

## Tables with others

lobby-title = Otwarte stoły
lobby-none = Nie ma teraz otwartych stołów. Otwórz własny!
lobby-create = Otwórz stół
lobby-join = Dołącz do stołu
lobby-watch = Obserwuj
lobby-code = Kod stołu
lobby-link = Odsyłacz do tego stołu
lobby-copy = Kopiuj odsyłacz
lobby-copied = Odsyłacz skopiowany
lobby-your-name = Twoje imię
lobby-ready = Gotowość
lobby-not-ready = Jeszcze bez gotowości
lobby-start = Rozpocznij grę
lobby-seat-free = Wolne miejsce
lobby-add-bot = Dodaj bota
lobby-remove = Usuń
lobby-private = Prywatny: tylko przez odsyłacz
lobby-public = Otwarty: widoczny na liście
lobby-clock = Zegar
lobby-clock-none = Bez zegara

## Connection

connection-lost = Utracono połączenie. Łączymy ponownie…
connection-old = Jest nowa wersja. Odśwież stronę.

## Keyboard

keys-title = Klawisze
keys-move = Strzałki: przejście do następnej możliwości
keys-choose = Enter: wybór
keys-skip = Escape: pominięcie lub zamknięcie
keys-details = Spacja: pokaż kartę
keys-help = Znak zapytania: ta lista
