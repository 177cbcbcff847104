import { afterAll, beforeAll, expect, it } from "vitest";
import { bookable, DAY, type Person } from "../../testing/bookable.ts";
import { appointmentRow } from "../../testing/bookingFixtures.ts";
import { createTestContext, type TestContext } from "../../testing/run.ts";
import { findAppointment } from "../appointments/appointmentRow.ts";
import type { PlannedItem } from "../appointments/plannedItems.ts";
import { insertAppointments, saveAppointment } from "../appointments/saveAppointment.ts";
import { orSlotTaken } from "./assertAvailable.ts";
import type { TimeCheck } from "./validateItems.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

const taken = { code: "SLOT_TAKEN", params: { reason: "TAKEN" } };

it("a violation of the database's exclusion constraint by an insert or update becomes SLOT_TAKEN; other errors are rethrown", async () => {
  const { service, people } = await bookable(testContext.prisma);
  const [person] = people as [Person];
  const at = (hour: number) =>
    appointmentRow(testContext.prisma, { staffMemberId: person.id, serviceId: service.id, day: DAY, hour });
  const [first, second] = [await at(10), await at(12)];
  const before = await findAppointment(testContext.prisma, second.id);
  const times = { startsAt: first.startsAt, endsAt: first.endsAt };
  const items: PlannedItem[] = before.items.map((item) => ({ ...item, ...times, moved: true, line: null }));
  const question: TimeCheck = { by: "ADMIN", atLeast: "CONFIRMED", items, standing: before };
  const who = { walkIn: false, customerId: null, customerName: "王", customerPhone: "09", note: "" };
  const insert = () =>
    insertAppointments(testContext.prisma, [{ ...who, source: "MANUAL", state: "PENDING", items }]);
  await expect(orSlotTaken(question, insert)).rejects.toMatchObject(taken);
  const update = () => saveAppointment(testContext.prisma, before, {}, items);
  await expect(orSlotTaken(question, update)).rejects.toMatchObject(taken);
  const unknown = items.map((item) => ({ ...item, staffMemberId: 999_999 }));
  const wrong = () => saveAppointment(testContext.prisma, before, {}, unknown);
  await expect(orSlotTaken(question, wrong)).rejects.not.toMatchObject(taken);
});
