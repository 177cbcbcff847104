import { graphql, useMutation } from "react-relay";
import type { useUpdateCarrierMutation } from "../../__generated__/useUpdateCarrierMutation.graphql.ts";

/** Changes the settings of a carrier unless their version has changed. */
export function useUpdateCarrier() {
  return useMutation<useUpdateCarrierMutation>(graphql`
    mutation useUpdateCarrierMutation($input: UpdateCarrierInput!) {
      updateCarrier(input: $input) {
        ...CarrierCard_setting
      }
    }
  `);
}
