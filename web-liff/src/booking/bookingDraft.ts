import { itemTimes } from "@machiya/schema/domain/appointments/itemTimes";
import { readPhone } from "@machiya/schema/domain/contactDetails";
import { Big, toWire } from "@machiya/schema/domain/money";
import type { BookingMode } from "./bookingSearch.ts";

/** A service to book. A null staff member means that none is specified. */
export interface DraftLine {
  serviceId: string;
  staffMemberId: string | null;
}

/** The state of the form without a chosen staff member: a start, and consecutive services. */
export interface GeneralDraft {
  /** A date as YYYY-MM-DD in the store's time zone. */
  day: string | null;
  /** An instant in the server's format. */
  startsAt: string | null;
  lines: readonly DraftLine[];
}

/** The state of the form for a chosen staff member, with one service. */
export interface NamedDraft {
  staffMemberId: string | null;
  serviceId: string | null;
  day: string | null;
  startsAt: string | null;
}

/** The state of both forms, so that switching between them loses nothing. */
export interface BookingDraft {
  general: GeneralDraft;
  named: NamedDraft;
  name: string;
  phone: string;
  note: string;
}

/** The maximum number of services in one appointment. */
export const MAX_BOOKING_LINES = 20;

const NO_TIME = { day: null, startsAt: null };

export function emptyDraft(name = "", phone = ""): BookingDraft {
  return {
    general: { ...NO_TIME, lines: [] },
    named: { ...NO_TIME, staffMemberId: null, serviceId: null },
    name,
    phone,
    note: "",
  };
}

/** Returns the draft that follows a booking: the contact data stays, and the rest is cleared. */
export function nextDraft({ name, phone }: BookingDraft): BookingDraft {
  return emptyDraft(name, phone);
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
  const [general, named] = [fieldsOf(stored.general), fieldsOf(stored.named)];
  const time = (fields: Fields) => ({ day: textOrNull(fields.day), startsAt: textOrNull(fields.startsAt) });
  const lines = Array.isArray(general.lines) ? general.lines.map(fieldsOf) : [];
  return {
    general: {
      ...time(general),
      lines: lines.flatMap(({ serviceId, staffMemberId }) =>
        typeof serviceId === "string" ? [{ serviceId, staffMemberId: textOrNull(staffMemberId) }] : [],
      ),
    },
    named: {
      ...time(named),
      staffMemberId: textOrNull(named.staffMemberId),
      serviceId: textOrNull(named.serviceId),
    },
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

/** Removes services and staff members that are no longer offered. */
export function withAvailable(
  draft: BookingDraft,
  offered: { serviceIds: ReadonlySet<string>; staffMemberIds: ReadonlySet<string> },
): BookingDraft {
  const known = (ids: ReadonlySet<string>, id: string | null) => (id !== null && ids.has(id) ? id : null);
  const { general, named } = draft;
  return {
    ...draft,
    general: {
      ...general,
      lines: general.lines
        .filter(({ serviceId }) => offered.serviceIds.has(serviceId))
        .map((line) => ({ ...line, staffMemberId: known(offered.staffMemberIds, line.staffMemberId) })),
    },
    named: {
      ...named,
      staffMemberId: known(offered.staffMemberIds, named.staffMemberId),
      serviceId: known(offered.serviceIds, named.serviceId),
    },
  };
}

/** Returns the lines that are chosen so far in one of the forms. */
export function requestedLines(draft: BookingDraft, mode: BookingMode): readonly DraftLine[] {
  if (mode === "general") return draft.general.lines;
  const { serviceId, staffMemberId } = draft.named;
  return serviceId === null || staffMemberId === null ? [] : [{ serviceId, staffMemberId }];
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

/** The parts that can be missing, in the order of the forms. */
export type MissingPart = "staff" | "service" | "time" | "name" | "phone";

/** Returns the parts that must be filled in before the booking can be sent (booking.md §5). */
export function missingParts(draft: BookingDraft, mode: BookingMode): MissingPart[] {
  const { staffMemberId, serviceId } = draft.named;
  const parts: Record<MissingPart, boolean> = {
    staff: mode === "named" && staffMemberId === null,
    service: mode === "named" ? serviceId === null : draft.general.lines.length === 0,
    time: draft[mode].startsAt === null,
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
  const { startsAt } = draft[mode];
  if (startsAt === null || missingParts(draft, mode).length > 0) return null;
  return {
    customerName: draft.name.trim(),
    customerPhone: draft.phone.trim(),
    note: draft.note.trim(),
    startsAt,
    lines: requestedLines(draft, mode).map(({ serviceId, staffMemberId }) => ({ serviceId, staffMemberId })),
  };
}
