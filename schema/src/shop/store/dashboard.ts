import { builder } from "../../builder.ts";
import { OPEN_ORDER_STATES } from "../../domain/orders/orderState.ts";
import { paymentMethodCode } from "../../domain/orders/payment.ts";
import { LOW_STOCK } from "../../domain/orders/stock.ts";
import { onSaleWhere } from "../../domain/products/productState.ts";

const Today = builder.objectRef<Record<never, never>>("Today").implement({
  description: "What needs attention.",
  fields: (t) => ({
    ordersToAdvance: t.int({
      description: "The number of orders that are neither complete nor canceled.",
      resolve: (_today, _args, { prisma }) =>
        prisma.order.count({ where: { state: { in: [...OPEN_ORDER_STATES] }, draftOf: null } }),
    }),
    transfersToCheck: t.int({
      description: "The number of open orders by bank transfer that are not marked as paid.",
      resolve: (_today, _args, { prisma }) =>
        prisma.order.count({
          where: {
            state: { in: [...OPEN_ORDER_STATES] },
            draftOf: null,
            paymentState: "UNPAID",
            paymentMethod: paymentMethodCode("BANK_TRANSFER"),
          },
        }),
    }),
    appointmentsToConfirm: t.int({
      description: "The number of appointments that wait for review.",
      resolve: (_today, _args, { prisma }) => prisma.appointment.count({ where: { state: "PENDING" } }),
    }),
    lowStock: t.int({
      description: "The number of products on sale with a stock of at most five.",
      resolve: (_today, _args, { prisma }) =>
        prisma.product.count({ where: { ...onSaleWhere, stock: { lte: LOW_STOCK } } }),
    }),
  }),
});

builder.queryField("today", (t) =>
  t.field({ type: Today, description: "What needs attention now.", resolve: () => ({}) }),
);
