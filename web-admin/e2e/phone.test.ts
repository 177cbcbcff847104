// Needs a browser for: layout
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Console, expectAccessible, openConsole } from "./console.ts";

let shop: Console;
let page: Awaited<ReturnType<Console["open"]>>;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
  page = await shop.open({ width: 390 });
});
afterAll(() => shop?.close());

const bar = (of = page) => of.getByRole("navigation", { name: "快速選單" });
const width = (of = page) => of.evaluate(() => document.documentElement.scrollWidth);

describe("the bar at the lower edge", () => {
  it("leads to the screens of every day and marks the current one", async () => {
    await page.goto(shop.origin);
    for (const [name, path] of [
      ["訂單", "/product-order"],
      ["行事曆", "/appointmentlog"],
      ["顧客", "/line-user"],
      ["今天", "/"],
    ] as const) {
      await bar().getByRole("link", { name, exact: true }).click();
      await page.waitForURL((url) => url.pathname === path);
      await bar().locator('[aria-current="page"]').getByText(name).waitFor();
    }
    await expectAccessible(page);
  });

  it("shows the number of open orders inside the bar, beside the icon", async () => {
    await page.goto(shop.origin);
    const orders = bar()
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: "訂單", exact: true }) });
    const count = orders.getByText(/^\d+\+?$/);
    await count.waitFor();
    const [outer, inner, icon] = await Promise.all(
      [bar(), count, orders.locator("svg")].map((one) => one.boundingBox()),
    );
    expect(inner?.y).toBeGreaterThanOrEqual(outer?.y ?? Number.POSITIVE_INFINITY);
    expect(inner?.x).toBeLessThan((icon?.x ?? 0) + (icon?.width ?? 0));
  });

  it("adds an order or an appointment", async () => {
    for (const [name, path] of [
      ["新訂單", "/product-order/add"],
      ["新預約", "/appointment?add=new"],
    ] as const) {
      await page.goto(shop.origin);
      await bar().getByRole("button", { name: "新增" }).click();
      await expectAccessible(page);
      await page.getByRole("menuitem", { name }).click();
      await page.waitForURL(shop.origin + path);
    }
  });

  it("opens the drawer with all screens and gets the focus back", async () => {
    await page.goto(shop.origin);
    const more = bar().getByRole("button", { name: "更多" });
    await more.click();
    const drawer = page.getByRole("dialog", { name: "主選單" });
    await drawer.getByRole("link", { name: "商品類別" }).waitFor();
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "detached" });
    await expect.poll(() => more.and(page.locator(":focus")).count()).toBe(1);
  });

  it("has the own screens of role 3, and no drawer", async () => {
    const phone = await shop.open({ as: "staff", width: 390 });
    await phone.goto(shop.origin);
    await expect
      .poll(() => bar(phone).getByRole("link").allTextContents())
      .toEqual(["班表", "預約", "我的資料"]);
    expect(await bar(phone).getByRole("button").count()).toBe(0);
    await bar(phone).getByRole("link", { name: "班表" }).click();
    await phone.waitForURL(/tab=shift/);
    await expectAccessible(phone);
    expect(await width(phone)).toBeLessThanOrEqual(390);
    await phone.close();
  });

  it("is there on a tablet, as long as there is no side bar, for role 3 too", async () => {
    for (const as of ["admin", "staff"] as const) {
      const tablet = await shop.open({ width: 820, as });
      await tablet.goto(shop.origin);
      await tablet.getByRole("heading", { level: 1 }).waitFor();
      await bar(tablet).waitFor();
      await expectAccessible(tablet);
      await tablet.goto(`${shop.origin}/appointmentlog`);
      await tablet.waitForURL(/view=day/);
      await tablet.getByRole("region", { name: "預約行事曆" }).waitFor();
      expect(await width(tablet)).toBeLessThanOrEqual(820);
      await tablet.setViewportSize({ width: 1100, height: 900 });
      await bar(tablet).waitFor({ state: "detached" });
      await tablet.close();
    }
  });

  it("covers neither the bar of selected rows nor the buttons of a form on a tablet", async () => {
    const tablet = await shop.open({ width: 820 });
    const lowerEdge = async (name: string) => {
      const box = await tablet.getByRole("button", { name, exact: true }).last().boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await tablet.goto(`${shop.origin}/product-order`);
    await tablet.getByRole("checkbox", { name: /^選取/ }).nth(1).check();
    await tablet.getByRole("button", { name: "取消選取" }).waitFor();
    const top = async () => (await bar(tablet).boundingBox())?.y ?? 0;
    expect(await lowerEdge("取消選取")).toBeLessThanOrEqual(await top());
    await tablet.goto(`${shop.origin}/settings/shop`);
    await tablet.getByRole("button", { name: "儲存" }).waitFor();
    expect(await lowerEdge("儲存")).toBeLessThanOrEqual(await top());
    await tablet.close();
  });
});

it.each(["/product?add=new", "/appointment?add=new", "/product-order?edit=1", "/service?add=new"])(
  "shows Save above Cancel, both in the window: %s",
  async (address) => {
    await page.goto(shop.origin + address);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "取消", exact: true }).waitFor();
    // The buttons move while the panel opens, so both are measured in one frame, until they stay.
    const measure = () =>
      dialog.evaluate((element) => {
        const buttons = [...element.querySelectorAll("button")];
        const save = buttons.findLast(({ type }) => type === "submit")?.getBoundingClientRect();
        const cancel = buttons.find(({ textContent }) => textContent === "取消")?.getBoundingClientRect();
        if (save === undefined || cancel === undefined) return null;
        return { isSaveAbove: save.bottom <= cancel.top, isInWindow: cancel.bottom <= window.innerHeight };
      });
    await expect.poll(measure).toEqual({ isSaveAbove: true, isInWindow: true });
  },
);
