import { afterAll, beforeAll, expect, it } from "vitest";
import { setLogLevel } from "../../api/src/telemetry/log.ts";
import { compareLedger } from "../payments/compareLedger.ts";
import { type KilledShop, openKilledShop } from "../payments/killedShop.ts";
import { settleSimulation } from "../payments/settleSimulation.ts";
import { formatEvents, simulatePayments } from "../payments/simulation.ts";

/** `npm run simulate:payments` makes many more. */
const COUNT = Number(process.env.PAYMENTS ?? 60);
const SEED = Number(process.env.PAYMENT_SEED ?? 21);
const CUSTOMERS = 8;
/** One kill for this many payments, and at least two. */
const PAYMENTS_PER_KILL = 400;
const KILLS = Math.max(2, Math.round(COUNT / PAYMENTS_PER_KILL));

let shop: KilledShop;
beforeAll(async () => {
  setLogLevel("error");
  shop = await openKilledShop(CUSTOMERS);
});
afterAll(async () => {
  await shop?.close();
  setLogLevel("warn");
});

it(
  `the ledger and its export equal the providers' files after ${COUNT} payments and ${KILLS} kills (seed ${SEED})`,
  async () => {
    const since = new Date();
    const events = await simulatePayments(shop, { count: COUNT, seed: SEED, kills: KILLS });
    await settleSimulation(shop, events);
    const { turnover, payments, charged, unassigned, days, ...errors } = await compareLedger(
      shop,
      events.orders,
      since,
    );
    console.log(
      `${JSON.stringify({ orders: events.orders.length, payments, charged, unassigned, days, turnover, ...errors })}\n${formatEvents(events)}`,
    );
    expect(payments).toBeGreaterThanOrEqual(COUNT);
    expect(events.kills).toBe(KILLS);
    const faults = ["forged", "wrongAmounts", "repeatedNotifications", "lostNotifications"] as const;
    for (const fault of [...faults, "reorderedNotifications"] as const)
      expect([fault, events[fault]]).toEqual([fault, expect.toSatisfy((count: number) => count > 0)]);
    expect(errors).toEqual({
      chargedTwice: 0,
      chargedButUnpaid: 0,
      lost: 0,
      paidButUncharged: 0,
      cancelledButHeld: 0,
      wrongAuthorizations: 0,
    });
    for (const { provider, exported } of Object.values(turnover)) expect(exported).toEqual(provider);
  },
  4 * 3_600_000,
);
