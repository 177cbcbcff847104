import { graphql, useFragment } from "react-relay";
import type {
  ApiTokenColumns_apiToken$data,
  ApiTokenColumns_apiToken$key,
} from "../__generated__/ApiTokenColumns_apiToken.graphql.ts";
import { labelOf } from "../language/labelOf.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import type { Tone } from "../ui/Tag.tsx";
import { StateTag } from "../ui/Tag.tsx";
import type { TableDefinition } from "../ui/table/columns.ts";
import { Clamp, Secondary } from "../ui/table/Table.tsx";
import { ApiTokenActions } from "./ApiTokenActions.tsx";
import { ScopeTags } from "./ScopeTags.tsx";

const tones: Readonly<Record<string, Tone>> = { ACTIVE: "done", EXPIRED: "wait", REVOKED: "off" };

/** Shows whether a token is active, expired or revoked. */
function ApiTokenStateTag({ state }: { state: string }) {
  const { ACTIVE, EXPIRED, REVOKED } = useMessages("apiTokens");
  return <StateTag tone={tones[state] ?? "off"}>{labelOf({ ACTIVE, EXPIRED, REVOKED }, state)}</StateTag>;
}

type Row = ApiTokenColumns_apiToken$data;

function useRow(apiToken: ApiTokenColumns_apiToken$key): Row {
  return useFragment(
    graphql`
      fragment ApiTokenColumns_apiToken on ApiToken {
        name
        prefix
        scopes
        state
        createdAt
        expiresAt
        lastUsedAt
        createdBy {
          name
        }
        ...ApiTokenActions_apiToken
      }
    `,
    apiToken,
  );
}

/** Returns the table of the API tokens. */
export function useApiTokenTable(): TableDefinition<ApiTokenColumns_apiToken$key, Row> {
  const words = useMessages("apiTokens");
  const { dayTime } = useDates();
  const prefix = (row: Row) => <Secondary>{`${row.prefix}…`}</Secondary>;
  return {
    name: "apiTokens",
    label: words.table,
    filters: {},
    useRow,
    columns: [
      {
        key: "name",
        header: words.name,
        width: 180,
        isRowHeader: true,
        place: "title",
        cell: (row) => (
          <>
            <Clamp>{row.name}</Clamp>
            {prefix(row)}
          </>
        ),
        cardCell: (row) => (
          <>
            {row.name}
            {prefix(row)}
          </>
        ),
      },
      {
        key: "state",
        header: words.state,
        nowrap: true,
        place: "badge",
        cell: (row) => <ApiTokenStateTag state={row.state} />,
      },
      {
        key: "scopes",
        header: words.scopes,
        width: 240,
        place: "body",
        cell: (row) => <ScopeTags scopes={row.scopes} />,
      },
      {
        key: "created",
        header: words.created,
        nowrap: true,
        place: "fact",
        cell: (row) => (
          <>
            {dayTime(row.createdAt)}
            <Secondary>{row.createdBy.name}</Secondary>
          </>
        ),
      },
      {
        key: "expires",
        header: words.expires,
        nowrap: true,
        place: "fact",
        cell: (row) => (row.expiresAt == null ? words.neverExpires : dayTime(row.expiresAt)),
      },
      {
        key: "lastUsed",
        header: words.lastUsed,
        nowrap: true,
        place: "fact",
        cell: (row) => (row.lastUsedAt == null ? words.neverUsed : dayTime(row.lastUsedAt)),
      },
      {
        key: "actions",
        header: words.actions,
        sticky: "end",
        nowrap: true,
        place: "actions",
        cell: (row) => <ApiTokenActions apiToken={row} />,
      },
    ],
  };
}
