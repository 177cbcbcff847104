import { type Interval, overlaps, subtractIntervals } from "../time/intervals.ts";
import { canMatch, canServe, connectedItems, type FreeStaff, type UnassignedItem } from "./matching.ts";
import { namedSlotMinutes } from "./serviceRules.ts";
import { SLOT_REFUSALS, type SlotRefusal } from "./slotRefusals.ts";
import {
  isInWindow,
  isOpenAt,
  type StaffDay,
  type StartWindow,
  slotVerdict,
  unreservedIntervals,
} from "./slots.ts";
import { unassignableItems } from "./unassignableItems.ts";

/** The maximum number of lines of an appointment; part of the API's contract. */
export const MAX_APPOINTMENT_LINES = 20;

/** A staff member in service, with their schedule on the requested day. */
export interface SalonStaff {
  id: number;
  serviceIds: ReadonlySet<number>;
  staffDay: StaffDay;
}

/** A requested line of an appointment, in day minutes. */
export interface RequestedLine extends Interval {
  serviceId: number;
  /** null means not specified. */
  staffMemberId: number | null;
}

/** The state of the day on which lines are requested. */
export interface LinesQuery extends StartWindow {
  staff: readonly SalonStaff[];
  /** The day's items that reserve their time but have no assigned staff member. */
  unassigned: readonly UnassignedItem[];
  /** Whether the lines may lie outside the opening times and in closures; for staff. */
  outsideHours?: boolean | undefined;
}

/** The refused line (0-based) and the reason. */
export interface LineRefusal {
  line: number;
  reason: SlotRefusal;
}

/**
 * Returns a customer's lines as they are validated: the time with a named staff member, from the first of
 * their lines to the last, is at least one hour (decisions.md §5: max(60, duration) minutes).
 */
export function linesOfCustomer(lines: readonly RequestedLine[]): RequestedLine[] {
  return lines.map((line) => {
    if (line.staffMemberId === null) return line;
    const theirs = lines.filter(({ staffMemberId }) => staffMemberId === line.staffMemberId);
    const start = Math.min(...theirs.map((one) => one.start));
    const end = Math.max(...theirs.map((one) => one.end));
    return line.end === end ? { ...line, end: start + namedSlotMinutes(end - start) } : line;
  });
}

/**
 * Returns when all staff can serve items, for `matchItems`. The opening times do not count, because they are
 * the same for everyone, so that they are checked per line, and because items that staff entered outside of
 * them keep their place. Each is computed on first use, because usually the first few suffice.
 */
export function freeStaff(staff: readonly SalonStaff[]): FreeStaff[] {
  return staff.map((member) => new LazyFreeStaff(member));
}

class LazyFreeStaff implements FreeStaff {
  readonly id: number;
  readonly serviceIds: ReadonlySet<number>;
  readonly #staffDay: StaffDay;
  #free: readonly Interval[] | null = null;

  constructor({ id, serviceIds, staffDay }: SalonStaff) {
    this.id = id;
    this.serviceIds = serviceIds;
    this.#staffDay = staffDay;
  }

  get free(): readonly Interval[] {
    this.#free ??= unreservedIntervals(this.#staffDay);
    return this.#free;
  }
}

/**
 * Returns why a line is not available even as the only one; null when it is. Staff who are not in service
 * have no shift.
 */
function refusalAlone(
  line: RequestedLine,
  { staff, pastBefore, window, outsideHours }: LinesQuery,
  team: readonly FreeStaff[],
): SlotRefusal | null {
  // Usually at least one staff member is free, so that the others' reasons need not be computed.
  const [anyone] = staff;
  if (
    isInWindow(line, { pastBefore, window }) &&
    (outsideHours === true || (anyone !== undefined && isOpenAt(anyone.staffDay, line))) &&
    team.some((member) => isFreeFor(line, member))
  )
    return null;
  const requested = line.staffMemberId === null ? staff : staff.filter(({ id }) => id === line.staffMemberId);
  const able = requested.filter(({ serviceIds }) => serviceIds.has(line.serviceId));
  // LACKS_SERVICE is returned only when no staff member offers the service, because any other reason is
  // closer to success.
  const candidates = line.staffMemberId === null ? able : requested;
  if (candidates.length === 0) return requested.length === 0 ? "NO_SHIFT" : "LACKS_SERVICE";
  let nearest = -1;
  for (const { serviceIds, staffDay } of candidates) {
    const offersService = serviceIds.has(line.serviceId);
    const { reason } = slotVerdict({
      ...line,
      pastBefore,
      window,
      outsideHours,
      staffDay,
      offersService,
    });
    if (reason === null) return null;
    nearest = Math.max(nearest, SLOT_REFUSALS.indexOf(reason));
    // No reason ranks after the last one.
    if (nearest === SLOT_REFUSALS.length - 1) break;
  }
  return SLOT_REFUSALS[nearest] ?? null;
}

function isFreeFor(line: RequestedLine, member: FreeStaff): boolean {
  return (line.staffMemberId === null || line.staffMemberId === member.id) && canServe(member, line);
}

/**
 * Returns null when lines can be booked together on a day, or else the first that cannot. Named staff must be
 * free and serve one line at a time; for the other lines and for all unassigned items a matching must remain
 * (decisions.md §5: a matching, not a count), possibly with different people. The reason is TAKEN when each
 * line is possible alone but not all together. Items that cannot be served in any case (after a shift was
 * closed with `force`) are ignored.
 */
export function validateLines(
  lines: readonly RequestedLine[],
  question: LinesQuery,
  team: readonly FreeStaff[] = freeStaff(question.staff),
): LineRefusal | null {
  for (const [line, wanted] of lines.entries()) {
    const reason = refusalAlone(wanted, question, team);
    if (reason !== null) return { line, reason };
  }
  const named = lines.filter(({ staffMemberId }) => staffMemberId !== null);
  const twice = lines.findIndex((one, index) =>
    lines
      .slice(0, index)
      .some(
        (other) =>
          one.staffMemberId !== null && other.staffMemberId === one.staffMemberId && overlaps(one, other),
      ),
  );
  if (twice !== -1) return { line: twice, reason: "TAKEN" };

  const open = lines.flatMap(({ staffMemberId, ...times }, index) =>
    staffMemberId === null ? [{ ...times, id: -1 - index }] : [],
  );
  // Items that overlap an open line are near it, so that these are all items connected with the lines.
  const touched = [...connectedItems(question.unassigned, lines), ...open];
  const left = withoutNamed(team, named);
  if (canMatch(touched, left)) return null;
  const unassignable = new Set(unassignableItems(question.unassigned, lines, team).map(({ id }) => id));
  const rest = touched.filter(({ id }) => !unassignable.has(id));
  if (unassignable.size > 0 && canMatch(rest, left)) return null;
  const firstOpen = lines.findIndex(({ staffMemberId }) => staffMemberId === null);
  return { line: Math.max(0, firstOpen), reason: "TAKEN" };
}

/** Returns the team after the named lines are assigned. */
function withoutNamed(team: readonly FreeStaff[], named: readonly RequestedLine[]): readonly FreeStaff[] {
  if (named.length === 0) return team;
  return team.map((member) => {
    const theirs = named.filter(({ staffMemberId }) => staffMemberId === member.id);
    if (theirs.length === 0) return member;
    const { id, serviceIds, free } = member;
    return { id, serviceIds, free: subtractIntervals(free, theirs) };
  });
}
