import type { ShiftState } from "@machiya/prisma/enums";
import { DomainError } from "../../domain/errors.ts";
import type { FieldRule } from "../../domain/fieldRule.ts";
import { type Interval, overlaps as intervalsOverlap } from "../../domain/time/intervals.ts";
import { globalId } from "../../ids.ts";
import { requireRowId } from "../../input.ts";
import { eachRow, requireAll, requireBatch } from "../../writes/batchUpdate.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { dateOf, dayOfDate } from "../availability/days.ts";

/** The handling of a new shift that overlaps an existing shift of the same person. */
export type OverlapHandling = "KEEP" | "SKIP" | "REPLACE";

/** The changes of one staff member with global IDs. */
export interface StaffShifts {
  staffMemberId: string;
  add: readonly { shiftTemplateId: string; date: string; state?: ShiftState | null | undefined }[];
  remove: readonly { shiftTemplateId?: string | null | undefined; date: string }[];
  seen: readonly { shiftTemplateId: string; date: string; state?: ShiftState | null | undefined }[];
}

/** The changes of one staff member with row numbers. */
export interface StaffShiftChange {
  staffMemberId: number;
  add: { shiftTemplateId: number; date: string; state: ShiftState | null }[];
  remove: { shiftTemplateId: number | null; date: string }[];
  /** The shifts as the user saw them; without a state, the user saw none. */
  seen: { shiftTemplateId: number; date: string; state: ShiftState | null }[];
}

type ShiftReader = Pick<Transaction, "shiftAssignment" | "shiftTemplate">;

/** The maximum number of shifts of one write, and of days that they may span. */
const MAX_SHIFTS = 10_000;
const MAX_DAYS = 397;

/** Throws INVALID_INPUT for a person who occurs twice, for too many shifts, and for too many days. */
export function readShiftChanges(changes: readonly StaffShifts[]): StaffShiftChange[] {
  requireBatch(changes, "changes");
  const read = eachRow(changes, ({ staffMemberId, add, remove, seen }) => ({
    staffMemberId: requireRowId("StaffMember", staffMemberId),
    add: add.map(shiftWithState),
    seen: seen.map(shiftWithState),
    remove: remove.map(({ shiftTemplateId, date }) => ({
      shiftTemplateId: shiftTemplateId == null ? null : requireRowId("ShiftTemplate", shiftTemplateId),
      date,
    })),
  }));
  const people = new Set(read.map(({ staffMemberId }) => staffMemberId));
  const count = read.reduce((sum, { add, remove }) => sum + add.length + remove.length, 0);
  if (people.size < read.length) throw invalidChanges({ kind: "UNIQUE" });
  if (count > MAX_SHIFTS) throw invalidChanges({ kind: "LIST", max: MAX_SHIFTS });
  if (daysOfChanges(read).length > MAX_DAYS)
    throw invalidChanges({ kind: "WHOLE_NUMBER", max: MAX_DAYS, unit: "DAYS" });
  return read;
}

const shiftWithState = ({ shiftTemplateId, date, state }: StaffShifts["add"][number]) => ({
  shiftTemplateId: requireRowId("ShiftTemplate", shiftTemplateId),
  date,
  state: state ?? null,
});

function invalidChanges(rule: FieldRule): DomainError {
  return new DomainError("INVALID_INPUT", { field: "changes", rule }, ["input", "changes"]);
}

export function daysOfChanges(changes: readonly StaffShiftChange[]): string[] {
  return [...new Set(changes.flatMap(({ add, remove }) => [...add, ...remove].map(({ date }) => date)))];
}

/** Returns the shifts of the changed people on the changed days, by person. */
export async function existingShifts({ shiftAssignment }: ShiftReader, changes: readonly StaffShiftChange[]) {
  const shifts = await shiftAssignment.findMany({
    where: {
      staffMemberId: { in: changes.map(({ staffMemberId }) => staffMemberId) },
      date: { in: daysOfChanges(changes).map(dateOf) },
    },
    include: { shiftTemplate: { select: { name: true, startMinute: true, endMinute: true } } },
    orderBy: [{ date: "asc" }, { id: "asc" }],
  });
  return Map.groupBy(shifts, ({ staffMemberId }) => staffMemberId);
}
type Existing = NonNullable<ReturnType<Awaited<ReturnType<typeof existingShifts>>["get"]>>[number];
type Hours = Existing["shiftTemplate"];

type StoredShift = Pick<Existing, "id" | "shiftTemplateId" | "date" | "state">;

/** The effect of one person's change. */
export interface ShiftPlan {
  staffMemberId: number;
  removed: StoredShift[];
  /** Existing shifts whose state changes. */
  set: { row: StoredShift; state: ShiftState }[];
  added: StaffShiftChange["add"];
  /** The number of new shifts that overlap an existing one. */
  overlapping: number;
}

/**
 * Reads the existing shifts and plans the changes. Throws NOT_FOUND for an unknown template or shift, and CONFLICT when
 * a shift is not as the user saw it.
 */
export async function planShifts(
  reader: ShiftReader,
  changes: readonly StaffShiftChange[],
  overlaps: OverlapHandling,
): Promise<{ plans: ShiftPlan[]; before: Awaited<ReturnType<typeof existingShifts>> }> {
  const templates = changes.map(({ add }) => add.map(({ shiftTemplateId }) => shiftTemplateId));
  const where = { id: { in: [...new Set(templates.flat())] }, deletedAt: null };
  const known = await reader.shiftTemplate.findMany({ where });
  eachRow(templates, (wanted) => requireAll("ShiftTemplate", wanted, known));
  const hours = new Map(known.map((template) => [template.id, template]));
  const before = await existingShifts(reader, changes);
  const plans = eachRow(changes, (change) =>
    planChange(change, before.get(change.staffMemberId) ?? [], { hours, overlaps }),
  );
  return { plans, before };
}

