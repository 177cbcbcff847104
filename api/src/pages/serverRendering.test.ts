import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setLogLevel } from "../telemetry/log.ts";
import { createServerRendering, type ServerRenderingOptions } from "./serverRendering.ts";

const PAGE = `<html lang="en"><head><title>Pages</title><script type="module" src="/a.js"></script></head><body><div id="root"></div></body></html>`;
const SERVER = `
  export const matchPage = (_path, search) => ({ query: { id: "q", variables: {} }, chunk: "shelf", drawn: search === "?drawn" });
  export const render = ({ place, query }) => '<link rel="preload" href="/p.webp"><b>' + place + (query ? "" : " without data") + "</b>";
`;

let folder: string;
beforeAll(async () => {
  setLogLevel("silent");
  folder = await mkdtemp(join(tmpdir(), "machiya-pages-"));
  await writeFile(join(folder, "shelf.css"), ".shelf{}");
  await writeFile(
    join(folder, "pages.json"),
    JSON.stringify({ shelf: ["shelf.js", "shelf.css"], "catalogs/ja": ["ja.js"], "catalogs/en": ["en.js"] }),
  );
});
afterAll(async () => {
  setLogLevel("info");
  await rm(folder, { recursive: true });
});

function createRenderer(parts: Partial<ServerRenderingOptions> = {}) {
  const render = createServerRendering({
    server: new URL(`data:text/javascript,${encodeURIComponent(SERVER)}`),
    files: pathToFileURL(`${folder}/`),
    configuration: async () => ({ shopName: "茶 & <器>" }),
    executeQuery: async () => ({ data: { name: "</script><b>" } }),
    ...parts,
  });
  return (path: string) =>
    render(new Request(`http://shop.test${path}`, { headers: { "accept-language": "ja" } }), PAGE);
}

test("a page is rendered with its data in the visitor's language, and no text of the data closes its element", async () => {
  const page = await createRenderer()("/product-show?a=b");
  expect(page).toContain('<div id="root"><b>/product-show?a=b</b></div>');
  expect(page).toContain('<html lang="ja');
  expect(page).toContain("<title>茶 &amp; &lt;器></title>");
  expect(page).toContain('<link rel="preload" href="/p.webp"><script type="module"');
  expect(page).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/shelf.js">');
  expect(page).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/ja.js">');
  expect(page).not.toContain("/en.js");
  const [, json = ""] =
    /<script id="initial-data" type="application\/json">(.*?)<\/script>/s.exec(page) ?? [];
  expect(JSON.parse(json)).toMatchObject({ query: { response: { data: { name: "</script><b>" } } } });
});

test.each<[string, Partial<ServerRenderingOptions>]>([
  ["cannot load", { server: new URL("data:text/javascript,throw 1") }],
  ["has no configuration", { configuration: () => Promise.reject(new Error("away")) }],
  ["cannot execute its query", { executeQuery: () => Promise.reject(new Error("away")) }],
])("a renderer that %s leaves the page to the browser", async (_what, parts) => {
  expect(await createRenderer(parts)("/product-show")).toBe(PAGE);
});

test("a rendered page in its own chunk includes its styles", async () => {
  expect(await createRenderer()("/product-show?drawn")).toContain("<style>.shelf{}</style>");
  expect(await createRenderer()("/product-show")).not.toContain(".shelf{}");
});

test("a page whose query is refused is rendered without data", async () => {
  expect(await createRenderer({ executeQuery: async () => null })("/product-show")).toContain("without data");
});

test("new addresses are rendered for a quarter of each second, and cached pages always", async () => {
  let clock = 10_000;
  const page = createRenderer({
    now: () => {
      clock += 50;
      return clock;
    },
  });
  const isRendered = async (path: string) => (await page(path)) !== PAGE;
  const answers = [];
  for (let number = 0; number < 8; number += 1) answers.push(await isRendered(`/product-show?n=${number}`));
  expect(answers).toEqual([true, true, true, true, true, false, false, false]);
  expect(await isRendered("/product-show?n=0")).toBe(true);
  clock += 1000;
  expect(await isRendered("/product-show?n=7")).toBe(true);
});
