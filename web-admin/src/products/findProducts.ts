import { ON_SALE_STATES, PRODUCT_STATES } from "@machiya/schema/domain/productState";
import { fetchQuery, graphql } from "react-relay";
import type { findProductsQuery, ProductState } from "../__generated__/findProductsQuery.graphql.ts";
import { type Choice, type Finder, MOST_FOUND } from "../relay/finding.ts";

/** A product as its card shows it. */
export interface ProductChoice extends Choice {
  price: string;
  /** The picture of its card. */
  cardUrl: string | null | undefined;
}

/** Finds products in one of these states, by part of their name or their code. */
const findBy =
  (states: readonly ProductState[]): Finder<ProductChoice> =>
  (environment, text) =>
    fetchQuery<findProductsQuery>(
      environment,
      graphql`
        query findProductsQuery($filter: ProductFilter!, $count: Int!) {
          products(filter: $filter, first: $count) {
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
      { filter: { text, states }, count: MOST_FOUND },
    ).map(({ products }) => products.edges.map(({ node }) => node));

export const findProducts = findBy(PRODUCT_STATES);

export const findProductsOnSale = findBy(ON_SALE_STATES);
