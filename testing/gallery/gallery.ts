import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { launchChromium } from "../chromium.ts";
import { Client } from "../servers/client.ts";
import { type RunningServer, startServer } from "../servers/server.ts";
import { CONSOLE_SCREENS, CUSTOMER_SCREENS, type GalleryScreen } from "./galleryScreens.ts";
import { fillGalleryShop, GALLERY_CUSTOMER, type GalleryShop, placeOrder } from "./galleryShop.ts";

const FOLDER = "docs/gallery";
const PAGE = "docs/gallery.md";
const PASSWORD = "for the pictures";
const KEY = "for-the-pictures";

/** The widths of the pictures: a laptop, a large screen, and a phone. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
] as const;
const PHONE_WIDTH = 390;

/** The maximum time for a screen to load. */
const LOADED_WITHIN_MS = 30_000;

/** Waits until a page has loaded, and saves a picture of its window. */
async function shoot(page: Page, name: string): Promise<void> {
  // Subscriptions keep the network busy, so this waits for loading indicators and visible images instead.
  await page.waitForFunction(
    () =>
      document.querySelector("[aria-busy=true], .fui-Spinner, [class*=skeleton i]") === null &&
      [...document.images].every((image) => {
        const { top, left, width } = image.getBoundingClientRect();
        return image.complete || top > innerHeight || left > innerWidth || width === 0;
      }),
  );
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot())
    .webp({ quality: 80, effort: 5 })
    .toFile(`${FOLDER}/${name}.webp`);
}

/** Opens a browser of one width, in which the admin or the customer is signed in. */
async function open(
  browser: Browser,
  origin: string,
  size: (typeof SIZES)[number],
  isCustomer: boolean,
): Promise<BrowserContext> {
  const isPhone = size.width === PHONE_WIDTH;
  const context = await browser.newContext({
    baseURL: origin,
    locale: "zh-TW",
    reducedMotion: "reduce",
    viewport: size,
    ...(isPhone && { deviceScaleFactor: 2, isMobile: true, hasTouch: true }),
  });
  context.setDefaultTimeout(LOADED_WITHIN_MS);
  const client = new Client(origin);
  if (isCustomer) await client.logInCustomer(GALLERY_CUSTOMER, KEY);
  else await client.logIn("admin", PASSWORD);
  const cookies = client.cookie.split("; ").map((pair) => {
    const [name = "", value = ""] = pair.split("=", 2);
    return { name, value, url: origin };
  });
  await context.addCookies(cookies);
  return context;
}

async function takePicture(
  page: Page,
  { path, drawn, act }: GalleryScreen,
  shop: GalleryShop,
  name: string,
): Promise<void> {
  await page.goto(typeof path === "string" ? path : path(shop));
  await page.getByRole("heading").first().waitFor();
  if (drawn !== undefined) await page.locator(drawn).first().waitFor();
  // The bell and the side bar of the console are loaded when the page is idle; the timetable has no room for the latter.
  if (name.startsWith("console-")) await page.locator("button[aria-label^=通知]").waitFor();
  const hasSideBar = (page.viewportSize()?.width ?? 0) >= 1100 && !page.url().includes("/timetable");
  // Its numbers come later than itself.
  if (name.startsWith("console-") && hasSideBar)
    await page.locator("nav[aria-label=主選單] li").filter({ hasText: /\d/ }).nth(1).waitFor();
  await act?.(page, shop);
  await shoot(page, name);
  // A cart that one picture fills is not in the next one.
  await page.evaluate(() => localStorage.clear());
}

/** Takes the pictures of screens in every width, each in a window of its own. */
async function takePictures(
  browser: Browser,
  origin: string,
  shop: GalleryShop,
  screens: readonly GalleryScreen[],
  areCustomers: boolean,
): Promise<void> {
  for (const size of SIZES) {
    const context = await open(browser, origin, size, areCustomers);
    for (const screen of screens) {
      const page = await context.newPage();
      // The other pictures are taken even if one screen has changed so much that it cannot be reached.
      await takePicture(page, screen, shop, `${screen.name}-${size.width}`).catch((error: unknown) => {
        console.error(`${screen.name} at ${size.width}: ${error}`);
        process.exitCode = 1;
      });
      await page.close();
    }
    await context.close();
  }
}

