import type { Actor } from "../../actor.ts";
import { readAccountDigits } from "../../domain/contactDetails.ts";
import { DomainError } from "../../domain/errors.ts";
import { resumedDeadline } from "../../domain/orders/paymentDeadline.ts";
import { isReportPending, requirePaymentReport } from "../../domain/orders/paymentReport.ts";
import { lockCustomerTerms } from "../../identity/customerTerms.ts";
import { requireRowId } from "../../input.ts";
import { inTransaction } from "../../writes/transaction.ts";
import { lockOwnOrder } from "./changeOrders.ts";

/**
 * Records a customer's report that they paid their order by bank transfer, with the last five digits of the
 * account, for staff to check. A later report replaces an earlier one. Throws NOT_FOUND also for another
 * customer's order, UNAUTHENTICATED when staff have deleted the customer, ORDER_STATE_FORBIDS unless a
 * transfer is expected, INVALID_INPUT unless there are five digits. Returns the order's id.
 */
export async function reportMyPayment(
  context: Actor,
  input: { orderId: string; digits: string },
): Promise<number> {
  const customerId = context.viewer.customer?.id;
  if (customerId === undefined) throw new DomainError("UNAUTHENTICATED");
  const id = requireRowId("Order", input.orderId);
  const digits = readAccountDigits(input.digits);
  await inTransaction(context.prisma, async (tx) => {
    const order = await lockOwnOrder(tx, id, customerId);
    await lockCustomerTerms(tx, customerId);
    requirePaymentReport(order);
    if (digits === null)
      throw new DomainError("INVALID_INPUT", { field: "digits", contactRule: "ACCOUNT_DIGITS" }, [
        "input",
        "digits",
      ]);
    if (isReportPending(order) && order.paymentReportDigits === digits) return;
    const now = context.now();
    await tx.order.update({
      where: { id },
      data: {
        ...resumedDeadline(order, now),
        paymentReportedAt: now,
        paymentReportDigits: digits,
        version: { increment: 1 },
      },
    });
  });
  return id;
}
