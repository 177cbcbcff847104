import { DEFAULT_CUT_OFF_HOURS } from "../domain/appointmentState.ts";
import type { Transaction } from "../transaction.ts";

/** The store's cut-off in minutes. Calls of one moment are one statement: Prisma puts them together. */
export async function cutOffMinutes(prisma: Pick<Transaction, "store">): Promise<number> {
  const store = await prisma.store.findUnique({ where: { id: 1 }, select: { cancelCutOffHours: true } });
  return (store?.cancelCutOffHours ?? DEFAULT_CUT_OFF_HOURS) * 60;
}
