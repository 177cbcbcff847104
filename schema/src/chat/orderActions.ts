import type { Actor } from "../actor.ts";
import { DomainError } from "../domain/errors.ts";
import { paymentMethodCode } from "../domain/orders/payment.ts";
import { paymentReportPermission, readAccountDigits, UNPAID_STATES } from "../domain/orders/paymentReport.ts";
import { globalId } from "../ids.ts";
import { reportMyPayment } from "../shop/orders/reportPayment.ts";
import type { Outcome } from "./outcome.ts";

/** So many orders are offered to choose from; LINE shows no more than 13 quick replies. */
const MAX_ORDERS = 12;

/** Asks for the digits of an order of theirs. Throws NOT_FOUND, ORDER_STATE_FORBIDS. */
export async function promptDigits(
  { prisma }: Actor,
  customerId: number,
  id: number,
  again = false,
): Promise<Outcome> {
  const order = await prisma.order.findFirst({ where: { id, customerId } });
  if (order === null) throw new DomainError("NOT_FOUND", { what: "Order" });
  const { reason } = paymentReportPermission(order);
  if (reason !== null) {
    const state = order.state === "CANCELLED" ? order.state : order.paymentState;
    throw new DomainError(reason, { state });
  }
  return { is: "DIGITS_ASKED", order, again };
}

/** Says that an order is paid; what are no five digits is asked for again. Throws as `reportMyPayment` does. */
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

/** Digits alone are for the one order whose transfer is awaited; of several the customer has to say which. */
export async function handleDigitsReply(
  context: Actor,
  customerId: number,
  digits: string,
): Promise<Outcome> {
  const orders = await context.prisma.order.findMany({
    where: {
      customerId,
      state: { not: "CANCELLED" },
      paymentState: { in: [...UNPAID_STATES] },
      paymentMethod: paymentMethodCode("BANK_TRANSFER"),
    },
    orderBy: { id: "desc" },
    take: MAX_ORDERS,
    select: { id: true, total: true },
  });
  const [only] = orders;
  return only !== undefined && orders.length === 1
    ? handlePaidReply(context, customerId, { order: only.id, digits })
    : { is: "WHICH_ORDER", orders };
}
