import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { auditOf, customerRow, ordered, product, store } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, type TestContext } from "../../testing/run.ts";

let testContext: TestContext;
let me: number;
let bowl: number;

// Saturday, 10:00 in Taipei.
const TODAY = "2026-11-21";
const SATURDAY = { weekday: 6, startMinute: 840, endMinute: 960, capacity: 2 };
const SUNDAY = { weekday: 7, startMinute: 600, endMinute: 720, capacity: 1 };
const AFTERNOON = { day: TODAY, startMinute: 840, endMinute: 960 };
const TOMORROW = { day: "2026-11-22", startMinute: 600, endMinute: 720 };

beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  const { prisma } = testContext;
  await prisma.order.deleteMany();
  await prisma.storeClosure.deleteMany();
  await prisma.store.deleteMany();
  await store(prisma);
  me = (await customerRow(prisma)).id;
  bowl = (await product(prisma, { price: "300", stock: 10_000 })).id;
});

async function pickup(more: object = {}): Promise<string> {
  const { data, codes } = await testContext.run<{ createShippingMethod: { id: string } }>(
    "mutation ($input: CreateShippingMethodInput!) { createShippingMethod(input: $input) { id } }",
    {
      input: {
        details: { kind: "STORE_PICKUP", name: "自取", slots: [SUNDAY, SATURDAY], slotDaysAhead: 7, ...more },
      },
    },
    ADMIN,
  );
  expect(codes).toEqual([]);
  return data?.createShippingMethod.id ?? "";
}

const update = (id: string, details: object) =>
  testContext.run(
    "mutation ($input: UpdateShippingMethodInput!) { updateShippingMethod(input: $input) { hasSlots slots { weekday capacity } } }",
    { input: { id, details } },
    ADMIN,
  );

interface Placed {
  placeOrder: {
    id: string;
    number: number;
    version: number;
    expectedDeliveryDate: string | null;
    shippingSlot: object | null;
  };
}
const SHOWN = "id number version expectedDeliveryDate shippingSlot { day startMinute endMinute }";

const place = async (more: object = {}, quantity = 1) => {
  const { data, codes } = await testContext.run<Placed>(
    `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ${SHOWN} } }`,
    {
      input: {
        buyerPhone: "0912000000",
        paymentMethod: "PAY_AT_STORE",
        lines: [ordered(bowl, quantity, "300")],
        ...more,
      },
    },
    customer(me),
  );
  return data?.placeOrder ?? codes[0];
};

/** Returns the slots with what is left of each, as a customer sees them. */
const left = async (shippingMethodId: string, quantity = 1) => {
  const { data, codes } = await testContext.run<{
    shippingSlots: { day: string; startMinute: number; remaining: string; fits: boolean }[];
  }>(
    `query ($shippingMethodId: ID!, $lines: [CartLineInput!]!) {
      shippingSlots(shippingMethodId: $shippingMethodId, lines: $lines) { day startMinute remaining fits } }`,
    { shippingMethodId, lines: [{ productId: globalId("Product", bowl), quantity }] },
  );
  expect(codes).toEqual([]);
  return data?.shippingSlots.map(
    ({ day, startMinute, remaining, fits }) =>
      `${day} ${startMinute / 60} ${remaining}${fits ? "" : " full"}`,
  );
};

const numberOf = (placed: Awaited<ReturnType<typeof place>>): number => {
  if (typeof placed !== "object") throw new Error(`refused: ${placed}`);
  return placed.number;
};

const run = async (name: string, input: object, type: string) => {
  const { codes } = await testContext.run(
    `mutation ($input: ${type}!) { ${name}(input: $input) ${name.startsWith("delete") ? "" : "{ id }"} }`,
    { input },
    ADMIN,
  );
  return codes;
};
const orderId = (number: number) => globalId("Order", number);

