import { fetchQuery, graphql } from "react-relay";
import type { findServicesQuery } from "../__generated__/findServicesQuery.graphql.ts";
import { type Choice, type Finder, MOST_FOUND } from "../relay/finding.ts";

/** A service, with how long it takes. */
export interface ServiceChoice extends Choice {
  durationMinutes: number;
}

/** Finds services by part of their name. */
export const findServices: Finder<ServiceChoice> = (environment, name) =>
  fetchQuery<findServicesQuery>(
    environment,
    graphql`
      query findServicesQuery($filter: ServiceFilter!, $count: Int!) {
        services(filter: $filter, first: $count) {
          edges {
            node {
              id
              name
              durationMinutes
            }
          }
        }
      }
    `,
    { filter: { name }, count: MOST_FOUND },
  ).map(({ services }) => services.edges.map(({ node }) => node));
