// Needs a browser for: layout, drag, scrolling, uploads
import { rowId } from "@machiya/schema/ids";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Console, expectAccessible, hasText, openConsole } from "./console.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

const form = (page: Page) => page.getByRole("form", { name: "商品" });

/** Creates a product; resolves with its global ID. */
async function create(details: Record<string, string>): Promise<string> {
  const { data } = await shop.admin.graphql<{ createProducts: { id: string }[] }>(
    "mutation ($input: CreateProductsInput!) { createProducts(input: $input) { id } }",
    { input: { products: [{ details: { price: "100", ...details } }] } },
  );
  return data?.createProducts[0]?.id ?? "";
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Rows become cards after the media query has changed.
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0);
}

describe("the images of a product", () => {
  const items = (page: Page) => form(page).getByRole("list", { name: "圖片順序" }).getByRole("listitem");
  const texts = (page: Page) =>
    items(page)
      .getByRole("textbox")
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

  interface Chosen {
    name: string;
    mimeType: string;
    buffer: Buffer;
  }

  async function png(name: string, background: string): Promise<Chosen> {
    const buffer = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
    return { name, mimeType: "image/png", buffer };
  }

  async function choose(page: Page, files: Chosen[]): Promise<void> {
    const asked = page.waitForEvent("filechooser");
    await form(page).getByRole("button", { name: "新增圖片" }).click();
    const chooser = await asked;
    expect(chooser.isMultiple()).toBe(true);
    await chooser.setFiles(files);
  }

  /** Chooses one file, and returns the picture that is sent for it. */
  async function sent(page: Page, name: string, buffer: Buffer): Promise<Buffer> {
    const request = page.waitForRequest((one) => one.postData()?.includes("data:image") === true);
    await choose(page, [{ name, mimeType: "application/octet-stream", buffer }]);
    const { image } = (await request).postDataJSON().variables.input as { image: string };
    return Buffer.from(image.slice(image.indexOf(",") + 1), "base64");
  }

  it("are refused when the browser cannot decode them, and are shrunk upright when they are large", async () => {
    const { page } = shop;
    const product = await create({ name: "照片的茶" });
    await page.goto(`${shop.origin}/product/${rowId("Product", product)}`);
    const whole = await sharp({ create: { width: 12, height: 12, channels: 3, background: "#b3412a" } })
      .jpeg()
      .toBuffer();
    const heic = Buffer.concat([Buffer.from("\0\0\0\x18ftypheic", "latin1"), Buffer.alloc(64)]);
    await choose(page, [
      { name: "cut.jpg", mimeType: "image/jpeg", buffer: whole.subarray(0, whole.length - 40) },
      { name: "a.heic", mimeType: "image/heic", buffer: heic },
    ]);
    await form(page).getByText("cut.jpg：圖片已損壞，無法開啟。").waitFor();
    await form(page)
      .getByText(/^a\.heic：.*無法開啟 HEIC 照片/)
      .waitFor();
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    const photo = await sharp({
      create: { width: 3000, height: 2000, channels: 3, background: "#fff", noise },
    })
      .jpeg({ quality: 95 })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(photo.length).toBeGreaterThan(2_000_000);
    // The server would refuse a picture of more than 25 megapixels.
    const huge = await sharp({ create: { width: 4900, height: 5200, channels: 3, background: "#2b3f7c" } })
      .png()
      .toBuffer();
    for (const [name, file] of [
      ["photo.jpg", photo],
      ["huge.png", huge],
    ] as const) {
      const shrunk = await sent(page, name, file);
      const { width, height } = await sharp(shrunk).metadata();
      expect(height).toBeGreaterThan(width);
      expect(height).toBeGreaterThan(1000);
      expect(height).toBeLessThanOrEqual(1600);
      expect(shrunk.length).toBeLessThanOrEqual(900_000);
    }
    await form(page).getByLabel("第 2 張圖片的說明").waitFor();
  });

  it("are moved by dragging, and are edited on a phone without scrolling sideways", async () => {
    const { page } = shop;
    const product = await create({ name: "多張圖片的茶" });
    await page.goto(`${shop.origin}/product/${rowId("Product", product)}`);
    const files = ["1", "2", "3", "4", "5", "6", "7", "8"].map((n) => png(`${n}.png`, `#${n}0${n}0${n}0`));
    await choose(page, await Promise.all(files));
    await expect.poll(() => items(page).getByRole("textbox").count()).toBe(8);
    await form(page).getByLabel("第一張圖片的說明").fill("正面");
    await form(page).getByLabel("第 2 張圖片的說明").fill("側面");
    await form(page).getByLabel("第 3 張圖片的說明").fill("背面");
    await items(page).nth(2).locator("[draggable=true]").dragTo(items(page).nth(0));
    expect((await texts(page)).slice(0, 4)).toEqual(["背面", "正面", "側面", ""]);
    await form(page).getByRole("button", { name: "儲存" }).click();
    await hasText(page, "修改成功");
    const phone = await shop.open({ width: 390 });
    await phone.goto(page.url());
    await expect.poll(() => items(phone).count()).toBe(8);
    expect((await texts(phone)).slice(0, 4)).toEqual(["背面", "正面", "側面", ""]);
    await expectNoSidewaysScroll(phone);
    await expectAccessible(phone);
    await phone.context().close();
  });
});

