import type { Order } from "@machiya/prisma/client";
import {
  type PaymentDeadline,
  paymentDeadline,
  renewsDeadline,
  resumedDeadline,
} from "../domain/orders/paymentDeadline.ts";
import type { Transaction } from "../writes/transaction.ts";
import { findPaymentLimits } from "./findPaymentLimits.ts";

type RenewedDeadline = Partial<PaymentDeadline & Pick<Order, "paymentDeadlinePassed">>;

/**
 * Returns the deadline columns of a locked order after a pause that ends now. When the deadline has passed meanwhile, the
 * customer has the full time of the method again, and is reminded again.
 */
export async function resumeDeadline(
  tx: Pick<Transaction, "store">,
  order: Order,
  now: Date,
): Promise<RenewedDeadline> {
  if (!renewsDeadline(order)) return resumedDeadline(order, now);
  const deadline = paymentDeadline(order.paymentMethod, await findPaymentLimits(tx), now);
  return { ...deadline, paymentDeadlinePassed: false };
}
