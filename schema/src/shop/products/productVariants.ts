import { builder } from "../../builder.ts";
import { isOnSale } from "../../domain/products/productState.ts";
import { type ProductOption as Option, sortVariants } from "../../domain/products/variants.ts";
import { globalId } from "../../ids.ts";
import { isAdmin } from "../../viewer.ts";
import { Product } from "./product.ts";
import { productOptions, variantRows, variantSums } from "./variantRows.ts";

const ProductOption = builder.objectRef<Option>("ProductOption").implement({
  description: "An option of a product with variants, such as the color.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The name, unique within the product." }),
    values: t.field({
      type: ["String"],
      description: "The values in their order.",
      resolve: ({ values }) => [...values],
    }),
  }),
});

builder.prismaObjectFields(Product, (t) => ({
  options: t.field({
    type: [ProductOption],
    select: { options: true },
    description: "The options between which customers choose; empty for a product without variants.",
    resolve: (product) => productOptions(product),
  }),
  hasVariants: t.exposeBoolean("hasVariants", {
    description: "Whether the product has variants, which are ordered in its place.",
  }),
  variantCount: t.int({
    authScopes: { admin: true },
    select: { id: true, hasVariants: true },
    description: "The number of variants, on sale or not. Admins only.",
    resolve: async ({ id, hasVariants }, _args, context) =>
      hasVariants ? ((await variantSums(context, id))?.count ?? 0) : 0,
  }),
  variants: t.field({
    type: [Product],
    select: { id: true, options: true, hasVariants: true },
    description:
      "The variants, which are ordered in place of the product, in the order of the options' values; the first one is the default variant. Admins see all, others those on sale. At most 100; empty for a product without variants.",
    resolve: async (product, _args, context) => {
      if (!product.hasVariants) return [];
      const all = (await variantRows(context, product.id)) ?? [];
      const visible = isAdmin(context.viewer) ? all : all.filter(({ state }) => isOnSale(state));
      return sortVariants(productOptions(product), visible);
    },
  }),
  parent: t.relation("parent", {
    nullable: true,
    description:
      "The product of a variant, which has its description, keywords, types, and discounts. Null: it is no variant.",
  }),
  parentId: t.id({
    nullable: true,
    select: { parentId: true },
    description: "The global ID of the product of a variant. Null: it is no variant.",
    resolve: ({ parentId }) => (parentId === null ? null : globalId("Product", parentId)),
  }),
  optionValues: t.exposeStringList("optionValues", {
    description: "A variant's value of each option of its product; empty for a product.",
  }),
  offered: t.exposeBoolean("offered", {
    description:
      "Whether a variant is on sale while its product is; true for a product. A variant's state is that of its product, or FROZEN.",
  }),
  hasOwnImage: t.boolean({
    select: { parentId: true, ownImage: true, imageHash: true },
    description: "Whether the image is its own. A variant without one has the image of its product.",
    resolve: ({ parentId, ownImage, imageHash }) => (parentId === null ? imageHash !== null : ownImage),
  }),
}));
