import { builder } from "../builder.ts";
import { imageUrl } from "../domain/imageUrl.ts";
import { decimal, lineTotal } from "../domain/money.ts";
import { imageVariantArgs } from "./imageVariantArgs.ts";

export const OrderLine = builder.prismaNode("OrderLine", {
  nullable: true,
  id: { field: "id", description: "Global id." },
  description: "A product on an order, with the name, price and picture it had when it was added.",
  select: { orderId: true },
  fields: (t) => ({
    product: t.relation("product", { description: "The product as it is today, on sale or not." }),
    productName: t.exposeString("productName", { description: "What it was called." }),
    imageUrl: t.string({
      nullable: true,
      select: { imageHash: true },
      args: imageVariantArgs,
      description: "Address of its picture as it was. Null: no picture.",
      resolve: ({ imageHash }, { variant }) => imageUrl(imageHash, variant),
    }),
    quantity: t.expose("quantity", { type: "Decimal", description: "How many; more than 0." }),
    unitPrice: t.expose("unitPrice", { type: "Decimal", description: "What one cost, in dollars." }),
    lineTotal: t.field({
      type: "Decimal",
      description: "Quantity × price, before discounts.",
      select: { quantity: true, unitPrice: true },
      resolve: ({ quantity, unitPrice }) => lineTotal(decimal(quantity), decimal(unitPrice)),
    }),
  }),
});

export const DiscountRecord = builder.prismaObject("DiscountRecord", {
  description: "What a discount did to an order, kept as it was.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Its number." }),
    name: t.exposeString("name", { description: "The discount's name then." }),
    amount: t.expose("amount", {
      type: "Decimal",
      description: "Signed amount in dollars; negative takes off.",
    }),
  }),
});
