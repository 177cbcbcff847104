import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { network, type PageRequest } from "../../testing/screens/network.ts";
import type { Page } from "../../testing/screens/page.ts";
import { book, fillSalon, type Salon } from "../e2e/salon.ts";
import { openShop, type Shop } from "./shop.ts";

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
  const customerId = await shop.signIn("林小茶");
  const product = await shop.prisma.product.create({ data: { name: "高山烏龍", price: 120, stock: 9 } });
  const line = { quantity: 1, unitPrice: 120, productName: "高山烏龍", productId: product.id };
  const order = await shop.prisma.order.create({
    data: {
      customerId,
      buyerName: "林小茶",
      buyerPhone: "0912345678",
      recipientName: "前",
      recipientPhone: "",
      address: "",
      source: "SHOPPING_PLATFORM",
      paymentMethod: 3,
      totalQuantity: 1,
      subtotal: 120,
      total: 120,
      lines: { create: line },
    },
  });
  orderId = order.id;
  const time = { day: salon.free, hour: 10, staffMemberId: salon.misaki, customerId };
  appointmentId = await book(shop.prisma, salon, { ...time, state: "PENDING" });
});
afterEach(() => network.release());
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

/** The words of the legend and of the search are on the page in any case. */
const shown = (text: string) =>
  page.getByRole("main").getByText(text, { exact: true }).and(page.locator(":not(li, option)"));

const isStream = ({ headers }: PageRequest) => headers.get("accept")?.includes("text/event-stream") === true;

it.each(Object.entries(PAGES))(
  "shows a change of %s between the request and the opening of the event stream",
  async (_name, { url, write, before, after }) => {
    await write(false);
    const { promise: isOpening, resolve: open } = Promise.withResolvers<void>();
    network.intercept((request) => (isStream(request) ? isOpening.then(() => request.send()) : null));
    await page.goto(url());
    await shown(before).first().waitFor();
    expect(await shown(after).count()).toBe(0);
    await write(true);
    open();
    await shown(after).first().waitFor();
  },
);

it.each(Object.entries(PAGES))(
  "shows a change of %s while the phone was offline",
  async (_name, { url, write, before, after }) => {
    await write(false);
    let listening = false;
    network.intercept((request) => {
      if (!isStream(request)) return null;
      return request.send().finally(() => {
        listening = true;
      });
    });
    await page.goto(url());
    await shown(before).first().waitFor();
    await expect.poll(() => listening).toBe(true);
    network.setOffline(true);
    await write(true);
    network.setOffline(false);
    await shown(after).first().waitFor();
  },
);
