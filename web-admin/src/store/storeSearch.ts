import type { FilterValues } from "@machiya/schema/domain/listFilters/listFilters";
import type { storeFilters } from "@machiya/schema/domain/listFilters/recordFilters";
import { readNumbers } from "@machiya/schema/domain/listFilters/searchParams";
import { rowId } from "@machiya/schema/ids";
import type { OpenStoreQuery$variables } from "../__generated__/OpenStoreQuery.graphql.ts";
import { openRecordId } from "../relay/records/recordSearch.ts";

/** The number that people call the store record by. */
export const storeNumber = (id: string): number => rowId("Store", id) ?? 0;

/** Whether the one record is what the filters ask for, by the rules of the other lists. */
export function matchesStore(
  { number, name }: FilterValues<typeof storeFilters>,
  store: { id: string; name: string },
): boolean {
  return (
    (number === "" || readNumbers(number).includes(storeNumber(store.id))) &&
    store.name.toLowerCase().includes(name.toLowerCase())
  );
}

/** The record being edited, `?edit=<number>`; null when it is not. */
export function openStoreVariables(search: URLSearchParams): OpenStoreQuery$variables | null {
  const id = openRecordId("Store", search);
  return id === null ? null : { id };
}
