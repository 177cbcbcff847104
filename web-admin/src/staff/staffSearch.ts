import type { StaffRole, StaffState } from "@machiya/prisma/enums";
import { rowId } from "@machiya/schema/ids";
import type { OpenStaffQuery$variables } from "../__generated__/OpenStaffQuery.graphql.ts";
import type { StaffListQuery$variables } from "../__generated__/StaffListQuery.graphql.ts";
import { openedId, type RecordSearch, readRecordSearch, recordFilter } from "../relay/recordSearch.ts";
import { oneOf } from "../relay/search.ts";

/** People that come at once; more follow as one scrolls. Source: booking.md §9. */
export const STAFF_PAGE_SIZE = 8;

/** Whoever works here first. */
export const STAFF_STATES = ["IN_SERVICE", "DISMISSED", "DISABLED"] as const satisfies StaffState[];
export const STAFF_ROLES = ["STAFF", "ADMIN"] as const satisfies StaffRole[];

/** The filters of the staff list as they stand in the address; empty text where none is set. */
export interface StaffSearch extends RecordSearch {
  state: StaffState | "";
}

/** The number that people call a staff member by. */
export const staffNumber = (id: string): number => rowId("StaffMember", id) ?? 0;

/** Reads the address; what is not a filter, or not a possible value, counts as not set. */
export function readStaffSearch(search: URLSearchParams): StaffSearch {
  return { ...readRecordSearch(search), state: oneOf(STAFF_STATES, search.get("state")) };
}

/** What these filters ask the server for. */
export function staffFilter({ state, ...record }: StaffSearch) {
  return { ...recordFilter("StaffMember", record), ...(state !== "" && { states: [state] }) };
}

/** What the list asks the server for at this address. */
export function staffListVariables(search: URLSearchParams): StaffListQuery$variables {
  return { filter: staffFilter(readStaffSearch(search)), count: STAFF_PAGE_SIZE };
}

/** The person whose detail is open, `?staff=<number>`; null when nobody's is. */
export function openStaffVariables(search: URLSearchParams): OpenStaffQuery$variables | null {
  const id = openedId("StaffMember", search, "staff");
  return id === null ? null : { id };
}
