import type { StoreDraft } from "./storeDraft.ts";

/** The fields of the store's record by the part of the settings that edits them; each belongs to one. */
export const STORE_PARTS = {
  shop: [
    "name",
    "address",
    "phone",
    "lineAccount",
    "mapUrl",
    "openingHours",
    "openWeekdays",
    "timeZone",
    "currency",
  ],
  bank: ["bankCode", "bankAccount"],
  ordering: ["orderingOpensAt", "orderingClosesAt", "maxOpenOrders", "delivers"],
  salon: ["bookingHours", "cancelCutOffHours", "maxOpenAppointments", "maxOverlappingAppointments"],
  line: ["notices", "broadcastFloor"],
} as const satisfies Record<string, readonly (keyof StoreDraft)[]>;

export type StorePart = keyof typeof STORE_PARTS;
