import { APPOINTMENT_STATES, type AppointmentState } from "@machiya/schema/domain/appointmentState";
import { globalId } from "@machiya/schema/ids";
import type {
  AppointmentFilter,
  AppointmentListQuery$variables,
} from "../__generated__/AppointmentListQuery.graphql.ts";
import type { OpenAppointmentQuery$variables } from "../__generated__/OpenAppointmentQuery.graphql.ts";
import { pageWindow } from "../relay/recordSearch.ts";
import { oneOf, readDay, readNumbers, readText } from "../relay/search.ts";

/** Stands in the address where somebody of role 3 looks at the appointments of all. */
export const EVERYONE = "all";

/** The filters of the appointment screen as they stand in the address; empty text where none is set. */
export interface AppointmentSearch {
  customer: string;
  state: AppointmentState | "";
  startFrom: string;
  startTo: string;
  /** The number of a staff member. */
  staff: string;
}

/** Reads the address; what is not a filter, or not a possible value, counts as not set. */
export function readAppointmentSearch(search: URLSearchParams): AppointmentSearch {
  const staff = readText(search, "staff");
  return {
    customer: readText(search, "customer"),
    state: oneOf(APPOINTMENT_STATES, search.get("state")),
    startFrom: readDay(search, "startFrom"),
    startTo: readDay(search, "startTo"),
    staff: /^\d{1,9}$/.test(staff) ? staff : "",
  };
}

/** What the appointment list asks the server for at this address. */
export function appointmentListVariables(search: URLSearchParams): AppointmentListQuery$variables {
  return { filter: appointmentFilter(readAppointmentSearch(search)), ...pageWindow(search) };
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

function appointmentFilter({
  customer,
  state,
  startFrom,
  startTo,
  staff,
}: AppointmentSearch): AppointmentFilter {
  const startsAt = { ...(startFrom !== "" && { from: startFrom }), ...(startTo !== "" && { to: startTo }) };
  return {
    ...(customer !== "" && { customerName: customer }),
    ...(state !== "" && { states: [state] }),
    ...(Object.keys(startsAt).length > 0 && { startsAt }),
    ...(staff !== "" && { staffMemberIds: [globalId("StaffMember", Number(staff))] }),
  };
}
