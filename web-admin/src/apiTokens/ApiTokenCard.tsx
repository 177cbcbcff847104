import { graphql, useFragment } from "react-relay";
import type { ApiTokenCard_apiToken$key } from "../__generated__/ApiTokenCard_apiToken.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { Card } from "../ui/CardList.tsx";
import { CardTitle } from "../ui/CardTitle.tsx";
import { Fact, Facts } from "../ui/Facts.tsx";
import { ApiTokenActions } from "./ApiTokenActions.tsx";
import { ApiTokenStateTag } from "./ApiTokenStateTag.tsx";
import { messages } from "./messages.ts";
import { ScopeTags } from "./ScopeTags.tsx";

/** One token on a narrow screen. */
export function ApiTokenCard({ apiToken }: { apiToken: ApiTokenCard_apiToken$key }) {
  const words = useMessages(messages);
  const { dayTime } = useDates();
  const data = useFragment(
    graphql`
      fragment ApiTokenCard_apiToken on ApiToken {
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
    <Card
      head={
        <>
          <CardTitle>{data.name}</CardTitle>
          <ApiTokenStateTag state={data.state} />
        </>
      }
    >
      <ScopeTags scopes={data.scopes} />
      <Facts>
        <Fact name={words.prefix}>{`${data.prefix}…`}</Fact>
        <Fact name={words.by}>{data.createdBy.name}</Fact>
        <Fact name={words.created}>{dayTime(data.createdAt)}</Fact>
        <Fact name={words.expires}>
          {data.expiresAt == null ? words.neverExpires : dayTime(data.expiresAt)}
        </Fact>
        <Fact name={words.lastUsed}>
          {data.lastUsedAt == null ? words.neverUsed : dayTime(data.lastUsedAt)}
        </Fact>
      </Facts>
      <ApiTokenActions apiToken={data} />
    </Card>
  );
}
