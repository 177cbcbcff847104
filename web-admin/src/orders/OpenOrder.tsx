import { ReceiptRegular } from "@fluentui/react-icons";
import { useEffect } from "react";
import { graphql, type PreloadedQuery } from "react-relay";
import type { OpenOrderQuery } from "../__generated__/OpenOrderQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { Notice } from "../ui/Notice.tsx";
import { SidePanel } from "../ui/SidePanel.tsx";
import { detailMessages } from "./detailMessages.ts";
import { OrderActions } from "./OrderActions.tsx";
import { OrderDetail } from "./OrderDetail.tsx";
import { orderOpened } from "./orderEvents.ts";

interface OpenOrderProps {
  loaded: PreloadedQuery<OpenOrderQuery>;
  onClose: () => void;
}

/** The loaded order with what may be done next, or word that there is none of this number. */
export function OpenOrder({ loaded, onClose }: OpenOrderProps) {
  const words = useMessages(detailMessages);
  const { orders } = useLoadedQuery<OpenOrderQuery>(
    graphql`
      query OpenOrderQuery($number: Int!) {
        orders(filter: { numbers: [$number] }, first: 1) {
          edges {
            node {
              number
              nextStates
              ...OrderDetail_order
              ...OrderActions_order
            }
          }
        }
      }
    `,
    loaded,
  );
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
  return (
    <SidePanel
      title={words.title(order.number)}
      onClose={onClose}
      foot={order.nextStates.length > 0 && <OrderActions order={order} withoutDetail size="medium" />}
    >
      <OrderDetail order={order} />
    </SidePanel>
  );
}
