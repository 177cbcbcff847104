import type { Client } from "../../testing/servers/client.ts";

export interface NewOrder {
  id: string;
  number: number;
}

/** Creates an order through the API, as another user would, with one of each named product. */
export async function newOrder(
  admin: Client,
  details: Record<string, unknown> = {},
  products: readonly string[] = [],
): Promise<NewOrder> {
  const { data, code } = await admin.graphql<{ createOrders: NewOrder[] }>(
    "mutation ($orders: [OrderDetailsInput!]!) { createOrders(input: { orders: $orders }) { id number } }",
    { orders: [details] },
  );
  const order = data?.createOrders[0];
  if (order === undefined) throw new Error(`createOrders: ${code}`);
  for (const name of products) await addLine(admin, order.id, name);
  return order;
}

async function addLine(admin: Client, orderId: string, name: string): Promise<void> {
  const found = await admin.graphql<{ products: { edges: { node: { id: string } }[] } }>(
    "query ($name: String!) { products(filter: { name: $name }, first: 1) { edges { node { id } } } }",
    { name },
  );
  const productId = found.data?.products.edges[0]?.node.id;
  const { code } = await admin.graphql(
    "mutation ($line: NewOrderLineInput!) { addOrderLines(input: { lines: [$line] }) { id } }",
    { line: { orderId, productId, quantity: "1" } },
  );
  if (code !== null) throw new Error(`addOrderLines ${name}: ${code}`);
}
