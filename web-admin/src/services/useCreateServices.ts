import { graphql, useMutation } from "react-relay";
import type { useCreateServicesMutation } from "../__generated__/useCreateServicesMutation.graphql.ts";

/** Creates services. */
export function useCreateServices() {
  return useMutation<useCreateServicesMutation>(graphql`
    mutation useCreateServicesMutation($input: CreateServicesInput!) {
      createServices(input: $input) {
        id
      }
    }
  `);
}
