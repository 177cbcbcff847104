import { graphql } from "react-relay";
import type { findServicesQuery } from "../__generated__/findServicesQuery.graphql.ts";
import { type Choice, createFinder } from "../relay/finding.ts";

/** A service, with how long it takes. */
export interface ServiceChoice extends Choice {
  durationMinutes: number;
}

/** Finds services by part of their name. */
export const findServices = createFinder<findServicesQuery, ServiceChoice>(
  graphql`
    query findServicesQuery($filter: ServiceFilter!, $count: Int!) {
      found: services(filter: $filter, first: $count) {
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
  (name) => ({ name }),
  (service) => service,
);
