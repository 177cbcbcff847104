import { enabledDiscounts, type PricedProduct } from "@machiya/schema/domain/products/shownDiscounts";
import { rowId } from "@machiya/schema/ids";
import { graphql, readInlineData } from "react-relay";
import type { lineDiscounts_product$key } from "../__generated__/lineDiscounts_product.graphql.ts";

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
    discounts: enabledDiscounts(discounts),
  };
}
