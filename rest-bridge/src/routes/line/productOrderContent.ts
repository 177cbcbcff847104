import { z } from "zod";
import { requireOwn } from "../../entities/customer.ts";
import {
  ORDER_LINE_FIELDS,
  type OrderLineData,
  orderContent,
  presentOrderLine,
} from "../../entities/order.ts";
import { document } from "../../graphql.ts";
import { pageFrom, pageInput, pageOf } from "../../paging.ts";
import { type Route, route } from "../../route.ts";
import { claimedCustomer, id, optional, required } from "../../wire.ts";

interface Data {
  viewer: { customer: { id: string } | null };
  myOrders: { edges: { node: { number: number; lines: OrderLineData[] } }[] };
}

export const productOrderContentRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/line/user/product-order-content/list",
    summary: "The contents of one of the customer's own orders, newest first; empty for any other order.",
    access: "customer",
    refusals: ["FORBIDDEN"],
    input: z.object({
      line_user_user_id: optional(claimedCustomer),
      product_order_id: required(id),
      ...pageInput,
    }),
    answer: pageOf(orderContent),
    document: document<Data>(`
      query RestMyOrderLines($filter: MyOrderFilter) {
        viewer { customer { id } }
        myOrders(filter: $filter, first: 1) { edges { node { number lines { ...RestOrderLine } } } }
      }
      ${ORDER_LINE_FIELDS}
    `),
    variables: ({ product_order_id }) => ({ filter: { numbers: [product_order_id] } }),
    present: ({ viewer, myOrders }, input) => {
      requireOwn(input.line_user_user_id, viewer.customer);
      const lines = myOrders.edges.flatMap(({ node }) =>
        node.lines.map((one) => presentOrderLine(one, node.number)),
      );
      return pageFrom(lines.reverse(), input);
    },
  }),
];
