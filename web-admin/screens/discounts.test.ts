import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ConsoleShop, hasText, openConsole } from "./console.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole();
  await shop.openScreen("/add-sub-list");
});
afterAll(() => shop?.close());

const table = () => shop.page.getByRole("table", { name: "折扣列表" });
const row = (name: string) => table().getByRole("row").filter({ hasText: name });
const dialog = () => shop.page.getByRole("dialog");
const question = () => shop.page.getByRole("alertdialog");
const button = (name: string) => shop.page.getByRole("button", { name, exact: true });

it("lists discounts with their effect, scope, and usage", async () => {
  await row("茶葉 3 件 9 折").waitFor();
  expect(await row("茶葉 3 件 9 折").textContent()).toMatch(/單品折扣× 0\.9.*啟用10 項商品/);
  expect(await row("老朋友折 20").textContent()).toMatch(/-\$20.*5 位顧客/);
});

it("filters by number, name, scope, and state in the address", async () => {
  await shop.page.getByLabel("適用對象").selectOption({ label: "指定顧客" });
  await row("茶葉 3 件 9 折").waitFor({ state: "detached" });
  await expect.poll(() => table().getByRole("row").count()).toBe(3);
  expect(new URL(shop.page.url()).search).toBe("?audience=CUSTOMER");
  await shop.page.reload();
  await row("老朋友折 20").waitFor();
  await expect.poll(() => table().getByRole("row").count()).toBe(3);
  await shop.page.getByLabel("狀態").selectOption({ label: "停用" });
  await shop.page.getByText("沒有符合的折扣").waitFor();
  await button("清除篩選（2）").click();
  await row("茶葉 3 件 9 折").waitFor();
});

describe("adding a discount", () => {
  it("explains a multiplier while typing", async () => {
    await button("新增").click();
    const multiplier = dialog().getByLabel("折數");
    await multiplier.fill("0.9");
    await dialog().getByText("= 折抵 10%").waitFor();
    await multiplier.fill("1.05");
    await dialog().getByText("= 加收 5%").waitFor();
    await multiplier.fill("0");
    await dialog().getByText("= 不變").waitFor();
    await multiplier.fill("-0.9");
    await dialog().getByText("請輸入 0 以上的數字，最多 5 位小數，例如 0.9。").waitFor();
    await multiplier.fill("0.88");
  });

  it("accepts signed amounts with at most 5 decimals", async () => {
    await dialog().getByLabel("金額").fill("-10.123456");
    await dialog().getByText("請輸入數字，最多 5 位小數，例如 -10。").waitFor();
    await dialog().getByLabel("金額").fill("-10.5");
    await dialog().getByText("請輸入數字，最多").waitFor({ state: "detached" });
  });

  it("requires a name and shows the discount in the list", async () => {
    await dialog().getByRole("button", { name: "儲存" }).click();
    await dialog().getByText("請填寫這個欄位。").waitFor();
    await dialog().getByLabel("名稱").fill("開幕八八折");
    await dialog().getByLabel("適用對象").selectOption({ label: "指定顧客" });
    await dialog().getByLabel("說明").fill("第一週");
    await dialog().getByRole("button", { name: "儲存" }).click();
    await hasText(shop.page, "新增成功");
    await row("開幕八八折").waitFor();
    expect(await row("開幕八八折").textContent()).toMatch(/-\$10\.5× 0\.88指定顧客第一週啟用$/);
  });

  it("requires neither amount nor multiplier for the whole cart", async () => {
    await button("新增").click();
    await dialog().getByLabel("計算方式").selectOption({ label: "全單折扣" });
    await dialog().getByText("商品合計滿 500 元打 95 折").waitFor();
    expect(await dialog().getByLabel("折數").count()).toBe(0);
    await dialog().getByRole("button", { name: "取消" }).click();
  });
});

it("edits a discount and removes an emptied amount", async () => {
  await row("開幕八八折").getByRole("button", { name: "編輯「開幕八八折」" }).click();
  await dialog().getByLabel("金額").fill("");
  await dialog().getByRole("button", { name: "儲存" }).click();
  await hasText(shop.page, "修改成功");
  await expect.poll(() => row("開幕八八折").textContent()).not.toContain("$");
});

it("keeps the scope of a discount that is in use", async () => {
  await row("茶葉 3 件 9 折").getByRole("button", { name: "編輯「茶葉 3 件 9 折」" }).click();
  expect(await dialog().getByLabel("適用對象").isDisabled()).toBe(true);
  await dialog().getByText("已有商品或顧客使用，無法更改對象。").waitFor();
  await dialog().getByRole("button", { name: "取消" }).click();
});

it("disables and enables with the toggle", async () => {
  await row("開幕八八折").getByRole("button", { name: "停用「開幕八八折」" }).click();
  await row("開幕八八折").getByRole("button", { name: "啟用「開幕八八折」" }).click();
  await row("開幕八八折").getByRole("button", { name: "停用「開幕八八折」" }).waitFor();
});

it("deletes one or all selected after a confirmation", async () => {
  await row("開幕八八折").getByRole("checkbox").check();
  await row("新年福袋加購").getByRole("checkbox").check();
  await button("刪除所選（2）").click();
  await question().getByText("過去的訂單不受影響").waitFor();
  await question().getByRole("button", { name: "刪除" }).click();
  await row("開幕八八折").waitFor({ state: "detached" });
  await row("夏祭り")
    .getByRole("button", { name: /^刪除「/ })
    .click();
  await question().getByRole("button", { name: "刪除" }).click();
  await row("夏祭り").waitFor({ state: "detached" });
  await expect.poll(() => table().getByRole("row").count()).toBe(7);
});
