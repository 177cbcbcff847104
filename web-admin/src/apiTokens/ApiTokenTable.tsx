import { graphql, useFragment } from "react-relay";
import type { ApiTokenTable_apiTokens$key } from "../__generated__/ApiTokenTable_apiTokens.graphql.ts";
import { useMessages } from "../language/language.ts";
import { HeadCell, Table } from "../ui/Table.tsx";
import { ApiTokenRow } from "./ApiTokenRow.tsx";
import { messages } from "./messages.ts";

/** A page of tokens as a table. */
export function ApiTokenTable({
  apiTokens,
  stale,
}: {
  apiTokens: ApiTokenTable_apiTokens$key;
  stale: boolean;
}) {
  const words = useMessages(messages);
  const rows = useFragment(
    graphql`
      fragment ApiTokenTable_apiTokens on ApiToken @relay(plural: true) {
        id
        ...ApiTokenRow_apiToken
      }
    `,
    apiTokens,
  );
  return (
    <Table label={words.table} stale={stale}>
      <thead>
        <tr>
          <HeadCell width={180}>{words.name}</HeadCell>
          <HeadCell>{words.state}</HeadCell>
          <HeadCell width={240}>{words.scopes}</HeadCell>
          <HeadCell>{words.created}</HeadCell>
          <HeadCell>{words.expires}</HeadCell>
          <HeadCell>{words.lastUsed}</HeadCell>
          <HeadCell stick="end">{words.actions}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((apiToken) => (
          <ApiTokenRow key={apiToken.id} apiToken={apiToken} />
        ))}
      </tbody>
    </Table>
  );
}
