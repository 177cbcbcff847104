import type { RouteObject } from "react-router";
import type { Environment } from "relay-runtime";
import type { OpenServiceQuery as ServiceQuery } from "./__generated__/OpenServiceQuery.graphql.ts";
import type { OpenShiftTemplateQuery as TemplateQuery } from "./__generated__/OpenShiftTemplateQuery.graphql.ts";
import type { OpenStaffQuery as PersonQuery } from "./__generated__/OpenStaffQuery.graphql.ts";
import type { ServiceListQuery as ServicesQuery } from "./__generated__/ServiceListQuery.graphql.ts";
import type { ShiftTemplateListQuery as TemplatesQuery } from "./__generated__/ShiftTemplateListQuery.graphql.ts";
import type { StaffListQuery as StaffQuery } from "./__generated__/StaffListQuery.graphql.ts";
import { paths } from "./paths.ts";
import { routeQuery } from "./relay/routeQuery.ts";
import { openServiceVariables, serviceListVariables } from "./services/serviceSearch.ts";
import { openShiftTemplateVariables, shiftTemplateListVariables } from "./shifts/shiftTemplateSearch.ts";
import { openStaffVariables, staffListVariables } from "./staff/staffSearch.ts";

/** The addresses of who works here, when, and what they offer: each a list, and as its child what the address opens over it. */
export function staffRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: paths.staff,
      ...routeQuery<StaffQuery>(
        environment,
        () => import("./__generated__/StaffListQuery.graphql.ts"),
        staffListVariables,
      ),
      lazy: { Component: async () => (await import("./staff/StaffPage.tsx")).StaffPage },
      children: [
        {
          index: true,
          ...routeQuery<PersonQuery>(
            environment,
            () => import("./__generated__/OpenStaffQuery.graphql.ts"),
            openStaffVariables,
          ),
          lazy: { Component: async () => (await import("./staff/StaffDialogs.tsx")).StaffDialogs },
        },
      ],
    },
    {
      path: paths.shiftTemplates,
      ...routeQuery<TemplatesQuery>(
        environment,
        () => import("./__generated__/ShiftTemplateListQuery.graphql.ts"),
        shiftTemplateListVariables,
      ),
      lazy: { Component: async () => (await import("./shifts/ShiftTemplatesPage.tsx")).ShiftTemplatesPage },
      children: [
        {
          index: true,
          ...routeQuery<TemplateQuery>(
            environment,
            () => import("./__generated__/OpenShiftTemplateQuery.graphql.ts"),
            openShiftTemplateVariables,
          ),
          lazy: {
            Component: async () => (await import("./shifts/ShiftTemplateDialogs.tsx")).ShiftTemplateDialogs,
          },
        },
      ],
    },
    {
      path: paths.services,
      ...routeQuery<ServicesQuery>(
        environment,
        () => import("./__generated__/ServiceListQuery.graphql.ts"),
        serviceListVariables,
      ),
      lazy: { Component: async () => (await import("./services/ServicesPage.tsx")).ServicesPage },
      children: [
        {
          index: true,
          ...routeQuery<ServiceQuery>(
            environment,
            () => import("./__generated__/OpenServiceQuery.graphql.ts"),
            openServiceVariables,
          ),
          lazy: { Component: async () => (await import("./services/ServiceDialogs.tsx")).ServiceDialogs },
        },
      ],
    },
  ];
}
