import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { appointmentRow, personRow, shiftRow, templateRow } from "../../testing/bookingFixtures.ts";
import { auditOf } from "../../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";

const LIST =
  "query ($filter: ShiftTemplateFilter) { shiftTemplates(filter: $filter) { totalCount edges { node { name startTime endTime } } } }";
const CREATE = `mutation ($shiftTemplates: [ShiftTemplateDetailsInput!]!) {
  createShiftTemplates(input: { shiftTemplates: $shiftTemplates }) { name note startMinute endMinute startTime endTime version } }`;
const UPDATE =
  "mutation ($input: UpdateShiftTemplateInput!) { updateShiftTemplate(input: $input) { startMinute endMinute version } }";
const DELETE = "mutation ($input: DeleteShiftTemplatesInput!) { deleteShiftTemplates(input: $input) }";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

const id = (row: { id: number }) => globalId("ShiftTemplate", row.id);
const create = (shiftTemplates: object[], viewer = ADMIN) =>
  testContext.run(CREATE, { shiftTemplates }, viewer);
const update = (input: object, viewer = ADMIN) => testContext.run(UPDATE, { input }, viewer);
const remove = (input: object, viewer = ADMIN) => testContext.run(DELETE, { input }, viewer);
const staffOf = async (appointment: { id: number }) =>
  (await testContext.prisma.appointmentItem.findFirstOrThrow({ where: { appointmentId: appointment.id } }))
    .staffMemberId;

/**
 * Creates a staff member with confirmed shifts yesterday and today, and an appointment today from 17:00 to
 * 18:00.
 */
async function booked() {
  const [template, person] = [await templateRow(testContext.prisma), await personRow(testContext.prisma)];
  const shift = { staffMemberId: person.id, shiftTemplateId: template.id };
  for (const day of ["2026-11-20", "2026-11-21"]) await shiftRow(testContext.prisma, { ...shift, day });
  const appointment = await appointmentRow(testContext.prisma, {
    staffMemberId: person.id,
    serviceId: null,
    day: "2026-11-21",
    hour: 17,
    customerName: "林小姐",
  });
  return { template, person, appointment };
}

describe("createShiftTemplates", () => {
  it("creates templates in input order, and stores midnight as an end as the end of the day", async () => {
    const { data } = await create([
      { name: " 早 ", startMinute: 600, endMinute: 1080, note: " n " },
      { name: "晚", startMinute: 1080, endMinute: 0 },
    ]);
    expect(data).toEqual({
      createShiftTemplates: [
        {
          name: "早",
          note: "n",
          startMinute: 600,
          endMinute: 1080,
          startTime: "10:00",
          endTime: "18:00",
          version: 1,
        },
        {
          name: "晚",
          note: "",
          startMinute: 1080,
          endMinute: 1440,
          startTime: "18:00",
          endTime: "24:00",
          version: 1,
        },
      ],
    });
  });

  it.each([
    ["name", { startMinute: 600, endMinute: 700 }, "TEXT"],
    ["startMinute", { name: "x", endMinute: 700 }, "TIME_OF_DAY"],
    ["startMinute", { name: "x", startMinute: -1, endMinute: 700 }, "TIME_OF_DAY"],
    ["startMinute", { name: "x", startMinute: 1440, endMinute: 1440 }, "TIME_OF_DAY"],
    ["endMinute", { name: "x", startMinute: 600, endMinute: 600 }, "AFTER"],
    ["endMinute", { name: "x", startMinute: 600, endMinute: 1441 }, "TIME_OF_DAY"],
  ])("refuses an invalid %s with field, row, and rule", async (field, details, kind) => {
    const { codes, params, rule } = await create([{ name: "x", startMinute: 0, endMinute: 1 }, details]);
    expect([codes, params, rule?.kind]).toEqual([["INVALID_INPUT"], { field, row: 2 }, kind]);
  });
});

