import { builder } from "../builder.ts";
import { OPEN_ORDER_STATES } from "../domain/orderState.ts";
import { paymentMethodCode } from "../domain/payment.ts";
import { onSaleWhere } from "../domain/productState.ts";
import { LOW_STOCK } from "../domain/stock.ts";

const Today = builder.objectRef<Record<never, never>>("Today").implement({
  description: "What needs somebody's hand.",
  fields: (t) => ({
    ordersToAdvance: t.int({
      description: "Orders that are neither complete nor cancelled.",
      resolve: (_today, _args, { prisma }) =>
        prisma.order.count({ where: { state: { in: [...OPEN_ORDER_STATES] } } }),
    }),
    transfersToCheck: t.int({
      description: "Open orders by bank transfer that nobody has marked as paid.",
      resolve: (_today, _args, { prisma }) =>
        prisma.order.count({
          where: {
            state: { in: [...OPEN_ORDER_STATES] },
            paymentState: "UNPAID",
            paymentMethod: paymentMethodCode("BANK_TRANSFER"),
          },
        }),
    }),
    appointmentsToConfirm: t.int({
      description: "Appointments that wait for review.",
      resolve: (_today, _args, { prisma }) => prisma.appointment.count({ where: { state: "PENDING" } }),
    }),
    lowStock: t.int({
      description: "Products on sale of which at most five are left.",
      resolve: (_today, _args, { prisma }) =>
        prisma.product.count({ where: { ...onSaleWhere, stock: { lte: LOW_STOCK } } }),
    }),
  }),
});

builder.queryField("today", (t) =>
  t.field({ type: Today, description: "What needs somebody's hand now.", resolve: () => ({}) }),
);
