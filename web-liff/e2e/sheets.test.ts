import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
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

beforeAll(async () => {
  shop = await openShop(async (prisma) => {
    salon = await fillSalon(prisma);
    const { id } = await prisma.product.create({
      data: { name: "茶杯", price: 300, stock: 10, imageHash: await picture(prisma, "#aa7733") },
    });
    product = encodeURIComponent(btoa(`Product:${id}`));
  });
  page = await shop.phone();
  const customerId = await signIn(page, shop.prisma, "林小茶");
  const mine = { day: salon.free, hour: 10, staffMemberId: salon.misaki, customerId };
  appointment = encodeURIComponent(btoa(`Appointment:${await book(shop.prisma, salon, mine)}`));
});
afterAll(() => shop?.close());

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

/** How a customer reaches each sheet, in an order in which one leads to the next. */
const SHEETS: Record<string, () => Promise<unknown>> = {
  購物車: () => page.goto("/product-show?view=cart"),
  商品介紹: () => page.goto(`/product-show?product=${product}`),
  選擇數量: async () => {
    await page.goto("/product-show");
    await putIntoCart(page, "茶杯");
    await openQuantities(page, "茶杯");
  },
  結帳: async () => {
    await page.goto("/product-show?view=order");
  },
  確認訂單: async () => {
    await page.getByRole("tab", { name: "到店取貨" }).click();
    await page.getByRole("textbox", { name: "訂購人電話" }).fill("0912-345-678");
    await page.getByRole("radio", { name: "到店付款" }).check();
    await dialog("結帳").getByRole("button", { name: "確認訂單" }).click();
  },
  "選擇好友（示範）": async () => {
    await page.goto("/product-show");
    await page.getByRole("button", { name: "分享：茶杯" }).click();
  },
  預約內容: () => calendar(""),
  "要取消這個預約嗎？": () => calendar("&act=cancel"),
  改到其他時間: () => calendar("&act=move"),
  確認預約: async () => {
    await reviewGeneral(page, salon.other, 10, [/剪髮/, /修眉/, /深層護髮/]);
    await dialog("確認預約").getByText("深層護髮").waitFor();
  },
};

it.each(Object.entries(SHEETS))("%s shows its whole content on small phones", async (name, open) => {
  await open();
  await dialog(new RegExp(`${name.replace(/[（）？]/g, ".")}$`)).waitFor();
  expect(await clipped(page)).toEqual([]);
});

it("other ways to share show their whole content on small phones", async () => {
  page = await shop.phone();
  await changePages(page, (html) => html.replace(/"demo":\{[^}]*\}/, '"demo":null'));
  await page.goto("/product-show");
  await page.getByRole("button", { name: "分享：茶杯" }).click();
  await dialog("分享商品").waitFor();
  expect(await clipped(page)).toEqual([]);
});

it("the sign-in of the demo shows its whole content on small phones", async () => {
  page = await shop.phone();
  await page.goto("/appointmentlog-customer");
  await page.getByRole("button", { name: "以 LINE 登入" }).click();
  await dialog("以 LINE 登入（示範）").waitFor();
  expect(await clipped(page)).toEqual([]);
});

it("runs without script errors and content security policy violations", () => {
  expect(shop.faults).toEqual([]);
});
