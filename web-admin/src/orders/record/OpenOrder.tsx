import { ReceiptRegular } from "@fluentui/react-icons";
import { CurrencyProvider } from "@machiya/schema/client/CurrencyProvider";
import { useEffect } from "react";
import { graphql, type PreloadedQuery } from "react-relay";
import OpenOrderQueryNode, { type OpenOrderQuery } from "../../__generated__/OpenOrderQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useLoadedQuery } from "../../relay/routeQuery.ts";
import { useLiveRefetch } from "../../relay/useLiveRefetch.ts";
import { SidePanel } from "../../ui/dialogs/SidePanel.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { markOrderRead, onOrderChange } from "../alerts/orderEvents.ts";
import { OrderActions } from "../list/OrderActions.tsx";
import { OrderDetail } from "./OrderDetail.tsx";
import { OrderEditor } from "./OrderEditor.tsx";
import { OrderHistory } from "./OrderHistory.tsx";

interface OpenOrderProps {
  loaded: PreloadedQuery<OpenOrderQuery>;
  onClose: () => void;
}

/** Shows the loaded order in its editor or its detail, or a message that it does not exist. */
export function OpenOrder({ loaded, onClose }: OpenOrderProps) {
  const words = useMessages("orderDetail");
  const { orders } = useLoadedQuery<OpenOrderQuery>(
    graphql`
      query OpenOrderQuery($number: Int!, $reading: Boolean!, $editing: Boolean!) {
        orders(filter: { numbers: [$number] }, first: 1) {
          edges {
            node {
              number
              currency
              ...OrderActions_order
              ...OrderDetail_order @include(if: $reading) @alias(as: "detail")
              ...OrderHistory_order @include(if: $reading) @alias(as: "history")
              ...OrderEditor_order @include(if: $editing) @alias(as: "editor")
            }
          }
        }
      }
    `,
    loaded,
  );
  // Change events contain neither the version nor the history, so each one refetches the order.
  useLiveRefetch(OpenOrderQueryNode, loaded.variables, onOrderChange);
  const order = orders.edges[0]?.node;
  const number = order?.number;
  useEffect(() => {
    if (number !== undefined) markOrderRead(number);
  }, [number]);

  if (order === undefined) {
    return (
      <SidePanel title={words.untitled} onClose={onClose}>
        <Notice icon={<ReceiptRegular />} title={words.notFound} text={words.notFoundText} />
      </SidePanel>
    );
  }
  if (order.editor != null) {
    return (
      <CurrencyProvider currency={order.currency}>
        <OrderEditor key={order.number} order={order.editor} variables={loaded.variables} onClose={onClose} />
      </CurrencyProvider>
    );
  }
  return (
    <SidePanel
      title={words.title(order.number)}
      onClose={onClose}
      foot={<OrderActions order={order} withoutDetail size="medium" />}
    >
      <CurrencyProvider currency={order.currency}>
        {order.detail != null && <OrderDetail order={order.detail} />}
        {order.history != null && <OrderHistory order={order.history} />}
      </CurrencyProvider>
    </SidePanel>
  );
}
