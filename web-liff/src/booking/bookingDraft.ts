import { itemTimes } from "@machiya/schema/domain/appointments/itemTimes";
import { readPhone } from "@machiya/schema/domain/contactDetails";
import { Big, toWire } from "@machiya/schema/domain/money";
import type { BookingMode } from "./bookingSearch.ts";

/** The choice to be served by anyone who is free. */
export const ANY_STAFF = "ANY";

/** The state of the form. */
export interface BookingDraft {
  /** The services in the order of the appointment. */
  serviceIds: readonly string[];
  /** `ANY_STAFF` or a staff member; null until the customer chooses, so that the tile decides. */
  staff: string | null;
  /** A date as YYYY-MM-DD in the store's time zone. */
  day: string | null;
  /** An instant in the server's format. */
  startsAt: string | null;
  name: string;
  phone: string;
  note: string;
}

/** The maximum number of services in one appointment. */
export const MAX_BOOKING_LINES = 20;

export function emptyDraft(name = "", phone = ""): BookingDraft {
  return { serviceIds: [], staff: null, day: null, startsAt: null, name, phone, note: "" };
}

/** Returns the draft that follows a booking: the contact data stays, and the rest is cleared. */
export function nextDraft({ name, phone }: BookingDraft): BookingDraft {
  return emptyDraft(name, readPhone(phone) ?? phone);
}

type Fields = Partial<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** Parses a stored draft; missing and malformed fields are empty. */
export function readDraft(value: unknown): BookingDraft {
  const stored = fieldsOf(value);
  const serviceIds: unknown[] = Array.isArray(stored.serviceIds) ? stored.serviceIds : [];
  return {
    serviceIds: [...new Set(serviceIds.filter((id) => typeof id === "string"))],
    staff: textOrNull(stored.staff),
    day: textOrNull(stored.day),
    startsAt: textOrNull(stored.startsAt),
    name: textOrNull(stored.name) ?? "",
    phone: textOrNull(stored.phone) ?? "",
    note: textOrNull(stored.note) ?? "",
  };
}

/** The fields of a service that the draft uses. */
export interface DraftService {
  id: string;
  durationMinutes: number;
  price: string;
}

/** Removes services and staff members that are not offered (any more). */
export function withAvailable(
  draft: BookingDraft,
  offered: { serviceIds: ReadonlySet<string>; staffMemberIds: ReadonlySet<string> },
): BookingDraft {
  const { staff } = draft;
  const isKnown = staff === null || staff === ANY_STAFF || offered.staffMemberIds.has(staff);
  return {
    ...draft,
    serviceIds: draft.serviceIds.filter((id) => offered.serviceIds.has(id)),
    staff: isKnown ? staff : null,
  };
}

/** Adds a service at the end, or removes it. */
export function toggleService(serviceIds: readonly string[], id: string): readonly string[] {
  return serviceIds.includes(id) ? serviceIds.filter((one) => one !== id) : [...serviceIds, id];
}

/**
 * Returns who serves the customer; null: still to be chosen. General booking preselects anyone, and named booking is with a
 * certain person (booking.md §1).
 */
export function chosenStaff({ staff }: BookingDraft, mode: BookingMode): string | null {
  if (mode === "named") return staff === ANY_STAFF ? null : staff;
  return staff ?? ANY_STAFF;
}

/** A service to book. A null staff member means that none is specified. */
export interface DraftLine {
  serviceId: string;
  staffMemberId: string | null;
}

/** Returns the lines that are chosen so far. */
export function requestedLines(draft: BookingDraft): readonly DraftLine[] {
  const staffMemberId = draft.staff === ANY_STAFF ? null : draft.staff;
  return draft.serviceIds.map((serviceId) => ({ serviceId, staffMemberId }));
}

export interface TimedLine<Service> extends DraftLine {
  /** Counts from 1. */
  position: number;
  service: Service;
  /** Null until a time is chosen. */
  start: Date | null;
  end: Date | null;
}

/**
 * Returns each line with its service and times: the first starts at `startsAt`, and each other one at the end
 * of the previous line.
 */
export function timedLines<Service extends DraftService>(
  lines: readonly DraftLine[],
  startsAt: string | null,
  services: readonly Service[],
): TimedLine<Service>[] {
  const found = lines.flatMap((line) => {
    const service = services.find(({ id }) => id === line.serviceId);
    return service ? [{ ...line, service }] : [];
  });
  const durations = found.map(({ service }) => service.durationMinutes);
  const times = startsAt === null ? [] : itemTimes(new Date(startsAt), durations).items;
  return found.map((line, index) => ({
    ...line,
    position: index + 1,
    start: times[index]?.start ?? null,
    end: times[index]?.end ?? null,
  }));
}

/** Returns the total price and duration of the services. */
export function sums(lines: readonly { service: DraftService }[]): { price: string; minutes: number } {
  return {
    price: toWire(lines.reduce((sum, { service }) => sum.plus(service.price), new Big(0))),
    minutes: lines.reduce((sum, { service }) => sum + service.durationMinutes, 0),
  };
}

/** The parts that can be missing, in the order of the form. */
export type MissingPart = "staff" | "service" | "time" | "name" | "phone";

/** Returns the parts that must be filled in before the booking can be sent (booking.md §5). */
export function missingParts(draft: BookingDraft, mode: BookingMode): MissingPart[] {
  const parts: Record<MissingPart, boolean> = {
    staff: chosenStaff(draft, mode) === null,
    service: draft.serviceIds.length === 0,
    time: draft.startsAt === null,
    name: draft.name.trim() === "",
    phone: readPhone(draft.phone) === null,
  };
  const order: MissingPart[] = ["staff", "service", "time", "name", "phone"];
  return order.filter((part) => parts[part]);
}

export interface BookingInput {
  customerName: string;
  customerPhone: string;
  note: string;
  startsAt: string;
  lines: { serviceId: string; staffMemberId: string | null }[];
}

/** Returns the mutation's input without its idempotency key; null while a part is missing. */
export function bookingInput(draft: BookingDraft, mode: BookingMode): BookingInput | null {
  const { startsAt } = draft;
  if (startsAt === null || missingParts(draft, mode).length > 0) return null;
  return {
    customerName: draft.name.trim(),
    customerPhone: draft.phone.trim(),
    note: draft.note.trim(),
    startsAt,
    lines: [...requestedLines(draft)],
  };
}
