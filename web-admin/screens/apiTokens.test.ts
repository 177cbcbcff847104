import { afterAll, beforeAll, expect, it } from "vitest";
import { type ConsoleShop, openConsole } from "./console.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

const table = () => shop.page.getByRole("table", { name: "API 權杖列表" });
const row = (name: string) => table().getByRole("row").filter({ hasText: name });
const dialog = () => shop.page.getByRole("dialog");
const question = () => shop.page.getByRole("alertdialog");

/** Returns the REST error_code of a request with the token. */
async function orders(token: string): Promise<number> {
  const response = await fetch("/api/admin/product-order/list", {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { error_code: number }).error_code;
}

let token: string;

it("is in the menu beside the store and shows that there are no tokens yet", async () => {
  await shop.openScreen("/");
  await shop.page.getByRole("button", { name: "開啟選單" }).click();
  await shop.page.getByRole("navigation").getByRole("link", { name: "API 權杖" }).click();
  await shop.page.getByText("還沒有 API 權杖").waitFor();
});

it("creates a token from a name and a scope and shows it once", async () => {
  await shop.page.getByRole("button", { name: "新增" }).click();
  await dialog().getByRole("button", { name: "建立權杖" }).click();
  await dialog().getByText("請填寫這個欄位。").waitFor();
  await dialog().getByText("請至少開放一個範圍。").waitFor();
  await dialog().getByLabel("用途名稱").fill("ERP 同步");
  await dialog().getByLabel("訂單", { exact: true }).selectOption("讀取");
  await dialog().getByLabel("商店資訊").selectOption("讀取與修改");
  await dialog().getByLabel("有效期限").selectOption("永不到期");
  await dialog().getByText("一旦外洩").waitFor();
  await dialog().getByLabel("有效期限").selectOption("30 天");
  await dialog().getByRole("button", { name: "建立權杖" }).click();
  await question().getByText("權杖只會顯示這一次").waitFor();
  token =
    (await question()
      .getByText(/^machiya_[\w-]{43}$/)
      .textContent()) ?? "";
  await question().getByRole("button", { name: "我已保存，關閉" }).click();
  await question().waitFor({ state: "detached" });
  await row("ERP 同步").getByText("有效", { exact: true }).waitFor();
  await row("ERP 同步").getByText("訂單：讀取", { exact: true }).waitFor();
  await row("ERP 同步").getByText("商店資訊：讀取與修改").waitFor();
  await row("ERP 同步").getByText("未使用過").waitFor();
  expect(document.documentElement.outerHTML).not.toContain(token);
});

it("shows when a token was used", async () => {
  expect(await orders(token)).toBe(0);
  await shop.page.getByRole("button", { name: "重新整理" }).click();
  await row("ERP 同步").getByText("未使用過").waitFor({ state: "detached" });
});

it("revokes a token permanently after a confirmation", async () => {
  await row("ERP 同步").getByRole("button", { name: "撤銷「ERP 同步」" }).click();
  await question().getByText("使用它的系統會立即無法連線").waitFor();
  await question().getByRole("button", { name: "撤銷" }).click();
  await row("ERP 同步").getByText("已撤銷").waitFor();
  await row("ERP 同步").getByRole("button", { name: "撤銷「ERP 同步」" }).waitFor({ state: "detached" });
  expect(await orders(token)).toBe(1001);
});
