/** The columns of the CSV file of orders (shop.md §2), in its order; a discount's name and amount stand beside the sum. */
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
