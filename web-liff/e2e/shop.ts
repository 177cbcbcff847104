import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import type { Language } from "@machiya/schema/domain/language";
import type { Browser, BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { resizeAndSaveImage } from "../../api/src/images/imageStore.ts";
import { connectChromium, type RunningApplication, startApplication } from "../../testing/e2e/application.ts";
import { createTestDatabase } from "../../testing/servers/database.ts";

export const LOGIN_KEY = "e2e-key";

/** An application on a database of its own, and windows in the shared browser: both of one test file. */
export interface Shop {
  server: RunningApplication;
  prisma: PrismaClient;
  /** Everything that a script or the content security policy objected to, on all phones. */
  faults: string[];
  /** Another customer's phone: 390 × 844 with touch, in Chinese unless told. */
  phone(options?: Parameters<Browser["newContext"]>[0]): Promise<Page>;
  close(): Promise<void>;
}

/** Starts a shop whose customers LINE is played for. `fill` writes what is on its shelves. */
export async function openShop(
  fill: (prisma: PrismaClient) => Promise<void>,
  env: Record<string, string> = {},
): Promise<Shop> {
  const database = await createTestDatabase();
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
    prisma,
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
        if (message.type() === "error") faults.push(message.text());
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

/** The shop's pages in another language, from the next one on. */
export async function speak(context: BrowserContext, language: Language): Promise<void> {
  await context.addCookies([
    { name: "language", value: language, domain: "127.0.0.1", path: "/", sameSite: "Lax" },
  ]);
}

/** From the next page on, what the server drew and gave comes to this phone changed. */
export async function changePages(page: Page, change: (html: string) => string): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Signs this phone in as the demo's LINE would, without its dialog; answers the customer's number. */
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

/** Answers the demo's question who this is. */
export async function completeSignIn(page: Page, name: string): Promise<void> {
  const sheet = page.getByRole("dialog", { name: "以 LINE 登入（示範）" });
  await sheet.getByLabel("顯示名稱").fill(name);
  await sheet.getByRole("button", { name: "繼續" }).click();
}

/** Keeps a plain picture of a colour; answers its hash. */
export async function picture(prisma: PrismaClient, background: string): Promise<string> {
  const image = sharp({ create: { width: 600, height: 600, channels: 3, background } });
  return resizeAndSaveImage(prisma, await image.png().toBuffer());
}
