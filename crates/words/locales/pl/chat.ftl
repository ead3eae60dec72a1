### Quick phrases: everybody reads them in their own language.

chat-hello = Cześć wszystkim!
chat-good-luck = Powodzenia!
chat-nice-move = Niezły ruch!
chat-ouch = Auć!
chat-thanks = Dziękuję!
chat-sorry = Wybacz!
chat-not-me = To nie ja!
chat-i-know-you = Wiem, kim jesteś.
chat-trust-me = Zaufaj mi.
chat-red-too-strong = Czerwony robi się zbyt silny.
chat-green-too-strong = Zielony robi się zbyt silny.
chat-war-is-coming = Idzie wojna!
chat-hurry = Twoja kolej!
chat-one-moment = Chwileczkę.
chat-back-soon = Zaraz wracam.
chat-good-game = Dobra gra!
chat-again = Jeszcze raz?
