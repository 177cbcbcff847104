import { graphql, useMutation } from "react-relay";
import type { useSendParcelMutation } from "../../__generated__/useSendParcelMutation.graphql.ts";

/** Creates a parcel at the carrier of the order's convenience store. */
export function useSendParcel() {
  return useMutation<useSendParcelMutation>(graphql`
    mutation useSendParcelMutation($input: SendParcelInput!) {
      sendParcel(input: $input) {
        outcome
        detail
        parcel {
          ...ParcelEntry_parcel
          order {
            updatedAt
            ...OrderParcels_order
          }
        }
      }
    }
  `);
}
