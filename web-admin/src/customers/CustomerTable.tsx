import { graphql, useFragment } from "react-relay";
import type { CustomerTable_customers$key } from "../__generated__/CustomerTable_customers.graphql.ts";
import { useMessages } from "../language/language.ts";
import { RecordHead } from "../ui/RecordRow.tsx";
import { HeadCell, Table } from "../ui/Table.tsx";
import { CustomerRow } from "./CustomerRow.tsx";
import { messages } from "./messages.ts";

interface CustomerTableProps {
  customers: CustomerTable_customers$key;
  stale: boolean;
}

/** A page of customers as a table. Source of the columns: shop.md §2. */
export function CustomerTable({ customers, stale }: CustomerTableProps) {
  const words = useMessages(messages);
  const rows = useFragment(
    graphql`
      fragment CustomerTable_customers on Customer @relay(plural: true) {
        id
        ...CustomerRow_customer
      }
    `,
    customers,
  );
  return (
    <Table label={words.table} stale={stale}>
      <RecordHead nameWidth={120}>
        <HeadCell>{words.phone}</HeadCell>
        <HeadCell width={130}>{words.note}</HeadCell>
        <HeadCell>{words.state}</HeadCell>
        <HeadCell width={120}>{words.blockNote}</HeadCell>
        <HeadCell>{words.reach}</HeadCell>
        <HeadCell width={120}>{words.discounts}</HeadCell>
        <HeadCell numeric>{words.orders}</HeadCell>
        <HeadCell>{words.since}</HeadCell>
      </RecordHead>
      <tbody>
        {rows.map((customer) => (
          <CustomerRow key={customer.id} customer={customer} />
        ))}
      </tbody>
    </Table>
  );
}
