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

function drawer(parts: Partial<ServerRenderingOptions> = {}) {
  const draw = createServerRendering({
    server: new URL(`data:text/javascript,${encodeURIComponent(SERVER)}`),
    files: pathToFileURL(`${folder}/`),
    configuration: async () => ({ shopName: "茶 & <器>" }),
    ask: async () => ({ data: { name: "</script><b>" } }),
    ...parts,
  });
  return (path: string) =>
    draw(new Request(`http://shop.test${path}`, { headers: { "accept-language": "ja" } }), PAGE);
}

test("a page is drawn with its data, in the visitor's language, and nothing of the data ends its element", async () => {
  const page = await drawer()("/product-show?a=b");
  expect(page).toContain('<div id="root"><b>/product-show?a=b</b></div>');
  expect(page).toContain('<html lang="ja');
  expect(page).toContain("<title>茶 &amp; &lt;器></title>");
  expect(page).toContain('<link rel="preload" href="/p.webp"><script type="module"');
  expect(page).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/shelf.js">');
  expect(page).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/ja.js">');
  expect(page).not.toContain("/en.js");
  const [, json = ""] = /<script id="given" type="application\/json">(.*?)<\/script>/s.exec(page) ?? [];
  expect(JSON.parse(json)).toMatchObject({ query: { answer: { data: { name: "</script><b>" } } } });
});

test.each<[string, Partial<ServerRenderingOptions>]>([
  ["cannot be loaded", { server: new URL("data:text/javascript,throw 1") }],
  ["cannot be configured", { configuration: () => Promise.reject(new Error("away")) }],
  ["cannot be asked", { ask: () => Promise.reject(new Error("away")) }],
])("what %s is left to the browser", async (_what, parts) => {
  expect(await drawer(parts)("/product-show")).toBe(PAGE);
});

test("what is drawn of a page in a chunk of its own has its style with it", async () => {
  expect(await drawer()("/product-show?drawn")).toContain("<style>.shelf{}</style>");
  expect(await drawer()("/product-show")).not.toContain(".shelf{}");
});

test("a page whose query is refused is drawn without data", async () => {
  expect(await drawer({ ask: async () => null })("/product-show")).toContain("without data");
});

test("ever new addresses are drawn for a quarter of each second; what is kept, always", async () => {
  let clock = 10_000;
  const page = drawer({
    now: () => {
      clock += 50;
      return clock;
    },
  });
  const drawn = async (path: string) => (await page(path)) !== PAGE;
  const answers = [];
  for (let number = 0; number < 8; number += 1) answers.push(await drawn(`/product-show?n=${number}`));
  expect(answers).toEqual([true, true, true, true, true, false, false, false]);
  expect(await drawn("/product-show?n=0")).toBe(true);
  clock += 1000;
  expect(await drawn("/product-show?n=7")).toBe(true);
});
