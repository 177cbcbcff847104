import { graphql, useMutation } from "react-relay";
import type { useSettleRefundMutation } from "../../__generated__/useSettleRefundMutation.graphql.ts";

/** Records what became of a pending refund. */
export function useSettleRefund() {
  return useMutation<useSettleRefundMutation>(graphql`
    mutation useSettleRefundMutation($input: SettleRefundInput!) {
      settleRefund(input: $input) {
        order {
          updatedAt
          ...OrderColumns_order
          ...OrderDetail_order
        }
      }
    }
  `);
}
