import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { type ComponentType, useState } from "react";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { Redirect, Route, Router, Switch } from "wouter";
import bookingQuery from "./__generated__/BookingPageQuery.graphql.ts";
import calendarQuery from "./__generated__/CalendarPageQuery.graphql.ts";
import myOrdersQuery from "./__generated__/MyOrdersPageQuery.graphql.ts";
import orderQuery from "./__generated__/OrderPageQuery.graphql.ts";
import productDetailQuery from "./__generated__/ProductDetailQuery.graphql.ts";
import type { SharePageQuery$variables } from "./__generated__/SharePageQuery.graphql.ts";
import shareQuery from "./__generated__/SharePageQuery.graphql.ts";
import storefrontQuery from "./__generated__/StorefrontPageQuery.graphql.ts";
import storeInformationQuery from "./__generated__/StoreInformationPageQuery.graphql.ts";
import { BookingError } from "./booking/BookingNotice.tsx";
import { isChoiceOfForms } from "./booking/bookingSearch.ts";
import { preloadCart } from "./cart/Cart.tsx";
import { useMessages } from "./language/language.ts";
import { useLocationHook, usePath, useSearch } from "./location.ts";
import { ordersVariables } from "./myOrders/orderSearch.ts";
import { orderVariables } from "./order/orderNumber.ts";
import { PageHead } from "./page/PageHead.tsx";
import { PageSkeleton } from "./page/PageSkeleton.tsx";
import { PageTitleContext } from "./page/usePageTitle.ts";
import { matchesPath, paths } from "./paths.ts";
import { RoutePage } from "./relay/RoutePage.tsx";
import { RequireCustomer } from "./session/RequireCustomer.tsx";
import { preloadAddToCart } from "./storefront/AddToCart.tsx";
import { preloadProductDetail } from "./storefront/ProductSheet.tsx";
import { StorefrontPage } from "./storefront/StorefrontPage.tsx";
import { productOnSale, readStorefrontSearch, storefrontVariables } from "./storefront/storefrontSearch.ts";
import { ClientOnly } from "./ui/ClientOnly.tsx";
import type { ErrorFallbackProps } from "./ui/Failure.tsx";
import { Frame } from "./ui/Frame.tsx";

const sharedProductId = (search: string) => new URLSearchParams(search).get("product") ?? "";

function shareVariables(search: string): SharePageQuery$variables {
  return productOnSale(sharedProductId(search));
}

/** The data of a query for one product. */
interface ProductData {
  products?: { edges: readonly unknown[] } | null;
}

const hasNoProduct = ({ products }: ProductData) => !products || products.edges.length === 0;

/** What covers a page, with its query and its own chunk. */
interface Covering {
  query: GraphQLTaggedNode;
  variables: OperationType["variables"];
  chunk: string;
  preload: () => Promise<void>;
}

/** A page and the query that starts before it renders. */
interface PageRoute {
  path: string;
  /** The path of its canonical address; omitted when it is `path`, with the values of its parameters. */
  canonical?: string;
  query: GraphQLTaggedNode;
  variables: (search: string, path: string) => OperationType["variables"];
  // Each page types its own query, which a list of pages cannot express.
  Page: ComponentType<never>;
  /** The section of the messages that contains the page's title and description. */
  section: "storefront" | "booking" | "appointmentCalendar" | "myOrders" | "storeInformation" | "share";
  /** The placeholders that are shown while the page is loading. */
  shape: "cards" | "rows" | "page";
  /** The parameters of the page's canonical address; omitted when no parameter selects other content. */
  params?: (search: string) => Record<string, string>;
  /**
   * What covers the page at an address, and has its own title; null when nothing does. The server then
   * renders it instead of the page.
   */
  covering?: (search: string) => Covering | null;
  /** Returns whether the embedded data lacks what the address names, which responds with 404. */
  isMissing?: (search: string, data: ProductData) => boolean;
  needsCustomer?: boolean;
  /** Whether the page shows dates, which need the browser's data about time zones. */
  showsDates?: boolean;
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
  section: "storefront",
  shape: "cards",
  covering: (search) => {
    const { productId } = readStorefrontSearch(search);
    if (productId === null) return null;
    const chunk = { chunk: "ProductDetail", preload: preloadProductDetail };
    return { query: productDetailQuery, variables: productOnSale(productId), ...chunk };
  },
  isMissing: (search, data) => readStorefrontSearch(search).productId !== null && hasNoProduct(data),
} satisfies Partial<PageRoute>;

