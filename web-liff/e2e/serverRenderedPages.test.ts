// Needs a browser for: hydration, layout, lost chunks
import { LANGUAGES, type Language, localeOf } from "@machiya/schema/domain/language";
import type { BrowserContextOptions, Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CATALOGS, customerPages, openDemoShop, type ShownRecords } from "./customerPages.ts";
import { type Shop, speak } from "./shop.ts";

/** Google calls a page good up to 0.1; half of that moves nothing that a finger aims at. */
const MAX_LAYOUT_SHIFT = 0.05;

let shop: Shop & { shown: ShownRecords };
let pages: ReturnType<typeof customerPages>;

beforeAll(async () => {
  shop = await openDemoShop();
  pages = customerPages(shop.shown);
});
afterAll(() => shop?.close());

function pageOf(name: string) {
  const page = pages[name];
  if (page === undefined) throw new Error(`There is no page ${name}`);
  return page;
}

/** Opens a phone in this language, on which LINE's servers respond. */
async function openPhone(language: Language, options: BrowserContextOptions = {}): Promise<Page> {
  const phone = await shop.phone({ locale: localeOf(language), ...options });
  await speak(phone.context(), language);
  await phone.route(
    (url) => url.origin !== shop.server.origin,
    (route) =>
      route.fulfill({
        contentType: "application/json",
        headers: { "access-control-allow-origin": "*" },
        body: "{}",
      }),
  );
  return phone;
}

/** Returns the value of an element of the head. */
const headValue = (phone: Page, selector: string, attribute = "content") =>
  phone.locator(`head ${selector}`).getAttribute(attribute);

it("the shared product fills the width with its picture before any script", async () => {
  const phone = await openPhone("en", { javaScriptEnabled: false });
  await phone.goto(pageOf("product").path);
  const image = phone.getByRole("dialog").getByRole("img", { name: shop.shown.product.name });
  expect(await image.evaluate((element) => element.getBoundingClientRect().width)).toBeGreaterThan(300);
  await phone.context().close();
});

describe("a page that is left before React has hydrated it", () => {
  async function expectStorefrontHead(phone: Page): Promise<void> {
    const title = `${CATALOGS.en.storefront.title} · ${shop.shown.shopName}`;
    await phone.waitForFunction((expected) => document.title === expected, title);
    for (const selector of [
      "title",
      "link[rel=canonical]",
      "meta[name=description]",
      "meta[property='og:url']",
    ])
      expect([selector, await phone.locator(`head ${selector}`).count()]).toEqual([selector, 1]);
    expect(await headValue(phone, "link[rel=canonical]", "href")).toBe(`${shop.server.origin}/bot-order/`);
  }

  it("leaves nothing in the head", async () => {
    const phone = await openPhone("en");
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await phone.route(/\.js$/, async (route) => {
      await isReleased;
      await route.continue();
    });
    await phone.goto(pageOf("product").path, { waitUntil: "commit" });
    await phone.getByRole("dialog").getByRole("button", { name: "Back" }).click();
    await phone.locator("html[data-early-tap]").waitFor();
    release();
    await expectStorefrontHead(phone);
    await phone.context().close();
  });

  it("leaves nothing in the head when its code could not be loaded", async () => {
    const phone = await openPhone("en");
    await phone.route(/ProductDetail-[^/]*\.js$/, (route) => route.abort());
    await phone.goto(pageOf("product").path);
    await phone.getByRole("dialog").getByRole("button", { name: "Back" }).click();
    await expectStorefrontHead(phone);
    await phone.context().close();
  });
});

/** Runs in the page before its own scripts: marks what the server rendered, and adds up the layout shifts. */
function observe(): void {
  const observer = new MutationObserver(() => {
    const frame = document.querySelector("#root > div");
    if (frame === null) return;
    if (document.readyState === "loading") frame.setAttribute("data-server-rendered", "");
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
  const shifts: object[] = [];
  Reflect.set(window, "shifts", shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      };
      const moved = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : null,
      );
      shifts.push({ value, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** The time without requests after which a page has loaded. */
const QUIET_MS = 500;

/** Counts the requests of a phone; returns a function that resolves when the page has loaded everything. */
function watchRequests(phone: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let changedAt = Date.now();
  phone.on("request", (request) => {
    // A stream of changes never ends.
    if (request.headers().accept === "text/event-stream") return;
    pending.add(request);
    changedAt = Date.now();
  });
  const end = (request: Request) => {
    if (pending.delete(request)) changedAt = Date.now();
  };
  phone.on("requestfinished", end);
  phone.on("requestfailed", end);
  return async () => {
    while (pending.size > 0 || Date.now() - changedAt < QUIET_MS) await phone.waitForTimeout(50);
  };
}

async function expectCalmHydration(phone: Page, path: string, loaded: () => Promise<void>): Promise<void> {
  const known = shop.faults.length;
  await phone.goto(path);
  await loaded();
  await phone.locator("main [class*=block]").first().waitFor({ state: "detached" });
  expect(shop.faults.slice(known), path).toEqual([]);
  expect(await phone.locator("#root > div[data-server-rendered]").count(), path).toBe(1);
  const shifts = (await phone.evaluate(() => Reflect.get(window, "shifts"))) as { value: number }[];
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, path + JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
}

/** The pages whose first content has amounts or dates, which browsers write by data of their own. */
const FORMATTED = ["storefront", "product", "store"];
/** The other pages; web-liff/screens/hydration.test.ts hydrates each of them in each language. */
const OTHERS: Readonly<Record<Language, readonly string[]>> = {
  cn: ["product list", "booking"],
  en: ["share page", "general booking"],
  jp: ["named booking", "bookings"],
  th: ["orders", "order"],
};

it.each(LANGUAGES)(
  "pages in the language %s are hydrated without an error and without moving",
  async (language) => {
    const phone = await openPhone(language);
    const loaded = watchRequests(phone);
    await phone.addInitScript(observe);
    for (const name of [...FORMATTED, ...OTHERS[language]])
      await expectCalmHydration(phone, pageOf(name).path, loaded);
    await phone.context().close();
  },
);

it("pages of a signed-in customer are hydrated without an error and without moving", async () => {
  const phone = await openPhone("cn");
  const [cookie = "", value = ""] = shop.shown.customer.cookie.split("=");
  await phone.context().addCookies([{ name: cookie, value, domain: "127.0.0.1", path: "/" }]);
  const loaded = watchRequests(phone);
  await phone.addInitScript(observe);
  for (const name of ["bookings", "orders", "order", "general booking"])
    await expectCalmHydration(phone, pageOf(name).path, loaded);
  await phone.context().close();
});
