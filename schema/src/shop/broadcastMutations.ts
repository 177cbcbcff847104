import { builder } from "../builder.ts";
import { Customer } from "../identity/customer.ts";
import { StaffMember } from "../identity/staffMember.ts";
import { Broadcast } from "./broadcast.ts";
import { BroadcastAudienceInput } from "./broadcastInputs.ts";
import { cancelBroadcast, sendBroadcast } from "./sendBroadcast.ts";
import { sendTestBroadcast, setMyLineCustomer } from "./testBroadcast.ts";

const TEXT =
  "At most 5000 UTF-16 units, LINE's limit, after trimming; empty only beside a picture or product cards.";
const IMAGE =
  "A picture to go along: base64 as for products. Taken only where LINE can load it, from a PUBLIC_URL with https.";
const CARDS = "Products to go along as cards, in this order: at most 12, all on sale.";

const SendBroadcastInput = builder.inputType("SendBroadcastInput", {
  description: "A message to many.",
  fields: (t) => ({
    text: t.string({ required: true, description: TEXT }),
    image: t.string({ description: IMAGE }),
    productIds: t.idList({ description: CARDS }),
    audience: t.field({
      type: BroadcastAudienceInput,
      description: "Whom it goes to. Left out: everyone.",
    }),
    scheduledAt: t.field({
      type: "DateTime",
      description: "When it is to go out: 1 minute to 60 days ahead. Left out: at once.",
    }),
    idempotencyKey: t.string({
      description: "A text of the client's own: repeated, it sends nothing again.",
    }),
  }),
});

builder.mutationField("sendBroadcast", (t) =>
  t.prismaField({
    type: Broadcast,
    args: { input: t.arg({ type: SendBroadcastInput, required: true, description: "The message." }) },
    description:
      "Queues a message to customers, which a worker sends, or puts it off until its time, when it is counted and judged anew. " +
      "Errors: INVALID_INPUT, NOT_FOUND, PRODUCT_NOT_ON_SALE, LINE_QUOTA_EXHAUSTED, CONFLICT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await sendBroadcast(context, input);
      return context.prisma.broadcast.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const CancelBroadcastInput = builder.inputType("CancelBroadcastInput", {
  description: "A broadcast to take back.",
  fields: (t) => ({ id: t.id({ required: true, description: "Which." }) }),
});

builder.mutationField("cancelBroadcast", (t) =>
  t.prismaField({
    type: Broadcast,
    args: { input: t.arg({ type: CancelBroadcastInput, required: true, description: "Which." }) },
    description: "Takes a broadcast back before its time. Errors: NOT_FOUND, CONFLICT when it has started.",
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
    description: "Their own LINE account, to which they test-send broadcasts. Null: not known. Admins only.",
  }),
);

const SetMyLineCustomerInput = builder.inputType("SetMyLineCustomerInput", {
  description: "Which customer the staff member is themselves.",
  fields: (t) => ({ customerId: t.id({ description: "The customer. Null: none." }) }),
});

builder.mutationField("setMyLineCustomer", (t) =>
  t.prismaField({
    type: StaffMember,
    args: { input: t.arg({ type: SetMyLineCustomerInput, required: true, description: "Which." }) },
    description: "Remembers one's own LINE account, for test-sending broadcasts. Errors: NOT_FOUND.",
    resolve: async (query, _root, { input }, context) => {
      const id = await setMyLineCustomer(context, input);
      return context.prisma.staffMember.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const SendTestBroadcastInput = builder.inputType("SendTestBroadcastInput", {
  description: "A broadcast to look at first.",
  fields: (t) => ({
    text: t.string({ required: true, description: TEXT }),
    image: t.string({ description: IMAGE }),
    productIds: t.idList({ description: CARDS }),
  }),
});

builder.mutationField("sendTestBroadcast", (t) =>
  t.prismaField({
    type: Customer,
    args: { input: t.arg({ type: SendTestBroadcastInput, required: true, description: "The message." }) },
    description:
      "Sends what a broadcast would be to one's own LINE account, for one message; returns that account. " +
      "Errors: NOT_FOUND while it is not known, INVALID_INPUT, PRODUCT_NOT_ON_SALE, LINE_QUOTA_EXHAUSTED.",
    resolve: async (query, _root, { input }, context) => {
      const id = await sendTestBroadcast(context, input);
      return context.prisma.customer.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);
