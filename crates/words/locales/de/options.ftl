### The options of a game, and what they mean.

option-players = Personen
option-edition = Ausgabe
option-sets = Weitere Charaktere
option-length = Länge
option-short = Kurze Partie
option-full = Normale Partie
option-short-hint = Ohne die Charaktere für Fortgeschrittene und einen Charakter früher zu Ende. Gut für die erste Partie.
option-short-six = Zu sechst ist die Kurze Partie nicht zu empfehlen, sagt die deutsche Ausgabe.
option-level = Bots
option-level-novice = Neuling
option-level-novice-hint = Spielt mit, ohne großen Plan
option-level-adept = Könner
option-level-adept-hint = Weiß, wozu jeder Zug gut ist
option-level-master = Meister
option-level-master-hint = Denkt voraus und errät, wer du bist
