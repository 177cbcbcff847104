import { afterAll, beforeAll, expect, it } from "vitest";
import { seriousViolations } from "../../testing/screens/accessibility.ts";
import { network } from "../../testing/screens/network.ts";
import { DEMO_PASSWORDS } from "../../testing/servers/demoDatabase.ts";
import { type ConsoleShop, openConsole } from "./console.ts";
import { CONSOLE_FORMS, fillForm, openForm } from "./forms.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
});
afterAll(() => shop?.close());

const login = () => shop.page.getByRole("dialog", { name: "登入" });

async function logIn(username: keyof typeof DEMO_PASSWORDS): Promise<void> {
  await login().getByLabel("帳號").fill(username);
  await login().getByLabel("密碼", { exact: true }).fill(DEMO_PASSWORDS[username]);
  await login().getByRole("button", { name: "登入", exact: true }).click();
}

/** A dialog, a panel, and a page. */
const FORMS = CONSOLE_FORMS.filter(({ name }) =>
  ["new product type", "order", "settings of the shop"].includes(name),
);

it.each(FORMS)(
  "keeps a form when the session has ended, and saves it after the login: $name",
  async (form) => {
    const page = await shop.openScreen("/");
    await openForm(page, form);
    const input = await fillForm(page, form);
    network.clearCookies();
    const save = page.getByRole("button", { name: form.submit, exact: true }).last();
    await save.click();
    await login().waitFor();
    expect(await seriousViolations()).toEqual([]);
    await logIn("admin");
    await login().waitFor({ state: "detached" });
    expect(await input.inputValue()).toBe(form.text);
    await save.click();
    if (form.isPage === true) await expect.poll(() => save.isDisabled()).toBe(true);
    else await input.waitFor({ state: "detached" });
  },
);

it("opens a screen that was asked for after the session has ended, once the person is back", async () => {
  const page = await shop.openScreen("/product-type");
  await page.getByRole("table").waitFor();
  network.clearCookies();
  await page
    .getByRole("navigation", { name: "主選單" })
    .getByRole("link", { name: "訂單", exact: true })
    .click();
  await login().waitFor();
  await logIn("admin");
  await page.getByRole("table", { name: "訂單列表" }).waitFor();
  expect(await login().count()).toBe(0);
});

it("shows nothing of the former person to another one", async () => {
  const page = await shop.openScreen("/product-type?add=new");
  await page.getByRole("dialog").getByLabel("名稱").fill("尚未存檔");
  network.clearCookies();
  await page.getByRole("dialog").getByRole("button", { name: "儲存" }).click();
  await login().waitFor();
  await logIn("staff");
  await page.getByRole("alert").filter({ hasText: "您的角色不能使用這個頁面" }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
});
