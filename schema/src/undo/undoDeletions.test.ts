import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId, type NodeType } from "../ids.ts";
import { clearBooks, offer } from "../testing/bookable.ts";
import { appointmentRow, personRow, serviceRow, shiftRow, templateRow } from "../testing/bookingFixtures.ts";
import { auditOf, customerRow, discountOn, product, store } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, staff, type TestContext } from "../testing/run.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  testContext.now = new Date("2026-11-21T02:00:00Z");
  await clearBooks(testContext.prisma);
  await store(testContext.prisma, { timeZone: "Asia/Taipei" });
});

/** Deletes a record, and returns its global ID. */
async function remove(mutation: string, type: NodeType, row: { id: number }, force = false): Promise<string> {
  const id = globalId(type, row.id);
  const { codes } = await testContext.run(
    `mutation ($ids: [ID!]!) { ${mutation}(input: { ids: $ids${force ? ", force: true" : ""} }) }`,
    { ids: [id] },
    ADMIN,
  );
  expect(codes).toEqual([]);
  return id;
}
/** Undoes deletions, and returns why each was refused. */
async function undo(ids: readonly string[], viewer = ADMIN): Promise<(string | null)[] | undefined> {
  const { data, codes } = await testContext.run<{ undoDeletions: { rows: { code: string | null }[] } }>(
    "mutation ($ids: [ID!]!) { undoDeletions(input: { ids: $ids }) { rows { code } } }",
    { ids },
    viewer,
  );
  expect(codes).toEqual([]);
  return data?.undoDeletions.rows.map(({ code }) => code);
}
const actions = async (type: NodeType, { id }: { id: number }) =>
  (await auditOf(testContext.prisma, type, id)).map(({ action }) => action);

describe("a deleted service", () => {
  it("comes back as it was, to the staff who offer it and the visits that had it", async () => {
    const { prisma } = testContext;
    const service = await serviceRow(prisma, { name: "剪髮" });
    const person = await personRow(prisma);
    await offer(prisma, person, service);
    const visit = { staffMemberId: person.id, serviceId: service.id, day: "2026-11-02", hour: 10 };
    const past = await appointmentRow(prisma, visit);
    const id = await remove("deleteServices", "Service", service);
    const itemOf = () => prisma.appointmentItem.findFirstOrThrow({ where: { appointmentId: past.id } });
    expect((await itemOf()).serviceId).toBeNull();
    expect(await undo([id])).toEqual([null]);
    expect(await prisma.service.findUniqueOrThrow({ where: { id: service.id } })).toEqual(service);
    expect(await prisma.staffSkill.count({ where: { serviceId: service.id } })).toBe(1);
    expect((await itemOf()).serviceId).toBe(service.id);
    expect(await actions("Service", service)).toEqual(["DELETE", "UNDO"]);
  });

  it("comes back once, for the person who deleted it, within a minute", async () => {
    const service = await serviceRow(testContext.prisma);
    const id = await remove("deleteServices", "Service", service);
    expect(await undo([id], staff(2))).toEqual(["FORBIDDEN"]);
    const { createdAt } = await testContext.prisma.auditEntry.findFirstOrThrow({
      where: { subjectType: "Service", subjectId: service.id, action: "DELETE" },
    });
    testContext.now = new Date(createdAt.getTime() + 60_001);
    expect(await undo([id])).toEqual(["FORBIDDEN"]);
    testContext.now = new Date(createdAt.getTime() + 60_000);
    const both = await Promise.all([undo([id]), undo([id])]);
    const [lost] = both.flat().filter((code) => code !== null);
    expect(both.flat().filter((code) => code === null)).toHaveLength(1);
    // The second one finds the deletion, or the undo that follows it.
    expect(["CONFLICT", "NOT_FOUND"]).toContain(lost);
  });
});

it("a record that was not deleted, or does not exist, is refused", async () => {
  const service = globalId("Service", (await serviceRow(testContext.prisma)).id);
  expect(await undo([service, globalId("Image", 999_999), "?"])).toEqual([
    "NOT_FOUND",
    "NOT_FOUND",
    "NOT_FOUND",
  ]);
});

