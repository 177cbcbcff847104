import { graphql, useMutation } from "react-relay";
import type { useChangeOrderSlotMutation } from "../../__generated__/useChangeOrderSlotMutation.graphql.ts";

/** Moves an order to another slot unless its version has changed. */
export function useChangeOrderSlot() {
  return useMutation<useChangeOrderSlotMutation>(graphql`
    mutation useChangeOrderSlotMutation($input: ChangeOrderSlotInput!) {
      changeOrderSlot(input: $input) {
        updatedAt
        version
        ...OrderColumns_order
        ...OrderDetail_order
      }
    }
  `);
}
