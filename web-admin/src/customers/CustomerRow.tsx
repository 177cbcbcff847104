import { graphql, useFragment } from "react-relay";
import type { CustomerRow_customer$key } from "../__generated__/CustomerRow_customer.graphql.ts";
import { useDates } from "../language/useDates.ts";
import { RecordRow } from "../ui/RecordRow.tsx";
import { Cell, Clamp } from "../ui/Table.tsx";
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
    <RecordRow
      id={data.id}
      number={customerNumber(data.id)}
      name={data.name}
      actions={<CustomerActions customer={data} />}
    >
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
    </RecordRow>
  );
}
