import type { AppointmentItem, Service } from "@machiya/prisma/client";
import { resizedIntervals } from "../../domain/appointments/itemTimes.ts";
import { DomainError } from "../../domain/errors.ts";
import { lockRows, requireAll } from "../../writes/batchUpdate.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { type InputPath, type ReadLine, requireLineCount } from "./appointmentInput.ts";

/** An item as it will be stored. */
export interface PlannedItem
  extends Pick<
    AppointmentItem,
    | "serviceId"
    | "serviceName"
    | "serviceMinutes"
    | "servicePrice"
    | "staffMemberId"
    | "startsAt"
    | "endsAt"
    | "note"
  > {
  /** Null: the item is new. */
  id: number | null;
  /** Whether the item's time, service or staff member changes, so that its availability must be checked. */
  moved: boolean;
  /** The 0-based index of its input line; null: no line names it. */
  line: number | null;
}

/** The columns of a service that its items copy. */
export type BookedService = Pick<Service, "id" | "name" | "durationMinutes" | "price">;

/** Locks the services that the lines name against changes. */
export async function lockServices(tx: Transaction, lines: readonly ReadLine[]): Promise<void> {
  const ids = [...new Set(lines.flatMap(({ serviceId }) => serviceId ?? []))];
  await lockRows(tx, "Service", ids, "LINK");
}

/** Returns the services that the lines name. Throws NOT_FOUND. */
export async function findServices(
  tx: Transaction,
  lines: readonly ReadLine[],
): Promise<Map<number, Service>> {
  const ids = [...new Set(lines.flatMap(({ serviceId }) => serviceId ?? []))];
  if (ids.length === 0) return new Map();
  return requireAll("Service", ids, await tx.service.findMany({ where: { id: { in: ids } } }));
}

/** Throws NOT_FOUND when a staff member of a line is missing. Their employment is checked with the time. */
export async function requireStaff(tx: Transaction, lines: readonly ReadLine[]): Promise<void> {
  const ids = [...new Set(lines.flatMap(({ staffMemberId }) => staffMemberId ?? []))];
  if (ids.length === 0) return;
  const known = await tx.staffMember.findMany({ where: { id: { in: ids } }, select: { id: true } });
  requireAll("StaffMember", ids, known);
}

/** Copies the service's current values into the item. */
function snapshot(service: BookedService) {
  return {
    serviceId: service.id,
    serviceName: service.name,
    serviceMinutes: service.durationMinutes,
    servicePrice: service.price,
  };
}

const minutesAfter = (start: Date, minutes: number) => new Date(start.getTime() + minutes * 60_000);

function newItem(
  line: ReadLine,
  index: number,
  services: ReadonlyMap<number, BookedService>,
  startsAt: Date,
) {
  const service = services.get(line.serviceId ?? 0);
  if (service === undefined)
    throw new DomainError("NOT_FOUND", { what: "Service", number: line.serviceId ?? 0 });
  return {
    id: null,
    ...snapshot(service),
    staffMemberId: line.staffMemberId ?? null,
    startsAt,
    endsAt: minutesAfter(startsAt, service.durationMinutes),
    note: line.note ?? "",
    moved: true,
    line: index,
  };
}

/** Plans the items of a new appointment; a line without a start follows the previous one. */
export function newItems(
  startsAt: Date,
  lines: readonly ReadLine[],
  services: ReadonlyMap<number, BookedService>,
): PlannedItem[] {
  let next = startsAt;
  return lines.map((line, index) => {
    const item = newItem(line, index, services, line.startsAt ?? next);
    next = item.endsAt;
    return item;
  });
}

export interface ItemChanges {
  lines: readonly ReadLine[];
  removed: ReadonlySet<number>;
  services: ReadonlyMap<number, Service>;
  /** The shift in milliseconds of items without a start of their own. */
  moveBy: number;
}

/** Throws NOT_FOUND with the number of the first item that the appointment does not have. */
function requireKnown(known: ReadonlySet<number | null>, named: readonly number[]): void {
  const number = named.find((id) => !known.has(id));
  if (number !== undefined) throw new DomainError("NOT_FOUND", { what: "AppointmentItem", number });
}

