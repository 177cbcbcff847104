import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import { document } from "../../graphql.ts";
import { type Connection, pageInput, pageOf, pageVariables, presentPage, WHOLE_LIST } from "../../paging.ts";
import { type Route, route } from "../../route.ts";
import { requireRowNumber } from "../../rowNumber.ts";
import { id, optional, several, text } from "../../wire.ts";

/** shop.md §3, Product type. */
const productType = z
  .object({ id: z.int(), name: z.string(), description: z.string() })
  .meta({ id: "ProductType" });

interface ProductTypeData {
  id: string;
  name: string;
  description: string;
}

const PRODUCT_TYPES = document<{ productTypes: Connection<ProductTypeData> }>(`
  query RestProductTypes($filter: ProductTypeFilter, $first: Int, $after: String) {
    productTypes(filter: $filter, first: $first, after: $after) {
      totalCount
      edges { node { id name description } }
    }
  }
`);

const present = ({ id, name, description }: ProductTypeData): z.output<typeof productType> => ({
  id: requireRowNumber("ProductType", id),
  name,
  description,
});

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
    present: ({ productTypes }, input) => presentPage(productTypes, input, present),
  }),
  route({
    method: "GET",
    path: "/line/product-type/select-list",
    summary: "All product types for a choice, by id.",
    access: "anonymous",
    input: z.object({ name: optional(text) }),
    answer: z.object({ datas: z.array(productType) }),
    document: PRODUCT_TYPES,
    variables: ({ name }) => ({ filter: { name }, first: WHOLE_LIST }),
    present: ({ productTypes }) => ({
      datas: productTypes.edges.map(({ node }) => present(node)).sort((a, b) => a.id - b.id),
    }),
  }),
];
