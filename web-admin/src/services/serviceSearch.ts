import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { serviceFilters } from "@machiya/schema/domain/listFilters/recordFilters";
import { rowId } from "@machiya/schema/ids";
import type { OpenServiceQuery$variables } from "../__generated__/OpenServiceQuery.graphql.ts";
import type { ServiceListQuery$variables } from "../__generated__/ServiceListQuery.graphql.ts";
import { openRecordId, pageWindow } from "../relay/records/recordSearch.ts";

/** The number that people call a service by. */
export const serviceNumber = (id: string): number => rowId("Service", id) ?? 0;

/** What the list asks the server for at this address. */
export function serviceListVariables(search: URLSearchParams): ServiceListQuery$variables {
  return { filter: filterInput(serviceFilters, search), ...pageWindow(search) };
}

/** The service being edited, `?edit=<number>`; null when none is. */
export function openServiceVariables(search: URLSearchParams): OpenServiceQuery$variables | null {
  const id = openRecordId("Service", search);
  return id === null ? null : { id };
}
