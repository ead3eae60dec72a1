
// The build puts this behind what it makes for the worker's module, which the page hands over.
addEventListener("message", async ({ data }) => {
  await __wbg_init({ module_or_path: data });
  worker();
}, { once: true });
