import { builder } from "../builder.ts";
import { DiscountAudience, DiscountKind, DiscountState } from "../enums.ts";

export const Discount = builder.prismaNode("Discount", {
  id: { field: "id", description: "Global id." },
  description: "A rule that takes something off a price, or puts something on it.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "What it is called on tags and receipts." }),
    kind: t.expose("kind", { type: DiscountKind, description: "What it is counted on." }),
    amount: t.expose("amount", {
      type: "Decimal",
      nullable: true,
      description: "Signed fixed amount in dollars: -10 takes ten off. Null: none.",
    }),
    multiplier: t.expose("multiplier", {
      type: "Decimal",
      nullable: true,
      description: "Multiplier of the line's total: 0.9 is ten percent off. Null or 0: none.",
    }),
    audience: t.expose("audience", { type: DiscountAudience, description: "What it is given to." }),
    description: t.exposeString("description", { description: "For staff and customers; may be empty." }),
    state: t.expose("state", { type: DiscountState, description: "Whether it counts." }),
    version: t.exposeInt("version", { description: "Counts the edits." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
  }),
});

export const ProductDiscount = builder.prismaObject("ProductDiscount", {
  description: "A discount on a product: it counts while minQuantity ≤ quantity < maxQuantity.",
  fields: (t) => ({
    discount: t.relation("discount", { description: "The discount." }),
    minQuantity: t.expose("minQuantity", {
      type: "Decimal",
      description: "The least quantity it counts for.",
    }),
    maxQuantity: t.expose("maxQuantity", {
      type: "Decimal",
      nullable: true,
      description: "The quantity from which it counts no more. Null: no limit.",
    }),
  }),
});
