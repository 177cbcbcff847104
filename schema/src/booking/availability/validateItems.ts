import type { ShiftState } from "@machiya/prisma/enums";
import { type BookingActor, startProblem } from "../../domain/appointments/bookingWindow.ts";
import { ANY_SERVICE } from "../../domain/appointments/matching.ts";
import type { SlotRefusal } from "../../domain/appointments/slotRefusals.ts";
import { unassignableItems } from "../../domain/appointments/unassignableItems.ts";
import { freeStaff, linesOfCustomer, validateLines } from "../../domain/appointments/validateLines.ts";
import type { Interval } from "../../domain/time/intervals.ts";
import { calendarDays } from "../../domain/time/shopTime.ts";
import { daysOfItems } from "../appointments/appointmentRow.ts";
import type { PlannedItem } from "../appointments/plannedItems.ts";
import type { DaySchedules } from "./daySchedules.ts";
import { type TakenTime, type Timeline, timelineMinutes, timelineOn, withTakenTimes } from "./timeline.ts";

/** The question whether an appointment's items are available. */
export interface TimeCheck {
  by: BookingActor;
  /** The minimum state of a shift that counts. */
  atLeast: ShiftState;
  /** All items as they will be stored; those with `moved` are checked. */
  items: readonly PlannedItem[];
  /** The current appointment, whose own times count as free; null: it is new or occupies no time. */
  standing: { id: number; items: readonly TakenTime[] } | null;
  /** The times that preceding appointments of the same batch occupy. */
  beside?: readonly TakenTime[];
  /** Whether staff accept times at which the store is closed. */
  outsideHours?: boolean | undefined;
  /** Whether the change cannot replace staff members, so that alternatives with others are of no use. */
  keepsStaff?: boolean | undefined;
}

/** The reason of a refusal and the item concerned; null: the whole appointment. */
export interface TimeRefusal {
  reason: SlotRefusal;
  item: PlannedItem | null;
}

/** A window without limits, because the window was checked before. */
const ANY_TIME = {
  pastBefore: Number.NEGATIVE_INFINITY,
  window: { start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY },
};

/**
 * Returns the first refusal of an appointment's times; null: they are available. `salon` excludes the
 * appointment itself and contains all days of its items. Queries apply the same rules to the same rows.
 */
export function validateItems(salon: DaySchedules, question: TimeCheck, now: Date): TimeRefusal | null {
  const wanted = question.items.filter(({ moved }) => moved);
  const late = windowRefusal(salon, question, wanted, now);
  if (late !== null) return late;
  for (const days of runs(daysOfItems(wanted, salon.zone))) {
    const there = wanted.filter((item) => daysOfItems([item], salon.zone).some((day) => days.includes(day)));
    const refusal = judgeRun(timelineOn(salon, days), question, there);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Checks the booking window: of the first item for customers, of every changed item for staff. */
function windowRefusal(
  { zone }: DaySchedules,
  { by, items }: TimeCheck,
  wanted: readonly PlannedItem[],
  now: Date,
): TimeRefusal | null {
  const first = items.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime()).slice(0, 1);
  for (const item of by === "CUSTOMER" ? first : wanted) {
    const reason = startProblem({ start: item.startsAt, by, now, zone });
    if (reason !== null) return { reason, item: by === "CUSTOMER" ? null : item };
  }
  return null;
}

/** Groups ascending days (YYYY-MM-DD) into runs of consecutive days. */
function runs(days: readonly string[]): string[][] {
  const found: string[][] = [];
  for (const day of days) {
    const run = found.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && calendarDays(last, 2)[1] === day) run.push(day);
    else found.push([day]);
  }
  return found;
}

function judgeRun(
  axis: Timeline,
  { by, items, standing, beside = [], outsideHours }: TimeCheck,
  wanted: readonly PlannedItem[],
): TimeRefusal | null {
  const asked = wanted.map((item) => ({
    ...timelineMinutes(axis, item),
    serviceId: item.serviceId ?? ANY_SERVICE,
    staffMemberId: item.staffMemberId,
  }));
  const lines = by === "CUSTOMER" ? linesOfCustomer(asked) : asked;
  const others = withTakenTimes(axis, beside);
  const stays = withTakenTimes(
    others,
    items.filter(({ moved }) => !moved),
  );
  const judge = (hopeless: ReadonlySet<number>) => {
    const unassigned = stays.unassigned.filter(({ id }) => !hopeless.has(id));
    const refusal = validateLines(lines, { ...ANY_TIME, staff: stays.staff, unassigned, outsideHours });
    return refusal && { reason: refusal.reason, item: wanted[refusal.line] ?? null };
  };
  const refusal = judge(new Set());
  if (refusal?.reason !== "TAKEN" || standing === null) return refusal;
  // Items that could not be served beside the current appointment either are ignored: the change takes
  // nothing from them.
  const hopeless = unassignableNear(others, standing, lines);
  return hopeless.size === 0 ? refusal : judge(hopeless);
}

/**
 * Returns the IDs of items near these times that cannot be served beside the current appointment either, so
 * they must not block a change.
 */
export function unassignableNear(
  axis: Timeline,
  standing: TimeCheck["standing"],
  times: readonly Interval[],
): Set<number> {
  const { staff, unassigned } = withTakenTimes(axis, standing?.items ?? []);
  return new Set(unassignableItems(unassigned, times, freeStaff(staff)).map(({ id }) => id));
}
