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

it("lists every page of this test", () => expect(Object.keys(pages)).toEqual(PAGE_NAMES));

describe.each(LANGUAGES)("without JavaScript, in the language %s", (language) => {
  let phone: Page;
  beforeAll(async () => {
    phone = await openPhone(language, { javaScriptEnabled: false });
  });
  afterAll(() => phone?.context().close());

  it.each(PAGE_NAMES)("%s has its title, its content, and a link preview", async (name) => {
    const { path, canonical, title, content } = pageOf(name);
    const catalog = CATALOGS[language];
    const response = await phone.goto(path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()["cache-control"]).toBe("no-store");
    const { shopName, customer } = shop.shown;
    expect(await phone.title()).toBe(`${title(catalog)} · ${shopName}`);
    expect(await phone.locator("title").count()).toBe(1 + (await phone.locator("svg title").count()));
    for (const text of content(catalog)) expect(await phone.locator("main").innerText()).toContain(text);
    expect(await phone.getByRole("navigation", { name: catalog.ui.pages }).isVisible()).toBe(true);
    expect(await phone.getByRole("heading", { level: 1 }).count()).toBe(1);
    const { origin } = shop.server;
    expect(await headValue(phone, "link[rel=canonical]", "href")).toBe(origin + canonical);
    expect(await headValue(phone, "meta[property='og:url']")).toBe(origin + canonical);
    expect(await headValue(phone, "meta[property='og:title']")).toBe(title(catalog));
    expect(await headValue(phone, "meta[property='og:site_name']")).toBe(shopName);
    expect(await headValue(phone, "meta[name=description]")).toBe(
      await headValue(phone, "meta[property='og:description']"),
    );
    const picture = (await headValue(phone, "meta[property='og:image']")) ?? "";
    expect(picture).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/.*\.(png|jpg)$/);
    expect((await phone.request.get(picture)).headers()["content-type"]).toMatch(/^image\/(png|jpeg)$/);
    expect(await headValue(phone, "meta[name='twitter:card']")).toBe(
      name === "product" ? "summary_large_image" : "summary",
    );
    expect(await response?.text()).not.toContain(customer.name);
  });
});

it("the shared product shows its picture and price before any script, and its picture is loaded first", async () => {
  const phone = await openPhone("en", { javaScriptEnabled: false });
  await phone.goto(pageOf("product").path);
  const dialog = phone.getByRole("dialog");
  const image = dialog.getByRole("img", { name: shop.shown.product.name });
  expect(await image.evaluate((element) => element.getBoundingClientRect().width)).toBeGreaterThan(300);
  expect(await image.getAttribute("fetchpriority")).toBe("high");
  expect(await headValue(phone, "link[rel=preload][as=image]", "href")).toBe(await image.getAttribute("src"));
  expect(await dialog.getByText(/^\$/).first().isVisible()).toBe(true);
  expect(await phone.getByRole("article").count()).toBe(1);
  await phone.context().close();
});

it("a product that does not exist or is not on sale responds with 404 and says so", async () => {
  const hidden = await shop.prisma.product.create({
    data: { name: "秘密の茶", price: 1, stock: 1, state: "FROZEN" },
  });
  const hiddenId = encodeURIComponent(btoa(`Product:${hidden.id}`));
  const phone = await openPhone("en", { javaScriptEnabled: false });
  for (const id of ["nonsense", encodeURIComponent(btoa("Product:999999")), hiddenId]) {
    for (const path of ["/product-show", "/bot-order/", "/share"]) {
      const response = await phone.goto(`${path}?product=${id}`);
      expect(response?.status(), path + id).toBe(404);
      const html = (await response?.text()) ?? "";
      expect(html).toContain(CATALOGS.en[path === "/share" ? "share" : "storefront"].gone);
      expect(html).not.toContain("秘密の茶");
    }
  }
  await phone.context().close();
});

it("the title follows the navigation and the language", async () => {
  const phone = await openPhone("en");
  await phone.goto(pageOf("product").path);
  const { shopName, product } = shop.shown;
  const waitForTitle = (title: string) =>
    phone.waitForFunction((expected) => document.title === expected, `${title} · ${shopName}`);
  await waitForTitle(product.name);
  await phone.getByRole("dialog").getByRole("button", { name: "Back" }).click();
  await waitForTitle(CATALOGS.en.storefront.title);
  expect(await headValue(phone, "link[rel=canonical]", "href")).toBe(`${shop.server.origin}/bot-order/`);
  await phone.getByRole("link", { name: CATALOGS.en.uiNavigation.store }).click();
  await waitForTitle(CATALOGS.en.storeInformation.title);
  await phone.getByRole("combobox").selectOption("jp");
  await waitForTitle(CATALOGS.jp.storeInformation.title);
  await phone.getByRole("link", { name: CATALOGS.jp.uiNavigation.orders }).click();
  await waitForTitle(CATALOGS.jp.myOrders.title);
  expect(await phone.locator("head title").count()).toBe(1);
  expect(await phone.locator("head meta[property='og:title']").count()).toBe(1);
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
  expect(shop.faults.slice(known)).toEqual([]);
  expect(await phone.locator("#root > div[data-server-rendered]").count()).toBe(1);
  const shifts = (await phone.evaluate(() => Reflect.get(window, "shifts"))) as { value: number }[];
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
}

describe.each(LANGUAGES)("in the browser, in the language %s", (language) => {
  let phone: Page;
  let loaded: () => Promise<void>;
  beforeAll(async () => {
    phone = await openPhone(language);
    loaded = watchRequests(phone);
    await phone.addInitScript(observe);
  });
  afterAll(() => phone?.context().close());

  it.each(PAGE_NAMES)("%s is hydrated without an error and without moving", async (name) => {
    await expectCalmHydration(phone, pageOf(name).path, loaded);
  });
});

it.each(["bookings", "orders", "order", "general booking"])(
  "%s of a signed-in customer are hydrated without an error and without moving",
  async (name) => {
    const phone = await openPhone("cn");
    const [cookie = "", value = ""] = shop.shown.customer.cookie.split("=");
    await phone.context().addCookies([{ name: cookie, value, domain: "127.0.0.1", path: "/" }]);
    await phone.addInitScript(observe);
    await expectCalmHydration(phone, pageOf(name).path, watchRequests(phone));
    await phone.context().close();
  },
);
