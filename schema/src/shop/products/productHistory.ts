import type { Transaction } from "../../writes/transaction.ts";

/** Returns products for their history: columns, and types and discounts by name. */
export async function productSnapshots(
  tx: Transaction,
  ids: readonly number[],
): Promise<Map<number, object>> {
  const rows = await tx.product.findMany({
    where: { id: { in: [...ids] } },
    include: {
      types: { select: { productType: { select: { name: true } } }, orderBy: { productTypeId: "asc" } },
      discounts: {
        select: { discount: { select: { name: true } }, minQuantity: true, maxQuantity: true },
        orderBy: { discountId: "asc" },
      },
    },
  });
  return new Map(
    rows.map(({ types, discounts, ...columns }) => [
      columns.id,
      {
        ...columns,
        types: types.map(({ productType }) => productType.name),
        discounts: discounts.map(({ discount, ...window }) => ({ name: discount.name, ...window })),
      },
    ]),
  );
}
