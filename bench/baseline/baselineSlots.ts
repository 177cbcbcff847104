import {
  canMatch,
  connectedItems,
  type UnassignedItem,
} from "../../schema/src/domain/appointments/matching.ts";
import { unassignableItems } from "../../schema/src/domain/appointments/unassignableItems.ts";
import { type Interval, overlaps, subtractIntervals } from "../../schema/src/domain/time/intervals.ts";

/** What the statement SLOTS returns. */
export interface SlotRows {
  services: [id: number, minutes: number][];
  staff: [id: number, serviceIds: number[]][];
  shifts: [staffMember: number, firstMinute: number, lastMinute: number, days: number[]][];
  reserved: [from: number, to: number, staff: number[], unassigned: [id: number, service: number][]][];
}

const DAY = 1440;
/** The times at which customers may start, in minutes of the day. */
const STARTS = [600, 840, 1080];

interface Member extends Interval {
  id: number;
  serviceIds: ReadonlySet<number>;
  busy: Interval[];
}

interface Day {
  members: Member[];
  unassigned: UnassignedItem[];
}

type Line = Interval & { serviceId: number };

/** Returns the slots of each day for consecutive services by any staff member. */
export function baselineSlots(
  { from, to, services }: { from: string; to: string; services: readonly number[] },
  rows: SlotRows,
) {
  const beginning = Date.parse(`${from}T00:00:00+08:00`);
  const count = 1 + Math.round((Date.parse(to) - Date.parse(from)) / (DAY * 60_000));
  const days = daysOf(count, beginning / 60_000, rows);
  const minutesOf = new Map(rows.services);
  const instant = (day: number, minute: number) =>
    new Date(beginning + (day * DAY + minute) * 60_000).toISOString();
  return days.map((day, number) => ({
    date: instant(number, 480).slice(0, 10),
    slots: STARTS.map((start) => {
      let end = start;
      const lines = services.map((serviceId): Line => {
        const line = { start: end, end: end + (minutesOf.get(serviceId) ?? 60), serviceId };
        end = line.end;
        return line;
      });
      const reason = refusal(day, lines);
      return {
        startsAt: instant(number, start),
        endsAt: instant(number, end),
        free: reason === null,
        reason,
      };
    }),
  }));
}

/** Groups the rows by day; `beginning` is the start of the first day, in minutes since 1970. */
function daysOf(count: number, beginning: number, { staff, shifts, reserved }: SlotRows): Day[] {
  const days = Array.from({ length: count }, (): Day => ({ members: [], unassigned: [] }));
  const skills = new Map(staff.map(([id, serviceIds]) => [id, new Set(serviceIds)]));
  const members = new Map<number, Member>();
  const keyOf = (id: number, day: number) => id * 1000 + day;
  for (const [id, start, end, onDays] of shifts) {
    const serviceIds = skills.get(id);
    if (serviceIds === undefined) continue;
    for (const day of onDays) {
      const member = { id, serviceIds, start, end, busy: [] };
      members.set(keyOf(id, day), member);
      days[day]?.members.push(member);
    }
  }
  for (const [from, to, staffMembers, unassigned] of reserved) {
    const day = Math.floor((from - beginning) / DAY);
    const offset = beginning + day * DAY;
    const time = { start: from - offset, end: to - offset };
    for (const id of staffMembers) members.get(keyOf(id, day))?.busy.push(time);
    for (const [id, serviceId] of unassigned) days[day]?.unassigned.push({ ...time, id, serviceId });
  }
  return days;
}

/**
 * Returns why consecutive lines cannot be booked on a day; null if they can. Counting is enough while more staff are free than
 * items without a staff member need; otherwise staff members are matched to all items.
 */
function refusal(day: Day, lines: readonly Line[]): "NO_SHIFT" | "TAKEN" | null {
  let isScarce = false;
  for (const line of lines) {
    const qualified = day.members.filter(
      ({ serviceIds, start, end }) =>
        serviceIds.has(line.serviceId) && start <= line.start && end >= line.end,
    );
    if (qualified.length === 0) return "NO_SHIFT";
    const free = qualified.filter(({ busy }) => !busy.some((time) => overlaps(time, line))).length;
    if (free === 0) return "TAKEN";
    const unassigned = day.unassigned.filter((item) => overlaps(item, line)).length;
    isScarce ||= free <= unassigned;
  }
  return isScarce && !canBeMatched(day, lines) ? "TAKEN" : null;
}

function canBeMatched({ members, unassigned }: Day, lines: readonly Line[]): boolean {
  const staff = members.map(({ id, serviceIds, start, end, busy }) => ({
    id,
    serviceIds,
    free: subtractIntervals([{ start, end }], busy),
  }));
  const wanted = lines.map((line, index) => ({ ...line, id: -1 - index }));
  const items = [...connectedItems(unassigned, lines), ...wanted];
  if (canMatch(items, staff)) return true;
  const unassignable = new Set(unassignableItems(unassigned, lines, staff).map(({ id }) => id));
  return (
    unassignable.size > 0 &&
    canMatch(
      items.filter(({ id }) => !unassignable.has(id)),
      staff,
    )
  );
}
