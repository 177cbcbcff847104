import { afterAll, beforeAll, expect, it } from "vitest";
import { seriousViolations } from "../../testing/screens/accessibility.ts";
import { endFailures, failWrites } from "../../testing/screens/failures.ts";
import { type ConsoleShop, openConsole } from "./console.ts";
import { type DialogShop, fillDialogShop, LEAVABLE_AFTER_MS } from "./faults/dialogShop.ts";
import { QUESTIONS, type Question } from "./faults/questions.ts";

let shop: ConsoleShop;
let filled: DialogShop;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
  filled = await fillDialogShop(shop);
  await shop.openScreen("/");
  // The page's clock runs as usual until a test advances it to the time at which a save may be left.
  shop.page.clock.install();
  document.addEventListener("focusin", noteFocus);
});
afterAll(async () => {
  document.removeEventListener("focusin", noteFocus);
  shop?.page.clock.uninstall();
  await shop?.close();
});

const question = () => shop.page.getByRole("alertdialog");

let focused: Element | null = null;
/** What had the focus before the question; the items of a menu are removed when it opens. */
let opener: Element | null = null;

function noteFocus({ target }: Event): void {
  if (target instanceof Element && target.closest("[role=alertdialog]") === null) focused = target;
}

/** Returns whether the focus is where it was before the question, or else in the topmost dialog. */
function hasFocusReturned(): boolean {
  const { activeElement, body } = document;
  const below = [...document.querySelectorAll("[aria-modal=true]")].at(-1);
  if (opener?.isConnected && (below ?? body).contains(opener)) return activeElement === opener;
  return activeElement !== body && (below === undefined || below.contains(activeElement));
}

async function ask({ path, open, confirm }: Question) {
  endFailures();
  await shop.page.goto(typeof path === "string" ? path : path(filled));
  await open(shop.page);
  const act = question().getByRole("button", { name: confirm, exact: true });
  await act.waitFor();
  opener = focused;
  return act;
}

it.each(QUESTIONS)("asks again when an action fails: $name", async (asked) => {
  const act = await ask(asked);
  const offlineKeys = failWrites("offline");
  await act.click();
  await question().getByText("無法連線").waitFor();
  const brokenKeys = failWrites("500");
  await act.click();
  await question().getByText("req-7").waitFor();
  expect(await seriousViolations()).toEqual([]);
  // Both attempts have the same key, so that the action cannot be done twice.
  expect(offlineKeys).toHaveLength(1);
  expect(brokenKeys).toEqual(offlineKeys);
  failWrites("hang");
  await act.click();
  const leave = question().getByRole("button", { name: asked.dismiss ?? "取消", exact: true });
  await expect.poll(() => leave.isDisabled()).toBe(true);
  await shop.page.clock.fastForward(LEAVABLE_AFTER_MS);
  await question().getByRole("status").filter({ hasText: "可以先關閉" }).waitFor();
  await leave.click();
  await question().waitFor({ state: "detached" });
  await expect.poll(hasFocusReturned).toBe(true);
});

it.each(QUESTIONS)("says so when someone else was first: $name", async (asked) => {
  const act = await ask(asked);
  failWrites("conflict");
  await act.click();
  const toasts = shop.page.getByRole("list", { name: "通知", includeHidden: true }).getByRole("listitem");
  await shop.page.getByRole("alert").or(toasts).filter({ hasText: /\S/ }).first().waitFor();
});
