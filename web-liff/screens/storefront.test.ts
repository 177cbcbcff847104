import type { PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compose, endComposition } from "../../testing/screens/inputMethod.ts";
import { network } from "../../testing/screens/network.ts";
import type { Page } from "../../testing/screens/page.ts";
import { picture } from "../e2e/shop.ts";
import { openQuantities, openShop, type Shop } from "./shop.ts";

let shop: Shop;
let page: Page;

async function fill(prisma: PrismaClient): Promise<void> {
  await prisma.store.create({ data: { id: 1, name: "町家", openWeekdays: [] } });
  const tea = await prisma.productType.create({ data: { name: "茶葉" } });
  const ware = await prisma.productType.create({ data: { name: "茶器" } });
  const discount = (name: string, rest: { kind: "PER_PRODUCT" | "WHOLE_CART"; state?: "DISABLED" }) =>
    prisma.discount.create({ data: { name, audience: "PRODUCT", multiplier: "0.9", ...rest } });
  const three = await discount("三件九折", { kind: "PER_PRODUCT" });
  const off = await discount("停用的折扣", { kind: "PER_PRODUCT", state: "DISABLED" });
  const all = await discount("全館折扣", { kind: "WHOLE_CART" });
  await prisma.product.create({
    data: {
      name: "絕版茶罐",
      price: 900,
      stock: 0,
      types: { create: { productTypeId: ware.id } },
      imageHash: await picture(prisma, "#446655"),
    },
  });
  await prisma.product.create({ data: { name: "暫停販售的茶", price: 1, stock: 9, state: "FROZEN" } });
  await prisma.product.create({
    data: { name: "手作茶杯", price: 600, stock: 3, types: { create: { productTypeId: ware.id } } },
  });
  await prisma.product.create({
    data: {
      name: "高山烏龍",
      code: "oolong",
      description: "清香回甘",
      price: "120.5",
      stock: 5,
      topPick: true,
      imageHash: await picture(prisma, "#aa7733"),
      types: { create: { productTypeId: tea.id } },
      discounts: {
        create: [
          { discountId: three.id, minQuantity: 3, maxQuantity: 5 },
          { discountId: off.id },
          { discountId: all.id, minQuantity: 99 },
        ],
      },
    },
  });
}

beforeAll(async () => {
  shop = await openShop(fill);
  page = await shop.phone();
});
afterAll(() => shop?.close());

const card = (name: string) => page.getByRole("article").filter({ hasText: name });
const names = () => page.getByRole("article").getByRole("heading").allTextContents();

it("shows products on sale, newest first, with everything that shop.md §2 lists", async () => {
  await page.goto("/bot-order/");
  await card("高山烏龍").waitFor();
  expect(await names()).toEqual(["高山烏龍", "手作茶杯", "絕版茶罐"]);
  const text = await card("高山烏龍").innerText();
  for (const part of ["精選", "oolong · 茶葉", "三件九折", "全館折扣", "$120.5", "庫存 5"])
    expect(text).toContain(part);
  expect(text).not.toContain("停用的折扣");
  await card("高山烏龍").getByRole("button", { name: "分享：高山烏龍" }).waitFor();
});

it("marks sold-out products, which cannot be bought or shared", async () => {
  const soldOut = card("絕版茶罐");
  await soldOut.getByText("已售完").waitFor();
  expect(await soldOut.getByRole("button", { name: "加入購物車：絕版茶罐" }).isDisabled()).toBe(true);
  expect(await soldOut.getByRole("button", { name: "分享：絕版茶罐" }).isDisabled()).toBe(true);
});

it("has a tab for all, one per type, and a filter for top picks", async () => {
  const tabs = page.getByRole("tablist", { name: "商品分類" }).getByRole("tab");
  expect(await tabs.allTextContents()).toEqual(["全部", "茶器", "茶葉"]);
  await page.getByRole("tab", { name: "茶器" }).click();
  await card("高山烏龍").waitFor({ state: "detached" });
  expect(await names()).toEqual(["手作茶杯", "絕版茶罐"]);
  await page.getByRole("radio", { name: "精選推薦" }).check();
  await page.getByRole("heading", { name: "沒有符合的商品" }).waitFor();
  await page.getByRole("button", { name: "顯示全部商品" }).click();
  await card("高山烏龍").waitFor();
  await page.getByRole("radio", { name: "精選推薦" }).check();
  await card("手作茶杯").waitFor({ state: "detached" });
  expect(await names()).toEqual(["高山烏龍"]);
  await page.getByRole("radio", { name: "全部商品" }).check();
  await card("手作茶杯").waitFor();
});

