import type { Page } from "playwright-core";
import type { paths } from "../src/paths.ts";
import { SETTINGS_SECTIONS } from "../src/settings/settingsSections.ts";

/** The addresses of every screen of an admin. The compiler requires those of a new path. */
export const SCREENS = {
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
  orderContent: ["/product-order/content?order=1", "/product-order/content?order=1&step=3"],
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
  appointmentCalendar: ["", "?view=week", "?view=day&day=2031-05-06", "?view=month&day=2031-05-06"].map(
    (query) => `/appointmentlog${query}`,
  ),
  timetable: ["/appointmentlog/timetable", "/appointmentlog/timetable?day=2031-05-06"],
  shiftTemplates: ["/shift", "/shift?add=new"],
  services: ["/service", "/service?edit=1"],
  webhooks: ["/webhooks", "/webhooks?add=new"],
  failedJobs: ["/failed-jobs"],
} satisfies Record<keyof typeof paths, readonly string[]>;

/** Waits until the content of a screen is shown. */
export async function screenShown(page: Page): Promise<void> {
  await page.getByRole("heading").first().waitFor();
  await page.waitForFunction(
    () => document.querySelector("[aria-busy=true], .fui-Spinner, [class*=skeleton i]") === null,
  );
}
