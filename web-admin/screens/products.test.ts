import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ConsoleShop, chooseFile, chooseRowAction, hasText, openConsole } from "./console.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole();
  await shop.openScreen("/product");
});
afterAll(() => shop?.close());

const table = () => shop.page.getByRole("table", { name: "商品列表" });
const row = (name: string) => table().getByRole("row").filter({ hasText: name });
const dialog = () => shop.page.getByRole("dialog");

/** Opens the screen with this search. */
async function goTo(search = ""): Promise<void> {
  await shop.page.goto(`/product${search}`);
  await shop.page.getByRole("heading", { level: 1, includeHidden: true }).waitFor();
}

function picture(width: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height: width, channels: 3, background } })
    .png()
    .toBuffer();
}

it("lists ten per page and requires a selection for deletion", async () => {
  await goTo();
  await table().waitFor();
  await expect.poll(() => table().getByRole("row").count()).toBe(11);
  expect(await shop.page.getByRole("button", { name: "刪除所選" }).isDisabled()).toBe(true);
});

it("keeps its filters in the address and restores them after a reload", async () => {
  await shop.page.getByLabel("商品代碼", { exact: true }).fill("daifuku");
  await shop.page.getByLabel("商品代碼", { exact: true }).press("Enter");
  await shop.page.waitForURL(/code=daifuku/);
  await shop.page.reload();
  await row("草莓大福").waitFor();
  await expect.poll(() => table().getByRole("row").count()).toBe(2);
  expect(await shop.page.getByRole("link", { name: "匯出" }).getAttribute("href")).toBe(
    "/exports/products.csv?code=daifuku",
  );
  await shop.page.getByLabel("名稱", { exact: true }).fill("nobody sells this");
  await shop.page.getByText("沒有符合的商品").waitFor();
  await shop.page.getByRole("button", { name: /^清除篩選/ }).click();
  await row("沙龍體驗禮").waitFor();
});

