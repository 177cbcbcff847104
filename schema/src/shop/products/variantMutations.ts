import { builder } from "../../builder.ts";
import { DEFAULT_LOW_STOCK_LEVEL } from "../../domain/orders/stock.ts";
import { MAX_OPTION_LENGTH, MAX_OPTIONS, MAX_VARIANTS } from "../../domain/products/variants.ts";
import { setProductVariants } from "./changeVariants.ts";
import { Product } from "./product.ts";

const ProductOptionInput = builder.inputType("ProductOptionInput", {
  description: "An option of a product.",
  fields: (t) => ({
    name: t.string({
      required: true,
      description: `1 to ${MAX_OPTION_LENGTH} characters, unique within the product.`,
    }),
    values: t.stringList({
      required: true,
      description: `The values in their order, 1 to ${MAX_OPTION_LENGTH} characters each; at least one.`,
    }),
  }),
});

const ProductVariantInput = builder.inputType("ProductVariantInput", {
  description:
    "A variant of a product. An omitted or null field of an existing one stays unchanged, except `image`, `lowStockLevel`, `preOrderCap`, and `preOrderDay`.",
  fields: (t) => ({
    id: t.id({ description: "The existing variant. Null creates one." }),
    version: t.int({
      description:
        "The version of the variant that the user edited. If it was edited since, or if its stock changed and `stock` is sent, the request fails with CONFLICT.",
    }),
    values: t.stringList({ required: true, description: "The value of each option, in their order." }),
    code: t.string({ description: "Lowercase letters a to z, or empty." }),
    price: t.field({ type: "Decimal", description: "0 or more dollars; the product's price for a new one." }),
    stock: t.field({
      type: "Decimal",
      description:
        "0 or more; 0 for a new one. If it is omitted for all of a product's first variants, the first one gets the product's stock.",
    }),
    lowStockLevel: t.field({
      type: "Decimal",
      description: `The stock at which it is low; 0 or more. Null removes it, so that the level is ${DEFAULT_LOW_STOCK_LEVEL}; omitted for a new one, it is that of the product.`,
    }),
    preOrderCap: t.field({
      type: "Decimal",
      description: "How many pieces customers may order beyond the stock; more than 0. Null ends pre-orders.",
    }),
    preOrderDay: t.field({
      type: "Day",
      description: "The day on which pre-ordered pieces are expected. Null ends pre-orders.",
    }),
    offered: t.boolean({
      description: "Whether it is on sale while its product is; true for a new one.",
    }),
    image: t.string({
      description:
        "The image in base64, with or without a data-URL prefix; at most 1,000,000 bytes decoded. Null removes it, so that the product's image is shown.",
    }),
  }),
});

const SetProductVariantsInput = builder.inputType("SetProductVariantsInput", {
  description: "The options of a product with all its variants.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The product." }),
    version: t.int({
      description:
        "The version that the user edited. If it was edited since, the request fails with CONFLICT.",
    }),
    options: t.field({
      type: [ProductOptionInput],
      required: true,
      description: `At most ${MAX_OPTIONS}. None: the product has no variants.`,
    }),
    variants: t.field({
      type: [ProductVariantInput],
      required: true,
      description: `At most ${MAX_VARIANTS}, at least one unless there are no options. Each combination of values occurs at most once; missing combinations cannot be ordered.`,
    }),
  }),
});

builder.mutationField("setProductVariants", (t) =>
  t.rowField({
    type: Product,
    args: { input: t.arg({ type: SetProductVariantsInput, required: true, description: "The variants." }) },
    description:
      "Replaces the options and variants of a product. Existing variants that are left out are deleted; ordered ones stay on their orders. The product's own stock becomes 0 when it gets variants; without a stated stock, the first variant takes it over. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await setProductVariants(context, input);
      return context.prisma.product.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);
