import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { undoChanges } from "../bulkWrites/bulkUndo.ts";
import { type IdempotencyClaim, newClaim, withIdempotencyClaim } from "../idempotency/idempotencyClaim.ts";
import { beginField, repeatResults } from "../idempotency/recordedResults.ts";
import { globalId, readGlobalId } from "../ids.ts";
import { actAs, bookable, clearBooks, clock, id } from "../testing/bookable.ts";
import { auditOf, customerRow, orderRow, staffRow, store } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, staff, type TestContext } from "../testing/run.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  testContext.now = new Date("2026-11-21T02:00:00Z");
  await clearBooks(testContext.prisma);
  await testContext.prisma.outboxMessage.deleteMany();
  await store(testContext.prisma, {
    notices: ["ORDER_ADVANCED", "PAYMENT_RECORDED", "APPOINTMENT_CONFIRMED", "APPOINTMENT_MOVED"],
  });
});

const UNDO = `mutation ($input: UndoChangeInput!) { undoChange(input: $input) {
  order { state paymentState } appointment { startsAt endsAt outcome } customer { id }
  appointments { done refused rows { rowId code } } } }`;
const ADVANCE =
  "mutation ($input: AdvanceOrderInput!) { advanceOrder(input: $input) { version undoable { id until } } }";
const UPDATE =
  "mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { version undoable { id } } }";
const RECORD =
  "mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { order { version paymentState undoable { id } } } }";
const MOVE =
  "mutation ($input: RescheduleAppointmentInput!) { rescheduleAppointment(input: $input) { version undoable { id } } }";
const BLOCK =
  "mutation ($input: BlockCustomersInput!) { blockCustomers(input: $input) { customer { undoable { id } } } }";

interface Changed {
  version: number;
  undoable: { id: string } | null;
}

const act = <Data>(document: string, input: object) => testContext.run<Data>(document, { input }, ADMIN);
const undo = (changed: Partial<Changed> | undefined, viewer = ADMIN) =>
  testContext.run<{ undoChange: Record<string, Record<string, unknown> | null> }>(
    UNDO,
    { input: { id: changed?.undoable?.id ?? "0", version: changed?.version ?? null } },
    viewer,
  );
const messages = async () =>
  (await testContext.prisma.outboxMessage.findMany({ orderBy: { id: "asc" } })).map(({ kind, data }) => ({
    kind,
    ...(data as { order?: { state: string; paymentState: string }; appointment?: { startsAt: string } }),
  }));
const markSent = () =>
  testContext.prisma.outboxMessage.updateMany({ data: { state: "SENT", attempts: 1, sentAt: new Date() } });

/** Creates an order of a LINE customer that can be advanced. */
async function order() {
  const customer = await customerRow(testContext.prisma, { reachable: true });
  return orderRow(testContext.prisma, { customerId: customer.id });
}
const stateOf = async ({ id: row }: { id: number }) => {
  const { state, paymentState } = await testContext.prisma.order.findUniqueOrThrow({ where: { id: row } });
  return { state, paymentState };
};
async function advance(row: { id: number }) {
  const { data, codes } = await act<{ advanceOrder: Changed }>(ADVANCE, {
    id: globalId("Order", row.id),
    to: "IN_ACTION",
  });
  expect(codes).toEqual([]);
  return data?.advanceOrder;
}

