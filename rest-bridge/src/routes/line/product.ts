import { z } from "zod";
import { presentProduct, product } from "../../entities/product.ts";
import { pageInput, pageOf, pageVariables, presentPage } from "../../paging.ts";
import { PRODUCTS, productFilterInput, productFilterVariables } from "../../productList.ts";
import { type Route, route } from "../../route.ts";

export const productRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/line/product/list",
    summary: "Products on sale, newest first; a requested status is ignored.",
    access: "anonymous",
    input: z.object({ ...productFilterInput, ...pageInput }),
    answer: pageOf(product),
    document: PRODUCTS,
    variables: (input) => ({ filter: productFilterVariables(input), ...pageVariables(input) }),
    present: ({ products }, input) => presentPage(products, input, presentProduct),
  }),
];
