import { builder } from "../../builder.ts";
import { decimal } from "../../domain/money.ts";
import { DEFAULT_LOW_STOCK_LEVEL } from "../../domain/orders/stock.ts";
import { MAX_PRODUCT_IMAGES } from "../../domain/products/productImages.ts";
import { ProductStateEnum } from "../../enums.ts";
import { globalId } from "../../ids.ts";
import { createProducts, deleteProducts, updateProduct } from "./changeProducts.ts";
import { Product } from "./product.ts";
import { ProductImageInput } from "./productImage.ts";

const ProductDetailsInput = builder.inputType("ProductDetailsInput", {
  description:
    "A product as staff enter it. An omitted or null field stays unchanged, except `image`, `lowStockLevel`, `maxPerOrder`, `maxPerCustomer`, `quantityStep`, `preOrderCap`, and `preOrderDay`.",
  fields: (t) => ({
    name: t.string({ description: "1 to 200 characters. Required for a new product." }),
    code: t.string({ description: "Lowercase letters a to z, or empty." }),
    description: t.string({ description: "At most 5000 characters." }),
    keywords: t.string({
      description: "Other words by which it is found, such as readings; at most 500 characters.",
    }),
    price: t.field({ type: "Decimal", description: "0 or more dollars. Required for a new product." }),
    stock: t.field({ type: "Decimal", description: "0 or more; 0 for a new product." }),
    lowStockLevel: t.field({
      type: "Decimal",
      description: `The stock at which it is low; 0 or more. Null removes it, so that the level is ${DEFAULT_LOW_STOCK_LEVEL}.`,
    }),
    maxPerOrder: t.field({
      type: "Decimal",
      description:
        "How much of it, or of all its variants together, one order of a customer may have; more than 0. Null removes the limit.",
    }),
    maxPerCustomer: t.field({
      type: "Decimal",
      description:
        "How much of it, or of all its variants together, all orders of one customer may have that are not canceled; more than 0. Null removes the limit.",
    }),
    quantityStep: t.field({
      type: "Decimal",
      description:
        "Of what the quantities in new orders must be multiples, for the product and its variants: 1 for a product by the piece, 0.1 for one by the tenth; more than 0. Null, the default, allows any quantity. Orders that exist keep theirs.",
    }),
    preOrderCap: t.field({
      type: "Decimal",
      description:
        "How many pieces customers may order beyond the stock; more than 0. Pre-orders are offered while `preOrderDay` is set, too. Null ends them; those that were ordered stay.",
    }),
    preOrderDay: t.field({
      type: "Day",
      description: "The day on which pre-ordered pieces are expected. Null ends pre-orders.",
    }),
    workUnits: t.field({
      type: "Decimal",
      description:
        "How much of a shipping slot that counts work units one piece takes, 0 to 10,000; 1 for a new product.",
    }),
    topPick: t.boolean({ description: "Whether the shop recommends it; false for a new product." }),
    state: t.field({
      type: ProductStateEnum,
      description: "Whether it is on sale; ENABLED for a new product.",
    }),
    image: t.string({
      description:
        "The image in base64, with or without a data-URL prefix; at most 1,000,000 bytes decoded. It becomes the first of the product's images, in place of the present one. Null removes the first one.",
    }),
    images: t.field({
      type: [ProductImageInput],
      description: `All images in their order, which replace the present ones; at most ${MAX_PRODUCT_IMAGES}, each once. Not together with \`image\`, and not for a variant.`,
    }),
  }),
});

const ProductDiscountInput = builder.inputType("ProductDiscountInput", {
  description: "A discount to attach to a product. It applies while minQuantity ≤ quantity < maxQuantity.",
  fields: (t) => ({
    discountId: t.id({ required: true, description: "A discount for products." }),
    minQuantity: t.field({
      type: "Decimal",
      required: true,
      defaultValue: decimal(0),
      description: "The minimum quantity to which it applies; 0 or more.",
    }),
    maxQuantity: t.field({
      type: "Decimal",
      description: "The quantity from which it no longer applies; greater than the minimum. Null: no limit.",
    }),
  }),
});

