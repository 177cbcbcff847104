import { allow, builder } from "../../builder.ts";
import { listedWhere } from "../../domain/products/productState.ts";
import { globalId } from "../../ids.ts";
import { oneOf, rowIds, searchConditions } from "../../input.ts";
import { offsetConnection, rowQuery } from "../../lists/connection.ts";
import { requestLoader } from "../../lists/requestLoader.ts";
import { createProductTypes, deleteProductTypes, updateProductType } from "./changeProductTypes.ts";

/** Prisma's relation count would count all rows of all types first. */
const productCount = requestLoader(async ({ prisma }, typeIds: number[]) => {
  const counts = await prisma.productToType.groupBy({
    by: ["productTypeId"],
    where: { productTypeId: { in: typeIds }, product: listedWhere },
    _count: true,
  });
  return new Map(counts.map(({ productTypeId, _count }) => [productTypeId, _count]));
});

export const ProductType = builder.prismaNode("ProductType", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description: "A product type. A product can have any number of types.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The name." }),
    description: t.exposeString("description", { description: "May be empty." }),
    productCount: t.int({
      authScopes: { admin: true },
      description: "The number of products of this type, on sale or not. Admins only.",
      select: { id: true },
      resolve: async ({ id }, _args, context) => (await productCount(context, id)) ?? 0,
    }),
    version: t.exposeInt("version", { description: "A number that increases with each edit." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was created." }),
  }),
});

const ProductTypeFilter = builder.inputType("ProductTypeFilter", {
  description: "Filters of the list. An omitted or empty filter does not apply.",
  fields: (t) => ({
    ids: t.idList({ description: "Only these." }),
    name: t.string({
      description:
        "Words that the name contains, in any order; width, case, and the kind of kana make no difference.",
    }),
  }),
});

const ProductTypeConnection = builder.connectionObject(
  { type: ProductType, name: "ProductTypeConnection", description: "A page of product types." },
  { name: "ProductTypeEdge", description: "A row of the page, with its cursor." },
);

builder.queryField("productTypes", (t) =>
  t.connection(
    {
      type: ProductType,
      ...allow("public"),
      args: { filter: t.arg({ type: ProductTypeFilter, description: "The filters." }) },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "The product types of the shop, newest first. Public.",
      resolve: (_root, { filter, ...page }, context, info) => {
        const id = filter?.ids?.length ? (oneOf(rowIds("ProductType", filter.ids)) ?? { in: [] }) : undefined;
        const where = { AND: searchConditions(filter?.name, (word) => [{ name: word }]), ...(id && { id }) };
        const query = rowQuery(context, info);
        return offsetConnection(
          page,
          { context, info },
          (window) =>
            context.prisma.productType.findMany({ ...query, where, orderBy: { id: "desc" }, ...window }),
          () => context.prisma.productType.count({ where }),
        );
      },
    },
    ProductTypeConnection,
  ),
);

const ProductTypeDetailsInput = builder.inputType("ProductTypeDetailsInput", {
  description: "A product type as staff enter it. An omitted or null field stays unchanged.",
  fields: (t) => ({
    name: t.string({ description: "1 to 200 characters. Required for a new product type." }),
    description: t.string({ description: "At most 5000 characters." }),
  }),
});

const CreateProductTypesInput = builder.inputType("CreateProductTypesInput", {
  description: "Product types to create.",
  fields: (t) => ({
    productTypes: t.field({
      type: [ProductTypeDetailsInput],
      required: true,
      description: "1 to 1000 product types; all or none.",
    }),
  }),
});

builder.mutationField("createProductTypes", (t) =>
  t.rowField({
    type: [ProductType],
    args: {
      input: t.arg({ type: CreateProductTypesInput, required: true, description: "The product types." }),
    },
    description: "Creates product types in the given order. Errors: INVALID_INPUT with the row.",
    resolve: async (query, _root, { input }, context) => {
      const ids = await createProductTypes(context, input.productTypes);
      return context.prisma.productType.findMany({
        ...query,
        where: { id: { in: ids } },
        orderBy: { id: "asc" },
      });
    },
  }),
);

const UpdateProductTypeInput = builder.inputType("UpdateProductTypeInput", {
  description: "Changes of one product type.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The product type." }),
    version: t.int({
      description:
        "The version that the user edited. If the current version is different, the request fails with CONFLICT.",
    }),
    details: t.field({ type: ProductTypeDetailsInput, required: true, description: "The values to write." }),
  }),
});

builder.mutationField("updateProductType", (t) =>
  t.rowField({
    type: ProductType,
    args: { input: t.arg({ type: UpdateProductTypeInput, required: true, description: "The change." }) },
    description: "Changes a product type. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateProductType(context, input);
      return context.prisma.productType.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DeleteProductTypesInput = builder.inputType("DeleteProductTypesInput", {
  description: "Product types to delete.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 of them; all or none." }) }),
});

builder.mutationField("deleteProductTypes", (t) =>
  t.idList({
    args: { input: t.arg({ type: DeleteProductTypesInput, required: true, description: "What to delete." }) },
    description: "Deletes product types and returns their IDs. Their products stay. Errors: NOT_FOUND.",
    resolve: async (_root, { input }, context) => {
      const ids = await deleteProductTypes(context, input.ids);
      return ids.map((id) => globalId("ProductType", id));
    },
  }),
);
