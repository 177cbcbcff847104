import { builder } from "../builder.ts";
import { decimal } from "../domain/money.ts";
import { ProductState } from "../enums.ts";
import { globalId } from "../ids.ts";
import { createProducts, deleteProducts, updateProduct } from "./changeProducts.ts";
import { Product } from "./product.ts";

const ProductDetailsInput = builder.inputType("ProductDetailsInput", {
  description:
    "A product as staff write it; what is left out stays as it is, and so does null but for `image`.",
  fields: (t) => ({
    name: t.string({ description: "1 to 200 characters; a new product needs one." }),
    code: t.string({ description: "Lowercase letters a to z, or empty." }),
    description: t.string({ description: "At most 5000 characters." }),
    price: t.field({ type: "Decimal", description: "0 or more dollars; a new product needs one." }),
    stock: t.field({ type: "Decimal", description: "0 or more; 0 on a new product." }),
    topPick: t.boolean({ description: "Whether the shop recommends it; false on a new product." }),
    state: t.field({ type: ProductState, description: "Whether it is on sale; ENABLED on a new product." }),
    image: t.string({
      description:
        "The picture as base64, with or without a data-URL prefix, at most 1,000,000 bytes decoded. Null takes it away.",
    }),
  }),
});

const ProductDiscountInput = builder.inputType("ProductDiscountInput", {
  description: "A discount to put on a product: it counts while minQuantity ≤ quantity < maxQuantity.",
  fields: (t) => ({
    discountId: t.id({ required: true, description: "A discount for products." }),
    minQuantity: t.field({
      type: "Decimal",
      required: true,
      defaultValue: decimal(0),
      description: "The least quantity it counts for; 0 or more.",
    }),
    maxQuantity: t.field({
      type: "Decimal",
      description: "The quantity from which it counts no more; more than the least. Null: no limit.",
    }),
  }),
});

const NewProductInput = builder.inputType("NewProductInput", {
  description: "A product to add.",
  fields: (t) => ({
    details: t.field({ type: ProductDetailsInput, required: true, description: "What to write." }),
    typeIds: t.idList({ required: true, defaultValue: [], description: "The shelves to put it on." }),
    discounts: t.field({
      type: [ProductDiscountInput],
      required: true,
      defaultValue: [],
      description: "The discounts to put on it.",
    }),
  }),
});

const CreateProductsInput = builder.inputType("CreateProductsInput", {
  description: "Products to add.",
  fields: (t) => ({
    products: t.field({
      type: [NewProductInput],
      required: true,
      description: "1 to 1000 products, all or none.",
    }),
  }),
});

builder.mutationField("createProducts", (t) =>
  t.prismaField({
    type: [Product],
    args: { input: t.arg({ type: CreateProductsInput, required: true, description: "The products." }) },
    description:
      "Adds products, in the given order. Errors, with the row: INVALID_INPUT, NOT_FOUND (a shelf or a discount).",
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

const UpdateProductInput = builder.inputType("UpdateProductInput", {
  description: "A change of one product.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The product." }),
    version: t.int({ description: "The version that the editor saw; another one by now is a CONFLICT." }),
    details: t.field({ type: ProductDetailsInput, description: "What to write." }),
    addTypeIds: t.idList({ required: true, defaultValue: [], description: "Shelves to put it on as well." }),
    removeTypeIds: t.idList({ required: true, defaultValue: [], description: "Shelves to take it from." }),
    setDiscounts: t.field({
      type: [ProductDiscountInput],
      required: true,
      defaultValue: [],
      description: "Discounts to put on it; one that it has gets this window.",
    }),
    addDiscountIds: t.idList({
      required: true,
      defaultValue: [],
      description: "Discounts to put on it without a limit; one that it has keeps its window.",
    }),
    removeDiscountIds: t.idList({
      required: true,
      defaultValue: [],
      description: "Discounts to take from it.",
    }),
  }),
});

builder.mutationField("updateProduct", (t) =>
  t.prismaField({
    type: Product,
    args: { input: t.arg({ type: UpdateProductInput, required: true, description: "The change." }) },
    description:
      "Changes a product, its shelves and its discounts; orders keep the name, price and picture that they were made with. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateProduct(context, input);
      return context.prisma.product.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const SetProductStateInput = builder.inputType("SetProductStateInput", {
  description: "Puts a product on sale or takes it off.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The product." }),
    state: t.field({ type: ProductState, required: true, description: "Its new state." }),
    version: t.int({ description: "The version that the editor saw; another one by now is a CONFLICT." }),
  }),
});

builder.mutationField("setProductState", (t) =>
  t.prismaField({
    type: Product,
    args: { input: t.arg({ type: SetProductStateInput, required: true, description: "What to change." }) },
    description: "Enables, freezes or disables a product. Errors: NOT_FOUND, CONFLICT.",
    resolve: async (query, _root, { input: { id: product, version, state } }, context) => {
      const id = await updateProduct(context, { id: product, version, details: { state } });
      return context.prisma.product.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DeleteProductsInput = builder.inputType("DeleteProductsInput", {
  description: "Products to remove.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 products, all or none." }) }),
});

builder.mutationField("deleteProducts", (t) =>
  t.idList({
    args: { input: t.arg({ type: DeleteProductsInput, required: true, description: "Which." }) },
    description:
      "Removes products. Those on orders leave the lists and stay on the orders; the others are gone. Returns their ids. Errors: NOT_FOUND.",
    resolve: async (_root, { input }, context) => {
      const ids = await deleteProducts(context, input.ids);
      return ids.map((id) => globalId("Product", id));
    },
  }),
);
