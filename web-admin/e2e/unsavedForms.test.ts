import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, expectAccessible, openConsole } from "./console.ts";
import { CONSOLE_FORMS, openForm } from "./forms.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
  shop.page.setDefaultTimeout(20_000);
});
afterAll(() => shop?.close());

const question = (page: Page) => page.getByRole("alertdialog", { name: "尚未儲存" });

async function keepEditing(page: Page): Promise<void> {
  await question(page).getByRole("button", { name: "繼續編輯" }).click();
  await question(page).waitFor({ state: "detached" });
}

it.each(CONSOLE_FORMS)("asks before the input of a form is lost: $name", async (form) => {
  const { page } = shop;
  await openForm(page, shop.origin, form);
  const input = form.field(page);
  await input.fill(form.text);
  const opened = page.url();
  if (form.isPage !== true) {
    await page.keyboard.press("Escape");
    await question(page).waitFor();
    await keepEditing(page);
    expect(await input.inputValue()).toBe(form.text);
    // A click beside a dialog does nothing; a click beside a panel asks.
    await page.mouse.click(4, 700);
    if (await question(page).isVisible()) await keepEditing(page);
    expect(await input.inputValue()).toBe(form.text);
  }
  await page.goBack();
  await keepEditing(page);
  expect(page.url()).toBe(opened);
  expect(await input.inputValue()).toBe(form.text);

  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe("beforeunload");
  await (await asked).dismiss();
  expect(await input.inputValue()).toBe(form.text);

  await input.focus();
  await page.goBack();
  await question(page)
    .getByRole("button", { name: form.keepsDraft ? "離開" : "捨棄" })
    .click();
  await expect.poll(() => page.url()).not.toBe(opened);
});

/** Opens a page with a form in a window whose chunks of the question wait for the answer, and goes back from it. */
async function leaveEarly(answer: Promise<"abort" | "continue">): Promise<Page> {
  const page = await shop.open({ failingRequests: true });
  await page.route(/\/Leave(Guard|Dialog)-[^/]*\.js$/, async (route) => route[await answer]());
  await page.goto(shop.origin);
  const menu = page.getByRole("navigation", { name: "主選單" });
  await menu.getByRole("link", { name: "群發訊息", exact: true }).click();
  await page.getByRole("textbox", { name: "訊息內容" }).fill("新茶到貨");
  await page.evaluate(() => history.back());
  return page;
}

it("keeps the input when the page is left before the question is loaded", async () => {
  const answer = Promise.withResolvers<"continue">();
  const page = await leaveEarly(answer.promise);
  answer.resolve("continue");
  await keepEditing(page);
  expect(await page.getByRole("textbox", { name: "訊息內容" }).inputValue()).toBe("新茶到貨");
  await page.context().close();
});

it("asks in the browser's dialog when the question cannot be loaded", async () => {
  const page = await leaveEarly(Promise.resolve("abort"));
  const asked = await page.waitForEvent("dialog");
  expect(asked.type()).toBe("confirm");
  await asked.dismiss();
  expect(await page.getByRole("textbox", { name: "訊息內容" }).inputValue()).toBe("新茶到貨");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.evaluate(() => history.back());
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  await page.context().close();
});

