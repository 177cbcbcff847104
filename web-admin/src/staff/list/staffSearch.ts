import type { StaffRole } from "@machiya/prisma/enums";
import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { staffFilters } from "@machiya/schema/domain/listFilters/staffFilters";
import { rowId } from "@machiya/schema/ids";
import type { OpenStaffQuery$variables } from "../../__generated__/OpenStaffQuery.graphql.ts";
import type { StaffListQuery$variables } from "../../__generated__/StaffListQuery.graphql.ts";
import { openRecordId } from "../../relay/records/recordSearch.ts";

/** The number of staff loaded at a time while scrolling, as specified in booking.md §9. */
export const STAFF_PAGE_SIZE = 8;

export const STAFF_ROLES = ["STAFF", "ADMIN"] as const satisfies StaffRole[];

/** Returns the number by which people identify a staff member. */
export const staffNumber = (id: string): number => rowId("StaffMember", id) ?? 0;

/** Returns the variables of the list for this URL. */
export function staffListVariables(search: URLSearchParams): StaffListQuery$variables {
  return { filter: filterInput(staffFilters, search), count: STAFF_PAGE_SIZE };
}

/** Returns the variables of the opened staff member, `?staff=<number>`; null if none is. */
export function openStaffVariables(search: URLSearchParams): OpenStaffQuery$variables | null {
  const id = openRecordId("StaffMember", search, "staff");
  return id === null ? null : { id };
}
