import { DEFAULT_CANCELLATION_HOURS } from "../../domain/appointments/appointmentState.ts";
import type { Transaction } from "../../writes/transaction.ts";

/** The store's cut-off in minutes. Calls of one moment are one statement: Prisma puts them together. */
export async function cancellationDeadline(prisma: Pick<Transaction, "store">): Promise<number> {
  const store = await prisma.store.findUnique({ where: { id: 1 }, select: { cancelCutOffHours: true } });
  return (store?.cancelCutOffHours ?? DEFAULT_CANCELLATION_HOURS) * 60;
}