it("asks before a selection of shifts is lost", async () => {
  const { page } = shop;
  await page.goto(`${shop.origin}/employer-shift`);
  await page.getByRole("button", { name: "快速排班" }).click();
  await page.getByRole("dialog").locator("[aria-pressed=false]").first().click();
  await page.keyboard.press("Escape");
  await keepEditing(page);
  await page.mouse.click(4, 700);
  await keepEditing(page);
  expect(await page.getByRole("dialog").locator("[aria-pressed=true]").count()).toBe(1);
  await page.keyboard.press("Escape");
  await question(page).getByRole("button", { name: "捨棄" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

it("asks before a service that was chosen by a tap is lost", async () => {
  const { page } = shop;
  await page.goto(`${shop.origin}/appointment`);
  await page.getByRole("button", { name: "新增", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("button", { name: /^加入「/ })
    .first()
    .click();
  await dialog.getByRole("button", { name: /^移除/ }).waitFor();
  await page.keyboard.press("Escape");
  await keepEditing(page);
  // The focus returns to the panel some time after the question is gone.
  await page.waitForFunction(() => document.activeElement?.closest("[role=dialog]") !== null);
  await page.keyboard.press("Escape");
  await question(page).getByRole("button", { name: "捨棄" }).click();
  await dialog.waitFor({ state: "detached" });

  await page.goto(`${shop.origin}/appointment?state=PENDING`);
  await page
    .getByRole("button", { name: /^編輯預約/ })
    .first()
    .click();
  await dialog
    .getByRole("button", { name: /^加入「/ })
    .first()
    .click();
  await page.keyboard.press("Escape");
  await question(page).getByRole("button", { name: "捨棄" }).click();
  await dialog.waitFor({ state: "detached" });
});

it("asks before the changed cells of products are lost", async () => {
  const { page } = shop;
  await page.goto(`${shop.origin}/product`);
  await page.getByRole("button", { name: "批次編輯" }).click();
  const cell = page.getByRole("table", { name: "批次編輯" }).locator('[data-cell="0 price"]');
  await cell.fill("77");
  await page.getByRole("button", { name: "返回列表" }).click();
  await keepEditing(page);
  expect(await cell.inputValue()).toBe("77");
  await page.goBack();
  await question(page).getByRole("button", { name: "捨棄" }).click();
  await page.getByRole("table", { name: "商品列表" }).waitFor();
});

it("asks nothing when nothing was changed", async () => {
  const { page } = shop;
  await page.goto(`${shop.origin}/product-type`);
  await page.getByRole("button", { name: "新增" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

const openOther = (): Promise<Page> => shop.page.context().newPage();

const notice = (page: Page) => page.getByRole("status").filter({ hasText: "的草稿" });

it("offers the draft of a broadcast in another window, with its audience", async () => {
  const { page } = shop;
  await page.goto(`${shop.origin}/broadcast`);
  // The form above left a draft of its own.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  const text = (window: Page) => window.getByRole("textbox", { name: "訊息內容" });
  await text(page).fill("新茶到貨");
  await page.getByLabel("發送對象", { exact: true }).selectOption({ label: "指定的顧客" });
  await page
    .getByRole("combobox", { name: /搜尋其他/ })
    .last()
    .fill("Grace");
  await page.getByRole("option", { name: "Grace Lim" }).click();
  const other = await openOther();
  await other.goto(`${shop.origin}/broadcast`);
  expect(await text(other).inputValue()).toBe("");
  await notice(other).getByRole("button", { name: "還原" }).click();
  expect(await text(other).inputValue()).toBe("新茶到貨");
  await other.getByRole("button", { name: "Grace Lim", pressed: true }).waitFor();
  await expectAccessible(other);
  await other.close();
});

it("forgets a discarded draft", async () => {
  const other = await openOther();
  await other.goto(`${shop.origin}/broadcast`);
  await notice(other).getByRole("button", { name: "捨棄" }).click();
  await other.reload();
  await other.getByRole("textbox", { name: "訊息內容" }).waitFor();
  expect(await notice(other).count()).toBe(0);
  await other.close();
});

it("offers a new order again, with its products", async () => {
  const { page } = shop;
  const buyer = (window: Page) => window.getByLabel("訂購人", { exact: true });
  await page.goto(`${shop.origin}/product-order/add`);
  await buyer(page).fill("王太太");
  await page.getByRole("button", { name: "下一步" }).click();
  await page.getByRole("button", { name: "選擇商品" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^選擇「/ })
    .first()
    .click();
  await page.getByRole("button", { name: "完成選擇" }).click();
  await page.goBack();
  await expect.poll(() => buyer(page).inputValue()).toBe("王太太");
  await page.goForward();
  await page.getByRole("list", { name: "已選商品" }).waitFor();
  const other = await openOther();
  await other.goto(`${shop.origin}/product-order/add`);
  await notice(other).getByRole("button", { name: "還原" }).click();
  await expect.poll(() => buyer(other).inputValue()).toBe("王太太");
  await other.getByRole("button", { name: "下一步" }).click();
  await other.getByRole("list", { name: "已選商品" }).waitFor();
  await other.close();
});
