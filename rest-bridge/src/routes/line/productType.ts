import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import { presentProductType, productType } from "../../entities/productType.ts";
import {
  pageInput,
  pageOf,
  pageVariables,
  presentPage,
  presentSelectList,
  selectListOf,
  WHOLE_LIST,
} from "../../paging.ts";
import { PRODUCT_TYPES } from "../../productTypeList.ts";
import { type Route, route } from "../../route.ts";
import { id, optional, several, text } from "../../wire.ts";

export const productTypeRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/line/product-type/list",
    summary: "Product types, newest first.",
    access: "anonymous",
    input: z.object({ id: optional(several(id)), name: optional(text), ...pageInput }),
    answer: pageOf(productType),
    document: PRODUCT_TYPES,
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
    answer: selectListOf(productType),
    document: PRODUCT_TYPES,
    variables: ({ name }) => ({ filter: { name }, first: WHOLE_LIST }),
    present: ({ productTypes }) => presentSelectList(productTypes, presentProductType),
  }),
];
