import type { Client } from "../../testing/servers/client.ts";

export interface NewOrder {
  id: string;
  number: number;
}

/** A product of the demo that no other test changes. */
export const TEA = "沙龍體驗禮";

/** Creates an order for one piece of a product through the API, as another user would. */
export async function newOrder(
  admin: Client,
  details: Record<string, unknown> = {},
  customerId: string | null = null,
): Promise<NewOrder> {
  const found = await admin.graphql<{ products: { edges: { node: { id: string } }[] } }>(
    "query ($name: String!) { products(filter: { name: $name }, first: 1) { edges { node { id } } } }",
    { name: TEA },
  );
  const productId = found.data?.products.edges[0]?.node.id;
  const { data, code } = await admin.graphql<{ createOrder: NewOrder }>(
    "mutation ($input: CreateOrderInput!) { createOrder(input: $input) { id number } }",
    { input: { details, lines: [{ productId, quantity: "1" }], customerId } },
  );
  if (data === null) throw new Error(`createOrder: ${code}`);
  return data.createOrder;
}

/** Gives the product of these orders enough pieces for many of them. */
export async function refillTea(admin: Client): Promise<void> {
  const { code } = await admin.graphql(
    "mutation ($input: UpdateProductsInput!) { updateProducts(input: $input) { done } }",
    { input: { products: { filter: { name: TEA } }, stock: "100" } },
  );
  if (code !== null) throw new Error(`updateProducts: ${code}`);
}