it("the page of a product fits a phone, where Save stays in the window, and breaks a long word", async () => {
  const product = await create({ name: "Donaudampfschifffahrtsgesellschaft".repeat(2) });
  const phone = await shop.open({ width: 390 });
  await phone.goto(`${shop.origin}/product/${rowId("Product", product)}`);
  await phone.getByRole("heading", { level: 1, name: "Donaudampf" }).waitFor();
  await expectNoSidewaysScroll(phone);
  const save = form(phone).getByRole("button", { name: "儲存" });
  const box = await save.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  await expectAccessible(phone);
  await form(phone).getByLabel("說明", { exact: true }).fill("手機上的說明");
  await save.click();
  await hasText(phone, "修改成功");
  await phone.getByRole("region", { name: "顧客看到的樣子" }).scrollIntoViewIfNeeded();
  await phone.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(phone);
  await phone.context().close();
});

it("the table of many products keeps the names and the button that saves in sight on a phone", async () => {
  await create({ name: "試格子甲", stock: "5" });
  const phone = await shop.open({ width: 390 });
  await phone.goto(`${shop.origin}/product?name=${encodeURIComponent("試格子")}&grid=open`);
  const grid = phone.getByRole("table", { name: "批次編輯" });
  const cell = (place: string) => grid.locator(`[data-cell="${place}"]`);
  await cell("0 stock").fill("9");
  await cell("0 types").scrollIntoViewIfNeeded();
  const frame = await grid.locator("xpath=..").boundingBox();
  const name = await cell("0 name").boundingBox();
  expect(Math.round((name?.x ?? 0) - (frame?.x ?? 0))).toBeLessThanOrEqual(1);
  await phone.getByRole("button", { name: /^儲存 \d+ 項變更$/ }).click();
  await hasText(phone, "已更新 1 項商品");
  await phone.context().close();
});

