import { graphql, useMutation } from "react-relay";
import type { useCreateApiTokenMutation } from "../__generated__/useCreateApiTokenMutation.graphql.ts";

/** Makes a token, whose text is in the answer alone. */
export function useCreateApiToken() {
  return useMutation<useCreateApiTokenMutation>(graphql`
    mutation useCreateApiTokenMutation($input: CreateApiTokenInput!) {
      createApiToken(input: $input) {
        token
      }
    }
  `);
}
