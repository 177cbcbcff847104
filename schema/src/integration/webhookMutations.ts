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
import { WebhookEventKind } from "./webhookEnums.ts";

const WebhookEndpointDetailsInput = builder.inputType("WebhookEndpointDetailsInput", {
  description: "An endpoint as staff write it; what is left out or null stays as it is.",
  fields: (t) => ({
    url: t.string({
      description:
        "An https address on the public internet, without user and password, at most 2000 characters; a new endpoint needs one.",
    }),
    description: t.string({ description: "At most 200 characters." }),
    kinds: t.field({
      type: [WebhookEventKind],
      description: "What it is told of, at least one and never TEST; a new endpoint needs them.",
    }),
    active: t.boolean({ description: "Whether it is told. A new endpoint is unless this says otherwise." }),
  }),
});

const WebhookSecret = builder.objectRef<RevealedSecret>("WebhookSecret").implement({
  description: "An endpoint and the secret that signs what it is sent.",
  fields: (t) => ({
    webhookEndpoint: t.prismaField({
      type: WebhookEndpoint,
      description: "The endpoint.",
      resolve: (query, { id }, _args, { prisma }) =>
        prisma.webhookEndpoint.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    secret: t.exposeString("secret", { description: "Begins with whsec_; shown this once." }),
  }),
});

const CreateWebhookEndpointInput = builder.inputType("CreateWebhookEndpointInput", {
  description: "An endpoint to enter.",
  fields: (t) => ({
    details: t.field({ type: WebhookEndpointDetailsInput, required: true, description: "What to write." }),
  }),
});

builder.mutationField("createWebhookEndpoint", (t) =>
  t.field({
    type: WebhookSecret,
    args: {
      input: t.arg({ type: CreateWebhookEndpointInput, required: true, description: "The endpoint." }),
    },
    description: "Enters an address to be told of events; there may be 20. Errors: INVALID_INPUT.",
    resolve: (_root, { input }, context) => createWebhookEndpoint(context, input.details),
  }),
);

const UpdateWebhookEndpointInput = builder.inputType("UpdateWebhookEndpointInput", {
  description: "A change of one endpoint.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The endpoint." }),
    version: t.int({ description: "The version that the editor saw; another one by now is a CONFLICT." }),
    details: t.field({ type: WebhookEndpointDetailsInput, required: true, description: "What to write." }),
  }),
});

builder.mutationField("updateWebhookEndpoint", (t) =>
  t.prismaField({
    type: WebhookEndpoint,
    args: { input: t.arg({ type: UpdateWebhookEndpointInput, required: true, description: "The change." }) },
    description:
      "Changes an endpoint. What waits for it goes to the new address. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateWebhookEndpoint(context, input);
      return context.prisma.webhookEndpoint.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DeleteWebhookEndpointsInput = builder.inputType("DeleteWebhookEndpointsInput", {
  description: "Endpoints to remove.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 of them, all or none." }) }),
});

builder.mutationField("deleteWebhookEndpoints", (t) =>
  t.idList({
    args: { input: t.arg({ type: DeleteWebhookEndpointsInput, required: true, description: "Which." }) },
    description:
      "Removes endpoints with their log and with what waits to be sent to them. Returns their ids. Errors: NOT_FOUND.",
    resolve: async (_root, { input }, context) => {
      const ids = await deleteWebhookEndpoints(context, input.ids);
      return ids.map((id) => globalId("WebhookEndpoint", id));
    },
  }),
);

const RotateWebhookSecretInput = builder.inputType("RotateWebhookSecretInput", {
  description: "An endpoint whose secret is to be another.",
  fields: (t) => ({ id: t.id({ required: true, description: "The endpoint." }) }),
});

builder.mutationField("rotateWebhookSecret", (t) =>
  t.field({
    type: WebhookSecret,
    args: { input: t.arg({ type: RotateWebhookSecretInput, required: true, description: "Which." }) },
    description:
      "Gives an endpoint a new secret. The old one signs too for 24 hours, so that the other system can change over. Errors: NOT_FOUND.",
    resolve: (_root, { input }, context) => rotateWebhookSecret(context, input),
  }),
);

const SendTestEventInput = builder.inputType("SendTestEventInput", {
  description: "An endpoint to try.",
  fields: (t) => ({ id: t.id({ required: true, description: "The endpoint." }) }),
});

builder.mutationField("sendTestEvent", (t) =>
  t.prismaField({
    type: WebhookDelivery,
    args: { input: t.arg({ type: SendTestEventInput, required: true, description: "Which." }) },
    description:
      "Sends an event of kind TEST, in the way of all others; it waits while the endpoint is switched off. Errors: NOT_FOUND.",
    resolve: async (query, _root, { input }, context) => {
      const id = await sendTestEvent(context, input);
      return context.prisma.webhookDelivery.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const ReplayWebhookDeliveryInput = builder.inputType("ReplayWebhookDeliveryInput", {
  description: "A delivery to repeat.",
  fields: (t) => ({ id: t.id({ required: true, description: "The delivery." }) }),
});

builder.mutationField("replayWebhookDelivery", (t) =>
  t.prismaField({
    type: WebhookDelivery,
    args: { input: t.arg({ type: ReplayWebhookDeliveryInput, required: true, description: "Which." }) },
    description:
      "Sends the event of a delivery to its endpoint once more, as a new delivery under the event's id, with the body as it was. Errors: NOT_FOUND.",
    resolve: async (query, _root, { input }, context) => {
      const id = await replayWebhookDelivery(context, input);
      return context.prisma.webhookDelivery.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);
