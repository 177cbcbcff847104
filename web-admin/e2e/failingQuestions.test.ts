import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, expectAccessible, openConsole } from "./console.ts";
import { type DialogShop, fillDialogShop } from "./faults/dialogShop.ts";
import { allowWrites, failWrites, LEAVABLE_AFTER_MS } from "./faults/faults.ts";
import { QUESTIONS, type Question } from "./faults/questions.ts";

let shop: Console;
let filled: DialogShop;
let page: Awaited<ReturnType<Console["open"]>>;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
  filled = await fillDialogShop(shop);
  page = await shop.open({ failingRequests: true });
  // The page's clock runs as usual until a test advances it to the time at which a save may be left.
  await page.clock.install();
});
afterAll(() => shop?.close());

const question = () => page.getByRole("alertdialog");

async function ask({ path, open, confirm }: Question) {
  await allowWrites(page);
  await page.goto(shop.origin + (typeof path === "string" ? path : path(filled)));
  await open(page);
  const act = question().getByRole("button", { name: confirm, exact: true });
  await act.waitFor();
  return act;
}

it.each(QUESTIONS)("asks again when an action fails: $name", async (asked) => {
  const act = await ask(asked);
  const offlineKeys = await failWrites(page, "offline");
  await act.click();
  await question().getByText("無法連線").waitFor();
  const brokenKeys = await failWrites(page, "500");
  await act.click();
  await question().getByText("req-7").waitFor();
  await expectAccessible(page);
  // Both attempts have the same key, so that the action cannot be done twice.
  expect(new Set([...offlineKeys, ...brokenKeys]).size).toBe(1);
  await failWrites(page, "hang");
  await act.click();
  const leave = question().getByRole("button", { name: asked.dismiss ?? "取消", exact: true });
  await expect.poll(() => leave.isDisabled()).toBe(true);
  await page.clock.fastForward(LEAVABLE_AFTER_MS);
  await question().getByRole("status").filter({ hasText: "可以先關閉" }).waitFor();
  await leave.click();
  await question().waitFor({ state: "detached" });
});

it.each(QUESTIONS)("says so when someone else was first: $name", async (asked) => {
  const act = await ask(asked);
  await failWrites(page, "conflict");
  await act.click();
  const toasts = page.getByRole("list", { name: "通知", includeHidden: true }).getByRole("listitem");
  await page.getByRole("alert").or(toasts).filter({ hasText: /\S/ }).first().waitFor();
});
