import { Button } from "@fluentui/react-components";
import { ArrowDownloadRegular, BoxSearchRegular } from "@fluentui/react-icons";
import { useNavigate, useSearchParams } from "react-router";
import OrderListQueryNode, { type OrderListQuery } from "../../__generated__/OrderListQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { exportPaths, paths, productShowPath } from "../../paths.ts";
import { ListPage } from "../../relay/records/ListPage.tsx";
import { PAGE_SIZE } from "../../relay/records/recordSearch.ts";
import { AddButton } from "../../ui/AddButton.tsx";
import { useMarkOrdersRead } from "../alerts/orderEvents.ts";
import { DeleteOrdersDialog } from "./DeleteOrdersDialog.tsx";
import { OrderFilters } from "./OrderFilters.tsx";
import { OrderList } from "./OrderList.tsx";

/** The order screen: filters, the numbered list, and the opened order as the route's child. */
export function OrdersPage() {
  useMarkOrdersRead();
  const words = useMessages("orders");
  return (
    <ListPage<OrderListQuery>
      title={words.title}
      document={OrderListQueryNode}
      pageSize={PAGE_SIZE}
      tools={<Tools />}
      filters={<OrderFilters />}
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
  const { exportPayments } = useMessages("payments");
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <>
      <Button icon={<BoxSearchRegular />} onClick={() => navigate(productShowPath)}>
        {words.showTitle}
      </Button>
      <Button as="a" href={`${exportPaths.orders}?${search}`} download icon={<ArrowDownloadRegular />}>
        {words.export}
      </Button>
      <Button as="a" href={exportPaths.payments} download icon={<ArrowDownloadRegular />}>
        {exportPayments}
      </Button>
      <AddButton onClick={() => navigate(paths.addOrder)} />
    </>
  );
}
