import { ReceiptRegular } from "@fluentui/react-icons";
import { useEffect } from "react";
import { graphql, type PreloadedQuery } from "react-relay";
import OpenOrderQueryNode, { type OpenOrderQuery } from "../__generated__/OpenOrderQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { useCatchUp } from "../relay/useCatchUp.ts";
import { Notice } from "../ui/Notice.tsx";
import { SidePanel } from "../ui/SidePanel.tsx";
import { OrderActions } from "./OrderActions.tsx";
import { OrderDetail } from "./OrderDetail.tsx";
import { OrderEditor } from "./OrderEditor.tsx";
import { OrderHistory } from "./OrderHistory.tsx";
import { onOrderChange, orderOpened } from "./orderEvents.ts";

interface OpenOrderProps {
  loaded: PreloadedQuery<OpenOrderQuery>;
  onClose: () => void;
}

/** The loaded order: its editor, or its detail with what may be done next; word when there is none of this number. */
export function OpenOrder({ loaded, onClose }: OpenOrderProps) {
  const words = useMessages("orderDetail");
  const { orders } = useLoadedQuery<OpenOrderQuery>(
    graphql`
      query OpenOrderQuery($number: Int!, $reading: Boolean!, $editing: Boolean!) {
        orders(filter: { numbers: [$number] }, first: 1) {
          edges {
            node {
              number
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
  // Its version and its history are not told by what is heard of it.
  useCatchUp(OpenOrderQueryNode, loaded.variables, onOrderChange);
  const order = orders.edges[0]?.node;
  const number = order?.number;
  useEffect(() => {
    if (number !== undefined) orderOpened(number);
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
      <OrderEditor key={order.number} order={order.editor} variables={loaded.variables} onClose={onClose} />
    );
  }
  return (
    <SidePanel
      title={words.title(order.number)}
      onClose={onClose}
      foot={<OrderActions order={order} withoutDetail size="medium" />}
    >
      {order.detail != null && <OrderDetail order={order.detail} />}
      {order.history != null && <OrderHistory order={order.history} />}
    </SidePanel>
  );
}
