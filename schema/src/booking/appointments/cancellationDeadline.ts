import { DEFAULT_CANCELLATION_HOURS } from "../../domain/appointments/appointmentState.ts";
import type { Transaction } from "../../writes/transaction.ts";

/**
 * Returns the store's cancellation deadline in minutes before the start. Prisma batches concurrent calls into
 * one statement.
 */
export async function cancellationDeadline(prisma: Pick<Transaction, "store">): Promise<number> {
  const store = await prisma.store.findUnique({ where: { id: 1 }, select: { cancelCutOffHours: true } });
  return (store?.cancelCutOffHours ?? DEFAULT_CANCELLATION_HOURS) * 60;
}
