import type { Interval } from "./intervals.ts";

/**
 * Geometry of the printed day in pixels and clock minutes, 10:00 to 20:00 (booking.md §9, decisions.md §5).
 */
export const TIMETABLE = {
  opensAt: 600,
  closesAt: 1200,
  labelWidth: 250,
  stepMinutes: 30,
  stepWidth: 50,
  rowWidth: 1250,
} as const;

/**
 * A box on a row. A box that extends over an edge of the timetable, or lies outside it, is clipped there and
 * marked.
 */
export interface TimetableBox {
  x: number;
  width: number;
  /** Part of the box, or all of it when the width is 0, is before 10:00. */
  before: boolean;
  /** Part of the box, or all of it when the width is 0, is after 20:00. */
  after: boolean;
}

/** Returns the x of a clock minute: 250 + minutes since 10:00 / 30 × 50, also outside the edges. */
export function timetableX(clock: number): number {
  return TIMETABLE.labelWidth + ((clock - TIMETABLE.opensAt) / TIMETABLE.stepMinutes) * TIMETABLE.stepWidth;
}

/** Returns the box of a range of clock minutes. */
export function timetableBox({ start, end }: Interval): TimetableBox {
  const inside = (clock: number) => Math.min(Math.max(clock, TIMETABLE.opensAt), TIMETABLE.closesAt);
  const x = timetableX(inside(start));
  return {
    x,
    width: timetableX(inside(end)) - x,
    before: start < TIMETABLE.opensAt,
    after: end > TIMETABLE.closesAt,
  };
}

/** Returns the half-hours in the header of the timetable, as clock minutes with their x. */
export function timetableSteps(): { clock: number; x: number }[] {
  const count = (TIMETABLE.closesAt - TIMETABLE.opensAt) / TIMETABLE.stepMinutes;
  return Array.from({ length: count }, (_, step) => {
    const clock = TIMETABLE.opensAt + step * TIMETABLE.stepMinutes;
    return { clock, x: timetableX(clock) };
  });
}
