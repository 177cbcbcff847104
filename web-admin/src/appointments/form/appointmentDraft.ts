import type { AppointmentLineChangeInput } from "../../__generated__/useUpdateAppointmentMutation.graphql.ts";

/** A line of an appointment as form values. */
export interface LineDraft {
  /** The key in the form: the line's id, or a temporary one. */
  key: string;
  /** The global id of an existing line; empty for a new one. */
  id: string;
  /** The global id; empty if no service is chosen or the service was deleted. */
  serviceId: string;
  serviceName: string;
  minutes: number;
  /** The global id; UNASSIGNED means not specified. */
  staffMemberId: string;
  staffName: string;
  note: string;
  /** The minutes between the end of the previous line and the start of this one. */
  gap: number;
}

/** The choice of no particular staff member. */
export const UNASSIGNED = "none";

/** Returns a new line for a service with a staff member; undefined means not specified. */
export function lineWith(
  service: { id: string; name: string; durationMinutes: number },
  person: { id: string; name: string } | undefined,
): LineDraft {
  return {
    key: "",
    id: "",
    serviceId: service.id,
    serviceName: service.name,
    minutes: service.durationMinutes,
    staffMemberId: person?.id ?? UNASSIGNED,
    staffName: person?.name ?? "",
    note: "",
    gap: 0,
  };
}

/**
 * An appointment as form values: the start in the store's local time (YYYY-MM-DDTHH:mm), the lines as
 * linesText serializes them.
 */
export type AppointmentDraft = Readonly<
  Record<"customerName" | "customerPhone" | "startsAt" | "note" | "lines", string>
>;

const MINUTE_MS = 60_000;

/** Serializes lines, because a draft's fields are texts. */
export function linesText(lines: readonly LineDraft[]): string {
  return lines.length === 0 ? "" : JSON.stringify(lines);
}

/** Parses the result of linesText. */
export function readLines(text: string): LineDraft[] {
  return text === "" ? [] : (JSON.parse(text) as LineDraft[]);
}

/** A line of an appointment as the API returns it. */
interface StandingItem {
  id: string;
  serviceName: string;
  startsAt: string;
  endsAt: string;
  note: string;
  service: { id: string } | null | undefined;
  staffMember: { id: string; name: string } | null | undefined;
}

const minutesBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / MINUTE_MS;

/** Converts the lines of an existing appointment, sorted by time, and keeps the gaps between them. */
export function draftLines(items: readonly StandingItem[]): LineDraft[] {
  return items.map((item, index) => ({
    key: item.id,
    id: item.id,
    serviceId: item.service?.id ?? "",
    serviceName: item.serviceName,
    minutes: minutesBetween(item.startsAt, item.endsAt),
    staffMemberId: item.staffMember?.id ?? UNASSIGNED,
    staffName: item.staffMember?.name ?? "",
    note: item.note,
    gap: minutesBetween(items[index - 1]?.endsAt ?? item.startsAt, item.startsAt),
  }));
}

/** Returns the start and end of each line (ISO 8601) if the first one starts at this instant. */
export function lineTimes(
  start: string,
  lines: readonly Pick<LineDraft, "minutes" | "gap">[],
): { startsAt: string; endsAt: string }[] {
  let end = Date.parse(start);
  return lines.map(({ minutes, gap }, index) => {
    const startsAt = end + (index === 0 ? 0 : gap * MINUTE_MS);
    end = startsAt + minutes * MINUTE_MS;
    return { startsAt: new Date(startsAt).toISOString(), endsAt: new Date(end).toISOString() };
  });
}

/** Appends a line that starts when the last one ends. */
export function withLine(lines: readonly LineDraft[], line: LineDraft): LineDraft[] {
  const anchor = new Date(0).toISOString();
  const ends = lineTimes(anchor, lines).map(({ endsAt }) => endsAt);
  const gap =
    ends.length === 0 ? 0 : minutesBetween(ends.at(-1) ?? anchor, [...ends].sort().at(-1) ?? anchor);
  const keys = new Set(lines.map(({ key }) => key));
  const free = Array.from({ length: lines.length + 1 }, (_, index) => `new${index}`);
  return [...lines, { ...line, gap, key: free.find((key) => !keys.has(key)) ?? "" }];
}

/** Returns the lines at an alternative time. One without a staff member is available only to unassigned lines. */
export function atAlternative(
  lines: readonly LineDraft[],
  { staffMemberId }: { staffMemberId: string | null },
): LineDraft[] {
  return lines.map((line) =>
    staffMemberId === null ? { ...line, staffMemberId: UNASSIGNED, staffName: "" } : line,
  );
}

/** Converts the lines to the API's input, each with the time that the form shows. */
export function lineInputs(start: string, lines: readonly LineDraft[]): AppointmentLineChangeInput[] {
  const times = lineTimes(start, lines);
  return lines.map(({ id, serviceId, staffMemberId, note }, index) => ({
    ...(id !== "" && { id }),
    ...(serviceId !== "" && { serviceId }),
    staffMemberId: staffMemberId === UNASSIGNED ? null : staffMemberId,
    startsAt: times[index]?.startsAt ?? start,
    note,
  }));
}

/**
 * Returns whether the draft has a name, a phone number, a start and a line (booking.md §5). A walk-in needs no
 * phone number.
 */
export function isComplete(
  { customerName, customerPhone, lines }: AppointmentDraft,
  start: string | null,
  isWalkIn: boolean,
): boolean {
  const hasContact = customerName.trim() !== "" && (isWalkIn || customerPhone.trim() !== "");
  return hasContact && start !== null && lines !== "";
}
