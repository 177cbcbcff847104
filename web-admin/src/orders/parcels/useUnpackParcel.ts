import { graphql, useMutation } from "react-relay";
import type { useUnpackParcelMutation } from "../../__generated__/useUnpackParcelMutation.graphql.ts";

/** Deletes a parcel that has not left the shop. */
export function useUnpackParcel() {
  return useMutation<useUnpackParcelMutation>(graphql`
    mutation useUnpackParcelMutation($input: UnpackParcelInput!) {
      unpackParcel(input: $input) {
        ...OrderParcels_order
        updatedAt
      }
    }
  `);
}
