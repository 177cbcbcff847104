import { graphql, useFragment } from "react-relay";
import type { WebhookTable_endpoints$key } from "../__generated__/WebhookTable_endpoints.graphql.ts";
import { useMessages } from "../language/language.ts";
import { recordMessages } from "../ui/recordMessages.ts";
import { SelectAllBox } from "../ui/selection.tsx";
import { HeadCell, Table } from "../ui/Table.tsx";
import { messages } from "./messages.ts";
import { WebhookRow } from "./WebhookRow.tsx";

/** The endpoints as a table. */
export function WebhookTable(props: { endpoints: WebhookTable_endpoints$key; stale: boolean }) {
  const words = useMessages(messages);
  const { actions } = useMessages(recordMessages);
  const rows = useFragment(
    graphql`
      fragment WebhookTable_endpoints on WebhookEndpoint @relay(plural: true) {
        id
        ...WebhookRow_endpoint
      }
    `,
    props.endpoints,
  );
  return (
    <Table label={words.table} stale={props.stale}>
      <thead>
        <tr>
          <HeadCell>
            <SelectAllBox />
          </HeadCell>
          <HeadCell width={240}>{words.endpoint}</HeadCell>
          <HeadCell width={200}>{words.events}</HeadCell>
          <HeadCell>{words.health}</HeadCell>
          <HeadCell>{words.lastDelivery}</HeadCell>
          <HeadCell numeric>{words.waiting}</HeadCell>
          <HeadCell numeric>{words.failed}</HeadCell>
          <HeadCell stick="end">{actions}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((endpoint) => (
          <WebhookRow key={endpoint.id} endpoint={endpoint} />
        ))}
      </tbody>
    </Table>
  );
}
