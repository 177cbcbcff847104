import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import type { Language } from "@machiya/schema/domain/language";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import sharp from "sharp";
import { resizeAndSaveImage } from "../../api/src/images/imageStore.ts";
import { connectChromium, type RunningApplication, startApplication } from "../../testing/e2e/application.ts";
import { waitForInvalidation } from "../../testing/e2e/invalidation.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/servers/database.ts";

export const LOGIN_KEY = "e2e-key";

/** An application with its own database, and windows in the shared browser, for one test file. */
export interface Shop {
  server: RunningApplication;
  /** Its writes resolve after the server has invalidated the cached responses that they change. */
  prisma: PrismaClient;
  /** Script errors and content security policy violations on all phones. */
  faults: string[];
  /** Opens another customer's phone: 390 × 844 with touch, in Chinese by default. */
  phone(options?: Parameters<Browser["newContext"]>[0]): Promise<Page>;
  close(): Promise<void>;
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
  const browser = await connectChromium();
  const faults: string[] = [];
  return {
    server,
    prisma: waitForInvalidation(prisma, server.origin),
    faults,
    async phone(options = {}) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        locale: "zh-TW",
        reducedMotion: "reduce",
        baseURL: server.origin,
        ...options,
      });
      const page = await context.newPage();
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("console", (message) => {
        // The browser also reports the status of a page that is not found, which is no fault of the page.
        const isNotFound = message.text().includes("status of 404") && message.location().url === page.url();
        if (message.type() === "error" && !isNotFound) faults.push(message.text());
      });
      return page;
    },
    async close() {
      await browser.close();
      await server.stop();
      await prisma.$disconnect();
      await database.drop();
    },
  };
}

/** Sets the language of the next pages. */
export async function speak(context: BrowserContext, language: Language): Promise<void> {
  await context.addCookies([
    { name: "language", value: language, domain: "127.0.0.1", path: "/", sameSite: "Lax" },
  ]);
}

/** Changes the HTML that the server sends to this phone, from the next page on. */
export async function changePages(page: Page, change: (html: string) => string): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Signs this phone in as the demo does, without its dialog; resolves with the customer's row number. */
export async function signIn(page: Page, prisma: PrismaClient, name: string): Promise<number> {
  const lineUserId = `U${Buffer.from(name).toString("hex").padStart(32, "0").slice(-32)}`;
  const response = await page.request.post("/graphql", {
    data: {
      query:
        "mutation ($unverified: UnverifiedCustomerInput!) { logInCustomer(input: { unverified: $unverified }) { customer { id } } }",
      variables: { unverified: { lineUserId, name, key: LOGIN_KEY } },
    },
  });
  if (!response.ok()) throw new Error(`logInCustomer: ${response.status()} ${await response.text()}`);
  const { id } = await prisma.customer.findUniqueOrThrow({ where: { lineUserId }, select: { id: true } });
  return id;
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

/** Stores a plain picture of a color; resolves with its hash. */
export async function picture(prisma: PrismaClient, background: string): Promise<string> {
  const image = sharp({ create: { width: 600, height: 600, channels: 3, background } });
  return resizeAndSaveImage(prisma, await image.png().toBuffer());
}
