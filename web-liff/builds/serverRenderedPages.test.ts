import { LANGUAGES, localeOf } from "@machiya/schema/domain/language";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDemoDatabase } from "../../testing/servers/demoDatabase.ts";
import { CATALOGS, customerPages, findShownRecords, type ShownRecords } from "../e2e/customerPages.ts";
import { openPages, type Pages, type SentPage } from "./pages.ts";

let pages: Pages;
let shown: ShownRecords;
let known: ReturnType<typeof customerPages>;

beforeAll(async () => {
  pages = await openPages(await createDemoDatabase());
  shown = await findShownRecords(pages.prisma);
  known = customerPages(shown);
});
afterAll(() => pages?.close());

const PAGE_NAMES = [
  "storefront",
  "product list",
  "product",
  "share page",
  "store",
  "booking",
  "general booking",
  "named booking",
  "bookings",
  "orders",
  "order",
];

function pageOf(name: string) {
  const page = known[name];
  if (page === undefined) throw new Error(`There is no page ${name}`);
  return page;
}

const meta = (page: SentPage, key: string) =>
  page.attribute(`head meta[name='${key}'], head meta[property='${key}']`, "content");

it("lists every page of this test", () => expect(Object.keys(known)).toEqual(PAGE_NAMES));

describe.each(LANGUAGES)("in the language %s", (language) => {
  it.each(PAGE_NAMES)("%s has its title, its content, and a link preview", async (name) => {
    const { path, canonical, title, content } = pageOf(name);
    const catalog = CATALOGS[language];
    const page = await pages.get(path, language);
    expect(page.response.status).toBe(200);
    expect(page.response.headers.get("cache-control")).toBe("no-store");
    expect(page.attribute("html", "lang")).toBe(localeOf(language));
    expect(page.title).toBe(`${title(catalog)} · ${shown.shopName}`);
    expect(page.count("title")).toBe(1 + page.count("svg title"));
    for (const text of content(catalog)) expect(page.text("main")).toContain(text.replace(/\s+/g, " "));
    expect(page.count(`nav[aria-label="${catalog.ui.pages}"]`)).toBe(1);
    expect(page.count("h1")).toBe(1);
    expect(page.attribute("head link[rel=canonical]", "href")).toBe(pages.origin + canonical);
    expect(meta(page, "og:url")).toBe(pages.origin + canonical);
    expect(meta(page, "og:title")).toBe(title(catalog));
    expect(meta(page, "og:site_name")).toBe(shown.shopName);
    expect(meta(page, "description")).toBe(meta(page, "og:description"));
    const picture = meta(page, "og:image") ?? "";
    expect(picture).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/.*\.(png|jpg)$/);
    expect((await fetch(picture)).headers.get("content-type")).toMatch(/^image\/(png|jpeg)$/);
    expect(meta(page, "twitter:card")).toBe(name === "product" ? "summary_large_image" : "summary");
    expect(page.html).not.toContain(shown.customer.name);
  });
});

it("the shared product contains its picture and price, and its picture is loaded first", async () => {
  const page = await pages.get(pageOf("product").path, "en");
  const image = `dialog[open] img[alt="${shown.product.name}"]`;
  expect(page.attribute(image, "fetchpriority")).toBe("high");
  expect(page.attribute("head link[rel=preload][as=image]", "href")).toBe(page.attribute(image, "src"));
  expect(page.text("dialog[open]")).toMatch(/\$\d/);
  expect(page.count("article")).toBe(1);
});

it("a product that does not exist or is not on sale responds with 404 and says so", async () => {
  const hidden = await pages.prisma.product.create({
    data: { name: "秘密の茶", price: 1, stock: 1, state: "FROZEN" },
  });
  const hiddenId = encodeURIComponent(btoa(`Product:${hidden.id}`));
  for (const id of ["nonsense", encodeURIComponent(btoa("Product:999999")), hiddenId]) {
    for (const path of ["/product-show", "/bot-order/", "/share"]) {
      const { response, html } = await pages.get(`${path}?product=${id}`, "en");
      expect(response.status, path + id).toBe(404);
      expect(html).toContain(CATALOGS.en[path === "/share" ? "share" : "storefront"].gone);
      expect(html).not.toContain("秘密の茶");
    }
  }
});
