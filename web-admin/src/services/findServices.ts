import { fetchQuery, graphql } from "react-relay";
import type { findServicesQuery } from "../__generated__/findServicesQuery.graphql.ts";
import { type Finder, MOST_FOUND } from "../relay/finding.ts";

/** Finds services by part of their name. */
export const findServices: Finder = (environment, name) =>
  fetchQuery<findServicesQuery>(
    environment,
    graphql`
      query findServicesQuery($filter: ServiceFilter!, $count: Int!) {
        services(filter: $filter, first: $count) {
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
  ).map(({ services }) => services.edges.map(({ node }) => node));
