import { allow, builder } from "../../builder.ts";
import type { Change } from "../../context.ts";
import { ChangeKindEnum } from "../../enums.ts";
import { filterOwnChanges } from "../../filterOwnChanges.ts";
import { globalId } from "../../ids.ts";
import { Order } from "./order.ts";

export const OrderChange = builder.objectRef<Change>("OrderChange").implement({
  description: "A change of an order.",
  fields: (t) => ({
    kind: t.expose("kind", { type: ChangeKindEnum, description: "The kind of event." }),
    orderId: t.id({ description: "The global ID of the order.", resolve: ({ id }) => globalId("Order", id) }),
    customerId: t.id({
      nullable: true,
      authScopes: { admin: true },
      description: "The global ID of the customer. Null: there is none. For admins.",
      resolve: ({ customerId }) => (customerId === null ? null : globalId("Customer", customerId)),
    }),
    order: t.rowField({
      type: Order,
      nullable: true,
      description: "The order as it is now. Null: it was deleted.",
      resolve: (query, { kind, id }, _args, { prisma }) =>
        kind === "DELETED" ? null : prisma.order.findUnique({ ...query, where: { id } }),
    }),
  }),
});

builder.subscriptionField("orderChanged", (t) =>
  t.field({
    type: OrderChange,
    description: "Every created, changed, or deleted order.",
    subscribe: (_root, _args, { changes }) => changes.orders(),
    resolve: (change) => change,
  }),
);

builder.subscriptionField("myOrderChanged", (t) =>
  t.field({
    type: OrderChange,
    ...allow("customer"),
    description: "Changes of the signed-in customer's own orders. For customers.",
    subscribe: (_root, _args, { changes, viewer }) => filterOwnChanges(changes.orders(), viewer),
    resolve: (change) => change,
  }),
);
