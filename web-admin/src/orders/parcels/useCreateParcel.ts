import { graphql, useMutation } from "react-relay";
import type { useCreateParcelMutation } from "../../__generated__/useCreateParcelMutation.graphql.ts";

/** Packs products of an order into a parcel. */
export function useCreateParcel() {
  return useMutation<useCreateParcelMutation>(graphql`
    mutation useCreateParcelMutation($input: CreateParcelInput!) {
      createParcel(input: $input) {
        ...OrderParcels_order
        updatedAt
      }
    }
  `);
}