describe("an advanced order", () => {
  it("returns to its state, with an entry in the history; an unsent message is withdrawn", async () => {
    const row = await order();
    const changed = await advance(row);
    expect((await messages()).map(({ kind }) => kind)).toEqual(["ORDER_ADVANCED"]);
    expect((await undo(changed)).codes).toEqual([]);
    expect(await stateOf(row)).toMatchObject({ state: "ESTABLISHED" });
    expect(await messages()).toEqual([]);
    expect((await auditOf(testContext.prisma, "Order", row.id)).at(-1)).toMatchObject({
      action: "UNDO",
      before: { state: "IN_ACTION" },
      after: { state: "ESTABLISHED" },
    });
  });

  it("is corrected with its state when the message was sent", async () => {
    const row = await order();
    const changed = await advance(row);
    await markSent();
    await undo(changed);
    expect((await messages()).map(({ kind, order: of }) => [kind, of?.state])).toEqual([
      ["ORDER_ADVANCED", "IN_ACTION"],
      ["ORDER_ADVANCED", "ESTABLISHED"],
    ]);
  });

  it("is undone once, by the same person, on the same version, within a minute", async () => {
    const row = await order();
    const changed = await advance(row);
    const other = staff((await staffRow(testContext.prisma)).id);
    expect((await undo(changed, other)).codes).toEqual(["FORBIDDEN"]);
    expect((await undo({ ...changed, version: 1 })).codes).toEqual(["CONFLICT"]);
    expect((await undo({ version: 1 })).codes).toEqual(["NOT_FOUND"]);
    const entryId = Number(changed?.undoable?.id);
    const { createdAt } = await testContext.prisma.auditEntry.findUniqueOrThrow({ where: { id: entryId } });
    testContext.now = new Date(createdAt.getTime() + 60_001);
    const late = await undo(changed);
    expect([late.codes, late.params]).toEqual([["FORBIDDEN"], { refusal: "UNDO_EXPIRED" }]);
    testContext.now = new Date(createdAt.getTime() + 60_000);
    const answers = await Promise.all([undo(changed), undo(changed)]);
    expect(answers.map(({ codes }) => codes).sort()).toEqual([[], ["CONFLICT"]]);
    expect(await stateOf(row)).toMatchObject({ state: "ESTABLISHED" });
  });

  it("is not undone after a further change", async () => {
    const row = await order();
    const changed = await advance(row);
    await act(UPDATE, { id: globalId("Order", row.id), details: { note: "改" } });
    expect((await undo({ undoable: changed?.undoable ?? null })).codes).toEqual(["CONFLICT"]);
  });
});

describe("a payment", () => {
  it("that was recorded is cancelled in the ledger, and the customer gets a correction", async () => {
    const row = await order();
    await testContext.prisma.order.update({ where: { id: row.id }, data: { total: 100, subtotal: 100 } });
    const { data } = await act<{ recordPayment: { order: Changed } }>(RECORD, {
      orderId: globalId("Order", row.id),
      kind: "CASH",
      amount: "100",
    });
    expect(await stateOf(row)).toMatchObject({ paymentState: "PAID" });
    await markSent();
    expect((await undo(data?.recordPayment.order)).codes).toEqual([]);
    expect(await stateOf(row)).toMatchObject({ paymentState: "UNPAID" });
    expect(await testContext.prisma.payment.findMany({ where: { orderId: row.id } })).toMatchObject([
      { state: "CANCELLED" },
    ]);
    expect((await messages()).map(({ kind, order: of }) => [kind, of?.paymentState])).toEqual([
      ["PAYMENT_RECORDED", "PAID"],
      ["ORDER_ADVANCED", "UNPAID"],
    ]);
  });

  it("state that was set returns to the one before", async () => {
    const row = await order();
    await testContext.prisma.order.update({ where: { id: row.id }, data: { total: 100, subtotal: 100 } });
    const { data } = await act<{ updateOrder: Changed }>(UPDATE, {
      id: globalId("Order", row.id),
      details: { paymentState: "PAID" },
    });
    expect(await stateOf(row)).toMatchObject({ paymentState: "PAID" });
    expect((await undo(data?.updateOrder)).codes).toEqual([]);
    expect(await stateOf(row)).toMatchObject({ paymentState: "UNPAID" });
    expect(await messages()).toEqual([]);
  });

  it.each<[string, (orderId: string) => Promise<Changed | undefined>]>([
    [
      "setting the payment state",
      async (id) =>
        (await act<{ updateOrder: Changed }>(UPDATE, { id, details: { paymentState: "PAID" } })).data
          ?.updateOrder,
    ],
    [
      "recording the payment",
      async (orderId) =>
        (
          await act<{ recordPayment: { order: Changed } }>(RECORD, {
            orderId,
            kind: "TRANSFER",
            amount: "100",
          })
        ).data?.recordPayment.order,
    ],
  ])(
    "report that %s checked is to be checked again, and pauses the deadline as before",
    async (_, change) => {
      const row = await order();
      const report = {
        paymentReportedAt: new Date("2026-01-05T00:00:00Z"),
        paymentRecordedAt: new Date("2026-01-04T00:00:00Z"),
        paymentDueAt: new Date("2026-01-07T00:00:00Z"),
        paymentRemindAt: new Date("2026-01-06T00:00:00Z"),
      };
      const where = { id: row.id };
      await testContext.prisma.order.update({ where, data: { total: 100, subtotal: 100, ...report } });
      const changed = await change(globalId("Order", row.id));
      const after = await testContext.prisma.order.findUniqueOrThrow({ where });
      expect(after.paymentState).toBe("PAID");
      expect(after.paymentDueAt?.getTime()).toBeGreaterThan(report.paymentDueAt.getTime());
      expect((await undo(changed)).codes).toEqual([]);
      expect(await testContext.prisma.order.findUniqueOrThrow({ where })).toMatchObject({
        paymentState: "UNPAID",
        ...report,
      });
    },
  );
});

