import type { Product } from "@machiya/prisma/client";
import type { Transaction } from "../../writes/transaction.ts";

/** Returns products for their history: columns, types and discounts by name, and their options and variants. */
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
      furtherImages: { select: { imageHash: true, altText: true }, orderBy: { position: "asc" } },
      variants: { where: { deletedAt: null }, orderBy: { id: "asc" } },
    },
  });
  return new Map(
    rows.map(({ types, discounts, furtherImages, variants, ...columns }) => [
      columns.id,
      {
        ...ownColumns(columns),
        ...(furtherImages.length > 0 && { furtherImages }),
        ...(columns.hasVariants && { options: columns.options, variants: variants.map(variantColumns) }),
        types: types.map(({ productType }) => productType.name),
        discounts: discounts.map(({ discount, ...window }) => ({ name: discount.name, ...window })),
      },
    ]),
  );
}

/**
 * Returns a product's columns. Those about variants are left out unless it is a variant, and optional ones while
 * the shop does not use them.
 */
function ownColumns({
  imageAltText,
  options,
  hasVariants,
  parentId,
  optionValues,
  offered,
  ownImage,
  workUnits,
  lowStockLevel,
  isLowStock,
  maxPerOrder,
  maxPerCustomer,
  preOrderCap,
  preOrderDay,
  preOrdered,
  preOrderLeft,
  ...columns
}: Product) {
  const own = {
    ...columns,
    ...(imageAltText !== "" && { imageAltText }),
    ...(!workUnits.eq(1) && { workUnits }),
    ...(lowStockLevel !== null && { lowStockLevel }),
    ...(preOrderCap !== null && { preOrderCap }),
    ...(preOrderDay !== null && { preOrderDay }),
  };
  if (parentId !== null) return { ...own, parentId, optionValues, offered };
  return {
    ...own,
    ...(maxPerOrder !== null && { maxPerOrder }),
    ...(maxPerCustomer !== null && { maxPerCustomer }),
  };
}

const variantColumns = ({
  optionValues,
  code,
  price,
  stock,
  lowStockLevel,
  offered,
  imageHash,
  preOrderCap,
  preOrderDay,
}: Product) => ({
  ...{ values: optionValues, code, price, stock, offered, imageHash },
  ...(lowStockLevel !== null && { lowStockLevel }),
  ...(preOrderCap !== null && { preOrderCap }),
  ...(preOrderDay !== null && { preOrderDay }),
});
