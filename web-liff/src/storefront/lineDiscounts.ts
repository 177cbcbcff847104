import { decimal, lineTotal, toWire } from "@machiya/schema/domain/money";
import {
  isDiscountTagShown,
  type LineDiscount,
  perProductAmount,
} from "@machiya/schema/domain/orders/pricing";
import { rowId } from "@machiya/schema/ids";
import { graphql, readInlineData } from "react-relay";
import type { lineDiscounts_product$key } from "../__generated__/lineDiscounts_product.graphql.ts";

/** A product's price and enabled discounts, as the pricing rules read them. */
export interface PricedProduct {
  productId: number;
  unitPrice: string;
  discounts: readonly LineDiscount[];
}

/** A product as a line of the cart shows it; a variant has the discounts of its product. */
export type LineProduct = lineDiscounts_product$key & {
  id: string;
  parent?: lineDiscounts_product$key | null | undefined;
};

/** Reads what the pricing rules need to know about a product or variant of the cart at this price. */
export function pricedLine(product: LineProduct, unitPrice: string): PricedProduct {
  const productId = rowId("Product", product.id) ?? 0;
  return { ...pricedProduct(product.parent ?? product), productId, unitPrice };
}

/** Reads what the pricing rules need to know about a product. */
export function pricedProduct(product: lineDiscounts_product$key): PricedProduct {
  const { id, price, discounts } = readInlineData(
    graphql`
      fragment lineDiscounts_product on Product @inline {
        id
        price
        discounts {
          minQuantity
          maxQuantity
          discount {
            id
            name
            kind
            amount
            multiplier
            audience
            state
          }
        }
      }
    `,
    product,
  );
  return {
    productId: rowId("Product", id) ?? 0,
    unitPrice: price,
    discounts: discounts
      // The API returns disabled discounts to staff too.
      .filter(({ discount }) => discount.state === "ENABLED")
      .map(({ minQuantity, maxQuantity, discount }) => ({
        ...discount,
        id: rowId("Discount", discount.id) ?? 0,
        amount: discount.amount ?? null,
        multiplier: discount.multiplier ?? null,
        minQuantity,
        maxQuantity: maxQuantity ?? null,
      })),
  };
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
