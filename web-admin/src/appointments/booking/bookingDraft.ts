import type { CreateAppointmentInput } from "../../__generated__/useCreateAppointmentMutation.graphql.ts";
import { isComplete, type LineDraft, lineInputs, linesText } from "../form/appointmentDraft.ts";
import type { ChosenCustomer } from "./CustomerFinder.tsx";

/** A booking that staff enter, as form values. */
export interface BookingDraft {
  /** The chosen customer; null for typed contact data. */
  customer: ChosenCustomer | null;
  customerName: string;
  customerPhone: string;
  note: string;
  /** The start in the store's local time, YYYY-MM-DDTHH:mm; either part may be missing. */
  startsAt: string;
  lines: readonly LineDraft[];
  isWalkIn: boolean;
  isConfirmed: boolean;
  /** The weeks between the appointments of a series; 0: the appointment is not repeated. */
  everyWeeks: number;
  /** The number of appointments of a series. */
  times: number;
}

/** The limits of a series, which the API enforces. */
export const MAX_WEEKS = 8;
export const MAX_TIMES = 12;

/** The minutes to which the start of a walk-in is rounded down. */
const NOW_STEP = 5;

/** Returns the contact fields of a chosen customer; empty ones without a customer. */
export function contactOf(
  customer: ChosenCustomer | null,
): Pick<BookingDraft, "customer" | "customerName" | "customerPhone"> {
  return { customer, customerName: customer?.name ?? "", customerPhone: customer?.phone ?? "" };
}

/** Returns an empty booking at a start, for a customer if one is known. */
export function emptyBooking(startsAt: string, customer: ChosenCustomer | null = null): BookingDraft {
  return {
    ...contactOf(customer),
    note: "",
    lines: [],
    startsAt,
    isWalkIn: false,
    isConfirmed: true,
    everyWeeks: 0,
    times: 4,
  };
}

/** Rounds a local time (YYYY-MM-DDTHH:mm) down to the step at which a walk-in starts. */
export function roundedNow(clock: string): string {
  const minutes = Number(clock.slice(14, 16));
  return `${clock.slice(0, 14)}${String(minutes - (minutes % NOW_STEP)).padStart(2, "0")}`;
}

/** Returns whether the booking can be submitted. A walk-in without a name gets a general one. */
export function isBookable(draft: BookingDraft, start: string | null): boolean {
  const { customerName, customerPhone, startsAt, note, isWalkIn } = draft;
  const name = isWalkIn ? "-" : customerName;
  return isComplete(
    { customerName: name, customerPhone, startsAt, note, lines: linesText(draft.lines) },
    start,
    isWalkIn,
  );
}

/** Returns the API's input for the booking; `walkInName` is the name of a walk-in who gave none. */
export function bookingInput(
  draft: BookingDraft,
  start: string,
  { outsideHours, walkInName }: { outsideHours: boolean; walkInName: string },
): CreateAppointmentInput {
  const { customer, isWalkIn, isConfirmed } = draft;
  const name = draft.customerName.trim();
  const phone = draft.customerPhone.trim();
  // The server fills in the customer's stored number, which can have any format.
  const hasOwnPhone = customer !== null && customer.phone !== "" && customer.phone === draft.customerPhone;
  return {
    details: {
      customerName: name === "" && isWalkIn ? walkInName : name,
      ...(!hasOwnPhone && phone !== "" && { customerPhone: phone }),
      note: draft.note,
      startsAt: start,
      ...(customer !== null && { customerId: customer.id }),
    },
    lines: lineInputs(start, draft.lines).flatMap(({ serviceId, ...line }) =>
      serviceId == null ? [] : [{ ...line, serviceId }],
    ),
    walkIn: isWalkIn,
    confirmed: isConfirmed,
    outsideHours,
  };
}
