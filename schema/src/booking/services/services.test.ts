import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { appointmentRow, personRow, serviceRow } from "../../testing/bookingFixtures.ts";
import { auditOf } from "../../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";

const LIST = `query ($filter: ServiceFilter) { services(filter: $filter) { totalCount edges { node {
  name abbreviation shownAbbreviation durationMinutes price offeredNamed } } } }`;
const CREATE = `mutation ($services: [ServiceDetailsInput!]!) {
  createServices(input: { services: $services }) { name abbreviation durationMinutes price note version staffCount } }`;
const UPDATE =
  "mutation ($input: UpdateServiceInput!) { updateService(input: $input) { name durationMinutes price version } }";
const DELETE = "mutation ($ids: [ID!]!) { deleteServices(input: { ids: $ids }) }";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

const id = (row: { id: number }) => globalId("Service", row.id);
const create = (services: object[], viewer = ADMIN) => testContext.run(CREATE, { services }, viewer);
const update = (input: object, viewer = ADMIN) => testContext.run(UPDATE, { input }, viewer);
const remove = (ids: string[], viewer = ADMIN) => testContext.run(DELETE, { ids }, viewer);

describe("services", () => {
  it("are public, newest first, and searchable by name", async () => {
    const [, one] = [
      await serviceRow(testContext.prisma, { name: "Gel A", durationMinutes: 30, price: "99.5" }),
      await serviceRow(testContext.prisma, { name: "gel b", abbreviation: "G" }),
    ];
    const { data } = await testContext.run(LIST, { filter: { name: "GEL" } });
    expect(data).toEqual({
      services: {
        totalCount: 2,
        edges: [
          {
            node: {
              name: "gel b",
              abbreviation: "G",
              shownAbbreviation: "G",
              durationMinutes: 60,
              price: "1000",
              offeredNamed: true,
            },
          },
          {
            node: {
              name: "Gel A",
              abbreviation: "",
              shownAbbreviation: "G",
              durationMinutes: 30,
              price: "99.5",
              offeredNamed: false,
            },
          },
        ],
      },
    });
    const found = await testContext.run<{ services: { totalCount: number } }>(LIST, {
      filter: { ids: [id(one)] },
    });
    expect(found.data?.services.totalCount).toBe(1);
  });
});

describe("createServices", () => {
  it("creates services in input order, trimmed, with audit entries", async () => {
    const { data } = await create([
      { name: " 美甲 ", abbreviation: " A ", durationMinutes: 60, price: "1200.5", note: " 含卸甲 " },
      { name: "剪髮", durationMinutes: 720 },
    ]);
    expect(data).toEqual({
      createServices: [
        {
          name: "美甲",
          abbreviation: "A",
          durationMinutes: 60,
          price: "1200.5",
          note: "含卸甲",
          version: 1,
          staffCount: 0,
        },
        {
          name: "剪髮",
          abbreviation: "",
          durationMinutes: 720,
          price: "0",
          note: "",
          version: 1,
          staffCount: 0,
        },
      ],
    });
    const made = await testContext.prisma.service.findFirstOrThrow({ where: { name: "美甲" } });
    expect(await auditOf(testContext.prisma, "Service", made.id)).toMatchObject([
      { action: "CREATE", staffMemberId: 1, before: null, after: { name: "美甲", durationMinutes: 60 } },
    ]);
  });

  it.each([
    ["name", { durationMinutes: 60 }],
    ["name", { name: " ", durationMinutes: 60 }],
    ["durationMinutes", { name: "x" }],
    ["durationMinutes", { name: "x", durationMinutes: 0 }],
    ["durationMinutes", { name: "x", durationMinutes: 721 }],
    ["abbreviation", { name: "x", durationMinutes: 60, abbreviation: "ABC" }],
    ["price", { name: "x", durationMinutes: 60, price: "-1" }],
    ["note", { name: "x", durationMinutes: 60, note: "長".repeat(2001) }],
  ])("refuses an invalid %s with field and row, and creates none", async (field, details) => {
    const before = await testContext.prisma.service.count();
    const { codes, params } = await create([{ name: "good", durationMinutes: 60 }, details]);
    expect([codes, params]).toEqual([["INVALID_INPUT"], { field, row: 2 }]);
    expect(await testContext.prisma.service.count()).toBe(before);
  });
});