describe("adding a product", () => {
  it("names the missing fields and focuses the first one", async () => {
    await goTo();
    await shop.page.getByRole("button", { name: "新增" }).click();
    await dialog().getByRole("button", { name: "儲存" }).click();
    await dialog().getByText("請填寫這個欄位。").first().waitFor();
    expect(
      await dialog()
        .getByLabel("名稱")
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
  });

  it("validates while typing that a code has only lowercase letters and a price at most 5 decimals", async () => {
    await dialog().getByText("只能使用小寫英文字母", { exact: true }).waitFor();
    await dialog().getByLabel("商品代碼").fill("Tea1");
    await dialog().getByText("商品代碼只能使用小寫英文字母 a 到 z。").waitFor();
    await dialog().getByLabel("商品代碼").fill("warabi");
    await dialog().getByLabel("價格").fill("120.123456");
    await dialog().getByText("請輸入 0 以上的數字，最多 5 位小數。").waitFor();
    await dialog().getByLabel("價格").fill("120.12345");
    await dialog().getByText("請輸入 0 以上的數字").waitFor({ state: "detached" });
  });

  it("rejects files that are no pictures until a picture is chosen", async () => {
    const add = dialog().getByRole("button", { name: "新增圖片" });
    await chooseFile(shop.page, add, { name: "a.png", bytes: Buffer.from("<svg/>") });
    await dialog().getByText("a.png：這不是 PNG、JPEG、WebP 或 GIF 圖片。").waitFor();
    const heic = Buffer.concat([Buffer.from("\0\0\0\x18ftypheic", "latin1"), Buffer.alloc(64)]);
    await chooseFile(shop.page, add, { name: "a.heic", bytes: heic });
    await dialog()
      .getByText(/^a\.heic：.*無法開啟 HEIC 照片/)
      .waitFor();
    expect(await dialog().getByText("a.png").count()).toBe(0);
    await chooseFile(shop.page, add, { name: "d.png", bytes: await picture(12, "#b3412a") });
    await dialog().getByLabel("第一張圖片的說明").waitFor();
    expect(
      await dialog()
        .getByText(/無法開啟/)
        .count(),
    ).toBe(0);
  });

  it("is sold by the piece unless another step, or none, is entered", async () => {
    const step = dialog().getByLabel("數量單位");
    expect(await step.inputValue()).toBe("1");
    await step.fill("0");
    await dialog().getByText("請輸入大於 0 的數字，最多 5 位小數，或留空。").waitFor();
    await step.fill("0.5");
    await dialog().getByText("請輸入大於 0 的數字").waitFor({ state: "detached" });
  });

  it("shows the product in the list", async () => {
    await dialog().getByLabel("名稱").fill("蕨餅 Warabi");
    await dialog().getByLabel("庫存").fill("2.5");
    await dialog().getByRole("button", { name: "和菓子・點心" }).click();
    await dialog().getByRole("switch", { name: "主打商品" }).click();
    await dialog().getByRole("button", { name: "儲存" }).click();
    await hasText(shop.page, "新增成功");
    const added = row("蕨餅 Warabi");
    await added.waitFor();
    for (const text of ["$120.12345", "2.5", "主打", "和菓子・點心", "上架中"]) {
      expect(await added.textContent()).toContain(text);
    }
    await expect.poll(() => added.locator("img").count()).toBe(1);
    const { data } = await shop.admin.graphql(
      '{ products(first: 1, filter: { text: "Warabi" }) { edges { node { quantityStep } } } }',
    );
    expect(data).toEqual({ products: { edges: [{ node: { quantityStep: "0.5" } }] } });
  });
});

/** The form on the page of a product. */
const form = () => shop.page.getByRole("form", { name: "商品" });

async function edit(): Promise<void> {
  await row("蕨餅 Warabi").getByRole("button", { name: "編輯「蕨餅 Warabi」", exact: true }).click();
  await shop.page.waitForURL(/\/product\/\d+$/);
}

async function backToList(): Promise<void> {
  await shop.page.getByRole("link", { name: "返回商品列表" }).click();
  await table().waitFor();
}

describe("editing a product", () => {
  it("replaces and removes its picture", async () => {
    const shown = () => row("蕨餅 Warabi").locator("img");
    const first = await shown().getAttribute("src");
    await edit();
    await shop.page.reload();
    await form().getByRole("button", { name: "移除第 1 張圖片" }).click();
    await chooseFile(shop.page, form().getByRole("button", { name: "新增圖片" }), {
      name: "d.png",
      bytes: await picture(9, "#1a264f"),
    });
    await form().getByLabel("第一張圖片的說明").waitFor();
    await form().getByRole("button", { name: "儲存" }).click();
    await hasText(shop.page, "修改成功");
    await backToList();
    expect(await shown().getAttribute("src")).not.toBe(first);

    await edit();
    // The reloaded page does not show the message of the first save.
    await shop.page.reload();
    await form().getByRole("button", { name: "移除第 1 張圖片" }).click();
    await form().getByText("已移除圖片。").waitFor();
    await form().getByRole("button", { name: "儲存" }).click();
    await hasText(shop.page, "修改成功");
    await backToList();
    await shown().waitFor({ state: "detached" });
  });

  it("reports another user's change and can adopt it", async () => {
    await goTo("?code=warabi");
    await edit();
    await form().getByLabel("價格").fill("99");
    await elsewhere({ price: "130" });
    await form().getByRole("button", { name: "儲存" }).click();
    const notice = form().getByRole("alert");
    await notice.getByText("其他人已先儲存變更。").waitFor();
    expect(await notice.textContent()).toMatch(/價格.*目前：130.*您的：99/);
    await notice.getByRole("button", { name: "採用對方的內容" }).click();
    expect(await form().getByLabel("價格").inputValue()).toBe("130");
  });

  it("can save again with the user's own input on top of the other change", async () => {
    await form().getByLabel("說明", { exact: true }).fill("當日現做");
    await elsewhere({ price: "140" });
    await form().getByRole("button", { name: "儲存" }).click();
    await form().getByRole("button", { name: "保留我的內容" }).click();
    await hasText(shop.page, "修改成功");
    await backToList();
    // The list has the filters with which it was left.
    expect(shop.page.url()).toMatch(/\?code=warabi$/);
    await row("蕨餅 Warabi").getByText("$140").waitFor();
  });

  it("shows the changes in its history", async () => {
    await chooseRowAction(shop.page, row("蕨餅 Warabi"), "「蕨餅 Warabi」的變更紀錄");
    const history = shop.page.getByRole("dialog", { name: "「蕨餅 Warabi」的變更紀錄" });
    await history.getByText("當日現做").waitFor();
    expect(await history.getByRole("listitem").filter({ hasText: "建立" }).count()).toBeGreaterThan(0);
    await history.getByRole("button", { name: "關閉" }).click();
  });
});

/** Changes the product of these tests, as another user would. */
async function elsewhere(details: { price: string }): Promise<void> {
  const { data } = await shop.admin.graphql<{ products: { edges: { node: { id: string } }[] } }>(
    '{ products(filter: { code: "warabi" }) { edges { node { id } } } }',
  );
  const { code } = await shop.admin.graphql(
    "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }",
    { input: { id: data?.products.edges[0]?.node.id, details } },
  );
  expect(code).toBeNull();
}

it("adds a discount to a product, for quantities whose maximum exceeds the minimum", async () => {
  await goTo("?code=warabi");
  await chooseRowAction(shop.page, row("蕨餅 Warabi"), "編輯「蕨餅 Warabi」的折扣");
  await dialog().getByText("這項商品沒有折扣。").waitFor();
  await dialog().getByLabel("加入折扣").selectOption({ label: "茶葉 3 件 9 折" });
  const coupon = dialog().getByRole("group", { name: "茶葉 3 件 9 折" });
  await coupon.getByLabel("最少數量").fill("3");
  await coupon.getByLabel("未滿數量").fill("3");
  await coupon.getByText("必須大於最少數量。").waitFor();
  await dialog().getByRole("button", { name: "儲存" }).click();
  await expect.poll(() => dialog().count()).toBe(1);
  await coupon.getByLabel("未滿數量").fill("10");
  await dialog().getByRole("button", { name: "儲存" }).click();
  await row("蕨餅 Warabi").getByTitle("3 以上未滿 10 件").waitFor();

  await chooseRowAction(shop.page, row("蕨餅 Warabi"), "編輯「蕨餅 Warabi」的折扣");
  await dialog().getByRole("button", { name: "移除「茶葉 3 件 9 折」" }).click();
  await dialog().getByRole("button", { name: "儲存" }).click();
  await row("蕨餅 Warabi").getByText("茶葉 3 件 9 折").waitFor({ state: "detached" });
});

it("freezes a product and enables it again", async () => {
  await row("蕨餅 Warabi").getByRole("button", { name: "暫停販售「蕨餅 Warabi」" }).click();
  await row("蕨餅 Warabi").getByRole("button", { name: "上架「蕨餅 Warabi」" }).click();
  await row("蕨餅 Warabi").getByRole("button", { name: "暫停販售「蕨餅 Warabi」" }).waitFor();
});

it("deletes one or all selected after a confirmation", async () => {
  await goTo();
  const gift = "沙龍體驗禮 Salon Gift Set";
  await chooseRowAction(shop.page, row(gift), `刪除「${gift}」`);
  const question = shop.page.getByRole("alertdialog");
  await question.getByText(`確定要刪除「${gift}」嗎？`).waitFor();
  await question.getByRole("button", { name: "取消" }).click();
  await expect.poll(() => row(gift).count()).toBe(1);
  for (const name of [gift, "蕨餅 Warabi"]) {
    await row(name)
      .getByRole("checkbox", { name: `選取 ${name}` })
      .check();
  }
  await shop.page.getByRole("button", { name: "刪除所選（2）" }).click();
  await question.getByRole("button", { name: "刪除" }).click();
  await hasText(shop.page, "刪除成功");
  await row(gift).waitFor({ state: "detached" });
  expect(await row("蕨餅 Warabi").count()).toBe(0);
  await expect.poll(() => shop.page.getByRole("button", { name: "刪除所選" }).isDisabled()).toBe(true);
});

it("asks visitors without a session to sign in, and then returns", async () => {
  for (const address of ["/product?code=daifuku", "/product-show?mode=show"]) {
    await shop.openScreen(address, { viewer: null });
    await shop.page.getByLabel("帳號").waitFor();
    await shop.page.getByRole("button", { name: "登入" }).waitFor();
    expect(shop.page.url()).toMatch(new RegExp(`${address.replace("?", "\\?")}$`));
  }
});

describe("the products in stock", () => {
  beforeAll(async () => {
    const { code } = await shop.admin.graphql(
      "mutation ($input: CreateProductsInput!) { createProducts(input: $input) { id } }",
      {
        input: {
          products: [
            { details: { name: "紅豆麻糬", code: "mochi", price: "60", stock: "8", topPick: true } },
            { details: { name: "抹茶羊羹", code: "yokan", price: "120", stock: "3" } },
            { details: { name: "售完的銅鑼燒", code: "dorayaki", price: "45", stock: "0" } },
          ],
        },
      },
    );
    expect(code).toBeNull();
  });

  const list = () => shop.page.getByRole("list", { name: "現貨一覽" });
  const field = (name: string) => shop.page.getByRole("textbox", { name });

  it("open from the orders, and directly at their documented address", async () => {
    await shop.openScreen("/product-order");
    await shop.page.getByRole("button", { name: "現貨一覽" }).click();
    await list().getByText("紅豆麻糬").waitFor();
    expect(shop.page.url()).toMatch(/\/product-show\?mode=show$/);
    await shop.page.reload();
    await list().getByText("抹茶羊羹").waitFor();
  });

  it("are shown without any actions", async () => {
    await list().getByText("mochi · $60 · 庫存 8").waitFor();
    expect(await list().getByText("售完的銅鑼燒").count()).toBe(0);
    expect(await list().getByRole("button").count()).toBe(0);
  });

  it("are filtered by name, code, and top pick", async () => {
    await field("商品名稱").fill("羊羹");
    await list().getByText("紅豆麻糬").waitFor({ state: "detached" });
    await field("商品名稱").fill("");
    await shop.page.getByLabel("只看主打商品").check();
    await list().getByText("抹茶羊羹").waitFor({ state: "detached" });
    await list().getByText("紅豆麻糬").waitFor();
    await field("商品代碼").fill("none");
    await shop.page.getByText("缺貨的商品不會顯示。").waitFor();
  });
});
