import { globalId } from "../../ids.ts";
import { APPOINTMENT_STATES } from "../appointments/appointmentState.ts";
import { dayFilter } from "./dayFilter.ts";
import { choiceFilter, type FilterField, numbersFilter, textFilter } from "./listFilters.ts";

/** One end or both ends of a range of days. */
interface Days {
  from?: string;
  to?: string;
}

/** The id of one staff member. Any other text, such as the console's `all`, sets no filter. */
const staffFilter: FilterField<string, { staffMemberIds: string[] }> = {
  read: (text) => (/^\d{1,9}$/.test(text) ? text : ""),
  toInput: (number) => ({ staffMemberIds: [globalId("StaffMember", Number(number))] }),
};

/** The filters of the appointment list and of its export. Source: booking.md §2. */
export const appointmentFilters = {
  number: numbersFilter((numbers) => ({ numbers })),
  customer: textFilter((customerName) => ({ customerName })),
  state: choiceFilter(APPOINTMENT_STATES, (state) => ({ states: [state] })),
  startFrom: dayFilter((from): { startsAt: Days } => ({ startsAt: { from } })),
  startTo: dayFilter((to): { startsAt: Days } => ({ startsAt: { to } })),
  staff: staffFilter,
};

/** The filters of the appointment calendar, which sets the days itself. */
export const appointmentCalendarFilters = {
  customer: appointmentFilters.customer,
  state: appointmentFilters.state,
};
