import { builder } from "../builder.ts";
import { webhookType } from "../domain/access/webhookEvents.ts";
import { webhookBody } from "../domain/webhookPayload.ts";
import { WebhookDeliveryStateEnum, WebhookEventKindEnum } from "./webhookEnums.ts";

const WebhookEvent = builder.prismaObject("WebhookEvent", {
  description: "An event that other systems are notified of. Kept for 30 days. For admins.",
  select: { kind: true, entity: true, entityId: true, columns: true, occurredAt: true },
  fields: (t) => ({
    id: t.exposeID("id", {
      description:
        "The same in every delivery: the webhook-id header, by which a receiver recognizes repetitions.",
    }),
    kind: t.expose("kind", { type: WebhookEventKindEnum, description: "The kind of event." }),
    type: t.string({
      description: "The type as it is sent, for example order.created.",
      resolve: ({ kind }) => webhookType(kind),
    }),
    occurredAt: t.expose("occurredAt", { type: "DateTime", description: "The time of the event." }),
    body: t.string({
      description: "The payload: a JSON object with type, timestamp, and data.",
      resolve: webhookBody,
    }),
  }),
});

export const WebhookDelivery = builder.prismaNode("WebhookDelivery", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description: "The delivery of an event to an endpoint. Kept for 30 days. For admins.",
  authScopes: { admin: true },
  fields: (t) => ({
    deliveryId: t.exposeString("id", {
      description: "The same in every attempt: the webhook-delivery header.",
    }),
    event: t.relation("event", { type: WebhookEvent, description: "The event." }),
    state: t.expose("state", { type: WebhookDeliveryStateEnum, description: "The state of the delivery." }),
    attempts: t.exposeInt("attempts", {
      description: "The number of attempts; after 9 the delivery is given up.",
    }),
    lastAttemptAt: t.expose("lastAttemptAt", {
      type: "DateTime",
      nullable: true,
      description: "When the last attempt was made. Null: none yet.",
    }),
    nextAttemptAt: t.field({
      type: "DateTime",
      nullable: true,
      select: { state: true, availableAt: true },
      description: "The time of the next attempt, or when a lost attempt is repeated. Null: never.",
      resolve: ({ state, availableAt }) => (state === "PENDING" ? availableAt : null),
    }),
    status: t.exposeInt("lastStatus", {
      nullable: true,
      description: "The HTTP status of the last response. Null: none.",
    }),
    error: t.exposeString("lastError", {
      nullable: true,
      description:
        "The beginning of the last unsuccessful response, at most 200 characters, or why there was none, for example TIMEOUT or ADDRESS_REFUSED. Null: none.",
    }),
    milliseconds: t.exposeInt("lastMs", {
      nullable: true,
      description: "The duration of the last attempt in milliseconds. Null: none has ended yet.",
    }),
    replay: t.exposeBoolean("replay", { description: "Whether the delivery is a replay." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When the delivery was created." }),
  }),
});
