import type { Order } from "@machiya/prisma/client";
import type { AppointmentRow } from "../booking/appointments/appointmentRow.ts";
import type { DomainError } from "../domain/errors.ts";

/** What became of an action, for the chat to put into words. */
export type Outcome =
  /** Which five digits? `again`: what came were none. */
  | { is: "DIGITS_ASKED"; order: Pick<Order, "id" | "total">; again: boolean }
  /** Digits came, and there are several orders that they may be for; none: there is none. */
  | { is: "WHICH_ORDER"; orders: readonly Pick<Order, "id" | "total">[] }
  | { is: "PAYMENT_SAID"; order: number; digits: string }
  /** Free times, ascending. `refused`: why the one that was asked for cannot be had. */
  | { is: "TIMES"; appointment: AppointmentRow; times: readonly Date[]; refused: DomainError | null }
  | { is: "MOVED"; appointment: AppointmentRow }
  | { is: "CANCEL_ASKED"; appointment: AppointmentRow }
  | { is: "KEPT"; appointment: AppointmentRow }
  | { is: "CANCELLED"; appointment: AppointmentRow }
  /** It is at another time than the card said. */
  | { is: "CHANGED"; appointment: AppointmentRow }
  | { is: "TOO_LATE"; appointment: AppointmentRow; until: Date }
  | { is: "REFUSED"; error: DomainError };
