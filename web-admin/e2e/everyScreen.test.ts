import type { Page } from "playwright-core";
import { afterAll, beforeAll, it } from "vitest";
import type { paths } from "../src/paths.ts";
import { SETTINGS_SECTIONS } from "../src/settings/settingsSections.ts";
import { type Console, expectAccessible, openConsole } from "./console.ts";

/** The addresses of every screen of an admin. The compiler requires those of a new path. */
const SCREENS = {
  home: ["/"],
  reports: ["/reports", "/reports?print=closing&day=2031-05-06"],
  // A shop that has staff shows its home page there.
  setUp: [],
  orders: [
    "/product-order",
    "/product-order?order=1",
    "/product-order?edit=1",
    "/product-order?print=pick&orders=1,2",
    "/product-order?print=receipt&orders=1",
  ],
  addOrder: ["/product-order/add"],
  matchTransfers: ["/product-order/transfers"],
  orderContent: ["/product-order/content"],
  productShow: ["/product-show?mode=show"],
  products: [
    "/product",
    "/product?edit=1",
    "/product?discounts=1",
    "/product?grid=open",
    "/product?import=new",
  ],
  product: ["/product/1", "/product/1?variants=1"],
  stockTake: ["/product/stock-take"],
  productTypes: ["/product-type", "/product-type?edit=1"],
  discounts: ["/add-sub-list", "/add-sub-list?add=new"],
  images: ["/image-registry", "/image-registry?add=new"],
  store: ["/store-info", "/store-info?edit=1"],
  settings: ["/settings", ...SETTINGS_SECTIONS.map((section) => `/settings/${section}`)],
  apiTokens: ["/api-tokens", "/api-tokens?add=new"],
  customers: ["/line-user", "/line-user?edit=1"],
  customer: ["/line-user/customer?customer=1"],
  blocks: ["/block-list"],
  broadcast: ["/broadcast"],
  staff: ["/employer", "/employer?staff=2", "/employer?staff=2&tab=shift", "/employer?add=new"],
  shiftCalendar: ["/employer-shift"],
  appointments: ["/appointment", "/appointment?appointment=1", "/appointment?add=new"],
  appointmentCalendar: ["day", "week", "month"].map((view) => `/appointmentlog?view=${view}`),
  timetable: ["/appointmentlog/timetable"],
  shiftTemplates: ["/shift", "/shift?add=new"],
  services: ["/service", "/service?edit=1"],
  webhooks: ["/webhooks", "/webhooks?add=new"],
  failedJobs: ["/failed-jobs"],
} satisfies Record<keyof typeof paths, readonly string[]>;

let shop: Console;

/** Opens an address, and waits until its content is shown. */
async function show(page: Page, address: string): Promise<void> {
  await page.goto(shop.origin + address);
  await page.getByRole("heading").first().waitFor();
  await page.waitForFunction(
    () => document.querySelector("[aria-busy=true], .fui-Spinner, [class*=skeleton i]") === null,
  );
}

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
});
afterAll(() => shop?.close());

it.each(Object.values(SCREENS).flat())("is accessible, on a phone too: %s", async (address) => {
  const { page } = shop;
  await page.setViewportSize({ width: 1280, height: 900 });
  await show(page, address);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});

it("is accessible to staff of role 3 on their screens", async () => {
  const page = await shop.open({ as: "staff" });
  for (const address of [
    "/",
    "/employer?staff=2&tab=shift",
    "/employer-shift",
    "/appointment",
    "/appointmentlog",
  ]) {
    await show(page, address);
    await expectAccessible(page);
  }
  await page.context().close();
});
