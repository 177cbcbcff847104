import type { DiscountAudience } from "@machiya/prisma/enums";
import { graphql } from "react-relay";
import type { findDiscountsQuery } from "../__generated__/findDiscountsQuery.graphql.ts";
import { createFinder, type PickerItem } from "../relay/picker/usePicker.ts";

/** A discount that can be assigned to a customer or a product. */
export interface DiscountChoice extends PickerItem {
  kind: string;
}

/** Returns a finder of discounts for products or customers by part of their name. */
function finderOf(audience: DiscountAudience) {
  return createFinder<findDiscountsQuery, DiscountChoice>(
    graphql`
    query findDiscountsQuery($filter: DiscountFilter!, $count: Int!) {
      found: discounts(filter: $filter, first: $count) {
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
    (name) => ({ name, audience }),
    (discount) => discount,
  );
}

export const findProductDiscounts = finderOf("PRODUCT");
export const findCustomerDiscounts = finderOf("CUSTOMER");
