### Labels, buttons and short texts of the table on the screen.

## The first page

app-name = Ukryci Liderzy
app-claim = Cesarz Oshry nie żyje. Sześcioro dziedziców, cztery ludy, jedna tajemnica.
app-unofficial = Nieoficjalne, bezpłatne wydanie fanów.
page-description = Ukryci Liderzy: gra karciana o tajną sukcesję, w przeglądarce
page-needs = Oshra wymaga JavaScriptu i WebAssembly.
start-play-now = Zagraj teraz
start-friends = Zagraj ze znajomymi
start-friends-hint = Przez link, każdy na swoim urządzeniu
start-pass-and-play = Na jednym urządzeniu
start-pass-and-play-hint = Po kolei przy jednym urządzeniu, z kurtyną między turami
start-learn = Naucz się grać
start-resume = Wznów grę
start-more-games = { $count ->
    [one] Jeszcze jedna gra
    [few] Jeszcze { $count } gry
   *[many] Jeszcze { $count } gier
}
start-remove = Usuń tę grę
start-remove-sure = Usunąć tę grę na zawsze?
start-remove-yes = Usuń
start-remove-no = Zachowaj
start-unreadable = Ta wersja Oshry nie może otworzyć tej zapisanej gry. Gra pozostaje zachowana.
start-options = Opcje

## The first game

welcome-title = Twoja pierwsza gra?
welcome-lesson = Najpierw lekcja
welcome-hints = Graj z trzema wskazówkami
welcome-hints-hint = Skrócona gra z objaśnieniem pierwszych decyzji
welcome-game = Po prostu graj
welcome-game-hint = Znasz już zasady
hint-number = Wskazówka { $number } z { $count }
hint-leader = Wygrywasz z każdą z dwóch frakcji swojego Lidera, jeśli masz najwięcej jej Bohaterów. Nikt inny nie wie, kim jesteś. Umieść teraz jednego Bohatera zakrytego: liczy się dla ciebie na koniec, a nikt go nie widzi.
hint-play = Bohaterowie przesuwają dwa znaczniki, a znaczniki decydują, która frakcja wygrywa. Unieś kartę, aby zobaczyć, gdzie wtedy staną.
hint-draw = Bierz to, co pomaga twoim frakcjom. Wszyscy widzą, co bierzesz z Karczmy, a to może cię zdradzić. Kartę dobraną z Portu widzisz tylko ty.
hint-read = Rozumiem

## Menu

menu-rules = Zasady
menu-gallery = Wszyscy Bohaterowie
menu-settings = Ustawienia
menu-language = Język
menu-back = Wstecz
menu-close = Zamknij
menu-leave = Opuść stół
menu-home = Na stronę główną

## Settings

setting-theme = Kolory
setting-theme-system = Jak w systemie
setting-theme-light = Jasne
setting-theme-dark = Ciemne
setting-apart = Łatwiejsze do odróżnienia kolory
setting-sound = Dźwięk
setting-on = Wł.
setting-off = Wył.
setting-volume = Głośność
setting-speed = Tempo ruchów innych graczy
setting-speed-slow = Wolno
setting-speed-normal = Normalnie
setting-speed-fast = Szybko
setting-speed-instant = Natychmiast
setting-motion = Mniej ruchu
setting-text-size = Rozmiar tekstu
setting-undo = Cofanie przy stołach z innymi
setting-undo-off = Wył.
setting-undo-seconds = 2 sekundy
setting-undo-ask = Pytaj

## Zones

zone-harbor = Port
zone-hand = Ręka

## The table

table-your-turn = Twoja tura
table-turn-of = Tura: { $name }
table-since-last-turn = Od twojej ostatniej tury
table-last-turn = Ostatnia tura:
table-turn-again = Pokaż tę turę jeszcze raz
# A mark on a turn in which a bot decided for somebody.
table-bot = Bot
table-bot-decided = Zdecydował bot.
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
table-held-back = { $choice }?
table-send-now = Wyślij
table-undo = Cofnij
table-no-take-back = Tego nie można cofnąć
table-asks = Pyta: { $hero }
table-skip-animation = Pomiń
table-play-card = Zagraj
table-discard-card = Odrzuć
table-choose-card = Wybierz { $hero }
table-discard-several = Odrzuć…
table-discard-these = Odrzuć { $heroes }
table-mark-cards = Dotknij do trzech kart, aby je odrzucić
table-raise-card = Dotknij karty, aby ją unieść
table-marked = zaznaczona
table-cancel = Anuluj
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
end-same-deal = To samo rozdanie jeszcze raz
end-next-level = Następny poziom: { $level }
end-count = Bohaterowie zwycięskiej frakcji: { $heroes }. Wszyscy Bohaterowie: { $total }.
end-link = Skopiuj link
end-picture = Obraz
end-next = Co dalej?
end-result = Wynik

## The gallery

gallery-search = Szukaj Bohaterów
gallery-nothing = Nie znaleziono Bohatera
gallery-all-sets = Wszystkie zestawy
gallery-all-factions = Wszystkie frakcje
gallery-advanced = Zaawansowany: poza skróconą grą
gallery-number = Nr { $number }

## Tables with others

lobby-title = Otwarte stoły
lobby-none = Nie ma teraz otwartych stołów. Otwórz własny!
lobby-create = Otwórz stół
lobby-join = Dołącz do stołu
lobby-watch = Oglądaj
lobby-code = Kod stołu
lobby-link = Link do tego stołu
lobby-copy = Skopiuj link
lobby-copied = Link skopiowany
lobby-share = Udostępnij…
lobby-your-name = Twoje imię
lobby-ready = Gotowość: tak
lobby-not-ready = Gotowość: jeszcze nie
lobby-start = Rozpocznij grę
lobby-seat-free = Wolne miejsce
lobby-add-bot = Dodaj bota
lobby-remove = Usuń
lobby-private = Prywatny: tylko przez link
lobby-public = Otwarty: widoczny na liście
lobby-clock = Zegar
lobby-clock-none = Bez zegara
lobby-clock-reserve = { $decision }, zapas { $minutes } min
lobby-since = otwarty od { $hours } h
lobby-unwatched = bez widzów
lobby-waits-for = Brak gotowości: { $names }.
lobby-invites = { $name } zaprasza cię do gry
lobby-invited = Masz zaproszenie do gry
lobby-about = Dwa znaczniki, cztery frakcje i u każdego tajny Lider. Wygrywa ten, kto jest w sojuszu ze zwycięską frakcją i ma najwięcej jej Bohaterów.
lobby-name-missing = Najpierw wpisz swoje imię.

## Connection

connection-lost = Utracono połączenie. Ponowne łączenie…
connection-old = Jest nowa wersja. Odśwież stronę.

## Keyboard

keys-title = Klawiatura
keys-move = Strzałki: przejście do następnej możliwości
keys-choose = Enter: wybór
keys-skip = Escape: pominięcie lub zamknięcie
keys-details = Spacja: pokaż kartę
keys-help = Znak zapytania: ta lista
