import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import { presentProductType, productType } from "../../entities/productType.ts";
import { PRODUCT_TYPES_DOCUMENT } from "../../products/productTypeList.ts";
import { type Route, route } from "../../protocol/route.ts";
import {
  FULL_LIST_SIZE,
  pageInput,
  pageOf,
  pageVariables,
  presentPage,
  presentSelectList,
  selectListOf,
} from "../../wire/paging.ts";
import { id, optional, several, text } from "../../wire/wireTypes.ts";

export const lineProductTypeRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/line/product-type/list",
    summary: "Product types, newest first.",
    access: "anonymous",
    input: z.object({ id: optional(several(id)), name: optional(text), ...pageInput }),
    output: pageOf(productType),
    document: PRODUCT_TYPES_DOCUMENT,
    variables: (input) => ({
      filter: { ids: input.id?.map((one) => globalId("ProductType", one)), name: input.name },
      ...pageVariables(input),
    }),
    present: ({ productTypes }, input) => presentPage(productTypes, input, presentProductType),
  }),
  route({
    method: "GET",
    path: "/line/product-type/select-list",
    summary: "All product types as options, by ID.",
    access: "anonymous",
    input: z.object({ name: optional(text) }),
    output: selectListOf(productType),
    document: PRODUCT_TYPES_DOCUMENT,
    variables: ({ name }) => ({ filter: { name }, first: FULL_LIST_SIZE }),
    present: ({ productTypes }) => presentSelectList(productTypes, presentProductType),
  }),
];
