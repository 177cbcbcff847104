import type { RouteObject } from "react-router";
import type { Environment } from "relay-runtime";
import type { AppointmentCalendarQuery as AppointmentsQuery } from "./__generated__/AppointmentCalendarQuery.graphql.ts";
import type { OpenAppointmentQuery as AppointmentQuery } from "./__generated__/OpenAppointmentQuery.graphql.ts";
import type { ShiftCalendarQuery as ShiftsQuery } from "./__generated__/ShiftCalendarQuery.graphql.ts";
import type { TimetableQuery as DayQuery } from "./__generated__/TimetableQuery.graphql.ts";
import { appointmentCalendarVariables, timetableVariables } from "./appointmentCalendar/calendarSearch.ts";
import { openAppointmentVariables } from "./appointments/appointmentSearch.ts";
import { paths } from "./paths.ts";
import { routeQuery } from "./relay/routeQuery.ts";
import { shiftCalendarVariables } from "./shiftCalendar/shiftSearch.ts";

/** The addresses of the calendars. */
export function calendarRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: paths.shiftCalendar,
      ...routeQuery<ShiftsQuery>(
        environment,
        () => import("./__generated__/ShiftCalendarQuery.graphql.ts"),
        shiftCalendarVariables,
      ),
      lazy: {
        Component: async () => (await import("./shiftCalendar/ShiftCalendarPage.tsx")).ShiftCalendarPage,
      },
    },
    {
      path: paths.appointmentCalendar,
      ...routeQuery<AppointmentsQuery>(
        environment,
        () => import("./__generated__/AppointmentCalendarQuery.graphql.ts"),
        appointmentCalendarVariables,
      ),
      lazy: {
        Component: async () =>
          (await import("./appointmentCalendar/AppointmentCalendarPage.tsx")).AppointmentCalendarPage,
      },
      children: [
        {
          index: true,
          ...routeQuery<AppointmentQuery>(
            environment,
            () => import("./__generated__/OpenAppointmentQuery.graphql.ts"),
            openAppointmentVariables,
          ),
          lazy: {
            Component: async () =>
              (await import("./appointmentCalendar/CalendarDialogs.tsx")).CalendarDialogs,
          },
        },
      ],
    },
    {
      path: paths.timetable,
      ...routeQuery<DayQuery>(
        environment,
        () => import("./__generated__/TimetableQuery.graphql.ts"),
        timetableVariables,
      ),
      lazy: {
        Component: async () => (await import("./appointmentCalendar/TimetablePage.tsx")).TimetablePage,
      },
    },
  ];
}
