import type { OrderState, PaymentState } from "@machiya/prisma/enums";
import type { LimitReached } from "../errors.ts";
import { OPEN_ORDER_STATES } from "./orderState.ts";
import { UNPAID_STATES } from "./paymentReport.ts";

/** The states of an order that counts toward a customer's limit: it needs work and payment is expected. */
export const OPEN_UNPAID: { states: readonly OrderState[]; paymentStates: readonly PaymentState[] } = {
  states: OPEN_ORDER_STATES,
  paymentStates: UNPAID_STATES,
};

/** Returns why a customer with `open` open unpaid orders cannot place another one; null when they can. */
export function orderLimitProblem(open: number, most: number | null): LimitReached | null {
  return most !== null && open >= most ? { of: "OPEN_ORDERS", most } : null;
}
