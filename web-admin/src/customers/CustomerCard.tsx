import { graphql, useFragment } from "react-relay";
import type { CustomerCard_customer$key } from "../__generated__/CustomerCard_customer.graphql.ts";
import { useMessages } from "../language/language.ts";
import { Card } from "../ui/CardList.tsx";
import { CardTitle } from "../ui/CardTitle.tsx";
import { Fact, Facts } from "../ui/Facts.tsx";
import { recordMessages } from "../ui/recordMessages.ts";
import { BlockedTag } from "./BlockedTag.tsx";
import { CustomerActions } from "./CustomerActions.tsx";
import { CustomerDiscounts } from "./CustomerDiscounts.tsx";
import { CustomerOrders } from "./CustomerOrders.tsx";
import { customerNumber } from "./customerSearch.ts";
import { FriendTag } from "./FriendTag.tsx";
import { messages } from "./messages.ts";

/** One customer on a narrow screen. */
export function CustomerCard({ customer }: { customer: CustomerCard_customer$key }) {
  const words = useMessages(messages);
  const records = useMessages(recordMessages);
  const data = useFragment(
    graphql`
      fragment CustomerCard_customer on Customer {
        id
        name
        phone
        note
        blocked
        reachable
        block {
          note
        }
        ...CustomerDiscounts_customer
        ...CustomerOrders_customer
        ...CustomerActions_customer
      }
    `,
    customer,
  );
  return (
    <Card
      select={{ id: data.id, label: data.name }}
      head={
        <>
          <CardTitle>{data.name}</CardTitle>
          {data.blocked && <BlockedTag blocked />}
        </>
      }
    >
      <CustomerDiscounts customer={data} />
      <Facts>
        <Fact name={records.number}>{customerNumber(data.id)}</Fact>
        <Fact name={words.phone}>{data.phone}</Fact>
        <Fact name={words.orders}>
          <CustomerOrders customer={data} />
        </Fact>
        {data.reachable != null && (
          <Fact name={words.reach}>
            <FriendTag long reachable={data.reachable} />
          </Fact>
        )}
        {data.note !== "" && <Fact name={words.note}>{data.note}</Fact>}
        {data.block != null && <Fact name={words.blockNote}>{data.block.note}</Fact>}
      </Facts>
      <CustomerActions customer={data} />
    </Card>
  );
}
