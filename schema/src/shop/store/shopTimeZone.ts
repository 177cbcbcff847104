import type { Transaction } from "../../writes/transaction.ts";

/** The zone while the shop has no record of its own (decisions.md §4). */
export const FALLBACK_TIME_ZONE = "Asia/Taipei";

/** The zone of every date that is shown or read. */
export async function shopTimeZone(prisma: Pick<Transaction, "store">): Promise<string> {
  const store = await prisma.store.findUnique({ where: { id: 1 }, select: { timeZone: true } });
  return store?.timeZone ?? FALLBACK_TIME_ZONE;
}