describe("a moved appointment", () => {
  /** Books a customer who gets messages with the first of two people, and clears the messages. */
  async function confirmed() {
    const { service, people } = await bookable(testContext.prisma, { count: 2 });
    const known = await customerRow(testContext.prisma, { phone: "0933000000", reachable: true });
    const [first, second] = people.map((person) => id("StaffMember", person));
    const { row } = await actAs(testContext, "createAppointment", {
      details: { customerId: id("Customer", known), startsAt: clock("11:00") },
      lines: [{ serviceId: id("Service", service), staffMemberId: first }],
      confirmed: true,
    });
    await testContext.prisma.outboxMessage.deleteMany();
    return { row, service, first, second, itemId: row?.items[0]?.id };
  }

  async function moved() {
    const { row, service, first, second, itemId } = await confirmed();
    const { data } = await act<{ rescheduleAppointment: Changed }>(MOVE, {
      id: row?.id,
      startsAt: clock("15:00"),
      assign: [{ itemId, staffMemberId: second }],
      lengths: [{ itemId, minutes: 90 }],
    });
    return { changed: data?.rescheduleAppointment, service, first };
  }

  it("returns to its time, length, and person, and its unsent message is withdrawn", async () => {
    const { changed, first } = await moved();
    const { data, codes } = await undo(changed);
    expect(codes).toEqual([]);
    expect(data?.undoChange.appointment).toMatchObject({
      startsAt: clock("11:00"),
      endsAt: clock("12:00"),
    });
    const item = await testContext.prisma.appointmentItem.findFirstOrThrow();
    expect(globalId("StaffMember", item.staffMemberId ?? 0)).toBe(first);
    expect(await messages()).toEqual([]);
  });

  it("is corrected when the message was sent", async () => {
    const { changed } = await moved();
    await markSent();
    await undo(changed);
    expect((await messages()).map(({ kind, appointment }) => [kind, appointment?.startsAt])).toEqual([
      ["APPOINTMENT_MOVED", clock("15:00")],
      ["APPOINTMENT_MOVED", clock("11:00")],
    ]);
  });

  it("in an edit returns too, unless the edit changed more than the time and the staff", async () => {
    const EDIT =
      "mutation ($input: UpdateAppointmentInput!) { updateAppointment(input: $input) { version startsAt undoable { id } } }";
    const { row, first, second, itemId } = await confirmed();
    const edit = async (change: object) =>
      (await act<{ updateAppointment: Changed }>(EDIT, { id: row?.id, ...change })).data?.updateAppointment;
    const staffNow = async () =>
      globalId(
        "StaffMember",
        (await testContext.prisma.appointmentItem.findFirstOrThrow()).staffMemberId ?? 0,
      );

    const later = await edit({ details: { startsAt: clock("15:00") } });
    expect((await messages()).map(({ kind }) => kind)).toEqual(["APPOINTMENT_MOVED"]);
    expect((await undo(later)).data?.undoChange.appointment).toMatchObject({ startsAt: clock("11:00") });
    expect(await messages()).toEqual([]);

    const reassigned = await edit({ lines: [{ id: itemId, staffMemberId: second }] });
    expect([await staffNow(), (await messages()).length]).toEqual([second, 1]);
    await markSent();
    expect((await undo(reassigned)).codes).toEqual([]);
    expect(await staffNow()).toBe(first);
    expect((await messages()).map(({ kind }) => kind)).toEqual([
      "APPOINTMENT_CONFIRMED",
      "APPOINTMENT_CONFIRMED",
    ]);

    const noted = await edit({ details: { startsAt: clock("15:00"), note: "靠窗" } });
    expect(noted?.undoable).toBeNull();
  });

  it("with other staff withdraws only its own message, not an earlier one that also names them", async () => {
    const { service, people } = await bookable(testContext.prisma, { count: 2 });
    const known = await customerRow(testContext.prisma, { phone: "0933000001", reachable: true });
    const [first, second] = people.map((person) => id("StaffMember", person));
    const { row } = await actAs(testContext, "createAppointment", {
      details: { customerId: id("Customer", known), startsAt: clock("11:00") },
      lines: [first, second].map((staffMemberId) => ({
        serviceId: id("Service", service),
        staffMemberId,
      })),
      confirmed: true,
    });
    const told = async () =>
      (await messages()).map(({ appointment }) => (appointment as { staff?: string[] } | undefined)?.staff);
    const both = await told();
    expect(both).toEqual([people.map(({ name }) => name)]);
    const items = await testContext.prisma.appointmentItem.findMany({ orderBy: { id: "asc" } });
    const { data, codes } = await act<{ updateAppointment: Changed }>(
      "mutation ($input: UpdateAppointmentInput!) { updateAppointment(input: $input) { version undoable { id } } }",
      {
        id: row?.id,
        lines: items.map((item) => ({ id: globalId("AppointmentItem", item.id), staffMemberId: first })),
      },
    );
    expect(codes).toEqual([]);
    expect(await told()).toEqual([...both, [people[0]?.name]]);
    expect((await undo(data?.updateAppointment)).codes).toEqual([]);
    expect(await told()).toEqual(both);
  });

  it("to another person of the same name withdraws only its own message", async () => {
    const { service, people } = await bookable(testContext.prisma, { count: 2 });
    await testContext.prisma.staffMember.updateMany({
      where: { id: { in: people.map((person) => person.id) } },
      data: { name: "小美" },
    });
    const known = await customerRow(testContext.prisma, { phone: "0933000002", reachable: true });
    const [first, second] = people.map((person) => id("StaffMember", person));
    const { row } = await actAs(testContext, "createAppointment", {
      details: { customerId: id("Customer", known), startsAt: clock("11:00") },
      lines: [{ serviceId: id("Service", service), staffMemberId: first }],
      confirmed: true,
    });
    const named = async () =>
      (await messages()).map(({ appointment }) => (appointment as { staff?: string[] } | undefined)?.staff);
    const { data } = await act<{ updateAppointment: Changed }>(
      "mutation ($input: UpdateAppointmentInput!) { updateAppointment(input: $input) { version undoable { id } } }",
      { id: row?.id, lines: [{ id: row?.items[0]?.id, staffMemberId: second }] },
    );
    expect(await named()).toEqual([["小美"], ["小美"]]);
    expect((await undo(data?.updateAppointment)).codes).toEqual([]);
    expect(await named()).toEqual([["小美"]]);
  });

  it("stays when its former time was taken meanwhile", async () => {
    const { changed, service, first } = await moved();
    await actAs(testContext, "createAppointment", {
      details: { customerName: "王", customerPhone: "0912000000", startsAt: clock("11:30") },
      lines: [{ serviceId: id("Service", service), staffMemberId: first }],
    });
    const refused = await undo(changed);
    expect(refused.codes).toEqual(["SLOT_TAKEN"]);
    expect((await messages()).map(({ kind }) => kind)).toEqual(["APPOINTMENT_MOVED"]);
  });
});

