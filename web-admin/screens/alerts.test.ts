import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { newOrder } from "../e2e/newOrder.ts";
import { type ConsoleShop, openConsole } from "./console.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

const bell = () => shop.page.getByRole("button", { name: /^通知/ });
const panel = () => shop.page.getByRole("dialog", { name: "通知" });

it("counts what is new, lists it with its action, and remembers on every device what was seen", async () => {
  const page = await shop.openScreen("/");
  await bell().click();
  await panel().getByRole("list").first().waitFor();
  await page.keyboard.press("Escape");
  await panel().waitFor({ state: "detached" });
  await expect.poll(() => bell().getAttribute("aria-label")).toBe("通知");

  const { number } = await newOrder(shop.admin, { buyerName: "阿明" });
  await page.getByRole("button", { name: "通知：1 則未讀" }).click();
  const fresh = panel().getByRole("list", { name: "新的通知" });
  await fresh.getByRole("link", { name: new RegExp(`#${number}`) }).waitFor();
  await fresh.getByText("阿明").waitFor();
  expect(await fresh.getByRole("listitem").count()).toBe(1);
  await fresh.getByRole("button", { name: new RegExp(String(number)) }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "取消", exact: true }).click();
  await fresh.getByRole("link", { name: new RegExp(`#${number}`) }).click();
  await page.waitForURL(new RegExp(`order=${number}`));
  await panel().waitFor({ state: "detached" });

  // Another device has stored nothing.
  localStorage.clear();
  await page.goto("/");
  await bell().click();
  await panel()
    .getByRole("list", { name: "先前的通知" })
    .getByRole("link", { name: new RegExp(`#${number}`) })
    .waitFor();
  expect(await panel().getByRole("list", { name: "新的通知" }).count()).toBe(0);
});

it("notifies outside of a hidden window after the user allowed it", async () => {
  const shown: string[] = [];
  class Fake extends EventTarget {
    static permission = "default";
    static async requestPermission() {
      Fake.permission = "granted";
      return Fake.permission;
    }
    constructor(title: string) {
      super();
      shown.push(title);
    }
    close() {}
  }
  vi.stubGlobal("Notification", Fake);
  const page = await shop.openScreen("/");
  await bell().click();
  await panel().getByRole("button", { name: "視窗隱藏時也顯示通知" }).click();
  await panel().getByRole("switch", { name: "視窗隱藏時顯示通知", checked: true }).waitFor();
  await page.keyboard.press("Escape");
  const visible = await newOrder(shop.admin, { buyerName: "阿美" });
  await page.getByText(`新訂單 #${visible.number}`).first().waitFor();
  expect(shown).toEqual([]);
  const isHidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const hidden = await newOrder(shop.admin, { buyerName: "阿華" });
  await expect.poll(() => shown).toEqual([`新訂單 #${hidden.number}`]);
  isHidden.mockRestore();
  vi.unstubAllGlobals();
});
