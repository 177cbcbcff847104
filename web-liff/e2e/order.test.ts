// Needs a browser for: layout
import type { PrismaClient } from "@machiya/prisma/client";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, picture, type Shop, signIn, speak } from "./shop.ts";

const REQUESTED = new Date("2026-11-30T16:00:00Z");

let shop: Shop;
let page: Page;
let customerId: number;
let productId: number;

async function fill(prisma: PrismaClient): Promise<void> {
  await prisma.store.create({
    data: {
      id: 1,
      name: "町家",
      openWeekdays: [],
      timeZone: "Asia/Taipei",
      openingHours: "每日 10:00–20:00",
      phone: "02-2555-1234",
      address: "臺北市大同區町家巷 8 號",
      bankCode: "822",
      bankAccount: "123456789012",
    },
  });
  const imageHash = await picture(prisma, "#aa7733");
  ({ id: productId } = await prisma.product.create({
    data: { name: "高山烏龍", price: 120, stock: 99, imageHash },
  }));
}

/** Creates an order of two pieces with a discount and account digits, as checkout does. */
async function order(note: string): Promise<number> {
  const { imageHash } = await shop.prisma.product.findUniqueOrThrow({ where: { id: productId } });
  const { id } = await shop.prisma.order.create({
    data: {
      customerId,
      buyerName: "林小茶",
      buyerPhone: "0912345678",
      recipientName: "李大同",
      recipientPhone: "0987654321",
      address: "臺北市大同區 1 號",
      note,
      source: "SHOPPING_PLATFORM",
      paymentMethod: 3,
      deliveryDate: REQUESTED,
      expectedDeliveryDate: REQUESTED,
      createdAt: new Date("2026-11-20T03:04:00Z"),
      totalQuantity: 2,
      subtotal: 240,
      discountTotal: -24,
      total: 216,
      lines: { create: { productId, quantity: 2, unitPrice: 120, productName: "高山烏龍", imageHash } },
      discountRecords: { create: { name: "九折優惠", amount: -24 } },
    },
  });
  return id;
}

beforeAll(async () => {
  shop = await openShop(fill);
  page = await shop.phone();
  customerId = await signIn(page, shop.prisma, "林小茶");
});
afterAll(() => shop?.close());

it("has no overflow on phones and desktops, with text at 200 % either", async () => {
  const id = await order("12345 請放門口");
  for (const language of ["cn", "en", "jp", "th"] as const) {
    await speak(page.context(), language);
    await page.goto(`/bot-order/orders/${id}`);
    await page.getByText("李大同").waitFor();
    for (const width of [320, 360, 390, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      for (const size of ["", "200%"]) {
        const found = await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
          const { scrollWidth, clientWidth } = document.documentElement;
          const wide = [...document.querySelectorAll("main table, main td, main th")].filter(
            (one) => one.getBoundingClientRect().right > clientWidth,
          );
          const page = scrollWidth > clientWidth ? [`page ${scrollWidth}`] : [];
          return [...page, ...wide.map((one) => one.outerHTML.slice(0, 80))];
        }, size);
        expect(found, `${language} at ${width} ${size}`).toEqual([]);
      }
    }
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "";
  });
  expect(shop.faults).toEqual([]);
});

it("keeps states in one line and shows the navigation's labels whole, with text at 200 % on a phone", async () => {
  const id = await order("12345");
  await page.setViewportSize({ width: 390, height: 700 });
  for (const language of ["cn", "en", "jp", "th"] as const) {
    await speak(page.context(), language);
    for (const path of [`/bot-order/orders/${id}`, "/bot-order/orders"]) {
      await page.goto(path);
      await page.getByText("$216").first().waitFor();
      const found = await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
        const lines = (one: Element) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        };
        const states = [
          ...document.querySelectorAll("main li li > span:nth-child(2), main ol > li > span:nth-child(2)"),
        ];
        const broken = states.filter((one) => (one.textContent ?? "").length < 12 && lines(one) > 1);
        const bar = document.querySelector("nav:last-of-type")?.getBoundingClientRect();
        const cut = [...document.querySelectorAll("nav:last-of-type a")].filter((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          const { top, bottom } = range.getBoundingClientRect();
          return bar === undefined || top < bar.top - 1 || bottom > bar.bottom + 1;
        });
        return [...broken, ...cut].map((one) => one.textContent);
      });
      expect(found, `${language} ${path}`).toEqual([]);
    }
  }
});