const NewProductInput = builder.inputType("NewProductInput", {
  description: "A product to create.",
  fields: (t) => ({
    details: t.field({ type: ProductDetailsInput, required: true, description: "The values to write." }),
    typeIds: t.idList({ required: true, defaultValue: [], description: "The product types to add it to." }),
    discounts: t.field({
      type: [ProductDiscountInput],
      required: true,
      defaultValue: [],
      description: "The discounts to attach to it.",
    }),
  }),
});

const CreateProductsInput = builder.inputType("CreateProductsInput", {
  description: "Products to create.",
  fields: (t) => ({
    products: t.field({
      type: [NewProductInput],
      required: true,
      description: "1 to 1000 products; all or none.",
    }),
  }),
});

builder.mutationField("createProducts", (t) =>
  t.rowField({
    type: [Product],
    args: { input: t.arg({ type: CreateProductsInput, required: true, description: "The products." }) },
    description:
      "Creates products in the given order. Errors, with the row: INVALID_INPUT, NOT_FOUND (a product type or a discount).",
    resolve: async (query, _root, { input }, context) => {
      const ids = await createProducts(context, input.products);
      return context.prisma.product.findMany({
        ...query,
        where: { id: { in: ids } },
        orderBy: { id: "asc" },
      });
    },
  }),
);

export const UpdateProductInput = builder.inputType("UpdateProductInput", {
  description: "Changes of one product.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The product." }),
    version: t.int({
      description:
        "The version that the user edited. If the current version is different, the request fails with CONFLICT.",
    }),
    details: t.field({ type: ProductDetailsInput, description: "The values to write." }),
    addTypeIds: t.idList({ required: true, defaultValue: [], description: "Product types to add." }),
    removeTypeIds: t.idList({ required: true, defaultValue: [], description: "Product types to remove." }),
    setDiscounts: t.field({
      type: [ProductDiscountInput],
      required: true,
      defaultValue: [],
      description: "Discounts to attach; an existing one gets this range.",
    }),
    addDiscountIds: t.idList({
      required: true,
      defaultValue: [],
      description: "Discounts to attach without a quantity limit; an existing one keeps its range.",
    }),
    removeDiscountIds: t.idList({
      required: true,
      defaultValue: [],
      description: "Discounts to remove.",
    }),
  }),
});

builder.mutationField("updateProduct", (t) =>
  t.rowField({
    type: Product,
    args: { input: t.arg({ type: UpdateProductInput, required: true, description: "The change." }) },
    description:
      "Changes a product, its product types, and its discounts. Orders keep the name, price, and image from the time of ordering. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateProduct(context, input);
      return context.prisma.product.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const SetProductStateInput = builder.inputType("SetProductStateInput", {
  description: "A new state for a product.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The product." }),
    state: t.field({ type: ProductStateEnum, required: true, description: "The new state." }),
    version: t.int({
      description:
        "The version that the user edited. If the current version is different, the request fails with CONFLICT.",
    }),
  }),
});

builder.mutationField("setProductState", (t) =>
  t.rowField({
    type: Product,
    args: { input: t.arg({ type: SetProductStateInput, required: true, description: "The change." }) },
    description: "Sets the state of a product. Errors: NOT_FOUND, CONFLICT.",
    resolve: async (query, _root, { input: { id: product, version, state } }, context) => {
      const id = await updateProduct(context, { id: product, version, details: { state } });
      return context.prisma.product.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DeleteProductsInput = builder.inputType("DeleteProductsInput", {
  description: "Products to delete.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 products; all or none." }) }),
});

builder.mutationField("deleteProducts", (t) =>
  t.idList({
    args: { input: t.arg({ type: DeleteProductsInput, required: true, description: "What to delete." }) },
    description:
      "Deletes products and returns their IDs. Products that occur on orders are hidden from lists but stay on the orders. Errors: NOT_FOUND.",
    resolve: async (_root, { input }, context) => {
      const ids = await deleteProducts(context, input.ids);
      return ids.map((id) => globalId("Product", id));
    },
  }),
);
