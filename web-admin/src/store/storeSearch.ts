import type { FilterValues } from "@machiya/schema/domain/listFilters/listFilters";
import type { storeFilters } from "@machiya/schema/domain/listFilters/recordFilters";
import { readNumbers } from "@machiya/schema/domain/listFilters/searchParams";
import { rowId } from "@machiya/schema/ids";
import type { OpenStoreQuery$variables } from "../__generated__/OpenStoreQuery.graphql.ts";
import { openRecordId } from "../relay/records/recordSearch.ts";

/** Returns the number by which people identify the store record. */
export const storeNumber = (id: string): number => rowId("Store", id) ?? 0;

/** Returns whether the store record matches the filters, by the same rules as in other lists. */
export function matchesStore(
  { number, name }: FilterValues<typeof storeFilters>,
  store: { id: string; name: string },
): boolean {
  return (
    (number === "" || readNumbers(number).includes(storeNumber(store.id))) &&
    store.name.toLowerCase().includes(name.toLowerCase())
  );
}

/** Returns the variables of the edited record, `?edit=<number>`; null if it is not edited. */
export function openStoreVariables(search: URLSearchParams): OpenStoreQuery$variables | null {
  const id = openRecordId("Store", search);
  return id === null ? null : { id };
}
