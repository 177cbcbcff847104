import { OrderState, VisitOutcome } from "@machiya/prisma/enums";
import { z } from "zod";

/** What happened to a customer, as the timeline shows it. */
export type CustomerEventKind =
  | "CUSTOMER_ADDED"
  | "CUSTOMER_CHANGED"
  | "CUSTOMER_DELETED"
  | "BLOCKED"
  | "BLOCK_CHANGED"
  | "UNBLOCKED"
  | "MERGED"
  | "CHANGE_UNDONE"
  | "ORDER_PLACED"
  | "ORDER_ADVANCED"
  | "ORDER_CANCELLED"
  | "PAYMENT_RECEIVED"
  | "PAYMENT_REFUNDED"
  | "APPOINTMENT_BOOKED"
  | "APPOINTMENT_CHANGED"
  | "APPOINTMENT_MOVED"
  | "APPOINTMENT_CONFIRMED"
  | "APPOINTMENT_REJECTED"
  | "APPOINTMENT_CANCELLED"
  | "OUTCOME_RECORDED"
  | "MESSAGE_SENT"
  | "BROADCAST_SENT";

/** The records from which events are read. */
export type EventSource =
  | "CUSTOMER"
  | "ORDER"
  | "PAYMENT"
  | "REFUND"
  | "APPOINTMENT"
  | "MESSAGE"
  | "BROADCAST";

/** A row of the timeline. */
export interface RecordedEvent {
  source: EventSource;
  /** The action of the history entry; null for the creation of the record. */
  action: string | null;
  /** The changed fields of the history entry. */
  before: unknown;
  after: unknown;
}

/** The kind of event that the creation of each record is. */
const CREATED: Record<EventSource, CustomerEventKind> = {
  CUSTOMER: "CUSTOMER_ADDED",
  ORDER: "ORDER_PLACED",
  PAYMENT: "PAYMENT_RECEIVED",
  REFUND: "PAYMENT_REFUNDED",
  APPOINTMENT: "APPOINTMENT_BOOKED",
  MESSAGE: "MESSAGE_SENT",
  BROADCAST: "BROADCAST_SENT",
};

/** The recorded actions on an appointment that are events. */
const ON_APPOINTMENTS: Readonly<Record<string, CustomerEventKind>> = {
  CONFIRM: "APPOINTMENT_CONFIRMED",
  REJECT: "APPOINTMENT_REJECTED",
  RESCHEDULE: "APPOINTMENT_MOVED",
  CANCEL: "APPOINTMENT_CANCELLED",
  RECORD_OUTCOME: "OUTCOME_RECORDED",
  UPDATE: "APPOINTMENT_CHANGED",
};

/** The recorded actions on a customer that are events. */
const ON_CUSTOMERS: Readonly<Record<string, CustomerEventKind>> = {
  UPDATE: "CUSTOMER_CHANGED",
  DELETE: "CUSTOMER_DELETED",
  BLOCK: "BLOCKED",
  UNBLOCK: "UNBLOCKED",
  MERGE: "MERGED",
  UNDO: "CHANGE_UNDONE",
};

/** The actions whose history entries the timeline reads. Entries of orders are read if they changed the state. */
export const APPOINTMENT_EVENT_ACTIONS: readonly string[] = Object.keys(ON_APPOINTMENTS);
export const CUSTOMER_EVENT_ACTIONS: readonly string[] = Object.keys(ON_CUSTOMERS);

/** What a history entry can say beyond its action; entries of the past may contain anything. */
const details = z.object({
  state: z.enum(OrderState).optional().catch(undefined),
  outcome: z.enum(VisitOutcome).nullish().catch(undefined),
  startsAt: z.iso.datetime().optional().catch(undefined),
  note: z.string().optional().catch(undefined),
  merged: z.string().optional().catch(undefined),
});

/** Returns the values after the change that the timeline shows. */
export function eventDetails({ after }: Pick<RecordedEvent, "after">): z.output<typeof details> {
  return details.safeParse(after).data ?? {};
}

/** Returns what kind of event a row is. */
export function eventKind(event: RecordedEvent): CustomerEventKind {
  const { source, action, before } = event;
  if (action === null) return CREATED[source];
  if (source === "ORDER")
    return eventDetails(event).state === "CANCELLED" ? "ORDER_CANCELLED" : "ORDER_ADVANCED";
  if (source === "APPOINTMENT") return ON_APPOINTMENTS[action] ?? "APPOINTMENT_CHANGED";
  // The reason of an existing block is recorded with the same action as a new block.
  if (action === "BLOCK" && before !== null) return "BLOCK_CHANGED";
  return ON_CUSTOMERS[action] ?? "CUSTOMER_CHANGED";
}
