import { graphql, useMutation } from "react-relay";
import type {
  useMatchBankLinesMutation,
  useMatchBankLinesMutation$data,
} from "../../__generated__/useMatchBankLinesMutation.graphql.ts";

/** A bank's lines, as the server reads them. */
export type BankReading = useMatchBankLinesMutation$data["matchBankLines"];
export type MatchedLine = BankReading["lines"][number];
export type OpenTransfer = NonNullable<MatchedLine["order"]>;

/** Reads a bank's lines and matches them with orders, without counting any. */
export function useMatchBankLines() {
  return useMutation<useMatchBankLinesMutation>(graphql`
    mutation useMatchBankLinesMutation($input: MatchBankLinesInput!) {
      matchBankLines(input: $input) {
        columns
        header
        missing
        sample {
          line
          cells
        }
        unreadable {
          line
          problem
          text
        }
        lines {
          line
          day
          time
          amount
          digits
          name
          note
          verdict
          reason
          order {
            orderId
            number
            version
            buyerName
            outstanding
          }
          others {
            orderId
            number
            version
            buyerName
            outstanding
          }
          counted {
            paymentId
            orderNumber
            isOrderDeleted
            undoUntil
          }
        }
      }
    }
  `);
}
