import type { FieldsRow } from "./authorization.ts";

/** The rows of the table that are about shipping methods, slots, and parcels. */
export const shippingFields: Record<string, FieldsRow> = {
  Parcel: {
    reach: "owner",
    holder:
      "canUnpack carrier createdAt deliveredAt id items nextStates number order shippedAt state trackingLink trackingNumber trackingUrl version",
    admin: "shipment",
  },
  CarrierSetting: {
    reach: "admin",
    admin: "carrier chains credentialsSetAt enabled id isTest senderName senderPhone version",
  },
  CarrierSetup: { reach: "admin", holder: "canStoreCredentials carriers" },
  PickUpStore: { reach: "owner", holder: "address chain code name" },
  SendParcelResult: { reach: "admin", holder: "detail outcome parcel" },
  Shipment: {
    reach: "admin",
    holder: "carrier chain collects goodsAmount isCreated labelPath status statusAt statusText storeCode",
  },
  ParcelItem: { reach: "owner", holder: "productName quantity" },
  OrderSlot: { reach: "owner", holder: "day endMinute startMinute" },
  ShippingMethod: {
    reach: "everyone",
    holder:
      "active carrier excludedProductIds fee freeFrom hasSlots hours id kind name paymentMethods slotDaysAhead slotLeadMinutes slotUnit trackingLink version weekdays",
    admin: "excludedProducts slots",
  },
  ShippingSlot: { reach: "admin", holder: "capacity endMinute startMinute weekday" },
  ShippingSlotOccupancy: {
    reach: "admin",
    holder: "capacity endMinute methodName orders startMinute unit workUnits",
  },
  ShippingSlotOffer: { reach: "everyone", holder: "day endMinute fits remaining startMinute" },
};
