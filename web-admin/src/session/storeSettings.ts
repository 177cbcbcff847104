import { createContext, use } from "react";

/** What every screen needs to know of the store. */
export interface Settings {
  name: string;
  /** IANA name of the zone in which every date is shown. */
  timeZone: string;
}

/** Taipei, until a store record says otherwise. Source: decisions.md §4. */
export const StoreSettings = createContext<Settings>({ name: "Machiya", timeZone: "Asia/Taipei" });

export function useStoreSettings(): Settings {
  return use(StoreSettings);
}
