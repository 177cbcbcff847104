import { graphql, useMutation } from "react-relay";
import type { useCreateApiTokenMutation } from "../__generated__/useCreateApiTokenMutation.graphql.ts";

/** Creates a token. Only this response contains its text. */
export function useCreateApiToken() {
  return useMutation<useCreateApiTokenMutation>(graphql`
    mutation useCreateApiTokenMutation($input: CreateApiTokenInput!) {
      createApiToken(input: $input) {
        token
      }
    }
  `);
}
