import { graphql, useMutation } from "react-relay";
import type { useChangePickUpStoreMutation } from "../../__generated__/useChangePickUpStoreMutation.graphql.ts";

/** Changes the convenience store of an order unless its version has changed. */
export function useChangePickUpStore() {
  return useMutation<useChangePickUpStoreMutation>(graphql`
    mutation useChangePickUpStoreMutation($input: ChangePickUpStoreInput!) {
      changePickUpStore(input: $input) {
        updatedAt
        version
        ...OrderColumns_order
        ...OrderDetail_order
      }
    }
  `);
}
