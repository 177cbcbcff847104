import type { Actor } from "../actor.ts";
import { readAccountDigits } from "../domain/contactDetails.ts";
import { DomainError } from "../domain/errors.ts";
import { paymentMethodCode } from "../domain/orders/payment.ts";
import {
  PAYABLE_STATES,
  PAYABLE_TOTALS,
  payingAccountDigits,
  requirePaymentReport,
  UNPAID_STATES,
} from "../domain/orders/paymentReport.ts";
import { globalId } from "../ids.ts";
import { reportMyPayment } from "../shop/orders/reportPayment.ts";
import type { Outcome } from "./outcome.ts";

/** The maximum number of orders offered; LINE shows at most 13 quick replies. */
const MAX_ORDERS = 12;

/** Asks for the account digits of the customer's order. Throws NOT_FOUND, ORDER_STATE_FORBIDS. */
export async function promptDigits(
  { prisma }: Actor,
  customerId: number,
  id: number,
  again = false,
): Promise<Outcome> {
  const order = await prisma.order.findFirst({ where: { id, customerId } });
  if (order === null) throw new DomainError("NOT_FOUND", { what: "Order" });
  requirePaymentReport(order);
  return { is: "DIGITS_ASKED", order, again };
}

/**
 * Reports an order as paid from the account whose digits are known; asks for the digits when they are not.
 * Throws like `reportMyPayment`.
 */
export async function reportPaid(context: Actor, customerId: number, id: number): Promise<Outcome> {
  const order = await context.prisma.order.findFirst({ where: { id, customerId } });
  const digits = order === null ? null : payingAccountDigits(order);
  return digits === null
    ? promptDigits(context, customerId, id)
    : handlePaidReply(context, customerId, { order: id, digits });
}

/** Reports an order as paid; asks again unless there are five digits. Throws like `reportMyPayment`. */
export async function handlePaidReply(
  context: Actor,
  customerId: number,
  { order, digits }: { order: number; digits: string },
): Promise<Outcome> {
  const five = readAccountDigits(digits);
  if (five === null) return promptDigits(context, customerId, order, true);
  await reportMyPayment(context, { orderId: globalId("Order", order), digits: five });
  return { is: "PAYMENT_SAID", order, digits: five };
}

/**
 * Assigns digits without an order number to the one order that awaits a transfer; with several the customer
 * must choose.
 */
export async function handleDigitsReply(
  context: Actor,
  customerId: number,
  digits: string,
): Promise<Outcome> {
  const orders = await context.prisma.order.findMany({
    where: {
      customerId,
      state: { in: PAYABLE_STATES },
      total: PAYABLE_TOTALS,
      paymentState: { in: [...UNPAID_STATES] },
      paymentMethod: paymentMethodCode("BANK_TRANSFER"),
    },
    orderBy: { id: "desc" },
    take: MAX_ORDERS,
    select: { id: true, currency: true, total: true },
  });
  const [only] = orders;
  return only !== undefined && orders.length === 1
    ? handlePaidReply(context, customerId, { order: only.id, digits })
    : { is: "WHICH_ORDER", orders };
}
