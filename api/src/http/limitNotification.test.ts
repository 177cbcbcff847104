import { beforeEach, describe, expect, it } from "vitest";
import { entrypointOf, NOTIFICATION_ROUTES } from "./entrypoints.ts";
import { createKnownSenders, FORGERIES, type KnownSenders, limitNotification } from "./limitNotification.ts";
import { MAX_BAD_REQUESTS, PROOF_CREDIT, WORK_BUDGETS } from "./workBudgets.ts";
import { clientKey, createWorkLimiter, type WorkLimiter } from "./workLimiter.ts";
import { createWorkMeter } from "./workMeter.ts";

const PROVIDER = "203.0.113.1";

let clock: number;
let used: number;
let limiter: WorkLimiter;
let senders: KnownSenders;
beforeEach(() => {
  [clock, used] = [0, 0];
  limiter = createWorkLimiter(() => clock);
  senders = createKnownSenders();
});

/** Sends a notification, whose verification costs so many milliseconds. Returns whether it was answered. */
async function send(address: string, isProven: boolean, cost = 1, bytes = 600): Promise<boolean> {
  const response = await limitNotification(
    { limiter, senders, meter: createWorkMeter(() => used) },
    {
      address: clientKey("address", address),
      kind: { name: "notification", estimate: cost, least: bytes / 30_000 },
      wasProven: () => isProven,
    },
    async () => {
      used += cost;
      return new Response("OK");
    },
  );
  return response !== null;
}

/** Returns how many of so many notifications are refused. */
async function refusals(count: number, address: (index: number) => string, isProven: boolean, cost = 1) {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => send(address(index), isProven, cost)),
  );
  return answers.filter((isAnswered) => !isAnswered).length;
}
const newAddress = (index: number) => `198.51.100.${index}`;

describe("notifications that prove themselves", () => {
  it("are never refused, however many come at once from one address", async () => {
    expect(await refusals(150, () => PROVIDER, true)).toBe(0);
    expect(await refusals(1000, () => PROVIDER, true, 20)).toBe(0);
  });

  it("cost their address nothing", async () => {
    await refusals(150, () => PROVIDER, true);
    const address = clientKey("address", PROVIDER);
    expect([limiter.standingOf(address), limiter.restOf(address)]).toEqual([
      "prompt",
      Number.POSITIVE_INFINITY,
    ]);
    expect(limiter.restOf(FORGERIES)).toBe(1);
  });

  it("are accepted from a known address while strangers are refused", async () => {
    expect(await send(PROVIDER, true)).toBe(true);
    await refusals(2000, newAddress, false);
    expect(limiter.standingOf(FORGERIES)).not.toBe("prompt");
    expect(await send("203.0.113.99", false)).toBe(false);
    expect(await refusals(150, () => PROVIDER, true)).toBe(0);
  });
});

describe("notifications that cannot be verified", () => {
  it("are refused after some of an address", async () => {
    expect(await refusals(MAX_BAD_REQUESTS.address - 1, () => PROVIDER, false)).toBe(0);
    await send(PROVIDER, false);
    expect(await send(PROVIDER, false)).toBe(false);
  });

  it("are refused from ever new addresses, too, once they have cost more than all of them together may", async () => {
    const refused = await refusals(2000, newAddress, false, 2);
    expect(refused).toBeGreaterThanOrEqual(2000 - WORK_BUDGETS.forgeries.prompt.capacity);
    expect(used).toBeLessThanOrEqual(2 * WORK_BUDGETS.forgeries.prompt.capacity);
    clock += 60_000;
    expect(await send("203.0.113.99", false)).toBe(true);
  });

  it("count by their size before they are read", async () => {
    const large = await Promise.all(
      Array.from({ length: 200 }, (_, index) => send(newAddress(index), false, 0, 1_000_000)),
    );
    expect(large.filter((isAnswered) => isAnswered).length).toBeLessThan(20);
  });

  it("of a known address are limited once they have used up its credit", async () => {
    for (let count = 0; count < 50; count += 1) await send(PROVIDER, true);
    const refused = await refusals(PROOF_CREDIT.most + MAX_BAD_REQUESTS.address, () => PROVIDER, false);
    expect(senders.isKnown(clientKey("address", PROVIDER))).toBe(false);
    expect(refused).toBe(0);
    expect(await send(PROVIDER, false)).toBe(false);
  });
});

it.each([
  ["/line/webhook", true],
  ["/payments/ecpay/notifications", true],
  ["/payments/line-pay/notifications/", true],
  ["/payments/stripe/notifications", true],
  ["/carriers/ecpay/notifications", true],
  ["/payments/ecpay/result", false],
  ["/payments/start/ABC", false],
  ["/carriers/ecpay/store", false],
])("%s is a door of notifications: %s", (path, isDoor) => {
  expect(NOTIFICATION_ROUTES.has(entrypointOf(path).route)).toBe(isDoor);
});
