import { z } from "zod";
import { presentProduct, product } from "../../entities/product.ts";
import { PRODUCTS_DOCUMENT, productFilterInput, productFilterVariables } from "../../products/productList.ts";
import { type Route, route } from "../../protocol/route.ts";
import { pageInput, pageOf, pageVariables, presentPage } from "../../wire/paging.ts";

export const lineProductRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/line/product/list",
    summary: "Products on sale, newest first; a requested status is ignored.",
    access: "anonymous",
    input: z.object({ ...productFilterInput, ...pageInput }),
    output: pageOf(product),
    document: PRODUCTS_DOCUMENT,
    variables: (input) => ({ filter: productFilterVariables(input), ...pageVariables(input) }),
    present: ({ products }, input) => presentPage(products, input, presentProduct),
  }),
];
