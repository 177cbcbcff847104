/** What the wire calls the input fields of GraphQL; the others have the same name at both doors (decisions.md §1). */
const WIRE_NAMES: Readonly<Record<string, string>> = {
  accessToken: "access_token",
  addDiscountIds: "new_add_sub_list_codes",
  addTypeIds: "new_product_type_ids",
  after: "page",
  amount: "dollar",
  audience: "scope_of_range",
  bankAccount: "atm_account_number",
  bankCode: "atm_bank_number",
  buyerName: "orderer_name",
  buyerPhone: "orderer_phone",
  customerIds: "user_ids",
  deliveryDate: "delivery_date",
  discountId: "new_add_sub_list_codes",
  expectedDeliveryDate: "predict_delivery_date",
  first: "page_num",
  idempotencyKey: "Idempotency-Key",
  idToken: "id_token",
  kind: "code",
  lineUserId: "user_id",
  maxQuantity: "max_count",
  method: "auth_method",
  minQuantity: "min_count",
  multiplier: "percent",
  note: "remark",
  numbers: "id",
  openingHours: "entity_open_time_description",
  openWeekdays: "open_weekly",
  orderId: "product_order_id",
  orderingClosesAt: "line_end_time",
  orderingOpensAt: "line_start_time",
  paymentMethod: "payment_method",
  paymentMethodCode: "payment_method",
  paymentState: "payment_status",
  price: "dollar",
  productId: "product_id",
  productIds: "product_ids",
  quantity: "total_count",
  recipientName: "receiver_name",
  recipientPhone: "receiver_phone",
  removeDiscountIds: "delete_add_sub_list_codes",
  removeTypeIds: "delete_product_type_ids",
  seenPrice: "product_dollar",
  source: "source_of_order",
  state: "status",
  stock: "count",
  topPick: "is_top",
  typeIds: "new_product_type_ids",
};

/** GraphQL's lists of rows; the wire's list is called otherwise on every route. */
const ROW_LISTS: readonly string[] = ["orders", "lines", "products", "productTypes", "discounts", "images"];

/** How a route calls things: its list of rows, and names of its own. */
export interface Naming {
  rowsIn?: string;
  fieldNames?: Readonly<Record<string, string>>;
}

/** The wire's name of an input field of GraphQL on a route. */
export function wireName(field: string, { rowsIn, fieldNames }: Naming): string {
  if (rowsIn !== undefined && ROW_LISTS.includes(field)) return rowsIn;
  return fieldNames?.[field] ?? WIRE_NAMES[field] ?? field;
}
