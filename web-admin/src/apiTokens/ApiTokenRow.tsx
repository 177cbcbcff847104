import { graphql, useFragment } from "react-relay";
import type { ApiTokenRow_apiToken$key } from "../__generated__/ApiTokenRow_apiToken.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { Cell, Clamp, Row, RowHead, Secondary } from "../ui/Table.tsx";
import { ApiTokenActions } from "./ApiTokenActions.tsx";
import { ApiTokenStateTag } from "./ApiTokenStateTag.tsx";
import { messages } from "./messages.ts";
import { ScopeTags } from "./ScopeTags.tsx";

/** One token of the table, in the columns of ApiTokenTable. */
export function ApiTokenRow({ apiToken }: { apiToken: ApiTokenRow_apiToken$key }) {
  const words = useMessages(messages);
  const { dayTime } = useDates();
  const data = useFragment(
    graphql`
      fragment ApiTokenRow_apiToken on ApiToken {
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
  return (
    <Row>
      <RowHead>
        <Clamp>{data.name}</Clamp>
        <Secondary>{`${data.prefix}…`}</Secondary>
      </RowHead>
      <Cell nowrap>
        <ApiTokenStateTag state={data.state} />
      </Cell>
      <Cell>
        <ScopeTags scopes={data.scopes} />
      </Cell>
      <Cell nowrap>
        {dayTime(data.createdAt)}
        <Secondary>{data.createdBy.name}</Secondary>
      </Cell>
      <Cell nowrap>{data.expiresAt == null ? words.neverExpires : dayTime(data.expiresAt)}</Cell>
      <Cell nowrap>{data.lastUsedAt == null ? words.neverUsed : dayTime(data.lastUsedAt)}</Cell>
      <Cell stick="end" nowrap>
        <ApiTokenActions apiToken={data} />
      </Cell>
    </Row>
  );
}
