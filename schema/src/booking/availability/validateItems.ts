import type { ShiftState } from "@machiya/prisma/enums";
import { type BookingActor, startProblem } from "../../domain/appointments/bookingWindow.ts";
import { ANY_SERVICE } from "../../domain/appointments/matching.ts";
import type { SlotRefusal } from "../../domain/appointments/slots.ts";
import { unassignableItems } from "../../domain/appointments/unassignableItems.ts";
import { freeStaff, linesOfCustomer, validateLines } from "../../domain/appointments/validateLines.ts";
import type { Interval } from "../../domain/time/intervals.ts";
import { calendarDays } from "../../domain/time/shopTime.ts";
import { daysOfItems } from "../appointments/appointmentRow.ts";
import type { PlannedItem } from "../appointments/plannedItems.ts";
import type { DaySchedules } from "./daySchedules.ts";
import { type TakenTime, type Timeline, timelineMinutes, timelineOn, withTakenTimes } from "./timeline.ts";

/** Whether the items of an appointment can be had. */
export interface TimeCheck {
  by: BookingActor;
  /** The least state of a shift that counts. */
  atLeast: ShiftState;
  /** All of them, as they are to stand; those that moved are judged. */
  items: readonly PlannedItem[];
  /** The appointment as it stands, whose times are free for itself; null: it is new, or holds none. */
  standing: { id: number; items: readonly TakenTime[] } | null;
  /** What others of the same batch have taken before it. */
  beside?: readonly TakenTime[];
}

/** Why not, and the item at fault; null: the appointment as a whole. */
export interface TimeRefusal {
  reason: SlotRefusal;
  item: PlannedItem | null;
}

/** All that is asked about starts in the window: that was judged before. */
const ANY_TIME = {
  pastBefore: Number.NEGATIVE_INFINITY,
  window: { start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY },
};

/**
 * The first refusal of an appointment's times; null: they can be had. `salon` is without the appointment itself and holds all
 * days of its items. Judged as those who look are told: the same rules on the same rows.
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

/** Customers choose when the first item starts, staff when any does. */
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

/** Days (YYYY-MM-DD, ascending) in runs of those that follow each other. */
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
  { by, items, standing, beside = [] }: TimeCheck,
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
    const refusal = validateLines(lines, { ...ANY_TIME, staff: stays.staff, unassigned });
    return refusal && { reason: refusal.reason, item: wanted[refusal.line] ?? null };
  };
  const refusal = judge(new Set());
  if (refusal?.reason !== "TAKEN" || standing === null) return refusal;
  // Whom nobody could serve beside the appointment as it stands, it does not take anything from.
  const hopeless = unassignableNear(others, standing, lines);
  return hopeless.size === 0 ? refusal : judge(hopeless);
}

/** The numbers of those near these times who could not be served as it stands either, and so hinder nobody. */
export function unassignableNear(
  axis: Timeline,
  standing: TimeCheck["standing"],
  times: readonly Interval[],
): Set<number> {
  const { staff, unassigned } = withTakenTimes(axis, standing?.items ?? []);
  return new Set(unassignableItems(unassigned, times, freeStaff(staff)).map(({ id }) => id));
}
