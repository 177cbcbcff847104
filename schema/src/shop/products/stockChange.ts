import type * as stored from "@machiya/prisma/enums";
import { builder } from "../../builder.ts";
import { describedEnum } from "../../enums.ts";
import { StaffMember } from "../../identity/staffMember.ts";
import { offsetConnection, rowQuery } from "../../lists/connection.ts";
import { Product } from "./product.ts";

const StockReasonEnum = describedEnum<stored.StockReason>(
  "StockReason",
  "Why the stock of a product changed.",
  {
    INITIAL: "The product was created with it, or had it when the history began.",
    ORDER: "A line of an order was added or changed.",
    CANCEL: "An order was canceled or deleted, or a line was removed.",
    REFUND: "Products came back with a refund.",
    EDIT: "Staff edited the product.",
    BULK: "Staff edited several products at once.",
    IMPORT: "A file was imported.",
    COUNT: "The products were counted.",
    OTHER: "It was changed outside of the application.",
  },
);

const StockChange = builder.prismaObject("StockChange", {
  description: "A change of a product's stock. For admins.",
  fields: (t) => ({
    key: t.exposeInt("id", { description: "A number that increases with time." }),
    reason: t.expose("reason", { type: StockReasonEnum, description: "Why it changed." }),
    before: t.expose("before", { type: "Decimal", description: "The stock before." }),
    after: t.expose("after", { type: "Decimal", description: "The stock after." }),
    orderNumber: t.exposeInt("orderNumber", {
      nullable: true,
      description: "The number of the order, also after its deletion. Null: none.",
    }),
    staffMember: t.relation("staffMember", {
      type: StaffMember,
      nullable: true,
      description: "Who changed it. Null: a customer, an API token, or a deleted staff member.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it changed." }),
  }),
});

const StockChangeConnection = builder.connectionObject(
  { type: StockChange, name: "StockChangeConnection", description: "A page of changes." },
  { name: "StockChangeEdge", description: "A row of the page, with its cursor." },
);

builder.prismaObjectField(Product, "stockChanges", (t) =>
  t.connection(
    {
      type: StockChange,
      authScopes: { admin: true },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "The changes of the stock, newest first; they sum up to the stock. For admins.",
      select: { id: true },
      resolve: ({ id }, page, context, info) => {
        const where = { productId: id };
        const query = rowQuery(context, info);
        return offsetConnection(
          page,
          { context, info },
          (window) =>
            context.prisma.stockChange.findMany({ ...query, where, orderBy: { id: "desc" }, ...window }),
          () => context.prisma.stockChange.count({ where }),
        );
      },
    },
    StockChangeConnection,
  ),
);
