import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";

/** The documents of the measured pages, with the same fields as the responses of the documented REST routes. */
const ORDER_LINES = "lines { id productName imageUrl quantity unitPrice product { id } }";
const ORDER = `
  number buyerName buyerPhone recipientName recipientPhone address note source state paymentState paymentMethodCode
  deliveryDate expectedDeliveryDate totalQuantity subtotal discountTotal total createdAt
  ${ORDER_LINES}
  discountRecords { name amount }
  customer { id }
`;

const PRODUCT = `
  id name code description price stock topPick state
  imageUrl(variant: DETAIL)
  types { id name }
  discounts {
    minQuantity maxQuantity
    discount { id name kind amount multiplier audience state }
  }
`;

export const DOCUMENTS = {
  storefront: `query BenchStorefront($first: Int, $after: String) {
    products(first: $first, after: $after) { totalCount edges { node { ${PRODUCT} } } }
  }`,
  storefrontRows: `query BenchStorefrontRows($first: Int, $after: String) {
    products(first: $first, after: $after) { edges { node { ${PRODUCT} } } }
  }`,
  filteredStorefront: `query BenchFilteredStorefront($filter: ProductFilter, $first: Int, $after: String) {
    products(filter: $filter, first: $first, after: $after) { totalCount edges { node { ${PRODUCT} } } }
  }`,
  product: `query BenchProduct($id: ID!) { node(id: $id) { id ... on Product { ${PRODUCT} } } }`,
  myBookings: `query BenchMyBookings($first: Int) {
    myAppointments(first: $first) { edges { node { number startsAt endsAt state items { serviceName } } } }
  }`,
  orders: `query BenchOrders($first: Int, $after: String) {
    orders(first: $first, after: $after) { totalCount edges { node { ${ORDER} } } }
  }`,
  orderRows: `query BenchOrderRows($first: Int, $after: String) {
    orders(first: $first, after: $after) { edges { node { ${ORDER} } } }
  }`,
  ordersByState: `query BenchOrdersByState($filter: OrderFilter, $first: Int, $after: String) {
    orders(filter: $filter, first: $first, after: $after) { totalCount edges { node { ${ORDER} } } }
  }`,
  products: `query BenchProducts($first: Int, $after: String) {
    products(first: $first, after: $after) { totalCount edges { node { ${PRODUCT} } } }
  }`,
  order: `query BenchOrder($id: ID!) { node(id: $id) { ... on Order { ${ORDER} } } }`,
  orderLines: `query BenchOrderLines($id: ID!) { node(id: $id) { ... on Order { number ${ORDER_LINES} } } }`,
  freeSlots: `query BenchFreeSlots($input: FreeSlotsInput!) {
    freeSlots(input: $input) { firstDay lastDay days { date slots { startsAt endsAt free reason } } }
  }`,
  booking: `mutation BenchBooking($input: BookAppointmentInput!) { bookAppointment(input: $input) { number } }`,
  checkout: `mutation BenchCheckout($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }`,
  trivial: "query BenchTrivial { __typename }",
  orderChanges: `subscription BenchOrderChanges { myOrderChanged { kind } }`,
} as const;

export type DocumentName = keyof typeof DOCUMENTS;

/** Returns the SHA-256 of a document's text, which identifies a persisted document. */
export const hashOf = (name: DocumentName) => createHash("sha256").update(DOCUMENTS[name]).digest("hex");

/** Writes the documents in the format of PERSISTED_DOCUMENTS. */
export async function writeDocuments(file: string): Promise<void> {
  const names = Object.keys(DOCUMENTS) as DocumentName[];
  await writeFile(
    file,
    JSON.stringify(Object.fromEntries(names.map((name) => [hashOf(name), DOCUMENTS[name]]))),
  );
}
