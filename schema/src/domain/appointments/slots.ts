import type { ErrorCode } from "../errors.ts";
import { isAtLeast, type ShiftState } from "../shifts/shiftApproval.ts";
import { covers, type Interval, intersectIntervals, overlaps, subtractIntervals } from "../time/intervals.ts";

/**
 * What one staff member does on one day of the store. Every interval is of day minutes: whole minutes that have passed
 * since the day's first instant (dayMinutes.ts), so that an hour has 60 of them on days of 23 and 25 hours too.
 */
export interface StaffDay {
  shifts: readonly (Interval & { state: ShiftState })[];
  /** The least state of a shift that counts: for customers OPEN_TO_CUSTOMERS (decisions.md §5). */
  atLeast: ShiftState;
  /** When the store is open: all of the day on an open weekday, nothing on another. */
  opening: readonly Interval[];
  /** When the store is closed nevertheless. */
  closures: readonly Interval[];
  timeOff: readonly Interval[];
  /** Items of theirs that hold their time. */
  busy: readonly Interval[];
}

/** Why a time cannot be had, in the order in which it is judged: the first that holds is the answer. */
export const SLOT_REFUSALS = [
  "PAST",
  "OUTSIDE_WINDOW",
  "NO_SHIFT",
  "NOT_OPEN_TO_CUSTOMERS",
  "CLOSED",
  "TIME_OFF",
  "LACKS_SERVICE",
  "TAKEN",
] as const;

export type SlotRefusal = (typeof SLOT_REFUSALS)[number];

/** The refusal that a caller gets (decisions.md §2, §5). */
export const SLOT_REFUSAL_CODES: Record<
  SlotRefusal,
  Extract<ErrorCode, "SLOT_TAKEN" | "STAFF_NOT_AVAILABLE" | "OUTSIDE_BOOKING_WINDOW">
> = {
  PAST: "OUTSIDE_BOOKING_WINDOW",
  OUTSIDE_WINDOW: "OUTSIDE_BOOKING_WINDOW",
  NO_SHIFT: "STAFF_NOT_AVAILABLE",
  NOT_OPEN_TO_CUSTOMERS: "STAFF_NOT_AVAILABLE",
  CLOSED: "OUTSIDE_BOOKING_WINDOW",
  TIME_OFF: "STAFF_NOT_AVAILABLE",
  LACKS_SERVICE: "STAFF_NOT_AVAILABLE",
  TAKEN: "SLOT_TAKEN",
};

/** When bookings may start, as `windowOnDay` says it. */
export interface StartWindow {
  /** What starts before this day minute is past. */
  pastBefore: number;
  window: Interval;
}

/** The wanted time, [start, end), and all that decides about it. */
export interface SlotQuery extends Interval, StartWindow {
  staffDay: StaffDay;
  offersService: boolean;
}

export interface SlotVerdict {
  free: boolean;
  /** null when free. */
  reason: SlotRefusal | null;
}

/** A time that is or is not to be had. */
export type BookableSlot = Interval & SlotVerdict;

function shiftsFrom({ shifts }: StaffDay, least: ShiftState): Interval[] {
  return shifts.filter(({ state }) => isAtLeast(state, least));
}

/** The shifts that are real for who asks: without the customers' opening, which has a reason of its own. */
function realShifts(staffDay: StaffDay): Interval[] {
  return shiftsFrom(staffDay, staffDay.atLeast === "OPEN_TO_CUSTOMERS" ? "CONFIRMED" : staffDay.atLeast);
}

function openTimes({ opening, closures }: StaffDay): readonly Interval[] {
  return closures.length === 0 ? opening : subtractIntervals(opening, closures);
}

const REFUSES: Record<SlotRefusal, (question: SlotQuery) => boolean> = {
  PAST: ({ start, pastBefore }) => start < pastBefore,
  OUTSIDE_WINDOW: ({ start, window }) => start < window.start || start >= window.end,
  NO_SHIFT: (question) => !covers(realShifts(question.staffDay), question),
  NOT_OPEN_TO_CUSTOMERS: (question) =>
    !covers(shiftsFrom(question.staffDay, question.staffDay.atLeast), question),
  CLOSED: (question) => !covers(openTimes(question.staffDay), question),
  TIME_OFF: (question) => question.staffDay.timeOff.some((off) => overlaps(off, question)),
  LACKS_SERVICE: ({ offersService }) => !offersService,
  TAKEN: (question) => question.staffDay.busy.some((busy) => overlaps(busy, question)),
};

/**
 * Whether bookings may start then. Throws a RangeError unless start and end of the wanted time are whole and end > start.
 */
export function isInWindow(wanted: Interval, { pastBefore, window }: StartWindow): boolean {
  requireTime(wanted);
  return wanted.start >= pastBefore && wanted.start >= window.start && wanted.start < window.end;
}

function requireTime({ start, end }: Interval): void {
  if (!Number.isInteger(start) || !Number.isInteger(end) || end <= start)
    throw new RangeError(`No such time: ${start} to ${end}`);
}

/** When they could be booked: merged shifts of at least the asked state ∩ opening − closures − time off − busy. */
export function freeIntervals(staffDay: StaffDay): Interval[] {
  const { timeOff, busy } = staffDay;
  const working = intersectIntervals(shiftsFrom(staffDay, staffDay.atLeast), openTimes(staffDay));
  return subtractIntervals(working, timeOff.length === 0 ? busy : [...timeOff, ...busy]);
}

/**
 * Whether a time can be had, and if not, the first reason. Free exactly when it is in the window, the service is offered
 * and one of `freeIntervals` covers it. Throws a RangeError unless start and end are whole and end > start.
 */
export function slotVerdict(question: SlotQuery): SlotVerdict {
  requireTime(question);
  const reason = SLOT_REFUSALS.find((refusal) => REFUSES[refusal](question)) ?? null;
  return { free: reason === null, reason };
}
