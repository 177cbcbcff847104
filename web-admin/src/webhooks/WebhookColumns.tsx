import { graphql, useFragment } from "react-relay";
import type {
  WebhookColumns_endpoint$data,
  WebhookColumns_endpoint$key,
} from "../__generated__/WebhookColumns_endpoint.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { RecordActions } from "../relay/records/RecordActions.tsx";
import type { TableDefinition } from "../ui/table/columns.ts";
import { Clamp, Secondary } from "../ui/table/Table.tsx";
import { DeleteWebhooks } from "./DeleteWebhooks.tsx";
import { WebhookEvents } from "./record/WebhookEvents.tsx";
import { WebhookHealth } from "./record/WebhookHealth.tsx";
import { WebhookLink } from "./WebhookLink.tsx";

/** The actions of an endpoint, without its log. */
function WebhookActions({ id, name }: { id: string; name: string }) {
  return (
    <RecordActions
      type="WebhookEndpoint"
      id={id}
      name={name}
      deleting={(onClose) => <DeleteWebhooks ids={[id]} itemsToDelete={{ name }} onClose={onClose} />}
    />
  );
}

type Row = WebhookColumns_endpoint$data;

function useRow(endpoint: WebhookColumns_endpoint$key): Row {
  return useFragment(
    graphql`
      fragment WebhookColumns_endpoint on WebhookEndpoint {
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
}

const nameOf = ({ description, url }: Row) => description || url;

/** Returns the table of the webhook endpoints. */
export function useWebhookTable(): TableDefinition<WebhookColumns_endpoint$key, Row> {
  const words = useMessages("webhooks");
  const { actions } = useMessages("uiRecord");
  const { dayTime } = useDates();
  return {
    name: "webhooks",
    label: words.table,
    filters: {},
    useRow,
    select: (row) => ({ id: row.id, label: nameOf(row) }),
    columns: [
      {
        key: "endpoint",
        header: words.endpoint,
        width: 240,
        isRowHeader: true,
        place: "title",
        cell: (row) => (
          <>
            <WebhookLink id={row.id} name={nameOf(row)} />
            {row.description !== "" && (
              <Secondary>
                <Clamp>{row.url}</Clamp>
              </Secondary>
            )}
          </>
        ),
      },
      {
        key: "events",
        header: words.events,
        width: 200,
        place: "fact",
        cell: (row) => <WebhookEvents kinds={row.kinds} />,
      },
      {
        key: "health",
        header: words.health,
        nowrap: true,
        place: "badge",
        cell: (row) => <WebhookHealth endpoint={row} />,
      },
      {
        key: "lastDelivery",
        header: words.lastDelivery,
        nowrap: true,
        place: "fact",
        cell: (row) => {
          const at = row.lastDelivery?.lastAttemptAt;
          return at == null ? words.never : dayTime(at);
        },
      },
      { key: "waiting", header: words.waiting, numeric: true, cell: (row) => row.waitingCount },
      { key: "failed", header: words.failed, numeric: true, place: "fact", cell: (row) => row.failedCount },
      {
        key: "actions",
        header: actions,
        sticky: "end",
        nowrap: true,
        place: "actions",
        cell: (row) => <WebhookActions id={row.id} name={nameOf(row)} />,
      },
    ],
  };
}
