import type { ErrorParams } from "@machiya/schema/domain/errors";

/** Maps GraphQL input fields to their REST names where they differ by more than snake case (decisions.md §1). */
const WIRE_NAMES: Readonly<Record<string, string>> = {
  add: "new_shifts",
  addDiscountIds: "new_add_sub_list_codes",
  addServiceIds: "new_service_ids",
  addTypeIds: "new_product_type_ids",
  after: "page",
  amount: "dollar",
  audience: "scope_of_range",
  bankAccount: "atm_account_number",
  bankCode: "atm_bank_number",
  buyerName: "orderer_name",
  buyerPhone: "orderer_phone",
  customerId: "user_id",
  customerIds: "user_ids",
  discountId: "new_add_sub_list_codes",
  durationMinutes: "duration",
  endMinute: "end_time",
  endsAt: "end_time",
  expectedDeliveryDate: "predict_delivery_date",
  first: "page_num",
  idempotencyKey: "Idempotency-Key",
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
  organisation: "organisation_name",
  paymentMethodCode: "payment_method",
  paymentState: "payment_status",
  price: "dollar",
  quantity: "total_count",
  recipientName: "receiver_name",
  recipientPhone: "receiver_phone",
  removeDiscountIds: "delete_add_sub_list_codes",
  removeServiceIds: "delete_service_ids",
  removeTypeIds: "delete_product_type_ids",
  seenExpectedDay: "expected_day",
  seenPreOrdered: "pre_ordered_count",
  seenPrice: "product_dollar",
  serviceIds: "new_service_ids",
  shiftTemplateId: "shift_id",
  shiftTemplateIds: "shift_ids",
  source: "source_of_order",
  staffMemberId: "employer_id",
  staffMemberIds: "employer_ids",
  startMinute: "start_time",
  startsAt: "start_time",
  state: "status",
  stock: "count",
  topPick: "is_top",
  typeIds: "new_product_type_ids",
};

/** GraphQL's list fields; the REST name of the list differs by route. */
const ROW_LISTS: readonly string[] = [
  "appointments",
  "changes",
  "discounts",
  "images",
  "lines",
  "orders",
  "productTypes",
  "products",
  "services",
  "shiftTemplates",
];

/** The names of a route: its list of rows, and fields with names of their own. */
export interface Naming {
  batchField?: string;
  fieldNames?: Readonly<Record<string, string>>;
}

/** Returns the REST name of a GraphQL input field on a route. */
export function wireName(field: string, { batchField, fieldNames }: Naming): string {
  const own = fieldNames?.[field];
  if (own !== undefined) return own;
  return batchField !== undefined && ROW_LISTS.includes(field)
    ? batchField
    : (WIRE_NAMES[field] ?? snakeCase(field));
}

const snakeCase = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Replaces the GraphQL names in the parameters of an error by the REST names of a route. */
export function wireNames({ field, rule }: ErrorParams, route: Naming): Pick<ErrorParams, "field" | "rule"> {
  const fields = rule?.fields?.map((other) => wireName(other, route));
  return {
    ...(field !== undefined && { field: wireName(field, route) }),
    ...(rule !== undefined && { rule: { ...rule, ...(fields !== undefined && { fields }) } }),
  };
}
