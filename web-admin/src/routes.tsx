import type { RouteObject } from "react-router";
import type { Environment } from "relay-runtime";
import HomeCountsQuery, {
  type HomeCountsQuery as HomeQuery,
} from "./__generated__/HomeCountsQuery.graphql.ts";
import OpenOrderQuery, { type OpenOrderQuery as OrderQuery } from "./__generated__/OpenOrderQuery.graphql.ts";
import OrderListQuery, {
  type OrderListQuery as OrdersQuery,
} from "./__generated__/OrderListQuery.graphql.ts";
import ProductListQuery, {
  type ProductListQuery as ProductsQuery,
} from "./__generated__/ProductListQuery.graphql.ts";
import SessionGateQuery, {
  type SessionGateQuery as SessionQuery,
} from "./__generated__/SessionGateQuery.graphql.ts";
import { NotFoundPage } from "./frame/NotFoundPage.tsx";
import { RouteFailure } from "./frame/RouteFailure.tsx";
import { Splash } from "./frame/Splash.tsx";
import { openOrderVariables, orderListVariables } from "./orders/orderSearch.ts";
import { paths } from "./paths.ts";
import { productListVariables } from "./products/productSearch.ts";
import { routeQuery } from "./relay/routeQuery.ts";
import { Root } from "./session/Root.tsx";

/** Every address, what it asks the server, and the screen that shows it. */
export function consoleRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: "/",
      ...routeQuery<SessionQuery>(environment, SessionGateQuery, () => ({})),
      Component: Root,
      HydrateFallback: Splash,
      ErrorBoundary: RouteFailure,
      children: [
        {
          index: true,
          ...routeQuery<HomeQuery>(environment, HomeCountsQuery, () => ({})),
          lazy: { Component: async () => (await import("./home/HomePage.tsx")).HomePage },
        },
        {
          path: paths.orders,
          ...routeQuery<OrdersQuery>(environment, OrderListQuery, orderListVariables),
          lazy: { Component: async () => (await import("./orders/OrdersPage.tsx")).OrdersPage },
          children: [
            {
              index: true,
              ...routeQuery<OrderQuery>(environment, OpenOrderQuery, openOrderVariables),
              lazy: { Component: async () => (await import("./orders/OrderDrawer.tsx")).OrderDrawer },
            },
          ],
        },
        {
          path: paths.products,
          ...routeQuery<ProductsQuery>(environment, ProductListQuery, productListVariables),
          lazy: { Component: async () => (await import("./products/ProductsPage.tsx")).ProductsPage },
        },
        { path: "*", Component: NotFoundPage },
      ],
    },
  ];
}
