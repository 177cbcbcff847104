import { Navigate, type RouteObject } from "react-router";
import type { Environment } from "relay-runtime";
import type { ApiTokenListQuery as TokensQuery } from "./__generated__/ApiTokenListQuery.graphql.ts";
import type { BlockListQuery as BlocksQuery } from "./__generated__/BlockListQuery.graphql.ts";
import type { BroadcastListQuery as BroadcastsQuery } from "./__generated__/BroadcastListQuery.graphql.ts";
import type { CustomerListQuery as CustomersQuery } from "./__generated__/CustomerListQuery.graphql.ts";
import HomeCountsQuery, {
  type HomeCountsQuery as HomeQuery,
} from "./__generated__/HomeCountsQuery.graphql.ts";
import type { OpenCustomerQuery as CustomerQuery } from "./__generated__/OpenCustomerQuery.graphql.ts";
import type { OpenOrderQuery as OrderQuery } from "./__generated__/OpenOrderQuery.graphql.ts";
import type { OrderContentQuery as ContentQuery } from "./__generated__/OrderContentQuery.graphql.ts";
import type { OrderListQuery as OrdersQuery } from "./__generated__/OrderListQuery.graphql.ts";
import SessionGateQuery, {
  type SessionGateQuery as SessionQuery,
} from "./__generated__/SessionGateQuery.graphql.ts";
import { apiTokenListVariables } from "./apiTokens/apiTokenSearch.ts";
import { appointmentRoutes } from "./appointmentRoutes.ts";
import { blockListVariables } from "./blocks/blockSearch.ts";
import { broadcastListVariables } from "./broadcast/broadcastSearch.ts";
import { calendarRoutes } from "./calendarRoutes.ts";
import { catalogueRoutes } from "./catalogueRoutes.ts";
import { customerListVariables, openCustomerVariables } from "./customers/customerSearch.ts";
import { NotFoundPage } from "./frame/NotFoundPage.tsx";
import { RouteFailure } from "./frame/RouteFailure.tsx";
import { Splash } from "./frame/Splash.tsx";
import { openOrderVariables, orderContentVariables, orderListVariables } from "./orders/orderSearch.ts";
import { paths } from "./paths.ts";
import { here, routeQuery } from "./relay/routeQuery.ts";
import { Root } from "./session/Root.tsx";
import { staffRoutes } from "./staffRoutes.ts";
import { webhookRoutes } from "./webhookRoutes.ts";

/** Every address, what it asks the server, and the screen that shows it. */
export function consoleRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: "/",
      ...routeQuery<SessionQuery>(environment, here(SessionGateQuery), () => ({})),
      Component: Root,
      HydrateFallback: Splash,
      ErrorBoundary: RouteFailure,
      children: [
        {
          index: true,
          ...routeQuery<HomeQuery>(environment, here(HomeCountsQuery), () => ({})),
          lazy: { Component: async () => (await import("./home/HomePage.tsx")).HomePage },
        },
        {
          path: paths.orders,
          ...routeQuery<OrdersQuery>(
            environment,
            () => import("./__generated__/OrderListQuery.graphql.ts"),
            orderListVariables,
          ),
          lazy: { Component: async () => (await import("./orders/OrdersPage.tsx")).OrdersPage },
          children: [
            {
              index: true,
              ...routeQuery<OrderQuery>(
                environment,
                () => import("./__generated__/OpenOrderQuery.graphql.ts"),
                openOrderVariables,
              ),
              lazy: { Component: async () => (await import("./orders/OrderDrawer.tsx")).OrderDrawer },
            },
          ],
        },
        {
          path: paths.addOrder,
          lazy: { Component: async () => (await import("./orders/AddOrderPage.tsx")).AddOrderPage },
        },
        {
          path: paths.orderContent,
          ...routeQuery<ContentQuery>(
            environment,
            () => import("./__generated__/OrderContentQuery.graphql.ts"),
            orderContentVariables,
          ),
          lazy: { Component: async () => (await import("./orders/OrderContentPage.tsx")).OrderContentPage },
        },
        {
          path: paths.productShow,
          lazy: { Component: async () => (await import("./orders/ProductShowPage.tsx")).ProductShowPage },
        },
        ...catalogueRoutes(environment),
        ...appointmentRoutes(environment),
        ...calendarRoutes(environment),
        ...staffRoutes(environment),
        {
          path: paths.customers,
          ...routeQuery<CustomersQuery>(
            environment,
            () => import("./__generated__/CustomerListQuery.graphql.ts"),
            customerListVariables,
          ),
          lazy: { Component: async () => (await import("./customers/CustomersPage.tsx")).CustomersPage },
          children: [
            {
              index: true,
              ...routeQuery<CustomerQuery>(
                environment,
                () => import("./__generated__/OpenCustomerQuery.graphql.ts"),
                openCustomerVariables,
              ),
              lazy: { Component: async () => (await import("./customers/OpenCustomer.tsx")).OpenCustomer },
            },
          ],
        },
        {
          path: paths.blocks,
          ...routeQuery<BlocksQuery>(
            environment,
            () => import("./__generated__/BlockListQuery.graphql.ts"),
            blockListVariables,
          ),
          lazy: { Component: async () => (await import("./blocks/BlocksPage.tsx")).BlocksPage },
        },
        {
          path: paths.apiTokens,
          ...routeQuery<TokensQuery>(
            environment,
            () => import("./__generated__/ApiTokenListQuery.graphql.ts"),
            apiTokenListVariables,
          ),
          lazy: { Component: async () => (await import("./apiTokens/ApiTokensPage.tsx")).ApiTokensPage },
        },
        {
          path: paths.broadcast,
          ...routeQuery<BroadcastsQuery>(
            environment,
            () => import("./__generated__/BroadcastListQuery.graphql.ts"),
            broadcastListVariables,
          ),
          lazy: { Component: async () => (await import("./broadcast/BroadcastPage.tsx")).BroadcastPage },
        },
        ...webhookRoutes(environment),
        // Whoever sees it is signed in: the house is set up.
        { path: paths.setUp, Component: () => <Navigate to={paths.home} replace /> },
        { path: "*", Component: NotFoundPage },
      ],
    },
  ];
}