describe("updateShiftTemplate", () => {
  it("refuses hours that exclude an appointment and lists it, unless forced", async () => {
    const { template, appointment } = await booked();
    const shorter = { id: id(template), details: { endMinute: 1079 } };
    const { codes, params } = await update(shorter);
    expect([codes, params]).toEqual([
      ["SHIFT_HAS_APPOINTMENTS"],
      {
        appointmentCount: 1,
        appointments: [
          {
            appointmentId: globalId("Appointment", appointment.id),
            customerName: "林小姐",
            at: "2026-11-21 17:00",
          },
        ],
      },
    ]);
    expect(await staffOf(appointment)).not.toBeNull();
    expect((await update({ ...shorter, force: true })).data).toEqual({
      updateShiftTemplate: { startMinute: 600, endMinute: 1079, version: 2 },
    });
    expect(await staffOf(appointment)).toBeNull();
    expect(await auditOf(testContext.prisma, "Appointment", appointment.id)).toMatchObject([
      { action: "UNASSIGN" },
    ]);
    expect(await auditOf(testContext.prisma, "ShiftTemplate", template.id)).toEqual([
      { action: "UPDATE", staffMemberId: 1, before: { endMinute: 1080 }, after: { endMinute: 1079 } },
    ]);
  });

  it("accepts hours that still cover all appointments", async () => {
    const { template, appointment } = await booked();
    expect((await update({ id: id(template), details: { startMinute: 1020 } })).codes).toEqual([]);
    expect(await staffOf(appointment)).not.toBeNull();
  });

  it("refuses an outdated version, invalid hours and a missing template", async () => {
    const row = await templateRow(testContext.prisma);
    await update({ id: id(row), details: { name: "新" } });
    expect((await update({ id: id(row), version: 1, details: { name: "晚" } })).codes).toEqual(["CONFLICT"]);
    expect((await update({ id: id(row), details: { startMinute: 1080 } })).params).toEqual({
      field: "endMinute",
    });
    const gone = globalId("ShiftTemplate", 999_999);
    expect((await update({ id: gone, details: {} })).codes).toEqual(["NOT_FOUND"]);
  });
});

describe("deleteShiftTemplates", () => {
  it("refuses a template that an appointment needs; forced, it removes shifts from today on and keeps past ones", async () => {
    const { template, appointment } = await booked();
    const free = await templateRow(testContext.prisma);
    const input = { ids: [id(template), id(free)] };
    expect((await remove(input)).codes).toEqual(["SHIFT_HAS_APPOINTMENTS"]);
    expect(await testContext.prisma.shiftTemplate.count({ where: { id: free.id } })).toBe(1);
    expect((await remove({ ...input, force: true })).data).toEqual({ deleteShiftTemplates: input.ids });
    expect(await staffOf(appointment)).toBeNull();
    const left = await testContext.prisma.shiftAssignment.findMany({
      where: { shiftTemplateId: template.id },
    });
    expect(left.map(({ date }) => date.toISOString().slice(0, 10))).toEqual(["2026-11-20"]);
    // A template without references is deleted; the other is marked as deleted.
    expect(await testContext.prisma.shiftTemplate.count({ where: { id: free.id } })).toBe(0);
    const { data } = await testContext.run<{ shiftTemplates: { totalCount: number } }>(
      LIST,
      { filter: { ids: input.ids } },
      ADMIN,
    );
    expect(data?.shiftTemplates.totalCount).toBe(0);
    expect((await remove({ ids: [id(template)] })).codes).toEqual(["NOT_FOUND"]);
  });
});

describe("access to templates", () => {
  it.each([
    ["an anonymous viewer", ANONYMOUS, "UNAUTHENTICATED", ["UNAUTHENTICATED"]],
    ["a customer", customer(1), "UNAUTHENTICATED", ["UNAUTHENTICATED"]],
    ["staff, who can read them", staff(1, "STAFF"), "FORBIDDEN", []],
  ])("refuses changes by %s", async (_who, viewer, code, listing) => {
    const row = await templateRow(testContext.prisma);
    expect((await create([{ name: "x", startMinute: 0, endMinute: 1 }], viewer)).codes).toEqual([code]);
    expect((await update({ id: id(row), details: {} }, viewer)).codes).toEqual([code]);
    expect((await remove({ ids: [id(row)] }, viewer)).codes).toEqual([code]);
    expect((await testContext.run(LIST, {}, viewer)).codes).toEqual(listing);
  });
});
