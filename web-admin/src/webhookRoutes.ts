import type { RouteObject } from "react-router";
import type { Environment } from "relay-runtime";
import OpenWebhookQuery, {
  type OpenWebhookQuery as WebhookQuery,
} from "./__generated__/OpenWebhookQuery.graphql.ts";
import WebhookListQuery, {
  type WebhookListQuery as WebhooksQuery,
} from "./__generated__/WebhookListQuery.graphql.ts";
import { paths } from "./paths.ts";
import { routeQuery } from "./relay/routeQuery.ts";
import { openWebhookVariables, webhookListVariables } from "./webhooks/webhookSearch.ts";

/** The address of the other systems that are told of events. */
export function webhookRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: paths.webhooks,
      ...routeQuery<WebhooksQuery>(environment, WebhookListQuery, webhookListVariables),
      lazy: { Component: async () => (await import("./webhooks/WebhooksPage.tsx")).WebhooksPage },
      children: [
        {
          index: true,
          ...routeQuery<WebhookQuery>(environment, OpenWebhookQuery, openWebhookVariables),
          lazy: { Component: async () => (await import("./webhooks/WebhookDialogs.tsx")).WebhookDialogs },
        },
      ],
    },
  ];
}
