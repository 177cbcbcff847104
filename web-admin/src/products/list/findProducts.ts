import { ON_SALE_STATES, PRODUCT_STATES } from "@machiya/schema/domain/products/productState";
import { graphql } from "react-relay";
import type { findProductsQuery, ProductState } from "../../__generated__/findProductsQuery.graphql.ts";
import { createFinder, type PickerItem } from "../../relay/picker/usePicker.ts";

/** The product data of a picker card. */
export interface ProductChoice extends PickerItem {
  price: string;
  /** The URL of the card's image. */
  cardUrl: string | null | undefined;
}

/** Returns a finder of products in one of these states by part of their name or code. */
function finderOf(states: readonly ProductState[]) {
  return createFinder<findProductsQuery, ProductChoice>(
    graphql`
    query findProductsQuery($filter: ProductFilter!, $count: Int!) {
      found: products(filter: $filter, first: $count) {
        edges {
          node {
            id
            name
            price
            cardUrl: imageUrl(variant: CARD)
          }
        }
      }
    }
  `,
    (text) => ({ text, states }),
    (product) => product,
  );
}

export const findProducts = finderOf(PRODUCT_STATES);

export const findProductsOnSale = finderOf(ON_SALE_STATES);
