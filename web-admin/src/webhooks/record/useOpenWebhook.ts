import { graphql, type PreloadedQuery } from "react-relay";
import type { OpenWebhookQuery } from "../../__generated__/OpenWebhookQuery.graphql.ts";
import { useLoadedQuery } from "../../relay/routeQuery.ts";

/** Returns the loaded endpoint for its form and its log; null if it does not exist. */
export function useOpenWebhook(loaded: PreloadedQuery<OpenWebhookQuery>) {
  const { node } = useLoadedQuery<OpenWebhookQuery>(
    graphql`
      query OpenWebhookQuery($id: ID!, $state: WebhookDeliveryState, $first: Int!, $after: String) {
        node(id: $id) {
          id
          ...WebhookEditor_endpoint @alias(as: "editor")
          ...WebhookDetail_endpoint @alias(as: "detail")
          ...DeliveryLog_endpoint @alias(as: "log")
        }
      }
    `,
    loaded,
  );
  if (node?.editor == null || node.detail == null || node.log == null) return null;
  const { id, editor, detail, log } = node;
  return { id, editor, detail, log };
}
