import type { FieldsRow } from "./authorization.ts";

/** The rows of the table that are about shipping methods, slots, and parcels. */
export const shippingFields: Record<string, FieldsRow> = {
  Parcel: {
    reach: "owner",
    holder:
      "canUnpack carrier createdAt deliveredAt id items nextStates number order shippedAt state trackingLink trackingNumber trackingUrl version",
  },
  ParcelItem: { reach: "owner", holder: "productName quantity" },
  OrderSlot: { reach: "owner", holder: "day endMinute startMinute" },
  ShippingMethod: {
    reach: "everyone",
    holder:
      "active carrier fee freeFrom hasSlots hours id kind name paymentMethods slotDaysAhead slotLeadMinutes slotUnit trackingLink version weekdays",
    admin: "slots",
  },
  ShippingSlot: { reach: "admin", holder: "capacity endMinute startMinute weekday" },
  ShippingSlotOccupancy: {
    reach: "admin",
    holder: "capacity endMinute methodName orders startMinute unit workUnits",
  },
  ShippingSlotOffer: { reach: "everyone", holder: "day endMinute fits remaining startMinute" },
};
