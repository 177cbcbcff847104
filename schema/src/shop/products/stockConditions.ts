import type { Prisma } from "@machiya/prisma/client";
import { lowStockWhere, offeredWhere, stockedWhere } from "../../domain/products/productState.ts";

/** The filters of the product list that depend on the stock or on pre-orders; null: any. */
interface StockFilter {
  inStock?: boolean | null | undefined;
  orderable?: boolean | null | undefined;
  preOrder?: boolean | null | undefined;
  lowStock?: boolean | null | undefined;
}

const orderableWhere = { OR: [{ stock: { gt: 0 } }, { preOrderLeft: { gt: 0 } }] };

/** Returns the conditions of these filters. */
export function stockConditions(filter: StockFilter): Prisma.ProductWhereInput[] {
  const { inStock, orderable, preOrder, lowStock } = filter;
  return [
    inStock == null ? {} : stockWhere(inStock, { stock: { gt: 0 } }, { stock: 0 }),
    orderable == null ? {} : stockWhere(orderable, orderableWhere, { stock: 0, preOrderLeft: 0 }),
    preOrder == null ? {} : preOrderWhere(preOrder),
    lowStock == null ? {} : stockWhere(lowStock, lowStockWhere, { isLowStock: false }),
  ];
}

type StockCondition = Pick<Prisma.ProductWhereInput, "stock" | "preOrderLeft" | "isLowStock" | "OR">;

/**
 * Returns the condition for products whose stock meets `condition`, or with an offered variant whose stock does;
 * when not `isMet`, for all others, whose stock meets `opposite`.
 */
function stockWhere(
  isMet: boolean,
  condition: StockCondition,
  opposite: StockCondition,
): Prisma.ProductWhereInput {
  const variants = { ...offeredWhere, ...condition };
  return {
    OR: [
      { ...stockedWhere, ...(isMet ? condition : opposite) },
      { hasVariants: true, variants: isMet ? { some: variants } : { none: variants } },
    ],
  };
}

/** Returns the condition for products with pre-orders, of their own or of a variant, or for all others. */
function preOrderWhere(isMet: boolean): Prisma.ProductWhereInput {
  const own = { OR: [{ preOrderLeft: { gt: 0 } }, { preOrdered: { gt: 0 } }] };
  // Only products with variants look for them, so that Postgres does not read all products first.
  const any = { OR: [own, { hasVariants: true, variants: { some: { ...offeredWhere, ...own } } }] };
  return isMet ? any : { NOT: any };
}
