import { graphql, useMutation } from "react-relay";
import type { useDeleteServicesMutation } from "../__generated__/useDeleteServicesMutation.graphql.ts";

/** Deletes services, unless upcoming appointments include one. */
export function useDeleteServices() {
  return useMutation<useDeleteServicesMutation>(graphql`
    mutation useDeleteServicesMutation($input: DeleteServicesInput!) {
      deleteServices(input: $input)
    }
  `);
}
