import { appointmentFilters } from "@machiya/schema/domain/listFilters/appointmentFilters";
import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { readNumbers } from "@machiya/schema/domain/listFilters/searchParams";
import type { AppointmentListQuery$variables } from "../../__generated__/AppointmentListQuery.graphql.ts";
import type { OpenAppointmentQuery$variables } from "../../__generated__/OpenAppointmentQuery.graphql.ts";
import { pageWindow } from "../../relay/records/recordSearch.ts";

/** Stands in the address where somebody of role 3 looks at the appointments of all. */
export const EVERYONE = "all";

/** What the appointment list asks the server for at this address. */
export function appointmentListVariables(search: URLSearchParams): AppointmentListQuery$variables {
  return { filter: filterInput(appointmentFilters, search), ...pageWindow(search) };
}

/** The appointment that stands open over a screen: `?appointment=<number>` to be read, or `?edit=<number>` to be edited; null when none does. */
export function openAppointmentVariables(search: URLSearchParams): OpenAppointmentQuery$variables | null {
  const edited = search.get("edit");
  const written = edited ?? search.get("appointment");
  return written === null ? null : { number: readNumbers(written)[0] ?? 0, editing: edited !== null };
}

/** With what the start of a new appointment begins: `?add=2026-11-21T14:00`, as the store's clocks read. Empty: with nothing. */
export function addedStart(opened: string): string {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(opened) ? opened : "";
}
