import type { RouteObject } from "react-router";
import type { Environment } from "relay-runtime";
import type { OpenWebhookQuery as WebhookQuery } from "./__generated__/OpenWebhookQuery.graphql.ts";
import type { WebhookListQuery as WebhooksQuery } from "./__generated__/WebhookListQuery.graphql.ts";
import { paths } from "./paths.ts";
import { routeQuery } from "./relay/routeQuery.ts";
import { openWebhookVariables, webhookListVariables } from "./webhooks/webhookSearch.ts";

/** The address of the other systems that are told of events. */
export function webhookRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: paths.webhooks,
      ...routeQuery<WebhooksQuery>(
        environment,
        () => import("./__generated__/WebhookListQuery.graphql.ts"),
        webhookListVariables,
      ),
      lazy: { Component: async () => (await import("./webhooks/WebhooksPage.tsx")).WebhooksPage },
      children: [
        {
          index: true,
          ...routeQuery<WebhookQuery>(
            environment,
            () => import("./__generated__/OpenWebhookQuery.graphql.ts"),
            openWebhookVariables,
          ),
          lazy: { Component: async () => (await import("./webhooks/WebhookDialogs.tsx")).WebhookDialogs },
        },
      ],
    },
  ];
}
