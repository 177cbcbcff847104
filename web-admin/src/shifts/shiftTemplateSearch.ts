import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { shiftTemplateFilters } from "@machiya/schema/domain/listFilters/recordFilters";
import { rowId } from "@machiya/schema/ids";
import type { OpenShiftTemplateQuery$variables } from "../__generated__/OpenShiftTemplateQuery.graphql.ts";
import type { ShiftTemplateListQuery$variables } from "../__generated__/ShiftTemplateListQuery.graphql.ts";
import { openRecordId, pageWindow } from "../relay/records/recordSearch.ts";

/** The number that people call a shift template by. */
export const shiftTemplateNumber = (id: string): number => rowId("ShiftTemplate", id) ?? 0;

/** What the list asks the server for at this address. */
export function shiftTemplateListVariables(search: URLSearchParams): ShiftTemplateListQuery$variables {
  return { filter: filterInput(shiftTemplateFilters, search), ...pageWindow(search) };
}

/** The shift template being edited, `?edit=<number>`; null when none is. */
export function openShiftTemplateVariables(search: URLSearchParams): OpenShiftTemplateQuery$variables | null {
  const id = openRecordId("ShiftTemplate", search);
  return id === null ? null : { id };
}
