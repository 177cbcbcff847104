import type { ErrorCode } from "../errors.ts";
import { isAtLeast, type ShiftState } from "../shifts/shiftApproval.ts";
import { covers, type Interval, intersectIntervals, overlaps, subtractIntervals } from "../time/intervals.ts";
import { SLOT_REFUSALS, type SlotRefusal } from "./slotRefusals.ts";

/**
 * One staff member's schedule on one day of the store. Every interval is in day minutes: whole minutes since
 * the day's first instant (dayMinutes.ts), so that an hour has 60 of them on days of 23 and 25 hours too.
 */
export interface StaffDay {
  shifts: readonly (Interval & { state: ShiftState })[];
  /** The lowest shift state that counts: OPEN_TO_CUSTOMERS for customers (decisions.md §5). */
  atLeast: ShiftState;
  /** When the store is open: the whole day on an open weekday, nothing on any other. */
  opening: readonly Interval[];
  /** Closures that override the opening times. */
  closures: readonly Interval[];
  timeOff: readonly Interval[];
  /** Their items that reserve time. */
  busy: readonly Interval[];
}

/** The error code of each refusal (decisions.md §2, §5). */
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

/** Returns whether an error says that the requested time cannot be booked, so that sending it again is of no use. */
export function isTimeRefusal(code: string): boolean {
  return Object.values<string>(SLOT_REFUSAL_CODES).includes(code);
}

/** When bookings may start, as `windowOnDay` returns it. */
export interface StartWindow {
  /** Any start before this day minute is in the past. */
  pastBefore: number;
  window: Interval;
}

/** The requested time, [start, end), and everything that decides about it. */
export interface SlotQuery extends Interval, StartWindow {
  staffDay: StaffDay;
  offersService: boolean;
  /** Whether the opening times and closures do not apply, which bind customers (decisions.md §6). */
  outsideHours?: boolean | undefined;
}

export interface SlotVerdict {
  free: boolean;
  /** null when the time is free. */
  reason: SlotRefusal | null;
}

/** A time with its availability. */
export type BookableSlot = Interval & SlotVerdict;

function shiftsFrom({ shifts }: StaffDay, least: ShiftState): Interval[] {
  return shifts.filter(({ state }) => isAtLeast(state, least));
}

/**
 * Returns the shifts that exist for the viewer, including confirmed ones that are not open to customers,
 * which have a reason of their own.
 */
function realShifts(staffDay: StaffDay): Interval[] {
  return shiftsFrom(staffDay, staffDay.atLeast === "OPEN_TO_CUSTOMERS" ? "CONFIRMED" : staffDay.atLeast);
}

function openTimes({ opening, closures }: StaffDay): readonly Interval[] {
  return closures.length === 0 ? opening : subtractIntervals(opening, closures);
}

/** Returns whether the store is open during a time. */
export function isOpenAt(staffDay: StaffDay, wanted: Interval): boolean {
  return covers(openTimes(staffDay), wanted);
}

const REFUSES: Record<SlotRefusal, (question: SlotQuery) => boolean> = {
  PAST: ({ start, pastBefore }) => start < pastBefore,
  OUTSIDE_WINDOW: ({ start, window }) => start < window.start || start >= window.end,
  NO_SHIFT: (question) => !covers(realShifts(question.staffDay), question),
  NOT_OPEN_TO_CUSTOMERS: (question) =>
    !covers(shiftsFrom(question.staffDay, question.staffDay.atLeast), question),
  CLOSED: (question) => question.outsideHours !== true && !isOpenAt(question.staffDay, question),
  TIME_OFF: (question) => question.staffDay.timeOff.some((off) => overlaps(off, question)),
  LACKS_SERVICE: ({ offersService }) => !offersService,
  TAKEN: (question) => question.staffDay.busy.some((busy) => overlaps(busy, question)),
};

/**
 * Returns whether bookings may start at a time. Throws a RangeError unless start and end are integers and end
 * > start.
 */
export function isInWindow(wanted: Interval, { pastBefore, window }: StartWindow): boolean {
  requireTime(wanted);
  return wanted.start >= pastBefore && wanted.start >= window.start && wanted.start < window.end;
}

function requireTime({ start, end }: Interval): void {
  if (!Number.isInteger(start) || !Number.isInteger(end) || end <= start)
    throw new RangeError(`Not a time range in minutes: ${start} to ${end}`);
}

/**
 * Returns when a staff member can be booked: merged shifts of at least the required state ∩ opening −
 * closures − time off − busy.
 */
export function freeIntervals(staffDay: StaffDay): Interval[] {
  return intersectIntervals(unreservedIntervals(staffDay), openTimes(staffDay));
}

/**
 * Returns when a staff member works and has no appointment, also outside the opening times, where staff may
 * book (decisions.md §6).
 */
export function unreservedIntervals(staffDay: StaffDay): Interval[] {
  const { timeOff, busy } = staffDay;
  const away = timeOff.length === 0 ? busy : [...timeOff, ...busy];
  return subtractIntervals(shiftsFrom(staffDay, staffDay.atLeast), away);
}

/**
 * Returns whether a time is available, and if not, the first reason. It is free exactly when it is in the
 * window, the service is offered and one of `freeIntervals` covers it, or, outside the opening times, one of
 * `unreservedIntervals`. Throws a RangeError unless start and
 * end are integers and end > start.
 */
export function slotVerdict(question: SlotQuery): SlotVerdict {
  requireTime(question);
  const reason = SLOT_REFUSALS.find((refusal) => REFUSES[refusal](question)) ?? null;
  return { free: reason === null, reason };
}
