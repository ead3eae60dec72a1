
// The build puts this behind what it makes for the worker's module, which the page hands over. What the page says before
// the module runs is read then.
const early = [];
addEventListener("message", async function hear({ data }) {
  if (!(data instanceof WebAssembly.Module)) return early.push(data);
  await __wbg_init({ module_or_path: data });
  removeEventListener("message", hear);
  worker();
  for (const letter of early) onmessage(new MessageEvent("message", { data: letter }));
});
