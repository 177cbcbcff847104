import { graphql, useMutation } from "react-relay";
import type { useCountBankLinesMutation } from "../../__generated__/useCountBankLinesMutation.graphql.ts";

/** Records accepted lines of a bank as payments. */
export function useCountBankLines() {
  return useMutation<useCountBankLinesMutation>(graphql`
    mutation useCountBankLinesMutation($input: CountBankLinesInput!) {
      countBankLines(input: $input) {
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
