/** Why a time is not available, in the order of the checks: the first that applies is returned. */
export const SLOT_REFUSALS = [
  "PAST",
  "OUTSIDE_WINDOW",
  "NO_SHIFT",
  "NOT_OPEN_TO_CUSTOMERS",
  "CLOSED",
  "TIME_OFF",
  "LACKS_SERVICE",
  "TAKEN",
] as const;

export type SlotRefusal = (typeof SLOT_REFUSALS)[number];
