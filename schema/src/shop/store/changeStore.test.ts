import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { auditOf } from "../../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";

const FIELDS =
  "id name bankAccount bankCode orderingOpensAt orderingClosesAt openingHours address openWeekdays timeZone delivers version";
const CREATE = `mutation ($details: StoreDetailsInput!) { createStore(input: { details: $details }) { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateStoreInput!) { updateStore(input: $input) { ${FIELDS} } }`;
const DELETE = "mutation ($id: ID!) { deleteStore(input: { id: $id }) }";

const ID = globalId("Store", 1);

let testContext: TestContext;
/** The last history entry before the test, because history only grows. */
let before = 0;
beforeAll(async () => {
  testContext = await createTestContext();
});
beforeEach(async () => {
  await testContext.prisma.store.deleteMany();
  before = (await testContext.prisma.auditEntry.aggregate({ _max: { id: true } }))._max.id ?? 0;
});
afterAll(() => testContext.close());

const create = (details: object, viewer = ADMIN) => testContext.run(CREATE, { details }, viewer);
const update = (details: object, version?: number) =>
  testContext.run(UPDATE, { input: { id: ID, version, details } }, ADMIN);

describe("createStore", () => {
  it("creates record 1 with its defaults", async () => {
    expect((await create({ name: " 町家 " })).data).toEqual({
      createStore: {
        id: ID,
        name: "町家",
        bankAccount: "",
        bankCode: "",
        orderingOpensAt: null,
        orderingClosesAt: null,
        openingHours: "",
        address: "",
        openWeekdays: [],
        timeZone: "Asia/Taipei",
        delivers: false,
        version: 1,
      },
    });
    expect(await auditOf(testContext.prisma, "Store", 1, before)).toMatchObject([
      { action: "CREATE", staffMemberId: 1, before: null, after: { name: "町家" } },
    ]);
  });

  it("stores unique sorted weekdays without 0, and converts bare days to their first and last instants", async () => {
    const details = {
      name: "町家",
      bankAccount: "0123456789",
      openWeekdays: [7, 0, 1, 7, 3],
      timeZone: "Asia/Tokyo",
      orderingOpensAt: "2026-12-01",
      orderingClosesAt: "2026-12-01",
    };
    expect((await create(details)).data).toMatchObject({
      createStore: {
        bankAccount: "0123456789",
        openWeekdays: [1, 3, 7],
        orderingOpensAt: "2026-11-30T15:00:00.000Z",
        orderingClosesAt: "2026-12-01T14:59:59.999Z",
      },
    });
  });

  it("rejects a second store", async () => {
    await create({ name: "一" });
    expect((await create({ name: "二" })).codes).toEqual(["STORE_ALREADY_EXISTS"]);
    expect((await testContext.prisma.store.findMany()).map(({ name }) => name)).toEqual(["一"]);
  });

  it("creates one record for many concurrent requests", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => create({ name: `第 ${index}` })),
    );
    const codes = answers.flatMap((answer) => answer.codes);
    expect(codes).toEqual(Array(7).fill("STORE_ALREADY_EXISTS"));
    expect(await testContext.prisma.store.count()).toBe(1);
    expect(await auditOf(testContext.prisma, "Store", 1, before)).toHaveLength(1);
  });

  const opens = "2026-12-01T00:00:00Z";
  it.each([
    ["name", {}],
    ["name", { name: " " }],
    ["name", { name: "長".repeat(201) }],
    ["bankAccount", { name: "町", bankAccount: "12-34" }],
    ["bankAccount", { name: "町", bankAccount: "１２" }],
    ["bankCode", { name: "町", bankCode: "玉山銀行" }],
    ["bankCode", { name: "町", bankCode: "82" }],
    ["phone", { name: "町", phone: "不給你" }],
    ["lineAccount", { name: "町", lineAccount: "https://example.com" }],
    ["mapUrl", { name: "町", mapUrl: "javascript:alert(1)" }],
    ["openWeekdays", { name: "町", openWeekdays: [8] }],
    ["openWeekdays", { name: "町", openWeekdays: [-1] }],
    ["timeZone", { name: "町", timeZone: "Asia/Nowhere" }],
    ["timeZone", { name: "町", timeZone: "+08:00" }],
    ["broadcastFloor", { name: "町", broadcastFloor: -1 }],
    ["broadcastFloor", { name: "町", broadcastFloor: 1_000_001 }],
    ["orderingClosesAt", { name: "町", orderingOpensAt: opens, orderingClosesAt: opens }],
    ["orderingClosesAt", { name: "町", orderingOpensAt: "2026-12-02", orderingClosesAt: "2026-12-01" }],
  ])("rejects an invalid %s", async (field, details) => {
    const { codes, params } = await create(details);
    expect([codes, params]).toEqual([["INVALID_INPUT"], { field }]);
    expect(await testContext.prisma.store.count()).toBe(0);
  });

  it("reads a bank code", async () => {
    await create({ name: "町", bankCode: " ｃｔｃｂtwtp " });
    expect(await testContext.prisma.store.findFirst()).toMatchObject({ bankCode: "CTCBTWTP" });
  });

  it("reads phone, LINE account, and map link", async () => {
    const contact = { phone: "０２-2555-1234", lineAccount: "Machiya", mapUrl: " https://maps.example/a " };
    await create({ name: "町", ...contact });
    expect(await testContext.prisma.store.findFirst()).toMatchObject({
      phone: "02-2555-1234",
      lineAccount: "@machiya",
      mapUrl: "https://maps.example/a",
    });
  });

  it("accepts a window of one millisecond", async () => {
    const window = { orderingOpensAt: opens, orderingClosesAt: "2026-12-01T00:00:00.001Z" };
    expect((await create({ name: "町", ...window })).codes).toEqual([]);
  });
});

