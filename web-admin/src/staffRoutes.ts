import type { RouteObject } from "react-router";
import type { Environment } from "relay-runtime";
import type { OpenServiceQuery as ServiceQuery } from "./__generated__/OpenServiceQuery.graphql.ts";
import type { OpenShiftTemplateQuery as TemplateQuery } from "./__generated__/OpenShiftTemplateQuery.graphql.ts";
import type { OpenStaffQuery as PersonQuery } from "./__generated__/OpenStaffQuery.graphql.ts";
import type { ServiceListQuery as ServicesQuery } from "./__generated__/ServiceListQuery.graphql.ts";
import type { ShiftTemplateListQuery as TemplatesQuery } from "./__generated__/ShiftTemplateListQuery.graphql.ts";
import type { StaffListQuery as StaffQuery } from "./__generated__/StaffListQuery.graphql.ts";
import { paths } from "./paths.ts";
import { screenRoute, screensOf } from "./relay/screens.ts";
import { openServiceVariables, serviceListVariables } from "./services/serviceSearch.ts";
import { openShiftTemplateVariables, shiftTemplateListVariables } from "./shifts/shiftTemplateSearch.ts";
import { openStaffVariables, staffListVariables } from "./staff/list/staffSearch.ts";

/** The routes of staff, shifts and services: each is a list, with the dialogs over it as its child. */
export function staffRoutes(environment: Environment): RouteObject[] {
  const screen = screensOf(environment);
  return [
    screenRoute(
      paths.staff,
      screen<StaffQuery>(
        () => import("./__generated__/StaffListQuery.graphql.ts"),
        staffListVariables,
        async () => (await import("./staff/list/StaffPage.tsx")).StaffPage,
      ),
      screen<PersonQuery>(
        () => import("./__generated__/OpenStaffQuery.graphql.ts"),
        openStaffVariables,
        async () => (await import("./staff/record/StaffDialogs.tsx")).StaffDialogs,
      ),
    ),
    screenRoute(
      paths.shiftTemplates,
      screen<TemplatesQuery>(
        () => import("./__generated__/ShiftTemplateListQuery.graphql.ts"),
        shiftTemplateListVariables,
        async () => (await import("./shifts/ShiftTemplatesPage.tsx")).ShiftTemplatesPage,
      ),
      screen<TemplateQuery>(
        () => import("./__generated__/OpenShiftTemplateQuery.graphql.ts"),
        openShiftTemplateVariables,
        async () => (await import("./shifts/ShiftTemplateDialogs.tsx")).ShiftTemplateDialogs,
      ),
    ),
    screenRoute(
      paths.services,
      screen<ServicesQuery>(
        () => import("./__generated__/ServiceListQuery.graphql.ts"),
        serviceListVariables,
        async () => (await import("./services/ServicesPage.tsx")).ServicesPage,
      ),
      screen<ServiceQuery>(
        () => import("./__generated__/OpenServiceQuery.graphql.ts"),
        openServiceVariables,
        async () => (await import("./services/ServiceDialogs.tsx")).ServiceDialogs,
      ),
    ),
  ];
}
