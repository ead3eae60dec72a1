// node clients.js PORT MATCHES SECONDS: two clients at each match move whenever it is their turn; moves a second.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Count } = require("./game.js");
const [port, matches, seconds] = process.argv.slice(2).map(Number);
let moves = 0;
for (let match = 0; match < matches; match++) {
  for (const playerID of ["0", "1"]) {
    const client = Client({
      game: Count,
      multiplayer: SocketIO({ server: `http://localhost:${port}`, socketOpts: { transports: ["websocket"] } }),
      matchID: `match${match}`,
      playerID,
      debug: false,
    });
    let last = -1;
    client.subscribe((state) => {
      if (state === null || !state.isConnected || state.ctx.currentPlayer !== playerID || state._stateID === last) return;
      last = state._stateID;
      moves++;
      // Outside of the subscription, as a person would.
      setImmediate(() => client.moves.step());
    });
    client.start();
  }
}
setTimeout(() => {
  const before = moves;
  const begun = process.hrtime.bigint();
  setTimeout(() => {
    const took = Number(process.hrtime.bigint() - begun) / 1e9;
    console.log(JSON.stringify({ moves_per_second: Math.round((moves - before) / took) }));
    process.exit(0);
  }, seconds * 1000);
}, 3000);
