import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { smallTouchTargets } from "../../testing/touchTargets.ts";
import { type Console, openConsole } from "./console.ts";
import { SCREENS, screenShown } from "./screens.ts";

/** Elements whose size is a duration or a share of a day; what they open is listed in full size elsewhere too. */
const DRAWN_TO_SCALE = [
  // Appointments and shifts in calendars; the agenda and the day's list have them as rows.
  ".ec-event",
  // Visits on the home page's bars of the day; the calendar has them too.
  "li a[style*='width']",
];

let shop: Console;
let phone: Page;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
  phone = await shop.open({ width: 390, touch: true });
});
afterAll(() => shop?.close());

/** Fails when a finger can miss a control; repeats while a panel moves. The product grid alone takes 10 s. */
async function expectLargeTargets(page: Page): Promise<void> {
  await expect.poll(() => smallTouchTargets(page, DRAWN_TO_SCALE), { timeout: 60_000 }).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

it.each(Object.values(SCREENS).flat())("has only targets for a finger: %s", async (address) => {
  await phone.goto(shop.origin + address);
  await screenShown(phone);
  if (address.includes("add=new")) await phone.getByRole("dialog").waitFor();
  await expectLargeTargets(phone);
});

it("leaves room beside the texts of actions, which would be square otherwise", async () => {
  await phone.goto(shop.origin);
  const actions = phone.locator("[data-actions] .fui-Button").filter({ hasText: /^確認$|^婉拒$|^修改庫存$/ });
  await actions.first().waitFor();
  const sizes = await actions.evaluateAll((all) =>
    all.map((button) => {
      const text = document.createRange();
      text.selectNodeContents(button);
      const [outer, inner] = [button.getBoundingClientRect(), text.getBoundingClientRect()];
      return { width: outer.width, beside: Math.round(inner.left - outer.left) };
    }),
  );
  for (const { width, beside } of sizes) {
    expect(width).toBeGreaterThanOrEqual(80);
    expect(beside).toBeGreaterThanOrEqual(16);
  }
});

it("has only targets for a finger in menus, pop-ups, and the drawer", async () => {
  await phone.goto(shop.origin);
  const bar = phone.getByRole("navigation", { name: "快速選單" });
  await bar.getByRole("button", { name: "新增" }).tap();
  await phone.getByRole("menuitem", { name: "新訂單" }).waitFor();
  await expectLargeTargets(phone);
  await phone.keyboard.press("Escape");
  await bar.getByRole("button", { name: "更多" }).tap();
  await phone.getByRole("dialog", { name: "主選單" }).getByRole("link", { name: "商品類別" }).waitFor();
  await expectLargeTargets(phone);
  await phone.goto(`${shop.origin}/product-order`);
  await phone
    .getByRole("button", { name: /^更多操作/ })
    .first()
    .tap();
  await phone.getByRole("menuitem").first().waitFor();
  await expectLargeTargets(phone);
  await phone.goto(`${shop.origin}/reports?print=closing&day=2031-05-06`);
  await phone.getByRole("button", { name: "開啟月曆" }).first().tap();
  await phone.getByRole("dialog", { name: "月曆" }).waitFor();
  await expectLargeTargets(phone);
});

it("has only targets for a finger on the sign-in page and the screens of role 3", async () => {
  const visitor = await shop.open({ width: 390, touch: true, signedIn: false });
  await visitor.goto(shop.origin);
  await visitor.getByRole("button", { name: "登入" }).waitFor();
  await expectLargeTargets(visitor);
  await visitor.context().close();
  const staff = await shop.open({ width: 390, touch: true, as: "staff" });
  for (const address of ["/", "/employer?staff=2", "/appointment", "/appointmentlog"]) {
    await staff.goto(shop.origin + address);
    await screenShown(staff);
    await expectLargeTargets(staff);
  }
  await staff.context().close();
});
