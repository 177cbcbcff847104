import type { PrismaClient } from "./generated/prisma/client.ts";

/**
 * Returns whether the database is unused. Images do not count, because they are found again by their content.
 */
export async function isEmpty(
  prisma: Pick<
    PrismaClient,
    "staffMember" | "customer" | "product" | "productType" | "discount" | "order" | "store"
  >,
): Promise<boolean> {
  const { staffMember, customer, product, productType, discount, order, store } = prisma;
  for (const first of [
    () => staffMember.findFirst({ select: { id: true } }),
    () => customer.findFirst({ select: { id: true } }),
    () => product.findFirst({ select: { id: true } }),
    () => productType.findFirst({ select: { id: true } }),
    () => discount.findFirst({ select: { id: true } }),
    () => order.findFirst({ select: { id: true } }),
    () => store.findFirst({ select: { id: true } }),
  ])
    if ((await first()) !== null) return false;
  return true;
}
