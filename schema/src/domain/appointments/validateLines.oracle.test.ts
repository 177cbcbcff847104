import fc from "fast-check";
import { expect, test } from "vitest";
import { SHIFT_STATES } from "../shifts/shiftApproval.ts";
import type { Interval } from "../time/intervals.ts";
import { ANY_SERVICE, connectedItems, type UnassignedItem } from "./matching.ts";
import { SLOT_REFUSALS } from "./slotRefusals.ts";
import { slotVerdict, unreservedIntervals } from "./slots.ts";
import { type LineRefusal, type LinesQuery, type RequestedLine, validateLines } from "./validateLines.ts";

const SERVICES = [1, 2, ANY_SERVICE];

/** Edges are at quarters of an hour or one minute beside them, so that they often coincide. */
const edge = fc
  .tuple(fc.integer({ min: 38, max: 60 }), fc.constantFrom(-1, 0, 0, 0))
  .map(([q, by]) => q * 15 + by);
const span = fc.tuple(edge, edge).map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
const filled = span.filter(({ start, end }) => start < end);
const state = fc.constantFrom(...SHIFT_STATES, "OPEN_TO_CUSTOMERS" as const, "OPEN_TO_CUSTOMERS" as const);
const person = fc.record({
  services: fc.subarray([1, 2], { minLength: 1 }),
  shifts: fc.array(
    fc.tuple(span, state).map(([at, is]) => ({ ...at, state: is })),
    { maxLength: 2 },
  ),
  whole: fc.boolean(),
  timeOff: fc.array(span, { maxLength: 1 }),
  busy: fc.array(span, { maxLength: 2 }),
});
const day = fc
  .record({
    people: fc.array(person, { maxLength: 4 }),
    closures: fc.array(span, { maxLength: 1 }),
    shut: fc.integer({ min: 0, max: 3 }),
    unassigned: fc.array(fc.tuple(filled, fc.constantFrom(...SERVICES)), { maxLength: 4 }),
    pastBefore: fc.constantFrom(0, 0, 0, 700),
    late: fc.integer({ min: 0, max: 9 }),
    outsideHours: fc.boolean(),
  })
  .map(
    ({ people, closures, shut, unassigned, pastBefore, late, outsideHours }): LinesQuery => ({
      staff: people.map(({ services, shifts, whole, timeOff, busy }, index) => ({
        id: index + 1,
        serviceIds: new Set([...services, ANY_SERVICE]),
        staffDay: {
          shifts: whole ? [{ start: 0, end: 1440, state: "OPEN_TO_CUSTOMERS" }] : shifts,
          atLeast: "OPEN_TO_CUSTOMERS",
          opening: [{ start: 0, end: 1440 }],
          closures: shut === 0 ? closures : [],
          timeOff,
          busy,
        },
      })),
      unassigned: unassigned.map(([times, serviceId], id) => ({ ...times, serviceId, id: id + 1 })),
      pastBefore,
      outsideHours,
      window: { start: 0, end: late === 0 ? 0 : 1440 },
    }),
  );
const lines = fc.array(
  fc
    .tuple(filled, fc.constantFrom(...SERVICES), fc.constantFrom(null, null, 1, 2, 9))
    .map(([times, serviceId, staffMemberId]): RequestedLine => ({ ...times, serviceId, staffMemberId })),
  { minLength: 1, maxLength: 3 },
);

const within = (one: Interval, other: Interval) => other.start <= one.start && one.end <= other.end;
const apart = (one: Interval, other: Interval) => one.end <= other.start || other.end <= one.start;

/**
 * Whether each entry finds a staff member by trying everyone; those who have `taken` something are not free
 * then.
 */
function canSeat(
  items: readonly UnassignedItem[],
  { staff }: LinesQuery,
  taken: readonly RequestedLine[],
): boolean {
  const given: number[] = [];
  const next = (): boolean => {
    const wanted = items[given.length];
    if (wanted === undefined) return true;
    return staff.some(({ id, serviceIds, staffDay }) => {
      const fits =
        serviceIds.has(wanted.serviceId) &&
        unreservedIntervals(staffDay).some((free) => within(wanted, free)) &&
        taken.every((line) => line.staffMemberId !== id || apart(line, wanted)) &&
        given.every((other, index) => other !== id || apart(items[index] ?? wanted, wanted));
      if (!fits) return false;
      given.push(id);
      if (next()) return true;
      given.pop();
      return false;
    });
  };
  return next();
}

/** The rule without optimizations: every reason of every staff member, and every assignment. */
function plainly(wanted: readonly RequestedLine[], question: LinesQuery): LineRefusal | null {
  for (const [line, one] of wanted.entries()) {
    const asked = question.staff.filter(({ id }) => one.staffMemberId === null || id === one.staffMemberId);
    const able = asked.filter(({ serviceIds }) => serviceIds.has(one.serviceId));
    const reasons = (one.staffMemberId === null ? able : asked).map(
      ({ serviceIds, staffDay }) =>
        slotVerdict({
          ...one,
          pastBefore: question.pastBefore,
          window: question.window,
          staffDay,
          outsideHours: question.outsideHours,
          offersService: serviceIds.has(one.serviceId),
        }).reason,
    );
    if (reasons.includes(null)) continue;
    const nearest = SLOT_REFUSALS.findLast((reason) => reasons.includes(reason));
    return { line, reason: nearest ?? (asked.length === 0 ? "NO_SHIFT" : "LACKS_SERVICE") };
  }
  const named = wanted.filter(({ staffMemberId }) => staffMemberId !== null);
  for (const [line, one] of wanted.entries()) {
    const before = wanted.slice(0, line);
    if (
      before.some(
        (other) =>
          one.staffMemberId !== null && other.staffMemberId === one.staffMemberId && !apart(one, other),
      )
    )
      return { line, reason: "TAKEN" };
  }
  const open = wanted.flatMap((one, index) =>
    one.staffMemberId === null ? [{ ...one, id: -1 - index }] : [],
  );
  const hopeless = new Set(hopelessPlainly(wanted, question));
  const left = question.unassigned.filter(({ id }) => !hopeless.has(id));
  if (canSeat(connectedItems([...left, ...open], wanted), question, named)) return null;
  return {
    line: Math.max(
      0,
      wanted.findIndex(({ staffMemberId }) => staffMemberId === null),
    ),
    reason: "TAKEN",
  };
}

/** The unassigned items near the lines, by id, that find no staff member beside the previous ones. */
function hopelessPlainly(wanted: readonly RequestedLine[], question: LinesQuery): number[] {
  const near = connectedItems(question.unassigned, wanted).sort((a, b) => a.id - b.id);
  if (canSeat(near, question, [])) return [];
  const kept: UnassignedItem[] = [];
  return near.flatMap((item) => {
    if (!canSeat([...kept, item], question, [])) return [item.id];
    kept.push(item);
    return [];
  });
}

test("the result for lines equals that of trying every assignment", () => {
  const told = new Map<string, number>();
  fc.assert(
    fc.property(lines, day, (wanted, question) => {
      const refusal = validateLines(wanted, question);
      expect(refusal).toEqual(plainly(wanted, question));
      const answer = refusal?.reason ?? "free";
      told.set(answer, (told.get(answer) ?? 0) + 1);
    }),
    { numRuns: 4_000 },
  );
  for (const answer of ["free", ...SLOT_REFUSALS]) expect(told.get(answer) ?? 0, answer).toBeGreaterThan(5);
});
