import type { Transaction } from "../transaction.ts";

/** Until so many hours before an appointment a customer may cancel or move it, while the shop has no record that says so. */
const DEFAULT_CUT_OFF_HOURS = 24;

/** The store's cut-off in minutes. Calls of one moment are one statement: Prisma puts them together. */
export async function cutOffMinutes(prisma: Pick<Transaction, "store">): Promise<number> {
  const store = await prisma.store.findUnique({ where: { id: 1 }, select: { cancelCutOffHours: true } });
  return (store?.cancelCutOffHours ?? DEFAULT_CUT_OFF_HOURS) * 60;
}
