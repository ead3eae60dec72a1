### Quick phrases: everybody reads them in their own language.

chat-hello = Hallo zusammen!
chat-good-luck = Viel Glück!
chat-nice-move = Schöner Zug!
chat-ouch = Autsch!
chat-thanks = Danke!
chat-sorry = Tut mir leid!
chat-not-me = Ich war’s nicht!
chat-i-know-you = Ich weiß, wer du bist.
chat-trust-me = Vertrau mir.
chat-red-too-strong = Rot wird zu stark.
chat-green-too-strong = Grün wird zu stark.
chat-war-is-coming = Es gibt Krieg!
chat-hurry = Du bist dran!
chat-one-moment = Einen Moment, bitte.
chat-back-soon = Bin gleich wieder da.
chat-good-game = Gut gespielt!
chat-again = Noch eine Partie?
