### Quick phrases: everybody reads them in their own language.

chat-hello = Hello everyone!
chat-good-luck = Good luck!
chat-nice-move = Nice move!
chat-ouch = Ouch!
chat-thanks = Thank you!
chat-sorry = Sorry!
chat-not-me = It was not me!
chat-i-know-you = I know who you are.
chat-trust-me = Trust me.
chat-red-too-strong = Red is getting too strong.
chat-green-too-strong = Green is getting too strong.
chat-war-is-coming = War is coming!
chat-hurry = Your turn!
chat-one-moment = One moment, please.
chat-back-soon = Back in a minute.
chat-good-game = Good game!
chat-again = Once more?
