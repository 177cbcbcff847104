/** The text fields of an order with their maximum lengths. */
export const ORDER_TEXT_LENGTHS = {
  buyerName: 200,
  buyerPhone: 50,
  recipientName: 200,
  recipientPhone: 50,
  address: 500,
  note: 2000,
} as const;

export type OrderTextField = keyof typeof ORDER_TEXT_LENGTHS;

/** The fields of an order that have a label on screens and a column in the CSV export. */
export type OrderField =
  | OrderTextField
  | "number"
  | "expectedDeliveryDate"
  | "deliveryDate"
  | "totalQuantity"
  | "total"
  | "subtotal"
  | "discountTotal"
  | "discountRecords"
  | "shippingName"
  | "shippingFee"
  | "shippingSlot"
  | "source"
  | "paymentMethod"
  | "paymentState"
  | "state"
  | "createdAt"
  | "items";