/**
 * Returns the items after a change: the remaining ones in their order, then the new ones, which by default
 * follow the last. A changed service is copied with its current values. Throws NOT_FOUND for an item of
 * another appointment, INVALID_INPUT when no items or more than 20 would be left.
 */
export function changedItems(
  items: readonly AppointmentItem[],
  { lines, removed, services, moveBy }: ItemChanges,
  path: InputPath,
): PlannedItem[] {
  const known = new Set(items.map(({ id }) => id));
  const named = [...removed, ...lines.flatMap(({ id }) => id ?? [])];
  requireKnown(known, named);
  const planned = items
    .filter(({ id }) => !removed.has(id))
    .map((item) => {
      const line = lines.findIndex(({ id }) => id === item.id);
      return changedItem(item, lines[line], services, moveBy, line === -1 ? null : line);
    });
  if (planned.length === 0 && lines.every(({ id }) => id !== undefined))
    throw new DomainError("INVALID_INPUT", { field: "removeItemIds", rule: { kind: "KEEPS_ONE" } }, [
      ...path,
      "removeItemIds",
    ]);
  for (const [index, line] of lines.entries()) {
    if (line.id !== undefined) continue;
    const ends = planned.map(({ endsAt }) => endsAt.getTime());
    const last = new Date(ends.length > 0 ? Math.max(...ends) : (items[0]?.startsAt.getTime() ?? 0) + moveBy);
    planned.push(newItem(line, index, services, line.startsAt ?? last));
  }
  requireLineCount(planned.length, path);
  return planned;
}

function changedItem(
  item: AppointmentItem,
  line: ReadLine | undefined,
  services: ReadonlyMap<number, Service>,
  moveBy: number,
  index: number | null,
): PlannedItem {
  const service = line?.serviceId === item.serviceId ? undefined : services.get(line?.serviceId ?? 0);
  const startsAt = line?.startsAt ?? new Date(item.startsAt.getTime() + moveBy);
  const took = item.endsAt.getTime() - item.startsAt.getTime();
  const staffMemberId = line?.staffMemberId === undefined ? item.staffMemberId : line.staffMemberId;
  return {
    id: item.id,
    serviceId: item.serviceId,
    serviceName: item.serviceName,
    serviceMinutes: item.serviceMinutes,
    servicePrice: item.servicePrice,
    ...(service && snapshot(service)),
    staffMemberId,
    startsAt,
    endsAt: service ? minutesAfter(startsAt, service.durationMinutes) : new Date(startsAt.getTime() + took),
    note: line?.note ?? item.note,
    moved:
      service !== undefined ||
      staffMemberId !== item.staffMemberId ||
      startsAt.getTime() !== item.startsAt.getTime(),
    line: index,
  };
}

/**
 * Gives items other lengths, in minutes by row number. Later items move with the last end before them, so that the
 * visit keeps its order. Throws NOT_FOUND for an item of another appointment.
 */
export function resizedItems(
  items: readonly PlannedItem[],
  minutes: ReadonlyMap<number, number>,
): PlannedItem[] {
  const known = new Set(items.map(({ id }) => id));
  requireKnown(known, [...minutes.keys()]);
  const spans = items.map((item) => ({
    item,
    start: item.startsAt.getTime(),
    end: item.endsAt.getTime(),
  }));
  return resizedIntervals(spans, ({ item, start, end }) => {
    const wanted = minutes.get(item.id ?? 0);
    return wanted === undefined ? end - start : wanted * 60_000;
  }).map(({ item, start, end }) => ({
    ...item,
    startsAt: new Date(start),
    endsAt: new Date(end),
    moved: item.moved || start !== item.startsAt.getTime() || end !== item.endsAt.getTime(),
  }));
}

/** Returns the span from the first start to the last end. */
export function spanOfItems(items: readonly { startsAt: Date; endsAt: Date }[]) {
  return {
    startsAt: new Date(Math.min(...items.map(({ startsAt }) => startsAt.getTime()))),
    endsAt: new Date(Math.max(...items.map(({ endsAt }) => endsAt.getTime()))),
  };
}