describe("updateStore", () => {
  beforeEach(() => create({ name: "町家", orderingOpensAt: "2026-12-01", openWeekdays: [1] }));

  it("writes the provided fields and the history, and clears a date with null", async () => {
    const { data } = await update({ orderingOpensAt: null, delivers: true, openWeekdays: [], address: null });
    expect(data).toMatchObject({
      updateStore: { name: "町家", orderingOpensAt: null, openWeekdays: [], delivers: true, version: 2 },
    });
    expect((await auditOf(testContext.prisma, "Store", 1, before)).at(-1)).toEqual({
      action: "UPDATE",
      staffMemberId: 1,
      before: { orderingOpensAt: "2026-11-30T16:00:00.000Z", openWeekdays: [1], delivers: false },
      after: { orderingOpensAt: null, openWeekdays: [], delivers: true },
    });
  });

  it("sets limits per customer from 1 to 1000, and removes one with null", async () => {
    const limits = async () => {
      const row = await testContext.prisma.store.findUniqueOrThrow({ where: { id: 1 } });
      return [row.maxOpenOrders, row.maxOpenAppointments, row.maxOverlappingAppointments];
    };
    expect(await limits()).toEqual([null, null, null]);
    const all = { maxOpenOrders: 1, maxOpenAppointments: 1000, maxOverlappingAppointments: 2 };
    expect((await update(all)).codes).toEqual([]);
    expect((await update({ maxOpenAppointments: null })).codes).toEqual([]);
    expect(await limits()).toEqual([1, null, 2]);
    for (const field of Object.keys(all)) {
      for (const wrong of [0, 1001]) expect((await update({ [field]: wrong })).params).toEqual({ field });
    }
    expect(await limits()).toEqual([1, null, 2]);
  });

  it("checks the resulting window instead of the input alone", async () => {
    expect((await update({ orderingClosesAt: "2026-11-30" })).params).toEqual({ field: "orderingClosesAt" });
    expect((await update({ orderingClosesAt: "2026-11-30", orderingOpensAt: "2026-11-01" })).codes).toEqual(
      [],
    );
  });

  it("rejects an outdated version", async () => {
    expect((await update({ name: "一" }, 1)).codes).toEqual([]);
    const late = await update({ name: "二" }, 1);
    expect([late.codes, late.params]).toEqual([["CONFLICT"], { what: "Store" }]);
  });

  it("rejects invalid input, a missing store, and any other id", async () => {
    expect((await update({ name: "" })).params).toEqual({ field: "name" });
    const input = { id: globalId("Store", 2), details: {} };
    expect((await testContext.run(UPDATE, { input }, ADMIN)).codes).toEqual(["NOT_FOUND"]);
    await testContext.prisma.store.deleteMany();
    expect((await update({ name: "一" })).codes).toEqual(["NOT_FOUND"]);
  });
});

describe("deleteStore", () => {
  it("deletes the record, so that another can be created", async () => {
    await create({ name: "一" });
    expect((await testContext.run(DELETE, { id: ID }, ADMIN)).data).toEqual({ deleteStore: [ID] });
    expect((await testContext.run(DELETE, { id: ID }, ADMIN)).codes).toEqual(["NOT_FOUND"]);
    expect((await create({ name: "二" })).codes).toEqual([]);
    expect((await auditOf(testContext.prisma, "Store", 1, before)).map(({ action }) => action)).toEqual([
      "CREATE",
      "DELETE",
      "CREATE",
    ]);
  });
});

describe("a viewer who is not an admin", () => {
  it.each([
    ["an anonymous viewer", ANONYMOUS, "UNAUTHENTICATED"],
    ["a customer", customer(1), "UNAUTHENTICATED"],
    ["staff", staff(1, "STAFF"), "FORBIDDEN"],
  ])("can change no store: %s", async (_who, viewer, code) => {
    expect((await create({ name: "x" }, viewer)).codes).toEqual([code]);
    await create({ name: "町家" });
    expect((await testContext.run(UPDATE, { input: { id: ID, details: {} } }, viewer)).codes).toEqual([code]);
    expect((await testContext.run(DELETE, { id: ID }, viewer)).codes).toEqual([code]);
  });
});

describe("the tax", () => {
  const change = (details: object) =>
    testContext.run<{ updateStore: object }>(
      "mutation ($input: UpdateStoreInput!) { updateStore(input: $input) { taxPercent taxNumber } }",
      { input: { id: ID, details } },
      ADMIN,
    );

  it("is unset, set, kept, and removed", async () => {
    await create({ name: "町家" });
    expect((await change({})).data?.updateStore).toEqual({ taxPercent: null, taxNumber: "" });
    const tax = { taxPercent: "7.25", taxNumber: "T1234567890123" };
    expect((await change(tax)).data?.updateStore).toEqual(tax);
    expect((await change({ name: "Shop" })).data?.updateStore).toEqual(tax);
    expect((await change({ taxPercent: null })).data?.updateStore).toEqual({ ...tax, taxPercent: null });
  });

  it.each(["0", "-1", "100.01", "7.255"])("cannot be %s percent", async (taxPercent) => {
    await create({ name: "町家" });
    expect((await change({ taxPercent })).codes).toEqual(["INVALID_INPUT"]);
  });
});
