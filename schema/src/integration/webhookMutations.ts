import { builder } from "../builder.ts";
import { globalId } from "../ids.ts";
import {
  createWebhookEndpoint,
  deleteWebhookEndpoints,
  type RevealedSecret,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from "./changeWebhookEndpoints.ts";
import { replayWebhookDelivery, sendTestEvent } from "./sendWebhooks.ts";
import { WebhookDelivery } from "./webhookDelivery.ts";
import { WebhookEndpoint } from "./webhookEndpoint.ts";
import { WebhookEventKindEnum } from "./webhookEnums.ts";

const WebhookEndpointDetailsInput = builder.inputType("WebhookEndpointDetailsInput", {
  description: "An endpoint as staff enter it. An omitted or null field stays unchanged.",
  fields: (t) => ({
    url: t.string({
      description:
        "An https URL on the public internet, without a username and password, at most 2000 characters. Required for a new endpoint.",
    }),
    description: t.string({ description: "At most 200 characters." }),
    kinds: t.field({
      type: [WebhookEventKindEnum],
      description:
        "The kinds of events that it receives: at least one, and never TEST. Required for a new endpoint.",
    }),
    active: t.boolean({ description: "Whether it receives events; true for a new endpoint." }),
  }),
});

const WebhookSecret = builder.objectRef<RevealedSecret>("WebhookSecret").implement({
  description: "An endpoint and its signing secret.",
  fields: (t) => ({
    webhookEndpoint: t.rowField({
      type: WebhookEndpoint,
      description: "The endpoint.",
      resolve: (query, { id }, _args, { prisma }) =>
        prisma.webhookEndpoint.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    secret: t.exposeString("secret", { description: "Starts with whsec_; shown only once." }),
  }),
});

const CreateWebhookEndpointInput = builder.inputType("CreateWebhookEndpointInput", {
  description: "An endpoint to create.",
  fields: (t) => ({
    details: t.field({
      type: WebhookEndpointDetailsInput,
      required: true,
      description: "The values to write.",
    }),
  }),
});

builder.mutationField("createWebhookEndpoint", (t) =>
  t.field({
    type: WebhookSecret,
    args: {
      input: t.arg({ type: CreateWebhookEndpointInput, required: true, description: "The endpoint." }),
    },
    description: "Creates a webhook endpoint; at most 20 may exist. Errors: INVALID_INPUT.",
    resolve: (_root, { input }, context) => createWebhookEndpoint(context, input.details),
  }),
);

const UpdateWebhookEndpointInput = builder.inputType("UpdateWebhookEndpointInput", {
  description: "Changes of one endpoint.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The endpoint." }),
    version: t.int({
      description:
        "The version that the user edited. If the current version is different, the request fails with CONFLICT.",
    }),
    details: t.field({
      type: WebhookEndpointDetailsInput,
      required: true,
      description: "The values to write.",
    }),
  }),
});

builder.mutationField("updateWebhookEndpoint", (t) =>
  t.rowField({
    type: WebhookEndpoint,
    args: { input: t.arg({ type: UpdateWebhookEndpointInput, required: true, description: "The change." }) },
    description:
      "Changes an endpoint. Pending deliveries go to the new URL. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateWebhookEndpoint(context, input);
      return context.prisma.webhookEndpoint.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DeleteWebhookEndpointsInput = builder.inputType("DeleteWebhookEndpointsInput", {
  description: "Endpoints to delete.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 of them; all or none." }) }),
});

builder.mutationField("deleteWebhookEndpoints", (t) =>
  t.idList({
    args: {
      input: t.arg({ type: DeleteWebhookEndpointsInput, required: true, description: "What to delete." }),
    },
    description:
      "Deletes endpoints with their logs and pending deliveries, and returns their IDs. Errors: NOT_FOUND.",
    resolve: async (_root, { input }, context) => {
      const ids = await deleteWebhookEndpoints(context, input.ids);
      return ids.map((id) => globalId("WebhookEndpoint", id));
    },
  }),
);

const RotateWebhookSecretInput = builder.inputType("RotateWebhookSecretInput", {
  description: "An endpoint that gets a new secret.",
  fields: (t) => ({ id: t.id({ required: true, description: "The endpoint." }) }),
});

builder.mutationField("rotateWebhookSecret", (t) =>
  t.field({
    type: WebhookSecret,
    args: {
      input: t.arg({
        type: RotateWebhookSecretInput,
        required: true,
        description: "The target of the operation.",
      }),
    },
    description:
      "Gives an endpoint a new secret. For 24 hours, the old one is used for signing too, so that the receiver can switch. Errors: NOT_FOUND.",
    resolve: (_root, { input }, context) => rotateWebhookSecret(context, input),
  }),
);

const SendTestEventInput = builder.inputType("SendTestEventInput", {
  description: "An endpoint to test.",
  fields: (t) => ({ id: t.id({ required: true, description: "The endpoint." }) }),
});

builder.mutationField("sendTestEvent", (t) =>
  t.rowField({
    type: WebhookDelivery,
    args: {
      input: t.arg({ type: SendTestEventInput, required: true, description: "The target of the operation." }),
    },
    description:
      "Sends an event of kind TEST, like any other event; it waits while the endpoint is turned off. Errors: NOT_FOUND.",
    resolve: async (query, _root, { input }, context) => {
      const id = await sendTestEvent(context, input);
      return context.prisma.webhookDelivery.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const ReplayWebhookDeliveryInput = builder.inputType("ReplayWebhookDeliveryInput", {
  description: "A delivery to replay.",
  fields: (t) => ({ id: t.id({ required: true, description: "The delivery." }) }),
});

builder.mutationField("replayWebhookDelivery", (t) =>
  t.rowField({
    type: WebhookDelivery,
    args: {
      input: t.arg({
        type: ReplayWebhookDeliveryInput,
        required: true,
        description: "The target of the operation.",
      }),
    },
    description:
      "Sends the event of a delivery to its endpoint again, as a new delivery with the same event ID and body. Errors: NOT_FOUND.",
    resolve: async (query, _root, { input }, context) => {
      const id = await replayWebhookDelivery(context, input);
      return context.prisma.webhookDelivery.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);