it("a deleted image of the library comes back", async () => {
  const { hash } = await testContext.prisma.imageFile.create({ data: { hash: "a".repeat(64) } });
  const image = await testContext.prisma.image.create({ data: { name: "門口", imageHash: hash } });
  expect(await undo([await remove("deleteImages", "Image", image)])).toEqual([null]);
  expect(await testContext.prisma.image.findUniqueOrThrow({ where: { id: image.id } })).toEqual(image);
});

describe("a deleted shift template", () => {
  it.each([
    ["is removed", ["2026-11-21", "2026-12-01"]],
    ["is kept for its past shifts", ["2026-11-20", "2026-11-21", "2026-12-01"]],
  ])("that %s comes back with its shifts", async (_name, days) => {
    const { prisma } = testContext;
    const [template, person] = [await templateRow(prisma), await personRow(prisma)];
    for (const day of days)
      await shiftRow(prisma, {
        staffMemberId: person.id,
        shiftTemplateId: template.id,
        day,
        state: "CONFIRMED",
      });
    const shifts = () =>
      prisma.shiftAssignment.findMany({ where: { shiftTemplateId: template.id }, orderBy: { id: "asc" } });
    const before = await shifts();
    const id = await remove("deleteShiftTemplates", "ShiftTemplate", template);
    expect(await shifts()).toHaveLength(days.length - 2);
    expect(await undo([id])).toEqual([null]);
    expect(await shifts()).toEqual(before);
    expect(await prisma.shiftTemplate.findUniqueOrThrow({ where: { id: template.id } })).toMatchObject({
      deletedAt: null,
      name: template.name,
    });
    expect(await undo([id])).toEqual(["NOT_FOUND"]);
  });
});

describe("a deleted closure or time off", () => {
  const times = { startsAt: new Date("2026-12-02T16:00:00Z"), endsAt: new Date("2026-12-03T16:00:00Z") };

  it.each(["StoreClosure", "StaffTimeOff"] as const)(
    "comes back (%s), unless an appointment was made for that time since",
    async (type) => {
      const { prisma } = testContext;
      const [template, person] = [await templateRow(prisma), await personRow(prisma)];
      await shiftRow(prisma, { staffMemberId: person.id, shiftTemplateId: template.id, day: "2026-12-03" });
      const row =
        type === "StoreClosure"
          ? await prisma.storeClosure.create({ data: { ...times, note: "年假" } })
          : await prisma.staffTimeOff.create({ data: { ...times, staffMemberId: person.id, note: "年假" } });
      const mutation = type === "StoreClosure" ? "deleteStoreClosures" : "deleteStaffTimeOff";
      const find = () =>
        type === "StoreClosure"
          ? prisma.storeClosure.findUnique({ where: { id: row.id } })
          : prisma.staffTimeOff.findUnique({ where: { id: row.id } });
      const id = await remove(mutation, type, row);
      expect(await find()).toBeNull();
      expect(await undo([id])).toEqual([null]);
      expect(await find()).toEqual(row);
      await remove(mutation, type, row);
      await appointmentRow(prisma, {
        staffMemberId: person.id,
        serviceId: null,
        day: "2026-12-03",
        hour: 10,
      });
      expect(await undo([id])).toEqual(["SHIFT_HAS_APPOINTMENTS"]);
      expect(await find()).toBeNull();
    },
  );
});

describe("a deleted customer", () => {
  it("is listed again, with discounts and orders", async () => {
    const { prisma } = testContext;
    const row = await customerRow(prisma, { name: "林芷涵" });
    const discount = await discountOn(prisma, (await product(prisma)).id, { audience: "CUSTOMER" });
    await prisma.customerDiscount.create({ data: { customerId: row.id, discountId: discount.id } });
    const id = await remove("deleteCustomers", "Customer", row);
    expect(await undo([id])).toEqual([null]);
    const after = await prisma.customer.findUniqueOrThrow({
      where: { id: row.id },
      include: { discounts: true },
    });
    expect(after).toMatchObject({ deletedAt: null, name: "林芷涵", version: row.version + 2 });
    expect(after.discounts).toHaveLength(1);
    expect(await actions("Customer", row)).toEqual(["DELETE", "UNDO"]);
  });

  it("who signed in again since stays as they are", async () => {
    const row = await customerRow(testContext.prisma);
    const id = await remove("deleteCustomers", "Customer", row);
    await testContext.prisma.customer.update({ where: { id: row.id }, data: { deletedAt: null } });
    expect(await undo([id])).toEqual(["CONFLICT"]);
  });
});
