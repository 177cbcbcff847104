/**
 * Loaded before a server's own code: sends its calls of the payment providers' public services to stand-ins, whose
 * addresses PROVIDER_ROUTES contains as JSON.
 */
const routes = Object.entries(
  JSON.parse(process.env.PROVIDER_ROUTES ?? "{}") as Readonly<Record<string, string>>,
);
const call = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const url = String(input);
  const route = routes.find(([base]) => url.startsWith(base));
  return route === undefined ? call(input, init) : call(`${route[1]}${url.slice(route[0].length)}`, init);
};