it("adds one piece by one tap, and steps from 0 to the stock where it stands", async () => {
  const here = card("高山烏龍");
  const [less, more] = ["減少", "增加"].map((step) =>
    here.getByRole("button", { name: `${step}：高山烏龍` }),
  );
  const plus = here.getByRole("button", { name: "加入購物車：高山烏龍" });
  await plus.click();
  await page.getByRole("button", { name: "查看購物車 1 件" }).waitFor();
  for (let quantity = 2; quantity <= 5; quantity += 1) await more?.click();
  await page.getByRole("button", { name: "查看購物車 5 件" }).waitFor();
  const ended = "5 件起不適用「三件九折」。 改為 4 件可省 $138.5。";
  await page.getByRole("status").filter({ hasText: ended }).waitFor();
  await more?.click();
  await page.getByRole("status").filter({ hasText: "庫存只剩 5 件" }).waitFor();
  await page.getByRole("button", { name: "查看購物車 5 件" }).waitFor();
  for (let quantity = 5; quantity >= 1; quantity -= 1) await less?.click();
  await plus.waitFor();
  expect(await plus.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await page.getByRole("button", { name: /查看購物車/ }).count()).toBe(0);
  await plus.click();
});

it("sets a quantity above the stock to the stock, with a message", async () => {
  const sheet = await openQuantities(page, "高山烏龍");
  const number = sheet.getByRole("textbox", { name: "數量：高山烏龍" });
  const less = sheet.getByRole("button", { name: "減少：高山烏龍" });
  const more = sheet.getByRole("button", { name: "增加：高山烏龍" });
  expect(await number.inputValue()).toBe("1");
  await less.click();
  expect([await number.inputValue(), await less.isDisabled()]).toEqual(["0", true]);
  await sheet.getByRole("button", { name: "從購物車移除" }).waitFor();
  await number.fill("6");
  expect(await sheet.getByRole("alert").textContent()).toBe("庫存只剩 5 件，已改為 5 件。");
  expect([await number.inputValue(), await more.isDisabled()]).toEqual(["5", true]);
});

it("shows a discount's tag from its minimum quantity to below its maximum, and whole-cart ones always", async () => {
  const sheet = page.getByRole("dialog", { name: "選擇數量" });
  const number = sheet.getByRole("textbox", { name: "數量：高山烏龍" });
  const tag = sheet.getByText("三件九折", { exact: true });
  const shown: Record<string, boolean> = {};
  const hints: Record<string, boolean[]> = {};
  const hint = (text: string | RegExp) => sheet.getByText(text).isVisible();
  for (const [quantity, sum] of [
    ["2", "$241"],
    ["3", "$325.5"],
    ["4", "$434"],
    ["5", "$572.5"],
  ] as const) {
    await number.fill(quantity);
    // The sum has the discounts of the product, as the cart has.
    await sheet.getByText(sum).waitFor();
    await sheet.getByText("全館折扣").waitFor();
    shown[quantity] = await tag.isVisible();
    hints[quantity] = [
      await hint("再買 1 件享「三件九折」"),
      await hint(/5 件比 4 件多/),
      await hint(/改為 4 件可省/),
    ];
  }
  expect(shown).toEqual({ 2: false, 3: true, 4: true, 5: false });
  expect(hints).toEqual({
    2: [true, false, false],
    3: [false, true, false],
    4: [false, true, false],
    5: [false, false, true],
  });
  // The fifth piece ends the discount of the other four; the whole-cart discount of 5 % begins.
  await sheet.getByText("5 件起不適用「三件九折」。 改為 4 件可省 $138.5。").waitFor();
  await sheet.getByText("再買 $397.5 享全館 9 折").waitFor();
  await sheet.getByRole("button", { name: "關閉" }).click();
});

it("shows one product on the full screen at its own address", async () => {
  await page.getByRole("link", { name: "高山烏龍" }).click();
  const detail = page.getByRole("dialog", { name: "商品介紹" });
  await detail.getByRole("heading", { name: "高山烏龍" }).waitFor();
  await detail.getByRole("img", { name: "高山烏龍" }).waitFor();
  for (const part of ["清香回甘", "茶葉", "$120.5", "庫存 5", "三件九折", "滿 3 件起 · 5 件起不適用"])
    await detail.getByText(part).first().waitFor();
  await detail.getByText("滿 $500 享 95 折 · 滿 $1,000 享 9 折").waitFor();
  expect(await detail.getByText("停用的折扣").count()).toBe(0);
  await detail.getByRole("button", { name: "分享：高山烏龍" }).waitFor();
  await page.reload();
  await detail.getByRole("button", { name: "增加：高山烏龍" }).click();
  await detail.getByRole("button", { name: "更新購物車" }).click();
  await page.getByRole("button", { name: "查看購物車 2 件" }).waitFor();
});

