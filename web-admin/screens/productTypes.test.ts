import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ConsoleShop, hasText, openConsole } from "./console.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole();
  await shop.openScreen("/product-type");
});
afterAll(() => shop?.close());

const table = () => shop.page.getByRole("table", { name: "商品類別列表" });
const row = (name: string) => table().getByRole("row").filter({ hasText: name });
const dialog = () => shop.page.getByRole("dialog");
const question = () => shop.page.getByRole("alertdialog");
const button = (name: string) => shop.page.getByRole("button", { name, exact: true });

it("lists product types with their number of products", async () => {
  await row("茶 Tea").waitFor();
  expect(await row("茶 Tea").textContent()).toMatch(/^2茶 Tea臺灣的烏龍與紅茶.*13$/);
});

it("is linked from the menu", async () => {
  await button("開啟選單").click();
  const link = shop.page.getByRole("link", { name: "商品類別" });
  expect(await link.getAttribute("href")).toBe("/product-type");
  expect(await link.getAttribute("aria-current")).toBe("page");
  await button("關閉選單").click();
});

describe("the filters", () => {
  it("find by number and part of the name, and are kept in the address", async () => {
    await shop.page.getByLabel("編號", { exact: true }).fill("2, 6");
    await row("茶 Tea").waitFor();
    await row("和菓子").waitFor({ state: "detached" });
    await expect.poll(() => table().getByRole("row").count()).toBe(3);
    await shop.page.getByLabel("名稱", { exact: true }).fill("tea");
    await row("季節禮盒").waitFor({ state: "detached" });
    expect(new URL(shop.page.url()).search).toBe("?number=2%2C+6&name=tea");
    await shop.page.reload();
    await row("茶 Tea").waitFor();
    await expect.poll(() => table().getByRole("row").count()).toBe(2);
  });

  it("show that nothing matches and can be cleared together", async () => {
    await shop.page.getByLabel("名稱", { exact: true }).fill("nothing");
    await shop.page.getByText("沒有符合的商品類別").waitFor();
    await button("清除篩選（2）").click();
    await row("和菓子").waitFor();
  });
});

it("adds a type by keyboard alone and restores the focus", async () => {
  await button("新增").focus();
  await shop.page.keyboard.press("Enter");
  await dialog().waitFor();
  await shop.page.keyboard.press("Escape");
  await dialog().waitFor({ state: "detached" });
  await expect
    .poll(() => button("新增").evaluate((element) => element === document.activeElement))
    .toBe(true);

  await shop.page.keyboard.press("Enter");
  await dialog().getByLabel("名稱").waitFor();
  await shop.page.keyboard.press("Enter");
  await dialog().getByText("請填寫這個欄位。").waitFor();
  await shop.page.keyboard.type("蜜餞");
  await shop.page.keyboard.press("Enter");
  await hasText(shop.page, "新增成功");
  await row("蜜餞").waitFor();
  expect(await row("蜜餞").textContent()).toBe("7蜜餞0");
});

it("edits a type, opened by its address", async () => {
  await shop.page.goto("/product-type?edit=7");
  await dialog().getByLabel("名稱").fill("蜜餞 Candied");
  await dialog().getByLabel("說明").fill("當季水果");
  await dialog().getByRole("button", { name: "儲存" }).click();
  await hasText(shop.page, "修改成功");
  await row("蜜餞").getByText("當季水果").waitFor();
});

it("shows that no type has this number", async () => {
  await shop.page.goto("/product-type?edit=999");
  await dialog().getByText("找不到這筆資料").waitFor();
  await dialog().getByRole("button", { name: "關閉" }).click();
  await dialog().waitFor({ state: "detached" });
  expect(new URL(shop.page.url()).pathname + new URL(shop.page.url()).search).toBe("/product-type");
});

it("reports another user's change", async () => {
  await row("蜜餞").getByRole("button", { name: "編輯「蜜餞 Candied」" }).click();
  await dialog().getByLabel("名稱").fill("蜜餞乾");
  const { code } = await shop.admin.graphql(
    "mutation ($input: UpdateProductTypeInput!) { updateProductType(input: $input) { id } }",
    { input: { id: btoa("ProductType:7"), details: { description: "產地直送" } } },
  );
  expect(code).toBeNull();
  await dialog().getByRole("button", { name: "儲存" }).click();
  await dialog().getByText("目前：產地直送").waitFor();
  await dialog().getByRole("button", { name: "保留我的內容" }).click();
  await row("蜜餞乾").waitFor();
  await row("蜜餞乾").getByText("產地直送").waitFor();
});

it("deletes one or all selected after a confirmation and keeps their products", async () => {
  await row("蜜餞乾").getByRole("button", { name: "刪除「蜜餞乾」" }).click();
  await question().getByText("確定要刪除「蜜餞乾」嗎？").waitFor();
  await question().getByText("其中的商品會保留").waitFor();
  await question().getByRole("button", { name: "刪除" }).click();
  await hasText(shop.page, "刪除成功");
  await row("蜜餞乾").waitFor({ state: "detached" });

  expect(await button("刪除所選").isDisabled()).toBe(true);
  await row("季節禮盒").getByRole("checkbox", { name: "選取 季節禮盒 Gifts" }).check();
  await row("茶 Tea").getByRole("checkbox", { name: "選取 茶 Tea" }).check();
  await button("刪除所選（2）").click();
  await question().getByText("確定要刪除所選的 2 筆資料嗎？").waitFor();
  await question().getByRole("button", { name: "刪除" }).click();
  await row("茶 Tea").waitFor({ state: "detached" });
  await expect.poll(() => table().getByRole("row").count()).toBe(5);
});
