import { graphql, useFragment } from "react-relay";
import type { useOfferedDiscounts_discounts$key } from "../__generated__/useOfferedDiscounts_discounts.graphql.ts";
import type { DiscountChoice } from "./findDiscounts.ts";

interface Offered {
  first: readonly DiscountChoice[];
  isLonger: boolean;
}

/** The discounts to choose from: the first of them, and whether there are more. */
export function useOfferedDiscounts(key: useOfferedDiscounts_discounts$key): Offered {
  const { edges, pageInfo } = useFragment(
    graphql`
      fragment useOfferedDiscounts_discounts on DiscountConnection {
        edges {
          node {
            id
            name
            kind
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    `,
    key,
  );
  return { first: edges.map(({ node }) => node), isLonger: pageInfo.hasNextPage };
}
