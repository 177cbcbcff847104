import type { RouteObject } from "react-router";
import type { Environment } from "relay-runtime";
import type { AppointmentCalendarQuery as CalendarQuery } from "./__generated__/AppointmentCalendarQuery.graphql.ts";
import type { AppointmentListQuery as AppointmentsQuery } from "./__generated__/AppointmentListQuery.graphql.ts";
import type { OpenAppointmentQuery as AppointmentQuery } from "./__generated__/OpenAppointmentQuery.graphql.ts";
import type { ShiftCalendarQuery as ShiftsQuery } from "./__generated__/ShiftCalendarQuery.graphql.ts";
import type { TimetableQuery as DayQuery } from "./__generated__/TimetableQuery.graphql.ts";
import { appointmentCalendarVariables, timetableVariables } from "./appointmentCalendar/calendarSearch.ts";
import { appointmentListVariables, openAppointmentVariables } from "./appointments/list/appointmentSearch.ts";
import { paths } from "./paths.ts";
import { screenRoute, screensOf } from "./relay/screens.ts";
import { shiftCalendarVariables } from "./shiftCalendar/shiftSearch.ts";

/** The routes of appointments and calendars. */
export function bookingRoutes(environment: Environment): RouteObject[] {
  const screen = screensOf(environment);
  return [
    screenRoute(
      paths.appointments,
      screen<AppointmentsQuery>(
        () => import("./__generated__/AppointmentListQuery.graphql.ts"),
        appointmentListVariables,
        async () => (await import("./appointments/list/AppointmentsPage.tsx")).AppointmentsPage,
      ),
      screen<AppointmentQuery>(
        () => import("./__generated__/OpenAppointmentQuery.graphql.ts"),
        openAppointmentVariables,
        async () => (await import("./appointments/record/AppointmentDialogs.tsx")).AppointmentDialogs,
      ),
    ),
    screenRoute(
      paths.shiftCalendar,
      screen<ShiftsQuery>(
        () => import("./__generated__/ShiftCalendarQuery.graphql.ts"),
        shiftCalendarVariables,
        async () => (await import("./shiftCalendar/ShiftCalendarPage.tsx")).ShiftCalendarPage,
      ),
    ),
    screenRoute(
      paths.appointmentCalendar,
      screen<CalendarQuery>(
        () => import("./__generated__/AppointmentCalendarQuery.graphql.ts"),
        appointmentCalendarVariables,
        async () =>
          (await import("./appointmentCalendar/AppointmentCalendarPage.tsx")).AppointmentCalendarPage,
      ),
      screen<AppointmentQuery>(
        () => import("./__generated__/OpenAppointmentQuery.graphql.ts"),
        openAppointmentVariables,
        async () => (await import("./appointmentCalendar/CalendarDialogs.tsx")).CalendarDialogs,
      ),
    ),
    screenRoute(
      paths.timetable,
      screen<DayQuery>(
        () => import("./__generated__/TimetableQuery.graphql.ts"),
        timetableVariables,
        async () => (await import("./appointmentCalendar/timetable/TimetablePage.tsx")).TimetablePage,
      ),
    ),
  ];
}
