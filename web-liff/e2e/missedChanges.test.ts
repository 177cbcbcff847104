import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { book, fillSalon, type Salon } from "./salon.ts";
import { openShop, type Shop, signIn } from "./shop.ts";

let shop: Shop;
let salon: Salon;
let page: Page;
let orderId: number;
let appointmentId: number;

beforeAll(async () => {
  shop = await openShop(async (prisma) => {
    salon = await fillSalon(prisma);
  });
  page = await shop.phone();
  const customerId = await signIn(page, shop.prisma, "林小茶");
  const product = await shop.prisma.product.create({ data: { name: "高山烏龍", price: 120, stock: 9 } });
  const line = { quantity: 1, unitPrice: 120, productName: "高山烏龍", productId: product.id };
  const order = await shop.prisma.order.create({
    data: {
      ...{ customerId, buyerName: "林小茶", buyerPhone: "0912345678" },
      ...{
        recipientName: "前",
        recipientPhone: "",
        address: "",
        source: "SHOPPING_PLATFORM",
        paymentMethod: 3,
      },
      ...{ totalQuantity: 1, subtotal: 120, total: 120, lines: { create: line } },
    },
  });
  orderId = order.id;
  const time = { day: salon.free, hour: 10, staffMemberId: salon.misaki, customerId };
  appointmentId = await book(shop.prisma, salon, { ...time, state: "PENDING" });
});
afterAll(() => shop?.close());

interface LivePage {
  url: () => string;
  /** Writes what another process may write between two events. */
  write: (isChanged: boolean) => Promise<unknown>;
  before: string;
  after: string;
}

const writeOrder = (isChanged: boolean) =>
  shop.prisma.order.update({
    where: { id: orderId },
    data: { state: isChanged ? "IN_ACTION" : "ESTABLISHED" },
  });

const PAGES: Readonly<Record<string, LivePage>> = {
  "my orders": { url: () => "/bot-order/orders", write: writeOrder, before: "已成立", after: "處理中" },
  "an order": {
    url: () => `/bot-order/orders/${orderId}`,
    write: (isChanged) =>
      shop.prisma.order.update({ where: { id: orderId }, data: { recipientName: isChanged ? "後" : "前" } }),
    before: "前",
    after: "後",
  },
  "my bookings": {
    url: () => `/appointmentlog-customer?day=${salon.free}`,
    write: (isChanged) =>
      shop.prisma.appointment.update({
        where: { id: appointmentId },
        data: { state: isChanged ? "CONFIRMED" : "PENDING" },
      }),
    before: "等待店家確認",
    after: "已確認",
  },
};

/** The words of the legend are on the page in any case. */
const shown = (text: string) =>
  page
    .getByRole("main")
    .getByText(text, { exact: true })
    .locator("visible=true")
    .and(page.locator(":not(li)"));

it.each(Object.entries(PAGES))(
  "shows a change of %s between the request and the opening of the event stream",
  async (_name, { url, write, before, after }) => {
    await write(false);
    let open = () => {};
    const isOpening = new Promise<void>((resolve) => {
      open = resolve;
    });
    await page.route("**/graphql", async (route) => {
      if (route.request().headers().accept?.includes("text/event-stream")) await isOpening;
      await route.continue();
    });
    await page.goto(url());
    await shown(before).first().waitFor();
    expect(await shown(after).count()).toBe(0);
    await write(true);
    open();
    await shown(after).first().waitFor();
    await page.unrouteAll({ behavior: "wait" });
  },
);

it.each(Object.entries(PAGES))(
  "shows a change of %s while the phone was offline",
  async (_name, { url, write, before, after }) => {
    await write(false);
    const listening = page.waitForResponse(
      (response) => response.headers()["content-type"]?.startsWith("text/event-stream") === true,
    );
    await page.goto(url());
    await shown(before).first().waitFor();
    await listening;
    await page.context().setOffline(true);
    await write(true);
    await page.context().setOffline(false);
    await shown(after).first().waitFor();
  },
);

it("loads the event client again when it failed to load", async () => {
  await writeOrder(false);
  let failures = 0;
  await page.route(/\/assets-liff\/lib-/, (route) => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  const { url, before, after } = PAGES["my orders"] as LivePage;
  const listening = page.waitForResponse(
    (response) => response.headers()["content-type"]?.startsWith("text/event-stream") === true,
  );
  await page.goto(url());
  await shown(before).first().waitFor();
  await listening;
  expect(failures).toBe(2);
  await writeOrder(true);
  await shown(after).first().waitFor();
  await page.unrouteAll({ behavior: "wait" });
});
