import { graphql, useFragment } from "react-relay";
import type { useAvailableDiscounts_discounts$key } from "../__generated__/useAvailableDiscounts_discounts.graphql.ts";
import type { DiscountChoice } from "./findDiscounts.ts";

interface Offered {
  first: readonly DiscountChoice[];
  isLonger: boolean;
}

/** Returns the first page of discounts to choose from, and whether there are more. */
export function useAvailableDiscounts(key: useAvailableDiscounts_discounts$key): Offered {
  const { edges, pageInfo } = useFragment(
    graphql`
      fragment useAvailableDiscounts_discounts on DiscountConnection {
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
