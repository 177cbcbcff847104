import { graphql, useMutation } from "react-relay";
import type { useUndoBankLinesMutation } from "../../__generated__/useUndoBankLinesMutation.graphql.ts";

/** Cancels payments that were counted from a bank's lines within the last minute. */
export function useUndoBankLines() {
  return useMutation<useUndoBankLinesMutation>(graphql`
    mutation useUndoBankLinesMutation($input: UndoBankLinesInput!) {
      undoBankLines(input: $input) {
        done
        rows {
          rowId
          code
          message
        }
      }
    }
  `);
}
