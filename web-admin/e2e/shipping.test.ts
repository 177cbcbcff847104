// Needs a browser for: journey
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seriousViolations } from "../../testing/accessibility.ts";
import { type Console, expectAccessible, hasText, LOGIN_KEY, openConsole } from "./console.ts";

let shop: Console;
let prisma: PrismaClient;
let phone: Page;
let product: string;

const FEE = "運費（黑貓宅配）";
const ADDRESS = "臺北市大同區迪化街一段 1 號";

beforeAll(async () => {
  shop = await openConsole();
  prisma = connectPrisma(shop.databaseUrl);
  const cheap = { state: "ENABLED", stock: { gt: 5 }, price: { lt: 1000 } } as const;
  ({ name: product } = await prisma.product.findFirstOrThrow({ where: cheap, orderBy: { id: "desc" } }));
  phone = await shop.open({ width: 390, signedIn: false });
  await phone.request.post(`${shop.origin}/graphql`, {
    data: {
      query:
        "mutation ($unverified: UnverifiedCustomerInput!) { logInCustomer(input: { unverified: $unverified }) { customer { id } } }",
      variables: { unverified: { lineUserId: `U${"7".repeat(32)}`, name: "林小茶", key: LOGIN_KEY } },
    },
  });
});
afterAll(async () => {
  await prisma?.$disconnect();
  await shop?.close();
});

const dialog = () => shop.page.getByRole("dialog");
const rows = () => shop.page.getByRole("list", { name: "配送方式" }).getByRole("listitem");

it("is in the settings and says that the shop has no methods", async () => {
  await shop.page.goto(shop.origin);
  await shop.page.getByRole("button", { name: "開啟選單" }).click();
  await shop.page.getByRole("navigation").getByRole("link", { name: "商店設定" }).click();
  await shop.page.getByRole("navigation", { name: "設定項目" }).getByRole("link", { name: /^配送/ }).click();
  await shop.page.getByText("尚無配送方式").waitFor();
  await expectAccessible(shop.page);
});

it("adds methods, and names the field that is wrong", async () => {
  for (const [name, fee] of [
    ["超商取貨", "60"],
    ["黑貓宅配", "80"],
  ] as const) {
    await shop.page.getByRole("button", { name: "新增", exact: true }).click();
    if (name === "超商取貨") await dialog().getByLabel("類型").selectOption({ label: "超商取貨" });
    await dialog().getByLabel("名稱").fill(name);
    await dialog().getByLabel("運費").fill("-1");
    await dialog().getByRole("button", { name: "儲存" }).click();
    await dialog().getByText("請輸入 0 以上的金額。").waitFor();
    await dialog().getByLabel("運費").fill(fee);
    await dialog().getByLabel("免運門檻").fill("50000");
    if (name === "黑貓宅配") await dialog().getByLabel("時段與說明").fill("2 至 3 天送達");
    await expectAccessible(shop.page);
    await dialog().getByRole("button", { name: "儲存" }).click();
    await rows().filter({ hasText: name }).waitFor();
  }
  expect(await rows().nth(1).innerText()).toMatch(
    /黑貓宅配\s+宅配到府\s+\$80\s+滿 \$50,000 免運費 · 2 至 3 天送達/,
  );
});

it("sorts, edits, and deactivates them", async () => {
  await shop.page.getByRole("button", { name: "將「黑貓宅配」上移" }).click();
  await expect.poll(() => rows().first().innerText()).toContain("黑貓宅配");
  await shop.page.getByRole("button", { name: "編輯「超商取貨」" }).click();
  await dialog().getByLabel("運費").fill("65");
  await dialog().getByRole("button", { name: "儲存" }).click();
  await hasText(shop.page, "修改成功");
  await expect.poll(() => rows().nth(1).innerText()).toContain("$65");
  await shop.page.getByRole("button", { name: "停止提供「超商取貨」" }).click();
  await rows().nth(1).getByText("未提供").waitFor();
  await shop.page.getByRole("button", { name: "提供「超商取貨」", exact: true }).click();
  await rows().nth(1).getByText("未提供").waitFor({ state: "detached" });
  await expectAccessible(shop.page);
});