/** Takes the pictures of the login, and of the orders when one comes in, which the README shows too. */
async function takeFirstPictures(browser: Browser, origin: string, customer: Client): Promise<void> {
  for (const size of SIZES) {
    const page = await browser.newPage({ baseURL: origin, locale: "zh-TW", viewport: size });
    await page.goto("/product-order");
    await page.getByLabel("帳號").waitFor();
    await shoot(page, `console-login-${size.width}`);
    await page.close();
  }
  const [laptop] = SIZES;
  const context = await open(browser, origin, laptop, false);
  const page = await context.newPage();
  await page.goto("/product-order");
  await page.getByRole("table", { name: "訂單列表" }).waitFor();
  const number = await placeOrder(customer);
  const toast = page.getByRole("list", { name: "通知" }).getByText(/新訂單/);
  await toast.waitFor();
  // A hovered or focused toast stays visible.
  await toast.hover();
  await page.getByRole("link", { name: `查看訂單 ${number}` }).waitFor();
  await shoot(page, "console-new-order-1280");
  await context.close();
}

/** Returns the table of the pictures: the first width is shown, and the others are linked. */
function table(screens: readonly Pick<GalleryScreen, "name" | "title">[], shown: number): string {
  const cells = screens.map(({ name, title }) => {
    const links = SIZES.map(({ width }) => `[${width}](gallery/${name}-${width}.webp)`).join(" ");
    return `![${title}](gallery/${name}-${shown}.webp) ${title} · ${links}`;
  });
  const columns = shown === PHONE_WIDTH ? 3 : 2;
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    Array.from({ length: columns }, (_cell, column) => cells[row * columns + column] ?? ""),
  );
  return [Array.from({ length: columns }, () => ""), Array.from({ length: columns }, () => "---"), ...rows]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");
}

function writeGallery(): void {
  const login = { name: "console-login", title: "Login" };
  writeFileSync(
    PAGE,
    `# The screens

\`node testing/gallery/gallery.ts\` takes these pictures from the demo and writes this page. Each screen has pictures of a
laptop (1280 pixels wide), a large screen (1920), and a phone (390). The screens are listed in
[galleryScreens.ts](../testing/gallery/galleryScreens.ts).

## Staff console

${table([login, ...CONSOLE_SCREENS], 1280)}

## Customer pages

${table(CUSTOMER_SCREENS, PHONE_WIDTH)}
`,
  );
}

/** Takes all pictures, or those of the screens that are named as arguments. */
async function main(server: RunningServer, browser: Browser): Promise<void> {
  const { origin } = server;
  const admin = await new Client(origin).logIn("admin", PASSWORD);
  const customer = await new Client(origin).logInCustomer(GALLERY_CUSTOMER, KEY);
  const names = process.argv.slice(2);
  const chosen = (screens: readonly GalleryScreen[]) =>
    names.length === 0 ? screens : screens.filter(({ name }) => names.includes(name));
  if (names.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  if (names.length === 0) await takeFirstPictures(browser, origin, customer);
  const shop = await fillGalleryShop(admin, customer);
  await takePictures(browser, origin, shop, chosen(CONSOLE_SCREENS), false);
  await takePictures(browser, origin, shop, chosen(CUSTOMER_SCREENS), true);
  writeGallery();
}

const folder = mkdtempSync(join(tmpdir(), "machiya-gallery-"));
const server = await startServer({
  DATA_DIR: folder,
  DATABASE_URL: "",
  SEED: "demo",
  DEMO_ADMIN_PASSWORD: PASSWORD,
  LINE_ALLOW_UNVERIFIED_LOGIN: "true",
  LINE_LOGIN_FRONTEND_KEY: KEY,
});
const browser = await launchChromium();
try {
  await main(server, browser);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
