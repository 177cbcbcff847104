import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router";
import type { ApiTokenActions_apiToken$key } from "../__generated__/ApiTokenActions_apiToken.graphql.ts";
import { useMessages } from "../language/language.ts";
import { ActionDialog } from "../relay/records/ActionDialog.tsx";
import { RowAction, RowActions } from "../ui/lists/RowActions.tsx";
import { useRevokeApiToken } from "./useRevokeApiToken.ts";

/** Revokes a token while it is active. */
export function ApiTokenActions({ apiToken }: { apiToken: ApiTokenActions_apiToken$key }) {
  const words = useMessages("apiTokens");
  const { revalidate } = useRevalidator();
  const act = useRevokeApiToken();
  const [asking, setAsking] = useState(false);
  const { id, name, state } = useFragment(
    graphql`
      fragment ApiTokenActions_apiToken on ApiToken {
        id
        name
        state
      }
    `,
    apiToken,
  );
  return (
    <RowActions>
      {state === "ACTIVE" && (
        <RowAction label={words.revokeLabel(name)} onClick={() => setAsking(true)}>
          {words.revoke}
        </RowAction>
      )}
      {asking && (
        <ActionDialog
          danger
          act={act}
          variables={{ input: { id } }}
          success={words.revoked}
          title={words.revokeTitle}
          confirm={words.revoke}
          onDone={() => void revalidate()}
          onClose={() => setAsking(false)}
        >
          {words.revokeQuestion(name)}
        </ActionDialog>
      )}
    </RowActions>
  );
}