it("adds the fee of the preselected method in the cart and in the form", async () => {
  await phone.goto(`${shop.origin}/product-show`);
  await phone.getByRole("button", { name: `加入購物車：${product}` }).click();
  await phone.getByRole("button", { name: /查看購物車/ }).click();
  await phone.getByRole("dialog").getByText(FEE).waitFor();
  await phone.getByRole("button", { name: "前往結帳" }).click();
  const form = phone.getByRole("dialog", { name: "結帳" });
  // The shop has methods for delivery only.
  expect(await form.getByRole("tab").allInnerTexts()).toEqual(["宅配到府"]);
  const methods = form.getByRole("group", { name: "配送方式" });
  expect(await methods.getByRole("radio", { name: /黑貓宅配/ }).isChecked()).toBe(true);
  await methods.getByRole("radio", { name: /超商取貨/ }).check();
  await form.getByText("運費（超商取貨）").waitFor();
  await form.getByRole("textbox", { name: "取貨門市" }).waitFor();
  expect(await form.getByRole("textbox", { name: "收件地址" }).count()).toBe(0);
  expect(await seriousViolations(phone)).toEqual([]);
  await methods.getByRole("radio", { name: /黑貓宅配/ }).check();
  await form.getByText(FEE).waitFor();
});

it("refuses the order when the fee has changed, and places it with the new one", async () => {
  const form = phone.getByRole("dialog", { name: "結帳" });
  await form.getByRole("textbox", { name: "訂購人電話" }).fill("0912-345-678");
  await form.getByRole("textbox", { name: "收件地址" }).fill(ADDRESS);
  await form.getByRole("radio", { name: "到店付款" }).check();
  await form.getByRole("button", { name: "確認訂單" }).click();
  const question = phone.getByRole("dialog", { name: "確認訂單" });
  await question.getByText("黑貓宅配", { exact: true }).waitFor();
  await prisma.shippingMethod.updateMany({ where: { name: "黑貓宅配" }, data: { fee: 90 } });
  await question.getByRole("button", { name: "送出訂單" }).click();
  await question.getByRole("alert").waitFor();
  await question.getByText("+$90").waitFor();
  await question.getByRole("button", { name: "送出訂單" }).click();
  await phone.getByRole("heading", { name: "謝謝您的訂購！" }).waitFor();
  await phone.getByText(FEE).waitFor();
});

it("shows the fee on the customer's page, in the order's panel, and on the receipt", async () => {
  const order = await prisma.order.findFirstOrThrow({ orderBy: { id: "desc" } });
  expect([order.shippingName, Number(order.shippingFee), order.address]).toEqual(["黑貓宅配", 90, ADDRESS]);
  expect(Number(order.total)).toBe(Number(order.subtotal) + Number(order.discountTotal) + 90);
  await phone.goto(`${shop.origin}/bot-order/orders/${order.id}`);
  await phone.getByText(FEE).waitFor();
  expect(await seriousViolations(phone)).toEqual([]);
  await shop.page.goto(`${shop.origin}/product-order?order=${order.id}`);
  await dialog().getByText(FEE).waitFor();
  await expectAccessible(shop.page);
  await shop.page.goto(`${shop.origin}/product-order?print=receipt&orders=${order.id}`);
  await shop.page.getByRole("row").filter({ hasText: FEE }).getByText("$90").waitFor();
  const file = await shop.page.request.get(`${shop.origin}/exports/orders.csv?id=${order.id}`);
  const text = await file.text();
  expect([text.includes("配送方式,運費"), text.includes("黑貓宅配,90")]).toEqual([true, true]);
});

