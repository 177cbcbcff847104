import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import { IS_TOP, PRODUCT_STATUS } from "../../codes.ts";
import { PRODUCT_FIELDS, type ProductData, presentProduct, product } from "../../entities/product.ts";
import { document } from "../../graphql.ts";
import { type Connection, pageInput, pageOf, pageVariables, presentPage } from "../../paging.ts";
import { type Route, route } from "../../route.ts";
import { code, id, optional, type Reader, several, text } from "../../wire.ts";

/** The customer's top filter: 0 is all (shop.md §9). */
const topFilter: Reader<"ALL" | keyof typeof IS_TOP> = code({ ALL: 0, ...IS_TOP });

/** What several values of the top filter amount to; undefined: all. */
function topPick(values: readonly ("ALL" | keyof typeof IS_TOP)[] | undefined): boolean | undefined {
  const wanted = new Set(values);
  return wanted.size === 1 && !wanted.has("ALL") ? wanted.has("TOP_PICK") : undefined;
}

export const productRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/line/product/list",
    summary: "Products on sale, newest first, whatever status is asked for.",
    access: "anonymous",
    input: z.object({
      code: optional(text),
      name: optional(text),
      status: optional(several(code(PRODUCT_STATUS))),
      is_top: optional(several(topFilter)),
      product_type_ids: optional(several(id)),
      ...pageInput,
    }),
    answer: pageOf(product),
    document: document<{ products: Connection<ProductData> }>(`
      query RestProducts($filter: ProductFilter, $first: Int, $after: String) {
        products(filter: $filter, first: $first, after: $after) { totalCount edges { node { ...RestProduct } } }
      }
      ${PRODUCT_FIELDS}
    `),
    variables: (input) => ({
      filter: {
        code: input.code,
        name: input.name,
        states: input.status,
        topPick: topPick(input.is_top),
        typeIds: input.product_type_ids?.map((one) => globalId("ProductType", one)),
      },
      ...pageVariables(input),
    }),
    present: ({ products }, input) => presentPage(products, input, presentProduct),
  }),
];
