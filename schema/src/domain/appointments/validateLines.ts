import { type Interval, overlaps, subtractIntervals } from "../time/intervals.ts";
import { canMatch, canServe, connectedItems, type FreeStaff, type UnassignedItem } from "./matching.ts";
import { namedSlotMinutes } from "./serviceRules.ts";
import {
  freeIntervals,
  isInWindow,
  SLOT_REFUSALS,
  type SlotRefusal,
  type StaffDay,
  type StartWindow,
  slotVerdict,
} from "./slots.ts";
import { unassignableItems } from "./unassignableItems.ts";

/** A staff member in service, with the day that is asked about. */
export interface SalonStaff {
  id: number;
  serviceIds: ReadonlySet<number>;
  staffDay: StaffDay;
}

/** A wanted line of an appointment, in day minutes. */
export interface RequestedLine extends Interval {
  serviceId: number;
  /** Null: not specified. */
  staffMemberId: number | null;
}

/** A day as it stands, in which lines are wanted. */
export interface LinesQuery extends StartWindow {
  staff: readonly SalonStaff[];
  /** The day's items that hold their time and to which nobody is assigned. */
  unassigned: readonly UnassignedItem[];
}

/** The line at fault (0-based) and why it cannot be had. */
export interface LineRefusal {
  line: number;
  reason: SlotRefusal;
}

/**
 * The lines of a customer as they are judged: the time with a named person, from their first line to their last, is an hour
 * at least (decisions.md §5: max(60, duration) minutes).
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

/** When everyone is free, for `matchItems`: worked out for those alone who are asked, as mostly the first few will do. */
export function freeStaff(staff: readonly SalonStaff[]): FreeStaff[] {
  return staff.map((member) => new FreeWhenAsked(member));
}

class FreeWhenAsked implements FreeStaff {
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
    this.#free ??= freeIntervals(this.#staffDay);
    return this.#free;
  }
}

/** Whether a line could be had if it were the only one: null, or why not. Who is not in service has no shift. */
function refusalAlone(
  line: RequestedLine,
  { staff, pastBefore, window }: LinesQuery,
  team: readonly FreeStaff[],
): SlotRefusal | null {
  // Mostly somebody is free: why others are not need not be asked.
  if (isInWindow(line, { pastBefore, window }) && team.some((member) => isFreeFor(line, member))) return null;
  const asked = line.staffMemberId === null ? staff : staff.filter(({ id }) => id === line.staffMemberId);
  const able = asked.filter(({ serviceIds }) => serviceIds.has(line.serviceId));
  // Who does not offer the service is asked only when nobody else is: any other reason comes nearer.
  const candidates = line.staffMemberId === null ? able : asked;
  if (candidates.length === 0) return asked.length === 0 ? "NO_SHIFT" : "LACKS_SERVICE";
  let nearest = -1;
  for (const { serviceIds, staffDay } of candidates) {
    const offersService = serviceIds.has(line.serviceId);
    const { reason } = slotVerdict({ ...line, pastBefore, window, staffDay, offersService });
    if (reason === null) return null;
    nearest = Math.max(nearest, SLOT_REFUSALS.indexOf(reason));
    // None comes nearer than the last.
    if (nearest === SLOT_REFUSALS.length - 1) break;
  }
  return SLOT_REFUSALS[nearest] ?? null;
}

function isFreeFor(line: RequestedLine, member: FreeStaff): boolean {
  return (line.staffMemberId === null || line.staffMemberId === member.id) && canServe(member, line);
}

/**
 * Whether lines can be had together on a day: null, or the first that cannot. Whoever was named must be free, each once at a
 * time; for every other line somebody must be left, and for everyone to whom nobody is assigned yet as well (decisions.md §5:
 * a matching, not a count), not the same person of necessity. Where each line could be had alone but not all together, it is
 * TAKEN. Who could not be served in any case (after a shift was closed with `force`) hinders nobody.
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
  // What overlaps an open line is near it, so that these are all that hang together with them.
  const touched = [...connectedItems(question.unassigned, lines), ...open];
  const left = withoutNamed(team, named);
  if (canMatch(touched, left)) return null;
  const hopeless = new Set(unassignableItems(question.unassigned, lines, team).map(({ id }) => id));
  const rest = touched.filter(({ id }) => !hopeless.has(id));
  if (hopeless.size > 0 && canMatch(rest, left)) return null;
  const firstOpen = lines.findIndex(({ staffMemberId }) => staffMemberId === null);
  return { line: Math.max(0, firstOpen), reason: "TAKEN" };
}

/** The team when the named lines are theirs. */
function withoutNamed(team: readonly FreeStaff[], named: readonly RequestedLine[]): readonly FreeStaff[] {
  if (named.length === 0) return team;
  return team.map((member) => {
    const theirs = named.filter(({ staffMemberId }) => staffMemberId === member.id);
    if (theirs.length === 0) return member;
    const { id, serviceIds, free } = member;
    return { id, serviceIds, free: subtractIntervals(free, theirs) };
  });
}
