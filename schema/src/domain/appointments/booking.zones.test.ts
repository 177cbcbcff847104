import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** Calls every booking rule that uses instants, for days of 23, 24 and 25 hours and the ends of months. */
const program = `
const load = (name) => import(new URL(({ dayMinutes: "../time/", shiftTimes: "../shifts/" }[name] ?? "./") + name + ".ts", ${JSON.stringify(import.meta.url)}));
Promise.all(["bookingWindow", "dayMinutes", "shiftTimes", "itemTimes", "slots", "bookableStarts", "appointmentState", "assignStaff"].map(load))
  .then(([window, days, shifts, items, slots, bookable, states, assigning]) => {
    const answers = [];
    for (const zone of ["Asia/Taipei", "America/New_York", "America/Santiago", "Pacific/Kiritimati"])
      for (const time of ["2026-01-31T15:59:59Z", "2028-02-29T12:00:00Z", "2026-12-31T23:59:59Z", "2026-03-07T12:00:00Z", "2026-10-31T12:00:00Z"]) {
        const now = new Date(time);
        const selectable = window.selectableDays({ now, zone, isClosed: () => false });
        answers.push(window.bookingWindow({ by: "CUSTOMER", now, zone }), selectable);
        for (const day of selectable.slice(0, 2)) {
          const measured = days.measureDay(day, zone);
          const starts = window.bookingStarts(measured);
          const asked = window.windowOnDay({ by: "CUSTOMER", now, zone, day });
          const shift = { ...shifts.clockSpanOn(measured, { start: 600, end: 1140 }), state: "OPEN_TO_CUSTOMERS" };
          const busy = [days.minutesBetween(measured, { start: days.instantAt(measured, 700), end: days.instantAt(measured, 800) })];
          const staffDay = { shifts: [shift], atLeast: "OPEN_TO_CUSTOMERS", opening: [{ start: 0, end: measured.length }], closures: [], timeOff: [], busy };
          const team = [{ id: 1, serviceIds: new Set([1]), staffDay }];
          const start = days.instantAt(measured, starts[0]);
          answers.push(
            measured, starts, asked, slots.freeIntervals(staffDay),
            ...[null, 1].map((staffMemberId) => bookable.bookableStarts({
              ...asked, starts, services: [{ id: 1, duration: 90 }], staffMemberId, by: "CUSTOMER", staff: team, unassigned: [],
            })),
            starts.map((minute) => days.clockAt(measured, minute)),
            window.startProblem({ start, by: "CUSTOMER", now, zone }),
            window.startProblem({ start: now, by: "ADMIN", now, zone }),
            items.itemTimes(start, [60, 90]),
            shifts.wireTime(630, zone), shifts.readShiftTimes({ start: "10:30", end: "2016-09-10T04:00:00Z" }, zone),
            states.customerDeadline(start, 1440),
            [...assigning.assignStaff({
              items: [{ id: 7, serviceId: 1, start: 900, end: 960 }], otherItems: [],
              staff: [1, 2].map((id) => ({ id, serviceIds: new Set([1]), free: [{ start: 0, end: 1380 }], bookedMinutes: 0, lastBookedAt: new Date(1e12 - id) })),
            })],
          );
        }
      }
    console.log(new Date(2026, 0, 1).getTimezoneOffset());
    console.log(JSON.stringify(answers));
  });`;

function answersUnder(TZ: string) {
  const output = execFileSync(process.execPath, ["-e", program], {
    env: { ...process.env, TZ },
    encoding: "utf8",
  });
  const [offset, answers] = output.split("\n");
  return { offset: Number(offset), answers };
}

test("the process's time zone does not change any result", () => {
  const inUtc = answersUnder("UTC");
  expect(inUtc.offset).toBe(0);
  expect(JSON.parse(inUtc.answers ?? "").length).toBeGreaterThan(500);
  for (const [TZ, offset] of [
    ["America/New_York", 300],
    ["Pacific/Kiritimati", -840],
  ] as const)
    expect(answersUnder(TZ)).toEqual({ offset, answers: inUtc.answers });
});
