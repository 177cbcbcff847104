import type { Transaction } from "../writes/transaction.ts";
import { type FigureSums, NO_ORDERS, readKeyFigures } from "./readFigures.ts";
import type { DividedPeriod } from "./reportPeriod.ts";
import type { NamedFigures } from "./reportRows.ts";

/** Reads the sums of the sold products with their current names, the highest gross first. */
export async function readProductFigures(db: Transaction, period: DividedPeriod): Promise<NamedFigures[]> {
  const rows = await readKeyFigures(db, period, "PRODUCT");
  const products = await db.product.findMany({
    where: { id: { in: rows.map(({ key }) => key) } },
    select: { id: true, name: true },
  });
  const names = new Map(products.map(({ id, name }) => [id, name]));
  return rows.map(({ key, ...sums }) => ({ ...sums, id: key, name: names.get(key) ?? "" }));
}

const add = (a: FigureSums, b: FigureSums): FigureSums => ({
  ...a,
  orders: a.orders + b.orders,
  quantity: a.quantity.plus(b.quantity),
  gross: a.gross.plus(b.gross),
});

/** Reads the sums of the product types; a product without types counts under an empty name. */
export async function readProductTypeFigures(
  db: Transaction,
  period: DividedPeriod,
): Promise<NamedFigures[]> {
  const rows = await readKeyFigures(db, period, "PRODUCT");
  const links = await db.productToType.findMany({
    where: { productId: { in: rows.map(({ key }) => key) } },
    select: { productId: true, productType: { select: { id: true, name: true } } },
  });
  const typesOf = Map.groupBy(links, ({ productId }) => productId);
  const sums = new Map<number | null, NamedFigures>();
  for (const row of rows) {
    const types = typesOf.get(row.key)?.map(({ productType }) => productType) ?? [{ id: null, name: "" }];
    for (const { id, name } of types) {
      const before = sums.get(id) ?? { ...NO_ORDERS, id, name };
      sums.set(id, { ...before, ...add(before, row) });
    }
  }
  return [...sums.values()].sort((a, b) => b.gross.cmp(a.gross));
}
