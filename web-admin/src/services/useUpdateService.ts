import { graphql, useMutation } from "react-relay";
import type { useUpdateServiceMutation } from "../__generated__/useUpdateServiceMutation.graphql.ts";

/** Updates a service unless its version has changed. */
export function useUpdateService() {
  return useMutation<useUpdateServiceMutation>(graphql`
    mutation useUpdateServiceMutation($input: UpdateServiceInput!) {
      updateService(input: $input) {
        ...ServiceColumns_service
        ...ServiceEditor_service
      }
    }
  `);
}
