// node server.js PORT memory|flatfile FOLDER
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { Count } = require("./game.js");
const [port, store, folder] = process.argv.slice(2);
const start = async () => {
  const settings = { games: [Count], origins: [Origins.LOCALHOST] };
  if (store === "flatfile") settings.db = new FlatFile({ dir: folder, logging: false });
  await Server(settings).run({ port: Number(port), callback: () => console.log("ready") });
};
start();
