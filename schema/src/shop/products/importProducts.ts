import { Prisma } from "@machiya/prisma/client";
import type { Context } from "../../context.ts";
import {
  IMPORT_FILE,
  type ImportColumn,
  readImportCells,
  readImportHeader,
} from "../../domain/products/productImport.ts";
import { listedWhere } from "../../domain/products/productState.ts";
import { possibleNames, type TableRules } from "../../domain/products/tableFile.ts";
import { type Queued, reportPosition } from "../../isolation/reportPosition.ts";
import { fileError, readTable } from "../../tables/readTable.ts";
import { PRODUCT_HEADINGS } from "../../wording/importHeadings.ts";
import { serverWording } from "../../wording/serverWording.ts";
import { audit } from "../../writes/audit.ts";
import { lockRows } from "../../writes/batchUpdate.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";
import { lockCurrency } from "../store/payableAmounts.ts";
import { refreshLowestPrice } from "./changeVariants.ts";
import { type ExistingProduct, type PlannedRow, planImport, type Stock } from "./planImport.ts";
import { productSnapshots } from "./productHistory.ts";
import { setStockCause } from "./stockCause.ts";
import { lockWithVariants } from "./variantRows.ts";

export interface ProductImport {
  rows: PlannedRow[];
  /** Whether the rows were written. */
  applied: boolean;
}

/**
 * The key of an advisory lock; any number that no other lock uses. Two imports of one file must not both
 * create its products.
 */
const IMPORT_LOCK = 4_151_001;

const RULES: TableRules = { ...IMPORT_FILE, headings: PRODUCT_HEADINGS };

/**
 * Plans the import of a product file and, unless it is a dry run or a row is refused, applies it; with `skipRefused`, it
 * applies the other rows. Throws
 * INVALID_INPUT on `file` when it cannot be read, on `fileName` when the extension is neither .csv nor .xlsx.
 */
