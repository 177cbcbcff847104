import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import { presentProduct, product } from "../../entities/product.ts";
import {
  newProduct,
  newProductVariables,
  productChange,
  productChangeVariables,
} from "../../products/productDetails.ts";
import {
  productFilterInput,
  productFilterVariables,
  STAFF_PRODUCTS_DOCUMENT,
} from "../../products/productList.ts";
import { document } from "../../protocol/graphql.ts";
import { type Route, route } from "../../protocol/route.ts";
import { idOutput, idsOutput } from "../../wire/outputTypes.ts";
import { pageInput, pageOf, pageVariables, presentPage, requireFirst } from "../../wire/paging.ts";
import { requireRowNumber } from "../../wire/rowNumber.ts";
import { batchInput, batchRows } from "../../wire/rows.ts";
import { id, optional, required, several } from "../../wire/wireTypes.ts";

const PATH = "/api/admin/product";

const ids = (rows: readonly { id: string }[]) => rows.map((row) => requireRowNumber("Product", row.id));

const CREATE = document<{ createProducts: { id: string }[] }>(`
  mutation RestCreateProducts($input: CreateProductsInput!) { createProducts(input: $input) { id } }
`);

export const productRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: PATH,
    summary: "One product, in any state.",
    access: "admin",
    precheck: true,
    refusals: ["NOT_FOUND"],
    input: z.object({ id: required(id) }),
    output: product,
    document: STAFF_PRODUCTS_DOCUMENT,
    variables: ({ id }) => ({ filter: { ids: [globalId("Product", id)] }, first: 1 }),
    present: ({ products }) => presentProduct(requireFirst(products, "Product")),
  }),
  route({
    method: "GET",
    path: `${PATH}/list`,
    summary:
      "Products in every state, newest first. Text filters match a part; IDs and codes may be repeated.",
    access: "admin",
    precheck: true,
    input: z.object({ id: optional(several(id)), ...productFilterInput, ...pageInput }),
    output: pageOf(product),
    document: STAFF_PRODUCTS_DOCUMENT,
    variables: (input) => ({
      filter: {
        ids: input.id?.map((one) => globalId("Product", one)),
        ...productFilterVariables(input),
      },
      ...pageVariables(input),
    }),
    present: ({ products }, input) => presentPage(products, input, presentProduct),
  }),
  route({
    method: "POST",
    path: "/api/admin/batch/product",
    summary: "Creates products, all or none. A refusal names the first invalid row.",
    access: "admin",
    refusals: ["NOT_FOUND"],
    batchField: "datas",
    fieldNames: { images: "images" },
    carriesPictures: true,
    input: batchInput(newProduct),
    output: idsOutput,
    document: CREATE,
    variables: (input) => ({ input: { products: batchRows(input).map(newProductVariables) } }),
    present: ({ createProducts }) => ({ ids: ids(createProducts) }),
  }),
  route({
    method: "POST",
    path: PATH,
    summary: "Creates a product, on sale unless its status says otherwise.",
    access: "admin",
    refusals: ["NOT_FOUND"],
    carriesPictures: true,
    input: newProduct,
    output: idOutput,
    document: CREATE,
    variables: (input) => ({ input: { products: [newProductVariables(input)] } }),
    present: ({ createProducts }) => ({ id: ids(createProducts)[0] ?? 0 }),
  }),
  route({
    method: "PUT",
    path: PATH,
    summary:
      "Changes a product, its types, and its discounts. Omitted fields stay unchanged. A discount that the product already has gets the new quantity range.",
    access: "admin",
    refusals: ["NOT_FOUND"],
    batchField: "new_add_sub_lists",
    fieldNames: { discountId: "new_add_sub_lists", images: "images" },
    carriesPictures: true,
    input: productChange,
    output: idOutput,
    document: document<{ updateProduct: { id: string } }>(`
      mutation RestUpdateProduct($input: UpdateProductInput!) { updateProduct(input: $input) { id } }
    `),
    variables: (input) => ({ input: productChangeVariables(input) }),
    present: ({ updateProduct }) => ({ id: requireRowNumber("Product", updateProduct.id) }),
  }),
  route({
    method: "DELETE",
    path: PATH,
    summary: "Deletes products, all or none. Products on orders stay on the orders.",
    access: "admin",
    refusals: ["NOT_FOUND"],
    input: z.object({ ids: required(several(id)) }),
    output: idsOutput,
    document: document<{ deleteProducts: string[] }>(`
      mutation RestDeleteProducts($input: DeleteProductsInput!) { deleteProducts(input: $input) }
    `),
    variables: ({ ids }) => ({ input: { ids: ids.map((one) => globalId("Product", one)) } }),
    present: ({ deleteProducts }) => ({ ids: deleteProducts.map((one) => requireRowNumber("Product", one)) }),
  }),
];
