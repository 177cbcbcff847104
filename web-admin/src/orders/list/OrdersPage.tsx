import { Button } from "@fluentui/react-components";
import { BoxSearchRegular, BuildingBankRegular } from "@fluentui/react-icons";
import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { Suspense } from "react";
import { useNavigate, useSearchParams } from "react-router";
import OrderListQueryNode, { type OrderListQuery } from "../../__generated__/OrderListQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { exportPaths, paths, productShowPath } from "../../paths.ts";
import { pageSizeOf } from "../../preferences/preferenceStore.ts";
import { ListPage } from "../../relay/records/ListPage.tsx";
import { AddButton } from "../../ui/AddButton.tsx";
import { ExportButton } from "../../ui/ExportButton.tsx";
import { ListSkeleton } from "../../ui/lists/ListSkeleton.tsx";
import { useMarkOrdersRead } from "../alerts/orderEvents.ts";
import { readSheet } from "../print/printSearch.ts";
import { DeleteOrdersDialog } from "./DeleteOrdersDialog.tsx";
import { OrderFilters } from "./OrderFilters.tsx";
import { OrderList } from "./OrderList.tsx";
import { OrderTabs } from "./OrderTabs.tsx";

const OrderPrintPage = createLazyComponent(
  async () => (await import("../print/OrderPrintPage.tsx")).OrderPrintPage,
);

/** The order screen, or the printed sheets that its URL asks for. */
export function OrdersPage() {
  const [search] = useSearchParams();
  const sheet = readSheet(search);
  return sheet === null ? (
    <Orders />
  ) : (
    <Suspense fallback={<ListSkeleton rows={6} />}>
      <OrderPrintPage sheet={sheet} />
    </Suspense>
  );
}

/** Filters, the numbered list, and the opened order as the route's child. */
function Orders() {
  useMarkOrdersRead();
  const words = useMessages("orders");
  return (
    <ListPage<OrderListQuery>
      title={words.title}
      document={OrderListQueryNode}
      pageSize={pageSizeOf("orders")}
      tools={<Tools />}
      filters={
        <>
          <OrderTabs />
          <OrderFilters />
        </>
      }
      deleting={(ids, onClose) => (
        <DeleteOrdersDialog ids={ids} itemsToDelete={{ count: ids.length }} onClose={onClose} />
      )}
    >
      {(loaded, stale) => <OrderList loaded={loaded} stale={stale} />}
    </ListPage>
  );
}

function Tools() {
  const words = useMessages("orderEdit");
  const exports = useMessages("exports");
  const { matchTransfers } = useMessages("frame");
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <>
      {search.get("paymentMethod") === "BANK_TRANSFER" && (
        <Button icon={<BuildingBankRegular />} onClick={() => navigate(paths.matchTransfers)}>
          {matchTransfers}
        </Button>
      )}
      <Button icon={<BoxSearchRegular />} onClick={() => navigate(productShowPath)}>
        {words.showTitle}
      </Button>
      <ExportButton path={exportPaths.orders} search={search} text={exports.csv} />
      <ExportButton path={exportPaths.payments} text={exports.payments} />
      <AddButton onClick={() => navigate(paths.addOrder)} />
    </>
  );
}
