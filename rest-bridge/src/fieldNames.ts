/** What the wire calls the input fields of GraphQL; the others have the same name at both doors (decisions.md §1). */
const WIRE_NAMES: Readonly<Record<string, string>> = {
  accessToken: "access_token",
  after: "page",
  buyerName: "orderer_name",
  buyerPhone: "orderer_phone",
  deliveryDate: "delivery_date",
  expectedDeliveryDate: "predict_delivery_date",
  first: "page_num",
  idempotencyKey: "Idempotency-Key",
  idToken: "id_token",
  lineUserId: "user_id",
  method: "auth_method",
  note: "remark",
  numbers: "id",
  orderId: "product_order_id",
  paymentMethod: "payment_method",
  paymentMethodCode: "payment_method",
  paymentState: "payment_status",
  productId: "product_id",
  productIds: "product_ids",
  quantity: "total_count",
  recipientName: "receiver_name",
  recipientPhone: "receiver_phone",
  seenPrice: "product_dollar",
  source: "source_of_order",
  state: "status",
};

/** GraphQL's lists of rows; the wire's list is called otherwise on every route. */
const ROW_LISTS: readonly string[] = ["orders", "lines"];

/** The wire's name of an input field of GraphQL, on a route whose rows come in the list `rowsIn`. */
export function wireName(field: string, rowsIn: string | undefined): string {
  if (rowsIn !== undefined && ROW_LISTS.includes(field)) return rowsIn;
  return WIRE_NAMES[field] ?? field;
}
