import type { OrderState, PaymentState } from "@machiya/prisma/enums";
import type { LimitReached } from "../errors.ts";
import { OPEN_ORDER_STATES } from "./orderState.ts";
import { paymentMethodCode } from "./payment.ts";
import { UNPAID_STATES } from "./paymentReport.ts";

/**
 * Which orders count toward a customer's limit: they need work, and the customer is expected to pay them before they
 * have the goods or when they fetch them. What is paid on delivery cannot be paid earlier, so it does not count.
 */
export const OPEN_UNPAID: {
  states: readonly OrderState[];
  paymentStates: readonly PaymentState[];
  exceptMethod: number;
} = {
  states: OPEN_ORDER_STATES,
  paymentStates: UNPAID_STATES,
  exceptMethod: paymentMethodCode("CASH_ON_DELIVERY"),
};

/** Returns why a customer with `open` open unpaid orders cannot place another one; null when they can. */
export function orderLimitProblem(open: number, most: number | null): LimitReached | null {
  return most !== null && open >= most ? { of: "OPEN_ORDERS", most } : null;
}
