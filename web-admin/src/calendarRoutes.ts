import type { RouteObject } from "react-router";
import type { Environment } from "relay-runtime";
import ShiftCalendarQuery, {
  type ShiftCalendarQuery as ShiftsQuery,
} from "./__generated__/ShiftCalendarQuery.graphql.ts";
import { paths } from "./paths.ts";
import { routeQuery } from "./relay/routeQuery.ts";
import { shiftCalendarVariables } from "./shiftCalendar/shiftSearch.ts";

/** The addresses of the calendars. */
export function calendarRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: paths.shiftCalendar,
      ...routeQuery<ShiftsQuery>(environment, ShiftCalendarQuery, shiftCalendarVariables),
      lazy: {
        Component: async () => (await import("./shiftCalendar/ShiftCalendarPage.tsx")).ShiftCalendarPage,
      },
    },
  ];
}
