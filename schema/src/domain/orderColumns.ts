/**
 * The columns of the order CSV export in file order (shop.md §2). Discount names and amounts follow the sum.
 */
export const ORDER_COLUMNS = [
  "number",
  "buyerName",
  "buyerPhone",
  "recipientName",
  "recipientPhone",
  "address",
  "expectedDelivery",
  "delivery",
  "quantity",
  "total",
  "subtotal",
  "discountTotal",
  "discounts",
  "source",
  "paymentMethod",
  "paymentState",
  "state",
  "note",
  "createdAt",
] as const;

export type OrderColumn = (typeof ORDER_COLUMNS)[number];
