import type { Order } from "@machiya/prisma/client";
import type { AppointmentRow } from "../booking/appointments/appointmentRow.ts";
import type { DomainError } from "../domain/errors.ts";

/** The result of a card action, which the chat converts to a message. */
export type Outcome =
  /** Asks for the five digits. `again`: the previous reply did not contain them. */
  | { is: "DIGITS_ASKED"; order: Pick<Order, "id" | "currency" | "total">; again: boolean }
  /** The digits could belong to several orders; empty: no order awaits a payment. */
  | { is: "WHICH_ORDER"; orders: readonly Pick<Order, "id" | "currency" | "total">[] }
  | { is: "PAYMENT_SAID"; order: number; digits: string }
  /** Available times, ascending. `refused`: why the requested time is unavailable. */
  | { is: "TIMES"; appointment: AppointmentRow; times: readonly Date[]; refused: DomainError | null }
  | { is: "MOVED"; appointment: AppointmentRow }
  | { is: "CANCEL_ASKED"; appointment: AppointmentRow }
  | { is: "KEPT"; appointment: AppointmentRow }
  | { is: "CANCELLED"; appointment: AppointmentRow }
  /** The appointment's time differs from the card's. */
  | { is: "CHANGED"; appointment: AppointmentRow }
  | { is: "TOO_LATE"; appointment: AppointmentRow; until: Date }
  | { is: "REFUSED"; error: DomainError };
