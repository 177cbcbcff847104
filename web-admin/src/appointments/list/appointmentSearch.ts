import { appointmentFilters } from "@machiya/schema/domain/listFilters/appointmentFilters";
import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { readNumbers } from "@machiya/schema/domain/listFilters/searchParams";
import { globalId } from "@machiya/schema/ids";
import type { AppointmentListQuery$variables } from "../../__generated__/AppointmentListQuery.graphql.ts";
import type { OpenAppointmentQuery$variables } from "../../__generated__/OpenAppointmentQuery.graphql.ts";
import { pageWindow, readSort } from "../../relay/records/recordSearch.ts";

/** The URL value by which a staff member of role 3 sees all appointments. */
export const EVERYONE = "all";

/** Returns the variables of the appointment list for this URL. */
export function appointmentListVariables(search: URLSearchParams): AppointmentListQuery$variables {
  return {
    filter: filterInput(appointmentFilters, search),
    sort: readSort({ number: "NUMBER", starts: "STARTS_AT" } as const, search),
    ...pageWindow("appointments", search),
  };
}

/**
 * Returns the variables of the open appointment: `?appointment=<number>` to read, `?edit=<number>` to edit;
 * null if none is open.
 */
export function openAppointmentVariables(search: URLSearchParams): OpenAppointmentQuery$variables | null {
  const edited = search.get("edit");
  const written = edited ?? search.get("appointment");
  return written === null ? null : { number: readNumbers(written)[0] ?? 0, editing: edited !== null };
}

/**
 * Returns the initial start of a new appointment in the store's local time, from `?add=2026-11-21T14:00`;
 * empty for none.
 */
export function addedStart(opened: string): string {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(opened) ? opened : "";
}

/** Returns the global id of the staff member who is preselected in a new appointment; empty for none. */
export function addedStaff(number: string | null): string {
  return number !== null && /^[1-9]\d{0,8}$/.test(number) ? globalId("StaffMember", Number(number)) : "";
}
