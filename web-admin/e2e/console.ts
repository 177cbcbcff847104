import type { Browser, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { seriousViolations } from "../../testing/accessibility.ts";
import { launchWithScrollbars } from "../../testing/chromium.ts";
import { connectChromium, startApplication } from "../../testing/e2e/application.ts";
import { Client } from "../../testing/servers/client.ts";
import { createDemoDatabase, DEMO_PASSWORDS } from "../../testing/servers/demoDatabase.ts";

export const LOGIN_KEY = "demo-key";

interface WindowOptions {
  width?: number;
  signedIn?: boolean;
  as?: "admin" | "staff";
  timeZone?: string;
  /** A phone or tablet, which is used by touch. */
  touch?: boolean;
  /** The test makes requests fail, which the browser and React report as errors. */
  failingRequests?: boolean;
}

interface ConsoleOptions {
  /** "all" shows the columns that are hidden by default too; "default" is what a new user sees. */
  columns?: "all" | "default";
  /** Shows classic scrollbars, which take space, as on Windows and Linux. */
  scrollbars?: boolean;
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

export interface Console {
  origin: string;
  databaseUrl: string;
  /** The admin's signed-in window, 1280 px wide. */
  page: Page;
  /** The admin's API client, which acts as another user. */
  admin: Client;
  /**
   * Opens another window. `signedIn: false` has no session; `as` signs in the demo's other staff member, 蘇以安;
   * `timeZone` is the browser's only.
   */
  open(options?: WindowOptions): Promise<Page>;
  close(): Promise<void>;
}

/** Opens the demo shop on a real server with its own database, and the console in a real browser. */
export async function openConsole(
  env: Record<string, string> = {},
  { columns = "all", scrollbars = false }: ConsoleOptions = {},
): Promise<Console> {
  const database = await createDemoDatabase();
  const server = await startApplication({
    DATABASE_URL: database.url,
    LINE_ALLOW_UNVERIFIED_LOGIN: "true",
    LINE_LOGIN_FRONTEND_KEY: LOGIN_KEY,
    ...env,
  });
  const browser = await (scrollbars ? launchWithScrollbars() : connectChromium());
  const faults: string[] = [];
  const open: Console["open"] = async (options = {}) => {
    const page = await openWindow(browser, options, faults);
    if (options.signedIn ?? true) await signIn(page, server.origin, options.as ?? "admin");
    return page;
  };
  const admin = await new Client(server.origin).logIn("admin", DEMO_PASSWORDS.admin);
  if (columns === "all")
    for (const user of [admin, await new Client(server.origin).logIn("staff", DEMO_PASSWORDS.staff)])
      await showAllColumns(user);
  const page = await open();
  return {
    origin: server.origin,
    databaseUrl: database.url,
    page,
    admin,
    open,
    async close() {
      await browser.close();
      await server.stop();
      await database.drop();
      expect(faults).toEqual([]);
    },
  };
}

/** Opens a window in a new context and records its script errors. */
async function openWindow(
  browser: Browser,
  { width = 1280, timeZone, touch = false, failingRequests }: WindowOptions,
  faults: string[],
): Promise<Page> {
  const context = await browser.newContext({
    locale: "zh-TW",
    reducedMotion: "reduce",
    viewport: { width, height: 900 },
    ...(touch && { hasTouch: true, isMobile: true }),
    ...(timeZone !== undefined && { timezoneId: timeZone }),
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    const isExpected =
      failingRequests === true &&
      /^(Failed to load resource|(React Router caught the following error during render )?Refusal: )/.test(
        message.text(),
      );
    if (message.type() === "error" && !isExpected) faults.push(`${message.text()} ${message.location().url}`);
  });
  return page;
}

/** Signs the window in without the form, which has its own test. */
async function signIn(page: Page, origin: string, username: "admin" | "staff"): Promise<void> {
  const answer = await page.request.post(`${origin}/api/auth/login`, {
    headers: { product: "console" },
    data: { username, password: DEMO_PASSWORDS[username], auth_method: 1 },
  });
  expect(await answer.json()).toMatchObject({ error_code: 0 });
}

/** Fails when axe-core finds a serious violation on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await seriousViolations(page)).toEqual([]);
}

/** Chooses a file through a button that opens the file dialog. */
export async function chooseFile(
  page: Page,
  button: Locator,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<void> {
  const asked = page.waitForEvent("filechooser");
  await button.click();
  await (await asked).setFiles({ name, mimeType: "application/octet-stream", buffer: bytes });
}

/** Waits for a toast with this text, even if an open panel hides it from screen readers. */
export async function hasText(page: Page, text: string): Promise<void> {
  await page.getByRole("list", { name: "通知", includeHidden: true }).getByText(text).first().waitFor();
}

/** Chooses a rare action from the menu of a row, or of the first row of a list. */
export async function chooseRowAction(row: Locator, name: string | RegExp): Promise<void> {
  await row
    .getByRole("button", { name: /^更多操作/ })
    .first()
    .click();
  await row.page().getByRole("menuitem", { name }).click();
}
