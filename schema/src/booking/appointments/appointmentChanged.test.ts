import { type ExecutionResult, parse, subscribe } from "graphql";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Change, Changes, Viewer } from "../../context.ts";
import { globalId } from "../../ids.ts";
import { schema } from "../../schema.ts";
import { appointmentRow, personRow } from "../../testing/bookingFixtures.ts";
import { changeSource } from "../../testing/changeSource.ts";
import { customerRow } from "../../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";
import { calendarChanges } from "../availability/calendarChanges.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

const follow = (document: string, viewer: Viewer, changes: Partial<Changes>) => {
  const context = testContext.context(viewer);
  const contextValue = { ...context, changes: { ...context.changes, ...changes } };
  return subscribe({ schema, document: parse(document), contextValue });
};

describe("subscriptions to appointment changes", () => {
  const FIELDS = "{ kind appointmentId appointment { customerName } }";
  const changes = async () => {
    const me = await customerRow(testContext.prisma);
    const row = await appointmentRow(testContext.prisma, {
      staffMemberId: null,
      serviceId: null,
      day: "2026-12-01",
      hour: 10,
    });
    await testContext.prisma.appointment.update({ where: { id: row.id }, data: { customerId: me.id } });
    async function* announced(): AsyncGenerator<Change> {
      yield { kind: "UPDATED", id: row.id, customerId: me.id };
      yield { kind: "DELETED", id: row.id + 1, customerId: me.id + 1 };
    }
    return { me: customer(me.id), row, announced };
  };
  const heard = async (name: string, viewer: Viewer, appointments: Changes["appointments"]) => {
    const answers: unknown[] = [];
    const events = await follow(`subscription { ${name} ${FIELDS} }`, viewer, { appointments });
    for await (const { data } of events as AsyncIterable<ExecutionResult>) answers.push(data?.[name]);
    return answers;
  };
  const refusal = async (name: string, viewer: Viewer) => {
    const refused = (await follow(`subscription { ${name} ${FIELDS} }`, viewer, {})) as ExecutionResult;
    return refused.errors?.map(({ message }) => message);
  };

  it("deliver all changes to staff, with the appointments that they may read", async () => {
    const { row, announced } = await changes();
    const other = await personRow(testContext.prisma);
    expect(await heard("appointmentChanged", staff(other.id, "STAFF"), announced)).toMatchObject([
      { kind: "UPDATED", appointmentId: globalId("Appointment", row.id), appointment: null },
      { kind: "DELETED" },
    ]);
    await testContext.prisma.appointmentItem.updateMany({
      where: { appointmentId: row.id },
      data: { staffMemberId: other.id },
    });
    for (const viewer of [ADMIN, staff(other.id, "STAFF")]) {
      expect(await heard("appointmentChanged", viewer, announced)).toEqual([
        {
          kind: "UPDATED",
          appointmentId: globalId("Appointment", row.id),
          appointment: { customerName: "小美" },
        },
        { kind: "DELETED", appointmentId: globalId("Appointment", row.id + 1), appointment: null },
      ]);
    }
    for (const viewer of [ANONYMOUS, customer(1)])
      expect(await refusal("appointmentChanged", viewer)).toEqual(["UNAUTHENTICATED"]);
  });

  it("deliver to customers only the changes of their own appointments", async () => {
    const { me, row, announced } = await changes();
    expect(await heard("myAppointmentChanged", me, announced)).toMatchObject([
      { appointmentId: globalId("Appointment", row.id) },
    ]);
    for (const viewer of [ANONYMOUS, ADMIN])
      expect(await refusal("myAppointmentChanged", viewer)).toEqual(["UNAUTHENTICATED"]);
  });

  it("end when the subscriber leaves, even while no change arrives", async () => {
    const { me } = await changes();
    const appointments = changeSource<Change>();
    const events = (await follow("subscription { myAppointmentChanged { kind } }", me, {
      appointments: () => appointments.iterator,
    })) as AsyncIterableIterator<ExecutionResult>;
    const next = events.next();
    await events.return?.();
    expect(appointments.isEnded()).toBe(true);
    expect((await next).done).toBe(true);
  });
});

describe("calendar change events", () => {
  afterEach(() => vi.useRealTimers());
  const at = new Date("2026-11-21T02:00:00Z");
  const change = { kind: "UPDATED", id: 1, customerId: null } as const;
  const everyone = { staffMemberId: null, from: null, to: null };
  const sources = () => {
    const [appointments, shifts] = [changeSource<Change>(), changeSource<typeof everyone>()];
    const events = calendarChanges(
      { appointments: () => appointments.iterator, shifts: () => shifts.iterator },
      () => at,
    );
    return { appointments, shifts, events };
  };

  it("are delivered to everyone, without the content of the change", async () => {
    const [appointments, shifts] = [changeSource<Change>(), changeSource<typeof everyone>()];
    const events = (await follow("subscription { calendarChanged { at } }", ANONYMOUS, {
      appointments: () => appointments.iterator,
      shifts: () => shifts.iterator,
    })) as AsyncIterableIterator<ExecutionResult>;
    appointments.tell(change);
    expect((await events.next()).value).toEqual({ data: { calendarChanged: { at: at.toISOString() } } });
    await events.return?.();
    expect([appointments.isEnded(), shifts.isEnded()]).toEqual([true, true]);
  });

  it("are delivered immediately, then at most twice a second, without losing changes in between", async () => {
    vi.useFakeTimers();
    const { appointments, shifts, events } = sources();
    appointments.tell(change);
    expect(await events.next()).toEqual({ done: false, value: { at } });
    const told: unknown[] = [];
    const next = events.next().then((result) => told.push(result));
    for (let times = 0; times < 50; times++) appointments.tell(change);
    shifts.tell(everyone);
    await vi.advanceTimersByTimeAsync(499);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await next;
    expect(told).toEqual([{ done: false, value: { at } }]);

    const quiet = events.next().then((result) => told.push(result));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(told).toHaveLength(1);
    shifts.tell(everyone);
    await vi.advanceTimersByTimeAsync(0);
    await quiet;
    expect(told).toHaveLength(2);
    await events.return?.();
  });

  it("end with their sources, and when the subscriber leaves while waiting", async () => {
    const { appointments, shifts, events } = sources();
    const next = events.next();
    await appointments.iterator.return?.();
    await shifts.iterator.return?.();
    expect((await next).done).toBe(true);

    const other = sources();
    const waiting = other.events.next();
    await other.events.return?.();
    expect((await waiting).done).toBe(true);
    expect((await other.events.next()).done).toBe(true);
  });
});
