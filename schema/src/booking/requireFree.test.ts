import { afterAll, beforeAll, expect, it } from "vitest";
import { bookable, DAY, type Person } from "../testing/bookable.ts";
import { appointmentRow } from "../testing/bookingFixtures.ts";
import { type House, openHouse } from "../testing/run.ts";
import { findAppointment } from "./appointmentRow.ts";
import type { TimeQuestion } from "./judgeItems.ts";
import type { PlannedItem } from "./plannedItems.ts";
import { orTaken } from "./requireFree.ts";
import { insertAppointments, saveAppointment } from "./saveAppointment.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const taken = { code: "SLOT_TAKEN", params: { reason: "TAKEN" } };

it("what the database alone refuses, as an insert or an update, is SLOT_TAKEN; another failure stays one", async () => {
  const { service, people } = await bookable(house.prisma);
  const [person] = people as [Person];
  const at = (hour: number) =>
    appointmentRow(house.prisma, { staffMemberId: person.id, serviceId: service.id, day: DAY, hour });
  const [first, second] = [await at(10), await at(12)];
  const before = await findAppointment(house.prisma, second.id);
  const times = { startsAt: first.startsAt, endsAt: first.endsAt };
  const items: PlannedItem[] = before.items.map((item) => ({ ...item, ...times, moved: true, line: null }));
  const question: TimeQuestion = { by: "ADMIN", atLeast: "CONFIRMED", items, standing: before };
  const who = { customerId: null, customerName: "王", customerPhone: "09", note: "" };
  const insert = () => insertAppointments(house.prisma, [{ ...who, source: "MANUAL", items }]);
  await expect(orTaken(question, insert)).rejects.toMatchObject(taken);
  const update = () => saveAppointment(house.prisma, before, {}, items);
  await expect(orTaken(question, update)).rejects.toMatchObject(taken);
  const unknown = items.map((item) => ({ ...item, staffMemberId: 999_999 }));
  const wrong = () => saveAppointment(house.prisma, before, {}, unknown);
  await expect(orTaken(question, wrong)).rejects.not.toMatchObject(taken);
});
