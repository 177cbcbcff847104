import { builder } from "../../builder.ts";
import { stockedWhere } from "../../domain/products/productState.ts";
import { plainText } from "../../domain/typedText.ts";
import { searchConditions } from "../../input.ts";
import { Product } from "../products/product.ts";

/** The maximum number of products that a search returns; a longer text narrows them. */
const MAX_ITEMS = 20;

builder.queryField("stockItems", (t) =>
  t.rowField({
    type: [Product],
    authScopes: { admin: true },
    args: { text: t.arg.string({ required: true, description: "A scanned code, or words of a name." }) },
    complexity: { field: 1, multiplier: MAX_ITEMS },
    description: `The variants, and products without variants, to count for a stock-take: those with exactly this code; when there are none, those whose names, codes, or keywords contain the words. At most ${MAX_ITEMS}, oldest first. For admins.`,
    resolve: async (query, _root, { text }, { prisma }) => {
      const code = plainText(text).toLowerCase();
      if (code === "") return [];
      const listed = { ...stockedWhere, deletedAt: null };
      const page = { ...query, orderBy: { id: "asc" }, take: MAX_ITEMS } as const;
      const exact = await prisma.product.findMany({
        ...page,
        // The index serves only the search for a part of the code.
        where: { ...listed, code, AND: searchConditions(code, (word) => [{ code: word }]) },
      });
      if (exact.length > 0) return exact;
      const words = searchConditions(text, (word) => [{ name: word }, { code: word }, { keywords: word }]);
      return prisma.product.findMany({ ...page, where: { ...listed, AND: words } });
    },
  }),
);
