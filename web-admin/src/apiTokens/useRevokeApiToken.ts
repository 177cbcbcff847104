import { graphql, useMutation } from "react-relay";
import type { useRevokeApiTokenMutation } from "../__generated__/useRevokeApiTokenMutation.graphql.ts";

/** Revokes a token permanently. */
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