it("a block is removed, and a changed reason offers no undo", async () => {
  const customer = await customerRow(testContext.prisma);
  const input = { customerIds: [globalId("Customer", customer.id)], note: "x" };
  const { data } = await act<{ blockCustomers: { customer: Changed }[] }>(BLOCK, input);
  expect((await undo(data?.blockCustomers[0]?.customer)).codes).toEqual([]);
  expect(await testContext.prisma.customerBlock.count({ where: { customerId: customer.id } })).toBe(0);
  expect((await auditOf(testContext.prisma, "Customer", customer.id)).map(({ action }) => action)).toEqual([
    "BLOCK",
    "UNDO",
  ]);
});

describe("a dismissed staff member", () => {
  const DISMISS =
    "mutation ($input: DismissStaffMemberInput!) { dismissStaffMember(input: $input) { version undoable { id } } }";
  const LOOK = "query ($id: ID!) { node(id: $id) { ... on StaffMember { personnel { salary } } } }";

  async function dismissed() {
    const { service, people } = await bookable(testContext.prisma, { count: 2 });
    const [first, second] = people.map((person) => id("StaffMember", person) ?? "");
    const book = async (time: string) => {
      const { row } = await actAs(testContext, "createAppointment", {
        details: { customerName: "王", customerPhone: "0912000000", startsAt: clock(time) },
        lines: [{ serviceId: id("Service", service), staffMemberId: first }],
        confirmed: true,
      });
      if (row === null || row === undefined) throw new Error("The appointment was not made.");
      return row;
    };
    const appointments = [await book("11:00"), await book("14:00")];
    const { data, codes } = await act<{ dismissStaffMember: Changed }>(DISMISS, { id: first, force: true });
    expect(codes).toEqual([]);
    expect(await staffOf(appointments)).toEqual([null, null]);
    const row = Number(people[0]?.id);
    return { changed: data?.dismissStaffMember, appointments, first, second, row };
  }
  const staffOf = async (rows: readonly { id: string }[]) => {
    const { data } = await testContext.run<{ nodes: { items: { staffMember: { id: string } | null }[] }[] }>(
      "query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Appointment { items { staffMember { id } } } } }",
      { ids: rows.map((row) => row.id) },
      ADMIN,
    );
    return data?.nodes.flatMap(({ items }) => items.map(({ staffMember }) => staffMember?.id ?? null));
  };
  const versionOf = async (row: number) =>
    (await testContext.prisma.appointment.findUniqueOrThrow({ where: { id: row } })).version;
  /** The result of an undo whose appointments were refused with these codes, or restored. */
  const resultsOf = (rows: readonly { id: string }[], codes: readonly (string | null)[]) => ({
    done: codes.filter((code) => code === null).length,
    refused: codes.filter((code) => code !== null).length,
    rows: rows.map((row, index) => ({ rowId: row.id, code: codes[index] })),
  });
  const stateNow = async (row: number) =>
    (await testContext.prisma.staffMember.findUniqueOrThrow({ where: { id: row } })).state;

  it("returns to service and to their appointments, once, also after a look at the personnel papers", async () => {
    const { changed, appointments, first, row } = await dismissed();
    await testContext.run(LOOK, { id: first }, ADMIN);
    expect((await undo(changed)).codes).toEqual([]);
    expect(await stateNow(row)).toBe("IN_SERVICE");
    expect(await staffOf(appointments)).toEqual([first, first]);
    const actions = (await auditOf(testContext.prisma, "StaffMember", row)).map(({ action }) => action);
    expect(actions.filter((action) => action !== "VIEW_PERSONNEL")).toEqual(["DISMISS", "UNDO"]);
    expect((await undo(changed)).codes).toEqual(["CONFLICT"]);
  });

  it("stays dismissed for another person, and after a minute", async () => {
    const { changed, row } = await dismissed();
    const other = await staffRow(testContext.prisma, { role: "ADMIN" });
    expect((await undo(changed, staff(other.id))).codes).toEqual(["FORBIDDEN"]);
    const { createdAt } = await testContext.prisma.auditEntry.findFirstOrThrow({
      where: { subjectType: "StaffMember", subjectId: row, action: "DISMISS" },
    });
    testContext.now = new Date(createdAt.getTime() + 60_001);
    expect((await undo(changed)).codes).toEqual(["FORBIDDEN"]);
    expect(await stateNow(row)).toBe("DISMISSED");
  });

  it("returns to the appointments that have not changed; the others are listed with the reason", async () => {
    const { changed, appointments, first, second, row } = await dismissed();
    const taken = await testContext.prisma.appointmentItem.findFirstOrThrow({ orderBy: { startsAt: "asc" } });
    const assigned = await act(MOVE, {
      id: appointments[0]?.id,
      assign: [{ itemId: globalId("AppointmentItem", taken.id), staffMemberId: second }],
    });
    expect(assigned.codes).toEqual([]);
    const { data, codes } = await undo(changed);
    expect(codes).toEqual([]);
    expect(data?.undoChange.appointments).toEqual(resultsOf(appointments, ["CONFLICT", null]));
    expect(await stateNow(row)).toBe("IN_SERVICE");
    expect(await staffOf(appointments)).toEqual([second, first]);
    expect((await undo(changed)).codes).toEqual(["CONFLICT"]);
  });

  it("is undone among other changes with the same results, also when the request is repeated", async () => {
    const { changed, appointments, first, second, row } = await dismissed();
    const advanced = await advance(await order());
    const taken = await testContext.prisma.appointmentItem.findFirstOrThrow({ orderBy: { startsAt: "asc" } });
    await act(MOVE, {
      id: appointments[0]?.id,
      assign: [{ itemId: globalId("AppointmentItem", taken.id), staffMemberId: second }],
    });
    const undoBoth = (claim: IdempotencyClaim) =>
      withIdempotencyClaim(claim, () => {
        beginField();
        return undoChanges(testContext.context(ADMIN), [
          changed?.undoable?.id ?? "",
          advanced?.undoable?.id ?? "",
        ]);
      });
    const claim = newClaim({ owner: "staff:1", keyHash: "undone", requestHash: new Uint8Array([1]) });
    const [dismissal, other] = await undoBoth(claim);
    expect([dismissal?.id, dismissal?.refusal]).toEqual([first, null]);
    expect(dismissal?.appointments?.map(({ id, refusal }) => [id, refusal?.code ?? null])).toEqual([
      [appointments[0]?.id, "CONFLICT"],
      [appointments[1]?.id, null],
    ]);
    expect([other?.refusal, other?.appointments ?? []]).toEqual([null, []]);
    expect([await stateNow(row), await staffOf(appointments)]).toEqual(["IN_SERVICE", [second, first]]);
    const repeated = newClaim(claim);
    repeatResults(repeated, claim.results ?? {});
    const [again, otherAgain] = await undoBoth(repeated);
    expect([again, otherAgain?.refusal]).toEqual([dismissal, null]);
  });

  it("has the same results over GraphQL when several changes are undone", async () => {
    const { changed, appointments } = await dismissed();
    await testContext.prisma.appointment.deleteMany({
      where: { id: Number(readGlobalId(appointments[0]?.id ?? "")?.id) },
    });
    const { data } = await testContext.run<{ undoChanges: { rows: { appointments: object }[] } }>(
      `mutation ($input: UndoChangesInput!) { undoChanges(input: $input) {
        done refused rows { rowId code appointments { done refused rows { rowId code } } } } }`,
      { input: { ids: [changed?.undoable?.id] } },
      ADMIN,
    );
    expect(data?.undoChanges.rows.map((undone) => undone.appointments)).toEqual([
      resultsOf(appointments, ["NOT_FOUND", null]),
    ]);
  });

  it("returns without an appointment that was deleted since", async () => {
    const { changed, appointments, first, row } = await dismissed();
    const { codes } = await testContext.run(
      "mutation ($ids: [ID!]!) { deleteAppointments(input: { ids: $ids }) }",
      { ids: [appointments[1]?.id] },
      ADMIN,
    );
    expect(codes).toEqual([]);
    const { data } = await undo(changed);
    expect(data?.undoChange.appointments).toEqual(resultsOf(appointments, [null, "NOT_FOUND"]));
    expect([await stateNow(row), await staffOf(appointments.slice(0, 1))]).toEqual(["IN_SERVICE", [first]]);
  });

  it("and an appointment that changes at the same moment end in one result for each", async () => {
    const { changed, appointments, first, second, row } = await dismissed();
    const taken = await testContext.prisma.appointmentItem.findFirstOrThrow({ orderBy: { startsAt: "asc" } });
    const [undone, assigned] = await Promise.all([
      undo(changed),
      act(MOVE, {
        id: appointments[0]?.id,
        version: await versionOf(taken.appointmentId),
        assign: [{ itemId: globalId("AppointmentItem", taken.id), staffMemberId: second }],
      }),
    ]);
    expect(undone.codes).toEqual([]);
    expect(await stateNow(row)).toBe("IN_SERVICE");
    const isAssigned = assigned.codes.length === 0;
    expect(assigned.codes).toEqual(isAssigned ? [] : ["CONFLICT"]);
    expect(undone.data?.undoChange.appointments).toEqual(
      resultsOf(appointments, [isAssigned ? "CONFLICT" : null, null]),
    );
    expect(await staffOf(appointments)).toEqual([isAssigned ? second : first, first]);
  });

  it("returns without appointments when their shift was removed since", async () => {
    const { changed, appointments, row } = await dismissed();
    await testContext.prisma.shiftAssignment.deleteMany({ where: { staffMemberId: row } });
    const { data, codes } = await undo(changed);
    expect(codes).toEqual([]);
    expect(data?.undoChange.appointments).toEqual(
      resultsOf(appointments, ["STAFF_NOT_AVAILABLE", "STAFF_NOT_AVAILABLE"]),
    );
    expect([await stateNow(row), await staffOf(appointments)]).toEqual(["IN_SERVICE", [null, null]]);
  });
});
