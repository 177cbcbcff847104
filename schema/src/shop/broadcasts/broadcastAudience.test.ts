import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { appointmentRow, serviceRow } from "../../testing/bookingFixtures.ts";
import { customerRow, orderRow, product } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, type TestContext } from "../../testing/run.ts";
import { type AudienceInput, audienceWhere, readAudience } from "./broadcastAudience.ts";

let testContext: TestContext;
/** Creates a product with its type, a service, and customers with orders or appointments. */
let tea: number;
let shelf: number;
let haircut: number;
const people = new Map<string, number>();

async function person(name: string, data: object = {}): Promise<number> {
  const { id } = await customerRow(testContext.prisma, { name, ...data });
  people.set(name, id);
  return id;
}

async function bought(name: string, state: "ESTABLISHED" | "COMPLETE" | "CANCELLED", data: object = {}) {
  const { id: orderId } = await orderRow(testContext.prisma, { customerId: await person(name, data), state });
  await testContext.prisma.orderLine.create({
    data: { orderId, productId: tea, quantity: 1, unitPrice: 100, productName: "茶" },
  });
}

async function booked(name: string, state: "PENDING" | "CANCELLED") {
  const row = await appointmentRow(testContext.prisma, {
    staffMemberId: null,
    serviceId: haircut,
    day: "2026-12-01",
    hour: 14,
    state,
  });
  await testContext.prisma.appointment.update({
    where: { id: row.id },
    data: { customerId: await person(name) },
  });
}

beforeAll(async () => {
  testContext = await createTestContext();
  tea = (await product(testContext.prisma, { name: "茶碗" })).id;
  shelf = (
    await testContext.prisma.productType.create({
      data: { name: "茶", products: { create: { productId: tea } } },
    })
  ).id;
  haircut = (await serviceRow(testContext.prisma)).id;
  await bought("bought", "COMPLETE");
  await bought("bought and cancelled", "CANCELLED");
  await bought("bought, no friend", "ESTABLISHED", { reachable: false });
  await bought("bought, gone", "ESTABLISHED", { deletedAt: new Date() });
  await bought("bought, a friend", "ESTABLISHED", { reachable: true });
  await bought("bought, blocked", "ESTABLISHED", { block: { create: {} } });
  await booked("booked", "PENDING");
  await booked("booked and cancelled", "CANCELLED");
  await person("neither");
});
afterAll(() => testContext.close());

const who = async (input: AudienceInput | null) => {
  const found = await testContext.prisma.customer.findMany({ where: audienceWhere(readAudience(input, [])) });
  return found.map(({ name }) => name).sort();
};
const teaId = () => globalId("Product", tea);

describe("an audience", () => {
  it("of everyone excludes blocked and deleted customers and known non-friends", async () => {
    const all = "booked|booked and cancelled|bought|bought and cancelled|bought, a friend|neither".split("|");
    expect(await who({ kind: "EVERYONE" })).toEqual(all);
    expect(await who(null)).toEqual(all);
  });

  it("of buyers matches products or product types, but not cancelled orders", async () => {
    const buyers = ["bought", "bought, a friend"];
    expect(await who({ kind: "BOUGHT", productIds: [teaId()] })).toEqual(buyers);
    expect(await who({ kind: "BOUGHT", productTypeIds: [globalId("ProductType", shelf)] })).toEqual(buyers);
    expect(
      await who({
        kind: "BOUGHT",
        productIds: [globalId("Product", 9999)],
        productTypeIds: [globalId("ProductType", shelf)],
      }),
    ).toEqual(buyers);
    expect(await who({ kind: "BOUGHT", productIds: [globalId("Product", 9999)] })).toEqual([]);
    expect(await who({ kind: "BOUGHT" })).toEqual([]);
  });

  it("of customers with bookings matches services, but not cancelled appointments", async () => {
    expect(await who({ kind: "BOOKED", serviceIds: [globalId("Service", haircut)] })).toEqual(["booked"]);
    expect(await who({ kind: "BOOKED", serviceIds: [globalId("Service", 9999)] })).toEqual([]);
  });

  it("of selected customers contains only those who can receive messages", async () => {
    const customerIds = ["neither", "bought, blocked", "bought, no friend", "bought, gone"].map((name) =>
      globalId("Customer", people.get(name) ?? 0),
    );
    expect(await who({ kind: "CHOSEN", customerIds })).toEqual(["neither"]);
  });

  it("can have 500 customers and 100 products, but no more, and no ids of other types", () => {
    const ids = (type: "Customer" | "Product", count: number) =>
      Array.from({ length: count }, (_, index) => globalId(type, index + 1));
    const read = (input: AudienceInput) => () => readAudience(input, ["input", "audience"]);
    expect(read({ kind: "CHOSEN", customerIds: ids("Customer", 500) })).not.toThrow();
    expect(read({ kind: "CHOSEN", customerIds: ids("Customer", 501) })).toThrow("INVALID_INPUT");
    expect(read({ kind: "BOUGHT", productIds: ids("Product", 100) })).not.toThrow();
    expect(read({ kind: "BOUGHT", productIds: ids("Product", 101) })).toThrow("INVALID_INPUT");
    expect(read({ kind: "CHOSEN", customerIds: ids("Product", 1) })).toThrow("NOT_FOUND");
  });

  it("has the same count on the screen as when it is sent", async () => {
    const audience = { kind: "BOUGHT", productIds: [teaId()] };
    const reach = await testContext.run(
      "query ($input: BroadcastReachInput) { broadcastReach(input: $input) { recipients } }",
      { input: { audience } },
      ADMIN,
    );
    expect(reach.data).toEqual({ broadcastReach: { recipients: 2 } });
    const sent = await testContext.run(
      "mutation ($input: SendBroadcastInput!) { sendBroadcast(input: $input) { recipients audience audienceNames audienceCount } }",
      { input: { text: "新茶", audience } },
      ADMIN,
    );
    expect(sent.data).toEqual({
      sendBroadcast: { recipients: 2, audience: "BOUGHT", audienceNames: ["茶碗"], audienceCount: 1 },
    });
  });

  it.each(["BOUGHT", "BOOKED", "CHOSEN"])("of kind %s without a selection is rejected", async (kind) => {
    const sent = await testContext.run(
      "mutation ($input: SendBroadcastInput!) { sendBroadcast(input: $input) { id } }",
      { input: { text: "新茶", audience: { kind } } },
      ADMIN,
    );
    expect(sent.codes).toEqual(["INVALID_INPUT"]);
  });
});
