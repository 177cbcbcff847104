import { type Currency, readCurrency } from "../../domain/minorUnits.ts";
import type { Transaction } from "../../writes/transaction.ts";

/** The time zone when the shop has no store record (decisions.md §4). */
export const FALLBACK_TIME_ZONE = "Asia/Taipei";

/** Returns the time zone in which all dates are displayed and parsed, and the currency of new orders and of figures. */
export async function zoneAndCurrency(
  prisma: Pick<Transaction, "store">,
): Promise<{ zone: string; currency: Currency | null }> {
  const store = await prisma.store.findUnique({
    where: { id: 1 },
    select: { timeZone: true, currency: true },
  });
  return { zone: store?.timeZone ?? FALLBACK_TIME_ZONE, currency: readCurrency(store?.currency) };
}

/** Returns the time zone in which all dates are displayed and parsed. */
export async function shopTimeZone(prisma: Pick<Transaction, "store">): Promise<string> {
  const store = await prisma.store.findUnique({ where: { id: 1 }, select: { timeZone: true } });
  return store?.timeZone ?? FALLBACK_TIME_ZONE;
}