const routes: PageRoute[] = [
  { path: paths.storefront, ...storefront },
  { ...storefront, path: paths.productShow, canonical: paths.storefront },
  {
    path: paths.orders,
    query: myOrdersQuery,
    variables: ordersVariables,
    Page: MyOrdersPage,
    section: "myOrders",
    showsDates: true,
    shape: "rows",
    chunk: "MyOrdersPage",
    needsCustomer: true,
  },
  {
    path: paths.order,
    query: orderQuery,
    variables: orderVariables,
    Page: OrderPage,
    section: "myOrders",
    showsDates: true,
    shape: "rows",
    chunk: "OrderPage",
    needsCustomer: true,
  },
  {
    path: paths.store,
    query: storeInformationQuery,
    variables: () => ({}),
    Page: StoreInformationPage,
    section: "storeInformation",
    showsDates: true,
    shape: "rows",
    drawn: { when: () => true, preload: StoreInformationPage.preload },
    chunk: "StoreInformationPage",
  },
  {
    path: paths.booking,
    query: bookingQuery,
    variables: () => ({}),
    Page: BookingPage,
    section: "booking",
    showsDates: true,
    shape: "rows",
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
    section: "appointmentCalendar",
    showsDates: true,
    shape: "page",
    chunk: "CalendarPage",
  },
  {
    path: paths.share,
    query: shareQuery,
    variables: shareVariables,
    Page: SharePage,
    section: "share",
    shape: "page",
    params: (search) => ({ product: sharedProductId(search) }),
    isMissing: (_search, data) => hasNoProduct(data),
    drawn: { when: () => true, preload: SharePage.preload },
    chunk: "SharePage",
  },
];

/** Returns the page at a path; null when there is none, and the storefront is shown instead. */
export function routeAt(path: string): PageRoute | null {
  return routes.find((route) => matchesPath(route.path, path)) ?? null;
}

/**
 * Returns the loader of the chunk that the server renders at an address, in addition to the main bundle; null when
 * there is none.
 */
export function drawnChunk({ covering, drawn }: PageRoute, search: string): (() => Promise<void>) | null {
  return covering?.(search)?.preload ?? (drawn?.when(search) ? drawn.preload : null);
}

/** Loads the details of a product, its sheet, the cart's sheet, the pages of the navigation, and the orders' own page, one by one. */
export const tabPreloads = [
  preloadProductDetail,
  preloadAddToCart,
  preloadCart,
  ...[BookingPage, CalendarPage, MyOrdersPage, OrderPage, StoreInformationPage].map(({ preload }) => preload),
];

/** Resolves when all pages that the server can render are loaded. */
export async function preloadedPages(): Promise<void> {
  await Promise.all([preloadProductDetail(), ...routes.map(({ drawn }) => drawn?.preload())]);
}

function RouteContent({ route }: { route: PageRoute }) {
  const { query, variables, Page, needsCustomer, section, shape, chunk, drawn, Fault } = route;
  const search = useSearch();
  const shownPath = usePath();
  const [recordTitle, setRecordTitle] = useState<string | null>(null);
  const { title, description } = useMessages(section);
  const loading = <PageSkeleton title={title} description={description} shape={shape} />;
  const page = <RoutePage query={query} variables={variables} Page={Page} loading={loading} Fault={Fault} />;
  const shown = chunk ? (
    <ClientOnly now={drawn?.when(search)} until={loading}>
      {page}
    </ClientOnly>
  ) : (
    page
  );
  return (
    <PageTitleContext value={setRecordTitle}>
      {!route.covering?.(search) && (
        <PageHead
          title={recordTitle ?? title}
          description={description}
          path={route.canonical ?? (route.path.includes(":") ? shownPath : route.path)}
          params={route.params?.(search) ?? {}}
        />
      )}
      {needsCustomer ? <RequireCustomer loading={loading}>{shown}</RequireCustomer> : shown}
    </PageTitleContext>
  );
}

export function Routes() {
  return (
    <Router hook={useLocationHook} searchHook={useSearch}>
      <Frame>
        <Switch>
          {routes.map((route) => (
            <Route key={route.path} path={route.path}>
              <RouteContent route={route} />
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
