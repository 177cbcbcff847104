import { builder } from "../builder.ts";
import { webhookType } from "../domain/webhookEvents.ts";
import { webhookBody } from "../domain/webhookPayload.ts";
import { WebhookDeliveryState, WebhookEventKind } from "./webhookEnums.ts";

const WebhookEvent = builder.prismaObject("WebhookEvent", {
  description: "Something that happened and that other systems are told of. Kept for 30 days. For admins.",
  select: { kind: true, entity: true, entityId: true, columns: true, occurredAt: true },
  fields: (t) => ({
    id: t.exposeID("id", {
      description:
        "The same in every delivery: the header webhook-id, by which a receiver knows repetitions.",
    }),
    kind: t.expose("kind", { type: WebhookEventKind, description: "What happened." }),
    type: t.string({
      description: "What happened, as it is sent, for example order.created.",
      resolve: ({ kind }) => webhookType(kind),
    }),
    occurredAt: t.expose("occurredAt", { type: "DateTime", description: "When." }),
    body: t.string({
      description: "What is sent: a JSON object with type, timestamp and data.",
      resolve: webhookBody,
    }),
  }),
});

export const WebhookDelivery = builder.prismaObject("WebhookDelivery", {
  description: "An event on its way to an endpoint. Kept for 30 days. For admins.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The same in every attempt: the header webhook-delivery." }),
    event: t.relation("event", { type: WebhookEvent, description: "What it tells." }),
    state: t.expose("state", { type: WebhookDeliveryState, description: "How it fares." }),
    attempts: t.exposeInt("attempts", { description: "How often it was tried; given up after 9." }),
    lastAttemptAt: t.expose("lastAttemptAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was last tried. Null: not yet.",
    }),
    nextAttemptAt: t.field({
      type: "DateTime",
      nullable: true,
      select: { state: true, availableAt: true },
      description: "When it is tried next, or an attempt that is lost is made up for. Null: never again.",
      resolve: ({ state, availableAt }) => (state === "PENDING" ? availableAt : null),
    }),
    status: t.exposeInt("lastStatus", {
      nullable: true,
      description: "HTTP status of the last answer. Null: there was none.",
    }),
    error: t.exposeString("lastError", {
      nullable: true,
      description:
        "Beginning of the last answer that was no success, at most 200 characters, or why there was none, for example TIMEOUT or ADDRESS_REFUSED. Null: nothing.",
    }),
    milliseconds: t.exposeInt("lastMs", {
      nullable: true,
      description: "How long the last attempt took. Null: none has ended yet.",
    }),
    replay: t.exposeBoolean("replay", { description: "Whether somebody asked for it again." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was written." }),
  }),
});