it("the fields of variants stand beside each other on a phone, also those of pre-orders", async () => {
  const number = rowId("Product", await create({ name: "有尺寸的漆盤" }));
  const phone = await shop.open({ width: 390 });
  await phone.goto(`${shop.origin}/product/${number}?variants=${number}`);
  const panel = phone.getByRole("dialog", { name: /的規格$/ });
  await panel.getByRole("button", { name: "新增選項" }).click();
  await panel.getByRole("textbox", { name: "選項名稱" }).last().fill("尺寸");
  const value = panel.getByRole("textbox", { name: "新增「尺寸」的值" });
  await value.fill("S、M");
  await value.press("Enter");
  const fields = ["價格", "庫存", "安全存量"].map((title) =>
    panel.getByLabel(`全部填入 的${title}`, { exact: true }),
  );
  await fields[0]?.waitFor();
  const edges = async () =>
    (await Promise.all(fields.map((field) => field.boundingBox()))).flatMap((box) => [
      box?.x ?? 0,
      (box?.x ?? 0) + (box?.width ?? 0),
    ]);
  const areApart = (all: number[]) => all.every((edge, index) => edge >= (all[index - 1] ?? 0));
  await expect.poll(async () => areApart(await edges())).toBe(true);
  await panel.getByRole("checkbox", { name: "顯示預購欄位" }).check();
  await panel.getByLabel("S 的預購上限", { exact: true }).fill("2");
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
  await phone.context().close();
});

it("the stock history, a stock-take, and an order with pre-orders fit a phone", async () => {
  const name = "盤點的茶";
  const product = await create({
    name,
    code: "pandian",
    stock: "100",
    preOrderCap: "5",
    preOrderDay: "2031-05-03",
  });
  for (let stock = 74; stock < 101; stock += 1)
    await shop.admin.graphql(
      "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }",
      {
        input: { id: product, details: { stock: String(stock === 100 ? 3 : stock) } },
      },
    );
  const phone = await shop.open({ width: 390 });
  await phone.goto(`${shop.origin}/product?stockHistory=${rowId("Product", product)}`);
  const panel = phone.getByRole("dialog", { name: `「${name}」的庫存紀錄` });
  await panel.getByText("目前庫存：3").waitFor();
  // The rest is loaded when the end of the list scrolls into view.
  await panel.getByRole("button", { name: "載入更多" }).scrollIntoViewIfNeeded();
  await panel.getByText("期初庫存").waitFor();
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);

  await phone.goto(`${shop.origin}/product/stock-take`);
  await phone.getByRole("textbox", { name: "商品編號或名稱" }).fill("pandian");
  await phone.keyboard.press("Enter");
  await phone.getByRole("textbox", { name: `「${name}」的盤點數量`, exact: true }).waitFor();
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);

  await phone.goto(`${shop.origin}/product-order/add`);
  await phone.getByRole("button", { name: "下一步" }).click();
  await phone.getByRole("button", { name: "選擇商品" }).click();
  const picker = phone.getByRole("dialog", { name: "選擇商品" });
  await picker.getByRole("textbox", { name: "商品名稱" }).fill(name);
  await picker.getByRole("button", { name: `選擇「${name}」` }).click();
  await picker.getByRole("button", { name: "完成選擇" }).click();
  await phone.getByRole("textbox", { name: `「${name}」的數量` }).fill("5");
  await phone.getByText("庫存 3 件，預購 2 件，預計 2031/05/03 到貨").waitFor();
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
  await phone.context().close();
});

it("the count of the selection stays visible beside a toast", async () => {
  for (const width of [1280, 390]) {
    const page = await shop.open({ width, failingRequests: true });
    await page.goto(`${shop.origin}/product`);
    const pause = page.getByRole("button", { name: /^暫停販售/ }).first();
    await pause.waitFor();
    // A failure stays until it is closed.
    await page.route("**/graphql", (route) => route.abort());
    await pause.click();
    await page
      .getByRole("checkbox", { name: /^選取 / })
      .first()
      .check();
    const count = page.getByRole("toolbar", { name: "批次操作" }).getByText("已選 1 筆");
    await count.waitFor();
    const toast = page.locator("[data-tabster-never-hide] .fui-Toast").first();
    await toast.waitFor();
    await expect
      .poll(async () => {
        const [above, below] = [await toast.boundingBox(), await count.boundingBox()];
        return above === null || below === null ? null : above.y + above.height <= below.y;
      })
      .toBe(true);
    await page.context().close();
  }
});
