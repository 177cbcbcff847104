import { graphql, useMutation } from "react-relay";
import type { useUpdateParcelMutation } from "../../__generated__/useUpdateParcelMutation.graphql.ts";

/** Changes a parcel unless its version has changed. A returned parcel's products can be packed again. */
export function useUpdateParcel() {
  return useMutation<useUpdateParcelMutation>(graphql`
    mutation useUpdateParcelMutation($input: UpdateParcelInput!) {
      updateParcel(input: $input) {
        ...ParcelEntry_parcel
        order {
          updatedAt
          ...OrderParcels_order
        }
      }
    }
  `);
}
