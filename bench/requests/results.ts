import { rowId } from "@machiya/schema/ids";
import { z } from "zod";

/** The responses of all entrypoints in one form, so that one check covers them all. */
export interface ProductPage {
  /** Null if it was not requested. */
  total: number | null;
  rows: { id: number; types: number; discounts: number }[];
}

export interface OrderResult {
  number: number;
  lines: { quantity: string; price: string }[];
  subtotal: string;
  discountTotal: string;
  total: string;
  /** The names of the applied discounts. */
  discounts: string[];
}

export interface OrderPage {
  /** Null if it was not requested. */
  total: number | null;
  rows: OrderResult[];
}

const named = z.object({ name: z.string().min(1) });
const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);
const connection = <Node extends z.ZodType>(node: Node) =>
  z.object({ totalCount: z.int().optional(), edges: z.array(z.object({ node })) });
const list = <Row extends z.ZodType>(row: Row) => z.object({ total_count: z.int(), datas: z.array(row) });

/** A product with discounts in these states. */
const productWith = (state: z.ZodType<string>) =>
  z
    .object({
      /** A global ID or the row's own. */
      id: z.union([z.int(), z.string()]),
      price: decimal,
      types: z.array(named),
      discounts: z.array(z.object({ discount: named.extend({ state }) })),
    })
    .transform(({ id, types, discounts }) => ({
      id: typeof id === "number" ? id : (rowId("Product", id) ?? 0),
      types: types.length,
      discounts: discounts.length,
    }));

const restProductWith = (status: z.ZodType<number>) =>
  z
    .object({
      id: z.int(),
      dollar: decimal,
      product_types: z.array(named),
      add_sub_lists: z.array(named.extend({ status })),
    })
    .transform(({ id, product_types, add_sub_lists }) => ({
      id,
      types: product_types.length,
      discounts: add_sub_lists.length,
    }));

/** Customers see only enabled discounts, admins see all. */
const product = productWith(z.literal("ENABLED"));
const adminProduct = productWith(z.string().min(1));
const restProduct = restProductWith(z.literal(2));
const restAdminProduct = restProductWith(z.int().positive());

/** A page of a GraphQL list of products. */
const productPage = <Row>(row: z.ZodType<Row>) =>
  z.object({ products: connection(row) }).transform(({ products: { totalCount = null, edges } }) => ({
    total: totalCount,
    rows: edges.map(({ node }) => node),
  }));

const lines = z
  .array(z.object({ quantity: decimal, unitPrice: decimal, productName: z.string().min(1) }))
  .transform((lines) => lines.map(({ quantity, unitPrice: price }) => ({ quantity, price })));

const restLines = z
  .array(z.object({ total_count: decimal, dollar: decimal, product_name: z.string().min(1) }))
  .transform((lines) => lines.map(({ total_count: quantity, dollar: price }) => ({ quantity, price })));

const order = z
  .object({
    number: z.int(),
    lines: lines,
    subtotal: decimal,
    discountTotal: decimal,
    total: decimal,
    discountRecords: z.array(named),
  })
  .transform(({ discountRecords, ...order }) => ({
    ...order,
    discounts: discountRecords.map(({ name }) => name),
  }));

const restOrder = z
  .object({
    id: z.int(),
    contents: restLines,
    total_dollar: decimal,
    total_add_sub_dollar: decimal,
    total_settlement_dollar: decimal,
    product_order_add_sub_records: z.array(z.object({ add_sub_name: z.string().min(1) })),
  })
  .transform((order) => ({
    number: order.id,
    lines: order.contents,
    subtotal: order.total_dollar,
    discountTotal: order.total_add_sub_dollar,
    total: order.total_settlement_dollar,
    discounts: order.product_order_add_sub_records.map(({ add_sub_name }) => add_sub_name),
  }));

export const GRAPHQL = {
  products: productPage(product),
  adminProducts: productPage(adminProduct),
  orders: z.object({ orders: connection(order) }).transform(({ orders: { totalCount = null, edges } }) => ({
    total: totalCount,
    rows: edges.map(({ node }) => node),
  })),
  order: z.object({ node: order }).transform(({ node }) => node),
  orderLines: z.object({ node: z.object({ lines: lines }) }).transform(({ node }) => node.lines),
  placed: z
    .object({ placeOrder: z.object({ number: z.int() }) })
    .transform(({ placeOrder }) => placeOrder.number),
};

export const REST = {
  products: list(restProduct).transform(({ total_count, datas }) => ({ total: total_count, rows: datas })),
  adminProducts: list(restAdminProduct).transform(({ total_count, datas }) => ({
    total: total_count,
    rows: datas,
  })),
  orders: list(restOrder).transform(({ total_count, datas }) => ({ total: total_count, rows: datas })),
  order: restOrder,
  /** The newest comes first, unlike the lines of an order. */
  orderLines: z.object({ datas: restLines }).transform(({ datas }) => datas.toReversed()),
  placed: z.object({ id: z.int() }).transform(({ id }) => id),
};

const baselineList = <Row extends z.ZodType>(row: Row) =>
  z.object({ total: z.int().nullable(), rows: z.array(row) });

/** The baseline's fields have the names of GraphQL, its IDs are the rows' own. */
export const BASELINE = {
  products: baselineList(product),
  adminProducts: baselineList(adminProduct),
  orders: baselineList(order),
  order: order,
  orderLines: lines,
  placed: z.object({ number: z.int() }).transform(({ number }) => number),
};
