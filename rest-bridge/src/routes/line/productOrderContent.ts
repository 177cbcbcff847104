import { z } from "zod";
import { requireOwnCustomer } from "../../entities/customer.ts";
import {
  ORDER_LINE_FIELDS,
  type OrderLineData,
  orderContent,
  presentOrderLine,
} from "../../entities/order.ts";
import { document } from "../../protocol/graphql.ts";
import { type Route, route } from "../../protocol/route.ts";
import { pageFrom, pageInput, pageOf } from "../../wire/paging.ts";
import { claimedCustomer, id, optional, required } from "../../wire/wireTypes.ts";

interface Data {
  viewer: { customer: { id: string } | null };
  myOrders: { edges: { node: { number: number; lines: OrderLineData[] } }[] };
}

export const lineOrderContentRoutes: readonly Route[] = [
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
    output: pageOf(orderContent),
    document: document<Data>(`
      query RestMyOrderLines($filter: MyOrderFilter) {
        viewer { customer { id } }
        myOrders(filter: $filter, first: 1) { edges { node { number lines { ...RestOrderLine } } } }
      }
      ${ORDER_LINE_FIELDS}
    `),
    variables: ({ product_order_id }) => ({ filter: { numbers: [product_order_id] } }),
    present: ({ viewer, myOrders }, input) => {
      requireOwnCustomer(input.line_user_user_id, viewer.customer);
      const lines = myOrders.edges.flatMap(({ node }) =>
        node.lines.map((one) => presentOrderLine(one, node.number)),
      );
      return pageFrom(lines.reverse(), input);
    },
  }),
];