it("has a tab for every product type of a large shop", async () => {
  const data = Array.from({ length: 130 }, (_, index) => ({ name: `分類 ${index + 1}` }));
  await shop.prisma.productType.createMany({ data });
  const phone = await shop.phone();
  await phone.goto("/product-show");
  await expect.poll(() => phone.getByRole("tab").count()).toBe(133);
  await phone.getByRole("tab", { name: "茶葉", exact: true }).click();
  await phone.getByRole("article").filter({ hasText: "手作茶杯" }).waitFor({ state: "detached" });
  await phone.getByRole("article").filter({ hasText: "高山烏龍" }).waitFor();
  await shop.prisma.productType.deleteMany({ where: { name: { startsWith: "分類" } } });
});

it("keeps a space at the end of the search, and the search when a product is opened at once", async () => {
  await page.goto("/product-show");
  await card("高山烏龍").waitFor();
  const field = page.getByRole("searchbox");
  const searched = () => new URL(page.url()).searchParams.get("q");
  await field.fill("高山 ");
  await expect.poll(searched).toBe("高山");
  expect(await field.inputValue()).toBe("高山 ");
  await field.pressSequentially("烏");
  await expect.poll(searched).toBe("高山 烏");
  // The tap precedes the pause after which the search starts by itself.
  await field.fill("高山");
  await page.getByRole("link", { name: "高山烏龍" }).click();
  await page.getByRole("dialog", { name: "商品介紹" }).waitFor();
  await page.goBack();
  await page.getByRole("dialog", { name: "商品介紹" }).waitFor({ state: "detached" });
  expect(await field.inputValue()).toBe("高山");
});

it("searches for a composed word when it is confirmed", async () => {
  await page.goto("/product-show");
  await card("高山烏龍").waitFor();
  const field = page.getByRole("searchbox");
  const searched = () => new URL(page.url()).searchParams.get("q");
  page.clock.install();
  try {
    await compose(field, "ㄍㄠ");
    await page.clock.fastForward(5000);
    expect(searched()).toBeNull();
    await endComposition(field, "高");
    await page.clock.fastForward(1000);
    await expect.poll(searched).toBe("高");
    await compose(field, "tea", "Unidentified");
    await page.clock.fastForward(1000);
    await expect.poll(searched).toBe("tea");
  } finally {
    page.clock.uninstall();
  }
});

it("shows that a product is not on sale any more", async () => {
  const { id } = await shop.prisma.product.findFirstOrThrow({ where: { state: "FROZEN" } });
  await page.goto(`/product-show?product=${btoa(`Product:${id}`)}`);
  await page.getByRole("heading", { name: "這項商品已下架" }).waitFor();
});

it("requests further product types once while the connection is lost", async () => {
  const names = Array.from({ length: 100 }, (_, index) => ({ name: `種類 ${index}` }));
  await shop.prisma.productType.createMany({ data: names });
  const phone = await shop.phone();
  network.mayFail = true;
  let requests = 0;
  const end = network.intercept(({ body }) => {
    if (!JSON.stringify(body)?.includes('"typeCursor"')) return null;
    requests += 1;
    return Promise.reject(new TypeError("Failed to fetch"));
  });
  await phone.goto("/product-show");
  await expect.poll(() => requests).toBe(1);
  const tabs = phone.getByRole("tab", { name: /^種類 / });
  // The tabs that are loaded still work. Without an end, there would be dozens of requests until then.
  await tabs.last().click();
  await phone.getByText("沒有符合的商品").waitFor();
  expect(requests).toBe(1);
  end();
  await phone.reload();
  await phone.getByRole("tab", { name: "茶葉" }).waitFor();
});

it("says that the phone is offline, as long as it is", async () => {
  await page.goto("/product-show");
  await card("高山烏龍").waitFor();
  const notice = page.getByText("您目前離線，內容可能不是最新的。");
  network.setOffline(true);
  await notice.waitFor();
  network.setOffline(false);
  await notice.waitFor({ state: "detached" });
});
