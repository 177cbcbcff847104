import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import type { ComponentType } from "react";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { Redirect, Route, Router, Switch } from "wouter";
import bookingQuery from "./__generated__/BookingPageQuery.graphql.ts";
import calendarQuery from "./__generated__/CalendarPageQuery.graphql.ts";
import myOrdersQuery from "./__generated__/MyOrdersPageQuery.graphql.ts";
import orderQuery from "./__generated__/OrderPageQuery.graphql.ts";
import type { SharePageQuery$variables } from "./__generated__/SharePageQuery.graphql.ts";
import shareQuery from "./__generated__/SharePageQuery.graphql.ts";
import storefrontQuery from "./__generated__/StorefrontPageQuery.graphql.ts";
import storeInformationQuery from "./__generated__/StoreInformationPageQuery.graphql.ts";
import { BookingError } from "./booking/BookingNotice.tsx";
import { isChoiceOfForms } from "./booking/bookingSearch.ts";
import { useLocationHook, useSearch } from "./location.ts";
import { ordersVariables } from "./myOrders/orderSearch.ts";
import { orderVariables } from "./order/orderNumber.ts";
import { matchesPath, paths } from "./paths.ts";
import { RoutePage } from "./relay/RoutePage.tsx";
import { RequireCustomer } from "./session/RequireCustomer.tsx";
import { StorefrontPage } from "./storefront/StorefrontPage.tsx";
import { productOnSale, storefrontVariables } from "./storefront/storefrontSearch.ts";
import { ClientOnly } from "./ui/ClientOnly.tsx";
import type { ErrorFallbackProps } from "./ui/Failure.tsx";
import { Frame } from "./ui/Frame.tsx";
import { Skeleton } from "./ui/Skeleton.tsx";

function shareVariables(search: string): SharePageQuery$variables {
  return productOnSale(new URLSearchParams(search).get("product") ?? "");
}

/** A page and the query that starts before it renders. */
interface PageRoute {
  path: string;
  query: GraphQLTaggedNode;
  variables: (search: string, path: string) => OperationType["variables"];
  // Each page types its own query, which a list of pages cannot express.
  Page: ComponentType<never>;
  needsCustomer?: boolean;
  /** The chunk that contains the page; omitted when it is in the main bundle, which the server can render. */
  chunk?: string;
  /**
   * When the server also renders a page that has its own chunk; the chunk is then preloaded, also before
   * hydration.
   */
  drawn?: { when: (search: string) => boolean; preload: () => Promise<void> };
  /** The page's error fallback, in the main bundle; the default is a plain failure. */
  Fault?: ComponentType<ErrorFallbackProps>;
}

const MyOrdersPage = createLazyComponent(() =>
  import("./myOrders/MyOrdersPage.tsx").then((file) => file.MyOrdersPage),
);
const OrderPage = createLazyComponent(() => import("./order/OrderPage.tsx").then((file) => file.OrderPage));
const StoreInformationPage = createLazyComponent(() =>
  import("./storeInformation/StoreInformationPage.tsx").then((file) => file.StoreInformationPage),
);
const BookingPage = createLazyComponent(() =>
  import("./booking/BookingPage.tsx").then((file) => file.BookingPage),
);
const CalendarPage = createLazyComponent(() =>
  import("./appointmentCalendar/CalendarPage.tsx").then((file) => file.CalendarPage),
);
const SharePage = createLazyComponent(() => import("./share/SharePage.tsx").then((file) => file.SharePage));

const storefront = {
  query: storefrontQuery,
  variables: storefrontVariables,
  Page: StorefrontPage,
};

const routes: PageRoute[] = [
  { path: paths.storefront, ...storefront },
  { path: paths.productShow, ...storefront },
  {
    path: paths.orders,
    query: myOrdersQuery,
    variables: ordersVariables,
    Page: MyOrdersPage,
    chunk: "MyOrdersPage",
    needsCustomer: true,
  },
  {
    path: paths.order,
    query: orderQuery,
    variables: orderVariables,
    Page: OrderPage,
    chunk: "OrderPage",
    needsCustomer: true,
  },
  {
    path: paths.store,
    query: storeInformationQuery,
    variables: () => ({}),
    Page: StoreInformationPage,
    chunk: "StoreInformationPage",
  },
  {
    path: paths.booking,
    query: bookingQuery,
    variables: () => ({}),
    Page: BookingPage,
    chunk: "BookingPage",
    // The server cannot render the forms, because their drafts are in the browser's storage.
    drawn: { when: isChoiceOfForms, preload: BookingPage.preload },
    Fault: BookingError,
  },
  {
    path: paths.calendar,
    query: calendarQuery,
    variables: () => ({}),
    Page: CalendarPage,
    chunk: "CalendarPage",
  },
  {
    path: paths.share,
    query: shareQuery,
    variables: shareVariables,
    Page: SharePage,
    chunk: "SharePage",
  },
];

/** Returns the page at a path; null when there is none, and the storefront is shown instead. */
export function routeAt(path: string): PageRoute | null {
  return routes.find((route) => matchesPath(route.path, path)) ?? null;
}

/** Loads the pages of the navigation, and the orders' own page, one by one. */
export const tabPreloads = [BookingPage, CalendarPage, MyOrdersPage, OrderPage, StoreInformationPage].map(
  ({ preload }) => preload,
);

/** Resolves when all pages that the server can render are loaded. */
export async function preloadedPages(): Promise<void> {
  await Promise.all(routes.map(({ drawn }) => drawn?.preload()));
}

export function Routes() {
  const search = useSearch();
  return (
    <Router hook={useLocationHook} searchHook={useSearch}>
      <Frame>
        <Switch>
          {routes.map(({ path, query, variables, Page, needsCustomer, chunk, drawn, Fault }) => {
            const page = <RoutePage query={query} variables={variables} Page={Page} Fault={Fault} />;
            const mine = needsCustomer ? <RequireCustomer>{page}</RequireCustomer> : page;
            return (
              <Route key={path} path={path}>
                {chunk ? (
                  <ClientOnly now={drawn?.when(search)} until={<Skeleton shape="cards" count={6} />}>
                    {mine}
                  </ClientOnly>
                ) : (
                  mine
                )}
              </Route>
            );
          })}
          <Route>
            <Redirect to={paths.storefront} replace />
          </Route>
        </Switch>
      </Frame>
    </Router>
  );
}
