import { afterAll, beforeAll, expect, it } from "vitest";
import { seriousViolations } from "../../testing/screens/accessibility.ts";
import { endFailures, failWrites } from "../../testing/screens/failures.ts";
import { network } from "../../testing/screens/network.ts";
import { type ConsoleShop, openConsole } from "./console.ts";
import { type DialogShop, fillDialogShop, LEAVABLE_AFTER_MS, WRITE_TIMEOUT_MS } from "./faults/dialogShop.ts";
import { FAULTY_FORMS } from "./faults/faultyForms.ts";

let shop: ConsoleShop;
let filled: DialogShop;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
  filled = await fillDialogShop(shop);
  await shop.openScreen("/");
  // The page's clock runs as usual until a test advances it to the time at which a save may be left.
  shop.page.clock.install();
});
afterAll(async () => {
  shop?.page.clock.uninstall();
  await shop?.close();
});

const alert = (text: string | RegExp) => shop.page.getByRole("alert").filter({ hasText: text });

it.each(FAULTY_FORMS)("keeps the input of a form when saving fails: $name", async (form) => {
  const { page } = shop;
  endFailures();
  await form.open(page, filled);
  const input = await form.fill(page);
  const read = () =>
    input.evaluate((element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
        ? element.value
        : element.textContent,
    );
  const entered = await read();
  expect(entered).not.toBe("");
  const dialog = page.getByRole("dialog").last();
  const save = () => dialog.getByRole("button", { name: form.submit, exact: true }).last().click();
  const offlineKeys = failWrites("offline");
  await save();
  await alert("無法連線").waitFor();
  expect(await read()).toBe(entered);

  const brokenKeys = failWrites("500");
  await save();
  await alert("req-7").waitFor();
  expect(await read()).toBe(entered);
  expect(new Set([...offlineKeys, ...brokenKeys]).size).toBe(1);
  expect(offlineKeys[0]).toMatch(/^[0-9a-f-]{36}$/);

  failWrites("conflict");
  await save();
  await alert("req-7").waitFor({ state: "detached" });
  await alert(/\S/).first().waitFor();
  expect(await read()).toBe(entered);
  expect(await seriousViolations()).toEqual([]);

  const hangingKeys = failWrites("hang");
  await save();
  await expect.poll(() => hangingKeys.length).toBe(1);
  const cancel = dialog.getByRole("button", { name: "取消", exact: true });
  if (await cancel.isVisible()) {
    await page.clock.fastForward(LEAVABLE_AFTER_MS);
    await page.getByRole("status").filter({ hasText: "可以先關閉" }).waitFor();
    expect(await read()).toBe(entered);
    await cancel.click();
  } else {
    // A panel without "Cancel" is left like any changed form.
    await input.focus();
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").getByRole("button", { name: "捨棄" }).click();
  }
  await input.waitFor({ state: "detached" });
});

it("reports a failure without a request ID without an empty number", async () => {
  const { page } = shop;
  const [form] = FAULTY_FORMS;
  if (form === undefined) throw new Error("there are no forms");
  endFailures();
  await form.open(page, filled);
  await form.fill(page);
  failWrites("proxy");
  const dialog = page.getByRole("dialog").last();
  await dialog.getByRole("button", { name: form.submit, exact: true }).last().click();
  expect(await alert("伺服器發生問題").textContent()).not.toContain("請求編號");
});

it("gives up a save after 30 seconds, keeps the input, and repeats it with the same key", async () => {
  const { page } = shop;
  endFailures();
  await page.goto("/product-type?add=new");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("名稱").fill("逾時的類別");
  const save = dialog.getByRole("button", { name: "儲存" });
  const keys = failWrites("hang");
  await save.click();
  await expect.poll(() => keys.length).toBe(1);
  const cancel = dialog.getByRole("button", { name: "取消" });
  expect(await cancel.isDisabled()).toBe(true);
  await page.clock.fastForward(LEAVABLE_AFTER_MS - 1_000);
  expect(await cancel.isDisabled()).toBe(true);
  await page.clock.fastForward(WRITE_TIMEOUT_MS - LEAVABLE_AFTER_MS + 1_000);
  await alert(/\S/).waitFor();
  expect(await dialog.getByLabel("名稱").inputValue()).toBe("逾時的類別");
  endFailures();
  await save.click();
  await dialog.waitFor({ state: "detached" });
  const sent = network.requests.flatMap(({ headers }) => headers.get("idempotency-key") ?? []);
  expect(sent).toEqual([keys[0], keys[0]]);
  await page.getByRole("table").getByText("逾時的類別").waitFor();
});

it("reports a failure that precedes any input, until it is closed", async () => {
  const { page } = shop;
  endFailures();
  await page.goto("/product");
  const pause = page.getByRole("button", { name: /^暫停販售/ }).first();
  await pause.waitFor();
  network.setOffline(true);
  await pause.click();
  const toast = page.getByRole("list", { name: "通知", includeHidden: true }).getByText("無法連線");
  await toast.waitFor();
  await page.clock.fastForward(60_000);
  await toast.waitFor();
  await page.getByRole("status").filter({ hasText: "即時連線中斷" }).waitFor();
  network.setOffline(false);
  await page.getByRole("button", { name: "再試一次" }).click();
  await toast.waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^上架/ }).first().waitFor();
});
