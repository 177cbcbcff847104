import { graphql, useMutation } from "react-relay";
import type { useRevokeApiTokenMutation } from "../__generated__/useRevokeApiTokenMutation.graphql.ts";

/** Ends a token for good. */
export function useRevokeApiToken() {
  return useMutation<useRevokeApiTokenMutation>(graphql`
    mutation useRevokeApiTokenMutation($input: RevokeApiTokenInput!) {
      revokeApiToken(input: $input) {
        id
        state
      }
    }
  `);
}
