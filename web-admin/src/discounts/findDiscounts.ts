import type { DiscountAudience } from "@machiya/prisma/enums";
import { fetchQuery, graphql } from "react-relay";
import type { findDiscountsQuery } from "../__generated__/findDiscountsQuery.graphql.ts";
import { type Choice, type Finder, MOST_FOUND } from "../relay/finding.ts";

/** A discount to give, or to put on something. */
export interface DiscountChoice extends Choice {
  kind: string;
}

const finderFor =
  (audience: DiscountAudience): Finder<DiscountChoice> =>
  (environment, name) =>
    fetchQuery<findDiscountsQuery>(
      environment,
      graphql`
        query findDiscountsQuery($filter: DiscountFilter!, $count: Int!) {
          discounts(filter: $filter, first: $count) {
            edges {
              node {
                id
                name
                kind
              }
            }
          }
        }
      `,
      { filter: { name, audience }, count: MOST_FOUND },
    ).map(({ discounts }) => discounts.edges.map(({ node }) => node));

/** Find discounts by part of their name: those for products, and those for customers. */
export const findProductDiscounts = finderFor("PRODUCT");
export const findCustomerDiscounts = finderFor("CUSTOMER");