const sameShift = (row: Existing, { shiftTemplateId, date }: { shiftTemplateId: number; date: string }) =>
  row.shiftTemplateId === shiftTemplateId && dayOfDate(row.date) === date;

const spanOf = ({ startMinute, endMinute }: Pick<Hours, "startMinute" | "endMinute">): Interval => ({
  start: startMinute,
  end: endMinute,
});

interface Additions {
  hours: ReadonlyMap<number, Hours>;
  overlaps: OverlapHandling;
}

function planChange(
  change: StaffShiftChange,
  existing: readonly Existing[],
  { hours, overlaps }: Additions,
): ShiftPlan {
  requireSeen(change, existing);
  const removed = requestedRemovals(change, existing);
  const remaining = existing.filter((row) => !removed.has(row));
  const set: ShiftPlan["set"] = [];
  const added: StaffShiftChange["add"] = [];
  const wanted = new Map<string, { present: ShiftState; state: ShiftState }>();
  let overlapping = 0;
  for (const shift of change.add) {
    const row = existing.find((one) => sameShift(one, shift));
    const key = `${shift.shiftTemplateId} ${shift.date}`;
    const earlier = wanted.get(key);
    const isKept = row !== undefined && !removed.has(row);
    const present = earlier?.present ?? (isKept ? row.state : "PROPOSED");
    const state = shift.state ?? present;
    // The same shift twice is harmless, but it cannot have two states.
    if (earlier !== undefined) {
      if (earlier.state === state) continue;
      throw new DomainError("INVALID_INPUT", { field: "add", rule: { kind: "UNIQUE" } });
    }
    wanted.set(key, { present, state });
    // A shift that is removed and added again keeps its row.
    if (row !== undefined) {
      removed.delete(row);
      if (state !== row.state) set.push({ row, state });
      continue;
    }
    const own = hours.get(shift.shiftTemplateId);
    const others = remaining.filter(
      ({ date, shiftTemplate }) =>
        own !== undefined &&
        dayOfDate(date) === shift.date &&
        intervalsOverlap(spanOf(own), spanOf(shiftTemplate)),
    );
    if (others.length > 0) overlapping += 1;
    if (others.length > 0 && overlaps === "SKIP") continue;
    if (overlaps === "REPLACE") for (const other of others) removed.add(other);
    added.push(shift);
  }
  return {
    staffMemberId: change.staffMemberId,
    removed: [...removed],
    set,
    added,
    overlapping,
  };
}

function requireSeen({ seen }: StaffShiftChange, existing: readonly Existing[]): void {
  const isAsSeen = (shift: StaffShiftChange["seen"][number]) =>
    (existing.find((row) => sameShift(row, shift))?.state ?? null) === shift.state;
  if (!seen.every(isAsSeen)) throw new DomainError("CONFLICT", { what: "ShiftAssignment" });
}

function requestedRemovals(change: StaffShiftChange, existing: readonly Existing[]): Set<Existing> {
  const removed = new Set<Existing>();
  for (const { shiftTemplateId, date } of change.remove) {
    const found = existing.filter((row) =>
      shiftTemplateId === null ? dayOfDate(row.date) === date : sameShift(row, { shiftTemplateId, date }),
    );
    if (shiftTemplateId !== null && found.length === 0) {
      throw new DomainError("NOT_FOUND", { what: "ShiftAssignment" });
    }
    for (const row of found) removed.add(row);
  }
  return removed;
}

/**
 * The change that restores one person's shifts, with global IDs. It is plain JSON, as the results of repeatable
 * transactions must be.
 */
export interface InverseShifts {
  staffMemberId: string;
  add: { shiftTemplateId: string; date: string; state: ShiftState }[];
  remove: { shiftTemplateId: string; date: string }[];
  seen: { shiftTemplateId: string; date: string; state: ShiftState | null }[];
}

/**
 * Returns the change that restores one person's shifts as they were before a change. It is refused when one of them has
 * changed since.
 */
export function inverseOf({
  staffMemberId,
  removed,
  set,
  added,
}: Omit<ShiftPlan, "overlapping">): InverseShifts {
  const keyOf = ({ shiftTemplateId, date }: StoredShift) => ({
    shiftTemplateId: globalId("ShiftTemplate", shiftTemplateId),
    date: dayOfDate(date),
  });
  const created = added.map(({ shiftTemplateId, date, state }) => ({
    key: { shiftTemplateId: globalId("ShiftTemplate", shiftTemplateId), date },
    state: state ?? ("PROPOSED" as const),
  }));
  return {
    staffMemberId: globalId("StaffMember", staffMemberId),
    add: [...removed, ...set.map(({ row }) => row)].map((row) => ({ ...keyOf(row), state: row.state })),
    remove: created.map(({ key }) => key),
    seen: [
      ...removed.map((row) => ({ ...keyOf(row), state: null })),
      ...set.map(({ row, state }) => ({ ...keyOf(row), state })),
      ...created.map(({ key, state }) => ({ ...key, state })),
    ],
  };
}
