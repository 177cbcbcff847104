import { graphql, useFragment } from "react-relay";
import type { BlockCard_block$key } from "../__generated__/BlockCard_block.graphql.ts";
import { customerNumber } from "../customers/customerSearch.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { Card } from "../ui/CardList.tsx";
import { CardTitle } from "../ui/CardTitle.tsx";
import { Fact, Facts } from "../ui/Facts.tsx";
import { BlockActions } from "./BlockActions.tsx";
import { messages } from "./messages.ts";

/** One block on a narrow screen. */
export function BlockCard({ block }: { block: BlockCard_block$key }) {
  const words = useMessages(messages);
  const { dayTime } = useDates();
  const data = useFragment(
    graphql`
      fragment BlockCard_block on CustomerBlock {
        id
        note
        createdAt
        customer {
          id
          name
        }
        blockedBy {
          name
        }
        ...BlockActions_block
      }
    `,
    block,
  );
  return (
    <Card
      select={{ id: data.id, label: data.customer.name }}
      head={<CardTitle>{data.customer.name}</CardTitle>}
    >
      <Facts>
        <Fact name={words.customerNumber}>{customerNumber(data.customer.id)}</Fact>
        <Fact name={words.note}>{data.note}</Fact>
        <Fact name={words.by}>{data.blockedBy?.name}</Fact>
        <Fact name={words.since}>{dayTime(data.createdAt)}</Fact>
      </Facts>
      <BlockActions block={data} />
    </Card>
  );
}
