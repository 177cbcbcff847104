import type { PrismaClient } from "./generated/prisma/client.ts";

/** Whether nobody has begun to work with this database. Pictures do not count: they are found again by what they show. */
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
