// The smallest possible game for two: players take turns to count. `client: false` means that no client predicts the move;
// it is made by the server, as ours are.
exports.Count = {
  name: "count",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { step: { move: ({ G }) => { G.count++; }, client: false } },
};
