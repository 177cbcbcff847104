import { fetchQuery, graphql } from "react-relay";
import type { findProductTypesQuery } from "../__generated__/findProductTypesQuery.graphql.ts";
import { type Finder, MOST_FOUND } from "../relay/finding.ts";

/** Finds shelves by part of their name. */
export const findProductTypes: Finder = (environment, name) =>
  fetchQuery<findProductTypesQuery>(
    environment,
    graphql`
      query findProductTypesQuery($filter: ProductTypeFilter!, $count: Int!) {
        productTypes(filter: $filter, first: $count) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    { filter: { name }, count: MOST_FOUND },
  ).map(({ productTypes }) => productTypes.edges.map(({ node }) => node));