describe("the slots of a method", () => {
  it("are stored by weekday and time, and shown to customers with what is left", async () => {
    const id = await pickup();
    expect(await left(id)).toEqual(["2026-11-21 14 2", "2026-11-22 10 1", "2026-11-28 14 2"]);
    const { data } = await update(id, { slotLeadMinutes: 241, slotDaysAhead: 1 });
    expect(data).toEqual({
      updateShippingMethod: {
        hasSlots: true,
        slots: [
          { weekday: 6, capacity: 2 },
          { weekday: 7, capacity: 1 },
        ],
      },
    });
    expect(await left(id)).toEqual(["2026-11-22 10 1"]);
  });

  it("are not offered while the store is closed", async () => {
    const id = await pickup();
    await testContext.prisma.storeClosure.create({
      data: { startsAt: new Date("2026-11-22T03:59:00Z"), endsAt: new Date("2026-11-23T00:00:00Z") },
    });
    expect(await left(id)).toEqual(["2026-11-21 14 2", "2026-11-28 14 2"]);
    await testContext.prisma.store.update({ where: { id: 1 }, data: { openWeekdays: [7] } });
    expect(await left(id)).toEqual([]);
  });

  it.each([
    ["an end before the start", { endMinute: 600 }, "endMinute", { kind: "AFTER", fields: ["startMinute"] }],
    ["an overlap", { startMinute: 700, endMinute: 800 }, "slots", { kind: "SPANS" }],
    ["no capacity", { capacity: 0 }, "capacity", { kind: "WHOLE_NUMBER", min: 1, max: 1_000_000 }],
    ["too much capacity", { capacity: 1_000_001 }, "capacity", { kind: "WHOLE_NUMBER", max: 1_000_000 }],
    ["an unknown weekday", { weekday: 8 }, "weekday", { kind: "WHOLE_NUMBER", min: 1, max: 7 }],
  ])("refuses %s, and names the rule", async (_name, wrong, field, expected) => {
    const slots = [SUNDAY, { ...SUNDAY, ...wrong }];
    const { codes, params, rule } = await update(await pickup(), { slots });
    expect([codes, params, rule]).toMatchObject([["INVALID_INPUT"], { field }, expected]);
  });

  it("refuses more slots than a week can have", async () => {
    const { codes, params, rule } = await update(await pickup(), { slots: Array(201).fill(SUNDAY) });
    expect([codes, params, rule]).toMatchObject([["INVALID_INPUT"], { field: "slots" }, { kind: "SPANS" }]);
  });

  it("stay as they are when other fields change", async () => {
    const id = await pickup();
    const before = (await testContext.prisma.auditEntry.findMany()).length;
    await update(id, { slots: [SATURDAY, SUNDAY] });
    expect((await testContext.prisma.auditEntry.findMany()).length).toBe(before);
  });
});

describe("a checkout", () => {
  it("takes its slot, which becomes the requested delivery date, and refuses the one too many", async () => {
    const id = await pickup();
    expect(await place({ shippingSlot: AFTERNOON })).toMatchObject({
      shippingSlot: AFTERNOON,
      expectedDeliveryDate: "2026-11-21T06:00:00.000Z",
    });
    expect(await left(id)).toEqual(["2026-11-21 14 1", "2026-11-22 10 1", "2026-11-28 14 2"]);
    await place({ shippingSlot: AFTERNOON });
    expect(await left(id)).toEqual(["2026-11-21 14 0 full", "2026-11-22 10 1", "2026-11-28 14 2"]);
    expect(await place({ shippingSlot: AFTERNOON })).toBe("SHIPPING_SLOT_NOT_AVAILABLE");
  });

  it("without a slot gets the first one with room, on the requested day if there is one", async () => {
    await pickup();
    expect(await place({ expectedDeliveryDate: "2026-11-22" })).toMatchObject({ shippingSlot: TOMORROW });
    expect(await place({ expectedDeliveryDate: "2026-11-22" })).toBe("SHIPPING_SLOT_NOT_AVAILABLE");
    for (const slot of [AFTERNOON, AFTERNOON, { ...AFTERNOON, day: "2026-11-28" }])
      expect(await place()).toMatchObject({ shippingSlot: slot });
  });

  it("refuses slots that the method does not have, and any slot without a method", async () => {
    await pickup();
    expect(await place({ shippingSlot: { ...AFTERNOON, day: "2026-11-22" } })).toBe(
      "SHIPPING_SLOT_NOT_AVAILABLE",
    );
    expect(await place({ shippingSlot: { ...AFTERNOON, day: "2026-12-05" } })).toBe(
      "SHIPPING_SLOT_NOT_AVAILABLE",
    );
    await testContext.prisma.shippingMethod.deleteMany();
    expect(await place({ shippingSlot: AFTERNOON })).toBe("SHIPPING_SLOT_NOT_AVAILABLE");
  });

  it("counts work units if the method does, with those of each product", async () => {
    const id = await pickup({ slotUnit: "WORK_UNITS", slots: [{ ...SATURDAY, capacity: 10 }] });
    await testContext.prisma.product.update({ where: { id: bowl }, data: { workUnits: "2.5" } });
    await place({ shippingSlot: AFTERNOON }, 3);
    expect(await left(id, 1)).toEqual(["2026-11-21 14 2.5", "2026-11-28 14 10"]);
    expect(await left(id, 2)).toEqual(["2026-11-21 14 2.5 full", "2026-11-28 14 10"]);
    expect(await place({ shippingSlot: AFTERNOON }, 2)).toBe("SHIPPING_SLOT_NOT_AVAILABLE");
    expect(await place({ shippingSlot: AFTERNOON }, 1)).toMatchObject({ shippingSlot: AFTERNOON });
  });

  it("needs one more statement for the first order of a slot, and none for methods without slots", async () => {
    const id = await pickup({ slots: [{ ...SATURDAY, capacity: 9 }] });
    const statements = async (more: object = {}) => {
      const before = testContext.statements.length;
      numberOf(await place(more));
      return testContext.statements.length - before;
    };
    const first = await statements({ shippingSlot: AFTERNOON });
    const second = await statements({ shippingSlot: AFTERNOON });
    await update(id, { slots: [] });
    expect([first - second, await statements()]).toEqual([1, second]);
  });
});

