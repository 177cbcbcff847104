import { setTimeout as sleep } from "node:timers/promises";
import { dayOf } from "@machiya/schema/domain/time/shopTime";
import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, expect, it } from "vitest";
import { FAKE_CHANNEL, type FakeLine, startFakeLine } from "../../api/src/standIns/line/fakeLine.ts";
import { bookable, clock } from "../../schema/src/testing/bookable.ts";
import { type FaultProxy, startFaultProxy } from "../faults/faultProxy.ts";
import { type FaultShop, openFaultShop, orderOf } from "../faults/faultShop.ts";
import { Client } from "../servers/client.ts";

let line: FakeLine;
let lineNetwork: FaultProxy;
let shop: FaultShop;

beforeAll(async () => {
  line = await startFakeLine();
  lineNetwork = await startFaultProxy(Number(new URL(line.url).port));
  shop = await openFaultShop({
    LINE_API_BASE: `http://127.0.0.1:${lineNetwork.port}`,
    LINE_CHANNEL_ID: FAKE_CHANNEL,
    LINE_CHANNEL_ACCESS_TOKEN: "token",
  });
});
afterAll(async () => {
  await lineNetwork.set("pass");
  await shop.close();
  await lineNetwork.close();
  await line.close();
});

/** Executes a mutation that returns an object; resolves with its id. */
async function act(client: Client, name: string, type: string, input: object): Promise<string> {
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { id } }`;
  const { data, code } = await client.graphql<Record<string, { id: string }>>(document, { input });
  expect(code).toBeNull();
  return data?.[name]?.id ?? "";
}

it("while LINE accepts connections without responding, orders and bookings succeed, sign-in reports the outage, and each message is sent once afterwards", async () => {
  await shop.prisma.store.create({ data: { name: "町家" } });
  const product = await shop.product(100);
  const today = dayOf(new Date(), "Asia/Taipei");
  const tomorrow = new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  const { service, people } = await bookable(shop.prisma, { days: [tomorrow], count: 2 });

  await lineNetwork.set("hold");
  await act(shop.customer, "placeOrder", "PlaceOrderInput", orderOf(product).input);
  // The order's message is being sent, and LINE does not respond.
  await expect.poll(() => lineNetwork.open()).toBeGreaterThan(0);

  for (let count = 0; count < 5; count++) {
    const id = await act(shop.customer, "placeOrder", "PlaceOrderInput", orderOf(product).input);
    await act(shop.admin, "advanceOrder", "AdvanceOrderInput", { id, to: "IN_ACTION" });
  }
  for (const [index, { id }] of people.entries()) {
    await act(shop.customer, "bookAppointment", "BookAppointmentInput", {
      customerName: "小美",
      customerPhone: "0900000000",
      startsAt: clock(index === 0 ? "10:00" : "14:00", tomorrow),
      lines: [{ serviceId: globalId("Service", service.id), staffMemberId: globalId("StaffMember", id) }],
    });
  }
  // LINE has still not responded to the first request and has accepted nothing.
  expect(lineNetwork.open()).toBeGreaterThan(0);
  expect(line.messaging.taken).toEqual([]);
  expect(await shop.prisma.outboxMessage.count({ where: { state: "SENT" } })).toBe(0);
  const signingIn = await new Client(shop.server.origin).graphql(
    "mutation ($input: LogInCustomerInput!) { logInCustomer(input: $input) { customer { id } } }",
    { input: { idToken: await line.issueIdToken() } },
  );
  expect(signingIn.code).toBe("LINE_UNAVAILABLE");

  const notices = await shop.prisma.outboxMessage.count();
  expect(notices).toBe(1 + 5 * 2 + people.length);
  await lineNetwork.set("pass");
  await expect
    .poll(
      async () => {
        // Retry delays expire at once.
        await shop.prisma.outboxMessage.updateMany({
          where: { state: "PENDING" },
          data: { availableAt: new Date(0) },
        });
        return shop.prisma.outboxMessage.count({ where: { state: "SENT" } });
      },
      { timeout: 60_000 },
    )
    .toBe(notices);
  expect(line.messaging.taken).toHaveLength(notices);
  expect(shop.server.process.exitCode).toBeNull();
});

it("while LINE accepts connections without responding, a broadcast's reach comes without LINE's quota", async () => {
  await lineNetwork.set("hold");
  // LINE's own timeout is 5 s, after which the quota would be unknown as well.
  const reach = shop.admin.graphql<{ broadcastReach: object }>(
    "{ broadcastReach { recipients remaining fits } }",
  );
  const answer = await Promise.race([reach, sleep(4000, null)]);
  expect(answer?.data?.broadcastReach).toMatchObject({ remaining: null, fits: true });
  await lineNetwork.set("pass");
});
