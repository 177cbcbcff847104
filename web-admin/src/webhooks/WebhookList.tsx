import { PlugConnectedRegular } from "@fluentui/react-icons";
import { MOST_WEBHOOK_ENDPOINTS } from "@machiya/schema/domain/webhookEvents";
import { graphql, type PreloadedQuery } from "react-relay";
import type { WebhookListQuery } from "../__generated__/WebhookListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { NumberedList } from "../ui/NumberedList.tsx";
import { messages } from "./messages.ts";
import { WebhookCard } from "./WebhookCard.tsx";
import { WebhookTable } from "./WebhookTable.tsx";

interface WebhookListProps {
  loaded: PreloadedQuery<WebhookListQuery>;
  stale: boolean;
}

/** All endpoints: there are never more than stand on one page. */
export function WebhookList({ loaded, stale }: WebhookListProps) {
  const words = useMessages(messages);
  const { webhookEndpoints } = useLoadedQuery<WebhookListQuery>(
    graphql`
      query WebhookListQuery($first: Int!) {
        webhookEndpoints(first: $first) {
          totalCount
          pageCursors {
            ...Pager_pageCursors
          }
          edges {
            node {
              id
              ...WebhookTable_endpoints
              ...WebhookCard_endpoint
            }
          }
        }
      }
    `,
    loaded,
  );
  const rows = webhookEndpoints.edges.map(({ node }) => node);
  return (
    <NumberedList
      label={words.table}
      rows={rows}
      totalCount={webhookEndpoints.totalCount}
      pageCursors={webhookEndpoints.pageCursors}
      pageSize={MOST_WEBHOOK_ENDPOINTS}
      stale={stale}
      empty={{ icon: <PlugConnectedRegular />, title: words.emptyTitle, text: words.emptyText }}
      table={<WebhookTable endpoints={rows} stale={stale} />}
      card={(endpoint) => <WebhookCard endpoint={endpoint} />}
      onPage={() => {}}
    />
  );
}
