import { Button } from "@fluentui/react-components";
import { AddRegular, ArrowDownloadRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { Outlet, useNavigate, useSearchParams } from "react-router";
import OrderListQueryNode, { type OrderListQuery } from "../__generated__/OrderListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { exportPaths, paths } from "../paths.ts";
import { ListPanel } from "../relay/ListPanel.tsx";
import { RefreshButton } from "../relay/RefreshButton.tsx";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { DeleteSelected } from "../ui/DeleteSelected.tsx";
import { messages as uiMessages } from "../ui/messages.ts";
import { Page } from "../ui/Page.tsx";
import { SelectionProvider } from "../ui/selection.tsx";
import { DeleteOrdersDialog } from "./DeleteOrdersDialog.tsx";
import { editMessages } from "./editMessages.ts";
import { messages } from "./messages.ts";
import { OrderFilters } from "./OrderFilters.tsx";
import { OrderList } from "./OrderList.tsx";
import { useOrdersSeen } from "./orderEvents.ts";
import { ORDER_PAGE_SIZE } from "./orderSearch.ts";

/** The orders: filters, the numbered list, and the open one as the route's child. */
export function OrdersPage() {
  useOrdersSeen();
  const words = useMessages(messages);
  const edits = useMessages(editMessages);
  const { add } = useMessages(uiMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const wanted = useRouteLoaded<OrderListQuery>();
  const [deleting, setDeleting] = useState<readonly string[]>([]);
  if (wanted === null) return null;
  return (
    <SelectionProvider>
      <Page
        title={words.title}
        tools={
          <>
            <RefreshButton document={OrderListQueryNode} variables={wanted.variables} />
            <Button as="a" href={`${exportPaths.orders}?${search}`} download icon={<ArrowDownloadRegular />}>
              {edits.export}
            </Button>
            <DeleteSelected onDelete={setDeleting} />
            <Button appearance="primary" icon={<AddRegular />} onClick={() => navigate(paths.addOrder)}>
              {add}
            </Button>
          </>
        }
      >
        <OrderFilters />
        <ListPanel wanted={wanted} pageSize={ORDER_PAGE_SIZE}>
          {(loaded, stale) => <OrderList loaded={loaded} stale={stale} />}
        </ListPanel>
        {deleting.length > 0 && (
          <DeleteOrdersDialog
            ids={deleting}
            question={edits.deleteManyQuestion(deleting.length)}
            onClose={() => setDeleting([])}
          />
        )}
        <Outlet />
      </Page>
    </SelectionProvider>
  );
}
