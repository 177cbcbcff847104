import { builder } from "../../builder.ts";
import { Customer } from "../../identity/customer.ts";
import { StaffMember } from "../../identity/staffMember.ts";
import { Broadcast } from "./broadcast.ts";
import { BroadcastAudienceInput } from "./broadcastInputs.ts";
import { cancelBroadcast, sendBroadcast } from "./sendBroadcast.ts";
import { sendTestBroadcast, setMyLineCustomer } from "./testBroadcast.ts";

const TEXT =
  "At most 5000 UTF-16 code units after trimming, which is LINE's limit. May be empty only with an image or product cards.";
const IMAGE =
  "An image to attach, in base64 like product images. Accepted only if LINE can load it from an https PUBLIC_URL.";
const CARDS = "Products to attach as cards, in order; at most 12, all on sale.";

const SendBroadcastInput = builder.inputType("SendBroadcastInput", {
  description: "A message to many.",
  fields: (t) => ({
    text: t.string({ required: true, description: TEXT }),
    image: t.string({ description: IMAGE }),
    productIds: t.idList({ description: CARDS }),
    audience: t.field({
      type: BroadcastAudienceInput,
      description: "The audience. Omitted: everyone.",
    }),
    scheduledAt: t.field({
      type: "DateTime",
      description: "The scheduled time: 1 minute to 60 days ahead. Omitted: immediately.",
    }),
    idempotencyKey: t.string({
      description: "An idempotency key chosen by the client. A repetition sends nothing again.",
    }),
  }),
});

builder.mutationField("sendBroadcast", (t) =>
  t.rowField({
    type: Broadcast,
    args: { input: t.arg({ type: SendBroadcastInput, required: true, description: "The message." }) },
    description:
      "Queues a message to customers, or schedules it. A scheduled message is checked and counted again when it starts. " +
      "Errors: INVALID_INPUT, NOT_FOUND, PRODUCT_NOT_ON_SALE, LINE_QUOTA_EXHAUSTED, CONFLICT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await sendBroadcast(context, input);
      return context.prisma.broadcast.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const CancelBroadcastInput = builder.inputType("CancelBroadcastInput", {
  description: "A broadcast to cancel.",
  fields: (t) => ({ id: t.id({ required: true, description: "The target of the operation." }) }),
});

builder.mutationField("cancelBroadcast", (t) =>
  t.rowField({
    type: Broadcast,
    args: {
      input: t.arg({
        type: CancelBroadcastInput,
        required: true,
        description: "The target of the operation.",
      }),
    },
    description:
      "Cancels a broadcast before its scheduled time. Errors: NOT_FOUND, CONFLICT (it has started).",
    resolve: async (query, _root, { input }, context) => {
      const id = await cancelBroadcast(context, input);
      return context.prisma.broadcast.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

builder.prismaObjectField(StaffMember, "lineCustomer", (t) =>
  t.relation("lineCustomer", {
    nullable: true,
    authScopes: { admin: true },
    description: "The staff member's own LINE account, for test broadcasts. Null: unknown. Admins only.",
  }),
);

const SetMyLineCustomerInput = builder.inputType("SetMyLineCustomerInput", {
  description: "The customer record of the staff member themselves.",
  fields: (t) => ({ customerId: t.id({ description: "The customer. Null: none." }) }),
});

builder.mutationField("setMyLineCustomer", (t) =>
  t.rowField({
    type: StaffMember,
    args: {
      input: t.arg({
        type: SetMyLineCustomerInput,
        required: true,
        description: "The target of the operation.",
      }),
    },
    description: "Sets the caller's own LINE account, for test broadcasts. Errors: NOT_FOUND.",
    resolve: async (query, _root, { input }, context) => {
      const id = await setMyLineCustomer(context, input);
      return context.prisma.staffMember.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const SendTestBroadcastInput = builder.inputType("SendTestBroadcastInput", {
  description: "A broadcast to send as a test.",
  fields: (t) => ({
    text: t.string({ required: true, description: TEXT }),
    image: t.string({ description: IMAGE }),
    productIds: t.idList({ description: CARDS }),
  }),
});

builder.mutationField("sendTestBroadcast", (t) =>
  t.rowField({
    type: Customer,
    args: { input: t.arg({ type: SendTestBroadcastInput, required: true, description: "The message." }) },
    description:
      "Sends a broadcast to the caller's own LINE account as a test, for one message, and returns that account. " +
      "Errors: NOT_FOUND (the account is unknown), INVALID_INPUT, PRODUCT_NOT_ON_SALE, LINE_QUOTA_EXHAUSTED.",
    resolve: async (query, _root, { input }, context) => {
      const id = await sendTestBroadcast(context, input);
      return context.prisma.customer.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);
