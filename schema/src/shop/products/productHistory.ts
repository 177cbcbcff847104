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
      furtherImages: { select: { imageHash: true, altText: true }, orderBy: { position: "asc" } },
      variants: { where: { deletedAt: null }, orderBy: { id: "asc" } },
    },
  });
  const { types, discounts } = await linkedTerms(tx, ids);
  return new Map(
    rows.map(({ furtherImages, variants, ...columns }) => [
      columns.id,
      {
        ...ownColumns(columns),
        ...(furtherImages.length > 0 && { furtherImages }),
        ...(columns.hasVariants && { options: columns.options, variants: variants.map(variantColumns) }),
        types: (types.get(columns.id) ?? []).map(({ name }) => name),
        discounts: (discounts.get(columns.id) ?? []).map(({ productId: _, ...discount }) => discount),
      },
    ]),
  );
}

/**
 * Reads the types and discounts of products, in their order. Types and discounts are read before the links, because
 * Prisma reads each table with a statement of its own: a type that is deleted in between takes its links with it,
 * whereas a link that was read first would be left without a type.
 */
async function linkedTerms(tx: Transaction, ids: readonly number[]) {
  const linked = { productId: { in: [...ids] } };
  const types = await tx.productType.findMany({
    where: { products: { some: linked } },
    select: { name: true, products: { where: linked, select: { productId: true } } },
    orderBy: { id: "asc" },
  });
  const discounts = await tx.discount.findMany({
    where: { products: { some: linked } },
    select: {
      name: true,
      products: { where: linked, select: { productId: true, minQuantity: true, maxQuantity: true } },
    },
    orderBy: { id: "asc" },
  });
  const typeLinks = types.flatMap(({ name, products }) => products.map((link) => ({ ...link, name })));
  const discountLinks = discounts.flatMap(({ name, products }) =>
    products.map((link) => ({ name, ...link })),
  );
  return {
    types: Map.groupBy(typeLinks, ({ productId }) => productId),
    discounts: Map.groupBy(discountLinks, ({ productId }) => productId),
  };
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
  quantityStep,
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
    ...(!preOrdered.eq(0) && { preOrdered }),
  };
  if (parentId !== null) return { ...own, parentId, optionValues, offered };
  return {
    ...own,
    ...(maxPerOrder !== null && { maxPerOrder }),
    ...(maxPerCustomer !== null && { maxPerCustomer }),
    ...(quantityStep !== null && { quantityStep }),
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
  preOrdered,
}: Product) => ({
  values: optionValues,
  code,
  price,
  stock,
  offered,
  imageHash,
  ...(lowStockLevel !== null && { lowStockLevel }),
  ...(preOrderCap !== null && { preOrderCap }),
  ...(preOrderDay !== null && { preOrderDay }),
  ...(!preOrdered.eq(0) && { preOrdered }),
});
