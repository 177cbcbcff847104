// Needs a browser for: journey, layout
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { globalId } from "@machiya/schema/ids";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seriousViolations } from "../../testing/accessibility.ts";
import { type Console, expectAccessible, hasText, LOGIN_KEY, openConsole } from "./console.ts";

let shop: Console;
let prisma: PrismaClient;
let phone: Page;
let product: { id: number; name: string; price: string };

beforeAll(async () => {
  shop = await openConsole();
  prisma = connectPrisma(shop.databaseUrl);
  await prisma.store.updateMany({
    data: { openWeekdays: [], orderingOpensAt: null, orderingClosesAt: null },
  });
  await prisma.storeClosure.deleteMany();
  const cheap = { state: "ENABLED", stock: { gt: 20 }, price: { lt: 1000 } } as const;
  const { id, name, price } = await prisma.product.findFirstOrThrow({
    where: cheap,
    orderBy: { id: "desc" },
  });
  product = { id, name, price: price.toString() };
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

/** Fills the remaining places of a slot by orders of staff. */
async function fill(slot: object, orders: number) {
  const { id } = await prisma.shippingMethod.findFirstOrThrow();
  for (let count = 0; count < orders; count += 1) {
    const { code } = await shop.admin.graphql(
      "mutation ($input: CreateOrderInput!) { createOrder(input: $input) { id } }",
      {
        input: {
          details: {},
          lines: [{ productId: globalId("Product", product.id), quantity: 1 }],
          shipping: { shippingMethodId: globalId("ShippingMethod", id), slot },
        },
      },
    );
    expect(code).toBeNull();
  }
}

const slots = () => phone.getByRole("dialog", { name: "結帳" }).getByRole("group", { name: "取貨時段" });

it("adds a method with slots, copies a day to the others, and names what is wrong", async () => {
  await shop.page.goto(`${shop.origin}/settings/shipping`);
  await shop.page.getByRole("button", { name: "新增", exact: true }).click();
  await dialog().getByLabel("類型").selectOption({ label: "到店自取" });
  await dialog().getByLabel("名稱").fill("店面自取");
  await dialog().getByRole("button", { name: "在星期一新增時段" }).click();
  await dialog().getByRole("button", { name: "在星期一新增時段" }).click();
  await dialog().getByLabel("星期一：開始").nth(1).fill("11:00");
  await dialog().getByRole("button", { name: "儲存" }).click();
  await dialog().getByText("同一天的時段不能重疊").waitFor();
  const marked = dialog().getByLabel("星期一：開始").nth(1);
  expect(await marked.getAttribute("aria-invalid")).toBe("true");
  expect(await marked.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await dialog().getByLabel("星期一：開始").nth(0).getAttribute("aria-invalid")).toBeNull();
  await expectAccessible(shop.page);
  await dialog().getByLabel("星期一：開始").nth(1).fill("14:00");
  await dialog().getByLabel("星期一：結束").nth(1).fill("16:00");
  await dialog().getByLabel("星期一：名額").nth(0).fill("3");
  await dialog().getByLabel("星期一：名額").nth(1).fill("2");
  await dialog().getByRole("button", { name: "將星期一複製到其他每一天" }).click();
  expect(await dialog().getByLabel("星期日：名額").nth(0).inputValue()).toBe("3");
  await dialog().getByLabel("開放天數").fill("5");
  await dialog().getByRole("button", { name: "儲存" }).click();
  await shop.page.getByText("每週 14 個時段").waitFor();
  await shop.page.getByRole("table", { name: "時段使用狀況" }).waitFor();
  await expectAccessible(shop.page);
});

it("shows customers what is left, and requires a slot", async () => {
  await phone.goto(`${shop.origin}/product-show`);
  await phone.getByRole("button", { name: `加入購物車：${product.name}` }).click();
  await phone.getByRole("button", { name: /查看購物車/ }).click();
  await phone.getByRole("button", { name: "前往結帳" }).click();
  const form = phone.getByRole("dialog", { name: "結帳" });
  // Today's slots may have begun, but the last of the days is free for certain.
  const lastDay = slots().getByRole("group", { name: "日期" }).getByRole("button").last();
  await lastDay.click();
  await slots().getByText("剩 3").first().waitFor();
  await form.getByRole("textbox", { name: "訂購人電話" }).fill("0912-345-678");
  await form.getByRole("radio", { name: "到店付款" }).check();
  await form.getByRole("button", { name: "確認訂單" }).click();
  await form.getByText("請選擇時段").waitFor();
  expect(await seriousViolations(phone)).toEqual([]);
  await slots()
    .getByRole("radio", { name: /10:00–12:00/ })
    .check();
});

it("offers the next free slot when the chosen one was taken meanwhile, and keeps what was entered", async () => {
  const form = phone.getByRole("dialog", { name: "結帳" });
  await form.getByRole("button", { name: "確認訂單" }).click();
  const question = phone.getByRole("dialog", { name: "確認訂單" });
  await question.getByText(/10:00–12:00$/).waitFor();
  await expect
    .poll(() => question.getByRole("button", { name: "送出訂單" }).isEnabled(), { timeout: 10_000 })
    .toBe(true);
  const days = new Set<string>();
  const { data } = await shop.admin.graphql<{ shippingSlots: { day: string }[] }>(
    "query ($id: ID!, $lines: [CartLineInput!]!) { shippingSlots(shippingMethodId: $id, lines: $lines) { day } }",
    {
      id: globalId("ShippingMethod", (await prisma.shippingMethod.findFirstOrThrow()).id),
      lines: [{ productId: globalId("Product", product.id), quantity: 1 }],
    },
  );
  for (const { day } of data?.shippingSlots ?? []) days.add(day);
  const day = [...days].at(-1) ?? "";
  await fill({ day, startMinute: 600, endMinute: 720 }, 3);
  await question.getByRole("button", { name: "送出訂單" }).click();
  await question.getByText("下一個可選時段").waitFor();
  expect(await question.getByRole("button", { name: "送出訂單" }).isDisabled()).toBe(true);
  expect(await question.getByText("額滿").first().isVisible()).toBe(true);
  expect(await seriousViolations(phone)).toEqual([]);
  await question.getByRole("button", { name: /^改選 .*14:00–16:00$/ }).click();
  await question
    .getByText(/14:00–16:00$/)
    .first()
    .waitFor();
  await question.getByRole("button", { name: "送出訂單" }).click();
  await phone.getByRole("heading", { name: "謝謝您的訂購！" }).waitFor();
  const order = await prisma.order.findFirstOrThrow({ orderBy: { id: "desc" } });
  expect([order.slotStart, order.buyerPhone]).toEqual([840, "0912-345-678"]);
  await phone.goto(`${shop.origin}/bot-order/orders/${order.id}`);
  await phone.getByText(/14:00–16:00/).waitFor();
  expect(await seriousViolations(phone)).toEqual([]);
});

it("shows the slot in the list and in the panel, where staff move it, also over the capacity", async () => {
  const order = await prisma.order.findFirstOrThrow({ orderBy: { id: "desc" } });
  await shop.page.goto(`${shop.origin}/product-order`);
  await shop.page
    .getByRole("row")
    .filter({ hasText: String(order.id) })
    .getByText("14:00–16:00")
    .waitFor();
  await shop.page.goto(`${shop.origin}/product-order?order=${order.id}`);
  await dialog()
    .getByText(/14:00–16:00$/)
    .waitFor();
  await dialog().getByRole("button", { name: "變更", exact: true }).click();
  const form = shop.page.getByRole("dialog", { name: "變更時段" });
  const full = form.getByRole("option", { name: /10:00–12:00 · 額滿/ });
  await form.getByLabel("時段").selectOption({ value: (await full.first().getAttribute("value")) ?? "" });
  await form.getByText("這個時段沒有足夠的名額").waitFor();
  await expectAccessible(shop.page);
  await form.getByRole("button", { name: "超出名額儲存" }).click();
  await hasText(shop.page, "修改成功");
  await dialog()
    .getByText(/10:00–12:00$/)
    .first()
    .waitFor();
  await dialog().getByText("4 / 3").waitFor();
  await expectAccessible(shop.page);
});

it("shows how full the slots of a day are", async () => {
  const { slotDay } = await prisma.order.findFirstOrThrow({ orderBy: { id: "desc" } });
  await shop.page.goto(`${shop.origin}/settings/shipping`);
  const day = shop.page.getByRole("textbox", { name: "日期" });
  await day.fill(slotDay?.toISOString().slice(0, 10) ?? "");
  await day.press("Enter");
  const table = shop.page.getByRole("table", { name: "時段使用狀況" });
  await table.getByText("4 / 3").waitFor();
  await table.getByText("超出 1").waitFor();
  await expectAccessible(shop.page);
});

it("lets staff choose a method and a slot for an order that they enter", async () => {
  await shop.page.goto(`${shop.origin}/product-order/add`);
  await shop.page.getByLabel("訂購人", { exact: true }).fill("王太太");
  await shop.page.getByRole("button", { name: "下一步" }).click();
  await shop.page.getByRole("button", { name: "選擇商品" }).click();
  const picker = shop.page.getByRole("dialog", { name: "選擇商品" });
  await picker.getByRole("textbox", { name: "商品名稱" }).fill(product.name);
  await picker
    .getByRole("button", { name: /^選擇「/ })
    .first()
    .click();
  await picker.getByRole("button", { name: "完成選擇" }).click();
  await shop.page.getByRole("combobox", { name: "配送方式" }).selectOption({ label: "店面自取 ($0)" });
  const free = shop.page.getByRole("option", { name: /14:00–16:00 · 剩 2/ });
  await shop.page
    .getByLabel("時段", { exact: true })
    .selectOption({ value: (await free.last().getAttribute("value")) ?? "" });
  await expectAccessible(shop.page);
  await shop.page.getByRole("button", { name: "建立訂單" }).click();
  await shop.page.waitForURL(/order=\d+&step=3/);
  const order = await prisma.order.findFirstOrThrow({ orderBy: { id: "desc" } });
  expect([order.shippingName, order.slotStart]).toEqual(["店面自取", 840]);
});

it("keeps the buttons of both steps in sight on a phone", async () => {
  const small = await shop.open({ width: 390 });
  await small.goto(`${shop.origin}/product-order/add`);
  const next = small.getByRole("button", { name: "下一步" });
  await next.waitFor();
  const inSight = async () => {
    const box = await next.boundingBox();
    return box !== null && box.y + box.height <= (small.viewportSize()?.height ?? 0);
  };
  expect(await inSight()).toBe(true);
  const cancel = await small.getByRole("button", { name: "取消" }).boundingBox();
  expect((await next.boundingBox())?.y ?? 0).toBeLessThan(cancel?.y ?? 0);
  await small.close();
});
