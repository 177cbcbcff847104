import { DomainError } from "../../domain/errors.ts";
import type { FieldRule } from "../../domain/fieldRule.ts";
import { type Big, decimal, toWire } from "../../domain/money.ts";
import { discountWindowProblem } from "../../domain/products/discountWindow.ts";
import { requireRowId } from "../../input.ts";
import { lockRows, requireAll } from "../../writes/batchUpdate.ts";
import type { Transaction } from "../../writes/transaction.ts";

export interface DiscountOnProduct {
  discountId: string;
  minQuantity: Big;
  maxQuantity?: Big | null | undefined;
}

export interface DiscountLink {
  discountId: number;
  minQuantity: string;
  maxQuantity: string | null;
}

const RULES: Record<"discountId" | "minQuantity" | "maxQuantity", FieldRule> = {
  discountId: { kind: "UNIQUE" },
  minQuantity: { kind: "NUMBER", min: 0 },
  maxQuantity: { kind: "MORE_THAN", fields: ["minQuantity"] },
};

type Path = readonly (string | number)[];

/**
 * Parses the discounts of a product with their windows. Throws INVALID_INPUT for an invalid window or a
 * duplicate discount.
 */
export function readDiscountLinks(links: readonly DiscountOnProduct[], path: Path): DiscountLink[] {
  const seen = new Set<number>();
  return links.map(({ discountId, minQuantity, maxQuantity }, index) => {
    const id = requireRowId("Discount", discountId);
    const window = { minQuantity: decimal(minQuantity), maxQuantity: maxQuantity ?? null };
    const field = seen.has(id) ? "discountId" : discountWindowProblem(window);
    if (field !== null)
      throw new DomainError("INVALID_INPUT", { field, rule: RULES[field] }, [...path, index, field]);
    seen.add(id);
    return {
      discountId: id,
      minQuantity: toWire(window.minQuantity),
      maxQuantity: window.maxQuantity && toWire(window.maxQuantity),
    };
  });
}

/**
 * Locks product types against deletion while products are linked to them. Returns a check of one product's
 * types.
 */
export async function lockProductTypes(tx: Transaction, ids: readonly number[]) {
  await lockRows(tx, "ProductType", ids, "LINK");
  const types = await tx.productType.findMany({ where: { id: { in: [...ids] } }, select: { id: true } });
  /** Throws NOT_FOUND when a product type is missing. */
  return (wanted: readonly number[]) => {
    requireAll("ProductType", wanted, types);
  };
}

/**
 * Locks discounts against changes while products are linked to them. Returns a check of one product's
 * discounts.
 */
export async function lockProductDiscounts(tx: Transaction, ids: readonly number[]) {
  await lockRows(tx, "Discount", ids, "LINK");
  const discounts = await tx.discount.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, audience: true },
  });
  /** Throws NOT_FOUND when a discount is missing, INVALID_INPUT when one is not for products. */
  return (wanted: readonly number[], path: Path) => {
    const found = requireAll("Discount", wanted, discounts);
    const wrong = wanted.findIndex((id) => found.get(id)?.audience !== "PRODUCT");
    if (wrong === -1) return;
    const field = "discountId";
    const rule = { kind: "AUDIENCE" as const, choices: ["PRODUCT"] };
    throw new DomainError("INVALID_INPUT", { field, rule }, [...path, wrong, field]);
  };
}

/** Returns the types and discounts of a product, which undoing a change of them needs. */
export async function linksOfProduct(tx: Transaction, productId: number) {
  const types = await tx.productToType.findMany({
    where: { productId },
    select: { productTypeId: true },
    orderBy: { productTypeId: "asc" },
  });
  const discounts = await tx.productDiscount.findMany({
    where: { productId },
    select: { discountId: true, minQuantity: true, maxQuantity: true },
    orderBy: { discountId: "asc" },
  });
  return {
    types: types.map(({ productTypeId }) => productTypeId),
    discounts: discounts.map(({ discountId, minQuantity, maxQuantity }) => ({
      discountId,
      minQuantity: toWire(minQuantity),
      maxQuantity: maxQuantity && toWire(maxQuantity),
    })),
  };
}

/** Gives a product exactly these types and discounts, except those that were deleted since. */
export async function restoreLinks(
  tx: Transaction,
  productId: number,
  { types, discounts }: { types: readonly number[]; discounts: readonly DiscountLink[] },
): Promise<void> {
  const discountIds = discounts.map(({ discountId }) => discountId);
  await lockRows(tx, "ProductType", types, "LINK");
  await lockRows(tx, "Discount", discountIds, "LINK");
  const knownTypes = await tx.productType.findMany({
    where: { id: { in: [...types] } },
    select: { id: true },
  });
  const known = await tx.discount.findMany({
    where: { id: { in: discountIds }, audience: "PRODUCT" },
    select: { id: true },
  });
  await tx.productToType.deleteMany({ where: { productId } });
  await tx.productToType.createMany({
    data: knownTypes.map(({ id: productTypeId }) => ({ productId, productTypeId })),
  });
  await tx.productDiscount.deleteMany({ where: { productId } });
  await tx.productDiscount.createMany({
    data: discounts
      .filter(({ discountId }) => known.some(({ id }) => id === discountId))
      .map((link) => ({ productId, ...link })),
  });
}
