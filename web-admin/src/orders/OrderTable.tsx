import { graphql, useFragment } from "react-relay";
import type { OrderTable_orders$key } from "../__generated__/OrderTable_orders.graphql.ts";
import { useMessages } from "../language/language.ts";
import { SelectAllBox } from "../ui/selection.tsx";
import { HeadCell, Table } from "../ui/Table.tsx";
import { messages } from "./messages.ts";
import { OrderRow } from "./OrderRow.tsx";

/** A page of orders as a table: number and actions stay in sight, the rest scrolls. Source of the columns: shop.md §2. */
export function OrderTable({ orders, stale }: { orders: OrderTable_orders$key; stale: boolean }) {
  const words = useMessages(messages);
  const rows = useFragment(
    graphql`
      fragment OrderTable_orders on Order @relay(plural: true) {
        id
        ...OrderRow_order
      }
    `,
    orders,
  );
  return (
    <Table label={words.table} stale={stale}>
      <thead>
        <tr>
          <HeadCell>
            <SelectAllBox />
          </HeadCell>
          <HeadCell stick="start">{words.numberShort}</HeadCell>
          <HeadCell>{words.state}</HeadCell>
          <HeadCell width={110}>{words.buyer}</HeadCell>
          <HeadCell width={180}>{words.recipientAndAddress}</HeadCell>
          <HeadCell>{words.expected}</HeadCell>
          <HeadCell>{words.delivery}</HeadCell>
          <HeadCell numeric>{words.quantity}</HeadCell>
          <HeadCell numeric>{words.total}</HeadCell>
          <HeadCell numeric width={120}>
            {words.discounts}
          </HeadCell>
          <HeadCell>{words.paymentMethod}</HeadCell>
          <HeadCell>{words.paymentState}</HeadCell>
          <HeadCell>{words.source}</HeadCell>
          <HeadCell width={180}>{words.note}</HeadCell>
          <HeadCell>{words.created}</HeadCell>
          <HeadCell stick="end">{words.actions}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </tbody>
    </Table>
  );
}
