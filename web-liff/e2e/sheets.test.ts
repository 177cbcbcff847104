// Needs a browser for: layout
import { globSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { productWithVariants } from "../../schema/src/testing/fixtures.ts";
import { reviewGeneral } from "./bookingForm.ts";
import { book, fillSalon, type Salon } from "./salon.ts";
import { changePages, openQuantities, openShop, picture, putIntoCart, type Shop, signIn } from "./shop.ts";

const SIZES = [
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
];

let shop: Shop;
let salon: Salon;
let page: Page;
let product: string;
let appointment: string;
let order: number;

beforeAll(async () => {
  shop = await openShop(async (prisma) => {
    salon = await fillSalon(prisma);
    const { id } = await prisma.product.create({
      data: { name: "茶杯", price: 300, stock: 10, imageHash: await picture(prisma, "#aa7733") },
    });
    product = encodeURIComponent(btoa(`Product:${id}`));
    await productWithVariants(prisma, { name: "襯衫", price: 900 });
    await prisma.store.updateMany({ data: { customersCancelOrders: true } });
  });
  page = await shop.phone();
  const customerId = await signIn(page, shop.prisma, "林小茶");
  order = await orderOf(customerId);
  const mine = { day: salon.free, hour: 10, staffMemberId: salon.misaki, customerId };
  appointment = encodeURIComponent(btoa(`Appointment:${await book(shop.prisma, salon, mine)}`));
});
afterAll(() => shop?.close());

async function orderOf(customerId: number): Promise<number> {
  const { id: productId } = await shop.prisma.product.findFirstOrThrow({ where: { name: "茶杯" } });
  const { id } = await shop.prisma.order.create({
    data: {
      customerId,
      buyerName: "林小茶",
      buyerPhone: "0912345678",
      recipientName: "",
      recipientPhone: "",
      address: "",
      source: "SHOPPING_PLATFORM",
      paymentMethod: 4,
      totalQuantity: 1,
      subtotal: 300,
      total: 300,
      lines: { create: { productId, productName: "茶杯", quantity: 1, unitPrice: 300 } },
    },
  });
  return id;
}

/** Returns the elements of the open dialogs that clip their content, with their heights, at each size. */
async function clipped(on: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of SIZES) {
    await on.setViewportSize(size);
    const here = await on.evaluate(() => {
      const elements = [...document.querySelectorAll<HTMLElement>("dialog[open] *")];
      return elements
        .filter((element) => {
          const { overflowY, clipPath } = getComputedStyle(element);
          return ["hidden", "clip"].includes(overflowY) && clipPath === "none";
        })
        .filter(({ clientHeight, scrollHeight }) => scrollHeight > clientHeight + 1)
        .map(
          ({ className, clientHeight, scrollHeight }) => `${className}: ${clientHeight} < ${scrollHeight}`,
        );
    });
    found.push(...here.map((one) => `${size.width} × ${size.height} ${one}`));
  }
  return found;
}

const dialog = (name: string | RegExp) => page.getByRole("dialog", { name });
const calendar = (rest: string) =>
  page.goto(`/appointmentlog-customer?day=${salon.free}&appointment=${appointment}${rest}`);

const fillForm = async () => {
  await page.getByRole("tab", { name: "到店取貨" }).click();
  await page.getByRole("textbox", { name: "訂購人電話" }).fill("0912-345-678");
  await page.getByRole("radio", { name: "到店付款" }).check();
};