describe("a place is free again", () => {
  it.each([
    [
      "when staff cancel the order",
      (number: number) => run("cancelOrder", { id: orderId(number) }, "CancelOrderInput"),
    ],
    [
      "when staff delete it",
      (number: number) => run("deleteOrders", { ids: [orderId(number)] }, "DeleteOrdersInput"),
    ],
    [
      "when staff set it to canceled",
      (number: number) => run("updateOrder", { id: orderId(number), state: "CANCELLED" }, "UpdateOrderInput"),
    ],
  ])("%s", async (_name, free) => {
    const id = await pickup();
    const number = numberOf(await place({ shippingSlot: TOMORROW }));
    expect((await left(id))?.[1]).toBe("2026-11-22 10 0 full");
    expect(await free(number)).toEqual([]);
    expect((await left(id))?.[1]).toBe("2026-11-22 10 1");
  });

  it("as far as an order becomes smaller", async () => {
    const id = await pickup({ slotUnit: "WORK_UNITS", slots: [{ ...SATURDAY, capacity: 10 }] });
    const number = numberOf(await place({ shippingSlot: AFTERNOON }, 4));
    const line = { orderId: orderId(number), productId: globalId("Product", bowl) };
    expect(await run("changeOrderLine", { ...line, quantity: 1 }, "ChangeOrderLineInput")).toEqual([]);
    expect((await left(id))?.[0]).toBe("2026-11-21 14 9");
    // Staff may add more than there is room for.
    expect(await run("changeOrderLine", { ...line, quantity: 12 }, "ChangeOrderLineInput")).toEqual([]);
    expect((await left(id))?.[0]).toBe("2026-11-21 14 0 full");
  });
});

