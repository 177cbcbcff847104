import { createHmac } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { network } from "../../testing/screens/network.ts";
import { Client } from "../../testing/servers/client.ts";
import { type AppointmentSalon, enter, request } from "../e2e/appointmentDay.ts";
import { at, DAY, openStaffedSalon } from "../e2e/appointmentScreen.ts";
import { appointmentScreen } from "./appointmentScreen.ts";
import { type ConsoleShop, LOGIN_KEY, openConsole } from "./console.ts";

const CHANNEL_SECRET = "of the channel";
const TEN = 10;

let shop: ConsoleShop;
let customer: Client;
/** The customer's order by bank transfer: global id and number. */
let order: { id: string; number: number };
let customerId: string;
let salon: AppointmentSalon;

beforeAll(async () => {
  shop = await openConsole({ LINE_MESSAGING_CHANNEL_SECRET: CHANNEL_SECRET });
  customer = await new Client(shop.origin).logInCustomer(TEN, LOGIN_KEY);
  const { products } = await request<{ products: { edges: { node: { id: string; price: string } }[] } }>(
    customer,
    "{ products(first: 1, filter: { inStock: true }) { edges { node { id price } } } }",
    {},
  );
  const lines = products.edges.map(({ node: { id, price } }) => ({
    productId: id,
    quantity: "1",
    seenPrice: price,
  }));
  const placed = await request<{ placeOrder: { id: string; number: number; customer: { id: string } } }>(
    customer,
    "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id number customer { id } } }",
    {
      input: {
        lines,
        buyerName: "林小茶",
        buyerPhone: "0912345678",
        paymentMethod: "BANK_TRANSFER",
        note: "00000",
      },
    },
  );
  order = placed.placeOrder;
  customerId = placed.placeOrder.customer.id;
});
afterAll(() => shop?.close());

const row = (name: string, text: string) =>
  shop.page.getByRole("table", { name }).getByRole("row").filter({ hasText: text });
const drawer = () => shop.page.getByRole("dialog", { name: `訂單 #${order.number}` });

/** Lets React render what a response changed, which takes it some turns of the event loop. */
async function takeTurns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
}

/** Waits until the page has shown a response, other than an event, that contains this text. */
function waitForAnswer(text: RegExp): Promise<void> {
  return new Promise((resolve) => {
    const stop = network.intercept(({ headers, send }) => {
      if (headers.get("accept")?.includes("event-stream")) return null;
      return send().then(async (response) => {
        const body = await response.text();
        const answer = new Response(body, response);
        if (!text.test(body)) return answer;
        stop();
        answer.json = async () => {
          void takeTurns().then(resolve);
          return JSON.parse(body);
        };
        return answer;
      });
    });
  });
}

const report = (digits: string) =>
  request(customer, "mutation ($input: ReportMyPaymentInput!) { reportMyPayment(input: $input) { id } }", {
    input: { orderId: order.id, digits },
  });

describe("a customer's payment report", () => {
  it("appears without a reload in the list and the open order, and disappears once staff set the payment state", async () => {
    await shop.openScreen("/product-order");
    await row("訂單列表", `#${order.number}`).waitFor();
    await report("12345");
    await row("訂單列表", `#${order.number}`).getByText("回報已匯款 12345").waitFor();

    await shop.openScreen(`/product-order?order=${order.number}`);
    await drawer().getByText("已匯款，帳號末五碼 12345").waitFor();
    await drawer().getByText("待確認").waitFor();
    // The event shows the report at once; staff can act on it when the order has been fetched again.
    const refetched = waitForAnswer(/"version":.*54321|54321.*"version":/s);
    await report("54321");
    await drawer().getByText("已匯款，帳號末五碼 54321").waitFor();
    await refetched;
    await drawer().getByLabel("付款狀態").selectOption("PAID");
    await drawer().getByText("待確認").waitFor({ state: "detached" });
    await drawer().getByText("已匯款，帳號末五碼 54321").waitFor();
    await shop.openScreen("/product-order");
    await row("訂單列表", `#${order.number}`).getByText("已付款").waitFor();
    expect(await row("訂單列表", `#${order.number}`).getByText("回報已匯款").count()).toBe(0);
  });
});

describe("a customer whom LINE cannot reach", () => {
  const {
    row: booked,
    dialog,
    open,
  } = appointmentScreen(
    () => shop,
    () => salon,
  );
  let number: number;

  beforeAll(async () => {
    salon = await openStaffedSalon(shop);
    number = await enter(shop.admin, salon, {
      customer: "林小茶",
      startsAt: at("10:00"),
      lines: [["美甲", "林小美"]],
    });
    await request(
      shop.admin,
      "mutation ($input: UpdateAppointmentInput!) { updateAppointment(input: $input) { id } }",
      {
        input: { id: btoa(`Appointment:${number}`), details: { customerId } },
      },
    );
    await unfollow();
    const query = "query ($id: ID!) { node(id: $id) { ... on Customer { reachable } } }";
    await vi.waitFor(
      async () =>
        expect(await request(shop.admin, query, { id: customerId })).toEqual({ node: { reachable: false } }),
      { timeout: 60_000, interval: 200 },
    );
  });

  /** The customer removes the shop's LINE account, which LINE reports by a webhook. */
  async function unfollow(): Promise<void> {
    const source = { type: "user", userId: `U${TEN.toString(16).padStart(32, "0")}` };
    const event = { type: "unfollow", mode: "active", timestamp: Date.now(), webhookEventId: "gone", source };
    const body = JSON.stringify({ events: [event] });
    const signature = createHmac("sha256", CHANNEL_SECRET).update(body).digest("base64");
    const headers = { "x-line-signature": signature };
    const answer = await fetch(`${shop.origin}/line/webhook`, { method: "POST", headers, body });
    expect(answer.status).toBe(200);
  }

  it("is marked in the list of orders and in the order", async () => {
    await shop.openScreen("/product-order");
    await row("訂單列表", `#${order.number}`).getByRole("img", { name: "不是好友" }).waitFor();
    await shop.openScreen(`/product-order?order=${order.number}`);
    await drawer().getByText("不是好友，LINE 訊息無法送達").waitFor();
  });

  it("is marked in the appointments", async () => {
    const { page } = shop;
    await shop.openScreen("/appointment?staff=");
    await booked(`#${number}`).getByText("不是好友").waitFor();
    await open(`?appointment=${number}`);
    await dialog().getByText("不是好友，LINE 訊息無法送達").waitFor();
    await page.goto(`/appointmentlog?day=${DAY}&appointment=${number}`);
    await dialog().getByText("不是好友，LINE 訊息無法送達").waitFor();
  });
});
