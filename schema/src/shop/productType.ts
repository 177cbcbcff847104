import { builder, open } from "../builder.ts";
import { offsetConnection, rowQuery } from "../connection.ts";
import { contains, oneOf, rowIds } from "../input.ts";

export const ProductType = builder.prismaNode("ProductType", {
  id: { field: "id", description: "Global id." },
  description: "A shelf of the shop: products stand on any number of them.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "What the shelf is called." }),
    description: t.exposeString("description", { description: "May be empty." }),
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
