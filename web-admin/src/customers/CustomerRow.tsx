import { graphql, useFragment } from "react-relay";
import type { CustomerRow_customer$key } from "../__generated__/CustomerRow_customer.graphql.ts";
import { useDates } from "../language/useDates.ts";
import { SelectBox } from "../ui/selection.tsx";
import { Cell, Clamp, Row, RowHead } from "../ui/Table.tsx";
import { BlockedTag } from "./BlockedTag.tsx";
import { CustomerActions } from "./CustomerActions.tsx";
import { CustomerDiscounts } from "./CustomerDiscounts.tsx";
import { CustomerOrders } from "./CustomerOrders.tsx";
import { customerNumber } from "./customerSearch.ts";
import { FriendTag } from "./FriendTag.tsx";

/** One customer of the table, in the columns of CustomerTable. */
export function CustomerRow({ customer }: { customer: CustomerRow_customer$key }) {
  const { day } = useDates();
  const data = useFragment(
    graphql`
      fragment CustomerRow_customer on Customer {
        id
        name
        phone
        note
        blocked
        reachable
        block {
          note
        }
        createdAt
        ...CustomerDiscounts_customer
        ...CustomerOrders_customer
        ...CustomerActions_customer
      }
    `,
    customer,
  );
  return (
    <Row>
      <Cell>
        <SelectBox id={data.id} label={data.name} />
      </Cell>
      <Cell stick="start" nowrap>
        {customerNumber(data.id)}
      </Cell>
      <RowHead>
        <Clamp>{data.name}</Clamp>
      </RowHead>
      <Cell nowrap>{data.phone}</Cell>
      <Cell>{data.note !== "" && <Clamp>{data.note}</Clamp>}</Cell>
      <Cell nowrap>
        <BlockedTag blocked={data.blocked} />
      </Cell>
      <Cell>{data.block != null && <Clamp>{data.block.note}</Clamp>}</Cell>
      <Cell nowrap>
        <FriendTag reachable={data.reachable} />
      </Cell>
      <Cell>
        <CustomerDiscounts customer={data} />
      </Cell>
      <Cell numeric>
        <CustomerOrders customer={data} />
      </Cell>
      <Cell nowrap>{day(data.createdAt)}</Cell>
      <Cell stick="end" nowrap>
        <CustomerActions customer={data} />
      </Cell>
    </Row>
  );
}
