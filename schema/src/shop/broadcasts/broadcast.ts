import { builder } from "../../builder.ts";
import { isErrorCode } from "../../domain/errors.ts";
import { imageUrl } from "../../domain/imageUrl.ts";
import { BroadcastAudienceEnum, BroadcastStateEnum, ErrorCodeEnum } from "../../enums.ts";
import { offsetConnection, rowQuery } from "../../lists/connection.ts";
import { Product } from "../products/product.ts";
import { audienceNames, productsOf, reachedCustomers } from "./broadcastRows.ts";

const audienceColumns = {
  audienceProductIds: true,
  audienceProductTypeIds: true,
  audienceServiceIds: true,
  audienceCustomerIds: true,
} as const;

export const Broadcast = builder.prismaNode("Broadcast", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description: "A message to many customers. Staff only.",
  select: { id: true },
  authScopes: { admin: true },
  fields: (t) => ({
    text: t.exposeString("text", {
      description: "The text; may be empty if there is an image or a product card.",
    }),
    imageUrl: t.string({
      nullable: true,
      select: { imageHash: true },
      description: "The path of the attached image on this server. Null: none.",
      resolve: ({ imageHash }) => imageUrl(imageHash, "MESSAGE"),
    }),
    products: t.field({
      type: [Product],
      description: "The products attached as cards, in order; at most 12.",
      select: { productIds: true },
      resolve: ({ productIds }, _args, context) => productsOf(context, productIds),
    }),
    audience: t.expose("audience", { type: BroadcastAudienceEnum, description: "The audience." }),
    audienceNames: t.stringList({
      description:
        "The first three names of the products, product types, services, or customers that define the audience.",
      select: audienceColumns,
      resolve: (broadcast, _args, context) => audienceNames(context, broadcast),
    }),
    audienceCount: t.int({
      description: "The number of products, product types, services, or customers that define the audience.",
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
      description: "The scheduled time. Null: immediately.",
    }),
    state: t.expose("state", { type: BroadcastStateEnum, description: "Its state." }),
    recipients: t.exposeInt("recipients", {
      description: "The number of customers it goes to. Before its time, the number at the time of saving.",
    }),
    sent: t.int({
      description: "The number of customers for whom LINE has accepted it.",
      resolve: ({ id }, _args, context) => reachedCustomers(context, id, "SENT"),
    }),
    failed: t.int({
      description: "The number of customers for whom sending failed.",
      resolve: ({ id }, _args, context) => reachedCustomers(context, id, "FAILED"),
    }),
    lastError: t.field({
      type: ErrorCodeEnum,
      nullable: true,
      description: "Why sending failed. Null: it did not.",
      select: { lastError: true },
      resolve: ({ lastError }) => (isErrorCode(lastError) ? lastError : null),
    }),
    createdBy: t.relation("createdBy", {
      nullable: true,
      description: "The staff member who created it. Null: no longer known.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When the broadcast was created." }),
    finishedAt: t.expose("finishedAt", {
      type: "DateTime",
      nullable: true,
      description: "When the last part was sent or given up. Null: not yet.",
    }),
  }),
});

const BroadcastConnection = builder.connectionObject(
  { type: Broadcast, name: "BroadcastConnection", description: "A page of broadcasts." },
  { name: "BroadcastEdge", description: "A row of the page, with its cursor." },
);

builder.queryField("broadcasts", (t) =>
  t.connection(
    {
      type: Broadcast,
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "Sent and scheduled broadcasts, newest first.",
      resolve: (_root, page, context, info) =>
        offsetConnection(
          page,
          { context, info },
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
  t.rowField({
    type: Broadcast,
    nullable: true,
    description: "The progress of a broadcast. Null: it was deleted.",
    subscribe: (_root, _args, { changes }) => changes.broadcasts(),
    resolve: (query, change, _args, { prisma }) =>
      prisma.broadcast.findUnique({ ...query, where: { id: (change as { id: number }).id } }),
  }),
);
