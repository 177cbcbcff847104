import { graphql, useFragment } from "react-relay";
import type { DiscountTable_discounts$key } from "../__generated__/DiscountTable_discounts.graphql.ts";
import { useMessages } from "../language/language.ts";
import { RecordHead } from "../ui/RecordRow.tsx";
import { recordMessages } from "../ui/recordMessages.ts";
import { HeadCell, Table } from "../ui/Table.tsx";
import { DiscountRow } from "./DiscountRow.tsx";
import { messages } from "./messages.ts";

interface DiscountTableProps {
  discounts: DiscountTable_discounts$key;
  stale: boolean;
}

/** A page of discounts as a table. Source of the columns: shop.md §2. */
export function DiscountTable({ discounts, stale }: DiscountTableProps) {
  const words = useMessages(messages);
  const { description } = useMessages(recordMessages);
  const rows = useFragment(
    graphql`
      fragment DiscountTable_discounts on Discount @relay(plural: true) {
        id
        ...DiscountRow_discount
      }
    `,
    discounts,
  );
  return (
    <Table label={words.table} stale={stale}>
      <RecordHead nameWidth={150}>
        <HeadCell>{words.kind}</HeadCell>
        <HeadCell numeric>{words.amount}</HeadCell>
        <HeadCell numeric>{words.multiplier}</HeadCell>
        <HeadCell>{words.audience}</HeadCell>
        <HeadCell width={180}>{description}</HeadCell>
        <HeadCell>{words.state}</HeadCell>
        <HeadCell>{words.givenTo}</HeadCell>
      </RecordHead>
      <tbody>
        {rows.map((discount) => (
          <DiscountRow key={discount.id} discount={discount} />
        ))}
      </tbody>
    </Table>
  );
}
