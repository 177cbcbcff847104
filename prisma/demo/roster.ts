import type { ShiftState } from "../generated/prisma/enums.ts";
import { demoDayOf, demoMinuteOf, demoWeekdayOf, openDayFrom, openDayUntil } from "./calendar.ts";
import { createRandom } from "./random.ts";
import { DEMO_SHIFT_TEMPLATES } from "./services.ts";
import { DEMO_STAFF } from "./staff.ts";
import { OPEN_WEEKDAYS } from "./store.ts";

/** Shifts start this many days before today, regardless of the month. */
const DAYS_BEFORE = 30;

/** A shift; staff and template are positions, starting at 1, the day is days since 1970-01-01. */
export interface DemoShift {
  staff: number;
  template: number;
  day: number;
  state: ShiftState;
}

/** Weights of the approval states by days from today; the first matching row applies. */
const PLANNED: readonly { before: number; weights: Record<ShiftState, number> }[] = [
  { before: 1, weights: { OPEN_TO_CUSTOMERS: 9, CONFIRMED: 1, PROPOSED: 0 } },
  { before: 22, weights: { OPEN_TO_CUSTOMERS: 80, CONFIRMED: 15, PROPOSED: 5 } },
  { before: 36, weights: { OPEN_TO_CUSTOMERS: 55, CONFIRMED: 30, PROPOSED: 15 } },
  { before: Number.POSITIVE_INFINITY, weights: { OPEN_TO_CUSTOMERS: 25, CONFIRMED: 30, PROPOSED: 45 } },
];

/** Returns the days from the first of this month, or thirty days ago if earlier, to the end of next month. */
function days(now: Date): number[] {
  const today = demoDayOf(now);
  const date = new Date(today * 86_400_000);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / 86_400_000;
  const end = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 2, 1) / 86_400_000;
  const from = Math.min(first, today - DAYS_BEFORE);
  return Array.from({ length: end - from }, (_, index) => from + index);
}

/** Returns all shifts, by day and then by staff. */
export function planShifts(now: Date): DemoShift[] {
  const today = demoDayOf(now);
  return days(now)
    .filter((day) => OPEN_WEEKDAYS.includes(demoWeekdayOf(day)))
    .flatMap((day) =>
      DEMO_STAFF.flatMap(({ username, shifts, free, goneSince }, index) => {
        if (shifts.length === 0 || free.includes(demoWeekdayOf(day))) return [];
        if (goneSince !== undefined && day >= today - goneSince) return [];
        const random = createRandom(`shift/${username}/${day - today}`);
        const template = Number(
          random.weighted(Object.fromEntries(shifts.map((often, at) => [at + 1, often]))),
        );
        const weights = PLANNED.find(({ before }) => day - today < before)?.weights ?? { CONFIRMED: 1 };
        const state = random.weighted<ShiftState>(weights);
        const shift = { staff: index + 1, day, state };
        // A morning shift is sometimes followed by an evening shift on the same day.
        const both = template === 1 && random.chance(0.15);
        return [
          { ...shift, template },
          ...(both ? [{ ...shift, template: DEMO_SHIFT_TEMPLATES.length }] : []),
        ];
      }),
    );
}

/** Returns the closures of the whole store; the last one is in the future. */
export function planClosures(now: Date) {
  const today = demoDayOf(now);
  const past = openDayUntil(today - 16, OPEN_WEEKDAYS);
  const ahead = openDayFrom(today + 19, OPEN_WEEKDAYS);
  return [
    {
      startsAt: demoMinuteOf(past, 0),
      endsAt: demoMinuteOf(past + 1, 0),
      note: "員工旅遊 Staff outing",
      ...written(past),
    },
    {
      startsAt: demoMinuteOf(ahead, 1020),
      endsAt: demoMinuteOf(ahead, 1200),
      note: "棚卸し・年度盤點",
      ...written(today),
    },
  ];
}

/** Returns time off during shifts; staff are positions, starting at 1. */
export function planTimeOff(now: Date) {
  const today = demoDayOf(now);
  const soon = openDayFrom(today + 3, OPEN_WEEKDAYS);
  const later = openDayFrom(today + 11, OPEN_WEEKDAYS);
  const past = openDayUntil(today - 6, OPEN_WEEKDAYS);
  return [
    {
      staff: 4,
      startsAt: demoMinuteOf(past, 0),
      endsAt: demoMinuteOf(past + 1, 0),
      note: "病假",
      ...written(past),
    },
    {
      staff: 3,
      startsAt: demoMinuteOf(soon, 600),
      endsAt: demoMinuteOf(soon, 780),
      note: "歯医者",
      ...written(today),
    },
    {
      staff: 2,
      startsAt: demoMinuteOf(later, 0),
      endsAt: demoMinuteOf(later + 2, 0),
      note: "特休",
      ...written(today),
    },
    {
      staff: 6,
      startsAt: demoMinuteOf(later, 840),
      endsAt: demoMinuteOf(later, 1200),
      note: "Training",
      ...written(today),
    },
  ];
}

const written = (day: number) => {
  const createdAt = demoMinuteOf(day - 10, 700);
  return { createdAt, updatedAt: createdAt };
};
