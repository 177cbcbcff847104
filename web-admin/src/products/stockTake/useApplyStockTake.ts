import { graphql, useMutation } from "react-relay";
import type { useApplyStockTakeMutation } from "../../__generated__/useApplyStockTakeMutation.graphql.ts";

/** Applies the counts of a stock-take in one step. */
export function useApplyStockTake() {
  return useMutation<useApplyStockTakeMutation>(graphql`
    mutation useApplyStockTakeMutation($input: ApplyStockTakeInput!) {
      result: applyStockTake(input: $input) {
        done
        refused
        rows { rowId message }
        undoable { id }
      }
    }
  `);
}
