// Needs a browser for: journey, focus order
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openAppointmentSalon } from "./appointmentDay.ts";
import { type Console, hasText, openConsole } from "./console.ts";
import { giveShifts } from "./salon.ts";

const DAY = "2031-05-08";
/** No screen has more places for the focus between two that follow each other in a task. */
const MAX_TABS = 150;

let shop: Console;
let page: Page;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
  const salon = await openAppointmentSalon(shop.admin, ["林小美"]);
  await giveShifts(
    shop.admin,
    salon,
    "林小美",
    ["早班", "晚班"].map((template) => ({ date: DAY, template, state: "CONFIRMED" })),
  );
  page = shop.page;
});
afterAll(() => shop?.close());

const dialog = () => page.getByRole("dialog");

/** Waits until the focus is on the screen, and not on the document's body, where it is when its element is gone. */
async function hasFocus(): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
}

/** Moves the focus to an element by Tab. */
async function tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await target.waitFor();
  await hasFocus();
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} is not reached by ${MAX_TABS} times ${key}`);
}

async function enter(target: Locator): Promise<void> {
  await tabTo(target);
  await page.keyboard.press("Enter");
}

/** Types a text into a field, over what it contains. */
async function type(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await page.keyboard.press("Control+a");
  for (const letter of text) await page.keyboard.press(letter);
}

/** Chooses an option of a select by the arrow keys. */
async function choose(target: Locator, label: string): Promise<void> {
  await tabTo(target);
  const chosen = target.locator("option:checked");
  await target.locator("option", { hasText: label }).waitFor({ state: "attached" });
  const count = await target.locator("option").count();
  for (let step = 0; step < count && (await chosen.textContent()) !== label; step += 1)
    await page.keyboard.press("ArrowDown");
  expect(await chosen.textContent()).toBe(label);
}

it("books two services by phone by keyboard", async () => {
  await page.goto(`${shop.origin}/appointment`);
  await page.getByRole("table", { name: "預約列表" }).waitFor();
  await page.keyboard.press("n");
  await type(dialog().getByLabel("顧客（姓名或電話）"), "Grace");
  await enter(
    dialog()
      .getByRole("list", { name: "找到的顧客" })
      .getByRole("button", { name: /^Grace/ }),
  );
  await enter(dialog().getByRole("button", { name: /^加入「除毛」/ }));
  const people = dialog().getByLabel("服務人員");
  await people.waitFor();
  await enter(dialog().getByRole("button", { name: /^加入「美甲」/ }));
  await expect.poll(() => people.count()).toBe(2);
  for (const index of [0, 1]) await choose(people.nth(index), "林小美");
  await type(dialog().getByLabel("日期"), DAY);
  await enter(dialog().getByRole("button", { name: "11:30", exact: true }));
  await enter(dialog().getByRole("button", { name: "建立預約", exact: true }));
  await hasText(page, "已建立預約 #");
  await dialog().waitFor({ state: "detached" });
  await hasFocus();
  const row = page.getByRole("table", { name: "預約列表" }).getByRole("row").filter({ hasText: "Grace Lim" });
  await row.filter({ hasText: "11:30–13:00" }).waitFor();
});

it("creates a product with two options and its variants by keyboard", async () => {
  await page.goto(`${shop.origin}/product?name=Keyboard`);
  await page.getByRole("button", { name: "新增", exact: true }).waitFor();
  await page.keyboard.press("n");
  await type(dialog().getByLabel("名稱"), "Keyboard");
  await type(dialog().getByLabel("價格"), "120");
  await enter(dialog().getByRole("button", { name: "儲存", exact: true }));
  const row = page.getByRole("table", { name: "商品列表" }).getByRole("row").filter({ hasText: "Keyboard" });
  await row.waitFor();
  await dialog().waitFor({ state: "detached" });
  await enter(row.getByRole("button", { name: /更多/ }));
  const item = page.getByRole("menuitem", { name: /的規格$/ });
  await item.waitFor();
  while (!(await item.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: /的規格$/ });
  for (const [name, values] of [
    ["Color", "Blue,Red"],
    ["Size", "S,M"],
  ] as const) {
    await enter(panel.getByRole("button", { name: "新增選項" }));
    await type(panel.getByRole("textbox", { name: "選項名稱" }).last(), name);
    await type(panel.getByRole("textbox", { name: `新增「${name}」的值` }), values);
    await page.keyboard.press("Enter");
  }
  const cell = (column: string, variant: string) =>
    panel.getByLabel(`${variant} 的${column}`, { exact: true });
  await type(cell("價格", "全部填入"), "450");
  await type(cell("庫存", "全部填入"), "8");
  await enter(panel.getByRole("button", { name: "套用" }));
  await type(cell("價格", "Blue / M"), "480");
  await enter(panel.getByRole("button", { name: "儲存規格" }));
  await panel.waitFor({ state: "detached" });
  await row.getByText("4 個規格").waitFor();
  await row.getByText("$450 起").waitFor();
  await hasFocus();
});
