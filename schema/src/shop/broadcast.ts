import { builder } from "../builder.ts";
import { offsetConnection, rowQuery } from "../connection.ts";
import { isErrorCode } from "../domain/errors.ts";
import { imageUrl } from "../domain/imageUrl.ts";
import { BroadcastAudience, BroadcastState, ErrorCodeEnum } from "../enums.ts";
import { audienceNames, productsOf, reached } from "./broadcastRows.ts";
import { Product } from "./product.ts";

const audienceColumns = {
  audienceProductIds: true,
  audienceProductTypeIds: true,
  audienceServiceIds: true,
  audienceCustomerIds: true,
} as const;

export const Broadcast = builder.prismaNode("Broadcast", {
  nullable: true,
  id: { field: "id", description: "Global id." },
  description: "A message to many customers. Staff only.",
  select: { id: true },
  authScopes: { admin: true },
  fields: (t) => ({
    text: t.exposeString("text", {
      description: "What it says; may be empty beside a picture or product cards.",
    }),
    imageUrl: t.string({
      nullable: true,
      select: { imageHash: true },
      description: "Address of the picture that goes along, below this server's own. Null: none.",
      resolve: ({ imageHash }) => imageUrl(imageHash, "MESSAGE"),
    }),
    products: t.field({
      type: [Product],
      description: "The products that go along as cards, in their order; at most 12.",
      select: { productIds: true },
      resolve: ({ productIds }, _args, context) => productsOf(context, productIds),
    }),
    audience: t.expose("audience", { type: BroadcastAudience, description: "Whom it goes to." }),
    audienceNames: t.stringList({
      description:
        "The names of what the audience was chosen by, or of those who were chosen: the first three.",
      select: audienceColumns,
      resolve: (broadcast, _args, context) => audienceNames(context, broadcast),
    }),
    audienceCount: t.int({
      description: "How many were named to choose the audience by.",
      select: audienceColumns,
      resolve: (broadcast) =>
        broadcast.audienceProductIds.length +
        broadcast.audienceProductTypeIds.length +
        broadcast.audienceServiceIds.length +
        broadcast.audienceCustomerIds.length,
    }),
    scheduledAt: t.expose("scheduledAt", {
      type: "DateTime",
      nullable: true,
      description: "When it is to go out. Null: at once.",
    }),
    state: t.expose("state", { type: BroadcastState, description: "How far it has come." }),
    recipients: t.exposeInt("recipients", {
      description: "How many customers it goes to; until its time has come, as counted when it was written.",
    }),
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

const BroadcastConnection = builder.connectionObject(
  { type: Broadcast, name: "BroadcastConnection", description: "A page of broadcasts." },
  { name: "BroadcastEdge", description: "A row of the page." },
);

builder.queryField("broadcasts", (t) =>
  t.connection(
    {
      type: Broadcast,
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "What was sent to many, or is to be, newest first.",
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
