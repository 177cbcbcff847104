import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, expectAccessible, openConsole } from "./console.ts";
import { CONSOLE_FORMS, chooseFirst, fillForm, openForm } from "./forms.ts";

let shop: Console;
let page: Page;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
  page = await shop.open({ failingRequests: true });
  // The page's clock runs as usual until a test advances it to the time at which a save may be left.
  await page.clock.install();
});
afterAll(() => shop?.close());

/** How long a hanging save keeps its dialog from being left. */
const LEAVABLE_AFTER_MS = 5_000;

type Fault = "offline" | "500" | "conflict" | "hang";

const CONFLICT = { message: "Conflict", extensions: { code: "CONFLICT" } };

const REACTIONS: Record<Fault, (route: Route) => unknown> = {
  offline: (route) => route.abort("internetdisconnected"),
  "500": (route) =>
    route.fulfill({
      status: 502,
      contentType: "text/html",
      headers: { "x-request-id": "req-7" },
      body: "<h1>Bad gateway</h1>",
    }),
  conflict: (route) => route.fulfill({ json: { errors: [CONFLICT] } }),
  hang: () => {},
};

/** The keys that the saves were sent with. */
let keys: (string | undefined)[] = [];

/** Makes every write fail in this way; reads go to the server. */
async function failWrites(fault: Fault): Promise<void> {
  await page.unroute("**/graphql");
  await page.route("**/graphql", (route) => {
    const request = route.request();
    if (request.postDataJSON()?.variables?.input === undefined) return route.continue();
    keys.push(request.headers()["idempotency-key"]);
    return REACTIONS[fault](route);
  });
}

const alert = (text: string | RegExp) => page.getByRole("alert").filter({ hasText: text });

// Pages that are forms are left with drafts; the new appointment needs a free time.
const FORMS = CONSOLE_FORMS.filter(({ isPage, name }) => isPage !== true && name !== "new appointment");

it.each(FORMS)("keeps the input of a form when saving fails: $name", async (form) => {
  await openForm(page, shop.origin, form);
  const input = await fillForm(page, form);
  const dialog = page.getByRole("dialog");
  const save = async () => {
    await dialog.getByRole("button", { name: form.submit, exact: true }).last().click();
  };
  keys = [];
  await failWrites("offline");
  await save();
  await alert("無法連線").waitFor();
  expect(await input.inputValue()).toBe(form.text);

  await failWrites("500");
  await save();
  await alert("req-7").waitFor();
  expect(await input.inputValue()).toBe(form.text);
  await expectAccessible(page);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);

  await failWrites("conflict");
  await save();
  await alert("req-7").waitFor({ state: "detached" });
  await alert(/\S/).first().waitFor();
  expect(await input.inputValue()).toBe(form.text);

  await failWrites("hang");
  await save();
  const cancel = dialog.getByRole("button", { name: "取消", exact: true });
  if (await cancel.isVisible()) {
    await expect.poll(() => cancel.isDisabled()).toBe(true);
    await page.clock.fastForward(LEAVABLE_AFTER_MS);
    await page.getByRole("status").filter({ hasText: "可以先關閉" }).waitFor();
    expect(await input.inputValue()).toBe(form.text);
    await cancel.click();
  } else {
    // A panel without "Cancel" is left like any changed form.
    await input.focus();
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").getByRole("button", { name: "捨棄" }).click();
  }
  await input.waitFor({ state: "detached" });
});

interface ConfirmedAction {
  name: string;
  path: string;
  open: (page: Page) => Promise<unknown>;
  confirm: string;
}

const press = (name: RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();

const ACTIONS: readonly ConfirmedAction[] = [
  { name: "deleting a product type", path: "/product-type", open: press(/^刪除「/), confirm: "刪除" },
  { name: "deleting a product", path: "/product", open: chooseFirst(/^刪除「/), confirm: "刪除" },
  { name: "deleting a customer", path: "/line-user", open: press(/^刪除「/), confirm: "刪除" },
  {
    name: "confirming an appointment",
    path: "/appointment?state=PENDING",
    open: press(/^確認預約/),
    confirm: "確認",
  },
  { name: "unblocking a customer", path: "/block-list", open: press(/^解除封鎖 /), confirm: "解除封鎖" },
];

it.each(ACTIONS)("asks again when an action fails: $name", async ({ path, open, confirm }) => {
  await page.unroute("**/graphql");
  await page.goto(shop.origin + path);
  await open(page);
  const question = page.getByRole("alertdialog");
  const act = question.getByRole("button", { name: confirm, exact: true });
  await act.waitFor();
  await failWrites("offline");
  await act.click();
  await question.getByText("無法連線").waitFor();
  await failWrites("500");
  await act.click();
  await question.getByText("req-7").waitFor();
  await expectAccessible(page);
  await failWrites("hang");
  await act.click();
  await expect.poll(() => act.isDisabled()).toBe(true);
  await page.clock.fastForward(LEAVABLE_AFTER_MS);
  await question.getByRole("status").filter({ hasText: "可以先關閉" }).waitFor();
  await question.getByRole("button", { name: "取消", exact: true }).click();
  await question.waitFor({ state: "detached" });
});

it("reports a failure that precedes any input, until it is closed", async () => {
  const counter = await shop.open({ failingRequests: true });
  await counter.goto(`${shop.origin}/product`);
  await counter
    .getByRole("button", { name: /^暫停販售/ })
    .first()
    .waitFor();
  await counter.waitForTimeout(4000);
  await counter.context().setOffline(true);
  await counter.evaluate(() => {
    document.querySelector<HTMLElement>('button[aria-label^="暫停販售"]')?.click();
  });
  const toast = counter.getByRole("list", { name: "通知", includeHidden: true }).getByText("無法連線");
  await toast.waitFor();
  await counter.waitForTimeout(4000);
  await toast.waitFor();
  await counter.getByRole("status").filter({ hasText: "即時連線中斷" }).waitFor();
  await counter.context().setOffline(false);
  await counter.getByRole("button", { name: "再試一次" }).click();
  await toast.waitFor({ state: "detached" });
  await counter.getByRole("button", { name: /^上架/ }).first().waitFor();
  await counter.close();
});

it("says that a screen is out of date when refetching it fails, and catches up", async () => {
  await page.unroute("**/graphql");
  await page.goto(`${shop.origin}/settings/closures`);
  const isRead = (route: Route) => route.request().postDataJSON()?.variables?.input === undefined;
  await page.getByRole("main").getByRole("button", { name: "新增", disabled: false }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("第一天").fill("2031-02-03");
  await dialog.getByLabel("最後一天").fill("2031-02-03");
  await page.route("**/graphql", (route) => (isRead(route) ? route.abort() : route.continue()));
  await dialog.getByRole("button", { name: "儲存" }).click();
  const bar = page.getByRole("status").filter({ hasText: "不是最新" });
  await bar.getByRole("button", { name: "重新載入" }).waitFor();
  await page.unroute("**/graphql");
  await bar.getByRole("button", { name: "重新載入" }).click();
  await bar.waitFor({ state: "detached" });
});
