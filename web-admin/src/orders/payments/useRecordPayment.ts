import { graphql, useMutation } from "react-relay";
import type { useRecordPaymentMutation } from "../../__generated__/useRecordPaymentMutation.graphql.ts";

/** Records money that staff received for an order. */
export function useRecordPayment() {
  return useMutation<useRecordPaymentMutation>(graphql`
    mutation useRecordPaymentMutation($input: RecordPaymentInput!) {
      recordPayment(input: $input) {
        order {
          updatedAt
          version
          undoable {
            id
          }
          ...OrderColumns_order
          ...OrderDetail_order
        }
      }
    }
  `);
}