/** Each sheet's file and title, and how a customer reaches it, in an order in which one leads to the next. */
const SHEETS: readonly [file: string, title: string, open: () => Promise<unknown>][] = [
  ["cart/EmptyCart", "購物車", () => page.goto("/product-show?view=cart")],
  ["storefront/ProductSheet", "商品介紹", () => page.goto(`/product-show?product=${product}`)],
  [
    "storefront/variants/VariantSheet",
    "選擇規格與數量",
    async () => {
      await page.goto("/product-show");
      await page.getByRole("button", { name: "選擇「襯衫」的規格" }).click();
      await dialog("選擇規格與數量").getByRole("radio", { name: "Blue" }).check();
    },
  ],
  [
    "storefront/AddToCartSheet",
    "選擇數量",
    async () => {
      await page.goto("/product-show");
      await putIntoCart(page, "茶杯");
      await openQuantities(page, "茶杯");
    },
  ],
  [
    "cart/CartSheet",
    "購物車",
    async () => {
      await page.goto("/product-show?view=cart");
      await dialog("購物車").getByRole("heading", { name: "茶杯" }).waitFor();
    },
  ],
  ["checkout/OrderSheet", "結帳", () => page.goto("/product-show?view=order")],
  [
    "checkout/ConfirmOrder",
    "確認訂單",
    async () => {
      await fillForm();
      await dialog("結帳").getByRole("button", { name: "確認訂單" }).click();
    },
  ],
  ["checkout/OrderSheet", "訂單已成立", () => page.getByRole("button", { name: "送出訂單" }).click()],
  [
    "liff/DemoFriendPicker",
    "選擇好友（示範）",
    async () => {
      await page.goto("/product-show");
      await page.getByRole("button", { name: "分享：茶杯" }).click();
    },
  ],
  [
    "order/CancelOrder",
    "要取消這筆訂單嗎？",
    async () => {
      await page.goto(`/bot-order/orders/${order}`);
      await page.getByRole("button", { name: "取消訂單" }).click();
    },
  ],
  [
    "order/Reorder",
    "已加入購物車",
    async () => {
      await page.goto(`/bot-order/orders/${order}`);
      await page.getByRole("button", { name: "再買一次" }).click();
    },
  ],
  ["appointmentCalendar/AppointmentSheet", "預約內容", () => calendar("")],
  ["appointmentCalendar/CancelSheet", "要取消這個預約嗎？", () => calendar("&act=cancel")],
  ["appointmentCalendar/MoveSheet", "改到其他時間", () => calendar("&act=move")],
  [
    "appointmentCalendar/OpenAppointment",
    "預約內容",
    () =>
      page.goto(
        `/appointmentlog-customer?day=${salon.free}&appointment=${encodeURIComponent(btoa("Appointment:999999"))}`,
      ),
  ],
  [
    "booking/confirm/ReviewSheet",
    "確認預約",
    async () => {
      await reviewGeneral(page, salon.other, 10, [/剪髮/, /修眉/, /深層護髮/]);
      await dialog("確認預約").getByText("深層護髮").waitFor();
    },
  ],
  [
    "share/ShareProduct",
    "分享商品",
    async () => {
      page = await shop.phone();
      await changePages(page, (html) => html.replace(/"demo":\{[^}]*\}/, '"demo":null'));
      await page.goto("/product-show");
      await page.getByRole("button", { name: "分享：茶杯" }).click();
    },
  ],
  [
    "session/DemoSignIn",
    "以 LINE 登入（示範）",
    async () => {
      page = await shop.phone();
      await page.goto("/appointmentlog-customer");
      await page.getByRole("button", { name: "以 LINE 登入" }).click();
    },
  ],
  [
    "checkout/BlockedOrder",
    "結帳",
    async () => {
      page = await shop.phone();
      const customerId = await signIn(page, shop.prisma, "被封鎖");
      await shop.prisma.customerBlock.create({ data: { customerId, note: "" } });
      await page.goto("/product-show");
      await putIntoCart(page, "茶杯");
      await page.goto("/product-show?view=order");
      await dialog("結帳").getByRole("heading", { name: "目前無法訂購" }).waitFor();
    },
  ],
];

/** Returns the files that contain a sheet. */
function filesWithSheets(): string[] {
  const files = globSync("web-liff/src/**/*.tsx").filter((file) =>
    /<Sheet[\s>]/.test(readFileSync(file, "utf8")),
  );
  const names = files.map((file) => file.replace(/^web-liff\/src\/|\.tsx$/g, ""));
  // It shows an empty sheet while another one loads.
  return names.filter((name) => name !== "ui/LazySheet").sort();
}

it("every sheet shows its whole content on small phones", async () => {
  expect([...new Set(SHEETS.map(([file]) => file))].sort()).toEqual(filesWithSheets());
  for (const [file, title, open] of SHEETS) {
    await open();
    await dialog(new RegExp(`${title.replace(/[（）？]/g, ".")}$`)).waitFor();
    expect(await clipped(page), `${file} (${title})`).toEqual([]);
  }
  expect(shop.faults).toEqual([]);
});
