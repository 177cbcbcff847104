import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { launchChromium } from "./chromium.ts";
import { Client } from "./servers/client.ts";
import { startServer } from "./servers/server.ts";

const FOLDER = "docs/pictures";
const PASSWORD = "for the pictures";
const KEY = "for-the-pictures";

/** Takes the pictures of the README and the gallery from the demo: `node testing/pictures.ts`. */
async function takePictures(origin: string, browser: Browser): Promise<void> {
  const desk = await open(browser, { viewport: { width: 1280, height: 800 } });
  const shoot = async (page: Page, name: string) => {
    // Subscriptions keep the network busy, so this waits for loading indicators and visible images instead.
    await page.waitForFunction(
      () =>
        document.querySelector("[aria-busy=true], .fui-Spinner") === null &&
        [...document.images].every((image) => {
          const { top, left, width } = image.getBoundingClientRect();
          return image.complete || top > innerHeight || left > innerWidth || width === 0;
        }),
    );
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${FOLDER}/${name}.png` });
  };
  await desk.goto(`${origin}/product-order`);
  await desk.getByLabel("帳號").waitFor();
  await shoot(desk, "console-login");
  await desk.getByLabel("帳號").fill("admin");
  await desk.getByLabel("密碼", { exact: true }).fill(PASSWORD);
  await desk.getByRole("button", { name: "登入" }).click();
  await desk.getByRole("table", { name: "訂單列表" }).waitFor();
  await orderSomething(origin);
  const toast = desk.getByRole("list", { name: "通知" }).getByText(/新訂單/);
  await toast.waitFor();
  // A hovered or focused toast stays visible.
  await toast.hover();
  await desk.getByRole("link", { name: "檢視訂單 201" }).waitFor();
  await shoot(desk, "console-orders");
  await desk
    .getByRole("link", { name: /^檢視訂單/ })
    .first()
    .click();
  await desk.getByRole("dialog").waitFor();
  await shoot(desk, "console-order");
  await integrateSomething(origin);
  for (const [path, name, drawn] of CONSOLE_PAGES) {
    await desk.goto(`${origin}${path}`);
    await desk.getByRole("heading", { level: 1 }).waitFor();
    if (drawn !== undefined) await desk.locator(drawn).first().waitFor();
    await shoot(desk, name);
  }

  const phone = await open(browser, {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  for (const [path, name] of CUSTOMER_PAGES) {
    await phone.goto(`${origin}${path}`);
    await phone.getByRole("heading").first().waitFor();
    await shoot(phone, name);
  }
}

/** Path, picture name, and the selector to wait for if it is outside of the page's main content. */
const CONSOLE_PAGES: readonly (readonly [string, string, string?])[] = [
  ["/", "console-home"],
  ["/product-order/add", "console-order-add"],
  ["/product", "console-products"],
  ["/product-type", "console-product-types"],
  ["/add-sub-list", "console-discounts"],
  ["/image-registry", "console-images"],
  ["/store-info", "console-store"],
  ["/line-user", "console-customers"],
  ["/block-list", "console-blocks"],
  ["/broadcast", "console-broadcast"],
  ["/product-show?mode=show", "console-product-show"],
  ["/employer", "console-staff"],
  ["/employer?staff=4", "console-staff-member"],
  ["/employer-shift", "console-shift-calendar", ".ec-event"],
  ["/shift", "console-shift-templates"],
  ["/service", "console-services"],
  ["/appointment", "console-appointments"],
  ["/appointmentlog", "console-appointment-calendar", ".ec-event"],
  ["/appointmentlog/timetable", "console-timetable"],
  ["/api-tokens", "console-api-tokens"],
  ["/webhooks", "console-webhooks"],
];

const CUSTOMER_PAGES = [
  ["/product-show", "storefront"],
  ["/bot-order/store", "storefront-store"],
  ["/share?product=UHJvZHVjdDo1Ng==", "storefront-share"],
  ["/appointment-customer", "booking"],
  ["/appointment-customer?mode=general", "booking-general"],
  ["/appointment-customer?mode=named", "booking-named"],
  ["/appointmentlog-customer", "booking-calendar"],
] as const;

async function open(browser: Browser, options: Parameters<Browser["newContext"]>[0]): Promise<Page> {
  const context = await browser.newContext({ locale: "zh-TW", reducedMotion: "reduce", ...options });
  return context.newPage();
}

/** Creates an API token and a webhook, so that their screens are not empty. */
async function integrateSomething(origin: string): Promise<void> {
  const admin = await new Client(origin).logIn("admin", PASSWORD);
  const answers = [
    await admin.graphql(
      "mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }",
      {
        input: { name: "進銷存", scopes: ["PRODUCTS_WRITE", "ORDERS_READ"], expiresAt: null },
      },
    ),
    await admin.graphql(
      "mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret } }",
      {
        input: {
          details: {
            url: "https://stock.example/machiya",
            description: "進銷存",
            kinds: ["ORDER_CREATED", "ORDER_CHANGED", "PRODUCT_CHANGED"],
          },
        },
      },
    ),
  ];
  for (const { code } of answers) if (code !== null) throw new Error(`The integration failed: ${code}`);
}

/** Places a customer's order, so that the console shows a notification. */
async function orderSomething(origin: string): Promise<void> {
  const customer = await new Client(origin).logInCustomer(7, KEY);
  const { data } = await customer.graphql<{ products: { edges: { node: { id: string; price: string } }[] } }>(
    "{ products(first: 2, filter: { inStock: true }) { edges { node { id price } } } }",
  );
  const lines = data?.products.edges.map(({ node }) => ({
    productId: node.id,
    quantity: "1",
    seenPrice: node.price,
  }));
  const { code } = await customer.graphql(
    "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }",
    {
      input: { lines, buyerName: "林小茶", buyerPhone: "0900-000-777", paymentMethod: "PAY_AT_STORE" },
    },
  );
  if (code !== null) throw new Error(`The order failed: ${code}`);
}

const folder = mkdtempSync(join(tmpdir(), "machiya-pictures-"));
mkdirSync(FOLDER, { recursive: true });
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
  await takePictures(server.origin, browser);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
