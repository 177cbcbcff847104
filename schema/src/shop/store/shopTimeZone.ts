import type { StoreCurrencies } from "../../domain/figureCurrency.ts";
import { type Currency, readCurrency } from "../../domain/minorUnits.ts";
import type { Transaction } from "../../writes/transaction.ts";

/** The time zone when the shop has no store record (decisions.md §4). */
export const FALLBACK_TIME_ZONE = "Asia/Taipei";

/** The store's terms of dates and amounts. */
interface ZoneAndCurrency extends StoreCurrencies {
  zone: string;
  currency: Currency | null;
}

/** Returns the time zone in which all dates are displayed and parsed, and the currencies of new orders and of figures. */
export async function zoneAndCurrency(prisma: Pick<Transaction, "store">): Promise<ZoneAndCurrency> {
  const store = await prisma.store.findUnique({
    where: { id: 1 },
    select: { timeZone: true, currency: true, firstCurrency: true },
  });
  return {
    zone: store?.timeZone ?? FALLBACK_TIME_ZONE,
    currency: readCurrency(store?.currency),
    firstCurrency: store?.firstCurrency ?? null,
  };
}

/** Returns the time zone in which all dates are displayed and parsed. */
export async function shopTimeZone(prisma: Pick<Transaction, "store">): Promise<string> {
  const store = await prisma.store.findUnique({ where: { id: 1 }, select: { timeZone: true } });
  return store?.timeZone ?? FALLBACK_TIME_ZONE;
}
