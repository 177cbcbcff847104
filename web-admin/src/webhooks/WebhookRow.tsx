import { graphql, useFragment } from "react-relay";
import type { WebhookRow_endpoint$key } from "../__generated__/WebhookRow_endpoint.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { SelectBox } from "../ui/selection.tsx";
import { Cell, Clamp, Row, RowHead, Secondary } from "../ui/Table.tsx";
import { messages } from "./messages.ts";
import { WebhookActions } from "./WebhookActions.tsx";
import { WebhookEvents } from "./WebhookEvents.tsx";
import { WebhookHealth } from "./WebhookHealth.tsx";
import { WebhookLink } from "./WebhookLink.tsx";

/** One endpoint of the table, in the columns of WebhookTable. */
export function WebhookRow({ endpoint }: { endpoint: WebhookRow_endpoint$key }) {
  const words = useMessages(messages);
  const { dayTime } = useDates();
  const data = useFragment(
    graphql`
      fragment WebhookRow_endpoint on WebhookEndpoint {
        id
        url
        description
        kinds
        failedCount
        waitingCount
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
    <Row>
      <Cell>
        <SelectBox id={data.id} label={name} />
      </Cell>
      <RowHead width={240}>
        <WebhookLink id={data.id} name={name} />
        {data.description !== "" && (
          <Secondary>
            <Clamp>{data.url}</Clamp>
          </Secondary>
        )}
      </RowHead>
      <Cell>
        <WebhookEvents kinds={data.kinds} />
      </Cell>
      <Cell nowrap>
        <WebhookHealth endpoint={data} />
      </Cell>
      <Cell nowrap>{at == null ? words.never : dayTime(at)}</Cell>
      <Cell numeric>{data.waitingCount}</Cell>
      <Cell numeric>{data.failedCount}</Cell>
      <Cell stick="end" nowrap>
        <WebhookActions id={data.id} name={name} />
      </Cell>
    </Row>
  );
}
