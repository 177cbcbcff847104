import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setLogLevel } from "../telemetry/log.ts";
import { createServerRendering, type ServerRenderingOptions } from "./serverRendering.ts";

const PAGE = `<html lang="en"><head><title>Pages</title><script type="module" src="/a.js"></script></head><body><div id="root"></div></body></html>`;
const SERVER = `
  export const matchPage = (path, search) => ({
    query: { id: "q", variables: {} },
    chunk: "shelf",
    drawn: search === "?drawn",
    needsCustomer: path === "/orders",
    isMissing: ({ name }) => path === "/gone" && name !== undefined,
  });
  export const render = ({ place, isSignedOut, origin, now, query }) =>
    '<link rel="preload" href="/p.webp"><title>' + now + '</title><meta property="og:url" content="' + origin + '"/><b>' +
    place + (query ? "" : " without data") + (isSignedOut ? " sign in" : "") + "</b>";
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
  const { render } = createServerRendering({
    server: new URL(`data:text/javascript,${encodeURIComponent(SERVER)}`),
    files: pathToFileURL(`${folder}/`),
    configuration: async () => ({ publicUrl: null }),
    executeQuery: async () => ({ data: { name: "</script><b>" } }),
    isLimited: true,
    ...parts,
  });
  return (path: string, headers: Record<string, string> = {}) =>
    render(
      new Request(`http://shop.test${path}`, { headers: { "accept-language": "ja", ...headers } }),
      PAGE,
    );
}

function createHtmlRenderer(parts: Partial<ServerRenderingOptions> = {}) {
  const render = createRenderer(parts);
  return async (path: string, headers: Record<string, string> = {}) => (await render(path, headers)).html;
}

test("a page is rendered with its data in the visitor's language, and no text of the data closes its element", async () => {
  const page = await createHtmlRenderer()("/product-show?a=b");
  expect(page).toContain('<div id="root"><b>/product-show?a=b</b></div>');
  expect(page).toContain('<html lang="ja');
  expect(page).toContain('<link data-rel="modulepreload" fetchpriority="low" crossorigin href="/shelf.js">');
  expect(page).toContain('<link data-rel="modulepreload" fetchpriority="low" crossorigin href="/ja.js">');
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
  expect(await createRenderer(parts)("/product-show")).toEqual({ html: PAGE, status: 200 });
});

test("a rendered page in its own chunk includes its styles", async () => {
  expect(await createHtmlRenderer()("/product-show?drawn")).toContain("<style>.shelf{}</style>");
  expect(await createHtmlRenderer()("/product-show")).not.toContain(".shelf{}");
});

test("a customer's own page asks visitors without a session to sign in, unless LINE is signing them in", async () => {
  const page = createHtmlRenderer();
  const isAsked = async (path: string, headers?: Record<string, string>) =>
    (await page(path, headers)).includes("<b>/orders sign in</b>");
  expect(await isAsked("/orders")).toBe(true);
  expect(await isAsked("/orders", { cookie: "machiya_customer=token" })).toBe(false);
  expect(await isAsked("/orders", { cookie: "__Host-machiya_customer=token" })).toBe(false);
  expect(await isAsked("/orders", { "user-agent": "Mozilla/5.0 (iPhone) Safari Line/15.1.0" })).toBe(false);
  expect(await isAsked("/orders")).toBe(true);
  expect(await page("/orders?code=a&state=b&liffClientId=c")).not.toContain("sign in");
  expect(await page("/product-show")).not.toContain("sign in");
});

test("a page whose query is refused is rendered without data", async () => {
  const page = createHtmlRenderer({ executeQuery: async () => null });
  expect(await page("/product-show")).toContain("without data");
});

test("the page's own title and metadata replace the built title", async () => {
  const now = () => new Date("2026-11-23T01:02:59.999Z");
  const page = await createHtmlRenderer({ now })("/product-show");
  expect(page).toContain(
    '<head><link rel="preload" href="/p.webp"><title>2026-11-23T01:02:00.000Z</title><meta property="og:url" content="http://shop.test"/><script',
  );
  expect(page.match(/<title>/g)).toHaveLength(1);
});

test("absolute addresses use the shop's public URL", async () => {
  const configuration = async () => ({ publicUrl: "https://shop.example" });
  const page = await createHtmlRenderer({ configuration })("/product-show");
  expect(page).toContain('content="https://shop.example"');
});

test("a page without what its address names is not found", async () => {
  expect(await createRenderer()("/gone")).toMatchObject({ status: 404 });
  expect(await createRenderer()("/product-show")).toMatchObject({ status: 200 });
  // An unanswered query says nothing about the product.
  expect(await createRenderer({ executeQuery: async () => null })("/gone")).toMatchObject({ status: 200 });
});

test("a page is rendered anew for each minute", async () => {
  let minute = 1;
  const page = createHtmlRenderer({ now: () => new Date(Date.UTC(2026, 10, 23, 1, minute)) });
  expect(await page("/product-show")).toContain("01:01:00");
  minute = 2;
  expect(await page("/product-show")).toContain("01:02:00");
});

/** Requests twelve new addresses while each call of the clock takes 100 ms. Returns which pages were rendered. */
async function requestNewPages(isLimited: boolean) {
  const clock = { ms: 10_000 };
  let queries = 0;
  const page = createHtmlRenderer({
    isLimited,
    monotonicNow: () => {
      clock.ms += 100;
      return clock.ms;
    },
    executeQuery: async () => {
      queries += 1;
      return { data: { queries } };
    },
  });
  const isRendered = async (path: string) => (await page(path)) !== PAGE;
  const answers = [];
  for (let number = 0; number < 12; number += 1) answers.push(await isRendered(`/product-show?n=${number}`));
  return { clock, isRendered, answers, queries };
}

test("new addresses are rendered for 250 ms at once and 20 ms each second, without a query beyond it, and known ones always", async () => {
  const { clock, isRendered, answers, queries } = await requestNewPages(true);
  // Rendering takes 100 ms here, and a query is counted as one.
  expect(answers).toEqual([...Array(3).fill(true), ...Array(9).fill(false)]);
  expect(queries).toBe(3);
  // Its data changed meanwhile.
  expect(await isRendered("/product-show?n=0")).toBe(true);
  expect(await isRendered("/product-show?n=7")).toBe(false);
  clock.ms += 10_000;
  expect(await isRendered("/product-show?n=7")).toBe(true);
});

test("all new addresses are rendered without limits of work", async () => {
  const { answers } = await requestNewPages(false);
  expect(answers).toEqual(Array(12).fill(true));
});
