import type { Prisma } from "@machiya/prisma/client";
import { builder } from "../builder.ts";
import { offsetConnection, rowQuery } from "../lists/connection.ts";
import { deliveryCounts, lastDelivery } from "./deliveriesOf.ts";
import { WebhookDelivery } from "./webhookDelivery.ts";
import { WebhookDeliveryStateEnum, WebhookEventKindEnum } from "./webhookEnums.ts";

const NEWEST_FIRST: Prisma.WebhookDeliveryOrderByWithRelationInput[] = [
  { createdAt: "desc" },
  { id: "desc" },
];

const WebhookDeliveryConnection = builder.connectionObject(
  { type: WebhookDelivery, name: "WebhookDeliveryConnection", description: "A page of deliveries." },
  { name: "WebhookDeliveryEdge", description: "A row of the page, with its cursor." },
);

export const WebhookEndpoint = builder.prismaNode("WebhookEndpoint", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description:
    "An endpoint of another system that receives events. Its secret is shown only once. For admins.",
  authScopes: { admin: true },
  fields: (t) => ({
    url: t.exposeString("url", { description: "The URL to which events are posted." }),
    description: t.exposeString("description", { description: "Staff's note about it; may be empty." }),
    kinds: t.expose("kinds", {
      type: [WebhookEventKindEnum],
      description: "The kinds of events that it receives.",
    }),
    active: t.exposeBoolean("active", {
      description:
        "Whether it receives events. It is also turned off when it answers 410; pending deliveries then keep waiting.",
    }),
    oldSecretUntil: t.field({
      type: "DateTime",
      nullable: true,
      select: { previousSecretUntil: true },
      description:
        "Until when the secret before the last rotation is also used for signing. Null: it is not.",
      resolve: ({ previousSecretUntil: until }, _args, { now }) =>
        until !== null && until > now() ? until : null,
    }),
    lastDelivery: t.field({
      type: WebhookDelivery,
      nullable: true,
      description: "The latest delivery with an attempt. Null: none in the last 30 days.",
      resolve: ({ id }, _args, context) => lastDelivery(context, id),
    }),
    failedCount: t.int({
      description: "The number of deliveries of the last 30 days that were given up.",
      select: { id: true },
      resolve: async ({ id }, _args, context) => (await deliveryCounts(context, id))?.FAILED ?? 0,
    }),
    waitingCount: t.int({
      description: "The number of deliveries being sent or waiting for their next attempt.",
      select: { id: true },
      resolve: async ({ id }, _args, context) => (await deliveryCounts(context, id))?.PENDING ?? 0,
    }),
    deliveries: t.connection(
      {
        type: WebhookDelivery,
        args: {
          state: t.arg({
            type: WebhookDeliveryStateEnum,
            description: "Only deliveries in this state. Omitted: all.",
          }),
        },
        complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
        description: "Deliveries of the last 30 days, newest first.",
        resolve: ({ id }, { state, ...page }, context, info) => {
          const where = { endpointId: id, ...(state && { state }) };
          const query = rowQuery(context, info);
          return offsetConnection(
            page,
            { context, info },
            (window) =>
              context.prisma.webhookDelivery.findMany({ ...query, where, orderBy: NEWEST_FIRST, ...window }),
            () => context.prisma.webhookDelivery.count({ where }),
          );
        },
      },
      WebhookDeliveryConnection,
    ),
    version: t.exposeInt("version", { description: "A number that increases with each edit." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was created." }),
  }),
});

const WebhookEndpointConnection = builder.connectionObject(
  { type: WebhookEndpoint, name: "WebhookEndpointConnection", description: "A page of endpoints." },
  { name: "WebhookEndpointEdge", description: "A row of the page, with its cursor." },
);

builder.queryField("webhookEndpoints", (t) =>
  t.connection(
    {
      type: WebhookEndpoint,
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "The webhook endpoints, newest first; at most 20.",
      resolve: (_root, page, context, info) => {
        const query = rowQuery(context, info);
        return offsetConnection(
          page,
          { context, info },
          (window) =>
            context.prisma.webhookEndpoint.findMany({ ...query, orderBy: { id: "desc" }, ...window }),
          () => context.prisma.webhookEndpoint.count(),
        );
      },
    },
    WebhookEndpointConnection,
  ),
);
