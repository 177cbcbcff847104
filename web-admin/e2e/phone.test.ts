// Needs a browser for: layout, focus order
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Console, openConsole } from "./console.ts";

let shop: Console;
let page: Awaited<ReturnType<Console["open"]>>;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
  page = await shop.open({ width: 390 });
});
afterAll(() => shop?.close());

const bar = (of = page) => of.getByRole("navigation", { name: "快速選單" });

describe("the bar at the lower edge", () => {
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