describe("updateService", () => {
  it("writes the given values and an audit entry, and refuses an outdated version", async () => {
    const row = await serviceRow(testContext.prisma, { name: "美睫" });
    const { data } = await update({ id: id(row), version: 1, details: { durationMinutes: 90 } });
    expect(data).toEqual({
      updateService: { name: "美睫", durationMinutes: 90, price: "1000", version: 2 },
    });
    const late = await update({ id: id(row), version: 1, details: { price: "1" } });
    expect([late.codes, late.params]).toEqual([["CONFLICT"], { what: "Service" }]);
    // Equal values are not a change.
    expect((await update({ id: id(row), details: { price: "1000.0" } })).data).toMatchObject({
      updateService: { version: 2 },
    });
    expect(await auditOf(testContext.prisma, "Service", row.id)).toEqual([
      {
        action: "UPDATE",
        staffMemberId: 1,
        before: { durationMinutes: 60 },
        after: { durationMinutes: 90 },
      },
    ]);
  });

  it("refuses a missing service", async () => {
    expect((await update({ id: globalId("Service", 999_999), details: {} })).codes).toEqual(["NOT_FOUND"]);
  });
});

describe("deleteServices", () => {
  it("refuses a service with an upcoming appointment, and deletes none", async () => {
    const [used, free] = [await serviceRow(testContext.prisma), await serviceRow(testContext.prisma)];
    const { id: staffMemberId } = await personRow(testContext.prisma);
    const day = "2026-12-01";
    const { id: appointmentId } = await appointmentRow(testContext.prisma, {
      staffMemberId,
      serviceId: used.id,
      day,
      hour: 10,
    });
    const { codes, params } = await remove([id(used), id(free)]);
    expect([codes, params]).toEqual([["IN_USE"], { what: "Service" }]);
    expect(await testContext.prisma.service.count({ where: { id: { in: [used.id, free.id] } } })).toBe(2);
    // A canceled appointment does not occupy its time, and keeps its booked values.
    await testContext.prisma.appointment.update({
      where: { id: appointmentId },
      data: { state: "CANCELLED" },
    });
    expect((await remove([id(used), id(free)])).data).toEqual({ deleteServices: [id(used), id(free)] });
    expect(await testContext.prisma.appointmentItem.findFirst({ where: { appointmentId } })).toMatchObject({
      serviceId: null,
      serviceName: "保養",
    });
    expect(await auditOf(testContext.prisma, "Service", used.id)).toMatchObject([{ action: "DELETE" }]);
  });

  it("deletes a service whose appointments are over", async () => {
    const row = await serviceRow(testContext.prisma);
    const past = { staffMemberId: null, serviceId: row.id, day: "2026-11-20", hour: 10 };
    await appointmentRow(testContext.prisma, past);
    expect((await remove([id(row)])).codes).toEqual([]);
  });
});

describe("a viewer who is not an admin", () => {
  it.each([
    ["an anonymous viewer", ANONYMOUS, "UNAUTHENTICATED"],
    ["a customer", customer(1), "UNAUTHENTICATED"],
    ["staff", staff(1, "STAFF"), "FORBIDDEN"],
  ])("cannot change services: %s", async (_who, viewer, code) => {
    const row = await serviceRow(testContext.prisma);
    expect((await create([{ name: "x", durationMinutes: 60 }], viewer)).codes).toEqual([code]);
    expect((await update({ id: id(row), details: { name: "x" } }, viewer)).codes).toEqual([code]);
    expect((await remove([id(row)], viewer)).codes).toEqual([code]);
  });
});
