import type { Page } from "../../testing/screens/page.ts";
import type { ConsoleShop } from "./console.ts";

/** Returns locators of the staff screen. */
export function staffScreen(shop: () => ConsoleShop) {
  const list = () => shop().page.getByRole("list", { name: "員工列表" });
  const card = (name: string) => list().getByRole("listitem", { name, exact: true });
  const dialog = () => shop().page.getByRole("dialog");
  const question = () => shop().page.getByRole("alertdialog");
  const clear = () =>
    shop()
      .page.getByRole("button", { name: /^清除篩選/ })
      .click();
  return { list, card, dialog, question, clear };
}

/** Signs in through the form, without any session before. */
export async function signInByForm(shop: ConsoleShop, username: string, password: string): Promise<Page> {
  const page = await shop.openScreen("/", { viewer: null });
  await page.getByLabel("帳號").fill(username);
  await page.getByLabel("密碼", { exact: true }).fill(password);
  await page.getByRole("button", { name: "登入" }).click();
  return page;
}
