import fc from "fast-check";
import { expect, test } from "vitest";
import { TIMETABLE, timetableBox, timetableSteps, timetableX } from "./timetable.ts";

test.each([
  ["10:00 to 10:30", 600, 630, { x: 250, width: 50, before: false, after: false }],
  ["19:30 to 20:00", 1170, 1200, { x: 1200, width: 50, before: false, after: false }],
  ["10:00 to 20:00", 600, 1200, { x: 250, width: 1000, before: false, after: false }],
  ["14:15 to 15:45", 855, 945, { x: 675, width: 150, before: false, after: false }],
  ["9:59 to 10:30", 599, 630, { x: 250, width: 50, before: true, after: false }],
  ["19:30 to 20:01", 1170, 1201, { x: 1200, width: 50, before: false, after: true }],
  ["9:00 to 21:00", 540, 1260, { x: 250, width: 1000, before: true, after: true }],
  ["8:00 to 10:00", 480, 600, { x: 250, width: 0, before: true, after: false }],
  ["20:00 to 21:00", 1200, 1260, { x: 1250, width: 0, before: false, after: true }],
])("%s", (_rule, start, end, box) => expect(timetableBox({ start, end })).toEqual(box));

test("twenty half-hours of 50 pixels follow a label of 250 in a row of 1250", () => {
  const steps = timetableSteps();
  expect(steps).toHaveLength(20);
  expect(steps[0]).toEqual({ clock: 600, x: 250 });
  expect(steps.at(-1)).toEqual({ clock: 1170, x: 1200 });
  expect(timetableX(TIMETABLE.closesAt)).toBe(TIMETABLE.rowWidth);
});

test("for any times a box lies between the label and the end of the row, and is complete or marked", () => {
  const clock = fc.integer({ min: 0, max: 1440 });
  fc.assert(
    fc.property(clock, clock, (a, b) => {
      fc.pre(a !== b);
      const [start, end] = [Math.min(a, b), Math.max(a, b)];
      const box = timetableBox({ start, end });
      expect(box.x).toBeGreaterThanOrEqual(TIMETABLE.labelWidth);
      expect(box.x + box.width).toBeLessThanOrEqual(TIMETABLE.rowWidth);
      const full = Math.abs(box.width - ((end - start) / 30) * 50) < 1e-6;
      expect(full).toBe(!box.before && !box.after);
      expect(box.width > 0 || box.before || box.after).toBe(true);
    }),
  );
});
