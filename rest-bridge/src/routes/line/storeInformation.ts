import { DomainError } from "@machiya/schema/domain/errors";
import { z } from "zod";
import { document } from "../../graphql.ts";
import { type Route, route } from "../../route.ts";
import { requireRowNumber } from "../../rowNumber.ts";
import { id, optional } from "../../wire.ts";

const instant = z.string().meta({ format: "date-time", description: "ISO 8601 in UTC." });

/** shop.md §3, Store information. */
const storeInformation = z
  .object({
    id: z.int().meta({ description: "1: there is one record." }),
    name: z.string(),
    atm_account_number: z.string().meta({ description: "Digits, or empty." }),
    atm_bank_number: z.string(),
    line_start_time: instant.nullable(),
    line_end_time: instant.nullable(),
    entity_open_time_description: z.string(),
    physical_address: z.string(),
    open_weekly: z
      .array(z.int())
      .meta({ description: "1 Monday to 7 Sunday, ascending; empty: every day is open." }),
  })
  .meta({ id: "StoreInformation" });

interface StoreData {
  id: string;
  name: string;
  bankAccount: string;
  bankCode: string;
  orderingOpensAt: string | null;
  orderingClosesAt: string | null;
  openingHours: string;
  address: string;
  openWeekdays: number[];
}

const present = (store: StoreData): z.output<typeof storeInformation> => ({
  id: requireRowNumber("Store", store.id),
  name: store.name,
  atm_account_number: store.bankAccount,
  atm_bank_number: store.bankCode,
  line_start_time: store.orderingOpensAt,
  line_end_time: store.orderingClosesAt,
  entity_open_time_description: store.openingHours,
  physical_address: store.address,
  open_weekly: store.openWeekdays,
});

export const storeInformationRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/line/store-information",
    summary: "The shop's record.",
    access: "anonymous",
    refusals: ["NOT_FOUND"],
    input: z.object({ id: optional(id) }),
    answer: storeInformation,
    document: document<{ store: StoreData | null }>(`
      query RestStore {
        store {
          id name bankAccount bankCode orderingOpensAt orderingClosesAt openingHours address openWeekdays
        }
      }
    `),
    present: ({ store }, { id }) => {
      const found = store && present(store);
      if (found === null || (id !== undefined && id !== found.id))
        throw new DomainError("NOT_FOUND", { what: "Store" });
      return found;
    },
  }),
];
