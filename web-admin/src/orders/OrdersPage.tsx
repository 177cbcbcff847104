import { Suspense, useDeferredValue } from "react";
import { Outlet } from "react-router";
import OrderListQueryNode, { type OrderListQuery } from "../__generated__/OrderListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { RefreshButton } from "../relay/RefreshButton.tsx";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { ListSkeleton } from "../ui/ListSkeleton.tsx";
import { Page } from "../ui/Page.tsx";
import { Panel } from "../ui/Panel.tsx";
import { messages } from "./messages.ts";
import { OrderFilters } from "./OrderFilters.tsx";
import { OrderList } from "./OrderList.tsx";
import { useOrdersSeen } from "./orderEvents.ts";
import { ORDER_PAGE_SIZE } from "./orderSearch.ts";

/** The orders: filters, the numbered list, and the drawer of the open one as the route's child. */
export function OrdersPage() {
  useOrdersSeen();
  const words = useMessages(messages);
  const wanted = useRouteLoaded<OrderListQuery>();
  const loaded = useDeferredValue(wanted);
  if (wanted === null || loaded === null) return null;
  return (
    <Page
      title={words.title}
      tools={<RefreshButton document={OrderListQueryNode} variables={wanted.variables} />}
    >
      <OrderFilters />
      <Panel>
        <Boundary attempt={loaded}>
          <Suspense fallback={<ListSkeleton rows={ORDER_PAGE_SIZE} />}>
            <OrderList loaded={loaded} stale={loaded !== wanted} />
          </Suspense>
        </Boundary>
      </Panel>
      <Outlet />
    </Page>
  );
}
