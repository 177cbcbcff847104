import { graphql, useMutation } from "react-relay";
import type { useDeleteServicesMutation } from "../__generated__/useDeleteServicesMutation.graphql.ts";

/** Removes services, unless somebody is still to be served with one. */
export function useDeleteServices() {
  return useMutation<useDeleteServicesMutation>(graphql`
    mutation useDeleteServicesMutation($input: DeleteServicesInput!) {
      deleteServices(input: $input)
    }
  `);
}
