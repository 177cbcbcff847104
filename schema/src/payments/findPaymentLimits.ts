import { type PaymentLimits, WITHOUT_LIMITS } from "../domain/orders/paymentDeadline.ts";
import type { Transaction } from "../writes/transaction.ts";

/** Returns how long customers can pay; without limit while there is no store. */
export async function findPaymentLimits(tx: Pick<Transaction, "store">): Promise<PaymentLimits> {
  const store = await tx.store.findUnique({
    where: { id: 1 },
    select: { onlinePaymentMinutes: true, transferPaymentHours: true },
  });
  return store ?? WITHOUT_LIMITS;
}
