import { setTimeout as sleep } from "node:timers/promises";
import { globalId } from "@machiya/schema/ids";
import { hashOf } from "../requests/documents.ts";
import { customerCookie } from "../requests/preparedRequests.ts";
import { attackClient } from "./attackClient.ts";
import { type AttackRequest, CART_QUOTE, cart, MY_ORDERS, persisted, STOREFRONT } from "./attackRequests.ts";

/** Each normal customer has an address; attackers have those from 127.0.0.11 to 127.0.0.20. */
const addressOf = (customer: number) => `127.0.0.${1 + customer}`;
/** The pause between two requests. */
const PAUSE_MS = 60;

/** What a customer does, in turn: looks at the shop, fills a cart, orders, and looks at the orders. */
function visit(customer: number, prices: ReadonlyMap<number, string>): AttackRequest[] {
  const cookie = customerCookie(customer);
  const line = { productId: globalId("Product", 1), quantity: "1", seenPrice: prices.get(1) ?? "0" };
  const order = { buyerPhone: "0912345678", paymentMethod: "PAY_AT_STORE", lines: [line] };
  return [
    persisted(STOREFRONT, { filter: {} }, cookie),
    persisted(CART_QUOTE, cart(1, 1), cookie),
    persisted(CART_QUOTE, cart(3, 3), cookie),
    persisted(hashOf("checkout"), { input: order }, cookie),
    persisted(MY_ORDERS, { count: 10 }, cookie),
  ];
}

/** What customers experienced. */
export interface Experience {
  /** Milliseconds of all responses, ascending. */
  latencies: number[];
  /** Responses that were not the requested ones. */
  refusals: string[];
}

/** Visits the shop for so many seconds, at all its processes in turn, as the customer with this id. */
export async function visitShop(
  origins: readonly string[],
  seconds: number,
  prices: ReadonlyMap<number, string>,
  customer = 1,
): Promise<Experience> {
  const client = attackClient(addressOf(customer), { readsBody: true });
  const requests = visit(customer, prices);
  const experience: Experience = { latencies: [], refusals: [] };
  const end = performance.now() + seconds * 1000;
  for (let count = 0; performance.now() < end; count += 1) {
    const request = requests[count % requests.length];
    // A whole visit goes to one process, as behind a proxy with keep-alive connections.
    const origin = origins[(customer + Math.floor(count / requests.length)) % origins.length];
    if (request === undefined || origin === undefined) break;
    const { status, ms, text } = await client.send(origin, request);
    experience.latencies.push(ms);
    if (status !== 200 || !text.startsWith('{"data":{'))
      experience.refusals.push(`${status}: ${text.slice(0, 200)}`);
    await sleep(PAUSE_MS);
  }
  client.close();
  experience.latencies.sort((a, b) => a - b);
  return experience;
}
