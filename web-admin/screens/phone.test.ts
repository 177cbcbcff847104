import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ConsoleShop, openConsole } from "./console.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
});
afterAll(() => shop?.close());

const bar = () => shop.page.getByRole("navigation", { name: "快速選單" });

describe("the bar at the lower edge", () => {
  it("leads to the screens of every day and marks the current one", async () => {
    await shop.openScreen("/", { width: 390 });
    for (const [name, path] of [
      ["訂單", "/product-order"],
      ["行事曆", "/appointmentlog"],
      ["顧客", "/line-user"],
      ["今天", "/"],
    ] as const) {
      await bar().getByRole("link", { name, exact: true }).click();
      await shop.page.waitForURL((url) => url.pathname === path);
      await bar().locator('[aria-current="page"]').getByText(name).waitFor();
    }
  });

  it("adds an order or an appointment", async () => {
    for (const [name, path] of [
      ["新訂單", "/product-order/add"],
      ["新預約", "/appointment?add=new"],
    ] as const) {
      await shop.openScreen("/", { width: 390 });
      await bar().getByRole("button", { name: "新增" }).click();
      await shop.page.getByRole("menuitem", { name }).click();
      await shop.page.waitForURL(path);
    }
  });

  it("has the own screens of role 3, and no drawer", async () => {
    await shop.openScreen("/", { width: 390, viewer: "staff" });
    await expect.poll(() => bar().getByRole("link").allTextContents()).toEqual(["班表", "預約", "我的資料"]);
    expect(await bar().getByRole("button").count()).toBe(0);
    await bar().getByRole("link", { name: "班表" }).click();
    await shop.page.waitForURL(/tab=shift/);
  });

  it("leads admins, but not role 3, from the store to all settings", async () => {
    const all = () => shop.page.getByRole("link", { name: "所有設定" });
    await shop.openScreen("/store-info", { width: 390 });
    await all().waitFor();
    await shop.openScreen("/store-info", { width: 390, viewer: "staff" });
    await shop.page.getByText("商店資訊").first().waitFor();
    await shop.page.getByText("町家").last().waitFor();
    expect(await all().count()).toBe(0);
  });

  it("is there on a tablet, as long as there is no side bar, for role 3 too", async () => {
    for (const viewer of ["admin", "staff"] as const) {
      await shop.openScreen("/", { width: 820, viewer });
      await bar().waitFor();
      await shop.page.goto("/appointmentlog");
      await shop.page.waitForURL(/view=day/);
      await shop.page.getByRole("region", { name: "預約行事曆" }).waitFor();
      await shop.page.setViewportSize({ width: 1100 });
      await bar().waitFor({ state: "detached" });
    }
  });
});
