import type { Page } from "playwright-core";
import type { Console } from "./console.ts";

/** Returns locators of the staff screen; they default to the admin's window. */
export function staffScreen(shop: () => Console) {
  const list = (page = shop().page) => page.getByRole("list", { name: "員工列表" });
  const card = (name: string) => list().getByRole("listitem", { name, exact: true });
  const dialog = (page = shop().page) => page.getByRole("dialog");
  const question = () => shop().page.getByRole("alertdialog");
  const clear = () =>
    shop()
      .page.getByRole("button", { name: /^清除篩選/ })
      .click();
  return { list, card, dialog, question, clear };
}

/** Opens a window signed in through the form. */
export async function signInByForm(shop: Console, username: string, password: string): Promise<Page> {
  const page = await shop.open({ signedIn: false });
  await page.goto(shop.origin);
  await page.getByLabel("帳號").fill(username);
  await page.getByLabel("密碼", { exact: true }).fill(password);
  await page.getByRole("button", { name: "登入" }).click();
  return page;
}
