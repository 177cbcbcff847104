import { PlugConnectedRegular } from "@fluentui/react-icons";
import { MAX_WEBHOOK_ENDPOINTS } from "@machiya/schema/domain/access/webhookEvents";
import { graphql, type PreloadedQuery } from "react-relay";
import WebhookListQueryNode, { type WebhookListQuery } from "../__generated__/WebhookListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { onListChange } from "../relay/listEvents.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { useLiveRefetch } from "../relay/useLiveRefetch.ts";
import { NumberedList } from "../ui/table/NumberedList.tsx";
import { useWebhookTable } from "./WebhookColumns.tsx";

interface WebhookListProps {
  loaded: PreloadedQuery<WebhookListQuery>;
  stale: boolean;
}

/** Lists all endpoints; their maximum number fits on one page. */
export function WebhookList({ loaded, stale }: WebhookListProps) {
  const words = useMessages("webhooks");
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
              ...WebhookColumns_endpoint
            }
          }
        }
      }
    `,
    loaded,
  );
  useLiveRefetch(WebhookListQueryNode, loaded.variables, onListChange("WEBHOOKS"));
  return (
    <NumberedList
      table={useWebhookTable()}
      connection={webhookEndpoints}
      pageSize={MAX_WEBHOOK_ENDPOINTS}
      stale={stale}
      empty={{ icon: <PlugConnectedRegular />, title: words.emptyTitle, text: words.emptyText }}
    />
  );
}
