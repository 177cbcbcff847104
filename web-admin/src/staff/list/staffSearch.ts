import type { StaffRole } from "@machiya/prisma/enums";
import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { staffFilters } from "@machiya/schema/domain/listFilters/staffFilters";
import { rowId } from "@machiya/schema/ids";
import type { OpenStaffQuery$variables } from "../../__generated__/OpenStaffQuery.graphql.ts";
import type { StaffListQuery$variables } from "../../__generated__/StaffListQuery.graphql.ts";
import { openRecordId } from "../../relay/records/recordSearch.ts";

/** People that come at once; more follow as one scrolls. Source: booking.md §9. */
export const STAFF_PAGE_SIZE = 8;

export const STAFF_ROLES = ["STAFF", "ADMIN"] as const satisfies StaffRole[];

/** The number that people call a staff member by. */
export const staffNumber = (id: string): number => rowId("StaffMember", id) ?? 0;

/** What the list asks the server for at this address. */
export function staffListVariables(search: URLSearchParams): StaffListQuery$variables {
  return { filter: filterInput(staffFilters, search), count: STAFF_PAGE_SIZE };
}

/** The person whose detail is open, `?staff=<number>`; null when nobody's is. */
export function openStaffVariables(search: URLSearchParams): OpenStaffQuery$variables | null {
  const id = openRecordId("StaffMember", search, "staff");
  return id === null ? null : { id };
}
