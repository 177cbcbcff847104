import { daySchedules } from "../booking/availability/daySchedules.ts";
import { isAtLeast } from "../domain/shifts/shiftApproval.ts";
import { instantAt } from "../domain/time/dayMinutes.ts";
import {
  type Interval,
  intersectIntervals,
  mergeIntervals,
  subtractIntervals,
} from "../domain/time/intervals.ts";
import type { Transaction } from "../writes/transaction.ts";

/** A period of the day. */
export interface DaySpan {
  startsAt: Date;
  endsAt: Date;
}

/** A staff member with a shift or time off on the day. */
export interface PersonToday {
  staffMemberId: number;
  working: DaySpan[];
  timeOff: DaySpan[];
}

/** Reads who works on a day of the store (YYYY-MM-DD), by their confirmed shifts less closures. */
export async function readDaySchedule(db: Transaction, day: string): Promise<PersonToday[]> {
  const { days } = await daySchedules(db, { days: [day], atLeast: "CONFIRMED" });
  const schedule = days.get(day);
  if (schedule === undefined) return [];
  const { measured, staff } = schedule;
  const wholeDay = [{ start: 0, end: measured.length }];
  const spans = (intervals: readonly Interval[]): DaySpan[] =>
    intersectIntervals(mergeIntervals(intervals), wholeDay).map(({ start, end }) => ({
      startsAt: instantAt(measured, start),
      endsAt: instantAt(measured, end),
    }));
  return staff.flatMap(({ id, staffDay }) => {
    const shifts = staffDay.shifts.filter(({ state }) => isAtLeast(state, staffDay.atLeast));
    const working = spans(subtractIntervals(mergeIntervals(shifts), mergeIntervals(staffDay.closures)));
    const timeOff = spans(staffDay.timeOff);
    return working.length + timeOff.length === 0 ? [] : { staffMemberId: id, working, timeOff };
  });
}
