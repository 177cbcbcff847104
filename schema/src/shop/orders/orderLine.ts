import { builder } from "../../builder.ts";
import { imageUrl } from "../../domain/imageUrl.ts";
import { lineTotalIn, readCurrency } from "../../domain/minorUnits.ts";
import { decimal } from "../../domain/money.ts";
import { netQuantity, packableQuantity, packedQuantities } from "../../domain/orders/parcelState.ts";
import { canRestock } from "../../domain/orders/recordedPayment.ts";
import { globalId } from "../../ids.ts";
import { imageVariantArgs } from "../products/imageVariantArgs.ts";

export const OrderLine = builder.prismaNode("OrderLine", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description: "A product on an order, with the name, price, and image from the time when it was added.",
  select: { orderId: true },
  fields: (t) => ({
    product: t.relation("product", { description: "The product as it is today, on sale or not." }),
    parentProductId: t.id({
      nullable: true,
      select: { product: { select: { parentId: true } } },
      description: "The global ID of the product of which a variant was ordered. Null: it is no variant.",
      resolve: ({ product: { parentId } }) => (parentId === null ? null : globalId("Product", parentId)),
    }),
    productName: t.exposeString("productName", { description: "The name at that time." }),
    imageUrl: t.string({
      nullable: true,
      select: { imageHash: true },
      args: imageVariantArgs,
      description: "The path of the image at that time. Null: none.",
      resolve: ({ imageHash }, { variant }) => imageUrl(imageHash, variant),
    }),
    quantity: t.expose("quantity", { type: "Decimal", description: "The quantity; more than 0." }),
    preOrdered: t.expose("preOrdered", {
      type: "Decimal",
      description:
        "For how much of the quantity it waits, because it was ordered beyond the stock; 0: for nothing, or no longer.",
    }),
    expectedDay: t.expose("expectedDay", {
      type: "Day",
      nullable: true,
      description:
        "The day on which pre-ordered pieces were expected when they were ordered. Null: all were in stock.",
    }),
    restockable: t.field({
      type: "Decimal",
      authScopes: { admin: true },
      description:
        "How much of the quantity a refund can return to the stock; 0 of a canceled order, whose products are back already. For admins.",
      select: { quantity: true, restocked: true, order: { select: { state: true } } },
      resolve: ({ order, ...line }) => (canRestock(order.state) ? netQuantity(line) : decimal(0)),
    }),
    restocked: t.expose("restocked", {
      type: "Decimal",
      authScopes: { admin: true },
      description: "How much of the quantity refunds have returned to the stock. For admins.",
    }),
    packable: t.field({
      type: "Decimal",
      authScopes: { admin: true },
      description:
        "How much of the quantity can be packed: it is in no parcel, or only in returned ones, and no refund has returned it to the stock. For admins.",
      select: {
        id: true,
        quantity: true,
        restocked: true,
        parcelItems: { select: { orderLineId: true, quantity: true, parcel: { select: { state: true } } } },
      },
      resolve: ({ id, parcelItems, ...line }) =>
        packableQuantity(line, packedQuantities(parcelItems).get(id)),
    }),
    unitPrice: t.expose("unitPrice", {
      type: "Decimal",
      description: "The unit price at that time, in dollars.",
    }),
    lineTotal: t.field({
      type: "Decimal",
      description: "Quantity times price, before discounts.",
      select: { quantity: true, unitPrice: true, order: { select: { currency: true } } },
      resolve: ({ quantity, unitPrice, order }) =>
        lineTotalIn(readCurrency(order.currency), decimal(quantity), decimal(unitPrice)),
    }),
  }),
});

export const DiscountRecord = builder.prismaObject("DiscountRecord", {
  description: "A discount applied to an order, as it was at that time.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The number of the row." }),
    name: t.exposeString("name", { description: "The name of the discount at that time." }),
    amount: t.expose("amount", {
      type: "Decimal",
      description: "A signed amount in dollars; a negative amount reduces the price.",
    }),
  }),
});
