import { batched } from "../batched.ts";
import { builder, open } from "../builder.ts";
import { offsetConnection, rowQuery } from "../connection.ts";
import { globalId } from "../ids.ts";
import { contains, oneOf, rowIds } from "../input.ts";
import { createProductTypes, deleteProductTypes, updateProductType } from "./changeProductTypes.ts";

/** Prisma's count of a relation counts all rows of all types first. */
const productCount = batched(async ({ prisma }, typeIds: number[]) => {
  const counts = await prisma.productToType.groupBy({
    by: ["productTypeId"],
    where: { productTypeId: { in: typeIds }, product: { deletedAt: null } },
    _count: true,
  });
  return new Map(counts.map(({ productTypeId, _count }) => [productTypeId, _count]));
});

export const ProductType = builder.prismaNode("ProductType", {
  nullable: true,
  id: { field: "id", description: "Global id." },
  description: "A shelf of the shop: products stand on any number of them.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "What the shelf is called." }),
    description: t.exposeString("description", { description: "May be empty." }),
    productCount: t.int({
      authScopes: { admin: true },
      description: "How many products stand on it, on sale or not. Admins only.",
      select: { id: true },
      resolve: async ({ id }, _args, context) => (await productCount(context, id)) ?? 0,
    }),
    version: t.exposeInt("version", { description: "Counts the edits." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
  }),
});

const ProductTypeFilter = builder.inputType("ProductTypeFilter", {
  description: "Narrows the list; what is left out or empty does not.",
  fields: (t) => ({
    ids: t.idList({ description: "These alone." }),
    name: t.string({ description: "Part of the name, whatever its case." }),
  }),
});

const ProductTypeConnection = builder.connectionObject(
  { type: ProductType, name: "ProductTypeConnection", description: "A page of product types." },
  { name: "ProductTypeEdge", description: "A row of the page." },
);

builder.queryField("productTypes", (t) =>
  t.connection(
    {
      type: ProductType,
      ...open("public"),
      args: { filter: t.arg({ type: ProductTypeFilter, description: "Narrows the list." }) },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "The shelves of the shop, newest first. Public.",
      resolve: (_root, { filter, ...page }, context, info) => {
        const name = contains(filter?.name);
        const id = filter?.ids?.length ? (oneOf(rowIds("ProductType", filter.ids)) ?? { in: [] }) : undefined;
        const where = { ...(name && { name }), ...(id && { id }) };
        const query = rowQuery(context, info);
        return offsetConnection(
          page,
          context,
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
  description: "A shelf as staff write it; what is left out or null stays as it is.",
  fields: (t) => ({
    name: t.string({ description: "1 to 200 characters; a new shelf needs one." }),
    description: t.string({ description: "At most 5000 characters." }),
  }),
});

const CreateProductTypesInput = builder.inputType("CreateProductTypesInput", {
  description: "Shelves to put up.",
  fields: (t) => ({
    productTypes: t.field({
      type: [ProductTypeDetailsInput],
      required: true,
      description: "1 to 1000 shelves, all or none.",
    }),
  }),
});

builder.mutationField("createProductTypes", (t) =>
  t.prismaField({
    type: [ProductType],
    args: { input: t.arg({ type: CreateProductTypesInput, required: true, description: "The shelves." }) },
    description: "Puts up shelves, in the given order. Errors: INVALID_INPUT with the row.",
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
  description: "A change of one shelf.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The shelf." }),
    version: t.int({ description: "The version that the editor saw; another one by now is a CONFLICT." }),
    details: t.field({ type: ProductTypeDetailsInput, required: true, description: "What to write." }),
  }),
});

builder.mutationField("updateProductType", (t) =>
  t.prismaField({
    type: ProductType,
    args: { input: t.arg({ type: UpdateProductTypeInput, required: true, description: "The change." }) },
    description: "Changes a shelf. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateProductType(context, input);
      return context.prisma.productType.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DeleteProductTypesInput = builder.inputType("DeleteProductTypesInput", {
  description: "Shelves to take down.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 of them, all or none." }) }),
});

builder.mutationField("deleteProductTypes", (t) =>
  t.idList({
    args: { input: t.arg({ type: DeleteProductTypesInput, required: true, description: "Which." }) },
    description: "Takes shelves down; the products on them stay. Returns their ids. Errors: NOT_FOUND.",
    resolve: async (_root, { input }, context) => {
      const ids = await deleteProductTypes(context, input.ids);
      return ids.map((id) => globalId("ProductType", id));
    },
  }),
);
