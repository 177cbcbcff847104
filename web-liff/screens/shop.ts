import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { removeExpiredItems } from "@machiya/schema/client/expiringItem";
import { rememberedLanguage, rememberLanguage } from "@machiya/schema/client/languageCookie";
import { type Language, readLanguage } from "@machiya/schema/domain/language";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { type RunningApplication, startApplication } from "../../testing/e2e/application.ts";
import { waitForInvalidation } from "../../testing/e2e/invalidation.ts";
import type { Locator } from "../../testing/screens/locator.ts";
import { network } from "../../testing/screens/network.ts";
import { Page } from "../../testing/screens/page.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/servers/database.ts";
import { App } from "../src/App.tsx";
import { loadConfig } from "../src/config.ts";
import { type Config, setInitialData } from "../src/initialData.ts";
import { initialLanguage, loadCatalog } from "../src/language/language.ts";
import { renewLiff } from "../src/liff/liffReady.ts";
import { takeLineCallback } from "../src/liff/lineLogin.ts";
import { environment, renewEnvironment } from "../src/relay/environment.ts";

export const LOGIN_KEY = "screens-key";

interface PhoneOptions {
  /** The language that the customer has chosen; undefined leaves the choice to the browser. */
  language?: Language;
  /** The browser's own language. */
  locale?: string;
  timeZone?: string;
  width?: number;
  height?: number;
}

const MACHINE_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** An application with its own database, and the customer's phone, for one test file. */
export interface Shop {
  server: RunningApplication;
  /** Its writes resolve after the server has invalidated the cached responses that they change. */
  prisma: PrismaClient;
  page: Page;
  /** Continues on another customer's phone, which remembers nothing: 390 × 844, and in Chinese by default. */
  phone(options?: PhoneOptions): Promise<Page>;
  /** Signs the phone in as the demo does, without its dialog; resolves with the customer's row number. */
  signIn(name: string): Promise<number>;
  close(): Promise<void>;
}

/** The language of the browser. */
let locale = "zh-TW";

async function fetchConfig(): Promise<Config> {
  const missing = { liffId: null, lineLogin: false, demo: null, shopName: null, publicUrl: null };
  const config: Partial<Config> = await (await fetch("/config.json")).json();
  return { ...missing, lineAccountId: null, ...config };
}

/** Opens a page as the server sends it, with the embedded configuration, but without the content that it renders. */
async function mount(root: HTMLElement): Promise<() => void> {
  const config = await fetchConfig();
  setInitialData({
    place: location.pathname + location.search,
    isSignedOut: false,
    origin: config.publicUrl ?? location.origin,
    now: new Date().toISOString(),
    language: rememberedLanguage() ?? readLanguage({ cookie: null, acceptLanguage: locale }),
    config,
    query: null,
  });
  renewEnvironment();
  renewLiff();
  // The modules of the address and of the cart have read them when they were loaded.
  window.dispatchEvent(new Event("popstate"));
  window.dispatchEvent(new StorageEvent("storage", { key: "machiya.cart" }));
  const lineAnswer = takeLineCallback();
  const language = initialLanguage();
  const { currency } = await loadConfig();
  await loadCatalog(language);
  const rendered = createRoot(root);
  rendered.render(createElement(App, { environment, language, currency, lineAnswer }));
  removeExpiredItems();
  return () => rendered.unmount();
}

async function sendSignIn(prisma: PrismaClient, name: string): Promise<number> {
  const lineUserId = `U${Buffer.from(name).toString("hex").padStart(32, "0").slice(-32)}`;
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      query:
        "mutation ($unverified: UnverifiedCustomerInput!) { logInCustomer(input: { unverified: $unverified }) { customer { id } } }",
      variables: { unverified: { lineUserId, name, key: LOGIN_KEY } },
    }),
  });
  const text = await response.text();
  if (!response.ok || text.includes('"errors"')) throw new Error(`logInCustomer: ${response.status} ${text}`);
  const { id } = await prisma.customer.findUniqueOrThrow({ where: { lineUserId }, select: { id: true } });
  return id;
}

/** Starts a shop with the demo's replacement of LINE. `fill` writes its data into a new database. */
export async function openShop(
  fill: (prisma: PrismaClient) => Promise<void>,
  env: Record<string, string> = {},
  createDatabase: () => Promise<TestDatabase> = createTestDatabase,
): Promise<Shop> {
  const database = await createDatabase();
  const prisma = connectPrisma(database.url);
  await fill(prisma);
  const server = await startApplication({
    DATABASE_URL: database.url,
    LINE_ALLOW_UNVERIFIED_LOGIN: "true",
    LINE_LOGIN_FRONTEND_KEY: LOGIN_KEY,
    ...env,
  });
  const page = new Page(mount);
  network.connect(server.origin);
  const shop: Shop = {
    server,
    prisma: waitForInvalidation(prisma, server.origin),
    page,
    async phone(options = {}) {
      const { language, timeZone = MACHINE_ZONE, width = 390, height = 844 } = options;
      page.leave();
      network.clearCookies();
      localStorage.clear();
      sessionStorage.clear();
      // The module of the cart has read another phone's.
      window.dispatchEvent(new StorageEvent("storage", { key: "machiya.cart" }));
      locale = options.locale ?? "zh-TW";
      process.env.TZ = timeZone;
      if (language === undefined) Object.assign(document, { cookie: "language=; path=/; max-age=0" });
      else rememberLanguage(language);
      await page.setViewportSize({ width, height });
      return page;
    },
    signIn: (name) => sendSignIn(prisma, name),
    async close() {
      page.leave();
      process.env.TZ = MACHINE_ZONE;
      await server.stop();
      await prisma.$disconnect();
      await database.drop();
    },
  };
  await shop.phone();
  return shop;
}

/** Puts one piece of a product into the cart, on the list of products. */
export async function putIntoCart(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: `加入購物車：${name}` }).click();
  await page.getByRole("button", { name: `增加：${name}` }).waitFor();
}

/** Opens the sheet in which any quantity of a product in the cart can be chosen. */
export async function openQuantities(page: Page, name: string): Promise<Locator> {
  await page.getByRole("button", { name: `更改數量：${name}` }).click();
  const sheet = page.getByRole("dialog", { name: "選擇數量" });
  await sheet.waitFor();
  return sheet;
}

/** Fills in the demo's sign-in dialog. */
export async function completeSignIn(page: Page, name: string): Promise<void> {
  const sheet = page.getByRole("dialog", { name: "以 LINE 登入（示範）" });
  await sheet.getByLabel("顯示名稱").fill(name);
  await sheet.getByRole("button", { name: "繼續" }).click();
}
