import { rowId } from "@machiya/schema/ids";
import { graphql } from "react-relay";
import type { findCustomersQuery } from "../__generated__/findCustomersQuery.graphql.ts";
import { createFinder, type PickerItem } from "../relay/picker/usePicker.ts";
import { customerTextFilter } from "./customerSearch.ts";

/**
 * Finds customers by part of the name or phone number; a choice shows both, to distinguish equal names, or the
 * number of a customer without either.
 */
export const findCustomers = createFinder<findCustomersQuery, PickerItem>(
  graphql`
    query findCustomersQuery($filter: CustomerFilter!, $count: Int!) {
      found: customers(filter: $filter, first: $count) {
        edges {
          node {
            id
            name
            phone
          }
        }
      }
    }
  `,
  customerTextFilter,
  ({ id, name, phone }) => ({ id, name: `${name} ${phone}`.trim() || `#${rowId("Customer", id)}` }),
);
