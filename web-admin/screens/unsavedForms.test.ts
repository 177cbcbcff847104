import { afterAll, beforeAll, expect, it } from "vitest";
import { type ConsoleShop, openConsole } from "./console.ts";
import { CONSOLE_FORMS, openForm } from "./forms.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
  await shop.openScreen("/");
});
afterAll(() => shop?.close());

const question = () => shop.page.getByRole("alertdialog", { name: "尚未儲存" });

async function keepEditing(): Promise<void> {
  await question().getByRole("button", { name: "繼續編輯" }).click();
  await question().waitFor({ state: "detached" });
}

const discard = (name = "捨棄") => question().getByRole("button", { name }).click();

/** Clicks beside the open dialog or panel. */
const clickBeside = () => shop.page.locator("[class*=__backdrop]").last().click();

/** Waits until the focus is in the open dialog or panel, which takes it when it opens, and gets it back later. */
const dialogHasFocus = () =>
  expect.poll(() => document.activeElement?.closest("[role=dialog]") != null).toBe(true);

/** Returns whether the browser would ask before it closes the window. */
const asksBeforeClosing = () => {
  const closing = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
};

it.each(CONSOLE_FORMS)("asks before the input of a form is lost: $name", async (form) => {
  const { page } = shop;
  await openForm(page, form);
  expect(asksBeforeClosing()).toBe(false);
  const input = form.field(page);
  await input.waitFor();
  if (form.isPage !== true) await dialogHasFocus();
  await input.fill(form.text);
  const opened = page.url();
  if (form.isPage !== true) {
    await page.keyboard.press("Escape");
    await question().waitFor();
    await keepEditing();
    expect(await input.inputValue()).toBe(form.text);
    // A click beside a dialog does nothing; a click beside a panel asks.
    const isPanel = (await page.locator(".fui-OverlayDrawer").count()) > 0;
    await clickBeside();
    if (isPanel) await keepEditing();
    expect(await question().count()).toBe(0);
    expect(await input.inputValue()).toBe(form.text);
  }
  await page.goBack();
  await keepEditing();
  expect(page.url()).toBe(opened);
  expect(await input.inputValue()).toBe(form.text);
  expect(asksBeforeClosing()).toBe(true);

  await input.focus();
  await page.goBack();
  await discard(form.keepsDraft ? "離開" : "捨棄");
  await expect.poll(() => page.url()).not.toBe(opened);
  expect(asksBeforeClosing()).toBe(false);
});

it("asks before a selection of shifts is lost", async () => {
  const { page } = shop;
  await page.goto("/employer-shift");
  await page.getByRole("button", { name: "快速排班" }).click();
  await page.getByRole("dialog").locator("[aria-pressed=false]").first().click();
  await page.keyboard.press("Escape");
  await keepEditing();
  await clickBeside();
  await keepEditing();
  expect(await page.getByRole("dialog").locator("[aria-pressed=true]").count()).toBe(1);
  await page.keyboard.press("Escape");
  await discard();
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

it("asks before a service that was chosen by a tap is lost", async () => {
  const { page } = shop;
  await page.goto("/appointment");
  await page.getByRole("button", { name: "新增", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("button", { name: /^加入「/ })
    .first()
    .click();
  await dialog.getByRole("button", { name: /^移除/ }).waitFor();
  await page.keyboard.press("Escape");
  await keepEditing();
  await dialogHasFocus();
  await page.keyboard.press("Escape");
  await discard();
  await dialog.waitFor({ state: "detached" });

  await page.goto("/appointment?state=PENDING");
  await page
    .getByRole("button", { name: /^編輯預約/ })
    .first()
    .click();
  await dialog
    .getByRole("button", { name: /^加入「/ })
    .first()
    .click();
  await dialogHasFocus();
  await page.keyboard.press("Escape");
  await discard();
  await dialog.waitFor({ state: "detached" });
});

it("asks before the changed cells of products are lost", async () => {
  const { page } = shop;
  await page.goto("/product");
  await page.getByRole("button", { name: "批次編輯" }).click();
  const cell = page.getByRole("table", { name: "批次編輯" }).locator('[data-cell="0 price"]');
  await cell.fill("77");
  await page.getByRole("button", { name: "返回列表" }).click();
  await keepEditing();
  expect(await cell.inputValue()).toBe("77");
  await page.goBack();
  await discard();
  await page.getByRole("table", { name: "商品列表" }).waitFor();
});

it("asks nothing when nothing was changed", async () => {
  const { page } = shop;
  await page.goto("/product-type");
  await page.getByRole("button", { name: "新增" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
});
