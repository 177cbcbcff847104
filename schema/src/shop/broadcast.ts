import { builder } from "../builder.ts";
import { offsetConnection, rowQuery } from "../connection.ts";
import type { Context } from "../context.ts";
import { isErrorCode } from "../domain/errors.ts";
import { BroadcastState, ErrorCodeEnum } from "../enums.ts";
import { reachableCustomers, sendBroadcast } from "./sendBroadcast.ts";

export const Broadcast = builder.prismaNode("Broadcast", {
  nullable: true,
  id: { field: "id", description: "Global id." },
  description: "A text to all customers who are not blocked. Staff only.",
  select: { id: true },
  authScopes: { admin: true },
  fields: (t) => ({
    text: t.exposeString("text", { description: "What it says." }),
    state: t.expose("state", { type: BroadcastState, description: "How far it has come." }),
    recipients: t.exposeInt("recipients", { description: "How many customers it goes to." }),
    sent: t.int({
      description: "To how many LINE has taken it.",
      resolve: ({ id }, _args, context) => reached(context, id, "SENT"),
    }),
    failed: t.int({
      description: "To how many it could not be sent.",
      resolve: ({ id }, _args, context) => reached(context, id, "FAILED"),
    }),
    lastError: t.field({
      type: ErrorCodeEnum,
      nullable: true,
      description: "Why it could not be sent. Null: it could.",
      select: { lastError: true },
      resolve: ({ lastError }) => (isErrorCode(lastError) ? lastError : null),
    }),
    createdBy: t.relation("createdBy", {
      nullable: true,
      description: "Who sent it. Null: no longer known.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was given." }),
    finishedAt: t.expose("finishedAt", {
      type: "DateTime",
      nullable: true,
      description: "When its last part was sent or given up. Null: not yet.",
    }),
  }),
});

async function reached({ prisma }: Context, broadcastId: number, state: "SENT" | "FAILED"): Promise<number> {
  const sum = await prisma.outboxMessage.aggregate({
    where: { broadcastId, state },
    _sum: { recipients: true },
  });
  return sum._sum.recipients ?? 0;
}

const BroadcastConnection = builder.connectionObject(
  { type: Broadcast, name: "BroadcastConnection", description: "A page of broadcasts." },
  { name: "BroadcastEdge", description: "A row of the page." },
);

builder.queryField("broadcasts", (t) =>
  t.connection(
    {
      type: Broadcast,
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "What was sent to all, newest first.",
      resolve: (_root, page, context, info) =>
        offsetConnection(
          page,
          context,
          (window) =>
            context.prisma.broadcast.findMany({
              ...rowQuery(context, info),
              orderBy: { id: "desc" },
              ...window,
            }),
          () => context.prisma.broadcast.count(),
        ),
    },
    BroadcastConnection,
  ),
);

const BroadcastReach = builder.objectRef<Record<never, never>>("BroadcastReach").implement({
  description: "What a broadcast would reach now.",
  fields: (t) => ({
    recipients: t.int({
      description: "How many customers: all but the blocked.",
      resolve: (_reach, _args, { prisma }) => prisma.customer.count({ where: reachableCustomers }),
    }),
    remaining: t.int({
      nullable: true,
      description: "Messages that LINE still allows this month. Null: no limit is known.",
      resolve: (_reach, _args, { messaging }) => messaging.remaining(),
    }),
  }),
});

builder.queryField("broadcastReach", (t) =>
  t.field({ type: BroadcastReach, description: "What a broadcast would reach now.", resolve: () => ({}) }),
);

const SendBroadcastInput = builder.inputType("SendBroadcastInput", {
  description: "A text to all.",
  fields: (t) => ({
    text: t.string({ required: true, description: "1 to 5000 UTF-16 units, LINE's limit." }),
    idempotencyKey: t.string({
      description: "A text of the client's own: repeated, it sends nothing again.",
    }),
  }),
});

builder.mutationField("sendBroadcast", (t) =>
  t.prismaField({
    type: Broadcast,
    args: { input: t.arg({ type: SendBroadcastInput, required: true, description: "The text." }) },
    description:
      "Queues a text to every customer who is not blocked; a worker sends it. Errors: INVALID_INPUT, CONFLICT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await sendBroadcast(context, input);
      return context.prisma.broadcast.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

builder.subscriptionField("broadcastChanged", (t) =>
  t.prismaField({
    type: Broadcast,
    nullable: true,
    description: "A broadcast's progress. Null: it is gone.",
    subscribe: (_root, _args, { changes }) => changes.broadcasts(),
    resolve: (query, change, _args, { prisma }) =>
      prisma.broadcast.findUnique({ ...query, where: { id: (change as { id: number }).id } }),
  }),
);
