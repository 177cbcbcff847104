import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { serviceFilters } from "@machiya/schema/domain/listFilters/recordFilters";
import { rowId } from "@machiya/schema/ids";
import type { OpenServiceQuery$variables } from "../__generated__/OpenServiceQuery.graphql.ts";
import type { ServiceListQuery$variables } from "../__generated__/ServiceListQuery.graphql.ts";
import { openRecordId, pageWindow } from "../relay/records/recordSearch.ts";

/** Returns the number by which people identify a service. */
export const serviceNumber = (id: string): number => rowId("Service", id) ?? 0;

/** Returns the variables of the list for this URL. */
export function serviceListVariables(search: URLSearchParams): ServiceListQuery$variables {
  return { filter: filterInput(serviceFilters, search), ...pageWindow("services", search) };
}

/** Returns the variables of the edited service, `?edit=<number>`; null if none is. */
export function openServiceVariables(search: URLSearchParams): OpenServiceQuery$variables | null {
  const id = openRecordId("Service", search);
  return id === null ? null : { id };
}
