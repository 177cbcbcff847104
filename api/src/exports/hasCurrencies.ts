import type { PrismaClient } from "@machiya/prisma/client";

/**
 * Returns whether the shop has or had a currency. Files of a shop without one have no columns for currencies, so that
 * they are what they were before shops could choose one.
 */
export async function hasCurrencies(prisma: PrismaClient): Promise<boolean> {
  const store = await prisma.store.findFirst({
    where: { firstCurrency: { not: null } },
    select: { id: true },
  });
  if (store !== null) return true;
  const order = await prisma.order.findFirst({ where: { currency: { not: null } }, select: { id: true } });
  return order !== null;
}

/**
 * SQL of the store's currency, in which prices are that are not part of an order; empty for none. A store that has
 * removed its currency still counts such amounts in the first that it chose (domain/figureCurrency.ts).
 */
export const STORE_CURRENCY_SQL = `coalesce((SELECT coalesce("currency", "firstCurrency") FROM "Store" LIMIT 1), '')`;