export async function importProducts(
  context: Context,
  {
    dryRun,
    skipRefused,
    queueId,
    ...file
  }: {
    file: string;
    fileName: string;
    dryRun: boolean;
    skipRefused?: boolean | null | undefined;
  } & Queued,
): Promise<ProductImport> {
  const { header: first, rows, from1904 } = await readTable(file, RULES, reportPosition(context, queueId));
  const header = readImportHeader(first, PRODUCT_HEADINGS);
  if (header === null) {
    const words = serverWording(context.language).importHeadings.product;
    throw fileError("WRONG_HEADER", { ...RULES, columns: [words.name, words.code] });
  }

  return inTransaction(context.prisma, async (tx) => {
    if (!dryRun) await tx.$executeRaw`SELECT pg_advisory_xact_lock(${IMPORT_LOCK}::bigint)`;
    const planned = planImport(header, rows, await loadStock(tx, header, rows, !dryRun), from1904);
    const isGood = ({ action }: PlannedRow) => action !== "REFUSED";
    const applied = !dryRun && (skipRefused ? planned.some(isGood) : planned.every(isGood));
    return { rows: applied ? await apply(tx, context, planned) : planned, applied };
  });
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/**
 * Loads the products that the rows may match, locked when they are to be written, and the product types they
 * name.
 */
async function loadStock(
  tx: Transaction,
  header: readonly (ImportColumn | null)[],
  rows: readonly (readonly string[])[],
  lock: boolean,
): Promise<Stock> {
  const values = rows.map((cells) => readImportCells(header, cells));
  const where: Prisma.ProductWhereInput = {
    ...listedWhere,
    OR: [
      { code: { in: values.flatMap(({ code, variantOf }) => [code ?? [], variantOf ?? []].flat()) } },
      {
        name: {
          in: values.flatMap(({ name, code, variantOf }) =>
            variantOf !== undefined ? variantOf : code === undefined ? (name ?? []) : [],
          ),
        },
      },
    ],
  };
  const currency = await lockCurrency(tx);
  const named = { name: { in: values.flatMap(({ types }) => (types ?? []).flatMap(possibleNames)) } };
  if (lock) {
    const meant = await tx.product.findMany({ where, select: { id: true } });
    await lockWithVariants(tx, idsOf(meant));
    await lockRows(tx, "ProductType", idsOf(await tx.productType.findMany({ where: named })), "LINK");
  }
  const products = await tx.product.findMany({
    where,
    include: { types: { select: { productTypeId: true } } },
    orderBy: { id: "asc" },
  });
  const withVariants = idsOf(products.filter(({ hasVariants }) => hasVariants));
  const variants = await tx.product.findMany({
    where: { parentId: { in: withVariants }, deletedAt: null },
    include: { types: { select: { productTypeId: true } } },
  });
  const types = await tx.productType.findMany({ where: named, orderBy: { id: "asc" } });
  return {
    currency,
    byCode: Map.groupBy<string, ExistingProduct>(products, ({ code }) => code),
    byName: Map.groupBy<string, ExistingProduct>(products, ({ name }) => name),
    types: Map.groupBy(types, ({ name }) => name),
    variants: Map.groupBy(variants, ({ parentId }) => parentId ?? 0),
  };
}

/** Writes the planned rows and returns them with the created products. */
async function apply(
  tx: Transaction,
  context: Context,
  planned: readonly PlannedRow[],
): Promise<PlannedRow[]> {
  await setStockCause(tx, context, { reason: "IMPORT" });
  const created = await create(
    tx,
    planned.filter(({ action }) => action === "CREATE"),
  );
  const updated = planned.filter(({ action }) => action === "UPDATE");
  const ids = updated.flatMap(({ product }) => product?.id ?? []);
  const before = await productSnapshots(tx, ids);
  await update(tx, updated);
  const parents = new Set(updated.flatMap(({ product }) => product?.parentId ?? []));
  for (const parentId of parents) await refreshLowestPrice(tx, parentId);

  const done = planned.map((row) => ({ ...row, product: created.get(row) ?? row.product }));
  await link(
    tx,
    done.filter(({ action, changes }) => action === "CREATE" || changes.includes("types")),
  );
  const after = await productSnapshots(tx, [...ids, ...[...created.values()].map(({ id }) => id)]);
  await audit(
    tx,
    context,
    [...after].map(([id, product]) => {
      const was = before.get(id);
      return {
        action: was ? "UPDATE" : "CREATE",
        type: "Product",
        id,
        ...(was && { before: was }),
        after: product,
      };
    }),
  );
  return done;
}

async function create(
  tx: Transaction,
  rows: readonly PlannedRow[],
): Promise<Map<PlannedRow, ExistingProduct>> {
  const products = await tx.product.createManyAndReturn({
    data: rows.map(({ columns: { name = "", price = "0", ...rest } }) => ({ name, price, ...rest })),
  });
  return new Map(
    rows.flatMap((row, index) => {
      const product = products[index];
      return product === undefined ? [] : [[row, { ...product, types: [] }] as const];
    }),
  );
}

/**
 * Updates all products in one statement. The rows are locked, so that unchanged columns keep the values that
 * were read.
 */
async function update(tx: Transaction, rows: readonly PlannedRow[]): Promise<void> {
  const values = rows.flatMap(({ product, columns }) => {
    if (product === null) return [];
    const { id, name, code, description, price, stock, topPick, state, keywords, offered, ...optional } = {
      ...product,
      ...columns,
    };
    const { lowStockLevel, maxPerOrder, maxPerCustomer, preOrderCap, quantityStep, preOrderDay } = optional;
    const limits = [lowStockLevel, maxPerOrder, maxPerCustomer, preOrderCap, quantityStep].map(
      (value) => Prisma.sql`${value === null ? null : String(value)}::numeric`,
    );
    return Prisma.sql`(${id}::int, ${name}, ${code}, ${description}, ${String(price)}::numeric, ${String(stock)}::numeric, ${topPick}::boolean, ${state}::"ProductState", ${keywords}, ${offered}::boolean, ${Prisma.join(limits)}, ${preOrderDay}::date)`;
  });
  if (values.length === 0) return;
  await tx.$executeRaw`
    UPDATE "Product" SET "name" = new."name", "code" = new."code", "description" = new."description",
      "price" = new."price", "stock" = new."stock", "topPick" = new."topPick", "state" = new."state", "keywords" = new."keywords", "offered" = new."offered",
      "lowStockLevel" = new."lowStockLevel", "maxPerOrder" = new."maxPerOrder", "maxPerCustomer" = new."maxPerCustomer",
      "preOrderCap" = new."preOrderCap", "preOrderDay" = new."preOrderDay", "quantityStep" = new."quantityStep",
      "version" = "version" + 1, "editVersion" = "version" + 1, "updatedAt" = now()
    FROM (VALUES ${Prisma.join(values)})
      AS new("id", "name", "code", "description", "price", "stock", "topPick", "state", "keywords", "offered", "lowStockLevel", "maxPerOrder", "maxPerCustomer", "preOrderCap", "quantityStep", "preOrderDay")
    WHERE "Product"."id" = new."id"`;
}

/** Replaces the product types of each product by those that its row names. */
async function link(tx: Transaction, rows: readonly PlannedRow[]): Promise<void> {
  const links = rows.flatMap(({ product, typeIds }) =>
    product === null || typeIds === undefined ? [] : [{ productId: product.id, typeIds }],
  );
  await tx.productToType.deleteMany({
    where: { productId: { in: links.map(({ productId }) => productId) } },
  });
  await tx.productToType.createMany({
    data: links.flatMap(({ productId, typeIds }) =>
      typeIds.map((productTypeId) => ({ productId, productTypeId })),
    ),
  });
}