it("packs and ships a part of an order, which the customer sees and is notified of", async () => {
  const order = await prisma.order.findFirstOrThrow({ orderBy: { id: "desc" }, include: { lines: true } });
  const line = order.lines[0];
  if (line === undefined) throw new Error("the order has no line");
  await prisma.orderLine.update({ where: { id: line.id }, data: { quantity: 3 } });
  await shop.page.goto(`${shop.origin}/product-order?order=${order.id}`);
  await shop.page.getByRole("button", { name: "包裝包裹" }).click();
  const form = shop.page.getByRole("dialog", { name: "包裝包裹" });
  await form.getByRole("textbox", { name: `${line.productName} 的數量` }).fill("2");
  await form.getByLabel("貨運公司").fill("黑貓");
  await form.getByLabel("貨運單號").fill("A 1");
  await form.getByLabel("追蹤連結").fill("track.example");
  await form.getByRole("button", { name: "包裝包裹" }).click();
  await form.getByText("請輸入 https 網址").waitFor();
  await form.getByLabel("追蹤連結").fill("https://track.example/?no={number}");
  await expectAccessible(shop.page);
  await form.getByRole("button", { name: "包裝包裹" }).click();
  await hasText(shop.page, "包裹已包裝");
  const parcel = shop.page.getByRole("list", { name: "包裹", exact: true }).getByRole("listitem");
  await parcel.getByText(`${line.productName} × 2`).waitFor();
  await parcel.getByRole("button", { name: "標示為已出貨" }).click();
  await parcel.getByText("已出貨", { exact: true }).waitFor();
  await expectAccessible(shop.page);
  await phone.goto(`${shop.origin}/bot-order/orders/${order.id}`);
  const shown = phone.getByRole("region", { name: "包裹" });
  await shown.getByText("已出貨").waitFor();
  expect(await shown.getByRole("link", { name: "追蹤包裹" }).getAttribute("href")).toBe(
    "https://track.example/?no=A%201",
  );
  expect(await seriousViolations(phone)).toEqual([]);
  const message = { customerId: order.customerId, kind: "PARCEL_SHIPPED" };
  await expect.poll(() => prisma.outboxMessage.count({ where: message })).toBe(1);
});

it("excludes a product from a method, which the checkout then names and does not offer", async () => {
  await shop.page.goto(`${shop.origin}/settings/shipping`);
  await shop.page.getByRole("button", { name: "編輯「黑貓宅配」" }).click();
  await dialog().getByRole("combobox", { name: "搜尋其他不配送的商品" }).fill(product);
  await shop.page.getByRole("option", { name: product }).first().click();
  await dialog().getByRole("button", { name: product, pressed: true }).waitFor();
  await expectAccessible(shop.page);
  await dialog().getByRole("button", { name: "儲存" }).click();
  await hasText(shop.page, "修改成功");
  await rows().first().getByText(`不配送${product}`).waitFor();

  await phone.goto(`${shop.origin}/product-show`);
  await phone.getByRole("button", { name: `加入購物車：${product}` }).click();
  await phone.getByRole("button", { name: /查看購物車/ }).click();
  await phone.getByRole("button", { name: "前往結帳" }).click();
  const methods = phone.getByRole("dialog", { name: "結帳" }).getByRole("group", { name: "配送方式" });
  await methods.getByText(`「黑貓宅配」不配送：${product}`).waitFor();
  expect(await methods.getByRole("radio").allInnerTexts()).toHaveLength(1);
  expect(await methods.getByRole("radio", { name: /超商取貨/ }).isChecked()).toBe(true);
  expect(await seriousViolations(phone)).toEqual([]);

  await rows()
    .filter({ hasText: "超商取貨" })
    .getByRole("button", { name: /^停止提供/ })
    .click();
  await rows().nth(1).getByText("未提供").waitFor();
  // The form stays open, with what was entered.
  await phone.reload();
  await methods.getByText(`「黑貓宅配」不配送：${product}`).waitFor();
  await phone.getByRole("button", { name: "確認訂單" }).click();
  await methods.getByText("沒有能配送所有商品的方式，請移除上列商品，或分開訂購。").waitFor();
});
