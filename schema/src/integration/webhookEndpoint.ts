import type { Prisma } from "@machiya/prisma/client";
import { builder } from "../builder.ts";
import { offsetConnection, rowQuery } from "../connection.ts";
import { deliveryCounts, lastDelivery } from "./deliveriesOf.ts";
import { WebhookDelivery } from "./webhookDelivery.ts";
import { WebhookDeliveryState, WebhookEventKind } from "./webhookEnums.ts";

const NEWEST_FIRST: Prisma.WebhookDeliveryOrderByWithRelationInput[] = [
  { createdAt: "desc" },
  { id: "desc" },
];

const WebhookDeliveryConnection = builder.connectionObject(
  { type: WebhookDelivery, name: "WebhookDeliveryConnection", description: "A page of deliveries." },
  { name: "WebhookDeliveryEdge", description: "A row of the page." },
);

export const WebhookEndpoint = builder.prismaNode("WebhookEndpoint", {
  nullable: true,
  id: { field: "id", description: "Global id." },
  description:
    "An address of another system that is told of events. Its secret is shown once and never again. For admins.",
  authScopes: { admin: true },
  fields: (t) => ({
    url: t.exposeString("url", { description: "Where events are posted." }),
    description: t.exposeString("description", { description: "What staff note about it; may be empty." }),
    kinds: t.expose("kinds", { type: [WebhookEventKind], description: "What it is told of." }),
    active: t.exposeBoolean("active", {
      description:
        "Whether it is told. Switched off also when it answers 410; what waits for it then keeps waiting.",
    }),
    oldSecretUntil: t.field({
      type: "DateTime",
      nullable: true,
      select: { previousSecretUntil: true },
      description: "Until when the secret before the last rotation signs, too. Null: it does not.",
      resolve: ({ previousSecretUntil: until }, _args, { now }) =>
        until !== null && until > now() ? until : null,
    }),
    lastDelivery: t.field({
      type: WebhookDelivery,
      nullable: true,
      description: "The newest delivery that was tried. Null: none was in the last 30 days.",
      resolve: ({ id }, _args, context) => lastDelivery(context, id),
    }),
    failedCount: t.int({
      description: "Deliveries of the last 30 days that were given up.",
      select: { id: true },
      resolve: async ({ id }, _args, context) => (await deliveryCounts(context, id))?.FAILED ?? 0,
    }),
    waitingCount: t.int({
      description: "Deliveries on their way or waiting for their next attempt.",
      select: { id: true },
      resolve: async ({ id }, _args, context) => (await deliveryCounts(context, id))?.PENDING ?? 0,
    }),
    deliveries: t.connection(
      {
        type: WebhookDelivery,
        args: { state: t.arg({ type: WebhookDeliveryState, description: "Those alone. Left out: all." }) },
        complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
        description: "What was sent to it in the last 30 days, newest first.",
        resolve: ({ id }, { state, ...page }, context, info) => {
          const where = { endpointId: id, ...(state && { state }) };
          const query = rowQuery(context, info);
          return offsetConnection(
            page,
            context,
            (window) =>
              context.prisma.webhookDelivery.findMany({ ...query, where, orderBy: NEWEST_FIRST, ...window }),
            () => context.prisma.webhookDelivery.count({ where }),
          );
        },
      },
      WebhookDeliveryConnection,
    ),
    version: t.exposeInt("version", { description: "Counts the edits." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was entered." }),
  }),
});

const WebhookEndpointConnection = builder.connectionObject(
  { type: WebhookEndpoint, name: "WebhookEndpointConnection", description: "A page of endpoints." },
  { name: "WebhookEndpointEdge", description: "A row of the page." },
);

builder.queryField("webhookEndpoints", (t) =>
  t.connection(
    {
      type: WebhookEndpoint,
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "The addresses that are told of events, newest first; at most 20.",
      resolve: (_root, page, context, info) => {
        const query = rowQuery(context, info);
        return offsetConnection(
          page,
          context,
          (window) =>
            context.prisma.webhookEndpoint.findMany({ ...query, orderBy: { id: "desc" }, ...window }),
          () => context.prisma.webhookEndpoint.count(),
        );
      },
    },
    WebhookEndpointConnection,
  ),
);
