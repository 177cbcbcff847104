import { blockFilters } from "@machiya/schema/domain/listFilters/customerFilters";
import { failedJobFilters } from "@machiya/schema/domain/listFilters/failedJobFilters";
import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import type { RouteObject } from "react-router";
import type { Environment } from "relay-runtime";
import type {
  ApiTokenListQuery$variables,
  ApiTokenListQuery as TokensQuery,
} from "./__generated__/ApiTokenListQuery.graphql.ts";
import type {
  BlockListQuery$variables,
  BlockListQuery as BlocksQuery,
} from "./__generated__/BlockListQuery.graphql.ts";
import type {
  BroadcastListQuery$variables,
  BroadcastListQuery as BroadcastsQuery,
} from "./__generated__/BroadcastListQuery.graphql.ts";
import type { CustomerListQuery as CustomersQuery } from "./__generated__/CustomerListQuery.graphql.ts";
import type { CustomerPageQuery as CustomerOverviewQuery } from "./__generated__/CustomerPageQuery.graphql.ts";
import type {
  FailedJobListQuery$variables,
  FailedJobListQuery as FailedJobsQuery,
} from "./__generated__/FailedJobListQuery.graphql.ts";
import type { HomeTodayQuery as HomeQuery } from "./__generated__/HomeTodayQuery.graphql.ts";
import type { OpenAppointmentQuery as AppointmentQuery } from "./__generated__/OpenAppointmentQuery.graphql.ts";
import type { OpenCustomerQuery as CustomerQuery } from "./__generated__/OpenCustomerQuery.graphql.ts";
import type { OpenOrderQuery as OrderQuery } from "./__generated__/OpenOrderQuery.graphql.ts";
import type { OpenWebhookQuery as WebhookQuery } from "./__generated__/OpenWebhookQuery.graphql.ts";
import type { OrderContentQuery as ContentQuery } from "./__generated__/OrderContentQuery.graphql.ts";
import type { OrderListQuery as OrdersQuery } from "./__generated__/OrderListQuery.graphql.ts";
import SessionGateQuery, {
  type SessionGateQuery as SessionQuery,
} from "./__generated__/SessionGateQuery.graphql.ts";
import type { WebhookListQuery as WebhooksQuery } from "./__generated__/WebhookListQuery.graphql.ts";
import { openAppointmentVariables } from "./appointments/list/appointmentSearch.ts";
import { bookingRoutes } from "./bookingRoutes.ts";
import { catalogRoutes } from "./catalogRoutes.ts";
import { customerPageVariables } from "./customerPage/customerPageSearch.ts";
import { customerListVariables, openCustomerVariables } from "./customers/customerSearch.ts";
import { NotFoundPage } from "./frame/NotFoundPage.tsx";
import { RouteFailure } from "./frame/RouteFailure.tsx";
import { ScreenFailure } from "./frame/ScreenFailure.tsx";
import { Splash } from "./frame/Splash.tsx";
import { openOrderVariables, orderContentVariables, orderListVariables } from "./orders/list/orderSearch.ts";
import { paths } from "./paths.ts";
import { pageWindow } from "./relay/records/recordSearch.ts";
import { bundledDocument, routeQuery } from "./relay/routeQuery.ts";
import { lazyFirstScreen, lazyScreen, screenRoute, screensOf } from "./relay/screens.ts";
import { Root } from "./session/Root.tsx";
import { settingsRoutes } from "./settingsRoutes.tsx";
import { staffRoutes } from "./staffRoutes.ts";
import { Redirect } from "./ui/Redirect.tsx";
import { openWebhookVariables, webhookListVariables } from "./webhooks/webhookSearch.ts";

/** Returns the variables of the broadcast screen for this URL. */
function broadcastListVariables(search: URLSearchParams): BroadcastListQuery$variables {
  return pageWindow("broadcasts", search);
}

/** Returns the variables of the block list for this URL. */
function blockListVariables(search: URLSearchParams): BlockListQuery$variables {
  return { customerIds: [], ...filterInput(blockFilters, search), ...pageWindow("blocks", search) };
}

/** Returns the variables of the dead-letter list for this URL. */
function failedJobListVariables(search: URLSearchParams): FailedJobListQuery$variables {
  return { filter: filterInput(failedJobFilters, search), ...pageWindow("failedJobs", search) };
}

/** Returns the variables of the token list for this URL. */
function apiTokenListVariables(search: URLSearchParams): ApiTokenListQuery$variables {
  return pageWindow("apiTokens", search);
}

