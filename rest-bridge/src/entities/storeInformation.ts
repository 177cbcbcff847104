import { z } from "zod";
import { instantOutput } from "../wire/outputTypes.ts";
import { requireRowNumber } from "../wire/rowNumber.ts";

/** The store's only record (shop.md §3, Store information). */
export const storeInformation = z
  .object({
    id: z.int().meta({ description: "Always 1, because there is only one record." }),
    name: z.string(),
    atm_account_number: z.string().meta({ description: "Digits, or empty." }),
    atm_bank_number: z.string(),
    line_start_time: instantOutput.nullable(),
    line_end_time: instantOutput.nullable(),
    entity_open_time_description: z.string(),
    physical_address: z.string(),
    phone: z.string().meta({ description: "Empty if customers cannot call." }),
    line_account: z.string().meta({ description: "A LINE ID with its @, a link, or empty." }),
    map_url: z.string().meta({ description: "An https link, or empty." }),
    open_weekly: z
      .array(z.int())
      .meta({ description: "1 Monday to 7 Sunday, ascending; empty: every day is open." }),
    currency: z.string().optional().meta({
      description: "The ISO 4217 code of the currency of all amounts. Absent: none is set.",
    }),
  })
  .meta({ id: "StoreInformation" });

export interface StoreData {
  id: string;
  name: string;
  bankAccount: string;
  bankCode: string;
  orderingOpensAt: string | null;
  orderingClosesAt: string | null;
  openingHours: string;
  address: string;
  phone: string;
  lineAccount: string;
  mapUrl: string;
  openWeekdays: number[];
  currency: string | null;
}

export const STORE_FIELDS = `
  fragment RestStoreInformation on Store {
    id name bankAccount bankCode orderingOpensAt orderingClosesAt openingHours address phone lineAccount
    mapUrl openWeekdays currency
  }
`;

export function presentStore(store: StoreData): z.output<typeof storeInformation> {
  return {
    id: requireRowNumber("Store", store.id),
    name: store.name,
    atm_account_number: store.bankAccount,
    atm_bank_number: store.bankCode,
    line_start_time: store.orderingOpensAt,
    line_end_time: store.orderingClosesAt,
    entity_open_time_description: store.openingHours,
    physical_address: store.address,
    phone: store.phone,
    line_account: store.lineAccount,
    map_url: store.mapUrl,
    open_weekly: store.openWeekdays,
    ...(store.currency !== null && { currency: store.currency }),
  };
}
