import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId, type NodeType } from "../ids.ts";
import { actAs, bookable, clearBooks, clock, offer } from "../testing/bookable.ts";
import { appointmentRow, personRow, serviceRow, shiftRow, templateRow } from "../testing/bookingFixtures.ts";
import { auditOf, customerRow, discountOn, orderRow, product, store } from "../testing/fixtures.ts";
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

describe("a deleted appointment", () => {
  const day = "2026-12-01";

  it("comes back as it was, and is no longer kept", async () => {
    const { prisma } = testContext;
    const { service, people } = await bookable(prisma, { days: [day] });
    const customerId = (await customerRow(prisma, { phone: "0900-000-001" })).id;
    const booking = { staffMemberId: people[0]?.id ?? null, serviceId: service.id, day, hour: 10 };
    const row = await appointmentRow(prisma, { ...booking, state: "CONFIRMED" });
    await prisma.appointment.update({ where: { id: row.id }, data: { customerId, note: "怕冷" } });
    await prisma.appointmentItem.updateMany({
      where: { appointmentId: row.id },
      data: { servicePrice: "123456789012.34567" },
    });
    const read = () =>
      prisma.appointment.findUnique({
        where: { id: row.id },
        include: { items: { orderBy: { id: "asc" } } },
      });
    const before = await read();
    const id = await remove("deleteAppointments", "Appointment", row);
    expect(await read()).toBeNull();
    expect(await undo([id])).toEqual([null]);
    expect(await read()).toEqual(before);
    expect(await prisma.deletedRecord.count()).toBe(0);
    expect(await actions("Appointment", row)).toEqual(["DELETE", "UNDO"]);
    expect(await undo([id])).toEqual(["NOT_FOUND"]);
  });

  it("is refused when its time was taken since, also by a simultaneous booking, and when it is no longer kept", async () => {
    const { prisma } = testContext;
    const { service, people } = await bookable(prisma, { days: [day] });
    const booking = { staffMemberId: people[0]?.id ?? null, serviceId: service.id, day, hour: 10 };
    const row = await appointmentRow(prisma, { ...booking, state: "CONFIRMED" });
    const id = await remove("deleteAppointments", "Appointment", row);
    const entered = actAs(testContext, "createAppointment", {
      details: { customerName: "搶先", customerPhone: "0900000002", startsAt: clock("10:00", day) },
      lines: [
        {
          serviceId: globalId("Service", service.id),
          staffMemberId: globalId("StaffMember", people[0]?.id ?? 0),
        },
      ],
      confirmed: true,
    });
    const [[refused = "missing"] = [], { codes }] = await Promise.all([undo([id]), entered]);
    expect([
      [null, "SLOT_TAKEN"],
      ["SLOT_TAKEN", undefined],
    ]).toContainEqual([refused, codes[0]]);
    await prisma.deletedRecord.deleteMany();
    const other = await appointmentRow(prisma, { ...booking, hour: 15 });
    const gone = await remove("deleteAppointments", "Appointment", other);
    await prisma.deletedRecord.deleteMany();
    expect(await undo([gone])).toEqual(["CONFLICT"]);
  });

  it("comes back without a service that was deleted since", async () => {
    const { prisma } = testContext;
    const { service, people } = await bookable(prisma, { days: [day] });
    const booking = { staffMemberId: people[0]?.id ?? null, serviceId: service.id, day, hour: 10 };
    const row = await appointmentRow(prisma, { ...booking, state: "CANCELLED" });
    const id = await remove("deleteAppointments", "Appointment", row);
    await prisma.service.delete({ where: { id: service.id } });
    expect(await undo([id])).toEqual([null]);
    expect(await prisma.appointmentItem.findFirstOrThrow({ where: { appointmentId: row.id } })).toMatchObject(
      {
        serviceId: null,
        serviceName: "保養",
      },
    );
  });
});

describe("a deleted order", () => {
  async function orderOf(stock: number, quantity: number) {
    const { prisma } = testContext;
    const row = await orderRow(prisma, { buyerName: "阿明", buyerPhone: "0900-000-003" });
    const cup = await product(prisma, { stock });
    await prisma.orderLine.create({
      data: { orderId: row.id, productId: cup.id, quantity, unitPrice: "100.5", productName: "茶碗" },
    });
    await prisma.discountRecord.create({ data: { orderId: row.id, name: "熟客", amount: 10 } });
    await prisma.pickUpStore.create({
      data: { orderId: row.id, chain: "UNIMART", code: "123456", name: "大安門市", address: "台北市" },
    });
    const stockNow = async () =>
      Number((await prisma.product.findUniqueOrThrow({ where: { id: cup.id } })).stock);
    return { row, cup, stockNow };
  }
  const read = ({ id }: { id: number }) =>
    testContext.prisma.order.findUnique({
      where: { id },
      include: { lines: true, discountRecords: true, pickUpStore: true },
    });

  it("takes its stock again and has its lines, discounts, and pick-up store", async () => {
    const { row, stockNow } = await orderOf(5, 3);
    const before = await read(row);
    const id = await remove("deleteOrders", "Order", row);
    expect([await read(row), await stockNow()]).toEqual([null, 8]);
    expect(await undo([id])).toEqual([null]);
    const after = await read(row);
    expect(after).toEqual({ ...before, version: row.version + 1, updatedAt: after?.updatedAt });
    expect(await stockNow()).toBe(5);
    expect(await actions("Order", row)).toEqual(["DELETE", "UNDO"]);
    expect(await testContext.prisma.deletedRecord.count()).toBe(0);
  });

  it("is refused when a product sold out since", async () => {
    const { row, cup, stockNow } = await orderOf(0, 2);
    const id = await remove("deleteOrders", "Order", row);
    await testContext.prisma.product.update({ where: { id: cup.id }, data: { stock: 1 } });
    expect(await undo([id])).toEqual(["OUT_OF_STOCK"]);
    expect([await read(row), await stockNow()]).toEqual([null, 1]);
    await testContext.prisma.deletedRecord.deleteMany();
  });

  it("with a payment cannot be restored, and none of it is kept", async () => {
    const { row } = await orderOf(5, 1);
    await testContext.prisma.order.update({ where: { id: row.id }, data: { total: 100, subtotal: 100 } });
    const paid = await testContext.run(
      "mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { order { id } } }",
      { input: { orderId: globalId("Order", row.id), kind: "CASH", amount: "100" } },
      ADMIN,
    );
    expect(paid.codes).toEqual([]);
    const id = await remove("deleteOrders", "Order", row);
    expect(await testContext.prisma.deletedRecord.count()).toBe(0);
    expect(await undo([id])).toEqual(["FORBIDDEN"]);
  });
});
