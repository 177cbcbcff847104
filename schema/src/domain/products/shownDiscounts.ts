import { rowId } from "../../ids.ts";
import { decimal, lineTotal, toWire } from "../money.ts";
import { isDiscountTagShown, type LineDiscount, perProductAmount } from "../orders/pricing.ts";

/** A product's price and enabled discounts, as the pricing rules read them. */
export interface PricedProduct {
  productId: number;
  unitPrice: string;
  discounts: readonly LineDiscount[];
}

/** A discount of a product as GraphQL returns it; the console's types admit enum values of later releases. */
interface ReturnedDiscount {
  readonly minQuantity: string;
  readonly maxQuantity?: string | null | undefined;
  readonly discount: {
    readonly id: string;
    readonly name: string;
    readonly kind: LineDiscount["kind"] | "%future added value";
    readonly amount?: string | null | undefined;
    readonly multiplier?: string | null | undefined;
    readonly audience: LineDiscount["audience"] | "%future added value";
    readonly state: LineDiscount["state"] | "%future added value";
  };
}

/** Converts the discounts of a product for the pricing rules. The API returns disabled discounts to staff too. */
export function enabledDiscounts(discounts: readonly ReturnedDiscount[]): LineDiscount[] {
  return discounts
    .filter(({ discount }) => discount.state === "ENABLED")
    .map(({ minQuantity, maxQuantity, discount }) => ({
      name: discount.name,
      kind: discount.kind as LineDiscount["kind"],
      audience: discount.audience as LineDiscount["audience"],
      state: discount.state as LineDiscount["state"],
      id: rowId("Discount", discount.id) ?? 0,
      amount: discount.amount ?? null,
      multiplier: discount.multiplier ?? null,
      minQuantity,
      maxQuantity: maxQuantity ?? null,
    }));
}

export interface ShownDiscount {
  id: number;
  name: string;
  /** The amount that a fee adds to the line; null for a discount. */
  fee: string | null;
}

/**
 * Returns the tags of a product: those that apply to a quantity (shop.md §5), or all of them. A discount that
 * raises the price is a fee.
 */
export function shownDiscounts({ unitPrice, discounts }: PricedProduct, quantity?: string): ShownDiscount[] {
  return discounts
    .filter((discount) => quantity === undefined || isDiscountTagShown(discount, quantity))
    .map((discount) => {
      const { id, name, kind, minQuantity } = discount;
      const first = decimal(minQuantity).lt(1) ? "1" : minQuantity;
      const amount = perProductAmount(lineTotal(quantity ?? first, unitPrice), discount);
      return { id, name, fee: kind === "PER_PRODUCT" && amount.gt(0) ? toWire(amount) : null };
    });
}