describe("staff", () => {
  const move = (number: number, more: object) =>
    run("changeOrderSlot", { id: orderId(number), ...more }, "ChangeOrderSlotInput");

  it("move an order to another slot, which its history records", async () => {
    const id = await pickup();
    const number = numberOf(await place({ shippingSlot: AFTERNOON }));
    expect(await move(number, { slot: TOMORROW })).toEqual([]);
    expect(await left(id)).toEqual(["2026-11-21 14 2", "2026-11-22 10 0 full", "2026-11-28 14 2"]);
    const row = await testContext.prisma.order.findUniqueOrThrow({ where: { id: number } });
    expect(row.expectedDeliveryDate).toEqual(new Date("2026-11-22T02:00:00Z"));
    expect(row.deliveryDate).toEqual(row.expectedDeliveryDate);
    const [entry] = (await auditOf(testContext.prisma, "Order", number)).toReversed();
    expect(entry).toMatchObject({
      before: { shippingSlot: "2026-11-21 14:00–16:00" },
      after: { shippingSlot: "2026-11-22 10:00–12:00" },
    });
  });

  it("exceed the capacity only when they say so, which the history records too", async () => {
    const id = await pickup();
    await place({ shippingSlot: TOMORROW });
    const number = numberOf(await place({ shippingSlot: AFTERNOON }));
    expect(await move(number, { slot: TOMORROW })).toEqual(["SHIPPING_SLOT_NOT_AVAILABLE"]);
    expect(await move(number, { slot: TOMORROW, overCapacity: true })).toEqual([]);
    const [entry] = (await auditOf(testContext.prisma, "Order", number)).toReversed();
    expect(entry).toMatchObject({ after: { overCapacity: "2 / 1" } });
    const { data } = await testContext.run(
      'query { shippingSlotOccupancy(day: "2026-11-22") { methodName startMinute unit capacity orders workUnits } }',
      {},
      ADMIN,
    );
    expect(data).toEqual({
      shippingSlotOccupancy: [
        { methodName: "自取", startMinute: 600, unit: "ORDERS", capacity: 1, orders: 2, workUnits: "2" },
      ],
    });
    await run("cancelOrder", { id: orderId(number) }, "CancelOrderInput");
    expect((await left(id))?.[1]).toBe("2026-11-22 10 0 full");
  });

  it("cannot move a closed order, nor an order to a time that the method does not have", async () => {
    await pickup();
    const number = numberOf(await place({ shippingSlot: AFTERNOON }));
    const slot = { ...TOMORROW, endMinute: 721 };
    expect(await move(number, { slot, overCapacity: true })).toEqual(["SHIPPING_SLOT_NOT_AVAILABLE"]);
    expect(await move(number, { slot: TOMORROW, version: 99 })).toEqual(["CONFLICT"]);
    await run("cancelOrder", { id: orderId(number) }, "CancelOrderInput");
    expect(await move(number, { slot: TOMORROW })).toEqual(["ORDER_STATE_FORBIDS"]);
  });

  it("see slots of placed orders although the method no longer has them", async () => {
    const id = await pickup();
    await place({ shippingSlot: AFTERNOON });
    await update(id, { slots: [SUNDAY] });
    const { data } = await testContext.run(
      `query { shippingSlotOccupancy(day: "${TODAY}") { startMinute capacity orders } }`,
      {},
      ADMIN,
    );
    expect(data).toEqual({ shippingSlotOccupancy: [{ startMinute: 840, capacity: null, orders: 1 }] });
  });
});

describe("an order that staff enter", () => {
  const create = async (shipping?: object) => {
    const { data, codes } = await testContext.run<{
      createOrder: { number: number; total: string; shippingName: string; shippingSlot: object | null };
    }>(
      `mutation ($input: CreateOrderInput!) { createOrder(input: $input) {
        number total shippingName shippingFee shippingSlot { day startMinute endMinute } expectedDeliveryDate } }`,
      {
        input: {
          details: { paymentMethodCode: 4 },
          lines: [{ productId: globalId("Product", bowl), quantity: 2 }],
          ...(shipping && { shipping }),
        },
      },
      ADMIN,
    );
    return data?.createOrder ?? codes[0];
  };

  it("has no method and no fee by default", async () => {
    await pickup({ fee: "60" });
    expect(await create()).toMatchObject({
      total: "600",
      shippingName: "",
      shippingFee: "0",
      shippingSlot: null,
    });
  });

  it("gets the method's fee, or none from the free amount on", async () => {
    const shippingMethodId = await pickup({ fee: "60", freeFrom: "1000" });
    expect(await create({ shippingMethodId })).toMatchObject({
      total: "660",
      shippingName: "自取",
      shippingFee: "60",
      shippingSlot: null,
    });
    await update(shippingMethodId, { freeFrom: "600" });
    expect(await create({ shippingMethodId })).toMatchObject({ total: "600", shippingFee: "0" });
  });

  it("takes a slot, and a full one only over its capacity; a refused order is not written", async () => {
    const shippingMethodId = await pickup();
    expect(await create({ shippingMethodId, slot: TOMORROW })).toMatchObject({
      shippingSlot: TOMORROW,
      expectedDeliveryDate: "2026-11-22T02:00:00.000Z",
    });
    const before = await testContext.prisma.order.count();
    expect(await create({ shippingMethodId, slot: TOMORROW })).toBe("SHIPPING_SLOT_NOT_AVAILABLE");
    expect(await testContext.prisma.order.count()).toBe(before);
    expect(await create({ shippingMethodId, slot: TOMORROW, overCapacity: true })).toMatchObject({
      shippingSlot: TOMORROW,
    });
  });

  it("cannot have a method that is not offered", async () => {
    const shippingMethodId = await pickup();
    await update(shippingMethodId, { active: false });
    expect(await create({ shippingMethodId })).toBe("SHIPPING_METHOD_NOT_OFFERED");
  });
});
