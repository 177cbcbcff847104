import type { RouteObject } from "react-router";
import type { Environment } from "relay-runtime";
import type { AppointmentListQuery as AppointmentsQuery } from "./__generated__/AppointmentListQuery.graphql.ts";
import type { OpenAppointmentQuery as AppointmentQuery } from "./__generated__/OpenAppointmentQuery.graphql.ts";
import { appointmentListVariables, openAppointmentVariables } from "./appointments/appointmentSearch.ts";
import { paths } from "./paths.ts";
import { routeQuery } from "./relay/routeQuery.ts";

/** What the address opens over a screen about appointments, as that screen's child. */
export function appointmentDialogsRoute(environment: Environment): RouteObject {
  return {
    index: true,
    ...routeQuery<AppointmentQuery>(
      environment,
      () => import("./__generated__/OpenAppointmentQuery.graphql.ts"),
      openAppointmentVariables,
    ),
    lazy: {
      Component: async () => (await import("./appointments/AppointmentDialogs.tsx")).AppointmentDialogs,
    },
  };
}

/** The address of the list of appointments. */
export function appointmentRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: paths.appointments,
      ...routeQuery<AppointmentsQuery>(
        environment,
        () => import("./__generated__/AppointmentListQuery.graphql.ts"),
        appointmentListVariables,
      ),
      lazy: { Component: async () => (await import("./appointments/AppointmentsPage.tsx")).AppointmentsPage },
      children: [appointmentDialogsRoute(environment)],
    },
  ];
}
