import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { shiftTemplateFilters } from "@machiya/schema/domain/listFilters/recordFilters";
import type { OpenShiftTemplateQuery$variables } from "../__generated__/OpenShiftTemplateQuery.graphql.ts";
import type { ShiftTemplateListQuery$variables } from "../__generated__/ShiftTemplateListQuery.graphql.ts";
import { openRecordId, pageWindow } from "../relay/records/recordSearch.ts";

/** Returns the variables of the list for this URL. */
export function shiftTemplateListVariables(search: URLSearchParams): ShiftTemplateListQuery$variables {
  return { filter: filterInput(shiftTemplateFilters, search), ...pageWindow("shiftTemplates", search) };
}

/** Returns the variables of the edited shift template, `?edit=<number>`; null if none is. */
export function openShiftTemplateVariables(search: URLSearchParams): OpenShiftTemplateQuery$variables | null {
  const id = openRecordId("ShiftTemplate", search);
  return id === null ? null : { id };
}
