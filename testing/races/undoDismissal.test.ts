import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bookable, clock, id } from "../../schema/src/testing/bookable.ts";
import { lineInputs, openRaceSalon, type RaceSalon } from "./raceSalon.ts";

const ROUNDS = 10;

let salon: RaceSalon;
beforeAll(async () => {
  salon = await openRaceSalon(0);
});
afterAll(() => salon?.close());

interface Entered {
  createAppointment: { id: string; items: { id: string }[] };
}

interface Dismissed {
  dismissStaffMember: { version: number; undoable: { id: string } };
}

interface Undone {
  undoChange: { appointments: { rows: { code: string | null }[] } };
}

/** Enters a confirmed appointment with the first of two staff members, and dismisses that one. */
async function dismiss(day: string) {
  const { service, people } = await bookable(salon.prisma, { count: 2, days: [day] });
  const [first, second] = people;
  const { data: entered } = await salon
    .admin(0)
    .graphql<Entered>(
      "mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id items { id } } }",
      {
        input: {
          details: { customerName: "王", customerPhone: "0912000000", startsAt: clock("14:00", day) },
          lines: lineInputs([{ service: service.id, by: first?.id }]),
          confirmed: true,
        },
      },
    );
  const { data: left } = await salon
    .admin(1)
    .graphql<Dismissed>(
      "mutation ($input: DismissStaffMemberInput!) { dismissStaffMember(input: $input) { version undoable { id } } }",
      { input: { id: globalId("StaffMember", first?.id ?? 0), force: true } },
    );
  const appointment = entered?.createAppointment;
  const change = left?.dismissStaffMember;
  if (first === undefined || second === undefined || appointment === undefined || change === undefined)
    throw new Error("The staff member was not dismissed.");
  return { first, second, appointment, change };
}

it("an appointment belongs to the returning staff member or to a colleague, and one of two undos succeeds, in two processes", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { first, second, appointment, change } = await dismiss(salon.day(round + 2));
    const [item] = appointment.items;
    const undo = (process: number) =>
      salon
        .admin(process)
        .graphql<Undone>(
          "mutation ($input: UndoChangeInput!) { undoChange(input: $input) { appointments { rows { code } } } }",
          { input: { id: change.undoable.id, version: change.version } },
        );
    const assign = salon
      .admin(round)
      .graphql(
        "mutation ($input: RescheduleAppointmentInput!) { rescheduleAppointment(input: $input) { id } }",
        {
          input: {
            id: appointment.id,
            version: 2,
            assign: [{ itemId: item?.id, staffMemberId: id("StaffMember", second) }],
          },
        },
      );
    const [one, other, assigned] = await Promise.all([undo(0), undo(1), assign]);
    expect([one.code, other.code].toSorted()).toEqual(["CONFLICT", null]);
    const { staffMemberId } = await salon.prisma.appointmentItem.findFirstOrThrow({
      where: { appointment: { startsAt: clock("14:00", salon.day(round + 2)) } },
    });
    const done = one.code === null ? one : other;
    const codes = done.data?.undoChange.appointments.rows.map(({ code }) => code);
    if (assigned.code === null) {
      expect(staffMemberId).toBe(second.id);
      expect(codes).toEqual(["CONFLICT"]);
    } else {
      expect(assigned.code).toBe("CONFLICT");
      expect(staffMemberId).toBe(first.id);
      expect(codes).toEqual([null]);
    }
    const returned = await salon.prisma.staffMember.findUniqueOrThrow({ where: { id: first.id } });
    expect(returned.state).toBe("IN_SERVICE");
  }
});
