import { type ComponentType, lazy } from "react";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { Redirect, Route, Router, Switch } from "wouter";
import bookingQuery from "./__generated__/BookingPageQuery.graphql.ts";
import calendarQuery from "./__generated__/CalendarPageQuery.graphql.ts";
import myOrdersQuery from "./__generated__/MyOrdersPageQuery.graphql.ts";
import shareQuery from "./__generated__/SharePageQuery.graphql.ts";
import storefrontQuery from "./__generated__/StorefrontPageQuery.graphql.ts";
import storeInformationQuery from "./__generated__/StoreInformationPageQuery.graphql.ts";
import { useLocationHook, useSearch } from "./location.ts";
import { ordersVariables } from "./myOrders/orderSearch.ts";
import { paths } from "./paths.ts";
import { RoutePage } from "./relay/RoutePage.tsx";
import { NeedsCustomer } from "./session/NeedsCustomer.tsx";
import { shareVariables } from "./share/shareSearch.ts";
import { StorefrontPage } from "./storefront/StorefrontPage.tsx";
import { storefrontVariables } from "./storefront/storefrontSearch.ts";
import type { FaultProps } from "./ui/Failure.tsx";
import { Frame } from "./ui/Frame.tsx";

/** A page, with the query that starts before it renders. */
interface PageRoute {
  path: string;
  query: GraphQLTaggedNode;
  variables: (search: string) => OperationType["variables"];
  // Each page types its own query; the list of them cannot.
  Page: ComponentType<never>;
  needsCustomer?: boolean;
  /** What to show when the page fails; left out: a plain failure. */
  Fault?: ComponentType<FaultProps>;
}

const MyOrdersPage = lazy(() =>
  import("./myOrders/MyOrdersPage.tsx").then((file) => ({ default: file.MyOrdersPage })),
);
const StoreInformationPage = lazy(() =>
  import("./storeInformation/StoreInformationPage.tsx").then((file) => ({
    default: file.StoreInformationPage,
  })),
);

const BookingPage = lazy(() =>
  import("./booking/BookingPage.tsx").then((file) => ({ default: file.BookingPage })),
);
const BookingFault = lazy(() =>
  import("./booking/BookingNotice.tsx").then((file) => ({ default: file.BookingFault })),
);
const CalendarPage = lazy(() =>
  import("./appointmentCalendar/CalendarPage.tsx").then((file) => ({ default: file.CalendarPage })),
);

const SharePage = lazy(() => import("./share/SharePage.tsx").then((file) => ({ default: file.SharePage })));

const storefront = { query: storefrontQuery, variables: storefrontVariables, Page: StorefrontPage };

const routes: PageRoute[] = [
  { path: paths.storefront, ...storefront },
  { path: paths.productShow, ...storefront },
  {
    path: paths.orders,
    query: myOrdersQuery,
    variables: ordersVariables,
    Page: MyOrdersPage,
    needsCustomer: true,
  },
  { path: paths.store, query: storeInformationQuery, variables: () => ({}), Page: StoreInformationPage },
  { path: paths.booking, query: bookingQuery, variables: () => ({}), Page: BookingPage, Fault: BookingFault },
  { path: paths.calendar, query: calendarQuery, variables: () => ({}), Page: CalendarPage },
  { path: paths.share, query: shareQuery, variables: shareVariables, Page: SharePage },
];

export function Routes() {
  return (
    <Router hook={useLocationHook} searchHook={useSearch}>
      <Frame>
        <Switch>
          {routes.map(({ path, query, variables, Page, needsCustomer, Fault }) => (
            <Route key={path} path={path}>
              {needsCustomer ? (
                <NeedsCustomer>
                  <RoutePage query={query} variables={variables} Page={Page} />
                </NeedsCustomer>
              ) : (
                <RoutePage query={query} variables={variables} Page={Page} Fault={Fault} />
              )}
            </Route>
          ))}
          <Route>
            <Redirect to={paths.storefront} replace />
          </Route>
        </Switch>
      </Frame>
    </Router>
  );
}
