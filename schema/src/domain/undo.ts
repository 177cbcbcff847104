/** How long a change can be undone. The console offers it for 8 seconds (decisions.md §6). */
export const UNDO_MS = 60_000;

/** What an undone change does in reverse. */
export type UndoKind = "ADVANCE" | "PAYMENT_STATE" | "PAYMENT" | "RESCHEDULE" | "OUTCOME" | "BLOCK";

/** The part of a history entry that decides. */
export interface UndoableEntry {
  subjectType: string;
  action: string;
  before: unknown;
  after: unknown;
}

const fieldsOf = (value: unknown): string[] =>
  typeof value === "object" && value !== null ? Object.keys(value) : [];

const KINDS: Readonly<Record<string, (entry: UndoableEntry) => UndoKind | null>> = {
  "Order ADVANCE": () => "ADVANCE",
  "Order UPDATE": ({ after }) => (fieldsOf(after).join() === "paymentState" ? "PAYMENT_STATE" : null),
  "Order RECORD_PAYMENT": () => "PAYMENT",
  "Appointment RESCHEDULE": () => "RESCHEDULE",
  "Appointment RECORD_OUTCOME": () => "OUTCOME",
  // A changed reason of a block has the same action, and a reason before.
  "Customer BLOCK": ({ before }) => (before === null ? "BLOCK" : null),
};

/** Returns how a change is undone; null when it cannot be. */
export function undoKind(entry: UndoableEntry): UndoKind | null {
  return KINDS[`${entry.subjectType} ${entry.action}`]?.(entry) ?? null;
}

/** Returns whether the time in which a change can be undone is over. */
export function isUndoExpired({ createdAt }: { createdAt: Date }, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > UNDO_MS;
}