/** Returns all routes with their queries and screens. */
export function consoleRoutes(environment: Environment): RouteObject[] {
  const screen = screensOf(environment);
  return [
    {
      path: "/",
      ...routeQuery<SessionQuery>(environment, bundledDocument(SessionGateQuery), () => ({}), {
        isOfFrame: true,
      }),
      Component: Root,
      HydrateFallback: Splash,
      ErrorBoundary: RouteFailure,
      children: [
        {
          // What fails below the frame leaves the frame, with its menu, as it is.
          ErrorBoundary: ScreenFailure,
          children: [
            {
              index: true,
              ...routeQuery<HomeQuery>(
                environment,
                () => import("./__generated__/HomeTodayQuery.graphql.ts"),
                () => ({}),
              ),
              ...lazyFirstScreen(async () => (await import("./home/HomePage.tsx")).HomePage),
            },
            {
              path: paths.reports,
              ...lazyScreen(async () => (await import("./reports/ReportsPage.tsx")).ReportsPage),
            },
            screenRoute(
              paths.orders,
              screen<OrdersQuery>(
                () => import("./__generated__/OrderListQuery.graphql.ts"),
                orderListVariables,
                async () => (await import("./orders/list/OrdersPage.tsx")).OrdersPage,
              ),
              screen<OrderQuery>(
                () => import("./__generated__/OpenOrderQuery.graphql.ts"),
                openOrderVariables,
                async () => (await import("./orders/record/OrderDrawer.tsx")).OrderDrawer,
              ),
            ),
            {
              path: paths.addOrder,
              ...lazyScreen(async () => (await import("./orders/create/AddOrderPage.tsx")).AddOrderPage),
            },
            {
              path: paths.matchTransfers,
              ...lazyScreen(
                async () => (await import("./orders/transfers/MatchTransfersPage.tsx")).MatchTransfersPage,
              ),
            },
            screenRoute(
              paths.orderContent,
              screen<ContentQuery>(
                () => import("./__generated__/OrderContentQuery.graphql.ts"),
                orderContentVariables,
                async () => (await import("./orders/list/OrderContentPage.tsx")).OrderContentPage,
              ),
            ),
            {
              path: paths.productShow,
              ...lazyScreen(async () => (await import("./orders/list/ProductShowPage.tsx")).ProductShowPage),
            },
            ...catalogRoutes(environment),
            ...bookingRoutes(environment),
            ...staffRoutes(environment),
            ...settingsRoutes(environment),
            screenRoute(
              paths.customers,
              screen<CustomersQuery>(
                () => import("./__generated__/CustomerListQuery.graphql.ts"),
                customerListVariables,
                async () => (await import("./customers/CustomersPage.tsx")).CustomersPage,
              ),
              screen<CustomerQuery>(
                () => import("./__generated__/OpenCustomerQuery.graphql.ts"),
                openCustomerVariables,
                async () => (await import("./customers/OpenCustomer.tsx")).OpenCustomer,
              ),
            ),
            screenRoute(
              paths.customer,
              screen<CustomerOverviewQuery>(
                () => import("./__generated__/CustomerPageQuery.graphql.ts"),
                customerPageVariables,
                async () => (await import("./customerPage/CustomerPage.tsx")).CustomerPage,
              ),
              screen<AppointmentQuery>(
                () => import("./__generated__/OpenAppointmentQuery.graphql.ts"),
                openAppointmentVariables,
                async () => (await import("./customerPage/CustomerPageDialogs.tsx")).CustomerPageDialogs,
              ),
            ),
            screenRoute(
              paths.blocks,
              screen<BlocksQuery>(
                () => import("./__generated__/BlockListQuery.graphql.ts"),
                blockListVariables,
                async () => (await import("./blocks/BlocksPage.tsx")).BlocksPage,
              ),
            ),
            screenRoute(
              paths.apiTokens,
              screen<TokensQuery>(
                () => import("./__generated__/ApiTokenListQuery.graphql.ts"),
                apiTokenListVariables,
                async () => (await import("./apiTokens/ApiTokensPage.tsx")).ApiTokensPage,
              ),
            ),
            screenRoute(
              paths.broadcast,
              screen<BroadcastsQuery>(
                () => import("./__generated__/BroadcastListQuery.graphql.ts"),
                broadcastListVariables,
                async () => (await import("./broadcast/BroadcastPage.tsx")).BroadcastPage,
              ),
            ),
            screenRoute(
              paths.webhooks,
              screen<WebhooksQuery>(
                () => import("./__generated__/WebhookListQuery.graphql.ts"),
                webhookListVariables,
                async () => (await import("./webhooks/WebhooksPage.tsx")).WebhooksPage,
              ),
              screen<WebhookQuery>(
                () => import("./__generated__/OpenWebhookQuery.graphql.ts"),
                openWebhookVariables,
                async () => (await import("./webhooks/record/WebhookDialogs.tsx")).WebhookDialogs,
              ),
            ),
            screenRoute(
              paths.failedJobs,
              screen<FailedJobsQuery>(
                () => import("./__generated__/FailedJobListQuery.graphql.ts"),
                failedJobListVariables,
                async () => (await import("./failedJobs/FailedJobsPage.tsx")).FailedJobsPage,
              ),
            ),
            // A signed-in user proves that the set-up is done.
            { path: paths.setUp, Component: () => <Redirect to={paths.home} /> },
            { path: "*", Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}
