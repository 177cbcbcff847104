import type { AppointmentLineChangeInput } from "../../__generated__/useUpdateAppointmentMutation.graphql.ts";

/** A line of an appointment as its form holds it. */
export interface LineDraft {
  /** Its name in the form: its id, or one that only the form knows. */
  key: string;
  /** Global id of a line that stands; empty: a new one. */
  id: string;
  /** Global id; empty: none is chosen, or it is gone. */
  serviceId: string;
  serviceName: string;
  minutes: number;
  /** Global id; NOBODY: not specified; empty: nothing is chosen yet. */
  staffMemberId: string;
  staffName: string;
  note: string;
  /** Minutes from the end of the line before to this one's start. 0: it follows at once. */
  gap: number;
}

/** What is chosen where nobody is asked for by name. */
export const UNASSIGNED = "none";

export const EMPTY_LINE: LineDraft = {
  key: "",
  id: "",
  serviceId: "",
  serviceName: "",
  minutes: 0,
  staffMemberId: "",
  staffName: "",
  note: "",
  gap: 0,
};

/** An appointment as its form holds it: the start as the store's clocks read (YYYY-MM-DDTHH:mm), its lines as linesText writes them. */
export type AppointmentDraft = Readonly<
  Record<"customerName" | "customerPhone" | "startsAt" | "note" | "lines", string>
>;

const MINUTE_MS = 60_000;

/** Lines as one field of a draft, which is texts alone. */
export function linesText(lines: readonly LineDraft[]): string {
  return lines.length === 0 ? "" : JSON.stringify(lines);
}

/** What linesText wrote. */
export function readLines(text: string): LineDraft[] {
  return text === "" ? [] : (JSON.parse(text) as LineDraft[]);
}

/** A line of an appointment as the server tells it. */
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

/** The lines of an appointment that stands, by time; what lies between two of them stays between them. */
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

/** When each line starts and ends (ISO 8601), when the first starts at this instant. */
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

/** When a further line would start: as the last one ends; null while the start is not known. */
export function nextStart(start: string | null, lines: readonly LineDraft[]): string | null {
  if (start === null) return null;
  const ends = lineTimes(start, lines).map(({ endsAt }) => endsAt);
  return ends.sort().at(-1) ?? start;
}

/** A further line, which follows the last to end. */
export function withLine(lines: readonly LineDraft[], line: LineDraft): LineDraft[] {
  const anchor = new Date(0).toISOString();
  const ends = lineTimes(anchor, lines).map(({ endsAt }) => endsAt);
  const gap =
    ends.length === 0 ? 0 : minutesBetween(ends.at(-1) ?? anchor, [...ends].sort().at(-1) ?? anchor);
  const keys = new Set(lines.map(({ key }) => key));
  const free = Array.from({ length: lines.length + 1 }, (_, index) => `new${index}`);
  return [...lines, { ...line, gap, key: free.find((key) => !keys.has(key)) ?? "" }];
}

/** The lines as the server takes them, each at its own time, so that what was shown is what is written. */
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

/** Whether it can be sent: who comes, when, and what for (booking.md §5). */
export function isComplete(draft: AppointmentDraft, start: string | null): boolean {
  const { customerName, customerPhone, lines } = draft;
  return customerName.trim() !== "" && customerPhone.trim() !== "" && start !== null && lines !== "";
}
