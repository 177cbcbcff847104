import { builder, open } from "../builder.ts";
import type { Change } from "../context.ts";
import { ChangeKind } from "../enums.ts";
import { globalId } from "../ids.ts";
import { ownChanges } from "../ownChanges.ts";
import { Order } from "./order.ts";

const OrderChange = builder.objectRef<Change>("OrderChange").implement({
  description: "Something that happened to an order.",
  fields: (t) => ({
    kind: t.expose("kind", { type: ChangeKind, description: "What happened." }),
    orderId: t.id({ description: "Global id of the order.", resolve: ({ id }) => globalId("Order", id) }),
    order: t.prismaField({
      type: Order,
      nullable: true,
      description: "The order as it is now. Null: it is gone.",
      resolve: (query, { kind, id }, _args, { prisma }) =>
        kind === "DELETED" ? null : prisma.order.findUnique({ ...query, where: { id } }),
    }),
  }),
});

builder.subscriptionField("orderChanged", (t) =>
  t.field({
    type: OrderChange,
    description: "Every order that comes in, changes or goes.",
    subscribe: (_root, _args, { changes }) => changes.orders(),
    resolve: (change) => change,
  }),
);

builder.subscriptionField("myOrderChanged", (t) =>
  t.field({
    type: OrderChange,
    ...open("customer"),
    description: "The signed-in customer's own orders, when they change. For customers.",
    subscribe: (_root, _args, { changes, viewer }) => ownChanges(changes.orders(), viewer),
    resolve: (change) => change,
  }),
);
