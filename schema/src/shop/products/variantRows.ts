import { opaqueParameter, type Product } from "@machiya/prisma/client";
import { type Big, decimal } from "../../domain/money.ts";
import type { ProductOption } from "../../domain/products/variants.ts";
import { requestLoader } from "../../lists/requestLoader.ts";
import type { Transaction } from "../../writes/transaction.ts";

/** Returns the options of a product, which setProductVariants has validated before storing them. */
export function productOptions({ options }: Pick<Product, "options">): ProductOption[] {
  return options as unknown as ProductOption[];
}

/** Loads the variants of products that are not deleted, oldest first. */
export const variantRows = requestLoader<number, Product[]>(async ({ prisma }, productIds) => {
  const rows = await prisma.product.findMany({
    where: { parentId: { in: productIds }, deletedAt: null },
    orderBy: { id: "asc" },
  });
  return Map.groupBy(rows, ({ parentId }) => parentId ?? 0);
});

interface VariantSums {
  count: number;
  stock: Big;
  preOrderLeft: Big;
  preOrderDay: Date | null;
}

/** Loads how many variants products have, and the sums and the earliest expected day of those that are offered. */
export const variantSums = requestLoader<number, VariantSums>(async ({ prisma }, productIds) => {
  const sums = await prisma.product.groupBy({
    by: ["parentId", "offered"],
    where: { parentId: { in: productIds }, deletedAt: null },
    _sum: { stock: true, preOrderLeft: true },
    _min: { preOrderDay: true },
    _count: true,
  });
  return new Map(
    productIds.map((id) => {
      const own = sums.filter(({ parentId }) => parentId === id);
      const { _sum, _min } = own.find(({ offered }) => offered) ?? {};
      return [
        id,
        {
          count: own.reduce((sum, { _count }) => sum + _count, 0),
          stock: decimal(_sum?.stock ?? 0),
          preOrderLeft: decimal(_sum?.preOrderLeft ?? 0),
          preOrderDay: _min?.preOrderDay ?? null,
        },
      ];
    }),
  );
});

/** Locks products for editing, with their variants and the products of which they are variants, in id order. */
export async function lockWithVariants(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.$queryRaw`
    WITH wanted AS (SELECT unnest(${opaqueParameter(ids, "int[]")}) AS "id")
    SELECT 1 FROM "Product" WHERE "id" = ANY(array(
      SELECT "id" FROM wanted
      UNION SELECT v."id" FROM "Product" v JOIN wanted ON v."parentId" = wanted."id"
      UNION SELECT v."parentId" FROM "Product" v JOIN wanted ON v."id" = wanted."id" WHERE v."parentId" IS NOT NULL))
    ORDER BY "id" FOR NO KEY UPDATE`;
}
