import { graphql, useFragment } from "react-relay";
import type { WebhookCard_endpoint$key } from "../__generated__/WebhookCard_endpoint.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { Card } from "../ui/CardList.tsx";
import { CardTitle } from "../ui/CardTitle.tsx";
import { Fact, Facts } from "../ui/Facts.tsx";
import { messages } from "./messages.ts";
import { WebhookActions } from "./WebhookActions.tsx";
import { WebhookEvents } from "./WebhookEvents.tsx";
import { WebhookHealth } from "./WebhookHealth.tsx";
import { WebhookLink } from "./WebhookLink.tsx";

/** One endpoint on a narrow screen. */
export function WebhookCard({ endpoint }: { endpoint: WebhookCard_endpoint$key }) {
  const words = useMessages(messages);
  const { dayTime } = useDates();
  const data = useFragment(
    graphql`
      fragment WebhookCard_endpoint on WebhookEndpoint {
        id
        url
        description
        kinds
        failedCount
        lastDelivery {
          lastAttemptAt
        }
        ...WebhookHealth_endpoint
      }
    `,
    endpoint,
  );
  const at = data.lastDelivery?.lastAttemptAt;
  const name = data.description || data.url;
  return (
    <Card
      select={{ id: data.id, label: name }}
      head={
        <>
          <CardTitle>
            <WebhookLink id={data.id} name={name} />
          </CardTitle>
          <WebhookHealth endpoint={data} />
        </>
      }
    >
      <Facts>
        <Fact name={words.url}>{data.url}</Fact>
        <Fact name={words.events}>
          <WebhookEvents kinds={data.kinds} />
        </Fact>
        <Fact name={words.lastDelivery}>{at == null ? words.never : dayTime(at)}</Fact>
        <Fact name={words.failed}>{data.failedCount}</Fact>
      </Facts>
      <WebhookActions id={data.id} name={name} />
    </Card>
  );
}
