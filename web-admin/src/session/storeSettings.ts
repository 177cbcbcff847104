import { createContext, use } from "react";

/** The store's settings that every screen needs. */
export interface Settings {
  name: string;
  /** The IANA name of the time zone in which all dates are shown. */
  timeZone: string;
  /** The weekdays on which it opens, 1 is Monday; none means that every day is open. */
  openWeekdays: readonly number[];
  /** The ISO 4217 code of its currency; null while it has none. */
  currency: string | null;
  /** Whether it offers shipping methods; without any, its orders have no parcels. */
  ships: boolean;
  /** Whether one of them has slots, and whether the capacity of one counts work units. */
  hasSlots: boolean;
  countsWork: boolean;
}

/** The time zone is Taipei until the store's record is loaded (decisions.md §4). */
export const StoreSettings = createContext<Settings>({
  name: "Machiya",
  timeZone: "Asia/Taipei",
  openWeekdays: [],
  currency: null,
  ships: false,
  hasSlots: false,
  countsWork: false,
});

export function useStoreSettings(): Settings {
  return use(StoreSettings);
}
