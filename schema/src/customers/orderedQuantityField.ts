import { builder } from "../builder.ts";
import { decimal } from "../domain/money.ts";
import { Customer } from "../identity/customer.ts";
import { globalId, rowId } from "../ids.ts";
import { rowIds } from "../input.ts";
import { type OrderedQuantity, readOrderedQuantities } from "../shop/products/orderedQuantities.ts";

const OrderedQuantityType = builder.objectRef<OrderedQuantity>("OrderedQuantity").implement({
  description: "How much of a product a customer has ordered.",
  fields: (t) => ({
    productId: t.id({
      description: "The product, also for what was ordered of its variants.",
      resolve: ([id]) => globalId("Product", id),
    }),
    quantity: t.field({
      type: "Decimal",
      description: "The ordered quantity, with all variants.",
      resolve: ([, quantity]) => decimal(quantity),
    }),
  }),
});

builder.prismaObjectFields(Customer, (t) => ({
  orderedQuantities: t.field({
    type: [OrderedQuantityType],
    authScopes: { admin: true },
    select: { id: true },
    description:
      "How much the customer's orders have of products with a limit per customer. Canceled orders and what was returned to the stock do not count. For admins.",
    args: {
      productIds: t.arg.idList({
        required: true,
        description: "Products or variants; those without a limit per customer are left out.",
      }),
      exceptOrderId: t.arg.id({
        description: "An order that does not count, such as the one that is edited.",
      }),
    },
    resolve: async ({ id }, { productIds, exceptOrderId }, { prisma }) => [
      ...(await readOrderedQuantities(
        prisma,
        id,
        rowIds("Product", productIds),
        exceptOrderId == null ? null : rowId("Order", exceptOrderId),
      )),
    ],
  }),
}));
