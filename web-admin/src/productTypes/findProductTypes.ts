import { graphql } from "react-relay";
import type { findProductTypesQuery } from "../__generated__/findProductTypesQuery.graphql.ts";
import { createFinder, type PickerItem } from "../relay/picker/usePicker.ts";

/** Finds product types by part of their name. */
export const findProductTypes = createFinder<findProductTypesQuery, PickerItem>(
  graphql`
    query findProductTypesQuery($filter: ProductTypeFilter!, $count: Int!) {
      found: productTypes(filter: $filter, first: $count) {
        edges {
          node {
            id
            name
          }
        }
      }
    }
  `,
  (name) => ({ name }),
  (productType) => productType,
);
