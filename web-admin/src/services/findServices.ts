import { graphql } from "react-relay";
import type { findServicesQuery } from "../__generated__/findServicesQuery.graphql.ts";
import { createFinder, type PickerItem } from "../relay/picker/usePicker.ts";

/** A service with its duration in minutes and its price. */
export interface ServiceChoice extends PickerItem {
  durationMinutes: number;
  price: string;
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
            price
          }
        }
      }
    }
  `,
  (name) => ({ name }),
  (service) => service,
);
