import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import {
  ORDER_LINE_FIELDS,
  type OrderLineData,
  orderContent,
  presentOrderLine,
} from "../../entities/order.ts";
import { orderedProduct, variantId } from "../../products/variants.ts";
import { document } from "../../protocol/graphql.ts";
import { type Route, route } from "../../protocol/route.ts";
import { idOutput, idsOutput } from "../../wire/outputTypes.ts";
import { pageFrom, pageInput, pageOf } from "../../wire/paging.ts";
import { requireRowNumber } from "../../wire/rowNumber.ts";
import { batchInput, batchRows } from "../../wire/rows.ts";
import { id, required, several, wireDecimal } from "../../wire/wireTypes.ts";

const PATH = "/api/admin/product-order-content";

const ADD = document<{ addOrderLines: { id: string }[] }>(`
  mutation RestAddOrderLines($input: AddOrderLinesInput!) { addOrderLines(input: $input) { id } }
`);

const line = z.object({
  product_order_id: required(id),
  product_id: required(id),
  variant_id: variantId,
  total_count: required(wireDecimal),
});

const lineVariables = (input: z.output<typeof line>) => ({
  orderId: globalId("Order", input.product_order_id),
  ...orderedProduct(input),
  quantity: input.total_count,
});

export const productOrderContentRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: `${PATH}/list`,
    summary: "The contents of an order, newest first; empty if the order does not exist.",
    access: "admin",
    input: z.object({ product_order_id: required(id), ...pageInput }),
    output: pageOf(orderContent),
    document: document<{ orders: { edges: { node: { number: number; lines: OrderLineData[] } }[] } }>(`
      query RestOrderLines($filter: OrderFilter) {
        orders(filter: $filter, first: 1) { edges { node { number lines { ...RestOrderLine } } } }
      }
      ${ORDER_LINE_FIELDS}
    `),
    variables: ({ product_order_id }) => ({ filter: { numbers: [product_order_id] } }),
    present: ({ orders }, input) =>
      pageFrom(
        orders.edges.flatMap(({ node }) =>
          node.lines.map((one) => presentOrderLine(one, node.number)).reverse(),
        ),
        input,
      ),
  }),
  route({
    method: "POST",
    path: PATH,
    summary: "Adds a product to an order at today's price and takes its stock.",
    access: "admin",
    refusals: ["NOT_FOUND", "ALREADY_EXISTS", "OUT_OF_STOCK", "ORDER_STATE_FORBIDS"],
    fieldNames: { productId: "variant_id" },
    input: line,
    output: idOutput,
    document: ADD,
    variables: (input) => ({ input: { lines: [lineVariables(input)] } }),
    present: ({ addOrderLines: [added] }) => ({ id: added ? requireRowNumber("OrderLine", added.id) : 0 }),
  }),
  route({
    method: "POST",
    path: `${PATH}/batch`,
    summary: "Adds products to orders, all or none. A refusal names the first invalid row.",
    access: "admin",
    refusals: ["NOT_FOUND", "ALREADY_EXISTS", "OUT_OF_STOCK", "ORDER_STATE_FORBIDS"],
    fieldNames: { productId: "variant_id" },
    batchField: "datas",
    input: batchInput(line),
    output: idsOutput,
    document: ADD,
    variables: (input) => ({ input: { lines: batchRows(input).map(lineVariables) } }),
    present: ({ addOrderLines }) => ({
      ids: addOrderLines.map((added) => requireRowNumber("OrderLine", added.id)),
    }),
  }),
  route({
    method: "PUT",
    path: PATH,
    summary:
      "Sets the quantity of a product on an order and adjusts the stock. Without variant_id, the order must not have several variants of the product.",
    access: "admin",
    refusals: ["NOT_FOUND", "OUT_OF_STOCK", "ORDER_STATE_FORBIDS"],
    fieldNames: { productId: "variant_id" },
    input: line,
    output: idOutput,
    document: document<{ changeOrderLine: { id: string } }>(`
      mutation RestChangeOrderLine($input: ChangeOrderLineInput!) { changeOrderLine(input: $input) { id } }
    `),
    variables: (input) => ({ input: lineVariables(input) }),
    present: ({ changeOrderLine }) => ({ id: requireRowNumber("OrderLine", changeOrderLine.id) }),
  }),
  route({
    method: "DELETE",
    path: PATH,
    summary:
      "Removes products from an order and returns their stock, all or none. Returns their product IDs. A product of which the order has several variants is named by their IDs.",
    access: "admin",
    refusals: ["NOT_FOUND", "ORDER_STATE_FORBIDS"],
    input: z.object({ product_ids: required(several(id)), product_order_id: required(id) }),
    output: idsOutput,
    document: document(`
      mutation RestRemoveOrderLines($input: RemoveOrderLinesInput!) { removeOrderLines(input: $input) { number } }
    `),
    variables: ({ product_ids, product_order_id }) => ({
      input: {
        orderId: globalId("Order", product_order_id),
        productIds: product_ids.map((one) => globalId("Product", one)),
      },
    }),
    present: (_data, { product_ids }) => ({ ids: [...new Set(product_ids)] }),
  }),
];
