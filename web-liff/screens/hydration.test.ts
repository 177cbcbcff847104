import { LANGUAGES, type Language } from "@machiya/schema/domain/language";
import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { network } from "../../testing/screens/network.ts";
import type { Page } from "../../testing/screens/page.ts";
import { createDemoDatabase } from "../../testing/servers/demoDatabase.ts";
import { CATALOGS, customerPages, findShownRecords, type ShownRecords } from "../e2e/customerPages.ts";
import { App } from "../src/App.tsx";
import { loadConfig } from "../src/config.ts";
import { type InitialData, setInitialData } from "../src/initialData.ts";
import { loadCatalog } from "../src/language/language.ts";
import { renewLiff } from "../src/liff/liffReady.ts";
import { environment, renewEnvironment } from "../src/relay/environment.ts";
import { drawnChunk, routeAt } from "../src/routes.tsx";
import { openShop, type Shop } from "./shop.ts";

let shop: Shop;
let shown: ShownRecords;
let pages: ReturnType<typeof customerPages>;

beforeAll(async () => {
  shop = await openShop(async () => {}, {}, createDemoDatabase);
  shown = await findShownRecords(shop.prisma);
  pages = customerPages(shown);
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

let unmount: (() => void) | null = null;
afterEach(() => {
  unmount?.();
  unmount = null;
});

interface Hydration {
  /** What the server rendered, and React has taken over. */
  frame: Element;
  errors: unknown[];
}

interface HydrationOptions {
  cookie?: string;
  /** Changes what the server rendered. */
  change?: (html: string) => string;
}

/** Returns whether React has taken an element over. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactFiber$"));

/** Hydrates a page that the server rendered, as main.tsx does; resolves when its content is loaded. */
async function hydrate(
  path: string,
  language: Language,
  { cookie = "", change = (html) => html }: HydrationOptions = {},
): Promise<Hydration> {
  await shop.phone({ language });
  network.setCookieHeader(cookie);
  const headers = { cookie: `language=${language}; ${cookie}` };
  const html = await (await fetch(shop.server.origin + path, { headers })).text();
  const sent = new DOMParser().parseFromString(html, "text/html");
  const data: InitialData = JSON.parse(sent.getElementById("initial-data")?.textContent ?? "");
  history.pushState(null, "", path);
  setInitialData(data);
  renewEnvironment();
  renewLiff();
  // The module of the address was loaded with another one.
  window.dispatchEvent(new Event("popstate"));
  const root = document.createElement("div");
  root.innerHTML = change(sent.getElementById("root")?.innerHTML ?? "");
  document.body.append(root);
  const frame = root.firstElementChild;
  if (frame === null) throw new Error(`The server renders nothing at ${path}`);
  const { pathname, search } = new URL(path, shop.server.origin);
  const route = routeAt(pathname);
  await Promise.all([route && drawnChunk(route, search)?.(), loadCatalog(language)]);
  const { currency } = await loadConfig();
  const errors: unknown[] = [];
  const ready = new Promise((resolve) => document.addEventListener("machiya:ready", resolve, { once: true }));
  const app = createElement(App, { environment, language, currency, lineAnswer: null });
  const hydrated = hydrateRoot(root, app, { onRecoverableError: (error) => errors.push(error) });
  unmount = () => hydrated.unmount();
  await ready;
  // React hydrates the parts of a page one after the other.
  // The keys of a select are hidden here.
  const pending = () => [...root.querySelectorAll(":not(select)")].filter((one) => !isHydrated(one));
  await expect.poll(() => pending().map(({ outerHTML }) => outerHTML)).toEqual([]);
  const { loading } = CATALOGS[language].ui;
  await shop.page
    .getByRole("main")
    .getByText(loading, { exact: true })
    .first()
    .waitFor({ state: "detached" });
  return { frame, errors };
}

async function expectCleanHydration(path: string, language: Language, cookie = ""): Promise<void> {
  const { frame, errors } = await hydrate(path, language, { cookie });
  expect(errors).toEqual([]);
  expect(frame.isConnected).toBe(true);
}

describe.each(LANGUAGES)("in the language %s", (language) => {
  it.each(PAGE_NAMES)("%s is hydrated without an error", async (name) => {
    await expectCleanHydration(pageOf(name).path, language);
  });
});

it.each(["bookings", "orders", "order", "general booking"])(
  "%s of a signed-in customer are hydrated without an error",
  async (name) => {
    await expectCleanHydration(pageOf(name).path, "cn", shown.customer.cookie);
  },
);

it("a text that the server writes otherwise is found", async () => {
  const { title } = CATALOGS.en.storefront;
  const change = (html: string) => html.replace(`>${title}<`, ">Wares<");
  const { errors } = await hydrate(pageOf("storefront").path, "en", { change });
  expect(errors.map(String)).toEqual([expect.stringContaining("error #418")]);
});

/** Returns the value of an element of the head. */
const headValue = (page: Page, selector: string, attribute = "content") =>
  page.locator(`head ${selector}`).getAttribute(attribute);

it("the title follows the navigation and the language", async () => {
  const phone = await shop.phone({ language: "en" });
  await phone.goto(pageOf("product").path);
  const { shopName, product } = shown;
  const waitForTitle = (title: string) => expect.poll(() => document.title).toBe(`${title} · ${shopName}`);
  await waitForTitle(product.name);
  await phone.getByRole("dialog").getByRole("button", { name: "Back" }).click();
  await waitForTitle(CATALOGS.en.storefront.title);
  expect(await headValue(phone, "link[rel=canonical]", "href")).toMatch(
    /^http:\/\/127\.0\.0\.1(:\d+)?\/bot-order\/$/,
  );
  await phone.getByRole("link", { name: CATALOGS.en.uiNavigation.store }).click();
  await waitForTitle(CATALOGS.en.storeInformation.title);
  await phone.getByRole("combobox").selectOption("jp");
  await waitForTitle(CATALOGS.jp.storeInformation.title);
  await phone.getByRole("link", { name: CATALOGS.jp.uiNavigation.orders }).click();
  await waitForTitle(CATALOGS.jp.myOrders.title);
  expect(await phone.locator("head title").count()).toBe(1);
  expect(await phone.locator("head meta[property='og:title']").count()).toBe(1);
});
