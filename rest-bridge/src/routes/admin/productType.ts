import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import { presentProductType, productType } from "../../entities/productType.ts";
import { PRODUCT_TYPES_DOCUMENT } from "../../products/productTypeList.ts";
import { document } from "../../protocol/graphql.ts";
import { type Route, route } from "../../protocol/route.ts";
import { idOutput, idsOutput } from "../../wire/outputTypes.ts";
import {
  FULL_LIST_SIZE,
  pageInput,
  pageOf,
  pageVariables,
  presentPage,
  presentSelectList,
  requireFirst,
  selectListOf,
} from "../../wire/paging.ts";
import { requireRowNumber } from "../../wire/rowNumber.ts";
import { batchInput, batchRows } from "../../wire/rows.ts";
import { clearableText, id, optional, required, several, text } from "../../wire/wireTypes.ts";

const PATH = "/api/admin/product-type";

const typeNumber = (globalId: string) => requireRowNumber("ProductType", globalId);

const CREATE = document<{ createProductTypes: { id: string }[] }>(`
  mutation RestCreateProductTypes($input: CreateProductTypesInput!) { createProductTypes(input: $input) { id } }
`);

const newType = z.object({ name: required(text), description: clearableText });

export const productTypeRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: PATH,
    summary: "One product type.",
    access: "admin",
    precheck: true,
    refusals: ["NOT_FOUND"],
    input: z.object({ id: required(id) }),
    output: productType,
    document: PRODUCT_TYPES_DOCUMENT,
    variables: ({ id }) => ({ filter: { ids: [globalId("ProductType", id)] }, first: 1 }),
    present: ({ productTypes }) => presentProductType(requireFirst(productTypes, "ProductType")),
  }),
  route({
    method: "GET",
    path: `${PATH}/list`,
    summary: "Product types, newest first.",
    access: "admin",
    precheck: true,
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
    path: `${PATH}/select-list`,
    summary: "All product types as options, by ID.",
    access: "admin",
    precheck: true,
    input: z.object({ name: optional(text) }),
    output: selectListOf(productType),
    document: PRODUCT_TYPES_DOCUMENT,
    variables: ({ name }) => ({ filter: { name }, first: FULL_LIST_SIZE }),
    present: ({ productTypes }) => presentSelectList(productTypes, presentProductType),
  }),
  route({
    method: "POST",
    path: `${PATH}/batch`,
    summary: "Creates product types, all or none. A refusal names the first invalid row.",
    access: "admin",
    batchField: "datas",
    input: batchInput(newType),
    output: idsOutput,
    document: CREATE,
    variables: (input) => ({ input: { productTypes: batchRows(input) } }),
    present: ({ createProductTypes }) => ({ ids: createProductTypes.map((one) => typeNumber(one.id)) }),
  }),
  route({
    method: "POST",
    path: PATH,
    summary: "Creates a product type.",
    access: "admin",
    input: newType,
    output: idOutput,
    document: CREATE,
    variables: (details) => ({ input: { productTypes: [details] } }),
    present: ({ createProductTypes: [created] }) => ({ id: created ? typeNumber(created.id) : 0 }),
  }),
  route({
    method: "PUT",
    path: PATH,
    summary: "Changes a product type. Omitted fields stay unchanged.",
    access: "admin",
    refusals: ["NOT_FOUND"],
    input: z.object({ id: required(id), name: clearableText, description: clearableText }),
    output: idOutput,
    document: document<{ updateProductType: { id: string } }>(`
      mutation RestUpdateProductType($input: UpdateProductTypeInput!) { updateProductType(input: $input) { id } }
    `),
    variables: ({ id, ...details }) => ({ input: { id: globalId("ProductType", id), details } }),
    present: ({ updateProductType }) => ({ id: typeNumber(updateProductType.id) }),
  }),
  route({
    method: "DELETE",
    path: PATH,
    summary: "Deletes product types, all or none. Their products stay.",
    access: "admin",
    refusals: ["NOT_FOUND"],
    input: z.object({ ids: required(several(id)) }),
    output: idsOutput,
    document: document<{ deleteProductTypes: string[] }>(`
      mutation RestDeleteProductTypes($input: DeleteProductTypesInput!) { deleteProductTypes(input: $input) }
    `),
    variables: ({ ids }) => ({ input: { ids: ids.map((one) => globalId("ProductType", one)) } }),
    present: ({ deleteProductTypes }) => ({ ids: deleteProductTypes.map(typeNumber) }),
  }),
];
