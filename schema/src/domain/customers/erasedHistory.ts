/** The types of history entries that can contain a customer's personal data. */
export type PersonalEntry = "Customer" | "Order" | "Appointment" | "Parcel" | "Broadcast";

/**
 * The fields that the history keeps of an erased person's records; numbers, truth values, and nulls are kept, too. All
 * others are removed, so that a field that is added later is not forgotten.
 */
export const IMPERSONAL_FIELDS: Record<PersonalEntry, readonly string[]> = {
  Customer: ["deletedAt"],
  Order: [
    "state",
    "paymentState",
    "source",
    "cancelReason",
    "currency",
    "total",
    "subtotal",
    "discountTotal",
    "totalQuantity",
    "shippingName",
    "shippingKind",
    "shippingFee",
    "shippingSlot",
    "lines",
    "deliveryDate",
    "expectedDeliveryDate",
    "paymentDueAt",
    "paymentReportedAt",
    "paymentKind",
    "paymentAmount",
  ],
  Appointment: ["state", "outcome", "cancelledBy", "source", "startsAt", "endsAt"],
  Parcel: ["state", "carrier", "shippedAt", "deliveredAt"],
  Broadcast: ["state", "audience"],
};
