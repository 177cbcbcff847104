import { globalId } from "../../ids.ts";
import { APPOINTMENT_STATES } from "../appointments/appointmentState.ts";
import { choiceFilter, dayFilter, type FilterField, textFilter } from "./listFilters.ts";

/** One end or both ends of a range of days. */
interface Days {
  from?: string;
  to?: string;
}

/** The number of one staff member; other words, such as the console's `all`, set no filter. */
const staffFilter: FilterField<string, { staffMemberIds: string[] }> = {
  read: (text) => (/^\d{1,9}$/.test(text) ? text : ""),
  toInput: (number) => ({ staffMemberIds: [globalId("StaffMember", Number(number))] }),
};

/** The filters of the appointment list. Source: booking.md §2. */
export const appointmentFilters = {
  customer: textFilter((customerName) => ({ customerName })),
  state: choiceFilter(APPOINTMENT_STATES, (state) => ({ states: [state] })),
  startFrom: dayFilter((from): { startsAt: Days } => ({ startsAt: { from } })),
  startTo: dayFilter((to): { startsAt: Days } => ({ startsAt: { to } })),
  staff: staffFilter,
};

/** The filters that the appointment calendar has, whose days are its own. */
export const appointmentCalendarFilters = {
  customer: appointmentFilters.customer,
  state: appointmentFilters.state,
};
