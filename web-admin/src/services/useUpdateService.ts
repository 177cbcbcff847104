import { graphql, useMutation } from "react-relay";
import type { useUpdateServiceMutation } from "../__generated__/useUpdateServiceMutation.graphql.ts";

/** Changes a service, unless somebody else was faster. */
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
