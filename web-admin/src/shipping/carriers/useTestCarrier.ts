import { graphql, useMutation } from "react-relay";
import type { useTestCarrierMutation } from "../../__generated__/useTestCarrierMutation.graphql.ts";

/** Tests the stored credentials of a carrier. */
export function useTestCarrier() {
  return useMutation<useTestCarrierMutation>(graphql`
    mutation useTestCarrierMutation($input: TestCarrierInput!) {
      testCarrier(input: $input) {
        outcome
        detail
      }
    }
  `);
}
