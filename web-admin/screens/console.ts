import { setTimeout as delay } from "node:timers/promises";
import { DEFAULT_LANGUAGE, type Language } from "@machiya/schema/domain/language";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { rememberedLanguage, rememberLanguage } from "../../schema/client/languageCookie.ts";
import { startApplication } from "../../testing/e2e/application.ts";
import { browserWindow } from "../../testing/screens/dom.ts";
import type { Locator } from "../../testing/screens/locator.ts";
import { network } from "../../testing/screens/network.ts";
import { Page } from "../../testing/screens/page.ts";
import { Client } from "../../testing/servers/client.ts";
import { createDemoDatabase, DEMO_PASSWORDS } from "../../testing/servers/demoDatabase.ts";
import { Console } from "../src/Console.tsx";
import { loadCatalog } from "../src/language/language.ts";
import { enterPreferences } from "../src/preferences/preferenceStore.ts";

export const LOGIN_KEY = "demo-key";

type Viewer = keyof typeof DEMO_PASSWORDS;

interface ScreenOptions {
  /** Null has no session. */
  viewer?: Viewer | null;
  language?: Language;
  width?: number;
  /** The browser's time zone. */
  timeZone?: string;
}

interface ConsoleOptions {
  /** "all" shows the columns that are hidden by default too; "default" is what a new user sees. */
  columns?: "all" | "default";
}

/** The lists with columns that are hidden by default, and these columns. */
const RARE_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  blocks: ["blockNote"],
  customers: ["blockNote", "since"],
  orders: ["delivery", "discounts", "note", "paymentMethod", "quantity", "recipient", "source"],
  products: ["code", "description"],
  store: ["bankCode", "bookingHours", "closes", "cutOff", "opens", "timeZone"],
};

/** Makes the lists of a user show the columns that are hidden by default too. */
async function showAllColumns(user: Client): Promise<void> {
  for (const [subject, keys] of Object.entries(RARE_COLUMNS)) {
    const shown = Object.fromEntries(keys.map((key) => [key, true]));
    const value = JSON.stringify({ layout: { shown } });
    await user.graphql(
      "mutation ($input: SaveStaffPreferenceInput!) { saveStaffPreference(input: $input) { name } }",
      { input: { kind: "TABLE", subject, value } },
    );
  }
}

export interface ConsoleShop {
  origin: string;
  databaseUrl: string;
  page: Page;
  /** The admin's API client, which acts as another user. */
  admin: Client;
  /** Opens a screen: as the admin, in Chinese, and 1280 px wide, unless the options say otherwise. */
  openScreen(path: string, options?: ScreenOptions): Promise<Page>;
  /** Clears what the browser has stored, as if the next screen were opened in another browser. */
  changeBrowser(): void;
  close(): Promise<void>;
}

function changeBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  // The preferences are read once for each user; the modules of the pages stay loaded, also for the next file.
  enterPreferences("", []);
}

/** After this time a page is used as it is. */
const FOCUS_MANAGEMENT_MS = 3000;

/**
 * Waits until the console's focus management has started. It is loaded after the sign-in, before a user
 * could open the first dialog; a dialog that precedes it would be hidden from screen readers.
 */
async function focusManagement(): Promise<void> {
  const end = performance.now() + FOCUS_MANAGEMENT_MS;
  while (!("__tabsterInstance" in browserWindow) && performance.now() < end) await delay(5);
}

async function mount(root: HTMLElement): Promise<() => void> {
  const language = rememberedLanguage() ?? DEFAULT_LANGUAGE;
  await loadCatalog(language);
  const rendered = createRoot(root);
  rendered.render(createElement(Console, { language }));
  if (network.hasSession()) await focusManagement();
  return () => rendered.unmount();
}

/** Opens the demo shop on a server with its own database. */
export async function openConsole(
  env: Record<string, string> = {},
  { columns = "all" }: ConsoleOptions = {},
): Promise<ConsoleShop> {
  const database = await createDemoDatabase();
  const server = await startApplication({
    DATABASE_URL: database.url,
    LINE_ALLOW_UNVERIFIED_LOGIN: "true",
    LINE_LOGIN_FRONTEND_KEY: LOGIN_KEY,
    ...env,
  });
  const clients = new Map<Viewer, Client>();
  const clientOf = async (viewer: Viewer) => {
    const known = clients.get(viewer);
    if (known !== undefined) return known;
    const client = await new Client(server.origin).logIn(viewer, DEMO_PASSWORDS[viewer]);
    clients.set(viewer, client);
    if (columns === "all") await showAllColumns(client);
    return client;
  };
  const page = new Page(mount);
  network.connect(server.origin);
  changeBrowser();
  return {
    origin: server.origin,
    databaseUrl: database.url,
    page,
    admin: await clientOf("admin"),
    async openScreen(path, { viewer = "admin", language, width = 1280, timeZone } = {}) {
      network.clearCookies();
      if (viewer !== null) network.setCookieHeader((await clientOf(viewer)).cookie);
      rememberLanguage(language ?? DEFAULT_LANGUAGE);
      await page.setViewportSize({ width });
      page.setTimeZone(timeZone ?? null);
      await page.goto(path);
      return page;
    },
    changeBrowser,
    async close() {
      page.leave();
      page.setTimeZone(null);
      await server.stop();
      await database.drop();
    },
  };
}

/** Waits for a toast with this text, even if an open panel hides it from screen readers. */
export async function hasText(page: Page, text: string): Promise<void> {
  await page.getByRole("list", { name: "通知", includeHidden: true }).getByText(text).first().waitFor();
}

/** Chooses a rare action from the menu of a row, or of the first row of a list. */
export async function chooseRowAction(page: Page, row: Locator, name: string | RegExp): Promise<void> {
  await row
    .getByRole("button", { name: /^更多操作/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name }).click();
}

/** Chooses a file through a button that opens the file dialog. */
export async function chooseFile(
  page: Page,
  button: Locator,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<void> {
  const file = new File([Uint8Array.from(bytes)], name, { type: "application/octet-stream" });
  const chosen = page.chooseFiles([file]);
  await button.click();
  await chosen;
}
